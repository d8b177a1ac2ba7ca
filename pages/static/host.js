// A model for each widget; Python answers by one of two lines with the same messages.
const models = (window.pkModels = new Map());
const PATIENCE = 700, LONG = 2500; // milliseconds before a wait is said, and before it can be stopped
let line = null, waking = 0, stopping = 0;
const placeOf = (cell) => document.querySelector(`[data-pk-cell="${CSS.escape(cell)}"]`);

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
  print(data) { data[0].byteLength ? printSheet(data[0]) : printAlone(this.cell); }
}

// What takes long is said, and can be stopped where Python hears it; what only waits for Python can't.
function watch() {
  if (!line.waits || !line.ready) {
    clearTimeout(stopping);
    stopping = 0;
    if (said === "counting" || (said === "waking" && !line.waits)) tell();
  } else stopping ||= setTimeout(counting, LONG);
}
function counting() {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...pair("stop"));
  button.onclick = () => line.stop();
  tell("counting", { more: page.python === "worker" ? [] : [button] });
}

function fail(cell) {
  const place = placeOf(cell), words = document.createElement("p");
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
  const place = placeOf(cell);
  if (!place) return;
  const model = new Model(cell, state);
  models.set(cell, model);
  view.render({ model, el: place });
  tools(cell, place);
}

// A drill begins with a question of the reader's own: the one that was drawn with the page is everybody's. Until
// Python has dealt it, its place is kept, so that nothing moves and nobody begins with what will be taken away.
const own = new Set();
function show(cell) {
  const place = placeOf(cell);
  delete place.dataset.fresh;
  place.querySelector(":scope > .fresh")?.remove();
}
function keepPlaces() {
  for (const cell of page.fresh) {
    const place = placeOf(cell), words = document.createElement("p");
    words.className = "fresh";
    words.append(...pair("fresh"));
    place.prepend(words);
    place.dataset.fresh = "yes";
    own.add(cell);
  }
}
function deal(asked, opened) {
  for (const cell of own) {
    const model = models.get(cell);
    if (!asked || cell === opened) { show(cell); continue; }
    const shown = () => { model.off("change:view", shown); show(cell); };
    model.on("change:view", shown);
    line.send({ cell, content: { event: "again", args: [], fields: {}, seq: 1, view: "page" } });
  }
  own.clear();
}

const wrongAddress = (what) => tell("wrong_address", { facts: { what: what.slice(0, 40) }, until: 15000 });

function opened({ cells, failed, wrong, opened, new: first }) {
  for (const [cell, state] of Object.entries(cells)) draw(cell, toPages(state));
  for (const cell of Object.keys(failed)) { fail(cell); if (own.delete(cell)) show(cell); }
  deal(first, opened);
  if (first && opened && !location.hash) document.getElementById(`cell-${opened}`)?.scrollIntoView();
  clearTimeout(waking);
  if (wrong) wrongAddress(wrong);
  else if (["waking", "no_line", "full"].includes(said)) tell(); // what was said of the memory stays
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
const cut = (code) => { delete root.dataset.pkReady; watch(); tell(CUT[code] ?? "no_line"); };
const failed = (why) => { console.error(why); root.dataset.pkFailed = "yes"; own.forEach(show); own.clear(); tell("broken"); };

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
  const asked = place.querySelector("[data-address]")?.dataset.address ?? (code ? `code=${code}` : "");
  for (const [name, value] of new URLSearchParams(asked)) to.searchParams.set(name, value);
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

// A sheet alone, in a frame that nobody sees; or what stands in one cell. Black on white: see frame.js and page.css.
function printSheet(data) {
  const sheet = document.createElement("iframe");
  sheet.className = "sheet";
  sheet.title = page.words.sheet.join(" / ");
  sheet.srcdoc = new TextDecoder().decode(data);
  sheet.onload = () => { sheet.contentWindow.focus(); sheet.contentWindow.print(); };
  document.querySelector(".sheet")?.remove(); // the last one stays until then: some browsers print later
  document.body.append(sheet);
}
function printAlone(cell) {
  const one = document.getElementById(`cell-${cell}`);
  root.dataset.printed = "yes";
  one.classList.add("printed");
  addEventListener("afterprint", () => { delete root.dataset.printed; one.classList.remove("printed"); }, { once: true });
  print();
}

function only(cell) {
  const one = document.getElementById(`cell-${cell}`);
  if (one) one.classList.add("only");
  else { delete root.dataset.only; wrongAddress(`only=${cell}`); }
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
if (!["bg", "en", "both", null].includes(asked.get("lang"))) wrongAddress(`lang=${asked.get("lang")}`);
for (const [cell, state] of Object.entries(page.drawn)) draw(cell, toPages(state));
keepPlaces();
note("drawn");
if (ofOneBuild() && Object.keys(page.drawn).length) {
  line = page.python === "worker" ? new WorkerLine({ opened, took, failed, kept }) : new Socket({ opened, took, cut });
  window.pkLine = line;
}
