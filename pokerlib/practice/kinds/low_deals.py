"""Deals of Omaha Hi/Lo with more low cards than chance gives."""

from collections.abc import Iterator
from typing import TypeAlias

from pokerlib.cards import ACE, EIGHT
from pokerlib.practice.draw import Cards

Laid: TypeAlias = tuple[Cards, Cards]


def low_deals(deck: Cards) -> Iterator[Laid]:
    """Four cards and a board out of this deck, with few or many low cards in each."""
    low = [card for card in deck if not EIGHT < card.rank < ACE]
    rest = [card for card in deck if EIGHT < card.rank < ACE]
    start = deck[-1].index  # else the fewest low cards would always be met first
    for n in range(start, start + 12):
        in_hand, on_board = 1 + n % 4, 2 + n % 3
        hole = (*low[:in_hand], *rest[: 4 - in_hand])
        board = (*low[4 : 4 + on_board], *rest[4 : 9 - on_board])
        yield tuple(sorted(hole, key=deck.index)), tuple(sorted(board, key=deck.index))
