"""Keeps the answers: in the file, and in memory where the file fails, which is said."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from pokerlib.lessons.components.nodes import Node, said, words
from pokerlib.lessons.host import here
from pokerlib.practice import Marked
from pokerlib.practice.progress import (
    Answer,
    Progress,
    ProgressError,
    new_in,
    rescued,
)

__all__ = ["Keeper", "keeper"]


class Keeper:
    """The answers of this learner; `trouble` is what went wrong with the file, in words."""

    def __init__(self, path: Path) -> None:
        self._file = Progress(path)
        self._saved: tuple[Answer, ...] = ()
        self._unsaved: tuple[Answer, ...] = ()
        self.trouble: Node | None = None
        self.read()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Those of the file, and those that it has not taken yet."""
        return (*self._saved, *self._unsaved)

    def read(self) -> None:
        """Read the file again: another notebook may have written to it, or it has lost some."""
        try:
            found = self._file.answers()
            self._unsaved = (*new_in(found, self._saved), *self._unsaved)
            self._saved = found
            if not self._unsaved:
                self.trouble = None
        except ProgressError as error:
            self._failed(error)

    def add(self, *answers: Answer) -> None:
        """Keep them; what the file refuses is tried again with the next answer."""
        self._unsaved = (*self._unsaved, *answers)
        try:
            there = self._save()
            if there < len(self._saved):
                self.read()
                self._save()
            self.trouble = None
        except ProgressError as error:
            self._failed(error)

    def tried(
        self,
        asked: tuple[str, int, str],
        marked: Marked,
        given: Sequence[str],  # noqa: ARG002
        **of_try: int | bool,
    ) -> None:
        """Keep a try at a question: its mark, what was given; `attempt`, `hint` of the try."""
        if of_try.get("attempt", 1) == 1:
            self.add(Answer(*asked, float(marked.points), marked.mistake))

    def _save(self) -> int:
        there = self._file.add(*self._unsaved)
        self._saved, self._unsaved = self.answers, ()
        return there

    def merge(self, answers: Sequence[Answer]) -> int:
        """Keep those of another file that are not here yet, and say how many they were."""
        new = new_in(self.answers, answers)
        self.add(*new)
        return len(new)

    def _failed(self, error: ProgressError) -> None:
        """Say it; a damaged file is set aside, and all that is still known begins a new one."""
        if error.kind != "damaged":
            self.trouble = said(error)
            return
        try:
            aside = self._file.set_aside()
            read = rescued(aside)
            self._unsaved = (*read, *new_in(read, self._saved), *self._unsaved)
            self._saved = ()
            self._save()
            kept = len(self._saved)
            self.trouble = (
                words("progress.rescued", name=aside.name, n=kept)
                if kept
                else words("progress.set_aside", name=aside.name)
            )
        except ProgressError as error_again:
            self.trouble = said(error_again)


@cache
def _keeper(path: Path) -> Keeper:
    return Keeper(path)


def keeper() -> Keeper:
    """The one that all widgets of this kernel share."""
    return _keeper(here().progress)
