"""Other documents: sums and hands that stand in a pattern which can be checked.

`N ÷ M = p`; a pot, a bet into it and a raise; one hand beats another. `phrases.txt` has the words
that these are known by. Of the rest of a sentence nothing is claimed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
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
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Ranking,
)

_LARGEST: Final = 10**12  # of a sum of money
_APART: Final = 40  # characters between a word and the sum that belongs to it
_SIGN: Final = r"[-+–−×*·/÷:^]"
_GOES_ON: Final = re.compile(rf"\s*{_SIGN}\s*[\d(]")
_WENT_ON: Final = re.compile(rf"[\d)]\s*{_SIGN}\s*\(?\s*$")


@dataclass(frozen=True, slots=True)
class Pattern:
    """Something found by its pattern, from `start` to `end` of the sentence.

    division: `said` and `computed` are numbers. pot_limit: `said` is the raise in dollars,
    `computed` the least and the greatest. beats: `said` is True, `computed` whether it does, None
    where the hands tie. low: `said` is the number in the list of lows, `computed` what is the
    matter with it.
    """

    kind: Literal["division", "pot_limit", "beats", "low"]
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
    text = sentence.text
    numbers = [one for one in sentence.values if _is_written(one, text)]
    for place, (first, second, third) in enumerate(
        zip(numbers, numbers[1:], numbers[2:], strict=False)
    ):
        if not _divides(_between(first, second, text), _between(second, third, text)):
            continue
        fourth = numbers[place + 3] if place + 3 < len(numbers) else None
        if fourth and _between(third, fourth, text) not in _words("one_in"):
            fourth = None
        last = fourth or third
        if _WENT_ON.search(text[: first.start]) or _goes_on(text[last.end :]):
            continue  # part of a longer sum
        one, other = _amount(first), _amount(second)
        exact = one / other if other else None
        said, computed = _result(third, fourth, exact, text)
        yield Pattern("division", said, computed, first.start, last.end, said == computed)


def _divides(sign: str, equals: str) -> bool:
    """Whether these words, or signs, make a sum: "4 ÷ 52 is", "4 of 52 ="."""
    if sign in _words("divided"):
        return equals in _words("equals")
    return sign in _words("out_of") and equals in ("=", "≈")


def _goes_on(rest: str) -> bool:
    """Whether a sum does not end here: "= 1 + 1", "= 3 to 1"."""
    return bool(_GOES_ON.match(rest) or _phrases()["odds"].match(rest.strip().casefold()))


def _is_written(token: Token, text: str) -> bool:
    """Whether it is a number in figures."""
    return isinstance(token.value, Fraction) and text[token.end - 1].isdigit()


def _amount(token: Token) -> Fraction:
    assert isinstance(token.value, Fraction)
    return token.value


def _between(one: Token, other: Token, text: str) -> str:
    return text[one.end : other.start].strip().casefold()


def _result(
    third: Token, fourth: Token | None, exact: Fraction | None, text: str
) -> tuple[Fraction, Fraction | None]:
    """What is said and what it comes to, rounded as it is written: 0.25, 25 %, 1/4, 1 in 4."""
    said = _amount(third)
    if fourth is None:
        percent = _phrases()["percent"].match(text[third.end :].strip().casefold())
        value = None if exact is None else exact * (100 if percent else 1)
        return said, None if value is None else round(value, _decimals(third, text))
    of = _amount(fourth)
    if not of:
        return said, None
    whole = said / of
    if exact and said == 1 and round(1 / exact, _decimals(fourth, text)) == of:
        return whole, whole
    return whole, exact


def _decimals(token: Token, text: str) -> int:
    """How many places after its point or comma a number is written with."""
    return len(_after_point(text[token.start : token.end])[2])


def _after_point(number: str) -> tuple[str, str, str]:
    """A number cut at its decimal point or comma."""
    plain = number.replace(",", ".")
    return plain.partition(".") if plain.count(".") == 1 else (plain, "", "")


def _raises(sentence: Cut) -> Iterator[Pattern]:
    text = sentence.text.casefold()
    if any(_phrases()[kind].search(text) for kind in ("other_limit", "included")):
        return
    told: dict[str, Token] = {}
    words = near = ""
    end = 0
    for token in (one for one in sentence.values if one.money):
        role, beside = _role(text, end, token)
        if role and role not in told:
            told[role] = token
            if role == "raise":
                words, near = f"{text[end : token.start]} {_after(text, token)}", beside
        end = token.end
    sums = [_cents(told[role]) for role in _ROLES if role in told]
    said = any(_phrases()[kind].search(near) for kind in ("by", "to"))
    if len(sums) < len(_ROLES) or None in sums or not sums[1] or not said:
        return  # "a raise of so much" may be meant either way
    pot, bet, to = (one or 0 for one in sums)
    to += bet if _phrases()["by"].search(near) else 0
    yield _raised(pot, bet, to, words, list(told.values()))


def _raised(pot: int, bet: int, to: int, words: str, tokens: Sequence[Token]) -> Pattern:
    """A raise to so many cents over a bet into a pot; its words may say "at most", "at least"."""
    limit = pot_limit(pot=pot, bets=(bet,), to_call=bet, last_raise=bet, big_blind=1)
    least, most = limit.min_raise_to, limit.max_raise_to
    right = least <= to <= most
    if _phrases()["most"].search(words):
        right = to == most
    elif _phrases()["least"].search(words):
        right = to == least
    dollars = (Fraction(least, CENTS), Fraction(most, CENTS))
    start, end = min(one.start for one in tokens), max(one.end for one in tokens)
    return Pattern("pot_limit", Fraction(to, CENTS), dollars, start, end, right)


def _role(text: str, start: int, token: Token) -> tuple[str | None, str]:
    """Whether a sum is the pot, the bet or the raise, and the words between it and that word.

    `start` is where the sum before it ends. A word beside it counts before one that is further.
    """
    before, after = text[max(start, token.start - _APART) : token.start], _after(text, token)
    last = max(
        ((match.end(), kind) for kind in _ROLES for match in _phrases()[kind].finditer(before)),
        default=None,
    )
    if last is None or before[last[0] :].strip() not in _words("of"):
        for kind in _ROLES:
            beside = _phrases()[kind].search(after)
            if beside and after[: beside.start()].strip() in _words("in"):
                return kind, before
    return (last[1], f"{before[last[0] :]} {after}") if last else (None, "")


def _after(text: str, token: Token) -> str:
    """The words after a sum that may belong to it."""
    after = text[token.end : token.end + _APART]
    ends = _phrases()["ends"].search(after)
    return after[: ends.start()] if ends else after


_ROLES: Final = ("pot", "bet", "raise")


def _cents(token: Token) -> int | None:
    cents = _amount(token) * CENTS
    return int(cents) if cents.denominator == 1 and cents <= _LARGEST else None


_Hand = tuple[int, int, Category | str]


def _beats(sentence: Cut) -> Iterator[Pattern]:
    text = sentence.text.casefold()
    kinds, ranks = _rankings(text)
    for verb in _phrases()["compares"].finditer(text):
        one = _hand(sentence, text, verb.start(), before=True)
        other = _hand(sentence, text, verb.end(), before=False)
        while one and other and type(one[2]) is type(other[2]):
            ranking = kinds if isinstance(one[2], Category) else ranks
            better = _better(one[2], other[2], ranking) if ranking else None
            if better is not None:
                wins = better if _keys()[verb[0]] == "beats" else -better
                computed = {1: True, -1: False, 0: None}[wins]
                yield Pattern("beats", True, computed, one[0], other[1], computed is True)
            rest = text[other[1] :].lstrip()
            joined = _phrases()["joins"].match(rest)
            if joined is None:
                break
            other = _hand(sentence, text, len(text) - len(rest) + joined.end(), before=False)


def _rankings(text: str) -> tuple[Ranking | None, Ranking | None]:
    """By which ranking kinds of hands, and ranks in a row, are compared; None: by none for sure."""
    named = {_keys()[match[0]] for match in _phrases()["ranking"].finditer(text)}
    low = "low" in named
    named -= {"low"}
    if not named:
        return (None, None) if low else (HIGH, None)
    if named == {"lowball", "deuce_to_seven"}:
        named = {"deuce_to_seven"}
    if len(named) > 1:
        return None, None
    [key] = named
    if key == "high":
        return (None, EIGHT_OR_BETTER) if low else (HIGH, HIGH)
    if key == "hilo":
        return None if low else HIGH, EIGHT_OR_BETTER
    found_ = {one.key: one for one in (ACE_TO_FIVE, DEUCE_TO_SEVEN, BADUGI)}.get(key)
    return found_, found_


def _hand(sentence: Cut, text: str, at: int, *, before: bool) -> _Hand | None:
    """The hand that stands next to the verb: ranks in a row, or the name of a kind."""

    def beside(start: int, end: int) -> bool:
        gap = text[end:at] if before else text[at:start]
        return (end <= at if before else start >= at) and _only_dress(gap)

    for token in sentence.values:
        if isinstance(token.value, tuple) and beside(token.start, token.end):
            return token.start, token.end, written(token.value)
    for match in _phrases()["category"].finditer(text):
        if beside(match.start(), match.end()):
            return match.start(), match.end(), Category(_keys()[match[0]])
    return None


def _only_dress(gap: str) -> bool:
    """Whether nothing but quotes, an article and the like stand between a hand and the verb."""
    words = gap.strip(" \u00a0(„“”\"'").split()
    return all(word in _words("dress") for word in words)


def _better(one: Category | str, other: Category | str, ranking: Ranking) -> int | None:
    """1, -1 or 0 where they tie; None where nothing can be said."""
    if isinstance(one, Category) and isinstance(other, Category):
        first, second = found(ranking, one), found(ranking, other)
        if not first or not second or one == other:
            return None
        return 1 if first[0] > second[-1] else -1
    try:
        mine, theirs = hand_like(ranking, str(one)), hand_like(ranking, str(other))
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
def _words(kind: str) -> frozenset[str]:
    """The phrases of a kind; an underscore stands for no word at all."""
    found_ = (phrase for one, _, phrases in _lines() if one == kind for phrase in phrases)
    return frozenset("" if phrase == "_" else phrase for phrase in found_)


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
