"""Which of the five actions are there? Spots by code, and the reason for each action that isn't."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from pokerlib.betting import MoveError, Stakes
from pokerlib.play import Action, Bet, Call, Check, Fold, Hand, Raise
from pokerlib.practice.betting import Numbers, Spot

__all__ = ["FIVE", "ActionKind", "action_spot", "actions", "refusal", "refusals"]

FIVE: Final = ("fold", "check", "bet", "call", "raise")


class ActionKind(StrEnum):
    """What decides which actions there are."""

    NOBODY_BET = "nobody_bet"
    BET = "bet"
    BLIND = "blind"
    OPTION = "option"
    SHORT = "short"
    CAPPED = "capped"
    NOT_REOPENED = "not_reopened"
    NO_RIVALS = "no_rivals"


def actions(hand: Hand) -> frozenset[str]:
    """Which of the five the player to act has."""
    return frozenset(hand.legal.names) & set(FIVE)


def refusal(spot: Spot, name: str) -> MoveError | None:
    """Why the action is not there; None if it is."""
    return refusals(spot.hand())[name]


def refusals(hand: Hand) -> dict[str, MoveError | None]:
    """For each of the five why it is not there."""
    return {name: _refusal(hand, name) for name in FIVE}


def _refusal(hand: Hand, name: str) -> MoveError | None:
    to = max(hand.state.round.level, hand.stakes.big_blind) * 2
    tried: dict[str, Action] = {
        "fold": Fold(),
        "check": Check(),
        "call": Call(),
        "bet": Bet(to),
        "raise": Raise(to),
    }
    return None if name in hand.legal.names else hand.refusal(tried[name])


def action_spot(code: str, kind: ActionKind | None = None) -> Spot:
    """The spot of this code; without `kind` the code chooses it."""
    source = Numbers(code)
    if kind is None:
        kind = tuple(ActionKind)[source.below(len(ActionKind))]
    return _SPOTS[kind](source, code)


def _spot(
    kind: ActionKind,
    code: str,
    players: int,
    moves: list[Action],
    *,
    limit: str = "no",
    stacks: dict[int, int] | None = None,
) -> Spot:
    chips = dict.fromkeys(range(1, players + 1), 20_000) | (stacks or {})
    return Spot(kind, code, Stakes(100, 200), tuple(chips.items()), players, tuple(moves), limit)


def _flop(players: int) -> list[Action]:
    return [*[Call()] * (players - 1), Check()]


def _nobody_bet(source: Numbers, code: str) -> Spot:
    players = source.of(2, 3, 4)
    moves = [*_flop(players), *[Check()] * source.below(players)]
    return _spot(ActionKind.NOBODY_BET, code, players, moves)


def _bet(source: Numbers, code: str) -> Spot:
    players = source.of(3, 4)
    moves = [*_flop(players), Bet(source.of(200, 400, 500)), *[Call()] * source.below(2)]
    return _spot(ActionKind.BET, code, players, moves)


def _blind(source: Numbers, code: str) -> Spot:
    """Before the flop: the big blind is a bet already."""
    players = source.of(3, 4, 5)
    moves: list[Action] = [(Call(), Fold())[source.below(2)]] if source.below(2) else []
    return _spot(ActionKind.BLIND, code, players, moves)


def _option(source: Numbers, code: str) -> Spot:
    players = source.of(2, 3, 4)
    return _spot(ActionKind.OPTION, code, players, [Call()] * (players - 1))


def _short(source: Numbers, code: str) -> Spot:
    """A bet larger than all the chips of the next player."""
    players, bet = source.of(2, 3), source.of(1000, 1500)
    stacks = {2: 200 + bet * source.of(30, 50, 70) // 100}
    return _spot(ActionKind.SHORT, code, players, [*_flop(players), Bet(bet)], stacks=stacks)


def _capped(source: Numbers, code: str) -> Spot:
    players = source.of(2, 3)
    moves = [*_flop(players), Bet(200), Raise(400), Raise(600), Raise(800)]
    return _spot(ActionKind.CAPPED, code, players, moves, limit="fixed")


def _not_reopened(source: Numbers, code: str) -> Spot:
    """A bet, an all-in that is no full raise, a call: the bettor may not raise himself."""
    bet = source.of(1000, 1200, 2000)
    all_in = bet * source.of(120, 130, 140) // 100
    moves = [*_flop(3), Bet(bet), Raise(all_in), Call()]
    return _spot(ActionKind.NOT_REOPENED, code, 3, moves, stacks={2: 200 + all_in})


def _no_rivals(source: Numbers, code: str) -> Spot:
    """Everybody else is all in: there is nobody left to call a raise."""
    bet = source.of(600, 1000)
    all_in = bet * source.of(2, 3)
    moves = [*_flop(2), Bet(bet), Raise(all_in)]
    return _spot(ActionKind.NO_RIVALS, code, 2, moves, stacks={2: 200 + all_in})


_SPOTS: Final[dict[ActionKind, Callable[[Numbers, str], Spot]]] = {
    ActionKind.NOBODY_BET: _nobody_bet,
    ActionKind.BET: _bet,
    ActionKind.BLIND: _blind,
    ActionKind.OPTION: _option,
    ActionKind.SHORT: _short,
    ActionKind.CAPPED: _capped,
    ActionKind.NOT_REOPENED: _not_reopened,
    ActionKind.NO_RIVALS: _no_rivals,
}
