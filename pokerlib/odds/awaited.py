"""What one can deal for: each with its exact chance, and looked for in many deals at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.cards import DECK
from pokerlib.counting.derivations import derivation
from pokerlib.counting.facts import low_on_board, rolled_up_trips
from pokerlib.counting.records import Convergence, Point
from pokerlib.odds.boards import SUITS, Deals
from pokerlib.odds.bulk import categories_of, rank_many
from pokerlib.odds.census import census
from pokerlib.odds.sampling import Progress, random_deals
from pokerlib.rankings import HIGH, Category, Ranking

Seen: TypeAlias = NDArray[np.bool_]

# Ten to each power of ten, for a line that shows every jump: 10, 13, 16, 20 … ten million.
STEPS: Final = tuple(round(10 ** (place / 10)) for place in range(10, 71))
_ENDLESS: Final = 10**15
_SEVEN: Final = (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE)
_TO_THE_EIGHT: Final = 0b1_00000_1111111  # a bit for each rank from the deuce on; the ace is last


@dataclass(frozen=True, eq=False)
class Awaited:
    """What is dealt for, `cards` at a time; `seen` says of deals `[card, deal]` which have it."""

    key: str
    cards: int
    exact: Fraction
    seen: Callable[[Deals], Seen]


def hand_awaited(
    category: Category, ranking: Ranking = HIGH, cards: int | None = None, key: str | None = None
) -> Awaited:
    """A hand of this category; of more cards than play, the best that is in them.

    >>> hand_awaited(Category.ROYAL_FLUSH).exact
    Fraction(1, 649740)
    """
    count = ranking.size if cards is None else cards
    if count == ranking.size:
        exact = Fraction(census(ranking).get(category, 0), comb(len(DECK), count))
    else:
        exact = derivation(ranking, category, count).chance  # at once, where a census takes a while
    wanted = np.array([one == category for one in categories_of(ranking)])

    def seen(deals: Deals) -> Seen:
        return np.asarray(wanted[rank_many(ranking, deals.T)])

    return Awaited(key or category.value, count, exact, seen)


@cache
def awaited() -> Mapping[str, Awaited]:
    """All that the lessons deal for, by its key: five cards, seven, and two facts of games.

    >>> found = awaited()
    >>> found["flush"].cards, found["flush_of_seven"].cards, found["rolled_up_trips"].exact
    (5, 7, Fraction(1, 425))
    """
    five = [hand_awaited(category) for category in census(HIGH) if category is not None]
    seven = [hand_awaited(one, HIGH, 7, f"{one}_of_seven") for one in _SEVEN]
    facts = [
        Awaited("rolled_up_trips", 3, rolled_up_trips().probability, _of_one_rank),
        Awaited("low_on_board", 5, low_on_board().probability, _three_low_ranks),
    ]
    return MappingProxyType({one.key: one for one in (*five, *seven, *facts)})


def _of_one_rank(deals: Deals) -> Seen:
    ranks = deals // SUITS
    return np.asarray((ranks == ranks[0]).all(axis=0))


def _three_low_ranks(deals: Deals) -> Seen:
    """Three different ranks from the ace to the eight: with two from the hand, a low."""
    ranks = np.bitwise_or.reduce(1 << deals // SUITS, axis=0)
    return np.asarray(np.bitwise_count(ranks & _TO_THE_EIGHT) >= 3)


class Trial:
    """Deals of one seed, one after the other, and how many had what was dealt for.

    It goes on from where it stopped; asked for fewer deals than it has made, it begins again.
    The first thousand are the same, whether they came at once or one by one.
    """

    def __init__(self, what: Awaited, seed: int, steps: Sequence[int] = STEPS) -> None:
        self._what, self._seed, self._steps = what, seed, sorted(steps)
        self._begin()

    def _begin(self) -> None:
        self._parts = random_deals(range(len(DECK)), self._what.cards, _ENDLESS, self._seed)
        self._rest: Seen = np.zeros(0, np.bool_)
        self._deals = self._hits = 0
        self._points: tuple[Point, ...] = ()

    def after(self, deals: int, progress: Progress | None = None) -> Convergence:
        """The sample after `deals` deals, with a point at each step and one at its end."""
        if deals < self._deals:
            self._begin()
        try:
            self._go(deals, progress)
        except BaseException:  # an interrupted deal cannot be gone on with
            self._begin()
            raise
        here = self._points[-1:] and self._points[-1].deals == deals
        points = self._points if here else (*self._points, self._point())
        return Convergence(self._what.key, self._what.exact, points)

    def _go(self, deals: int, progress: Progress | None) -> None:
        begun = self._deals
        for stop in [step for step in self._steps if begun < step <= deals]:
            self._deal(stop, begun, deals, progress)
            self._points = (*self._points, self._point())
        self._deal(deals, begun, deals, progress)

    def _deal(self, stop: int, begun: int, end: int, progress: Progress | None) -> None:
        while self._deals < stop:
            if not len(self._rest):
                self._rest = self._what.seen(next(self._parts))
            part = self._rest[: stop - self._deals]
            self._rest = self._rest[len(part) :]
            self._deals += len(part)
            self._hits += int(np.count_nonzero(part))
            if progress is not None:
                progress(self._deals - begun, end - begun)

    def _point(self) -> Point:
        exact = self._what.exact
        error = sqrt(exact * (1 - exact) / self._deals)
        return Point(self._deals, Fraction(self._hits, self._deals), error)
