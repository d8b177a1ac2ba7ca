// A model for each widget; Python answers by one of two lines with the same messages.
const models = (window.pkModels = new Map());
const PATIENCE = 700, LONG = 2500; // milliseconds before a wait is said, and before it can be stopped
let line = null, waking = 0, stopping = 0;

class Model {
  hosted = true; // the page says what is to be said of the line
  constructor(cell, state) { this.cell = cell; this.state = state; this.listeners = new Map(); }
  get(name) { return name === "lexicon" ? page.lexicon : this.state[name]; }
  set(name, value) { this.put(name, value); }
  save_changes() {}
  on(event, f) { (this.listeners.get(event) ?? this.listeners.set(event, new Set()).get(event)).add(f); }
  off(event, f) { this.listeners.get(event)?.delete(f); }
  emit(event, ...args) { for (const f of [...(this.listeners.get(event) ?? [])]) f(...args); }
  put(name, value) { this.state[name] = value; this.emit("change:" + name); }
  send(content) {
    note("first click");
    line.send({ cell: this.cell, content });
    if (!line.ready && !waking) waking = setTimeout(() => { if (!line.ready && !said) tell("waking"); }, PATIENCE);
    watch();
  }
}

// What takes long can be stopped.
function watch() {
  clearTimeout(stopping);
  if (line.waits && line.ready && page.python !== "worker") {
    stopping = setTimeout(() => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...pair("stop"));
      button.onclick = () => line.stop();
      tell("waking", { more: [button] });
    }, LONG);
  } else if (!line.waits && said === "waking") tell();
}

function fail(cell) {
  const place = document.querySelector(`[data-pk-cell="${CSS.escape(cell)}"]`), words = document.createElement("p");
  if (!place || place.querySelector(".part-failed")) return;
  words.className = "part-failed";
  words.append(...pair("part_failed"));
  place.prepend(words);
  for (const one of place.querySelectorAll(".pk")) one.inert = true;
}

// Links that Python writes lead to notebooks; here they lead to pages.
const toPages = (value) => JSON.parse(JSON.stringify(value).replaceAll(".ipynb", ".html"));

function draw(cell, state) {
  const known = models.get(cell);
  if (known) { // drawn already: only what differs is written
    for (const [name, value] of Object.entries(state)) {
      if (name !== "lexicon" && JSON.stringify(known.get(name)) !== JSON.stringify(value)) known.put(name, value);
    }
    return;
  }
  const place = document.querySelector(`[data-pk-cell="${CSS.escape(cell)}"]`);
  if (!place) return;
  const model = new Model(cell, state);
  models.set(cell, model);
  view.render({ model, el: place });
  tools(cell, place);
}

function opened({ cells, failed, wrong }) {
  for (const [cell, state] of Object.entries(cells)) draw(cell, toPages(state));
  for (const cell of Object.keys(failed)) fail(cell);
  clearTimeout(waking);
  if (wrong) tell("wrong_address", { facts: { what: wrong }, until: 15000 });
  else if (said !== "wrong_address") tell();
  root.dataset.pkReady = "yes";
  note("ready");
  // Only now: it fetches the whole site, and would halve the speed of what is awaited.
  if (page.python === "worker" && location.protocol !== "file:" && isSecureContext) navigator.serviceWorker?.register("sw.js");
  watch();
  document.dispatchEvent(new Event("pk-ready"));
}

function took(what, files) {
  const model = models.get(what.cell);
  if (what.do === "set") { note("first answer"); model?.put(what.name, toPages(what.value)); }
  else if (what.do === "msg") model?.emit("msg:custom", what.content, files);
  watch();
}

const CUT = { 1013: "full" };
const cut = (code) => { delete root.dataset.pkReady; tell(CUT[code] ?? "no_line"); };
const failed = (why) => { console.error(why); root.dataset.pkFailed = "yes"; tell("broken"); };

// What a worker's page remembers stays in this browser, if it lets it.
function kept(keeps) {
  if (!keeps) tell("keeps_nothing", { until: 15000 });
  else navigator.storage?.persist?.();
  if (location.protocol === "file:" && /firefox/i.test(navigator.userAgent) && !recalled("apart")) {
    remember("apart", "said"); // each file has a storage of its own there
    tell("apart", { until: 20000 });
  }
}

// The address of one exercise as it is now; no clipboard API is needed.
function address(cell, place) {
  const to = new URL(location.href.split(/[?#]/)[0]), code = place.querySelector('input[name="code"]')?.value;
  if (code) to.searchParams.set("code", code);
  to.searchParams.set("at", cell);
  to.hash = `cell-${cell}`;
  return to.href;
}

function copy(text) {
  const field = document.createElement("input");
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-label", page.words.copy_by_hand.join(" / "));
  tell("copy_by_hand", { more: [field] });
  field.select();
  if (document.execCommand("copy")) tell("copied", { until: 4000 });
}

function tools(cell, place) {
  if (!place.querySelector('input[name="code"]')) return;
  const bar = document.createElement("div"), button = document.createElement("button");
  bar.className = "tools";
  button.type = "button";
  button.className = "pk-address";
  button.append(...pair("address"));
  button.onclick = () => copy(address(cell, place));
  bar.append(button);
  place.after(bar);
}

function only(cell) {
  const one = document.getElementById(`cell-${cell}`);
  if (one) one.classList.add("only");
  else { delete root.dataset.only; tell("wrong_address", { facts: { what: `only=${cell}`.slice(0, 40) }, until: 15000 }); }
}

// A page and its script of two builds, out of some cache: once more, from the start.
function ofOneBuild() {
  if (page.build === BUILD) return true;
  try {
    if (sessionStorage.getItem("pokerlib.build") === page.build) return true;
    sessionStorage.setItem("pokerlib.build", page.build);
  } catch { return true; }
  location.reload();
  return false;
}

frame();
if (asked.get("only")) only(asked.get("only"));
for (const [cell, state] of Object.entries(page.drawn)) draw(cell, toPages(state));
note("drawn");
if (ofOneBuild() && Object.keys(page.drawn).length) {
  line = page.python === "worker" ? new WorkerLine({ opened, took, failed, kept }) : new Socket({ opened, took, cut });
  window.pkLine = line;
}
