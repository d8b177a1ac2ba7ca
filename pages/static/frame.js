// The frame: contents, language, background, size, where one is, and what one has seen.
const root = document.documentElement, RAIL = 1040;
const remember = (name, value) => { try { localStorage.setItem("pokerlib." + name, value); } catch { /* forbidden */ } };
const recalled = (name) => { try { return localStorage.getItem("pokerlib." + name); } catch { return null; } };

function press(selector, on) {
  for (const one of document.querySelectorAll(selector)) one.setAttribute("aria-pressed", String(on(one)));
}

function shown() {
  const [language, size] = lights.current(), dark = root.dataset.theme === "dark";
  root.lang = language === "en" ? "en" : "bg";
  document.body.dataset.jpThemeLight = String(!dark);
  press("[data-language]", (one) => one.dataset.language === language);
  press("[data-size-button]", () => size === "large");
  press("[data-theme-button]", () => dark);
}

function chosen({ target }) {
  const button = target.closest("button");
  if (!button) return;
  const [language, size] = lights.current();
  if (button.dataset.language) lights.choose(button.dataset.language, size);
  else if ("sizeButton" in button.dataset) lights.choose(language, size === "large" ? "normal" : "large");
  else if ("themeButton" in button.dataset) {
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
    remember("theme", root.dataset.theme);
  } else return;
  shown();
}

const rail = document.getElementById("rail"), railButton = document.querySelector(".rail-button");
const railOpen = () => (innerWidth > RAIL ? !rail.classList.contains("closed") : rail.classList.contains("open"));
function openRail(open) {
  rail.classList.toggle(innerWidth > RAIL ? "closed" : "open", innerWidth > RAIL ? !open : open);
  railButton.setAttribute("aria-expanded", String(open));
}

// Where one is: the last part whose heading has passed the top.
const parts = [...document.querySelectorAll(".part")].filter((part) => part.id !== "top");
const seenKey = `seen.${page.lesson}`;
const seen = new Set((recalled(seenKey) ?? "").split(",").filter(Boolean));
function where() {
  const line = innerHeight * .4;
  const here = parts.findLast((part) => part.getBoundingClientRect().top < line);
  const end = innerHeight + scrollY >= root.scrollHeight - 4;
  const before = seen.size;
  for (const part of parts) if (part.getBoundingClientRect().bottom < line || (end && part === parts.at(-1))) seen.add(part.id);
  if (seen.size !== before) remember(seenKey, [...seen].join(","));
  for (const link of rail?.querySelectorAll("a") ?? []) {
    const id = link.hash.slice(1);
    link.classList.toggle("seen", seen.has(id));
    if (id === here?.id) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const at = parts.indexOf(here) + 1;
  document.querySelector(".at .place").textContent = rail && at ? `${at} / ${parts.length}` : "";
  document.querySelector(".run").style.width = `${parts.length ? 100 * at / parts.length : 0}%`;
}

// Large tables and pictures come when the reader comes near, or when the page is printed.
const fetchLater = (place) => {
  if (!place.dataset.pkLater) return;
  const script = document.createElement("script");
  script.src = `later/${place.dataset.pkLater}.js${location.protocol === "file:" ? "" : "?b=" + page.build}`;
  delete place.dataset.pkLater;
  document.head.append(script);
};
window.pkLater = (cell, html) => {
  const place = document.querySelector(`#cell-${CSS.escape(cell)} .jp-OutputArea-output`);
  place.innerHTML = html; // the build's own, as the rest of the page
  place.style.minHeight = "";
};
const near = new IntersectionObserver((found) => {
  for (const { target, isIntersecting } of found) if (isIntersecting) { near.unobserve(target); fetchLater(target); }
}, { rootMargin: "1200px" });

function frame() {
  lights.initialize();
  shown();
  document.addEventListener("pk-preferences", shown);
  addEventListener("storage", shown);
  document.querySelector(".bar").addEventListener("click", chosen);
  if (rail) {
    railButton.setAttribute("aria-expanded", String(railOpen()));
    railButton.addEventListener("click", () => openRail(!railOpen()));
    rail.addEventListener("click", ({ target }) => { if (target.closest("a") && innerWidth <= RAIL) openRail(false); });
    addEventListener("keydown", ({ key }) => { if (key === "Escape" && innerWidth <= RAIL && railOpen()) openRail(false); });
  } else railButton.hidden = true;
  let due = false, theme = root.dataset.theme;
  addEventListener("scroll", () => { if (!due) { due = true; requestAnimationFrame(() => { due = false; where(); }); } }, { passive: true });
  where();
  for (const place of document.querySelectorAll("[data-pk-later]")) near.observe(place);
  addEventListener("beforeprint", () => {
    for (const place of document.querySelectorAll("[data-pk-later]")) fetchLater(place);
    theme = root.dataset.theme;
    root.dataset.theme = "light"; // black on white
    shown();
  });
  addEventListener("afterprint", () => { root.dataset.theme = theme; shown(); });
}
