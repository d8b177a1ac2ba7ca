"""Badugi to practise: which cards count, and why the others do not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from pokerlib.cards import Card, code_at, deck_of
from pokerlib.practice.hands import ranked
from pokerlib.rankings import BADUGI, Category, HandRank

__all__ = ["DOCUMENT_EXAMPLES", "BadugiMark", "badugi_task", "mark_badugi"]

# The six hands that the rankings document describes, by line; it names what counts, and its
# pictures are lost, so the cards that don't count are partly ours.
DOCUMENT_EXAMPLES: Final = (
    (105, "4c 4d 2h As"),
    (107, "3s 2d Ah 6h"),
    (113, "5c 5d Ac Ad"),
    (115, "2s Ah 7h 9h"),
    (121, "As Ah Ad Ac"),
    (123, "3d 6d 8d Qd"),
)


@dataclass(frozen=True, slots=True)
class BadugiMark:
    """What a choice of cards is worth: right, or which two clash, or what would be better."""

    verdict: Literal["right", "none", "same_suit", "same_rank", "fewer", "higher"]
    best: HandRank
    chosen: tuple[Card, ...]
    clash: tuple[Card, ...] = ()


def mark_badugi(hand: tuple[Card, ...], chosen: Iterable[Card]) -> BadugiMark:
    """Mark the cards that a learner says count.

    >>> from pokerlib.cards import cards
    >>> hand = cards("Ah Ad 2c 3h")
    >>> mark_badugi(hand, cards("Ah 2c 3h")).verdict
    'same_suit'
    >>> mark_badugi(hand, cards("Ad 2c 3h")).verdict
    'right'
    """
    wanted = frozenset(chosen)
    picked = tuple(card for card in hand if card in wanted)
    best = ranked(hand, BADUGI)
    if not picked:
        return BadugiMark("none", best, picked)
    for place, one in enumerate(picked):
        for other in picked[place + 1 :]:
            if one.rank == other.rank:
                return BadugiMark("same_rank", best, picked, (one, other))
            if one.suit == other.suit:
                return BadugiMark("same_suit", best, picked, (one, other))
    if len(picked) < len(best.cards):
        return BadugiMark("fewer", best, picked)
    # Equal strength may be had with other cards: two aces do as well one as the other.
    rank = {card.rank for card in picked}
    right = rank == {card.rank for card in best.cards}
    return BadugiMark("right" if right else "higher", best, picked)


def _greedy(hand: tuple[Card, ...]) -> int:
    """How many cards one keeps by always taking the lowest card that still fits."""
    kept: list[Card] = []
    for card in sorted(hand, key=lambda card: card.rank % 14 or 1):
        if all(card.rank != one.rank and card.suit != one.suit for one in kept):
            kept.append(card)
    return len(kept)


def badugi_task(code: str) -> tuple[Card, ...]:
    """Four cards; every second code has a hand in which taking the lowest first goes wrong."""
    kind = deck_of(code_at(code, 1))[0].index % 4
    for n in range(2, 4000):
        hand = deck_of(code_at(code, n))[: BADUGI.size]
        best = ranked(hand, BADUGI)
        fits = (
            best.category == Category.BADUGI,
            best.category in {Category.TWO_CARD, Category.ONE_CARD},
            _greedy(hand) < len(best.cards),
            best.category == Category.THREE_CARD,
        )
        if fits[kind]:
            return hand
    raise AssertionError("no such hand in four thousand decks")
