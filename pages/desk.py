"""One open page at work; what it has from outside is noted, so that it can be done again."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

from pages.live import Live, Said, Script
from pokerlib.lessons.components.address import open_address
from pokerlib.lessons.components.keeper import Keeper, forget, keeper, lend
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.lessons.host import Page, local_time, serving
from pokerlib.practice.progress import Row

__all__ = ["Desk", "Past", "Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """An event, and all that it had from outside: how many rows were remembered, chance, time."""

    cell: str
    content: dict[str, Any]
    seen: int
    noted: tuple[Any, ...]


class Past(Keeper):
    """What was remembered at each step that is done again; nothing goes into a file."""

    def __init__(self, rows: Sequence[Row] = ()) -> None:
        super().__init__(Path("nobody", "progress.sqlite"))
        self._all = tuple(rows)

    def at(self, seen: int) -> None:
        """There were so many rows then."""
        self._saved, self._unsaved = self._all[:seen], ()

    def read(self) -> None:
        """There is nothing newer than the step."""

    def _save(self) -> int:
        self._saved, self._unsaved = self.rows, ()
        return len(self._saved)

    def begin_afresh(self) -> str:
        self._saved, self._unsaved = (), ()
        return ""


class Desk:
    """Works in one thread at a time. `said`: told what changes, by cell.

    `draws`: what chance gave when the page was built, so that its first deals are those that the
    reader sees already. `progress`: the file of this reader; None: a beginner, nothing is kept.
    """

    def __init__(
        self,
        script: Sequence[Script],
        *,
        progress: Path | None,
        may: Iterable[str],
        address: Mapping[str, str],
        draws: Sequence[int] = (),
        said: Said | None = None,
        draw: Callable[[int], int] = secrets.randbelow,
        clock: Callable[[], tuple[int, int]] = local_time,
    ) -> None:
        self.live = Live(script, said)
        self.opened = self.wrong = ""  # the cell that the address opened; what is wrong in it
        self.stopped = False
        self._first = deque(draws)
        self._chance, self._time = draw, clock
        self._again: deque[Any] | None = None
        self._noted: list[Any] = []
        self._idle: deque[Callable[[], None]] = deque()
        self._past = Path("past", str(id(self)))
        self._kept = progress is not None
        self.page = Page(
            progress or self._past,
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
        now, ahead = self._again.popleft() if self._again else self._time()
        self._noted.append((now, ahead))
        return int(now), int(ahead)

    @contextmanager
    def _working(self, page: Page | None = None) -> Iterator[None]:
        with serving(page or self.page):
            yield
            while self._idle:
                self._idle.popleft()()

    @contextmanager
    def _remembering(self, rows: Sequence[Row]) -> Iterator[tuple[Page, Past]]:
        past = Past(rows)
        lend(self._past, past)
        try:
            yield replace(self.page, progress=self._past), past
        finally:
            forget(self._past)
            self._again = None

    # The page's life

    def begin(self) -> Step:
        """Make the widgets; an address that names a deal opens it. Gives what is to be noted."""
        if not self._kept:
            with self._remembering(()) as (page, _):
                return self._begun(page)
        return self._begun(self.page)

    def _begun(self, page: Page) -> Step:
        self._noted = []
        with self._working(page):
            seen = len(keeper().rows)
            self.live.begin()
            self._first.clear()
        with self._working(page):
            widgets = cast("dict[str, LessonWidget]", self.live.widgets)  # the stand-in is its base
            self.opened, self.wrong = open_address(widgets, self.page.address)
        self.live.quiet = False
        return Step("", {}, seen, tuple(self._noted))

    def event(self, cell: str, content: dict[str, Any]) -> Step:
        """What the reader did; gives what is to be noted of it."""
        self._noted = []
        with self._working():
            seen = len(keeper().rows)
            self.live.event(cell, content)
        return Step(cell, content, seen, tuple(self._noted))

    def again(self, first: Step, steps: Iterable[Step]) -> None:
        """Begin, and do noted steps again: the widgets are then as they were."""
        with self._working():
            rows = keeper().rows
        with self._remembering(rows) as (page, past):
            past.at(first.seen)
            self._again = deque(first.noted)
            self._begun(page)
            self.live.quiet = True
            for step in steps:
                past.at(step.seen)
                self._again = deque(step.noted)
                with self._working(page):
                    self.live.event(step.cell, step.content)
            self.live.quiet = False
