"""Where in a file each field and each action stands, so that an error can say its line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

_FIELD: Final = re.compile(r"""^[ \t]*(["']?)([A-Za-z0-9_-]+)\1[ \t]*=""", re.MULTILINE)
_TABLE: Final = re.compile(r"""^[ \t]*\[[ \t]*(["']?)([^\[\]"'\n]+)\1[ \t]*\]""", re.MULTILINE)
# Inside an array: a text, a comment, or the end.
_PIECE: Final = re.compile(r""""(?:\\.|[^"\\\n])*"|'[^'\n]*'|\#[^\n]*|\]""")


@dataclass(frozen=True, slots=True)
class Lines:
    """The line of each field by its name, and of each action by its place; both from 1."""

    fields: Mapping[str, int] = field(default_factory=dict)
    actions: tuple[int, ...] = ()

    def of(self, name: str) -> dict[str, int]:
        """The line of a field as a fact for an error; nothing where the field is not there."""
        return {"line": self.fields[name]} if name in self.fields else {}

    def action(self, number: int) -> dict[str, int]:
        """The line of an action, counted from 0, as a fact for an error."""
        return {"line": self.actions[number]} if number < len(self.actions) else {}


def lines_of(text: str, first: int = 1) -> Lines:
    """Look for the fields in the text of one hand, which begins in line `first`.

    >>> lines_of('variant = "PO"\\nactions = [\\n  "p1 f", # folds\\n  "p2 f"]').actions
    (3, 4)
    """
    fields: dict[str, int] = {}
    actions: tuple[int, ...] = ()
    end = 0
    for found in _FIELD.finditer(text):
        if found.start() < end:  # inside the actions' array: no field
            continue
        name = found[2]
        fields[name] = first + text.count("\n", 0, found.start(2))
        if name == "actions":
            pieces = list(_pieces(text, found.end()))
            actions = tuple(first + text.count("\n", 0, place) for place in pieces)
            end = pieces[-1] if pieces else 0
    return Lines(fields, actions)


def _pieces(text: str, start: int) -> Iterator[int]:
    """Where each text of the array that begins here begins."""
    for piece in _PIECE.finditer(text, start):
        if piece[0] == "]":
            return
        if piece[0][0] != "#":
            yield piece.start()


def sections(text: str) -> dict[str, tuple[int, str]]:
    """For each table of a collection its first line and its text.

    >>> sections("[1]\\na = 1\\n\\n[2]\\na = 2")["2"]
    (4, '[2]\\na = 2')
    """
    found = list(_TABLE.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    return {
        one[2].strip(): (1 + text.count("\n", 0, one.start()), text[one.start() : end])
        for one, end in zip(found, ends, strict=True)
    }
