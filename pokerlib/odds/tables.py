"""A ranking as tables: the strength of every multiset of ranks, and of every suited set.

The tables are not a second set of rules: each entry was asked of the ranking itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.cards import DECK
from pokerlib.counting.records import OddsError
from pokerlib.odds.multisets import RANK_COUNT, Ints, combine, drop, number, ranks_of, repeats
from pokerlib.rankings import HandRank, Ranking

Strengths: TypeAlias = NDArray[np.uint16]

MOST_CARDS: Final = 7
MASKS: Final = 1 << RANK_COUNT  # cards of one suit are a number of 13 bits, one for each rank
_SUITS: Final = 4


@dataclass(frozen=True, eq=False)
class RankTable:
    """Strengths as whole numbers: 0 does not qualify, 1 is the weakest hand that does.

    `unsuited[multiset]` is the strength of cards that are not all of one suit, `suited[mask]`
    of cards that are (0 where the mask has not that many). `ranks[strength]` is an example.
    """

    ranking: Ranking
    unsuited: Strengths
    suited: Strengths
    ranks: tuple[HandRank | None, ...]


@cache
def table_of(ranking: Ranking) -> RankTable:
    """The tables of a ranking that looks at ranks, and at whether all cards are of one suit.

    Raises OddsError for one that sees more, as badugi does.
    """
    if not has_table(ranking):
        raise OddsError("not_counted", what=ranking.key)
    unsuited = _judged(ranking, _unsuited_places(ranking.size))
    ranks = _sets(ranking.size)
    masks = (1 << ranks).sum(axis=1)
    suited = _judged(ranking, _SUITS * ranks)
    examples = {rank.strength: rank for rank in [*unsuited, *suited] if rank}
    order = {strength: place for place, strength in enumerate(sorted(examples), start=1)}
    of_mask = np.zeros(MASKS, np.uint16)
    of_mask[masks] = [order[rank.strength] if rank else 0 for rank in suited]
    return RankTable(
        ranking,
        np.array([order[rank.strength] if rank else 0 for rank in unsuited], np.uint16),
        of_mask,
        (None, *(examples[strength] for strength in order)),
    )


def _sets(count: int) -> Ints:
    """Every set of this many different ranks, ascending."""
    return np.array(list(combinations(range(RANK_COUNT), count)), np.intp)


def _unsuited_places(count: int) -> Ints:
    """Cards for each multiset of ranks, ascending, that are not all of one suit."""
    before, _ = repeats(count)
    places = _SUITS * ranks_of(count) + before
    places[:, 0] += np.where(before.any(axis=1), 0, _SUITS - 1)
    places[before[:, -1] >= _SUITS] = -1  # five of a rank are in no deck
    return places


def _judged(ranking: Ranking, places: Ints) -> list[HandRank | None]:
    """What the ranking says of each row of cards; it wants them from the highest down."""
    return [
        ranking.judge(tuple([DECK[place] for place in row])) if row[0] >= 0 else None
        for row in places[:, ::-1].tolist()
    ]


@cache
def best_unsuited(ranking: Ranking, count: int) -> Strengths:
    """The strength of the best choice out of this many cards, suits ignored."""
    if count == ranking.size:
        return table_of(ranking).unsuited
    without_one = best_unsuited(ranking, count - 1)[drop(count)]
    return np.asarray(without_one.max(axis=0))


@cache
def best_suited(ranking: Ranking) -> Strengths:
    """The strength of the best choice out of all cards of a mask, 0 where they are too few."""
    best = table_of(ranking).suited.copy()
    masks = np.arange(MASKS)
    for rank in range(RANK_COUNT):
        # Bit by bit: after the turn of a rank each mask knows the best of itself with or
        # without it, and after all turns the best of all its subsets.
        with_rank = masks[masks >> rank & 1 == 1]
        best[with_rank] = np.maximum(best[with_rank], best[with_rank ^ 1 << rank])
    return best


@cache
def by_parts(ranking: Ranking, held: int) -> Strengths:
    """`by_parts(ranking, 2)[pair, triple]`: the unsuited strength of two multisets together."""
    return np.asarray(table_of(ranking).unsuited[combine(held, ranking.size - held)])


def _suited_and_unsuited(ranking: Ranking) -> tuple[Strengths, Strengths]:
    """For each set of different ranks: the strength in one suit, and in several."""
    table, ranks = table_of(ranking), _sets(ranking.size)
    numbers = [number(row) for row in ranks.tolist()]
    return table.suited[(1 << ranks).sum(axis=1)], table.unsuited[numbers]


@cache
def suits_help(ranking: Ranking) -> bool:
    """Whether cards of one suit are never worse than the same ranks in several suits."""
    suited, unsuited = _suited_and_unsuited(ranking)
    return bool((suited >= unsuited).all())


@cache
def suits_matter(ranking: Ranking) -> bool:
    """Whether it makes a difference that cards are of one suit."""
    suited, unsuited = _suited_and_unsuited(ranking)
    return bool((suited != unsuited).any())


def check_cards(ranking: Ranking, count: int) -> None:
    """Refuse a number of cards out of which the best is not found here.

    Where a flush can be worse than no flush, the best of seven cards is not in the tables.
    """
    most = MOST_CARDS if has_table(ranking) and suits_help(ranking) else ranking.size
    if not ranking.size <= count <= most:
        raise OddsError("census_count", count=count, low=ranking.size, high=most)


@cache
def has_table(ranking: Ranking) -> bool:
    """Whether a ranking sees only ranks and flushes: badugi also sees which two share a suit."""
    if ranking.size < _SUITS:
        return True
    ranks = np.arange(ranking.size)[None, :] * _SUITS
    mixed, paired = ranks + ranks // _SUITS % _SUITS, ranks + ranks // _SUITS % 2
    first, second = (_judged(ranking, places)[0] for places in (mixed, paired))
    return first == second
