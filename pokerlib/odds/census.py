"""How many hands of each category there are: all of them counted, none left to a formula."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.errors import instance, whole
from pokerlib.odds.boards import SUITS, masks_of
from pokerlib.odds.bulk import categories_of, every_hand, scale_of
from pokerlib.odds.multisets import RANK_COUNT, combine, number, size, ways
from pokerlib.odds.tables import best_suited, best_unsuited, check_cards, suits_matter
from pokerlib.rankings import Category, HandRank, Ranking

Census: TypeAlias = dict[Category | None, int]

_LOWS: Final = (Category.NO_PAIR, Category.HIGH_CARD)


def census(ranking: Ranking, cards: int | None = None) -> Census:
    """How many of all C(52, cards) hands make what, the strongest first; None does not qualify.

    `cards` is as many as play where it is not given; of more, the best that play count. Raises
    OddsError for numbers of cards that are not counted.

    >>> from pokerlib.rankings import HIGH
    >>> found = census(HIGH)
    >>> found[Category.ROYAL_FLUSH], sum(found.values())
    (4, 2598960)
    """
    instance("ranking", ranking, Ranking)
    if cards is not None:
        whole("cards", cards)
    count = ranking.size if cards is None else cards
    check_cards(ranking, count)
    return dict(_census(ranking, count))


@cache
def _census(ranking: Ranking, count: int) -> Census:
    return by_category(ranking, counts_by_strength(ranking, count))


def by_category(ranking: Ranking, counts: NDArray[np.int64]) -> Census:
    """How many of each strength, as how many of each category, the strongest first."""
    found: Census = {}
    by_strength = list(zip(categories_of(ranking), counts.tolist(), strict=True))
    for category, number_of in reversed(by_strength):
        if number_of:
            found[category] = found.get(category, 0) + number_of
    return found


def low_census(ranking: Ranking, cards: int | None = None) -> dict[HandRank | None, int]:
    """As `census`, but lows by their highest card: each is named by the best hand of its kind.

    Raises OddsError as `census` does.

    >>> from pokerlib.rankings import EIGHT_OR_BETTER
    >>> [(low.tiebreak, n) for low, n in low_census(EIGHT_OR_BETTER).items() if low][:2]
    [((5, 4, 3, 2, 1), 1024), ((6, 4, 3, 2, 1), 5120)]
    """
    census(ranking, cards)  # refuses what is not counted
    count = ranking.size if cards is None else cards
    counts = counts_by_strength(ranking, count).tolist()
    best: dict[object, HandRank | None] = {}
    found: dict[HandRank | None, int] = {}
    for rank, number_of in reversed(list(zip(scale_of(ranking), counts, strict=True))):
        if number_of:
            low = rank is not None and rank.category in _LOWS
            kind = rank and (rank.category, rank.tiebreak[0] if low else 0)
            example = best.setdefault(kind, rank)
            found[example] = found.get(example, 0) + number_of
    return found


def counts_by_strength(ranking: Ranking, count: int) -> NDArray[np.int64]:
    """How many hands there are of each strength: of all cards that play, or the best of more."""
    if count == ranking.size:
        counts = np.bincount(every_hand(ranking), minlength=len(scale_of(ranking)))
        return counts.astype(np.int64)
    return _by_classes(ranking, count)


def _by_classes(ranking: Ranking, count: int) -> NDArray[np.int64]:
    """Seven cards: by their ranks, and those with a flush by the suited set and the others.

    That is 190,000 classes instead of 133,784,560 hands. Two flushes would take ten cards.
    """
    plain = best_unsuited(ranking, count)
    weights = ways(count, [SUITS] * RANK_COUNT).astype(np.float64)
    total = np.zeros(len(scale_of(ranking)))
    for suited in range(ranking.size, count + 1) if suits_matter(ranking) else ():
        sets = [number(ranks) for ranks in combinations(range(RANK_COUNT), suited)]
        ranks = combine(suited, count - suited)[sets]
        # The suited cards can be of four suits, the others of the three that are left.
        others = SUITS * ways(count - suited, [SUITS - 1] * RANK_COUNT)
        weight = np.broadcast_to(others, ranks.shape).ravel()
        flush = best_suited(ranking)[masks_of(suited)][:, None]
        best = np.maximum(plain[ranks], flush)
        total += np.bincount(best.ravel(), weight, len(total))
        weights -= np.bincount(ranks.ravel(), weight, size(count))
    total += np.bincount(plain, weights, len(total))
    return total.astype(np.int64)
