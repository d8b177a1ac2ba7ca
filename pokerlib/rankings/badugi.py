"""Badugi: the best of the cards that are all of different rank and suit (lines 93 to 125)."""

from __future__ import annotations

from functools import cache, partial
from itertools import combinations
from typing import Final, NamedTuple

from pokerlib.cards.model import Card
from pokerlib.rankings.ace_to_five import lowered
from pokerlib.rankings.base import Category, HandRank, Ranking, Reading, reading

_CATEGORIES: Final = {
    4: Category.BADUGI,
    3: Category.THREE_CARD,
    2: Category.TWO_CARD,
    1: Category.ONE_CARD,
}


class _Counted(NamedTuple):
    tiebreak: tuple[int, ...]
    played: Reading
    unused: Reading


@cache
def _counted(ranks: tuple[int, ...], suits: tuple[int, ...]) -> _Counted:
    """Which cards count: as many as possible, and of those choices the lowest (line 103)."""
    low = lowered(ranks)
    places = sorted(range(len(low)), key=lambda place: -low[place])
    for size in range(len(low), 0, -1):
        choices = [
            choice
            for choice in combinations(places, size)
            if len({low[i] for i in choice}) == len({suits[i] for i in choice}) == size
        ]
        if choices:
            break
    best = min(choices, key=lambda choice: [low[i] for i in choice])
    rest = tuple(place for place in places if place not in best)
    return _Counted(tuple(low[i] for i in best), reading(best), reading(rest))


def _judge(given: tuple[Card, ...], *, showing: bool = False) -> HandRank:
    suits = tuple([card.suit for card in given])
    # Which cards share a suit is all that matters: name each suit by its first place.
    alike = tuple(map(suits.index, suits))
    tiebreak, played, unused = _counted(tuple([card.rank for card in given]), alike)
    size = len(tiebreak)
    strength = (size, *[-rank for rank in tiebreak])
    category = _CATEGORIES[size]
    return HandRank(BADUGI, category, tiebreak, strength, played(given), unused(given), showing)


BADUGI: Final = Ranking(
    "badugi", 4, _judge, partial(_judge, showing=True), lowest_wins=True, ace_low=True
)
