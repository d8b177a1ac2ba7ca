"""Keeps what a learner did: in the file, and in memory where the file fails, which is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import RLock
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from pokerlib.lessons.components.nodes import Node, h, said, words
from pokerlib.lessons.host import here
from pokerlib.practice import Marked, progress
from pokerlib.practice.path import Where, where
from pokerlib.practice.progress import Answer, ProgressError, Row
from pokerlib.practice.spacing import Due, due, known
from pokerlib.practice.store import Progress, rescued

Clock = Callable[[], tuple[int, int]]
P = ParamSpec("P")
T = TypeVar("T")


def _alone(
    method: Callable[Concatenate[Keeper, P], T],
) -> Callable[Concatenate[Keeper, P], T]:
    """One thread at a time: two that took over the same unsaved answers would count them twice."""

    def locked(self: Keeper, /, *args: P.args, **options: P.kwargs) -> T:
        with self._lock:
            return method(self, *args, **options)

    locked.__doc__ = method.__doc__
    return locked


class Keeper:
    """What is remembered of this learner; `trouble`: what went wrong with the file, in words.

    `clock` gives the time and how far it is ahead of UTC, both in seconds; without one it is the
    clock of the page that is being worked for.
    """

    def __init__(self, path: Path, clock: Clock | None = None) -> None:
        self._file = Progress(path)
        self._clock = clock
        self._lock = RLock()
        self._saved: tuple[Row, ...] = ()
        self._unsaved: tuple[Row, ...] = ()
        self.trouble: Node | None = None
        self.read()

    # What there is

    @property
    def rows(self) -> tuple[Row, ...]:
        """Those of the file, and those that it has not taken yet."""
        with self._lock:
            return (*self._saved, *self._unsaved)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers to questions whose kind this version knows."""
        return tuple(one for one in self.rows if isinstance(one, Answer) and known(one))

    @property
    def openings(self) -> tuple[progress.Opened, ...]:
        """When lessons were opened."""
        return tuple(one for one in self.rows if isinstance(one, progress.Opened))

    @property
    def tests(self) -> tuple[progress.MixedTest, ...]:
        """The mixed tests that were taken."""
        return tuple(one for one in self.rows if isinstance(one, progress.MixedTest))

    @property
    def name(self) -> str:
        """What the learner is called, "" if nobody said."""
        named = [one.name for one in self.rows if isinstance(one, progress.Named)]
        return named[-1] if named else ""

    def trouble_line(self) -> Node | None:
        """What went wrong, as a line of its own."""
        return h("p.pk-problem.pk-say", self.trouble, key="trouble") if self.trouble else None

    def time(self) -> tuple[int, int]:
        """Now, in Unix seconds, and how many seconds the learner's time is ahead of UTC."""
        return (self._clock or here().clock)()

    def due(self) -> tuple[Due, ...]:
        """What is to be repeated today."""
        now, ahead = self.time()
        return due(self.answers, now, utc_offset=ahead)

    def where(self) -> Where:
        """The learner's progress in each lesson."""
        now, ahead = self.time()
        return where(self.answers, self.openings, self.tests, now, utc_offset=ahead)

    # What is kept

    @_alone
    def read(self) -> None:
        """Read the file again: another notebook may have written to it, or it has lost some."""
        try:
            found = self._file.rows()
            if not _begun_again(found, self._saved):
                self._unsaved = (*progress.new_in(found, self._saved), *self._unsaved)
            self._saved = found
            if not self._unsaved:
                self.trouble = None
        except ProgressError as error:
            self._failed(error)

    def add(self, *rows: Row) -> None:
        """Keep them, with the time if they have none.

        What the file refuses is tried again with the next ones.
        """
        now, _ = self.time()
        self._keep([one if one.when is not None else replace(one, when=now) for one in rows])

    def tried(
        self,
        asked: tuple[str, int, str],
        marked: Marked,
        given: Sequence[str],
        *,
        attempt: int = 1,
        hint: bool = False,
    ) -> None:
        """Keep a try at a question (kind, level, code): its mark, and what was given."""
        points, mistake = float(marked.points), marked.mistake
        self.add(Answer(*asked, points, mistake, tuple(given), attempt, hint))

    @_alone
    def _keep(self, rows: Sequence[Row]) -> None:
        self._unsaved = (*self._unsaved, *rows)
        try:
            there = self._save()
            if there < len(self._saved):
                self.read()
                self._save()
            self.trouble = None
        except ProgressError as error:
            self._failed(error)

    def _save(self) -> int:
        there = self._file.add(*self._unsaved)
        self._saved, self._unsaved = self.rows, ()
        return there

    @_alone
    def merge(self, rows: Sequence[Row]) -> int:
        """Keep those of another file that are not here yet; say how many answers they were."""
        self.read()
        new = progress.new_in(self.rows, rows)
        self._keep(new)
        return sum(isinstance(one, Answer) for one in new)

    def opened(self, lesson: str) -> None:
        """Keep that a lesson was opened; once, where nothing came between."""
        last = self.rows[-1] if self.rows else None
        if not isinstance(last, progress.Opened) or last.lesson != lesson:
            self.add(progress.Opened(lesson))

    def tested(self, lesson: str, right: int, of: int) -> None:
        """Keep how a lesson's mixed test went."""
        self.add(progress.MixedTest(lesson, right, of))

    @_alone
    def begin_afresh(self) -> str:
        """Begin with nothing; all that was is kept in a file beside, whose name this gives.

        ProgressError where that can't be done: then nothing has changed.
        """
        self.read()
        if self._unsaved:
            self._save()
        now, _ = self.time()
        aside = self._file.begin_afresh(now)
        self._saved, self._unsaved, self.trouble = self._file.rows(), (), None
        return aside.name

    def _failed(self, error: ProgressError) -> None:
        """Say it; a damaged file is set aside, and all that is still known begins a new one."""
        if error.kind != "damaged":
            self.trouble = said(error)
            return
        try:
            aside = self._file.set_aside()
            read = rescued(aside)
            self._unsaved = (*read, *progress.new_in(read, self._saved), *self._unsaved)
            self._saved = ()
            self._save()
            kept = len(self.answers)
            self.trouble = (
                words("progress.rescued", name=aside.name, n=kept)
                if kept
                else words("progress.set_aside", name=aside.name)
            )
        except ProgressError as error_again:
            self.trouble = said(error_again)


def _begun_again(found: Sequence[Row], before: Sequence[Row]) -> bool:
    """Whether somebody began afresh since: what is missing then was not lost."""
    marks: set[Any] = {one for one in before if isinstance(one, progress.Afresh)}
    return any(isinstance(one, progress.Afresh) and one not in marks for one in found)


_KEEPERS: Final[dict[Path, Keeper]] = {}
_MAKING: Final = RLock()


def keeper() -> Keeper:
    """The keeper of the current page's reader; all widgets share it."""
    path = here().progress
    with _MAKING:
        if path not in _KEEPERS:
            _KEEPERS[path] = Keeper(path)
        return _KEEPERS[path]


def forget(path: Path) -> None:
    """Close the keeper of this file after its reader has left; the file stays."""
    with _MAKING:
        _KEEPERS.pop(path, None)


def lend(path: Path, one: Keeper) -> None:
    """Let this keeper answer for a file: for a host that does again what was done before."""
    with _MAKING:
        _KEEPERS[path] = one
