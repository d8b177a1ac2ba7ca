"""What Omaha hands are worth by the river: all 463,563,500,400 deals, by classes of boards.

`python -m pokerlib.odds.omaha_river` counts them (some seconds) and says whether it found the
numbers below, which `facts` reads.

A board with no suit three times is worth to a hand what its ranks say. Of a board with a suited
set the hand's cards of that suit are looked at for themselves: two or more of them are a flush.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from math import comb
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.odds.boards import SUITS, all_boards, masks_of
from pokerlib.odds.bulk import categories_of
from pokerlib.odds.multisets import (
    RANK_COUNT,
    Ints,
    combine,
    drop,
    number,
    ranks_of,
    size,
    ways,
)
from pokerlib.odds.tables import MASKS, by_parts, table_of
from pokerlib.rankings import EIGHT_OR_BETTER, HIGH, Category, Ranking

DEALS: Final = comb(52, 4) * comb(48, 5)

COUNTS: Final[Mapping[Category, int]] = MappingProxyType(
    {
        Category.ROYAL_FLUSH: 42_807_600,
        Category.STRAIGHT_FLUSH: 368_486_160,
        Category.FOUR_OF_A_KIND: 2_225_270_496,
        Category.FULL_HOUSE: 29_424_798_576,
        Category.FLUSH: 31_216_782_384,
        Category.STRAIGHT: 52_289_648_688,
        Category.THREE_OF_A_KIND: 40_712_657_408,
        Category.TWO_PAIR: 170_775_844_104,
        Category.ONE_PAIR: 122_655_542_152,
        Category.HIGH_CARD: 13_851_662_832,
    }
)
LOWS: Final = 161_374_983_168  # deals in which the hand has an eight or better for low

Numbers: TypeAlias = NDArray[np.float64]
Places: TypeAlias = NDArray[np.uint8]

_HOLE: Final = 4
_BOARD: Final = 5
_PLACES: Final = 11  # ten categories, and none at all, the weakest


@cache
def _categories(ranking: Ranking) -> tuple[Category | None, ...]:
    """From the weakest up: of two hands the one further on is the better."""
    return tuple(dict.fromkeys(categories_of(ranking)))


@cache
def _place_of(ranking: Ranking) -> Places:
    """The place of each strength among the categories."""
    places = {category: place for place, category in enumerate(_categories(ranking))}
    return np.array([places[category] for category in categories_of(ranking)], np.uint8)


@cache
def _by_ranks(ranking: Ranking) -> Places:
    """`[multiset of a hand, multiset of a board]`: the best category by ranks alone."""
    best: Places = _place_of(ranking)[by_parts(ranking, 2)]
    best = best[:, drop(4)].max(axis=1)[:, drop(5)].max(axis=1)  # pairs with the whole board
    for count in range(3, _HOLE + 1):
        shorter = drop(count)
        longer = best[shorter[0]]
        for places in shorter[1:]:
            np.maximum(longer, best[places], out=longer)
        best = longer
    return best


def _left(ranks: Ints) -> Ints:
    """How many cards of each rank a board leaves."""
    return SUITS - np.bincount(ranks, minlength=RANK_COUNT)


def plain_boards(ranking: Ranking, weights: Numbers) -> Numbers:
    """Hands of each place on boards where suits don't matter, so many of each multiset."""
    found = np.zeros(_PLACES)
    best = _by_ranks(ranking)
    for board in np.flatnonzero(weights):
        hands = ways(_HOLE, _left(ranks_of(_BOARD)[board]).tolist())
        found += weights[board] * np.bincount(best[:, board], hands, _PLACES)
    return found


def suited_boards(mask: int, others: Ints, weights: Numbers) -> Numbers:
    """Hands of each place on boards with one suited set; `others` are the multisets beside it."""
    held = [rank for rank in range(RANK_COUNT) if mask >> rank & 1]
    beside = _BOARD - len(held)
    boards = combine(len(held), beside)[number(held)][others]
    plain = np.zeros(size(_BOARD))
    np.add.at(plain, boards, weights)
    found = plain_boards(HIGH, plain)
    # As if there were no flushes so far. Now those hands with two or more of the suit move up.
    flushes = _flushes(mask)
    best = _by_ranks(HIGH)
    for suited in range(2, _HOLE + 1):
        masks = masks_of(suited)
        free = np.flatnonzero(masks & mask == 0)
        sets = [number(ranks) for ranks in combinations(range(RANK_COUNT), suited)]
        hands = combine(suited, _HOLE - suited)[sets][free]
        flush = np.broadcast_to(flushes[masks[free]][:, None], hands.shape).ravel()
        for board, other, weight in zip(boards, others, weights, strict=True):
            left = SUITS - 1 - np.bincount(ranks_of(beside)[other], minlength=RANK_COUNT)
            times = np.broadcast_to(ways(_HOLE - suited, left.tolist()), hands.shape).ravel()
            before = best[hands.ravel(), board]
            found += weight * np.bincount(np.maximum(before, flush), times, _PLACES)
            found -= weight * np.bincount(before, times, _PLACES)
    return found


def _flushes(mask: int) -> Places:
    """For every mask of a hand's cards in the suit of the board: the best flush of two of them."""
    strengths = table_of(HIGH).suited
    threes = np.array([m for m in masks_of(3).tolist() if m & ~mask == 0])
    best = np.zeros(MASKS, np.uint8)
    pairs = masks_of(2)
    best[pairs] = _place_of(HIGH)[strengths[pairs[:, None] | threes].max(axis=1)]
    for count in range(3, _HOLE + 1):
        for part in masks_of(count).tolist():
            shorter = [part & ~(1 << rank) for rank in range(RANK_COUNT) if part >> rank & 1]
            best[part] = best[shorter].max()
    return best


def count_highs() -> dict[Category, int]:
    """How often each category is the hand's best, the strongest first."""
    every = all_boards(range(52), dict.fromkeys(range(SUITS), 3))
    if every.weights is None:
        raise AssertionError("classes of boards have weights")
    found = plain_boards(HIGH, every.weights[: size(_BOARD)])
    for count in range(3, _BOARD + 1):
        others = np.arange(size(_BOARD - count))
        weights = ways(_BOARD - count, [SUITS - 1] * RANK_COUNT).astype(np.float64)
        for mask in masks_of(count).tolist():
            found += SUITS * suited_boards(mask, others, weights)
    counts = zip(_categories(HIGH), found.tolist(), strict=False)
    return {category: int(times) for category, times in reversed(list(counts)) if category}


def count_lows() -> int:
    """How often the hand has an eight or better for low."""
    weights = ways(_BOARD, [SUITS] * RANK_COUNT).astype(np.float64)
    return int(plain_boards(EIGHT_OR_BETTER, weights)[1])


def main() -> int:
    """Print what was counted; 1 if it is not what stands above."""
    highs, lows = count_highs(), count_lows()
    for category, times in highs.items():
        sys.stdout.write(f"    Category.{category.name}: {times:_},\n")
    sys.stdout.write(f"LOWS: {lows:_}\n")
    return int(highs != dict(COUNTS) or lows != LOWS or sum(highs.values()) != DEALS)


if __name__ == "__main__":
    sys.exit(main())
