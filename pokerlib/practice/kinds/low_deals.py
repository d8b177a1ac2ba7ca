"""Deals of Omaha Hi/Lo with more low cards than chance gives, and a quick look at their lows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from pokerlib.cards import ACE, DECK, EIGHT, Card

__all__ = ["Laid", "low_deals", "low_ranks", "lowest", "lowest_on", "no_low_because"]

Cards: TypeAlias = tuple[Card, ...]
Laid: TypeAlias = tuple[Cards, Cards]


def low_deals(deck: Cards) -> Iterator[Laid]:
    """Four cards and a board out of this deck, with few or many low cards in each."""
    low = [card for card in deck if not EIGHT < card.rank < ACE]
    rest = [card for card in deck if EIGHT < card.rank < ACE]
    for n in range(12):
        in_hand, on_board = 1 + n % 4, 2 + n % 3
        board = low[4 : 4 + on_board]
        hole = (*low[:in_hand], *rest[: 4 - in_hand])
        mixed = {card: place for place, card in enumerate(deck)}
        yield (
            tuple(sorted(hole, key=lambda card: mixed[card])),
            tuple(sorted((*board, *rest[4 : 9 - on_board]), key=lambda card: mixed[card])),
        )


# By the ranks alone, an ace as one: quick enough to look through many deals.


def low_ranks(cards: Iterable[Card]) -> set[int]:
    """The different ranks from ace to eight."""
    low = {1 if card.rank == ACE else card.rank for card in cards}
    return {rank for rank in low if rank <= EIGHT}


def lowest(hole: Cards, board: Cards) -> tuple[int, ...]:
    """The ranks of the best low, the highest first; () where there is none."""
    return _lowest_of(low_ranks(hole), low_ranks(board))


def lowest_on(board: Cards, seen: Cards) -> tuple[int, ...]:
    """The ranks of the best low that two cards which nobody has seen could make."""
    return _lowest_of(low_ranks({*DECK} - {*board, *seen}), low_ranks(board))


def _lowest_of(mine: set[int], common: set[int]) -> tuple[int, ...]:
    lows = (
        sorted((*two, *three), reverse=True)
        for three in combinations(common, 3)
        for two in combinations(mine.difference(three), 2)
    )
    return tuple(min(lows, default=()))


def no_low_because(hole: Cards, board: Cards) -> str:
    """As `low_reason` says it; "" where there is a low."""
    if lowest(hole, board):
        return ""
    if len(low_ranks(board)) < 3:
        return "board"
    return "hand" if len(low_ranks(hole)) < 2 else "paired"
