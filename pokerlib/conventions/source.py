"""Where a convention comes from: the documents, their house, a rule book, most of the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, TypeVar

from pokerlib.errors import PokerError

Origin = Literal["document", "house", "book", "field"]
Value = TypeVar("Value")


class ConventionError(PokerError):
    """A value that a convention can't have: its name, the value, the values that it can have.

    >>> str(ConventionError("not_a_value", name="stud_cap", value=-1, values=()))
    'stud_cap cannot be -1'
    """

    sentences: ClassVar[Mapping[str, str]] = {"not_a_value": "{name} cannot be {value}"}


@dataclass(frozen=True, slots=True)
class Cited:
    """A place in a rule book that was read: `book` is its key, `place` a number or a chapter.

    "tda_2024": Poker Tournament Directors Association, Rules, 2024. "wsop_2024": World Series of
    Poker, Live Action Rules, 2024. "robert": Robert's Rules of Poker, as widely reprinted.
    """

    book: str
    place: str


@dataclass(frozen=True, slots=True)
class ConventionSource:
    """Where a default comes from, and what else a house might choose.

    `origin` is "document" (then `lines` of game-rules.bg.txt say it, or say what it completes),
    "house" (the real hands of the house that the documents describe), "book" (the rule book
    that is cited for the default) or "field" (most houses). `values` are the allowed values;
    empty where any of the default's kind will do. `cited` says which books have which value.
    """

    name: str
    topic: str
    default: Any
    origin: Origin
    lines: tuple[int, ...]
    values: tuple[Any, ...]
    cited: tuple[tuple[Any, Cited], ...] = ()

    def books(self, value: Any) -> tuple[Cited, ...]:
        """The rule books that play by this value."""
        return tuple(cited for one, cited in self.cited if one == value)


def convention(
    topic: str,
    default: Value,
    *values: Value,
    origin: Origin,
    lines: tuple[int, ...] = (),
    **books: tuple[Value, str],
) -> Value:
    """A field, its values, and for each rule book the value that it has and where it says so."""
    allowed = (default, *(value for value in values if value != default))
    if isinstance(default, bool):
        allowed = (default, not default)  # type: ignore[assignment]
    elif not values:
        allowed = ()
    cited = tuple((value, Cited(book, place)) for book, (value, place) in books.items())
    metadata = {
        "topic": topic,
        "origin": origin,
        "lines": lines,
        "values": allowed,
        "cited": cited,
    }
    return field(default=default, metadata=metadata)
