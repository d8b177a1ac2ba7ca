"""Other documents: sums and hands that stand in a pattern which can be checked.

`N ÷ M = p`; a pot, a bet into it and a raise; one hand beats another. `phrases.txt` has the words
that these are known by. Of the rest of a sentence nothing is claimed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from pokerlib.betting import pot_limit
from pokerlib.documents.known import written
from pokerlib.documents.model import CENTS
from pokerlib.documents.sample import found, hand_like
from pokerlib.documents.text import Cut, Token
from pokerlib.errors import PokerError
from pokerlib.rankings import ACE_TO_FIVE, DEUCE_TO_SEVEN, HIGH, Category, Ranking

_RANKINGS: Final[Mapping[str, Ranking]] = {
    ranking.key: ranking for ranking in (HIGH, ACE_TO_FIVE, DEUCE_TO_SEVEN)
}
_LARGEST: Final = 10**12  # of a sum of money
_APART: Final = 40  # characters between a word and the sum that belongs to it


@dataclass(frozen=True, slots=True)
class Pattern:
    """Something found by its pattern, from `start` to `end` of the sentence.

    division: `said` and `computed` are numbers. pot_limit: `said` is the raise in dollars,
    `computed` the least and the greatest. beats: `said` is True, `computed` whether it does, None
    where the hands tie.
    """

    kind: Literal["division", "pot_limit", "beats"]
    said: Any
    computed: Any
    start: int
    end: int
    right: bool


def patterns(sentence: Cut) -> tuple[Pattern, ...]:
    """All that is found in a sentence.

    >>> from pokerlib.documents.text import cut
    >>> [(one.kind, one.right) for one in patterns(cut("4 ÷ 8 = 0,5; 1 ÷ 3 = 0,4"))]
    [('division', True), ('division', False)]
    >>> [one.computed for one in patterns(cut("A pot of $100, a bet of $50: a raise to $300."))]
    [(Fraction(100, 1), Fraction(250, 1))]
    >>> [one.right for one in patterns(cut("In razz 8-7-6-5-4 beats 8-7-6-5-3."))]
    [False]
    """
    return (*_divisions(sentence), *_raises(sentence), *_beats(sentence))


def _divisions(sentence: Cut) -> Iterator[Pattern]:
    numbers = [one for one in sentence.values if isinstance(one.value, Fraction)]
    for first, second, third in zip(numbers, numbers[1:], numbers[2:], strict=False):
        one, other, said = first.value, second.value, third.value
        assert isinstance(one, Fraction)
        assert isinstance(other, Fraction)
        assert isinstance(said, Fraction)
        sign = sentence.text[first.end : second.start].strip()
        equals = sentence.text[second.end : third.start].strip()
        if sign not in ("÷", "/", ":") or equals not in ("=", "≈"):
            continue
        percent = sentence.text[third.end :].lstrip().startswith("%")
        exact = one / other * (100 if percent else 1) if other else None
        _, _, decimals = _after_point(sentence.text[third.start : third.end])
        computed = None if exact is None else round(exact, len(decimals))
        yield Pattern("division", said, computed, first.start, third.end, said == computed)


def _after_point(number: str) -> tuple[str, str, str]:
    """A number cut at its decimal point or comma."""
    plain = number.replace(",", ".")
    return plain.partition(".") if plain.count(".") == 1 else (plain, "", "")


def _raises(sentence: Cut) -> Iterator[Pattern]:
    money = [one for one in sentence.values if one.money]
    told: dict[str, Token] = {}
    for token in money:
        before = sentence.text[max(0, token.start - _APART) : token.start].casefold()
        last = max(
            ((match.end(), kind) for kind in ("pot", "bet", "raise")
             for match in _phrases()[kind].finditer(before)),
            default=None,
        )  # fmt: skip
        if last and last[1] not in told:
            told[last[1]] = token
    if set(told) != {"pot", "bet", "raise"}:
        return
    pot, bet, to = (_cents(told[name]) for name in ("pot", "bet", "raise"))
    if pot is None or bet is None or to is None or not bet:
        return
    limit = pot_limit(pot=pot, bets=(bet,), to_call=bet, last_raise=bet, big_blind=1)
    least, most = limit.min_raise_to, limit.max_raise_to
    exactly = _phrases()["most"].search(sentence.text.casefold())
    right = to == most if exactly else least <= to <= most
    ends = [told[name] for name in told]
    dollars = (Fraction(least, CENTS), Fraction(most, CENTS))
    yield Pattern(
        "pot_limit",
        Fraction(to, CENTS),
        dollars,
        min(one.start for one in ends),
        max(one.end for one in ends),
        right,
    )


def _cents(token: Token) -> int | None:
    assert isinstance(token.value, Fraction)
    cents = token.value * CENTS
    return int(cents) if cents.denominator == 1 and cents <= _LARGEST else None


def _beats(sentence: Cut) -> Iterator[Pattern]:
    text = sentence.text.casefold()
    named = _phrases()["ranking"].search(text)
    ranking = _RANKINGS[_keys()[named[0]]] if named else None
    for verb in _phrases()["beats"].finditer(text):
        one = _hand(sentence, text, verb.start(), before=True)
        other = _hand(sentence, text, verb.end(), before=False)
        if one is None or other is None or type(one[2]) is not type(other[2]):
            continue
        better = _better(one[2], other[2], ranking)
        if better is not None:
            computed = {1: True, -1: False, 0: None}[better]
            yield Pattern("beats", True, computed, one[0], other[1], computed is True)


def _hand(
    sentence: Cut, text: str, at: int, *, before: bool
) -> tuple[int, int, Category | str] | None:
    """The hand that stands next to the verb: ranks in a row, or the name of a kind."""
    for token in sentence.values:
        if isinstance(token.value, tuple):
            gap = text[token.end : at] if before else text[at : token.start]
            beside = token.end <= at if before else token.start >= at
            if beside and _only_dress(gap):
                return token.start, token.end, written(token.value)
    for match in _phrases()["category"].finditer(text):
        gap = text[match.end() : at] if before else text[at : match.start()]
        beside = match.end() <= at if before else match.start() >= at
        if beside and _only_dress(gap):
            return match.start(), match.end(), Category(_keys()[match[0]])
    return None


def _only_dress(gap: str) -> bool:
    """Whether nothing but quotes and an article stand between a hand and the verb."""
    return gap.strip(" \u00a0(„“”\"'") in ("", "a", "an", "the")


def _better(one: Category | str, other: Category | str, ranking: Ranking | None) -> int | None:
    """1, -1 or 0 where they tie; None where nothing can be said."""
    if isinstance(one, Category) and isinstance(other, Category):
        used = ranking or HIGH
        first, second = found(used, one), found(used, other)
        if not first or not second or one == other:
            return None
        return 1 if first[0] > second[-1] else -1
    if ranking is None or isinstance(one, Category) or isinstance(other, Category):
        return None
    try:
        mine, theirs = hand_like(ranking, one), hand_like(ranking, other)
    except PokerError:
        return None
    return (mine > theirs) - (mine < theirs)


@cache
def _lines() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    listed = files("pokerlib.documents").joinpath("phrases.txt").read_text("utf-8")
    parts = (line.split(" ", 2) for line in listed.splitlines())
    return tuple((kind, key, tuple(words.split("|"))) for kind, key, words in parts)


@cache
def _keys() -> Mapping[str, str]:
    """What a phrase stands for."""
    return {phrase: key for _, key, phrases in _lines() for phrase in phrases}


@cache
def _phrases() -> Mapping[str, re.Pattern[str]]:
    """For each kind a pattern that finds its phrases, the longest first."""
    kinds: dict[str, list[str]] = {}
    for kind, _, phrases in _lines():
        kinds.setdefault(kind, []).extend(phrases)
    return {
        kind: re.compile(
            "|".join(
                rf"(?<!\w){re.escape(one)}(?!\w)" for one in sorted(phrases, key=len, reverse=True)
            )
        )
        for kind, phrases in kinds.items()
    }
