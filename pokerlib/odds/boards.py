"""Boards in classes: those that no hand can tell apart are counted, not visited one by one.

What a hand makes on a board depends on the ranks there, and on which cards are of a suit that
could make a flush: of all other suits nothing matters. So the 1,086,008 boards of two Omaha
hands are some 60,000 classes, each with its ranks, its suited set, and how many boards it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.odds.multisets import RANK_COUNT, Ints, add, combine, number, size, ways
from pokerlib.odds.tables import MASKS

Deals: TypeAlias = NDArray[np.intp]  # the index of a card, one row for each card dealt

BOARD: Final = 5
SUITS: Final = 4
SUITED: Final = SUITS * MASKS  # what a suited set is numbered by: MASKS * suit + mask
_THREE: Final = 3  # of a suit a board must have: no game here lets a hand add more than two


@dataclass(frozen=True, eq=False)
class Boards:
    """Classes of full boards: the multiset of ranks, the suited set, how many boards it is.

    `suited` is MASKS * suit + mask, and 0 where no hand can have a flush; `weights` is None
    where every class is a single board.
    """

    ranks: Ints
    suited: Ints
    weights: NDArray[np.float64] | None
    count: int


@cache
def masks_of(count: int) -> Ints:
    """Every set of `count` ranks, as a number with one bit for each rank."""
    sets = combinations(range(RANK_COUNT), count)
    return np.array([sum(1 << rank for rank in ranks) for ranks in sets], np.intp)


@cache
def ranks_with(count: int) -> Ints:
    """`ranks_with(3)[set, multiset of 2]`: the ranks of a board with that suited set."""
    sets = [number(ranks) for ranks in combinations(range(RANK_COUNT), count)]
    return combine(count, BOARD - count)[sets]


def all_boards(left: Sequence[int], least: Mapping[int, int]) -> Boards:
    """The classes of all boards of five out of the cards that are left (indices into the deck).

    `least[suit]` is how many cards of a suit the board needs for a flush of any hand; suits in
    which nobody can have one are not there.
    """
    by_suit = [[card // SUITS for card in left if card % SUITS == suit] for suit in range(SUITS)]
    by_rank = [sum(rank in held for held in by_suit) for rank in range(RANK_COUNT)]
    ranks: list[Ints] = []
    suited: list[Ints] = []
    weights: list[Ints] = []
    for suit, fewest in least.items():
        others = [count - (rank in by_suit[suit]) for rank, count in enumerate(by_rank)]
        gone = MASKS - 1 - sum(1 << rank for rank in by_suit[suit])
        for count in range(fewest, BOARD + 1):
            masks = masks_of(count)
            there = np.flatnonzero(masks & gone == 0)
            rest = ways(BOARD - count, others)
            ranks.append(ranks_with(count)[there].ravel())
            suited.append(np.repeat(MASKS * suit + masks[there], len(rest)))
            weights.append(np.tile(rest, len(there)))
    # All boards by ranks alone, less those that are already there with their suits.
    plain = ways(BOARD, by_rank).astype(np.float64)
    if ranks:
        plain -= np.bincount(np.concatenate(ranks), np.concatenate(weights), size(BOARD))
    return Boards(
        np.concatenate([np.arange(size(BOARD)), *ranks]),
        np.concatenate([np.zeros(size(BOARD), np.intp), *suited]),
        np.concatenate([plain, *weights]),
        comb(len(left), BOARD),
    )


# One word for any number of cards: sixteen bits for each suit, in them one for each rank.
_WORDS: Final = np.array([1 << 16 * (card % SUITS) + card // SUITS for card in range(52)], np.int64)


def suit_words(known: Sequence[int], deals: Deals) -> NDArray[np.int64]:
    """The cards known to all deals and those of each deal, as one word a deal."""
    words = np.full(deals.shape[1], sum(int(_WORDS[card]) for card in known), np.int64)
    for dealt in deals:
        words |= _WORDS[dealt]
    return words


def words_mask(words: NDArray[np.int64], suit: int) -> NDArray[np.int64]:
    """Of each word the cards of one suit, as a mask."""
    return words >> 16 * suit & MASKS - 1


def boards_of(known: Sequence[int], deals: Deals) -> Boards:
    """Boards that are known one by one: the cards already there, and what each deal adds."""
    ranks = np.full(deals.shape[1], number([card // SUITS for card in known]), np.intp)
    for place, dealt in enumerate(deals, start=len(known)):
        ranks = add(place)[ranks, dealt // SUITS]
    words = suit_words(known, deals)
    suited = np.zeros(deals.shape[1], np.intp)
    for suit in range(SUITS):
        mask = words_mask(words, suit)
        suited += np.where(np.bitwise_count(mask) >= _THREE, MASKS * suit + mask, 0)
    return Boards(ranks, suited, None, deals.shape[1])
