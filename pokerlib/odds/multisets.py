"""Which ranks lie there, whatever their suits: numbered multisets of ranks.

Most of poker asks for ranks alone. Five cards have 6,188 multisets of ranks instead of 2,598,960
sets of cards, so a table with an entry for each answers at once for all of them. A multiset
r1 <= r2 <= … <= rk (a deuce is 0, an ace 12) has the number C(r1, 1) + C(r2 + 1, 2) + … +
C(rk + k - 1, k), its place in colexicographic order: those without the higher ranks come first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.intp]

RANK_COUNT: Final = 13


def size(count: int) -> int:
    """How many multisets of this many ranks there are.

    >>> size(5), size(7)
    (6188, 50388)
    """
    return comb(RANK_COUNT + count - 1, count)


def _last_place(count: int) -> Ints:
    """What the highest rank adds to the number of a multiset of so many ranks, for each rank."""
    return np.array([comb(rank + count - 1, count) for rank in range(RANK_COUNT)], np.intp)


@cache
def ranks_of(count: int) -> Ints:
    """The ranks of every multiset, ascending, in the order of their numbers.

    >>> ranks_of(2)[:4].tolist()
    [[0, 0], [0, 1], [1, 1], [0, 2]]
    """
    if count == 0:
        return np.zeros((1, 0), np.intp)
    shorter = ranks_of(count - 1)
    # Those whose highest rank is `top` are the first few shorter ones with `top` behind them.
    blocks = [
        np.pad(shorter[: comb(top + count - 1, count - 1)], ((0, 0), (0, 1)), constant_values=top)
        for top in range(RANK_COUNT)
    ]
    return np.concatenate(blocks)


@cache
def _parts(count: int) -> tuple[Ints, Ints]:
    """Of every multiset: the number of what is left without its highest rank, and that rank."""
    top = ranks_of(count)[:, -1]
    return np.arange(size(count)) - _last_place(count)[top], top


@cache
def add(count: int) -> Ints:
    """`add(k)[multiset of k, rank]` is the number of the multiset with that rank added.

    >>> int(add(1)[3, 0]), ranks_of(2)[6].tolist()
    (6, [0, 3])
    """
    ranks = np.arange(RANK_COUNT)
    above = _last_place(count + 1)
    if count == 0:
        return ranks[None, :]
    rest, top = _parts(count)
    # A rank at or above the highest is put behind; a lower one goes into the rest, the highest
    # is put behind again.
    behind = np.arange(size(count))[:, None] + above[None, :]
    inside = add(count - 1)[rest] + above[top][:, None]
    return np.where(ranks[None, :] >= top[:, None], behind, inside)


@cache
def drop(count: int) -> Ints:
    """`drop(k)[i]`: for every multiset of k the number of what is left without its i-th rank.

    >>> drop(2)[:, 3].tolist()
    [2, 0]
    """
    rest, top = _parts(count)
    if count == 1:
        return rest[None, :]
    inside = drop(count - 1)[:, rest] + _last_place(count - 1)[top][None, :]
    # One row behind the other in memory: then the maximum over rows takes whole rows at once.
    return np.ascontiguousarray(np.concatenate([inside, rest[None, :]]))


@cache
def combine(count: int, other: int) -> Ints:
    """`combine(j, k)[multiset of j, multiset of k]` is the number of the two together."""
    found = np.broadcast_to(np.arange(size(count))[:, None], (size(count), size(other)))
    for place in range(other):
        found = add(count + place)[found, ranks_of(other)[None, :, place]]
    return np.ascontiguousarray(found)


def number(ranks: Sequence[int]) -> int:
    """The number of one multiset, given in any order.

    >>> number([12, 0]), number([0, 12])
    (78, 78)
    """
    return sum(comb(rank + place, place + 1) for place, rank in enumerate(sorted(ranks)))


@cache
def repeats(count: int) -> tuple[Ints, Ints]:
    """How many equal ranks stand before each rank of a multiset; and the multiset's orders.

    The orders of equal ranks among themselves: k! for each rank that is there k times.
    """
    ranks = ranks_of(count)
    before = np.zeros_like(ranks)
    for place in range(1, count):
        same = ranks[:, place] == ranks[:, place - 1]
        before[:, place] = np.where(same, before[:, place - 1] + 1, 0)
    return before, np.prod(before + 1, axis=1)


def ways(count: int, left: Sequence[int]) -> Ints:
    """In how many ways each multiset can be taken where `left[rank]` cards of a rank are left.

    >>> int(ways(5, [4] * 13).sum())
    2598960
    """
    before, orders = repeats(count)
    # m cards of a rank give m (m - 1) … / k! choices of k: a factor for each card in turn.
    factor = np.maximum(np.array(left, np.intp)[:, None] - np.arange(max(count, 1)), 0)
    taken = np.ones(size(count), np.intp)
    for place in range(count):
        taken *= factor[ranks_of(count)[:, place], before[:, place]]
    return taken // orders
