"""Deals of Omaha with a trap in them, and what each card of the board does to the hand."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import comb
from typing import Final, Literal, TypeAlias

from pokerlib.cards import ACE, FIVE, TWO, Card
from pokerlib.games import GAMES, Combination, Game
from pokerlib.practice.draw import Draw
from pokerlib.rankings import Category

Cards: TypeAlias = tuple[Card, ...]

OMAHA: Final = GAMES["omaha"]


class Trap(StrEnum):
    """What tempts in a deal."""

    ONE_SUITED = "one_suited"
    TRIPS_ON_BOARD = "trips_on_board"
    TWO_PAIR_ON_BOARD = "two_pair_on_board"
    PAIR_AND_TRIPS = "pair_and_trips"
    QUADS_IN_HAND = "quads_in_hand"
    BOARD_PLAYS = "board_plays"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class TrapDeal:
    """Four hole cards and five on the board, and the trap that was laid."""

    trap: Trap
    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Street:
    """The best combination with `dealt` on the board, and whether `dealt` changed it.

    `best` and `before` are None where nothing qualifies for the share; on the flop nothing was
    before.
    """

    name: Literal["flop", "turn", "river"]
    dealt: tuple[Card, ...]
    best: Combination | None
    combinations: int
    before: Combination | None
    changed: bool


def streets(game: Game, hole: Cards, board: Cards, share: str | None = None) -> tuple[Street, ...]:
    """The best hand for a share on the flop, and then what each new card of the board does to it.

    >>> from pokerlib.cards import cards
    >>> found = streets(GAMES["omaha_hilo"], cards("As 2d Kh Kc"), cards("3s 6d Qh 7c"), "low")
    >>> [(street.best is not None, street.changed) for street in found]
    [(False, True), (True, True)]
    """
    found: list[Street] = []
    before: Combination | None = None
    names: tuple[Literal["flop", "turn", "river"], ...] = ("flop", "turn", "river")
    for name, known in zip(names, range(3, len(board) + 1), strict=False):
        every = game.combinations(hole, board[:known], share)
        best = every[0] if every else None
        changed = not found or (best and best.rank) != (before and before.rank)
        if before is not None and not changed:  # the same cards, which beat others by now
            kept = (before.hole, before.board)
            best = next(one for one in every if (one.hole, one.board) == kept)
        dealt = board[:3] if known == 3 else (board[known - 1],)
        choices = comb(len(hole), 2) * comb(known, 3)
        found.append(Street(name, dealt, best, choices, before, changed))
        before = best
    return tuple(found)


def trap_deal(code: str, trap: Trap | None = None) -> TrapDeal:
    """The cards of this code with a trap laid in them; without `trap` the code chooses it.

    A trap only says which cards of a deck are taken first. Where the legal hand happens to be so
    good that nothing tempts, another deck of the code serves.

    >>> trap_deal("BBB-BBB", Trap.QUADS_IN_HAND) == trap_deal("bbbbbb", Trap.QUADS_IN_HAND)
    True
    """
    draw = Draw(code)
    chosen = trap or draw.one_of(tuple(Trap))

    def laid(deck: Cards) -> tuple[Cards, Cards] | None:
        hole, board = map(tuple, _LAY[chosen](list(deck)))
        return (hole, board) if _tempts(chosen, hole, board) else None

    hole, board = draw.first(laid)
    return TrapDeal(chosen, draw.shuffled(hole), draw.shuffled(board))


def _tempts(trap: Trap, hole: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Is the hand that the trap is about the best one, or better than the legal one?"""
    if trap == Trap.NONE:
        return True
    if trap in {Trap.TRIPS_ON_BOARD, Trap.PAIR_AND_TRIPS}:
        made = OMAHA.made(hole, board)["high"]
        best = made.rank.category if made else None
        return best == (
            Category.THREE_OF_A_KIND if trap == Trap.TRIPS_ON_BOARD else Category.FULL_HOUSE
        )
    seems = {(one.from_hole, one.rank.category) for one in OMAHA.illusions(hole, board)}
    match trap:
        case Trap.ONE_SUITED:
            return bool({(1, Category.FLUSH), (1, Category.STRAIGHT_FLUSH)} & seems)
        case Trap.TWO_PAIR_ON_BOARD:
            return Category.TWO_PAIR in {category for _, category in seems}
        case Trap.QUADS_IN_HAND:
            return (4, Category.FOUR_OF_A_KIND) in seems
        case _:
            return 0 in {from_hole for from_hole, _ in seems}


Laid = tuple[list[Card], list[Card]]


def _take(deck: list[Card], count: int, wanted: Callable[[Card], bool]) -> list[Card]:
    """Take the first `count` cards of the deck that are wanted."""
    taken = [card for card in deck if wanted(card)][:count]
    for card in taken:
        deck.remove(card)
    return taken


def _any(deck: list[Card], count: int, *without: int) -> list[Card]:
    """Take the next cards of different ranks, none of those ranks."""
    taken: list[Card] = []
    for _ in range(count):
        ranks = {card.rank for card in taken}.union(without)
        taken += _take(deck, 1, lambda card, ranks=ranks: card.rank not in ranks)  # type: ignore[misc]
    return taken


def _of_rank(deck: list[Card], count: int, rank: int) -> list[Card]:
    return _take(deck, count, lambda card: card.rank == rank)


def _one_suited(deck: list[Card]) -> Laid:
    suit = deck[0].suit
    hole = _take(deck, 1, lambda card: card.suit == suit)
    board = _take(deck, 4, lambda card: card.suit == suit)
    hole += _take(deck, 3, lambda card: card.suit != suit)
    return hole, board + _take(deck, 1, lambda card: card.suit != suit)


def _trips_on_board(deck: list[Card]) -> Laid:
    rank = deck[0].rank
    board = _of_rank(deck, 3, rank)
    board += _any(deck, 2, rank)
    return _any(deck, 4, *(card.rank for card in board)), board


def _two_pair_on_board(deck: list[Card]) -> Laid:
    high, low = (card.rank for card in _any(list(deck), 2))
    board = _of_rank(deck, 2, high) + _of_rank(deck, 2, low) + _any(deck, 1, high, low)
    return _any(deck, 4, *(card.rank for card in board)), board


def _pair_and_trips(deck: list[Card]) -> Laid:
    trips, pair = (card.rank for card in _any(list(deck), 2))
    board = _of_rank(deck, 3, trips)
    hole = _of_rank(deck, 2, pair)
    board += _any(deck, 2, trips, pair)
    return hole + _any(deck, 2, pair, *(card.rank for card in board)), board


def _quads_in_hand(deck: list[Card]) -> Laid:
    hole = _of_rank(deck, 4, deck[0].rank)
    return hole, deck[:5]


def _board_plays(deck: list[Card]) -> Laid:
    top = FIVE + deck[0].index % (ACE - FIVE + 1)
    ranks = [ACE if rank < TWO else rank for rank in range(top - 4, top + 1)]
    board = [card for rank in ranks for card in _of_rank(deck, 1, rank)]
    near = range(top - 3, min(top + 3, ACE + 1))
    far = _take(deck, 4, lambda card: card.rank not in near and card.rank != ACE)
    return far, board


def _no_trap(deck: list[Card]) -> Laid:
    return deck[:4], deck[4:9]


_LAY: Final[dict[Trap, Callable[[list[Card]], Laid]]] = {
    Trap.ONE_SUITED: _one_suited,
    Trap.TRIPS_ON_BOARD: _trips_on_board,
    Trap.TWO_PAIR_ON_BOARD: _two_pair_on_board,
    Trap.PAIR_AND_TRIPS: _pair_and_trips,
    Trap.QUADS_IN_HAND: _quads_in_hand,
    Trap.BOARD_PLAYS: _board_plays,
    Trap.NONE: _no_trap,
}
