"""All 72,072 settings of thirteen cards, each of their hands ranked once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from pokerlib.cards import Card
from pokerlib.chinese.opponents import Strength
from pokerlib.chinese.setting import CARDS, SIZES, Row, Setting, rank_row

# 13! / (5! · 5! · 3!) = 72,072 ways to lay thirteen cards.
SETTINGS: Final = comb(CARDS, SIZES["back"]) * comb(CARDS - SIZES["back"], SIZES["middle"])

_ALL: Final = (1 << CARDS) - 1

Levels = tuple[int, int, int]


class Laid(NamedTuple):
    """A legal setting: the strength of each row as a number, and its cards as bits of a number."""

    levels: Levels
    rows: tuple[int, int, int]


class Hands:
    """Every five and every three of thirteen cards, ranked once and numbered by strength."""

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self.hand = hand
        fives, threes = self._strengths("back"), self._strengths("front")
        self.strengths = sorted({*fives.values(), *threes.values()})
        level = {strength: place for place, strength in enumerate(self.strengths)}
        self.fives = {cards: level[strength] for cards, strength in fives.items()}
        self.threes = {cards: level[strength] for cards, strength in threes.items()}

    def _strengths(self, row: Row) -> dict[int, Strength]:
        return {
            sum(1 << place for place in places): rank_row(
                row, tuple([self.hand[place] for place in places])
            ).strength
            for places in combinations(range(CARDS), SIZES[row])
        }

    def legal(self, *, equal: bool) -> Iterator[Laid]:
        """Every setting in order; of two rows of equal strength only one way round.

        The strengths of five and of three cards are compared as tuples: rank by rank as far as
        both go, which is what `in_order` asks. `equal`: back and middle may be equal.
        """
        fives = self.fives
        for front, low in self.threes.items():
            for back, middle in _halves(front):
                high, mid = fives[back], fives[middle]
                if high < mid:
                    back, middle, high, mid = middle, back, mid, high
                if mid >= low and (equal or high != mid):
                    yield Laid((high, mid, low), (back, middle, front))

    def setting(self, laid: Laid) -> Setting:
        back, middle, front = (
            tuple(card for place, card in enumerate(self.hand) if row >> place & 1)
            for row in laid.rows
        )
        return Setting(back=back, middle=middle, front=front)


@cache
def _halves(front: int) -> tuple[tuple[int, int], ...]:
    """The 126 ways to split the ten cards that are not in the front into two fives."""
    first, *others = [place for place in range(CARDS) if not front >> place & 1]
    fives = [(1 << first) + sum(1 << place for place in four) for four in combinations(others, 4)]
    return tuple((five, _ALL ^ front ^ five) for five in fives)


def unbeaten(settings: Iterable[Levels]) -> set[Levels]:
    """The settings that no other one equals or beats in all three rows.

    >>> sorted(unbeaten([(5, 3, 1), (5, 2, 1), (4, 4, 1), (4, 3, 0)]))
    [(4, 4, 1), (5, 3, 1)]
    """
    found: set[Levels] = set()
    stairs: list[tuple[int, int]] = []  # middles rising, fronts falling, of no weaker backs
    for levels in sorted(set(settings), reverse=True):
        _, middle, front = levels
        place = bisect_left(stairs, (middle, -1))
        if place < len(stairs) and max(step[1] for step in stairs[place:]) >= front:
            continue
        found.add(levels)
        stairs = [step for step in stairs if step[0] > middle or step[1] > front]
        stairs.insert(bisect_left(stairs, (middle, front)), (middle, front))
    return found
