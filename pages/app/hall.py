"""All open pages: found by their token, one event at a time each, slow ones out of the way."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol
from urllib.parse import parse_qsl

from pages.app.journal import Journal
from pages.desk import Desk
from pages.live import Script, compiled

__all__ = ["Hall", "House", "Lesson", "Open"]

MOST_PAGES = 400  # in memory; the others come back from the journal
PER_MINUTE = 120  # new pages for one address
TABS = 20  # of one page, whose numbers are remembered
FIXED = (1_800_000_000, 7200)  # the time of a process with a seed
SLEEP = 600.0  # seconds without a line, after which a page leaves memory


class Listener(Protocol):
    """A line to a tab, which is told what changes."""

    def put(self, key: tuple[Any, ...], text: str, files: list[bytes]) -> None: ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a built page needs of Python."""

    name: str
    script: tuple[Script, ...]
    draws: tuple[int, ...]
    drawn: Mapping[str, Any]

    @classmethod
    def of(cls, name: str, found: Mapping[str, Any]) -> Lesson:
        script = compiled((cell, source) for cell, source in found["script"])
        return cls(name, script, tuple(found["draws"]), found["drawn"])


@dataclass(frozen=True, slots=True)
class House:
    """For whom the process works: one reader at this machine, or a room of them."""

    may: frozenset[str]
    progress: Callable[[str], Path]  # of a page's token
    hours: float  # for which an unused page can come back
    seed: int | None = None  # tests: chance and time that are the same in every run


@dataclass(slots=True, eq=False)
class Open:
    """One open page, perhaps in several tabs."""

    token: str
    lesson: Lesson
    desk: Desk
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    lines: set[Listener] = field(default_factory=set)
    done: dict[str, int] = field(default_factory=dict)
    left: float = 0.0
    at_work: tuple[str, int] | None = None  # the tab and number of what is being done
    begun: bool = False


class Hall:
    """The pages of one process. Everything but the desks' work runs in the event loop."""

    def __init__(
        self, lessons: Mapping[str, Lesson], build: str, house: House, journal: Journal
    ) -> None:
        self.lessons, self.build, self.house, self.journal = lessons, build, house, journal
        self.pages: dict[tuple[str, str], Open] = {}
        self.quick = ThreadPoolExecutor(1, "quick")
        self.slow = ThreadPoolExecutor(1, "slow")
        self.loop = asyncio.get_running_loop()
        self._new: dict[str, deque[float]] = {}

    def welcome_new(self, address: str) -> bool:
        """Whether somebody at this address may open one more new page now."""
        now = time.monotonic()
        lately = self._new.setdefault(address, deque())
        while lately and now - lately[0] > 60:
            lately.popleft()
        if len(lately) >= PER_MINUTE:
            return False
        lately.append(now)
        return True

    def find(self, token: str, name: str, search: str, address: str) -> Open | None:
        """The page of a token, new or as it was; None where there is no room for it."""
        known = self.pages.get((token, name))
        if known is not None:
            return known
        if not self.welcome_new(address):
            return None
        if len(self.pages) >= MOST_PAGES:
            asleep = [one for one in self.pages.values() if not one.lines and not one.at_work]
            if not asleep:
                return None
            self._drop(min(asleep, key=lambda one: one.left))
        before = self.journal.page(token, name, self.build, search)
        lesson = self.lessons[name]
        fixed: dict[str, Any] = {}
        if self.house.seed is not None:
            fixed = {"draw": Random(self.house.seed).randrange, "clock": lambda: FIXED}
        desk = Desk(
            lesson.script,
            progress=self.house.progress(token),
            may=self.house.may,
            address=dict(parse_qsl(search if before is None else before)),
            draws=lesson.draws,
            said=lambda *told: self._said(page, *told),
            **fixed,
        )
        page = Open(token, lesson, desk)
        self.pages[token, name] = page
        return page

    async def begin(self, page: Open) -> bool:
        """Make the widgets of a page, and do again what was done on it; whether it is new."""
        if page.begun:
            return False
        key = page.token, page.lesson.name
        first = self.journal.first(*key)
        if first is None:
            begun = await self.loop.run_in_executor(self.quick, page.desk.begin)
            self.journal.begun(*key, begun)
        else:
            page.done, steps = self.journal.steps(*key)
            await self.loop.run_in_executor(self.slow, page.desk.again, first, steps)
        page.begun = True
        return first is None

    def states(self, page: Open) -> dict[str, Any]:
        """The states that differ from what was drawn when the page was built."""
        found = {}
        for cell, state in page.desk.live.states().items():
            drawn = page.lesson.drawn[cell]
            differs = {k: v for k, v in state.items() if k in drawn and drawn[k] != v}
            if differs:
                found[cell] = differs
        return found

    async def event(self, page: Open, tab: str, n: int, cell: str, content: dict[str, Any]) -> None:
        """Do an event, in the page's turn; said twice, it is done once."""
        async with page.turn:
            if n <= page.done.get(tab, 0):
                return
            slow = page.desk.live.slow(cell, content["event"])
            pool = self.slow if slow else self.quick
            page.desk.stopped = False
            page.at_work = (tab, n)
            try:
                step = await self.loop.run_in_executor(pool, page.desk.event, cell, content)
            finally:
                page.at_work = None
            page.done.pop(tab, None)
            page.done[tab] = n
            while len(page.done) > TABS:
                page.done.pop(next(iter(page.done)))
            self.journal.put(page.token, page.lesson.name, tab, n, step)

    def stop(self, page: Open, tab: str, n: int) -> None:
        """Stop what this tab has asked for, if it is still being done."""
        if page.at_work == (tab, n):
            page.desk.stopped = True

    def _said(self, page: Open, cell: str, what: dict[str, Any], files: list[bytes]) -> None:
        told = {"cell": cell, **what, **({"buffers": len(files)} if files else {})}
        text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        key = (cell, what.get("name"))
        self.loop.call_soon_threadsafe(self._pass_on, page, key, text, files)

    def _pass_on(self, page: Open, key: tuple[Any, ...], text: str, files: list[bytes]) -> None:
        for line in page.lines:
            line.put(key, text, files)

    # What is forgotten, and when

    def leave(self, page: Open, line: Listener) -> None:
        """A tab is gone, perhaps only for a moment."""
        page.lines.discard(line)
        page.left = time.monotonic()

    def _drop(self, page: Open) -> None:
        self.pages.pop((page.token, page.lesson.name), None)

    def tidy(self) -> None:
        """Let sleeping pages go, and forget those that nobody came back to."""
        now = time.monotonic()
        for page in self._asleep(now):
            self._drop(page)
        for token, lesson in self.journal.unused(3600 * self.house.hours):
            if (token, lesson) not in self.pages:
                self.journal.forget(token, lesson)
        for address in [one for one, when in self._new.items() if not when or now - when[-1] > 60]:
            del self._new[address]

    def _asleep(self, now: float) -> Iterator[Open]:
        for page in list(self.pages.values()):
            if not page.lines and not page.at_work and now - page.left > SLEEP:
                yield page

    def close(self) -> None:
        for pool in (self.quick, self.slow):
            pool.shutdown(wait=False, cancel_futures=True)
        self.journal.close()


def folder_of(token: str) -> str:
    """A name for a token's file, which tells nobody the token."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
