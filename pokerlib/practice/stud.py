"""Stud to practise: who brings it in, who acts first, the best five, the deck that ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from pokerlib.betting import Stakes
from pokerlib.cards import ACE, Card, code_at, deck_of
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import GAMES, Game
from pokerlib.play import BringIn, Call, Check, Hand, State
from pokerlib.play.events import BoardDealt, Burnt, Event, RoundStarted
from pokerlib.rankings import Difference, HandRank, difference

__all__ = [
    "STAKES",
    "ActTask",
    "DeckEnd",
    "FiveMark",
    "act_deal",
    "act_task",
    "deck_end",
    "equal_up_cards",
    "mark_five",
    "to_street",
    "up_ranks",
]

STAKES: Final = Stakes(small_bet=200, big_bet=400, ante=25, bring_in=100)
_STACK: Final = 20_000
_ENOUGH: Final = 400


@dataclass(frozen=True, slots=True)
class ActTask:
    """A table at the start of a betting round: who acts first, and the event that says why."""

    events: tuple[Event, ...]
    state: State
    started: RoundStarted


def new_hand(game: str, players: int, code: str, conventions: Conventions = CONVENTIONS) -> Hand:
    """A fixed-limit table of stud, everybody with the same stack."""
    stacks = dict.fromkeys(range(1, players + 1), _STACK)
    return Hand(game, "fixed", stakes=STAKES, stacks=stacks, deck=code, conventions=conventions)


def to_street(hand: Hand, street: str) -> None:
    """Play on, everybody calling and checking, until this street's betting begins."""
    while hand.stage == "betting" and hand.street != street:
        names = hand.legal.names
        move = BringIn() if "bring_in" in names else Call() if "call" in names else Check()
        hand.act(move)


def act_task(game: str, code: str, players: int = 5) -> ActTask:
    """A street of a hand, its first player not told.

    A third of them are at third street, where equal cards come more often than by chance.
    """
    street, found = act_deal(game, code, players)
    return _task(game, street, found, players)


def act_deal(game: str, code: str, players: int) -> tuple[str, str]:
    """The street that `act_task` stops at, and the code of its deck: before anything is played.

    >>> act_deal("razz", "BBB-BBB", 5)[0] == act_task("razz", "BBB-BBB").started.street
    True
    """
    choice = deck_of(code_at(code, 1))
    streets = [street.key for street in GAMES[game].streets]
    street = (streets[0], *streets)[choice[0].index % (len(streets) + 1)]
    found = code
    if street == streets[0] and choice[1].index % 2:
        codes = (code_at(code, n) for n in range(2, _ENOUGH))
        found = next(one for one in codes if equal_up_cards(game, one, players))
    return street, found


def up_ranks(code: str, players: int) -> list[int]:
    """The ranks of the first up cards, by seat: each player's third card."""
    return [card.rank for card in deck_of(code)[2 : 3 * players : 3]]


def equal_up_cards(game: str, code: str, players: int) -> bool:
    """Whether the cards that decide the bring-in are equal."""
    rule, ranks = GAMES[game].bring_in, up_ranks(code, players)
    extreme = min(ranks) if rule and rule.card == "lowest" else max({*ranks} - {ACE}, default=ACE)
    return ranks.count(extreme) > 1


def _task(game: str, street: str, code: str, players: int) -> ActTask:
    hand = new_hand(game, players, code)
    to_street(hand, street)
    place, started = next(
        (place, event)
        for place, event in reversed(list(enumerate(hand.events)))
        if isinstance(event, RoundStarted)
    )
    return ActTask(hand.events[:place], hand.states[place - 1], started)


@dataclass(frozen=True, slots=True)
class FiveMark:
    """What a choice of five cards out of seven is worth."""

    verdict: Literal["right", "wrong_number", "beaten"]
    best: HandRank
    chosen: HandRank | None = None
    difference: Difference | None = None


def mark_five(game: Game, cards: tuple[Card, ...], chosen: Iterable[Card]) -> FiveMark:
    """Mark five of a player's seven cards.

    >>> from pokerlib import cards
    >>> seven = cards("As Ah Kd Qc Js Ts 2h")
    >>> mark_five(GAMES["seven_card_stud"], seven, cards("As Ah Kd Qc Js")).verdict
    'beaten'
    """
    ranking = game.ranking()
    best = ranking.best(cards)
    if best is None:
        raise AssertionError(f"{game.key} ranks every seven cards")
    picked = [card for card in cards if card in frozenset(chosen)]
    if len(picked) != ranking.size:
        return FiveMark("wrong_number", best)
    rank = ranking.rank(picked)
    if rank is None:
        return FiveMark("beaten", best)
    verdict: Literal["right", "beaten"] = "right" if rank == best else "beaten"
    return FiveMark(verdict, best, rank, difference(best, rank))


@dataclass(frozen=True, slots=True)
class DeckEnd:
    """Where nobody folds: the cards that were dealt and burnt, and whether one was shared."""

    players: int
    burn: bool
    dealt: int
    burnt: int
    shared: bool


@cache
def deck_end(players: int, *, burn: bool) -> DeckEnd:
    """Play a whole hand without a fold (game rules, line 246).

    >>> deck_end(8, burn=False).shared, deck_end(7, burn=False).shared
    (True, False)
    """
    hand = new_hand("seven_card_stud", players, "BBB-BBB", replace(CONVENTIONS, burn=burn))
    while hand.stage == "betting":
        to_street(hand, "no such street")
    dealt = sum(len(hand.hole(seat)) for seat in hand.stacks) + sum(
        len(hand.up(seat)) for seat in hand.stacks if not _whole(hand, seat)
    )
    shared = any(isinstance(event, BoardDealt) for event in hand.events)
    burnt = sum(isinstance(event, Burnt) for event in hand.events)
    return DeckEnd(players, burn, dealt + len(hand.board), burnt, shared)


def _whole(hand: Hand, seat: int) -> bool:
    """Whether `hole` holds the up cards too."""
    return set(hand.up(seat)) <= set(hand.hole(seat))
