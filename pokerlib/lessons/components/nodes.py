"""What a widget shows, as plain data: the page draws these nodes and knows nothing else.

Texts are made in both languages at once; the reader's switch hides one of them. Nothing here
is HTML text, so nothing a person types can become markup.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from pokerlib.cards import RANKS, Card, cards
from pokerlib.language import LANGUAGES, Voice, lines, rank_face, say, text
from pokerlib.language.quantities import Unit

Node = str | dict[str, Any]
Action = tuple[str | int, ...]
Content = Node | Iterable["Content"] | None
Key = TypeVar("Key", bound=str | int)

GRID = cards([rank + suit for suit in "shdc" for rank in reversed(RANKS)])
"""The 52 cards as they are shown to choose from, suit by suit."""


def _flat(children: Iterable[Content]) -> list[Node]:
    nodes: list[Node] = []
    for child in children:
        if child is None:
            continue
        if isinstance(child, str | dict):
            nodes.append(child)
        else:
            nodes.extend(_flat(child))
    return nodes


def h(
    tag: str,
    *children: Content,
    key: str | None = None,
    on: Mapping[str, Any] | None = None,
    drag: str | None = None,
    **attributes: str | int | bool | None,
) -> Node:
    """One element: `h("p.pk-say", words("omaha.rule"))`.

    Attribute names use `_` for `-`; None and False leave an attribute out.
    """
    name, _, classes = tag.partition(".")
    node: dict[str, Any] = {"e": name}
    if classes:
        node["c"] = classes.replace(".", " ")
    if children and (flat := _flat(children)):
        node["x"] = flat
    if key is not None:
        node["k"] = key
    if on:
        node["on"] = on
    if drag is not None:
        node["drag"] = drag
    kept = {
        name.rstrip("_").replace("_", "-"): "" if value is True else str(value)
        for name, value in attributes.items()
        if value is not None and value is not False
    }
    if kept:
        node["a"] = kept
    return node


def words(message: str, **facts: Any) -> Node:
    """A message of the catalogues in both languages; a fact may itself be a pair of texts."""
    pair = []
    for place, lang in enumerate(LANGUAGES):
        here = {name: _in(fact, place) for name, fact in facts.items()}
        pair.append(text(message, lang, **here))
    return {"t": pair}


def _in(fact: Any, place: int) -> Any:
    return fact["t"][place] if isinstance(fact, dict) else fact


def named(family: str, keys: Iterable[Key]) -> dict[Key, Node]:
    """Each key with its message: `named("table.group", ["hole", "board"])`."""
    return {key: words(f"{family}.{key}") for key in keys}


def both(tell: Callable[..., str], *facts: Any, **options: Any) -> Node:
    """What a function of a language tells, in both languages: `both(percent, share)`."""
    return {"t": [tell(*facts, lang, **options) for lang in LANGUAGES]}


def said(record: Any, unit: Unit | None = None) -> Node:
    """A record in both languages' words; its amounts are in `unit`."""
    return {"t": [say(record, Voice(lang, unit)) for lang in LANGUAGES]}


def said_lines(record: Any) -> list[Node]:
    """A record in both languages' words, a node for each of its lines."""
    told = (lines(record, lang) for lang in LANGUAGES)
    return [{"t": [*pair]} for pair in zip(*told, strict=True)]


def capital(pair: Node) -> Node:
    """A text that begins a line."""
    if isinstance(pair, str):
        return pair[:1].upper() + pair[1:]
    return {"t": [one[:1].upper() + one[1:] for one in pair["t"]]}


def rank_list(ranks: Iterable[int]) -> str:
    """Ranks as card faces: A, 2, 7."""
    return ", ".join(map(rank_face, ranks)) or "–"


def label(content: Node) -> Node:
    """A small heading over a part of a widget."""
    return h("div.pk-label", content)


def button(
    content: Node,
    *action: str | int,
    key: str | None = None,
    primary: bool = False,
    pressed: bool | None = None,
    enabled: bool = True,
    goal: str | None = None,
    step: str | None = None,
) -> Node:
    """A button; one that is off stays where it is and keeps the keyboard's focus.

    `step`: "on" or "back" where a presenter's key presses it, because it tells no more than the
    next thing that there is to tell.
    """
    return h(
        "button.pk-button" + (".pk-primary" if primary else ""),
        content,
        key=key,
        on={"click": action},
        aria_pressed=None if pressed is None else str(pressed).lower(),
        aria_disabled=None if enabled else "true",
        data_goal=goal,
        data_step=step,
    )


def onward(content: Node, event: str = "next", *, more: bool) -> Node:
    """The button to the next step, of first rank as long as there is one."""
    how: dict[str, Any] = {"primary": more, "enabled": more}
    return button(content, event, key="next", goal="next", step="on", **how)


def switches(title: str, options: Iterable[Node], *, key: str, nav: bool = False) -> Node:
    """Buttons under their name, a message, that are pressed or not; `nav`: arrow keys walk."""
    name = h("span.pk-group-name", words(title))
    return h("div.pk-switches", name, *options, role="group", data_nav=nav, key=key)


def segments(title: str, options: Iterable[Node], *, key: str | None = None) -> Node:
    """Buttons side by side as one, under their name, a message."""
    name = h("span.pk-group-name", words(title))
    row = h("span.pk-segments", *options, role="group", data_nav=True)
    return h("span.pk-group", name, row, key=key)


def choices(
    title: str,
    event: str | tuple[str, ...],
    options: Mapping[Key, Node] | Iterable[Key],
    chosen: object,
    *,
    key: str | None = None,
) -> Node:
    """A row of buttons of which one is chosen; pressed, it sends `event` with its option.

    `title`: a message. `options`: each with its text, or numbers that are their own.
    """
    texts = options if isinstance(options, Mapping) else {one: str(one) for one in options}
    sent = (event,) if isinstance(event, str) else event
    pressed = (button(said, *sent, one, pressed=one == chosen) for one, said in texts.items())
    return segments(title, pressed, key=key)


def labelled(title: Content, *control: Node, look: str = "", key: str | None = None) -> Node:
    """A field, a slider, with its name."""
    return h(f"label.pk-field{look}", h("span.pk-field-name", title), *control, key=key)


def field(
    name: str, title: Node, value: str, *action: str | int, size: int = 12, wide: bool = False
) -> Node:
    """A text field with its label; Enter sends `action`."""
    typed = h(
        "input",
        name=name,
        value=value,
        size=size,
        maxlength=20_000,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        on={"keys": {"Enter": action}},
    )
    return labelled(title, typed, look=".pk-wide" if wide else "", key=f"field-{name}")


def code_bar(
    code: str,
    title: str = "table.code",
    use: str = "table.use_code",
    *,
    of: str = "code",
    **attributes: Any,
) -> Node:
    """The field that shows a code and takes another, under the messages of what it is a code of.

    `of`: the name of the field, which is also the event that is sent.
    """
    shown = field(of, words(title), code, of, size=9)
    taken = button(words(use), of, key=f"use-{of}")
    return h("span.pk-bar.pk-bar-end", shown, taken, key=of, **attributes)


def slider(title: Content, event: Action, *says: Node, key: str, **bounds: Any) -> Node:
    """A slider with its title, and what is said to those who hear it; moved, it sends `event`."""
    handle = h("input", type="range", on={"change": event}, **bounds)
    return labelled(title, *says, handle, look=".pk-slider", key=key)


def file_button(
    title: Node, event: str, accept: str, *, several: bool = False, raw: bool = False
) -> Node:
    """A button that opens a file of the reader's; the page reads it and sends `event`.

    What is not in UTF-8 comes as in Windows-1251, or with `raw` each byte from 0x80 on as the
    letter U+F700 and so many.
    """
    more = {"data_raw": "1"} if raw else {}
    chooser = h(
        "input", type="file", accept=accept, multiple=several, on={"change": (event,)}, **more
    )
    return h("label.pk-button.pk-file", h("span", title), chooser, key=event)


def at_field(nodes: Iterable[Node | None], name: str | None, problem: Node) -> bool:
    """Put a problem under the field of this name, which is marked; False if there is none."""
    for node in nodes:
        if not isinstance(node, dict) or name is None:
            continue
        inner = node.get("x", [])
        for child in inner:
            attributes = child.get("a", {}) if isinstance(child, dict) else {}
            if attributes.get("name") == name:
                child["a"] = {**attributes, "aria-invalid": "true"}
                inner.append(h("span.pk-problem", problem, key="problem", role="alert"))
                return True
        if at_field(inner, name, problem):
            return True
    return False


def card(
    one: Card | None,
    *,
    look: str = "",
    state: Node | None = None,
    action: Action | None = None,
    keys: Mapping[str, Action] | None = None,
    name: Node | None = None,
    key: str | None = None,
    pressed: bool | None = None,
    enabled: bool = True,
    drag: str | None = None,
    goal: str | None = None,
) -> Node:
    """A card, an empty place for one (None), or a button that looks like it.

    `look`: "plays", "dim", "chosen", "small", several with spaces. `state`: what the look means,
    for those who hear the page. `name` replaces the spoken name.
    """
    on = {"click": action, "keys": keys}
    attributes = {
        "aria-pressed": None if pressed is None else str(pressed).lower(),
        "aria-disabled": None if enabled else "true",
        "data-goal": goal,
    }
    node = {
        "c": " ".join(f"pk-{word}" for word in look.split()),
        "state": state["t"] if isinstance(state, dict) else None,
        "name": name["t"] if isinstance(name, dict) else None,
        "on": {kind: what for kind, what in on.items() if what},
        "k": key,
        "drag": drag,
        "a": {what: value for what, value in attributes.items() if value is not None},
    }
    return {"card": one.code if one else "", **{k: v for k, v in node.items() if v}}


def box(
    kind: str, title: Node, *content: Content, key: str | None = None, role: str | None = None
) -> Node:
    """A verdict: one bold line and what stands behind it. `kind`: good, bad or note."""
    return h(f"div.pk-box.pk-{kind}", h("div.pk-title", title), *content, key=key, role=role)


def card_row(
    title: Node | None, cards: Iterable[Content], *, asks: bool = False, key: str | None = None
) -> Node:
    """Cards side by side under their heading, or what it `asks`; arrow keys walk along them."""
    heading = None if title is None else h("p.pk-say", title) if asks else label(title)
    return h(
        "div.pk-hand",
        heading,
        h("div.pk-cards", *cards, role="group", data_nav=True),
        key=key,
    )


def grid(draw: Callable[[Card], Node]) -> Node:
    """The 52 cards to choose from; arrow keys walk along them."""
    return h("div.pk-grid", *map(draw, GRID), role="group", data_nav=True)


def fold(title: Node, *content: Content, action: Action, unfolded: bool, key: str) -> Node:
    """A part that is folded until asked for; what is in it is sent only when it is open."""
    return h(
        "details.pk-fold",
        h("summary", title),
        *(content if unfolded else ()),
        key=key,
        on={"toggle": action},
        open=unfolded,
        data_open=unfolded,
    )


def live(key: str, *content: Content) -> Node:
    """A part whose news are also told to those who hear the page."""
    return h("div", *content, key=key, role="status")


def columns(family: str, *names: str) -> list[Node]:
    """The heads of a table, by their messages."""
    return [words(f"{family}.{name}") for name in names]


def table(
    heads: Iterable[Node],
    rows: Iterable[tuple[str, Iterable[Content]]],
    *,
    caption: Node | None = None,
) -> Node:
    """A quiet table; a row is (classes, cells)."""
    named = h("caption.pk-vh", caption) if caption is not None else None
    head = h("thead", h("tr", (h("th", one, scope="col") for one in heads)))
    body = []
    for classes, cells in rows:
        body.append(h(f"tr.{classes}" if classes else "tr", (h("td", cell) for cell in cells)))
    inner = h("table.pk-table", named, head, h("tbody", body))
    return h("div.pk-scroll", inner, tabindex=0, role="group")
