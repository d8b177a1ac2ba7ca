"""Deals of Omaha Hi/Lo with more low cards than chance gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from pokerlib.cards import ACE, EIGHT, Card
from pokerlib.practice.hilo import low_ranks, lowest

Cards: TypeAlias = tuple[Card, ...]
Laid: TypeAlias = tuple[Cards, Cards]


def low_deals(deck: Cards) -> Iterator[Laid]:
    """Four cards and a board out of this deck, with few or many low cards in each."""
    low = [card for card in deck if not EIGHT < card.rank < ACE]
    rest = [card for card in deck if EIGHT < card.rank < ACE]
    start = deck[-1].index  # else the fewest low cards would always be met first
    for n in range(start, start + 12):
        in_hand, on_board = 1 + n % 4, 2 + n % 3
        board = low[4 : 4 + on_board]
        hole = (*low[:in_hand], *rest[: 4 - in_hand])
        mixed = {card: place for place, card in enumerate(deck)}
        yield (
            tuple(sorted(hole, key=lambda card: mixed[card])),
            tuple(sorted((*board, *rest[4 : 9 - on_board]), key=lambda card: mixed[card])),
        )


def no_low_because(hole: Cards, board: Cards) -> str:
    """As `low_reason` says it; "" where there is a low."""
    if lowest(hole, board):
        return ""
    if len(low_ranks(board)) < 3:
        return "board"
    return "hand" if len(low_ranks(hole)) < 2 else "paired"
