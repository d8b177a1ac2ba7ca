"""What is remembered of a learner: answers, lessons opened, tests taken; records and their rows.

A row is a list that JSON can write, its first part the name of what it tells. The database and
the file that is taken along hold the same rows, and what follows from them (what is due, what
is mastered, where one is) is a fold over them: nothing else is kept.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any, Final

from pokerlib.cards import CardError, normalize_code
from pokerlib.errors import PokerError

_KEY: Final = re.compile(r"[a-z0-9_]{1,60}")
_LONGEST: Final = 200
_MOST_GIVEN: Final = 60  # more than the cards of a deck
_MOST_LEVELS: Final = 9
_LATEST: Final = 1 << 40  # seconds: some year that no clock shows


class ProgressError(PokerError):
    """Why progress cannot be kept or read: `kind` and the facts that put it into words.

    Kinds: "read_only", "full", "busy", "damaged", "unreachable", "not_progress", "newer",
    "newer_file".
    """


@dataclass(frozen=True, slots=True)
class Answer:
    """One try at one question.

    `points` is of 1, `mistake` a key, or
    None; `given` the keys that were chosen, in order. `attempt` is 1 for the first try: only that
    one counts in scores and mastery. `hint`: one was seen before. `when` is in Unix seconds, None
    where nobody knows.

    >>> Answer("badugi", 1, "BBB-BBB", 1.0).attempt
    1
    """

    kind: str
    level: int
    code: str
    points: float
    mistake: str | None = None
    given: tuple[str, ...] = ()
    attempt: int = 1
    hint: bool = False
    when: int | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """A lesson ("00" to "12") was opened."""

    lesson: str
    when: int | None = None


@dataclass(frozen=True, slots=True)
class MixedTest:
    """The mixed test at a lesson's end: `right` of `of` at the first try."""

    lesson: str
    right: int
    of: int
    when: int | None = None


@dataclass(frozen=True, slots=True)
class Named:
    """What the learner is called, for the teacher and the file's name."""

    name: str
    when: int | None = None


@dataclass(frozen=True, slots=True)
class Afresh:
    """Here somebody began afresh; what was before lies in the file `aside`."""

    aside: str
    when: int | None = None


Row = Answer | Opened | MixedTest | Named | Afresh

_NAMES: Final = {
    Answer: "answer",
    Opened: "opened",
    MixedTest: "tested",
    Named: "named",
    Afresh: "afresh",
}


def to_row(row: Row) -> list[Any]:
    """A record as a list that JSON can write.

    >>> to_row(MixedTest("12", 9, 10, 1_796_000_000))
    ['tested', '12', 9, 10, 1796000000]
    """
    return [_NAMES[type(row)], *(getattr(row, part.name) for part in fields(row))]


def from_row(row: Any) -> Row:
    """The record that a row holds. Raises ProgressError for a row that is no record.

    >>> from_row(to_row(Opened("01"))) == Opened("01")
    True
    """
    try:
        name, *parts = row
        return _READERS[name](*parts)
    except (CardError, KeyError, TypeError, ValueError) as error:
        raise ProgressError("not_progress") from error


def understood(rows: Iterable[Any]) -> Iterator[Row]:
    """Those that are records: a row of another version, or a spoilt one, is passed over."""
    for row in rows:
        with suppress(ProgressError):
            yield from_row(row)


def _answer(
    kind: Any, level: Any, code: Any, points: Any, mistake: Any, *more: Any
) -> Answer:  # the kinds grow: one that is not known here is an answer all the same
    given, attempt, hint, when = more
    if not isinstance(given, list | tuple) or len(given) > _MOST_GIVEN:
        raise ProgressError("not_progress")
    if type(hint) is not bool or type(points) not in {int, float} or not 0 <= points <= 1:
        raise ProgressError("not_progress")
    return Answer(
        _key(kind),
        _number(level, 1, _MOST_LEVELS),
        normalize_code(code),
        float(points),
        (_text(mistake) or None) if mistake is not None else None,
        tuple(map(_text, given)),
        _number(attempt, 1, _LATEST),
        hint,
        _when(when),
    )


def _tested(lesson: Any, right: Any, of: Any, when: Any) -> MixedTest:
    most = _number(of, 1, 1_000)
    return MixedTest(_key(lesson), _number(right, 0, most), most, _when(when))


_READERS: Final[dict[str, Callable[..., Row]]] = {
    "answer": _answer,
    "opened": lambda lesson, when: Opened(_key(lesson), _when(when)),
    "tested": _tested,
    "named": lambda name, when: Named(_text(name), _when(when)),
    "afresh": lambda aside, when: Afresh(_text(aside), _when(when)),
}


def _key(given: Any) -> str:
    if not isinstance(given, str) or not _KEY.fullmatch(given):
        raise ProgressError("not_progress")
    return given


def _text(given: Any) -> str:
    if not isinstance(given, str):
        raise ProgressError("not_progress")
    return legible(given)[:_LONGEST]


def _number(given: Any, low: int, high: int) -> int:
    if type(given) is not int or not low <= given <= high:
        raise ProgressError("not_progress")
    return given


def _when(given: Any) -> int | None:
    return None if given is None else _number(given, 0, _LATEST)


def legible(written: str) -> str:
    r"""What of a text can be seen: a file may hold marks, line ends and halves of characters.

    >>> legible(" Ana\u00a0\ud83dB.\n")
    'Ana B.'
    """
    seen = (letter for letter in " ".join(written.split()) if letter.isprintable())
    return "".join(seen).strip()


def new_in(known: Iterable[Row], given: Iterable[Row]) -> tuple[Row, ...]:
    """The rows of another file that are not known: of equal ones as many as it has more.

    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0)
    >>> len(new_in([right], [right] * 3))
    2
    """
    left = Counter(known)
    found = []
    for one in given:
        if left[one]:
            left[one] -= 1
        else:
            found.append(one)
    return tuple(found)


def in_order(answers: Sequence[Answer]) -> list[Answer]:
    """By time, however two pages' rows came into the file; those without a time come first."""
    dated = sorted(
        (one for one in answers if one.when is not None),
        key=lambda one: (
            one.when,
            one.kind,
            one.level,
            one.code,
            one.attempt,
            one.points,
            one.hint,
        ),
    )
    return [*(one for one in answers if one.when is None), *dated]
