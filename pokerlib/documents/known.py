"""The sentences that are known: the keys of their words in order, and the values between them.

`known.txt` holds no word of the documents; `python -m tests.documents.make_known` makes it of the
two files. `slots.txt` names the values: to which numbers of its claims they go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Final, cast

from pokerlib.documents.model import DocumentKey, Place
from pokerlib.documents.text import Token, Value, cut, sentences

_MARKS: Final = "#orsc"
_RANKS: Final = "23456789TJQKA"


@dataclass(frozen=True, slots=True)
class Slot:
    """A value of a known sentence: what stands there, and the name under which it is checked."""

    value: Value
    name: str | None = None
    carried_as: str | None = None


@dataclass(frozen=True, slots=True)
class KnownSentence:
    """A sentence of the documents by its keys; `index` is its place among all of them."""

    index: int
    place: Place
    pattern: tuple[str, ...]
    slots: tuple[Slot, ...]

    @property
    def words(self) -> Counter[str]:
        return Counter(self.pattern)


def table_of(texts: Mapping[DocumentKey, str]) -> Iterator[str]:
    """The lines of `known.txt`, made of the two documents."""
    for document, text in texts.items():
        for line, content in enumerate(text.split("\n"), start=1):
            for number, sentence in enumerate(sentences(content), start=1):
                tokens = " ".join(_token(one) for one in cut(sentence).tokens)
                yield f"{document} {line} {number} {tokens}".rstrip()


def _token(token: Token) -> str:
    return token.key if token.value is None else token.key + written(token.value)


def written(value: Value) -> str:
    """A value as the tables write it.

    >>> written((8, 7, 6, 5, 4)), written(Fraction(7, 4)), written("h")
    ('8-7-6-5-4', '7/4', 'h')
    """
    if isinstance(value, tuple):
        return "-".join(_RANKS[one - 2] for one in value)
    return str(value)


def _value(mark: str, text: str) -> Value:
    if mark == "c":
        return tuple(_RANKS.index(one) + 2 for one in text.split("-"))
    return text if mark == "s" else Fraction(text)


@cache
def known() -> tuple[KnownSentence, ...]:
    """All sentences of both documents, in order."""
    return tuple(_parse(_lines("known.txt"), _names()))


def _lines(name: str) -> list[str]:
    return files("pokerlib.documents").joinpath(name).read_text("utf-8").splitlines()


def _parse(lines: Iterable[str], names: Mapping[Place, list[str]]) -> Iterator[KnownSentence]:
    for index, line in enumerate(lines):
        document, row, number, *tokens = line.split()
        place = Place(cast("DocumentKey", document), int(row), int(number))
        pattern = tuple(one[0] if one[0] in _MARKS else one for one in tokens)
        values = [_value(one[0], one[1:]) for one in tokens if one[0] in _MARKS]
        called = names.get(place, ["_"] * len(values))
        if len(called) != len(values):
            raise ValueError(f"{place}: {len(values)} values, {len(called)} names")
        slots = tuple(_slot(*one) for one in zip(values, called, strict=True))
        yield KnownSentence(index, place, pattern, slots)


def _slot(value: Value, called: str) -> Slot:
    name, _, carried = called.partition(">")
    return Slot(value, None if name == "_" else name, carried or None)


def _names() -> dict[Place, list[str]]:
    """What the values of a sentence are called; `_` for one that no check asks for."""
    found = {}
    for line in _lines("slots.txt"):
        document, row, number, *called = line.split()
        found[Place(cast("DocumentKey", document), int(row), int(number))] = called
    return found
