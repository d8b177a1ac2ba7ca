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
from pokerlib.odds.multisets import RANK_COUNT, combine, drop, number, ranks_of
from pokerlib.rankings import Category, HandRank, Ranking
from pokerlib.rankings.base import in_order

__all__ = [
    "MASKS",
    "RankTable",
    "Strengths",
    "best_suited",
    "best_unsuited",
    "by_parts",
    "suits_help",
    "suits_matter",
    "table_of",
]

Strengths: TypeAlias = NDArray[np.uint16]

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

    @property
    def categories(self) -> tuple[Category | None, ...]:
        """The category of each strength."""
        return tuple(rank.category if rank else None for rank in self.ranks)


@cache
def table_of(ranking: Ranking) -> RankTable:
    """The tables of a ranking that looks at ranks, and at whether all cards are of one suit."""
    count = ranking.size
    multisets = ranks_of(count).tolist()
    unsuited = [_judge(ranking, ranks, suited=False) for ranks in multisets]
    sets = {sum(1 << rank for rank in ranks): ranks for ranks in combinations(range(13), count)}
    suited = {mask: _judge(ranking, list(ranks), suited=True) for mask, ranks in sets.items()}
    examples = {rank.strength: rank for rank in [*unsuited, *suited.values()] if rank}
    order = {strength: place for place, strength in enumerate(sorted(examples), start=1)}
    of_mask = np.zeros(MASKS, np.uint16)
    of_mask[list(suited)] = [order[rank.strength] if rank else 0 for rank in suited.values()]
    return RankTable(
        ranking,
        np.array([order[rank.strength] if rank else 0 for rank in unsuited], np.uint16),
        of_mask,
        (None, *(examples[strength] for strength in order)),
    )


def _judge(ranking: Ranking, ranks: list[int], *, suited: bool) -> HandRank | None:
    """The rank of cards with these ranks, ascending; None for five of a rank, which no deck has."""
    if suited:
        places = [4 * rank for rank in ranks]
    else:
        places = [4 * rank + ranks[:place].count(rank) for place, rank in enumerate(ranks)]
        places[0] += _SUITS - 1 if len(set(ranks)) == len(ranks) else 0
    if max(map(ranks.count, ranks)) > _SUITS:
        return None
    return ranking.judge(in_order(DECK[place] for place in places))


@cache
def best_unsuited(ranking: Ranking, count: int) -> Strengths:
    """The strength of the best choice out of so many cards, suits left aside."""
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
    table = table_of(ranking)
    sets = list(combinations(range(RANK_COUNT), ranking.size))
    suited = table.suited[[sum(1 << rank for rank in ranks) for ranks in sets]]
    return suited, table.unsuited[[number(ranks) for ranks in sets]]


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
