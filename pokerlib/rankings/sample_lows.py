"""The ten sample lows of the document, whose pictures are lost (game rules, lines 87 to 109)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from pokerlib.rankings.ace_to_five import EIGHT_OR_BETTER
from pokerlib.rankings.base import HandRank

Ranks = tuple[int, ...]

# What the text says of the ten pictures (game rules, lines 87 and 109), by their number.
KNOWN_SAMPLES: Final[dict[int, tuple[str, Ranks]]] = {
    1: ("eight", (8,)),
    5: ("seven", (7,)),
    8: ("six_five", (6, 5)),
    9: ("six_four", (6, 4)),
    10: ("wheel", (5, 4, 3, 2, 1)),
}
# One of the lists that fit: what is not in the text is ours.
_OURS: Final = (
    "8s 7d 6c 5h 4s",
    "8d 6h 5s 3c Ad",
    "8c 5d 4h 2s Ac",
    "7h 6s 5c 4d 2h",
    "7d 6c 4h 3s Ad",
    "7s 5h 4c 3d 2s",
    "7c 4s 3h 2d Ac",
    "6h 5c 4s 3d Ah",
    "6s 4d 3c 2h As",
    "5d 4c 3s 2h Ad",
)


@dataclass(frozen=True, slots=True)
class Sample:
    """One of the ten sample lows; `known` is what the text says of it, None where it is ours."""

    number: int
    rank: HandRank
    known: str | None


def sample_lows() -> tuple[Sample, ...]:
    """The ten sample lows, from the weakest to the nuts, as far as the text gives them.

    >>> [sample.known for sample in sample_lows()][-3:]
    ['six_five', 'six_four', 'wheel']
    """
    samples = []
    for number, cards in enumerate(_OURS, start=1):
        rank = EIGHT_OR_BETTER.rank(cards)
        if rank is None:
            raise AssertionError(f"sample {number} does not qualify")
        samples.append(Sample(number, rank, KNOWN_SAMPLES.get(number, (None, ()))[0]))
    return tuple(samples)


@cache
def sample_list_count() -> int:
    """How many lists of ten different strengths, weakest first, fit what the text says.

    >>> sample_list_count() > 1
    True
    """
    lows = sorted(tuple(sorted(c, reverse=True)) for c in combinations(range(1, 9), 5))
    weakest_first = lows[::-1]  # the higher the ranks from the top, the weaker the low
    ways = [1 if _fits(1, low) else 0 for low in weakest_first]
    for number in range(2, 11):
        ways = [
            sum(ways[:place]) if _fits(number, low) else 0
            for place, low in enumerate(weakest_first)
        ]
    return sum(ways)


def _fits(number: int, low: Ranks) -> bool:
    start = KNOWN_SAMPLES.get(number, ("", ()))[1]
    return low[: len(start)] == start
