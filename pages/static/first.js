// Before the first paint: the reader's language, background and size, so that nothing flickers.
(() => {
  const page = document.documentElement, asked = new URLSearchParams(location.search);
  const recall = (name) => { try { return localStorage.getItem("pokerlib." + name); } catch { return null; } };
  const keep = (name, value) => { try { localStorage.setItem("pokerlib." + name, value); } catch { /* forbidden */ } };
  const wanted = asked.get("lang");
  if (["bg", "en", "both"].includes(wanted)) keep("language", wanted);
  const guess = (navigator.languages ?? []).map((tag) => tag.slice(0, 2)).find((tag) => tag === "bg" || tag === "en");
  const language = ["bg", "en", "both"].find((one) => one === (wanted ?? recall("language"))) ?? recall("language") ?? guess ?? "both";
  page.dataset.pkLanguage = language;
  page.lang = language === "en" ? "en" : "bg";
  page.dataset.pkSize = recall("size") === "large" ? "large" : "normal";
  page.dataset.theme = recall("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  if (asked.get("only")) page.dataset.only = "yes";
  // Python is fetched while the page is drawn.
  const here = document.currentScript;
  if (!("worker" in here.dataset)) return;
  const worker = new Worker(`worker.js${new URL(here.src).search}`, { type: "module", name: asked.has("plain") ? "plain" : "" });
  worker.onerror = (event) => { window.pkFailed = event.message || "worker.js"; };
  window.pkWorker = () => worker;
})();
