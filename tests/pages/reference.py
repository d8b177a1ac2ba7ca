"""The same lessons in this very Python, with anywidget itself: what every page must equal."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import anywidget

from pokerlib.lessons.host import Page, serving

FIXED = (1_800_000_000, 7200)


class Lesson:
    """The widgets of a lesson, by cell."""

    def __init__(
        self, about: Mapping[str, Any], progress: Path, may: frozenset[str], seed: int
    ) -> None:
        first, chance = deque(about["draws"]), Random(seed)
        self.idle: deque[Any] = deque()
        self.page = Page(
            progress, may, clock=lambda: FIXED, later=self.idle.append,
            draw=lambda most: first.popleft() % most if first else chance.randrange(most),
        )  # fmt: skip
        self.widgets: dict[str, Any] = {}
        names: dict[str, Any] = {}
        with self._working():
            for cell, source in about["script"]:
                *statements, last = source.strip().splitlines()
                exec("\n".join(statements), names)  # noqa: S102 our own notebook's cells
                if last.startswith(("from", "import")):
                    exec(last, names)  # noqa: S102
                    continue
                found = eval(last, names)  # noqa: S307
                if isinstance(found, anywidget.AnyWidget) and found.has_trait("view"):
                    self.widgets[cell] = found
        first.clear()

    @contextmanager
    def _working(self) -> Iterator[None]:
        with serving(self.page):
            yield
            while self.idle:
                self.idle.popleft()()

    def event(self, cell: str, content: Any) -> Any:
        with self._working():
            self.widgets[cell]._receive(None, json.loads(json.dumps(content)), None)
        return self.view(cell)

    def view(self, cell: str) -> Any:
        return json.loads(json.dumps(self.widgets[cell].view))
