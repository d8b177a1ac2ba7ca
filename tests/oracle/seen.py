"""What a reader sees in a view: each number, card and name, with the message that holds it.

Seen are: digits and cards in a text, cards that lie there as pictures, and the names of hands,
games, limits and players. Not seen are messages without a fact (labels, rules in prose: they say
the same whatever the state is, and tests/language compares them with their twins) and the digits
that stand in a message itself (`7005` in “write 7005, not 7.005”). A file that is shown as it
came (`pre`) and the sentences of the two documents, which are quoted, are the reader's text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from string import Formatter
from typing import Any

from pokerlib.language import LANGUAGES
from pokerlib.language.catalogue import messages
from tests.oracle.door import Listener, Said

TOKEN = re.compile(r"(?:10|[2-9AKQJ])[♠♥♦♣]|\d(?:[\d\u00a0.,]*\d)?")
NAMES = ("hand.", "game.name.", "game.limit.")
QUOTED = {"pre", "textarea"}


@dataclass(frozen=True)
class Item:
    """A message with what is seen in it, and the way to it from the root of the view."""

    id: str
    lang: str
    text: str
    path: tuple[str, ...]
    count: int
    fact: dict[str, Any] = field(default_factory=dict, hash=False)
    within: tuple[Said, ...] = ()
    nth: int = 0
    action: tuple[Any, ...] = ()
    scale: int = 100

    @property
    def key(self) -> str:
        return "/".join(self.path)


@cache
def _used(message: str, lang: str) -> frozenset[str]:
    """The facts that a message really says."""
    forms = messages(message.partition(".")[0], lang)[message]  # type: ignore[arg-type]
    return frozenset(name for form in forms for _, name, _, _ in Formatter().parse(form) if name)


def items(nodes: list[Any], heard: Listener, scale: int = 100) -> Iterator[Item]:
    """Everything that is seen, in the order of the page, in both languages.

    `scale`: into how many units of the records a dollar goes.
    """
    for place, node in enumerate(nodes):
        for item, action in _node(node, (), place, heard, ()):
            yield replace(item, action=action, scale=scale)


def _step(node: dict[str, Any], place: int) -> str:
    if node.get("k"):
        return str(node["k"])
    look = node.get("c", "").split()
    return f"{node.get('e', '?')}{'.' + look[0] if look else ''}#{place}"


Action = tuple[Any, ...]


def _node(
    node: Any, path: tuple[str, ...], place: int, heard: Listener, action: Action
) -> Iterator[tuple[Item, Action]]:
    if isinstance(node, str) or "t" in node:
        pair = (node, node) if isinstance(node, str) else node["t"]
        for lang, text in zip(LANGUAGES, pair, strict=True):
            for item in _pieces(text, lang, path, heard, place):
                yield item, action
        return
    click = tuple((node.get("on") or {}).get("click") or action)
    here = (*path, _step(node, place))
    if node.get("card"):
        yield Item("card", "", node["card"], here, 1, {}, (), place), click
    elif node.get("e") not in QUOTED and "quote" not in node.get("c", ""):
        for n, child in enumerate(node.get("x", ())):
            yield from _node(child, here, n, heard, click)


def _pieces(
    text: str, lang: str, path: tuple[str, ...], heard: Listener, nth: int
) -> Iterator[Item]:
    for piece in heard.parts(text, lang):
        if isinstance(piece, Said):
            yield from _said(piece, path, heard, (), nth)
        elif count := len(TOKEN.findall(piece)):
            yield Item("plain", lang, text, path, count, {}, (), nth)


def _said(
    said: Said, path: tuple[str, ...], heard: Listener, within: tuple[Said, ...], nth: int
) -> Iterator[Item]:
    """A message, and those within its facts."""
    count, inner = 0, []
    named = said.id.startswith(NAMES)
    for name, fact in said.facts:
        if name not in _used(said.id, said.lang):
            continue
        if not isinstance(fact, str):
            count += 1
            continue
        for piece in heard.inside(fact, said.lang) if len(within) < 6 else [fact]:
            if isinstance(piece, Said):
                inner.append(piece)
            else:
                count += len(TOKEN.findall(piece))
    if named:
        count = max(count, 1)
    if count:
        yield Item(said.id, said.lang, said.text, path, count, said.fact, within, nth)
    for one in inner:
        yield from _said(one, path, heard, (*within, said), nth)
