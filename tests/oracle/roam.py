"""A random walk through a widget: what a page can send, right and wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from pokerlib.lessons.components.widget import LessonWidget
from tests.pages.walk import LEFT_OUT, fields, offered

CODES = ("BBB-BBB", "XMB-HXN", "HNN-CMB", "WMF-NNH", "ZZZ-ZZZ", "")
CARDS = ("As Kd Qh Js", "Ac Kd", "9h", "As As", "Xz", "2c 3d 4h 5s 7c 8d Kh", "")
AMOUNTS = ("4", "30", "45", "201", "7.005", "1", "0", "12,5", "-3", "1e9", "x", "")
SENTENCES = (
    "A flush beats a straight. In Omaha a player uses exactly two cards.",
    "Чифт бие две двойки.",
    "",
)


def _drags(nodes: list[Any]) -> tuple[list[str], list[str]]:
    carried, places = [], []
    stack = list(nodes)
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            if node.get("drag"):
                carried.append(node["drag"])
            if (node.get("a") or {}).get("data-drop"):
                places.append(node["a"]["data-drop"])
            stack.extend(node.get("x") or [])
    return sorted(carried), sorted(places)


class Roamer:
    """Sends events; those that were not sent yet come sooner."""

    def __init__(self, name: str) -> None:
        self.chance = Random(name)
        self.used: dict[str, int] = {}

    def step(self, widget: LessonWidget) -> tuple[Any, ...]:
        """Send one event to the widget."""
        chance = self.chance
        events = [one for one in offered(widget.view, chance) if one[0] not in LEFT_OUT]
        carried, places = _drags(widget.view["nodes"])
        if carried and places and chance.random() < 0.4:
            events.append(
                ["drop", chance.choice(carried), chance.choice(places), chance.randrange(5)]
            )
        if not events:
            return ()
        by_name: dict[str, list[list[Any]]] = {}
        for one in events:
            by_name.setdefault(str(one[0]), []).append(one)
        names = sorted(by_name)
        weights = [1 + 6 / (1 + self.used.get(name, 0)) for name in names]
        name = chance.choices(names, weights)[0]
        self.used[name] = self.used.get(name, 0) + 1
        event = chance.choice(by_name[name])
        given = self._typed(fields(widget.view))
        content = {"event": event[0], "args": event[1:], "fields": given, "view": "w", "seq": 1}
        widget._receive(widget, content, [])
        return (*event, given)

    def _typed(self, given: dict[str, str]) -> dict[str, str]:
        """What stands in the fields, some of it typed anew."""
        chance = self.chance
        for name in given:
            if chance.random() < 0.5:
                continue
            if name == "code" or name.endswith("code"):
                given[name] = chance.choice(CODES)
            elif name in ("text", "search"):
                given[name] = chance.choice(SENTENCES)
            elif name in ("hole", "board", "cards", "dead") or "hand" in name:
                given[name] = chance.choice(CARDS)
            else:
                given[name] = chance.choice(AMOUNTS)
        return given


@contextmanager
def quietly() -> Iterator[None]:
    """Without the log: a page that sends nonsense is no news here."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
