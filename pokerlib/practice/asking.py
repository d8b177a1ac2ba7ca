"""One way to ask, to mark, and to go on: for every kind of question alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import Final

from pokerlib.cards import code_at, normalize_code
from pokerlib.practice.draw import Draw, far
from pokerlib.practice.kinds import KINDS
from pokerlib.practice.marking import mark_choices, nothing
from pokerlib.practice.model import LEVELS, Kind, Marked, Question

__all__ = ["UnknownQuestionError", "ask", "mark", "next_code", "question_set"]

_TRIES: Final = 400  # codes that are looked at for a deal that was not seen


class UnknownQuestionError(ValueError):
    """No such kind of question, or no such level: `kind` is "no_kind" or "no_level"."""

    def __init__(self, kind: str, given: object) -> None:
        super().__init__(f"{kind.replace('_', ' such ')}: {given!r}")
        self.kind = kind
        self.facts = {"given": str(given)}


def _kind(key: str) -> Kind:
    if not isinstance(key, str) or key not in KINDS:
        raise UnknownQuestionError("no_kind", key)
    return KINDS[key]


def ask(kind: str, level: int, code: str) -> Question:
    """The question of this kind and level (1 to 3) that a deal code gives.

    The same for the same three, on every machine. Raises UnknownQuestionError for a kind that
    is not in `KINDS` or a level that is not in `LEVELS`, CardError for what is no code.

    >>> asked = ask("two_and_three", 1, "BBB-BBB")
    >>> asked == ask("two_and_three", 1, "bbb bbb"), len(asked.right)
    (True, 5)
    """
    found = _kind(kind)
    if type(level) is not int or level not in LEVELS:
        raise UnknownQuestionError("no_level", level)
    return _ask(found.key, level, normalize_code(code))


@lru_cache(512)
def _ask(kind: str, level: int, code: str) -> Question:
    return KINDS[kind].ask(level, code)


def mark(question: Question, answer: Iterable[str]) -> Marked:
    """What an answer is worth: keys of choices or codes of cards, in the order they were given.

    An amount is one key, in cents. An empty answer has the mistake "nothing".

    >>> asked = ask("which_wins", 1, "BBB-BBB")
    >>> mark(asked, asked.right).right, mark(asked, ()).mistake
    (True, 'nothing')
    """
    given = tuple(answer)
    if not given:
        return nothing()
    return (_kind(question.kind).mark or mark_choices)(question, given)


def next_code(
    kind: str, level: int, code: str, seen: Sequence[str] = (), *, variant: str = ""
) -> str:
    """The next code of the chain whose deal is none of `seen` (deals, the oldest first).

    Pure: the same arguments give the same code. Where a kind has no other deal left, the one
    that was seen longest ago comes. `variant`: only deals that are good for this.

    >>> first = ask("badugi", 1, "BBB-BBB")
    >>> code = next_code("badugi", 1, "BBB-BBB", (first.deal,))
    >>> ask("badugi", 1, code).deal != first.deal
    True
    """
    age = {deal: place for place, deal in enumerate(seen)}
    oldest: tuple[int, str] | None = None
    for candidate in _chain(_kind(kind), level, normalize_code(code)):
        asked = ask(kind, level, candidate)
        if variant and asked.variant != variant:
            continue
        if asked.deal not in age:
            return candidate
        if oldest is None or age[asked.deal] < oldest[0]:
            oldest = (age[asked.deal], candidate)
    return oldest[1] if oldest else far(code, kind, level, variant)


def _chain(kind: Kind, level: int, code: str) -> Iterator[str]:
    """The codes that may come next: each item of a list once, or so many codes far away."""
    if kind.count is not None:
        return (code_at(code, n) for n in range(1, kind.count(level) + 1))
    return (far(code, kind.key, level, n) for n in range(_TRIES))


def question_set(
    code: str, kinds: Sequence[str], count: int, level: int
) -> tuple[tuple[str, int, str], ...]:
    """The kind, level and code of each question of a set, an exam or a sheet.

    Every kind comes before any comes twice, in an order that the code draws; no deal comes
    twice as long as there are others. The same for a whole class. Raises UnknownQuestionError.

    >>> len({kind for kind, _, _ in question_set("BBB-BBB", ["badugi", "odds"], 2, 1)})
    2
    """
    if not kinds:
        raise UnknownQuestionError("no_kind", "")
    return tuple(islice(_endless(normalize_code(code), tuple(map(_kind, kinds)), level), count))


def _endless(code: str, kinds: tuple[Kind, ...], level: int) -> Iterator[tuple[str, int, str]]:
    draw = Draw(code)
    seen: dict[str, tuple[str, ...]] = {}
    last = {kind.key: far(code, kind.key) for kind in kinds}
    while True:
        for kind in draw.shuffled(kinds):
            key = kind.key
            last[key] = next_code(key, level, last[key], seen.get(key, ()))
            seen[key] = (*seen.get(key, ()), ask(key, level, last[key]).deal)
            yield key, level, last[key]
