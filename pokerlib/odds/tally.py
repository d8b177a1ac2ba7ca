"""Who wins what: the boards sorted by their winners, and each hand's equity from these counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm, sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pokerlib.counting.records import Equity
from pokerlib.odds.tables import Strengths

# The winners of each share, as bits (hand 0 is 1, hand 1 is 2, hand 2 is 4), and on how many
# boards it ends like that. 0 is nobody: a share for which no hand qualifies.
Tally: TypeAlias = dict[tuple[int, ...], int]

MOST_HANDS: Final = 10
_WHOLE: Final = 2 * lcm(*range(1, MOST_HANDS + 1))  # a pot that any number can divide, in halves


def tally(shares: Sequence[Strengths], weights: NDArray[np.float64] | None) -> Tally:
    """On how many boards which hands win which share; `shares` has strengths `[hand, class]`."""
    hands, classes = shares[0].shape
    code = np.zeros(classes, np.uint32)
    for place, found in enumerate(shares):
        code |= _winners(found).astype(np.uint32) << np.uint32(place * hands)
    counts = np.bincount(code, weights)
    everyone = (1 << hands) - 1
    return {
        tuple(key >> place * hands & everyone for place in range(len(shares))): int(counts[key])
        for key in np.flatnonzero(counts).tolist()
    }


def _winners(found: Strengths) -> Strengths:
    """The hands with the best strength, as bits; none where nothing qualifies."""
    best: Strengths = found.max(axis=0)
    code = np.zeros_like(best)
    for hand, row in enumerate(found):
        code |= (row == best).astype(np.uint16) << np.uint16(hand)
    code[best == 0] = 0
    return code


def merge(total: Tally, more: Tally) -> None:
    """Add the counts of the second to the first."""
    for key, count in more.items():
        total[key] = total.get(key, 0) + count


def equities(
    shares: Sequence[str], found: Mapping[tuple[int, ...], int], hands: int, *, sampled: bool
) -> tuple[Equity, ...]:
    """One equity for each hand. Every share that has a winner is worth the same."""
    boards = sum(found.values())
    return tuple(_equity(shares, found, hand, boards, sampled) for hand in range(hands))


def _equity(
    shares: Sequence[str],
    found: Mapping[tuple[int, ...], int],
    hand: int,
    boards: int,
    sampled: bool,
) -> Equity:
    total = squares = wins = ties = 0
    of_share = [0] * len(shares)
    for winners, count in found.items():
        won = [each for each in winners if each]
        part = 0
        for place, each in enumerate(winners):
            if each >> hand & 1:
                part += _WHOLE // (len(won) * each.bit_count())
                of_share[place] += count * _WHOLE // each.bit_count()
        total += count * part
        squares += count * part * part
        wins += count * (part == _WHOLE)
        ties += count * (0 < part < _WHOLE)
    split = tuple(
        (share, Fraction(part, boards * _WHOLE))
        for share, part in zip(shares, of_share, strict=True)
        if len(shares) > 1
    )
    return Equity(
        share=Fraction(total, boards * _WHOLE),
        win=Fraction(wins, boards),
        tie=Fraction(ties, boards),
        parts=split,
        scoop=Fraction(wins, boards) if split else None,
        boards=boards,
        error=_standard_error(total, squares, boards) if sampled else 0.0,
    )


def _standard_error(total: int, squares: int, boards: int) -> float:
    """The standard error of a mean; never 0, since equal draws do not prove that it is exact."""
    mean = total / boards / _WHOLE
    variance = squares / boards / _WHOLE**2 - mean * mean
    return sqrt(max(variance, 1 / boards) / boards)
