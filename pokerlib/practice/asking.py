"""One way to ask, to mark, and to go on: for every kind of question alike."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import ClassVar, Final

from pokerlib.cards import code_at, normalize_code
from pokerlib.errors import PokerError, instance, unfit, whole
from pokerlib.practice.draw import Draw, far
from pokerlib.practice.kinds import KINDS
from pokerlib.practice.marking import mark_choices, nothing
from pokerlib.practice.model import LEVELS, Kind, Marked, Question

_CENTS: Final = re.compile("[0-9]{1,18}")
_MOST: Final = 1_000  # questions of a set: nobody answers more
_TRIES: Final = 400  # codes that are looked at for a deal that was not seen


class UnknownQuestionError(PokerError):
    """No such question: "no_kind", "no_level", "no_variant" or "no_count", with `given`."""

    sentences: ClassVar = {
        "no_kind": "no such kind of question: {given}",
        "no_level": "no such level: {given}; there are 1, 2 and 3",
        "no_variant": "no such deals of this kind: {given}",
        "no_count": "from 0 to {most} questions at once, not {given}",
    }


def _kind(key: str) -> Kind:
    if type(key) is not str or key not in KINDS:
        raise UnknownQuestionError("no_kind", given=key)
    return KINDS[key]


def ask(kind: str, level: int, code: str) -> Question:
    """The question of this kind and level (1 to 3) that a deal code gives.

    The same for the same three, on every machine. Raises UnknownQuestionError for a kind that
    is not in `KINDS` or a level that is not in `LEVELS`, CardError for what is no code.

    >>> asked = ask("two_and_three", 1, "BBB-BBB")
    >>> asked == ask("two_and_three", 1, "bbb bbb"), len(asked.right)
    (True, 5)
    """
    return _ask(_known(kind, level).key, level, normalize_code(code))


def _known(kind: str, level: int) -> Kind:
    found = _kind(kind)
    if type(level) is not int or level not in LEVELS:
        raise UnknownQuestionError("no_level", given=level)
    return found


@lru_cache(512)
def _ask(kind: str, level: int, code: str) -> Question:
    return replace(KINDS[kind].ask(level, Draw(code)), kind=kind, level=level, code=code)


def mark(question: Question, answer: Iterable[str]) -> Marked:
    """What an answer is worth: keys of choices or codes of cards, in the order they were given.

    An amount is one key, in cents. An empty answer, and what is no amount, has the mistake
    "nothing". Raises TypeError for what is no question, and for keys that are no texts.

    >>> asked = ask("which_wins", 1, "BBB-BBB")
    >>> mark(asked, asked.right).right, mark(asked, ()).mistake
    (True, 'nothing')
    """
    instance("question", question, Question)
    given = _texts("answer", answer)
    if not given or (question.pick == "amount" and not _CENTS.fullmatch(given[0])):
        return nothing()
    return (_kind(question.kind).mark or mark_choices)(question, given)


def _texts(name: str, given: Iterable[str]) -> tuple[str, ...]:
    """Several texts; a text alone, of which each letter is one, is a mistake."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise unfit(name, "list of texts", given)
    found = tuple(given)
    if not all(type(one) is str for one in found):
        raise unfit(name, "list of texts", given)
    return found


def next_code(
    kind: str, level: int, code: str, seen: Sequence[str] = (), *, variant: str = ""
) -> str:
    """The next code of the chain whose deal is not in `seen` (deals, the oldest first).

    Pure: the same arguments give the same code. Where a kind has no other deal left, the one
    that was seen longest ago comes. `variant`: only deals that are good for this. Raises
    UnknownQuestionError and CardError as `ask` does, TypeError for deals that are no texts.

    >>> first = ask("badugi", 1, "BBB-BBB")
    >>> code = next_code("badugi", 1, "BBB-BBB", (first.deal,))
    >>> ask("badugi", 1, code).deal != first.deal
    True
    """
    known = _known(kind, level)
    if variant != "" and (type(variant) is not str or variant not in known.variants.get(level, ())):
        raise UnknownQuestionError("no_variant", given=variant)
    age = {deal: place for place, deal in enumerate(_texts("seen", seen))}
    oldest: tuple[int, str] | None = None
    for candidate in _chain(known, level, normalize_code(code)):
        asked = ask(kind, level, candidate)
        if variant and asked.variant != variant:
            continue
        if asked.deal not in age:
            return candidate
        if oldest is None or age[asked.deal] < oldest[0]:
            oldest = (age[asked.deal], candidate)
    return oldest[1] if oldest else far(code, kind, level, variant)


def _chain(kind: Kind, level: int, code: str) -> Iterator[str]:
    """Candidate next codes: each item of a list once, else codes far from this one."""
    if kind.count is not None:
        return (code_at(code, n) for n in range(1, kind.count(level) + 1))
    return (far(code, kind.key, level, n) for n in range(_TRIES))


def question_set(
    code: str, kinds: Sequence[str | tuple[str, int]], count: int, level: int = 1
) -> tuple[tuple[str, int, str], ...]:
    """The kind, level and code of each question of a set, an exam or a sheet.

    `kinds`: keys, or keys with levels of their own (else `level`). Every one comes before any
    comes twice, in an order that the code draws; no deal comes twice as long as there are
    others. The same for a whole class. Raises UnknownQuestionError as `ask` does, and for more
    than a thousand questions; TypeError for kinds that are no list.

    >>> len({kind for kind, _, _ in question_set("BBB-BBB", ["badugi", "odds"], 2)})
    2
    """
    whole("count", count)
    if not 0 <= count <= _MOST:
        raise UnknownQuestionError("no_count", given=count, most=_MOST)
    instance("kinds", kinds, (tuple, list))
    sources = tuple((one, level) if isinstance(one, str) else one for one in kinds)
    for source in sources or (("", level),):
        if type(source) is not tuple or len(source) != 2:
            raise unfit("kinds", "kind, or kind and level", source)
        _known(*source)
    return tuple(islice(_endless(normalize_code(code), sources), count))


def _endless(code: str, sources: Sequence[tuple[str, int]]) -> Iterator[tuple[str, int, str]]:
    draw = Draw(code)
    seen: dict[tuple[str, int], tuple[str, ...]] = dict.fromkeys(sources, ())
    last = {source: far(code, *source) for source in sources}
    while True:
        for source in draw.shuffled(sources):
            last[source] = next_code(*source, last[source], seen[source])
            seen[source] = (*seen[source], ask(*source, last[source]).deal)
            yield (*source, last[source])
