"""What each hand makes on every class of boards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from pokerlib.games import Game
from pokerlib.odds.boards import BOARD, SUITED, SUITS, Boards, masks_of
from pokerlib.odds.multisets import Ints, add, drop, number, size
from pokerlib.odds.tables import (
    MASKS,
    Strengths,
    best_suited,
    best_unsuited,
    by_parts,
    suits_matter,
    table_of,
)
from pokerlib.rankings import Ranking

Hole = tuple[int, ...]  # the indices of one hand's own cards

_FLUSH: Final = 5


def strengths(game: Game, ranking: Ranking, holes: Sequence[Hole], boards: Boards) -> Strengths:
    """`[hand, class of boards]`: the strength of the best legal hand, 0 where none qualifies."""
    found = np.empty((len(holes), len(boards.ranks)), np.uint16)
    for row, hole in enumerate(holes):
        found[row] = _by_ranks(game, ranking, hole)[boards.ranks]
        if suits_matter(ranking):
            suited = _by_suits(game, ranking, hole)
            if suited is not None:
                np.maximum(found[row], suited[boards.suited], out=found[row])
    return found


def _by_ranks(game: Game, ranking: Ranking, hole: Hole) -> Strengths:
    """The best by ranks alone, for every multiset of five ranks on the board."""
    ranks = [card // SUITS for card in hole]
    if game.from_hole is None:
        together = np.arange(size(BOARD))
        for place, rank in enumerate(ranks):
            together = add(BOARD + place)[together, rank]
        return best_unsuited(ranking, BOARD + len(ranks))[together]
    chosen = {number(part) for part in combinations(ranks, game.from_hole)}
    best = by_parts(ranking, game.from_hole)[sorted(chosen)].max(axis=0)
    # So far: with exactly the cards that the board must give. The best with four of them is the
    # best of their triples, with five the best of their fours.
    for count in range(ranking.size - game.from_hole + 1, BOARD + 1):
        best = best[drop(count)].max(axis=0)
    return np.asarray(best)


def _by_suits(game: Game, ranking: Ranking, hole: Hole) -> Strengths | None:
    """The best flush for every suited set on the board, 0 for none; None if there is never one."""
    found = None
    for suit in range(SUITS):
        held = [1 << card // SUITS for card in hole if card % SUITS == suit]
        if game.from_hole is not None and len(held) < game.from_hole:
            continue
        found = np.zeros(SUITED, np.uint16) if found is None else found
        part = found[MASKS * suit : MASKS * (suit + 1)]
        if game.from_hole is None:
            masks = _board_masks()
            part[masks] = best_suited(ranking)[masks | sum(held)]
        else:
            _fill(part, ranking, [sum(pair) for pair in combinations(held, game.from_hole)])
    return found


def _fill(part: Strengths, ranking: Ranking, chosen: list[int]) -> None:
    """Set the best flush for all suited sets on the board, with one of the chosen parts."""
    least = _FLUSH - chosen[0].bit_count()
    masks = masks_of(least)
    both = np.array(chosen)[:, None] | masks
    part[masks] = table_of(ranking).suited[both].max(axis=0)
    for count in range(least + 1, BOARD + 1):
        part[masks_of(count)] = part[_without_one(count)].max(axis=0)


@cache
def _board_masks() -> Ints:
    return np.concatenate([masks_of(count) for count in range(3, BOARD + 1)])


@cache
def _without_one(count: int) -> Ints:
    """For every set of ranks of this size, the sets that lack one of them."""
    masks = masks_of(count)
    lists = [[int(mask) & ~(1 << rank) for rank in range(13) if mask >> rank & 1] for mask in masks]
    return np.ascontiguousarray(np.array(lists, np.intp).T)


def flush_needs(game: Game, holes: Sequence[Hole]) -> dict[int, int]:
    """How many cards of each suit the board needs for the first flush; only suits that can."""
    needs = {}
    for suit in range(SUITS):
        held = max(sum(card % SUITS == suit for card in hole) for hole in holes)
        if game.from_hole is None:
            needs[suit] = _FLUSH - held
        elif held >= game.from_hole:
            needs[suit] = _FLUSH - game.from_hole
    return needs
