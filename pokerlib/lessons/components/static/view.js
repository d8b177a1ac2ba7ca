// Draws the tree of nodes that Python sends, keeps focus and typed text while it changes, and
// sends back what the reader did. No rule of poker and no sentence lives here.
//
// A node is a string, a pair {t: [Bulgarian, English]} that becomes two spans of which the
// language switch hides one, a card {card: "As", ...}, or an element {e, c, k, a, on, x}:
// tag, classes, key, attributes, events, children. Children are compared with what is on the
// page and only the differences are written.

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "g", "rect", "line", "circle", "text"]);
const REFUSED = new Set(["script", "iframe", "object", "embed", "style", "link"]);
const SUITS = {
  c: "M16 2a6.6 6.6 0 0 1 5.6 10.1 6.6 6.6 0 1 1-4 10.6L20 30h-8l2.4-7.3a6.6 6.6 0 1 1-4-10.6A6.6 6.6 0 0 1 16 2z",
  d: "M16 1 28 16 16 31 4 16z",
  h: "M16 30C6 21 2 16 2 10.500A7.300 7.300 0 0 1 16 8a7.300 7.300 0 0 1 14 2.500C30 16 26 21 16 30z",
  s: "M16 1c5 7 14 11 14 18.500A6.500 6.500 0 0 1 17.800 23L20 31h-8l2.200-8A6.500 6.500 0 0 1 2 19.500C2 12 11 8 16 1z",
};
const SIGNS = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };
const INLINE_CARD = /(10|[2-9TAKQJ])([♣♦♥♠])\uFE0E?/g;
const LARGEST_FILE = 3000000; // characters
const SLOW = 400, LOST = 20000; // milliseconds without an answer

const element = (e, c, x, more) => ({ e, c, x, ...more });
const hidden = (pair) => element("span", "pk-vh", [{ t: pair }]);

// A sentence says its cards in its own language; a row of cards without words is in both.
const spoken = (pair, language) =>
  language ? element("span", "pk-vh", [pair[language === "bg" ? 0 : 1]]) : hidden(pair);

function inline(text, language, names) {
  const out = [];
  let from = 0;
  for (const m of text.matchAll(INLINE_CARD)) {
    const letter = m[1] === "10" ? "T" : m[1], code = letter + SIGNS[m[2]];
    if (m.index > from) out.push(text.slice(from, m.index));
    out.push(element("span", "pk-ink pk-" + code[1], [
      element("span", "", [(letter === "T" ? "10" : letter) + m[2] + "\uFE0E"],
        { plain: true, a: { "aria-hidden": "true" } }),
      spoken(names[code], language),
    ]));
    from = m.index + m[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

function cardElement(node, names) {
  const face = node.card
    ? element("span", "pk-face", [
        element("b", "", [node.card[0] === "T" ? "10" : node.card[0]]),
        element("svg", "", [element("path", "", [], { a: { d: SUITS[node.card[1]] } })],
          { a: { viewBox: "0 0 32 32" } }),
      ], { a: { "aria-hidden": "true" } })
    : element("span", "pk-face", [], { a: { "aria-hidden": "true" } });
  const spoken = [hidden(node.name ?? names[node.card])];
  if (node.state) spoken.push(hidden(node.state));
  const classes = `pk-card ${node.card ? "pk-" + node.card[1] : "pk-empty"} ${node.c ?? ""}`;
  const tag = node.on || node.drag ? "button" : "span";
  return element(tag, classes, [face, ...spoken],
    { k: node.k, on: node.on, drag: node.drag, a: node.a });
}

// Strings with cards in them, pairs and cards become plain elements.
function flatten(nodes, language, names, plain) {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return plain ? node : inline(node, language, names);
    if (node.t) {
      return ["bg", "en"].map((lang, i) => element("span", "pk-t", [node.t[i]].flat(), { a: { lang } }));
    }
    return [node.card !== undefined ? cardElement(node, names) : node];
  });
}

function patch(host, nodes, language, names, plain = false) {
  const keyed = new Map(), loose = [];
  for (const child of host.childNodes) {
    if (child.pkKey !== undefined) keyed.set(child.pkKey, child);
    else loose.push(child);
  }
  let at = host.firstChild;
  for (const node of flatten(nodes, language, names, plain)) {
    let child;
    if (typeof node === "string") {
      child = loose[0]?.nodeType === Node.TEXT_NODE ? loose.shift() : document.createTextNode("");
      if (child.data !== node) child.data = node;
    } else {
      if (REFUSED.has(node.e)) continue;
      const known = node.k !== undefined ? keyed.get(node.k) : loose[0];
      if (known?.localName === node.e) {
        child = known;
        if (node.k !== undefined) keyed.delete(node.k); else loose.shift();
      } else {
        child = SVG_TAGS.has(node.e)
          ? document.createElementNS(SVG, node.e) : document.createElement(node.e);
        if (node.k !== undefined) child.pkKey = node.k;
      }
      dress(child, node);
      patch(child, node.x ?? [], node.a?.lang ?? language, names, node.plain);
    }
    if (child === at) at = at.nextSibling;
    else host.insertBefore(child, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

function dress(el, node) {
  const want = { ...(node.a ?? {}) }, had = el.pkAttributes ?? {};
  if (node.c) want.class = node.c;
  if (node.drag) want["data-drag"] = node.drag;
  if (el.localName === "button") want.type = "button";
  for (const [name, value] of Object.entries(want)) {
    if (had[name] === value || name === "value" || name.startsWith("on")) continue;
    el.setAttribute(name, value);
  }
  // What the reader typed stays, unless Python says something new. It comes after the attributes:
  // a slider without its bounds would cut it to a hundred.
  if ("value" in want && had.value !== want.value) el.value = want.value;
  for (const name of Object.keys(had)) if (!(name in want)) el.removeAttribute(name);
  el.pkAttributes = want;
  el.pkOn = node.on;
}

const handler = (target, root, type) => {
  for (let el = target; el && el !== root.parentNode; el = el.parentNode) {
    if (el.pkOn?.[type]) return [el, el.pkOn[type]];
  }
  return [null, null];
};
// A key of the element itself, or of what it stands in; what is typed into a field stays there.
const keyed = (event, root, typing) => {
  for (let el = event.target; el && el !== root.parentNode; el = typing ? null : el.parentNode) {
    const what = el.pkOn?.keys?.[event.key];
    if (what) return [el, what];
  }
  return [null, null];
};
const off = (el) => el.getAttribute("aria-disabled") === "true";
const stops = (group) => [...group.querySelectorAll("button, input, [tabindex]")].filter(
  (el) => el.closest("[data-nav]") === group && el.offsetParent !== null);

// Arrow keys walk a group of buttons by where they stand on the page; Tab enters it once.
function walk(group, from, key) {
  const here = from.getBoundingClientRect();
  const horizontal = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best = null, least = Infinity;
  for (const el of stops(group)) {
    const there = el.getBoundingClientRect();
    const dx = there.x + there.width / 2 - here.x - here.width / 2;
    const dy = there.y + there.height / 2 - here.y - here.height / 2;
    const [along, across] = horizontal ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    const far = along + across * 4;
    if (along > 4 && far < least) [best, least] = [el, far];
  }
  best?.focus();
}

function tabStops(root) {
  for (const group of root.querySelectorAll("[data-nav]")) {
    const all = stops(group);
    const one = all.find((el) => el === document.activeElement)
      ?? all.find((el) => el.tabIndex === 0) ?? all[0];
    for (const el of all) el.tabIndex = el === one ? 0 : -1;
  }
}

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "pk";
  const notice = document.createElement("div");
  notice.className = "pk-notice";
  notice.setAttribute("role", "alert");
  const stage = document.createElement("div");
  el.append(root);
  root.append(notice, stage);
  const key = Math.random().toString(36).slice(2); // which of the page's views asked
  let seq = 0, answered = 0, slow, lost, dragged = null, clicked = null;

  const say = (key) => {
    const words = model.get("lexicon");
    patch(notice, key ? [{ t: words[key] }] : [], "", words.names);
  };
  // A page that keeps its own line to Python says itself when that is cut.
  const gone = () => model.hosted || say("lost");
  const settle = () => {
    clearTimeout(slow);
    clearTimeout(lost);
    root.classList.remove("pk-busy");
    delete root.dataset.waiting;
    say(null);
  };
  const draw = () => {
    const view = model.get("view");
    // An answer to an earlier click than the last one: the page is still waiting.
    answered = Math.max(answered, view.answers?.[key] ?? 0);
    if (answered >= seq) settle();
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    const group = focused?.closest("[data-nav]");
    const place = group ? stops(group).indexOf(focused) : -1;
    patch(stage, view.nodes ?? [], "", model.get("lexicon").names);
    tabStops(stage);
    // What is wrong with a field is read out with it.
    for (const [n, input] of [...stage.querySelectorAll("[aria-invalid]")].entries()) {
      const problem = input.parentNode.querySelector(".pk-problem");
      if (!problem) continue;
      problem.id = `pk-${key}-${n}`;
      input.setAttribute("aria-describedby", problem.id);
    }
    if (focused && !root.contains(focused)) {
      const near = group && root.contains(group) ? stops(group) : [];
      (near[Math.min(place, near.length - 1)] ?? stage.querySelector("[data-home]"))?.focus();
    }
    const goal = view.focus && stage.querySelector(`[data-goal="${CSS.escape(view.focus)}"]`);
    if (goal && focused) goal.focus();
  };
  // A slow event says how far it is before its answer comes: the page is not given up for lost.
  const tell = () => {
    const { said, part } = model.get("progress");
    const place = stage.querySelector("[data-progress]");
    if (!place) return;
    const bar = element("progress", "", [], { a: part === null ? {} : { value: String(part) } });
    patch(place, said ? [element("label", "pk-progress", [said, bar])] : [], "", {});
    if (said && seq > answered) {
      clearTimeout(lost);
      lost = setTimeout(gone, LOST);
    }
  };
  const send = ([name, ...args]) => {
    const fields = {};
    for (const input of stage.querySelectorAll("[name]")) fields[input.name] = input.value;
    seq += 1;
    root.dataset.waiting = seq; // an answer is due; tests look at it
    clearTimeout(slow);
    clearTimeout(lost);
    slow = setTimeout(() => root.classList.add("pk-busy"), SLOW);
    lost = setTimeout(gone, LOST);
    try {
      model.send({ event: name, args, fields, seq, view: key });
    } catch {
      settle(); // the kernel was restarted: the page outlived its widget
      gone();
    }
  };

  const click = (event) => {
    const [target, what] = handler(event.target, root, "click");
    // The second half of a double click is meant for what stood there at the first.
    const again = event.detail > 1 && (target !== clicked || target?.dataset.goal === "next");
    clicked = target;
    if (target && !off(target) && !again) send(what);
  };
  const keydown = (event) => {
    // JupyterLab takes bare letters for commands: x on a focused card would delete the cell.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
    const typing = event.target.localName === "input" && event.target.type !== "range";
    const [target, what] = keyed(event, root, typing);
    if (what && !off(target)) {
      event.preventDefault();
      send(what);
      return;
    }
    const group = event.target.closest("[data-nav]");
    if (group && !typing && event.key.startsWith("Arrow")) {
      event.preventDefault();
      walk(group, event.target, event.key);
    }
  };
  const textOf = async (file, raw) => {
    const bytes = await file.slice(0, LARGEST_FILE + 1).arrayBuffer();
    try { // old Bulgarian files are in Windows-1251
      return new TextDecoder("utf-8", { fatal: bytes.byteLength <= LARGEST_FILE }).decode(bytes);
    } catch {
      return new TextDecoder(raw ? "x-user-defined" : "windows-1251").decode(bytes);
    }
  };
  const readFile = async (input, what) => { // its text, one letter more than is allowed at most
    const files = [...input.files];
    if (!files.length) return;
    const read = input.multiple
      ? JSON.stringify(await Promise.all(files.map(async (file) => [file.name, await textOf(file)])))
      : await textOf(files[0], input.dataset.raw);
    input.value = ""; // so that the same file can be chosen again
    send([...what, read]);
  };
  const change = (event) => {
    const [target, what] = handler(event.target, root, "change");
    if (target && event.target.type === "file") readFile(event.target, what);
    else if (target) send([...what, event.target.value]);
  };
  // While a slider moves, the field that it names shows the amount.
  const slide = ({ target }) => {
    const field = target.dataset?.mirror && stage.querySelector(`[name="${target.dataset.mirror}"]`);
    if (field) field.value = String(target.value / (target.dataset.scale ?? 1));
  };
  const toggle = (event) => {
    const what = event.target.pkOn?.toggle;
    if (what && event.target.open !== event.target.hasAttribute("data-open")) {
      send([...what, event.target.open]);
    }
  };
  // HTML's own drag and drop ignores touch; pointer events serve mouse, pen and finger alike.
  const down = (event) => {
    const source = event.target.closest("[data-drag]");
    if (!source || off(source) || event.button > 0) return;
    dragged = { source, x: event.clientX, y: event.clientY, moved: false, id: event.pointerId };
  };
  // What lies under the pointer is first of all the card that hangs on it.
  const over = (event) => document.elementsFromPoint(event.clientX, event.clientY)
    .filter((el) => !dragged.source.contains(el)).map((el) => el.closest("[data-drop]")).find((el) => el && root.contains(el));
  const move = (event) => {
    if (!dragged || event.pointerId !== dragged.id) return;
    const dx = event.clientX - dragged.x, dy = event.clientY - dragged.y;
    if (!dragged.moved && Math.hypot(dx, dy) < 6) return;
    if (!dragged.moved) {
      dragged.moved = true;
      dragged.source.setPointerCapture(event.pointerId);
      dragged.source.classList.add("pk-dragged");
    }
    dragged.source.style.transform = `translate(${dx}px, ${dy}px)`;
    const place = over(event);
    for (const el of root.querySelectorAll(".pk-over")) if (el !== place) el.classList.remove("pk-over");
    place?.classList.add("pk-over");
  };
  const up = (event) => {
    if (!dragged) return;
    const { source, moved } = dragged;
    const place = moved && event.type === "pointerup" ? over(event) : null;
    dragged = null;
    source.style.transform = "";
    source.classList.remove("pk-dragged");
    for (const el of root.querySelectorAll(".pk-over")) el.classList.remove("pk-over");
    if (!moved) return;
    root.addEventListener("click", (e) => e.stopPropagation(), { capture: true, once: true });
    setTimeout(() => root.dispatchEvent(new Event("click")), 0); // spend it if no click comes
    if (place) {
      const down = place.hasAttribute("data-column"); // dropped among rows, not along a row
      const before = [...place.querySelectorAll("[data-drag]")].filter((el) => {
        const box = el.getBoundingClientRect();
        return el !== source && (down ? box.y + box.height / 2 < event.clientY
          : box.x + box.width / 2 < event.clientX);
      }).length;
      send(["drop", source.dataset.drag, place.dataset.drop, before]);
    }
  };
  // A file for this page: as if the reader had clicked a link to it.
  const take = ({ file, kind, view }, buffers) => {
    if (!kind || view !== key) return;
    if (kind === "print") { model.print(buffers); return; }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob(buffers, { type: kind }));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), LOST);
  };
  const focusin = () => tabStops(stage);
  const listeners = [["click", click], ["keydown", keydown], ["change", change],
    ["input", slide],
    ["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", up],
    ["focusin", focusin]];
  for (const [type, f] of listeners) root.addEventListener(type, f);
  root.addEventListener("toggle", toggle, true); // does not bubble
  model.on("change:view", draw);
  model.on("change:progress", tell);
  model.on("msg:custom", take);
  draw();
  return () => {
    settle();
    model.off("change:view", draw);
    model.off("change:progress", tell);
    model.off("msg:custom", take);
  };
}

export default { render };
