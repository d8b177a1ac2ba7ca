"""Low hands to practise: does it qualify, and the ten sample lows of the document."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final, Literal

from pokerlib.cards import ACE, EIGHT, Card, code_at, deck_of
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Category, HandRank

__all__ = [
    "KNOWN_SAMPLES",
    "Qualification",
    "Sample",
    "low_task",
    "qualification",
    "sample_list_count",
    "sample_lows",
]

Reason = Literal["pair", "high", "good"]


@dataclass(frozen=True, slots=True)
class Qualification:
    """Whether five cards qualify for the low half, and the cards that decide.

    `reason`: "pair" (a rank repeats), "high" (a card above the eight) or "good"; `also` is
    "straight" or "flush" where the hand is one, which does no harm.
    """

    rank: HandRank | None
    reason: Reason
    cards: tuple[Card, ...]
    also: tuple[Literal["straight", "flush"], ...] = ()


def qualification(cards: tuple[Card, ...]) -> Qualification:
    """Why five cards do or do not qualify (hand rankings, line 69).

    >>> from pokerlib import cards
    >>> qualification(cards("5h 4h 3h 2h Ah")).also
    ('straight', 'flush')
    >>> [str(card) for card in qualification(cards("9s 5h 4d 3c 2s")).cards]
    ['9♠']
    """
    rank = EIGHT_OR_BETTER.rank(cards)
    if rank is not None:
        return Qualification(rank, "good", rank.cards, _also(cards))
    repeated = [card for card in cards if sum(card.rank == one.rank for one in cards) > 1]
    if repeated:
        return Qualification(None, "pair", tuple(repeated))
    high = tuple(card for card in cards if EIGHT < card.rank < ACE)
    return Qualification(None, "high", high)


def _also(cards: tuple[Card, ...]) -> tuple[Literal["straight", "flush"], ...]:
    high = HIGH.rank(cards)
    kind = high.category if high else None
    straight = kind in {Category.STRAIGHT, Category.STRAIGHT_FLUSH}
    flush = kind in {Category.FLUSH, Category.STRAIGHT_FLUSH}
    return (*(("straight",) if straight else ()), *(("flush",) if flush else ()))


_Wanted = Callable[[Qualification], bool]
_TASKS: Final[tuple[_Wanted, ...]] = (
    lambda found: found.reason == "good" and not found.also,
    lambda found: found.reason == "good" and "straight" in found.also,
    lambda found: found.reason == "good" and "flush" in found.also,
    lambda found: found.reason == "pair",
    lambda found: found.reason == "high" and len(found.cards) == 1,
)


def low_task(code: str) -> tuple[Card, ...]:
    """Five low cards, chosen so that each trap comes as often as the plain case."""
    wanted = _TASKS[deck_of(code_at(code, 1))[0].index % len(_TASKS)]
    for n in range(2, 2000):
        deck = deck_of(code_at(code, n))
        low = [card for card in deck if card.rank <= EIGHT + 1 or card.rank == ACE]
        for hand in (tuple(low[:5]), _of_one_suit(low), _in_sequence(low)):
            if len(hand) == ACE_TO_FIVE.size and wanted(qualification(hand)):
                return hand
    raise AssertionError("no such low in two thousand decks")


def _of_one_suit(deck: list[Card]) -> tuple[Card, ...]:
    return tuple([card for card in deck if card.suit == deck[0].suit][:5])


def _in_sequence(deck: list[Card]) -> tuple[Card, ...]:
    ranks = [ACE, *range(2, 9)]
    start = deck[0].index % 4
    return tuple(
        next(card for card in deck if card.rank == rank) for rank in ranks[start : start + 5]
    )


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
