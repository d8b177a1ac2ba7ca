// The language switch: one style element for the page hides the other language's blocks, in prose,
// outputs and widgets alike. The choice is kept by the browser, so the next notebook opens with it.
// In the large size, which is a presenter's, keys walk through the lesson part by part.
const LANGUAGES = ["bg", "en", "both"], SIZES = ["normal", "large"];
const SPOKEN = ":is(.jp-RenderedHTMLCommon, .jp-OutputArea-output, .pk)";
const EVENT = "pk-preferences";

function recall(name, allowed, otherwise) {
  try {
    const kept = localStorage.getItem("pokerlib." + name);
    if (allowed.includes(kept)) return kept;
  } catch { /* storage may be forbidden: the page keeps the choice for itself */ }
  const here = document.documentElement.dataset[name === "language" ? "pkLanguage" : "pkSize"];
  return allowed.includes(here) ? here : otherwise;
}

function keep(name, value) {
  try {
    localStorage.setItem("pokerlib." + name, value);
  } catch { /* as above */ }
}

function firstGuess() {
  const asked = (navigator.languages ?? [navigator.language ?? ""]).map((tag) => tag.slice(0, 2));
  return asked.find((tag) => tag === "bg" || tag === "en") ?? "both";
}

function apply(language, size) {
  const page = document.documentElement;
  page.dataset.pkLanguage = language;
  page.dataset.pkSize = size;
  let style = document.getElementById("pk-preferences");
  if (!style) {
    style = document.createElement("style");
    style.id = "pk-preferences";
    document.head.append(style);
  }
  const other = { bg: "en", en: "bg" }[language];
  // Jupyter's own: a link marked by its colour alone, a folded cell wider than a phone.
  const rules = [".jp-RenderedMarkdown [lang] a { text-decoration: underline; }",
    ".jp-Placeholder-content { min-width: 0; } .jp-Placeholder-contentContainer { max-width: 100%; }",
    ".jp-PlaceholderText { min-width: 0; overflow: hidden; text-overflow: ellipsis; }"];
  if (other) rules.push(`${SPOKEN} [lang="${other}"] { display: none !important; }`);
  else rules.push(`${SPOKEN} .pk-t[lang="bg"]:not(:empty)::after { content: " · "; }`,
    ...[".pk-say >", ".pk-story > li >", ".pk-box > p >", ".pk-front"].map((lines) => // one below the other
      `${SPOKEN} ${lines} .pk-t[lang="bg"]::after { content: none; }`),
    `${SPOKEN} .pk-vh > .pk-t[lang="bg"]::after { content: ", "; }`);
  if (size === "large") rules.push(`:root { --pk-scale: 1.6; }
    .jp-RenderedMarkdown { font-size: 1.5rem !important; line-height: 1.5 !important; }`);
  style.textContent = rules.join("\n");
}

const current = () => [recall("language", LANGUAGES, firstGuess()), recall("size", SIZES, "normal")];

function choose(language, size) {
  keep("language", language);
  keep("size", size);
  apply(language, size);
  if (size !== "large") uncover();
  document.dispatchEvent(new CustomEvent(EVENT));
}

// A presenter's walk. A part is a cell that has something to see. The first key covers all that is
// below the part in front; the next ones press what tells one thing more in it (data-step), and
// where there is nothing more, uncover the next part. How far it has come is marked on the page
// itself, so that the switches of a page, each with a module of its own, agree.
const LATER = "pk-later", PATIENCE = 5000; // milliseconds for a step
const KEYS = { PageDown: "on", ArrowRight: "on", " ": "on", PageUp: "back", ArrowLeft: "back" };

// The lesson that is to be seen: a page has one, JupyterLab may have several open.
const lesson = () => document.getElementById("rendered_cells")
  ?? [...document.querySelectorAll(".jp-NotebookPanel .jp-Notebook")].find((el) => el.offsetParent);

const parts = (book) => [...book.querySelectorAll(".jp-Cell")].filter((cell) =>
  cell.offsetHeight > 1 && cell.querySelector(".jp-RenderedMarkdown, .jp-OutputArea-output")
  && !cell.querySelector(".pk-switch"));

function uncover() {
  for (const cell of document.querySelectorAll("." + LATER)) cell.classList.remove(LATER);
  for (const book of document.querySelectorAll("[data-pk-walk]")) delete book.dataset.pkWalk;
}

// What scrolls the lesson, where its top is and how much room is below: a panel of JupyterLab's, or
// a page, whose bar stays in sight above (its scroll-padding says how far).
function frame(book) {
  let el = book.querySelector(".jp-WindowedPanel-outer") ?? book;
  const scrolls = () => el.scrollHeight > el.clientHeight + 1
    && ["auto", "scroll"].includes(getComputedStyle(el).overflowY);
  while (el && !scrolls()) el = el.parentElement;
  if (!el || el === document.documentElement) {
    const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return [document.scrollingElement, bar, innerHeight - bar];
  }
  return [el, Math.max(0, el.getBoundingClientRect().top), el.clientHeight];
}

// Bring something into sight, its beginning first; what is in sight stays where it is.
function bring(book, el) {
  const [outer, top, room] = frame(book), box = el.getBoundingClientRect();
  const above = box.top - top - 8, below = box.bottom - top + 8 - room;
  if (above >= 0 && below <= 0) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  outer.scrollBy({
    top: above < 0 || box.height > room - 16 ? above : below, behavior: calm ? "instant" : "smooth",
  });
}

// Press, and when it is answered bring into sight what was said.
function press(book, part, button) {
  const begun = performance.now();
  button.click();
  const look = () => {
    const waits = part.querySelector(".pk[data-waiting]");
    if (waits && performance.now() - begun < PATIENCE) setTimeout(look, 50);
    else bring(book, part.querySelector('[role="status"]:not(:empty)') ?? button);
  };
  setTimeout(look, 50);
}

// Whether a widget has a use of its own for the key: Escape closes a grid of cards.
function taken(event) {
  for (let el = event.target; el; el = el.parentElement) if (el.pkOn?.keys?.[event.key]) return true;
  return false;
}

// Whether the key may mean a step here: not where it writes, chooses, scrolls or is a command.
function free(event, book) {
  const at = event.target, open = at === document.body || at === document.documentElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (!open && !book.contains(at) && !at.contains(book)) return false;
  if (at.closest("textarea, select, [contenteditable=true], [type=range]")) return false;
  if (event.key.startsWith("Page")) return true;
  if (at.closest("input, [data-nav]")) return false;
  if (taken(event)) return false;
  if (event.key === " " && at.closest("button, a, summary")) return false;
  // With a cell of JupyterLab in focus these are its own commands.
  return open || book.id === "rendered_cells" || Boolean(at.closest(".pk"));
}

function walk(event) {
  if (document.documentElement.dataset.pkSize !== "large") return;
  const elsewhere = taken(event) || event.target.closest(".jp-Dialog, .lm-Menu, .lm-MenuBar");
  if (event.key === "Escape" && !elsewhere) uncover(); // and JupyterLab does with it what it does
  const way = KEYS[event.key], book = way && lesson();
  if (!book || !free(event, book)) return;
  const all = parts(book), top = frame(book)[1];
  if (!book.dataset.pkWalk) {
    const front = all.findIndex((cell) => cell.getBoundingClientRect().bottom > top + 40);
    if (way === "back" || front < 0) return;
    book.dataset.pkWalk = "on";
    for (const cell of all.slice(front + 1)) cell.classList.add(LATER);
    bring(book, all[front]);
  } else {
    step(book, all, way);
  }
  event.preventDefault();
  event.stopPropagation();
}

function step(book, all, way) {
  const at = all.findLastIndex((cell) => !cell.classList.contains(LATER)), here = all[at];
  if (here.querySelector(".pk[data-waiting]")) return; // the last step is still on its way
  const button = [...here.querySelectorAll(`[data-step="${way}"]`)]
    .find((el) => el.offsetParent && el.getAttribute("aria-disabled") !== "true");
  if (button) {
    press(book, here, button);
  } else if (way === "on" && at < all.length - 1) {
    all[at + 1].classList.remove(LATER);
    bring(book, all[at + 1]);
  } else if (way === "back" && at > 0) {
    here.classList.add(LATER);
    bring(book, all[at - 1]);
  }
}

function initialize() {
  apply(...current());
  window.pkWalk?.(); // one for the page, the newest
  window.addEventListener("keydown", walk, true);
  window.pkWalk = () => window.removeEventListener("keydown", walk, true);
}

function button(parent, pairs, press, face) {
  const b = document.createElement("button");
  b.type = "button";
  if (face) {
    const shown = document.createElement("span");
    shown.setAttribute("aria-hidden", "true");
    shown.textContent = face;
    b.append(shown);
  }
  for (const [lang, text] of pairs) {
    const span = document.createElement("span");
    span.className = face ? "pk-vh pk-t" : "pk-t";
    if (lang) span.lang = lang;
    span.textContent = text;
    b.append(span);
  }
  b.addEventListener("click", press);
  parent.append(b);
  return b;
}

function group(root, [bg, en]) {
  const g = document.createElement("span");
  g.className = "pk-segments";
  g.setAttribute("role", "group");
  g.setAttribute("aria-label", `${bg} / ${en}`);
  root.append(g);
  return g;
}

function render({ model, el }) {
  const words = model.get("words");
  const root = document.createElement("div");
  root.className = "pk pk-switch";
  root.addEventListener("keydown", (e) => {
    if (!e.ctrlKey && !e.metaKey && !e.altKey) e.stopPropagation();
  });
  const languages = group(root, words.language);
  const names = { bg: "Български", en: "English", both: "Български + English" };
  const pick = LANGUAGES.map((one) =>
    [one, button(languages, [["", names[one]]], () => choose(one, current()[1]))]);
  const sizes = group(root, words.size);
  const grow = SIZES.map((one, i) => [one, button(sizes,
    [["bg", words[one][0]], ["en", words[one][1]]], () => choose(current()[0], one), ["A", "A+"][i])]);
  const keys = document.createElement("span");
  keys.className = "pk-hint pk-say";
  for (const [lang, text] of [["bg", words.keys[0]], ["en", words.keys[1]]]) {
    const said = document.createElement("span");
    said.className = "pk-t";
    said.lang = lang;
    said.textContent = text;
    keys.append(said);
  }
  root.append(keys);
  el.append(root);

  const show = () => {
    const [language, size] = current();
    apply(language, size);
    keys.hidden = size !== "large";
    for (const [one, b] of pick) b.setAttribute("aria-pressed", String(one === language));
    for (const [one, b] of grow) b.setAttribute("aria-pressed", String(one === size));
  };
  const elsewhere = (e) => { // another tab of the same site
    if (e.key === null || e.key.startsWith("pokerlib.")) show();
  };
  document.addEventListener(EVENT, show);
  window.addEventListener("storage", elsewhere);
  show();
  return () => {
    document.removeEventListener(EVENT, show);
    window.removeEventListener("storage", elsewhere);
  };
}

export default { initialize, render, choose, current };
