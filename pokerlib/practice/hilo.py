"""Omaha Hi/Lo: why there is no low, which low is the best possible, how a pot splits."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal

from pokerlib.cards import ACE, DECK, EIGHT, Card
from pokerlib.games import GAMES, Game, Made, Showdown
from pokerlib.practice.draw import Cards
from pokerlib.rankings import EIGHT_OR_BETTER, HandRank

HILO: Final = GAMES["omaha_hilo"]
_QUARTER: Final = Fraction(1, 4)
LOWEST: Final = 1
LOW_ON_BOARD: Final = 3
"""So many low ranks must lie on the board, or nobody has a low."""


def low_rank(card: Card) -> int:
    """The rank of a card in a low: an ace is the lowest."""
    return LOWEST if card.rank == ACE else card.rank


def low_ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    """The different ranks up to the eight, the ace as a one, from the lowest."""
    return tuple(sorted(rank for rank in set(map(low_rank, cards)) if rank <= EIGHT))


# By the ranks alone, an ace as one: quick enough to look through many deals.


def lowest(hole: Cards, board: Cards) -> tuple[int, ...]:
    """The ranks of the best low, the highest first; () where there is none.

    >>> from pokerlib import cards
    >>> lowest(cards("As 2d 8h 8c"), cards("2s 4d 7h")), lowest(cards("As 2d"), cards("2s 4d 7h"))
    ((8, 7, 4, 2, 1), ())
    """
    return _lowest_of(low_ranks(hole), low_ranks(board))


def lowest_on(board: Cards, seen: Cards) -> tuple[int, ...]:
    """The ranks of the best low that two cards which nobody has seen could make."""
    return _lowest_of(low_ranks({*DECK} - {*board, *seen}), low_ranks(board))


def _lowest_of(mine: Iterable[int], common: Iterable[int]) -> tuple[int, ...]:
    lows = (
        sorted((*two, *three), reverse=True)
        for three in combinations(common, LOW_ON_BOARD)
        for two in combinations(set(mine).difference(three), 2)
    )
    return tuple(min(lows, default=()))


Reason = Literal["low", "board", "hand", "paired"]


@dataclass(frozen=True, slots=True)
class LowReason:
    """The low, or why there is none.

    `reason`: "low"; "board", where fewer than three low ranks lie on the board, so that nobody
    can have one; "hand", where fewer than two low ranks in the hand differ from each other;
    "paired", where there are enough, but they repeat what the board has.
    """

    reason: Reason
    made: Made | None
    on_board: tuple[int, ...]
    in_hand: tuple[int, ...]


def low_reason(hole: Cards, board: Cards, game: Game = HILO) -> LowReason:
    """Why these cards make a low, or none (game rules, lines 85 and 158).

    >>> from pokerlib import cards
    >>> low_reason(cards("As 2d 3h 4c"), cards("2s 3d 4h Kc Qs")).reason
    'paired'
    """
    made = game.made(hole, board)["low"]
    return LowReason(reason(hole, board), made, low_ranks(board), low_ranks(hole))


def reason(hole: Cards, board: Cards) -> Reason:
    """The reason alone, by the ranks."""
    if lowest(hole, board):
        return "low"
    if len(low_ranks(board)) < LOW_ON_BOARD:
        return "board"
    return "hand" if len(low_ranks(hole)) < 2 else "paired"


@dataclass(frozen=True, slots=True)
class Nuts:
    """The best low that anybody could have on this board, and whether one has it oneself.

    `two` are two cards that would make it, in hands that one doesn't hold; None without a low.
    """

    best: HandRank | None
    two: tuple[Card, ...]
    own: Made | None

    @property
    def held(self) -> bool:
        return self.own is not None and self.own.rank == self.best


def is_best(hole: Cards, board: Cards) -> bool:
    """Whether no two cards that nobody has seen make a lower low than these."""
    return lowest(hole, board) <= lowest_on(board, hole)


def best_low_on(board: Cards, dead: Cards) -> HandRank | None:
    """The best low that two cards which nobody has seen could make on this board."""
    unseen = {low_rank(card): card for card in DECK if card not in (*board, *dead)}
    common = {low_rank(card): card for card in board}
    best = lowest_on(board, dead)
    for three in combinations([rank for rank in best if rank in common], LOW_ON_BOARD):
        two = [rank for rank in best if rank not in three]
        if all(rank in unseen for rank in two):
            cards = [common[rank] for rank in three] + [unseen[rank] for rank in two]
            return EIGHT_OR_BETTER.rank(cards)
    return None


def nuts(hole: Cards, board: Cards, game: Game = HILO) -> Nuts:
    """Whether one's low is the best possible, against any two cards that are not in sight.

    >>> from pokerlib import cards
    >>> hole = cards("As 2d Kh Kc")
    >>> nuts(hole, cards("3s 6d 7h")).held, nuts(hole, cards("3s 6d 7h 2c")).held
    (True, False)
    """
    own = game.made(hole, board)["low"]
    best, mine = best_low_on(board, hole), own.rank if own else None
    if mine is not None and (best is None or mine > best):
        best = mine
    two = tuple(card for card in best.cards if card not in board) if best else ()
    return Nuts(best, two, own)


class Split(StrEnum):
    """How the pot of a showdown is divided."""

    SCOOP = "scoop"
    HALVES = "halves"
    QUARTERED = "quartered"
    NO_LOW = "no_low"
    SHARED = "shared"


def split_of(result: Showdown) -> Split:
    """Which of these it is; "shared": the pot is divided in some other way."""
    high, low = result.winners("high"), result.winners("low")
    if not low:
        return Split.NO_LOW if len(high) == 1 else Split.SHARED
    if result.scoop is not None:
        return Split.SCOOP
    if result.quartered and _QUARTER in result.parts:  # three may share a half as well
        return Split.QUARTERED
    return Split.HALVES if len(high) == len(low) == 1 else Split.SHARED
