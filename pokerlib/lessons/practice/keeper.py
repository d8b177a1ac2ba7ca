"""Keeps the answers: in the file, and in memory where the file fails, which is said."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pokerlib.lessons.components.nodes import Node, said, words
from pokerlib.practice.progress import Answer, Progress, ProgressError, default_path

__all__ = ["Keeper", "keeper"]


class Keeper:
    """The answers of this learner; `trouble` is what went wrong with the file, in words."""

    def __init__(self, path: Path) -> None:
        self._file = Progress(path)
        self._unsaved: tuple[Answer, ...] = ()
        self.answers: tuple[Answer, ...] = ()
        self.trouble: Node | None = None
        self.read()

    def read(self) -> None:
        """Read the file again: another notebook may have written to it."""
        try:
            self.answers = (*self._file.answers(), *self._unsaved)
        except ProgressError as error:
            if error.kind == "damaged":
                self._set_aside()
            else:
                self.trouble = said(error)

    def add(self, *answers: Answer) -> None:
        """Keep them; what the file refuses is tried again with the next answer."""
        self._unsaved = (*self._unsaved, *answers)
        try:
            self._file.add(*self._unsaved)
            self._unsaved, self.trouble = (), None
        except ProgressError as error:
            if error.kind == "damaged":
                self._set_aside()
            else:
                self.trouble = said(error)
        self.answers = (*self.answers, *answers)

    def _set_aside(self) -> None:
        try:
            aside = self._file.set_aside()
            self._file.add(*self._unsaved)
            self._unsaved = ()
            self.trouble = words("progress.set_aside", name=aside.name)
        except ProgressError as error:
            self.trouble = said(error)


@cache
def _keeper(path: Path) -> Keeper:
    return Keeper(path)


def keeper() -> Keeper:
    """The one that all widgets of this kernel share."""
    return _keeper(default_path())
