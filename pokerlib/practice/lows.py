"""Low hands to practise: does it qualify, and why not?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from pokerlib.cards import ACE, EIGHT, Card, code_at, deck_of
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Category, HandRank

__all__ = ["Qualification", "low_task", "qualification"]

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
