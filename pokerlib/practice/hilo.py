"""Omaha Hi/Lo to practise: why there is no low, when a low stops being the best, how pots split."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal

from pokerlib.cards import ACE, DECK, EIGHT, Card, code_at, deal, deck_of
from pokerlib.games import GAMES, Made, Showdown
from pokerlib.rankings import EIGHT_OR_BETTER, HandRank
from pokerlib.rankings.base import highest_first

__all__ = [
    "LowReason",
    "Nuts",
    "PotTask",
    "Split",
    "best_low_on",
    "low_reason",
    "nuts",
    "nuts_task",
    "pot_task",
    "split_of",
]

OMAHA: Final = GAMES["omaha"]
HILO: Final = GAMES["omaha_hilo"]
_ENOUGH: Final = 3000
_QUARTER: Final = Fraction(1, 4)
_LOW_ON_BOARD: Final = 3


def _low_ranks(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The different ranks up to the eight, the ace as a one, from the lowest."""
    low = {1 if card.rank == ACE else card.rank for card in cards}
    return tuple(sorted(rank for rank in low if rank <= EIGHT))


@dataclass(frozen=True, slots=True)
class LowReason:
    """The low, or why there is none.

    `reason`: "low"; "board", where fewer than three low ranks lie on the board, so that nobody
    can have one; "hand", where fewer than two low ranks in the hand differ from each other;
    "paired", where there are enough, but they repeat what the board has.
    """

    reason: Literal["low", "board", "hand", "paired"]
    made: Made | None
    on_board: tuple[int, ...]
    in_hand: tuple[int, ...]


def low_reason(hole: tuple[Card, ...], board: tuple[Card, ...]) -> LowReason:
    """Why these cards make a low, or none (game rules, lines 85 and 158).

    >>> from pokerlib import cards
    >>> low_reason(cards("As 2d 3h 4c"), cards("2s 3d 4h Kc Qs")).reason
    'paired'
    """
    made = HILO.made(hole, board)["low"]
    on_board, in_hand = _low_ranks(board), _low_ranks(hole)
    reason: Literal["low", "board", "hand", "paired"] = "paired"
    if made is not None:
        reason = "low"
    elif len(on_board) < _LOW_ON_BOARD:
        reason = "board"
    elif len(in_hand) < 2:
        reason = "hand"
    return LowReason(reason, made, on_board, in_hand)


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


def best_low_on(board: tuple[Card, ...], dead: tuple[Card, ...]) -> tuple[HandRank, ...]:
    """The lows that two unseen cards could make on this board, one of each strength."""
    unseen = [card for card in DECK if card not in (*board, *dead)]
    low = {1 if card.rank == ACE else card.rank: card for card in unseen}
    ranks = [rank for rank in low if rank <= EIGHT]
    found = {
        rank.strength: rank
        for two in combinations(ranks, 2)
        for three in combinations(board, 3)
        if (rank := EIGHT_OR_BETTER.judge(highest_first((low[two[0]], low[two[1]], *three))))
    }
    return tuple(found.values())


def nuts(hole: tuple[Card, ...], board: tuple[Card, ...]) -> Nuts:
    """Whether one's low is the best possible, against any two cards that are not in sight.

    >>> from pokerlib import cards
    >>> hole = cards("As 2d Kh Kc")
    >>> nuts(hole, cards("3s 6d 7h")).held, nuts(hole, cards("3s 6d 7h 2c")).held
    (True, False)
    """
    own = HILO.made(hole, board)["low"]
    others = best_low_on(board, hole)
    mine = (own.rank,) if own else ()
    best = max((*others, *mine), default=None)
    two = tuple(card for card in best.cards if card not in board) if best else ()
    return Nuts(best, two, own)


@dataclass(frozen=True, slots=True)
class NutsTask:
    """Four cards and a board on which the low is the best possible on the flop."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


def nuts_task(code: str) -> NutsTask:
    """A deal whose flop gives the best low; in two of three the turn or river takes that away."""
    lost = deck_of(code_at(code, 1))[0].index % 3
    for n in range(2, _ENOUGH):
        deck = deck_of(code_at(code, n))
        low = [card for card in deck if card.rank in (ACE, 2, 3, 4, 5, 6, 7, 8)]
        high = [card for card in deck if EIGHT < card.rank < ACE]
        hole, flop = (*low[:2], *high[:2]), (*low[2:5],)
        later = ((low[5], high[2]), (high[2], low[5]), (high[2], high[3]))[lost]
        if len(_low_ranks(hole)) < 2 or len(_low_ranks(flop)) < _LOW_ON_BOARD:
            continue
        if not nuts(hole, flop).held:
            continue
        if nuts(hole, (*flop, *later)).held == (lost == 2):
            return NutsTask(hole, (*flop, *later))
    raise AssertionError("no such deal in three thousand decks")


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


@dataclass(frozen=True, slots=True)
class PotTask:
    """Hands at a showdown, and how their pot is divided."""

    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    result: Showdown
    split: Split


_KINDS: Final = (Split.SCOOP, Split.HALVES, Split.QUARTERED, Split.NO_LOW)


def _lows(hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]) -> list[list[int]]:
    """The ranks of each hand's best low, none where it has no low."""
    common = _low_ranks(board)
    found = [
        [
            sorted((*two, *three), reverse=True)
            for three in combinations(common, _LOW_ON_BOARD)
            for two in combinations(set(_low_ranks(hand)).difference(three), 2)
        ]
        for hand in hands
    ]
    return [min(lows, default=[]) for lows in found]


def _may_be(kind: Split, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]) -> bool:
    """A quick look, so that most deals are put away before both halves are ranked."""
    lows = _lows(hands, board)
    best = min(filter(None, lows), default=None)
    low = tuple(seat for seat, one in enumerate(lows) if one == best)
    if best is None or (kind is not Split.QUARTERED and len(low) > 1):
        return False
    if kind is Split.QUARTERED and len(low) > 1:
        return True
    high = OMAHA.showdown(hands, board).winners("high")
    return len(high) > 1 if kind is Split.QUARTERED else (high == low) == (kind is Split.SCOOP)


def pot_task(code: str, players: int = 3) -> PotTask:
    """A showdown of each kind of division as often as of the others."""
    kind = _KINDS[deck_of(code_at(code, 1))[0].index % len(_KINDS)]
    for n in range(2, _ENOUGH):
        board, *hands = deal(code_at(code, n), HILO.board, *(HILO.hole,) * players)
        enough = len(_low_ranks(board)) >= _LOW_ON_BOARD
        if enough == (kind is Split.NO_LOW):
            continue
        if enough and not _may_be(kind, hands, board):
            continue
        result = HILO.showdown(hands, board)
        if split_of(result) is kind:
            return PotTask(tuple(hands), board, result, kind)
    raise AssertionError("no such showdown in three thousand decks")
