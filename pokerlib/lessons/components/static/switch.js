// The language switch: one style element for the page hides the other language's blocks, in prose,
// outputs and widgets alike. The choice is kept by the browser, so the next notebook opens with it.
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
  document.dispatchEvent(new CustomEvent(EVENT));
}

function initialize() {
  apply(...current());
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
  el.append(root);

  const show = () => {
    const [language, size] = current();
    apply(language, size);
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

export default { initialize, render };
