"""The traditional ranking of high hands (hand rankings, lines 7 to 45 and 129 to 139)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

from pokerlib.cards.model import ACE, FIVE, Card
from pokerlib.rankings.base import (
    Category,
    HandRank,
    Ranking,
    Reading,
    Verdict,
    applied,
    highest_first,
    reading,
)

# From the weakest to the strongest (hand rankings, lines 131 to 139).
ORDER: Final = (
    Category.HIGH_CARD,
    Category.ONE_PAIR,
    Category.TWO_PAIR,
    Category.THREE_OF_A_KIND,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.FULL_HOUSE,
    Category.FOUR_OF_A_KIND,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
)

PLACE: Final = {category: place for place, category in enumerate(ORDER)}
_WHEEL: Final = (ACE, 5, 4, 3, 2)

# How many cards share each rank, most first; short hands (up cards, the Chinese front) included.
_BY_COUNTS: Final = {
    (4,): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3,): Category.THREE_OF_A_KIND,
    (2, 2): Category.TWO_PAIR,
    (2,): Category.ONE_PAIR,
    (): Category.HIGH_CARD,
}


def grouped(ranks: tuple[int, ...]) -> tuple[Category, tuple[int, ...]]:
    """The category by equal ranks alone, and the ranks in the order in which they are compared.

    >>> grouped((14, 13, 13, 12, 12))
    (<Category.TWO_PAIR: 'two_pair'>, (13, 12, 14))
    """
    counts = Counter(ranks)
    compared = tuple(sorted(counts, key=lambda rank: (-counts[rank], -rank)))
    several = tuple(counts[rank] for rank in compared if counts[rank] > 1)
    return _BY_COUNTS[several], compared


def in_a_row(ranks: tuple[int, ...]) -> int | None:
    """The highest of five ranks in a row, or None; here the ace is above the king only.

    >>> in_a_row((14, 13, 12, 11, 10)), in_a_row((14, 5, 4, 3, 2))
    (14, None)
    """
    top = ranks[0]
    return top if ranks == tuple(range(top, top - 5, -1)) else None


def straight_top(ranks: tuple[int, ...]) -> int | None:
    """As `in_a_row`, but the ace may also be the lowest card, under the five (line 29).

    >>> straight_top((14, 5, 4, 3, 2)), straight_top((14, 13, 4, 3, 2))
    (5, None)
    """
    return FIVE if ranks == _WHEEL else in_a_row(ranks)


def named(
    ranks: tuple[int, ...], suited: bool, top: int | None
) -> tuple[Category, tuple[int, ...]]:
    """The first of the ten names that fits, and the ranks that break ties within it.

    `top` is the highest card of a straight, None for no straight.

    >>> named((9, 8, 7, 6, 5), True, 9)
    (<Category.STRAIGHT_FLUSH: 'straight_flush'>, (9,))
    """
    if top is not None and suited:
        return (Category.ROYAL_FLUSH if top == ACE else Category.STRAIGHT_FLUSH), (top,)
    if top is not None:
        return Category.STRAIGHT, (top,)
    if suited:
        return Category.FLUSH, ranks
    return grouped(ranks)


def read_high(ranks: tuple[int, ...], tiebreak: tuple[int, ...]) -> Reading:
    """How cards are read aloud: as they are compared, the ace of a wheel last.

    >>> read_high((14, 9, 9, 2, 2), (9, 2, 14))("A9922")
    ('9', '9', '2', '2', 'A')
    """
    if ranks == _WHEEL and tiebreak == (FIVE,):
        return reading((1, 2, 3, 4, 0))
    compared = tiebreak if len(tiebreak) > 1 else ranks
    places = sorted(range(len(ranks)), key=lambda place: compared.index(ranks[place]))
    return reading(tuple(places))


@cache
def _verdict(ranks: tuple[int, ...], suited: bool) -> Verdict:
    category, tiebreak = named(ranks, suited, straight_top(ranks))
    strength = (PLACE[category], *tiebreak)
    return Verdict(category, tiebreak, strength, read_high(ranks, tiebreak))


@cache
def _unsuited(ranks: tuple[int, ...]) -> Verdict:
    category, tiebreak = grouped(ranks)
    strength = (PLACE[category], *tiebreak)
    return Verdict(category, tiebreak, strength, read_high(ranks, tiebreak))


def judge_unsuited(ranking: Ranking, given: tuple[Card, ...], *, showing: bool = False) -> HandRank:
    """Rank one to four cards by equal ranks alone: no straights, no flushes.

    >>> from pokerlib.cards import cards
    >>> judge_unsuited(HIGH, cards("As Ks Qs"), showing=True).category
    <Category.HIGH_CARD: 'high_card'>
    """
    found = _unsuited(tuple([card.rank for card in given]))
    return applied(ranking, found, given, showing=showing)


def _judge(given: tuple[Card, ...]) -> HandRank:
    a, b, c, d, e = given
    suited = a.suit == b.suit == c.suit == d.suit == e.suit
    return applied(HIGH, _verdict((a.rank, b.rank, c.rank, d.rank, e.rank), suited), given)


def _judge_showing(given: tuple[Card, ...]) -> HandRank:
    return judge_unsuited(HIGH, given, showing=True)


def candidates(down: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Of cards from the highest down, each five that can be the best, the first of equals first.

    Those are every five of a suit, a straight of each height, and the largest group of equal
    ranks with each other group: 13 cards have 1,287 fives, of which some twenty remain.

    >>> from pokerlib.cards import deck_of
    >>> len(list(candidates(highest_first(deck_of("BBB-BBB")[:13]))))
    9
    """
    for suit in dict.fromkeys(card.suit for card in down):
        yield from combinations([card for card in down if card.suit == suit], 5)
    groups: dict[int, list[Card]] = {}
    for card in down:
        groups.setdefault(card.rank, []).append(card)
    for top in range(ACE, FIVE - 1, -1):
        run = [ACE if rank == 1 else rank for rank in range(top, top - 5, -1)]
        if all(rank in groups for rank in run):
            yield highest_first(groups[rank][0] for rank in run)
    largest, *others = sorted(groups.values(), key=len, reverse=True)
    for second in others:
        rest = (card for card in down if card not in largest and card not in second)
        yield highest_first([*largest, *second, *rest][:5])


HIGH: Final = Ranking("high", 5, _judge, _judge_showing, candidates=candidates)
