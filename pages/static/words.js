// What the page was built with, and its sentences in both languages.
const page = JSON.parse(document.getElementById("pk-page").textContent);
const asked = new URLSearchParams(location.search);
const marks = (window.pkMarks = {}); // milliseconds since the page was asked for; the benchmarks read them
const note = (name) => { marks[name] ??= Math.round(performance.now()); };

function pair(name, facts = {}) {
  const texts = page.words[name].map((text) => text.replace(/\{(\w+)\}/g, (_, key) => facts[key] ?? ""));
  return ["bg", "en"].map((lang, place) => {
    const span = document.createElement("span");
    span.className = "pk-t";
    span.lang = lang;
    span.textContent = texts[place];
    return span;
  });
}

// One line at the foot of the page; the newest stays. Nothing is said where there is nothing to say.
const status = document.getElementById("pk-status");
let said = "";
function tell(name, { facts, more = [], until } = {}) {
  said = name ?? "";
  status.replaceChildren(...(name ? [...pair(name, facts), ...more] : []));
  if (until) setTimeout(() => { if (said === name) tell(); }, until);
}
