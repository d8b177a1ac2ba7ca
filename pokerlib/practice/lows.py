"""Does a low hand qualify, and why not?"""

from dataclasses import dataclass
from typing import Final, Literal

from pokerlib.cards import ACE, EIGHT, Card
from pokerlib.practice.hands import RUNS, SUITED, ranked
from pokerlib.rankings import EIGHT_OR_BETTER, HIGH, Category, HandRank

Reason = Literal["pair", "high", "good"]
Harmless = Literal["straight", "flush"]
_HARMLESS: Final[dict[Harmless, set[Category]]] = {"straight": RUNS, "flush": SUITED}


@dataclass(frozen=True, slots=True)
class Qualification:
    """Whether five cards qualify for the low half, and the cards that decide.

    `reason`: "pair" (a rank repeats), "high" (a card above the eight) or "good"; `also` is
    "straight" or "flush" where the hand is one, which does no harm.
    """

    rank: HandRank | None
    reason: Reason
    cards: tuple[Card, ...]
    also: tuple[Harmless, ...] = ()


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


def _also(cards: tuple[Card, ...]) -> tuple[Harmless, ...]:
    kind = ranked(cards, HIGH).category
    return tuple(name for name, kinds in _HARMLESS.items() if kind in kinds)
