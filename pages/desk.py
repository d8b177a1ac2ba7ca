"""One open page at work: its widgets, its chance, its reader; noted so that it can be done again."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pages.live import Live, Said, Script
from pokerlib.lessons.components.keeper import KEEPER, Keeper, keeper
from pokerlib.lessons.host import Page, local_time, serving
from pokerlib.practice.progress import Answer

__all__ = ["NOBODY", "Desk", "Past", "Step"]

NOBODY = Path("nobody", "progress.sqlite")  # is not there: what is drawn is for a beginner
LONGEST = 40  # letters of an address that are said again


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and all that it had from outside: how many answers there were, chance and time."""

    cell: str
    content: dict[str, Any]
    seen: int
    noted: tuple[Any, ...]


class Past(Keeper):
    """The answers as they were at each step that is done again; nothing is kept twice."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        super().__init__(NOBODY)
        self._all = tuple(answers)

    def at(self, seen: int) -> None:
        """There were so many answers then."""
        self._saved, self._unsaved = self._all[:seen], ()

    def read(self) -> None:
        """There is nothing newer than the step."""

    def _save(self) -> int:
        self._saved, self._unsaved = (*self._saved, *self._unsaved), ()
        return len(self._saved)


class Desk:
    """Works in one thread at a time. `said`: told what changes, by cell.

    `draws`: what chance gave when the page was built, so that its first deals are those that the
    reader sees already. `owner`: the answers of this reader, if many are served at once.
    """

    def __init__(
        self,
        script: Sequence[Script],
        *,
        progress: Path,
        may: Iterable[str],
        address: Mapping[str, str],
        draws: Sequence[int] = (),
        owner: Keeper | None = None,
        said: Said | None = None,
        draw: Callable[[int], int] = secrets.randbelow,
        clock: Callable[[], tuple[int, int]] = local_time,
    ) -> None:
        self.live = Live(script, said)
        self.owner: Keeper | None = owner
        self.wrong = ""
        self.stopped = False
        self._first = deque(draws)
        self._chance, self._time = draw, clock
        self._again: deque[Any] | None = None
        self._noted: list[Any] = []
        self._idle: deque[Callable[[], None]] = deque()
        self.page = Page(
            progress,
            frozenset(may),
            dict(address),
            clock=self._clock,
            draw=self._draw,
            later=self._idle.append,
            stopped=lambda: self.stopped,
        )

    # What comes from outside

    def _draw(self, most: int) -> int:
        if self._first:
            return self._first.popleft() % most
        found = int(self._again.popleft()) if self._again else self._chance(most)
        self._noted.append(found)
        return found % most

    def _clock(self) -> tuple[int, int]:
        found = tuple(self._again.popleft()) if self._again else self._time()
        self._noted.append(found)
        return int(found[0]), int(found[1])

    @contextmanager
    def _working(self) -> Iterator[None]:
        before = KEEPER.set(self.owner)
        try:
            with serving(self.page):
                yield
                while self._idle:
                    self._idle.popleft()()
        finally:
            KEEPER.reset(before)

    # The page's life

    def begin(self) -> None:
        """Make the widgets; an address that names a deal opens it."""
        with self._working():
            self.live.begin()
            self._first.clear()
        with self._working():
            self.wrong = self._opened()
        self._noted = []

    def event(self, cell: str, content: dict[str, Any]) -> Step:
        """What the reader did; gives what is to be noted of it."""
        self._noted = []
        with self._working():
            seen = len(keeper().answers)
            self.live.event(cell, content)
        return Step(cell, content, seen, tuple(self._noted))

    def again(self, steps: Iterable[Step]) -> None:
        """Do noted steps again, after `begin`: the widgets are then as they were."""
        now = self.owner
        with self._working():
            past = Past(keeper().answers)
        self.owner, self.live.quiet = past, True
        try:
            for step in steps:
                past.at(step.seen)
                self._again = deque(step.noted)
                with self._working():
                    self.live.event(step.cell, step.content)
        finally:
            self.owner, self.live.quiet, self._again = now, False, None

    def _opened(self) -> str:
        """Open the deal that the address names; what is wrong with it, if anything."""
        code, at = self.page.address.get("code"), self.page.address.get("at")
        if at is not None and at not in self.live.widgets:
            return f"at={at}"[:LONGEST]
        if code is None:
            return ""
        named = [at] if at else list(self.live.widgets)
        for cell in named:
            widget: Any = self.live.widgets[cell]
            if "code" not in getattr(widget, "_events", ()):
                continue
            widget.press("code", code=code)
            if widget.problem is None:
                return ""
            widget.problem = None
            widget.redraw()
            break
        return f"code={code}"[:LONGEST]
