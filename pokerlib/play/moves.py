"""A decision that is allowed becomes an event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pokerlib.cards import cards
from pokerlib.play import actions as a
from pokerlib.play import events as e
from pokerlib.play.allowed import bounds_of, require, revealed, wager_kind
from pokerlib.play.state import State


def event_of(state: State, action: a.Action) -> e.Event:
    """The event that the action of the player to act amounts to; MoveError if it isn't allowed."""
    require(state, action)
    assert state.to_act is not None, "nothing is allowed where nobody is to act"
    return _EVENTS[type(action)](state, state.to_act, action)


def _folded(state: State, seat: int, _: a.Fold) -> e.Event:
    return e.Folded(seat, min(state.round.price(seat), state.player(seat).stack))


def _checked(state: State, seat: int, _: a.Check) -> e.Event:
    return e.Checked(seat, seat == state.big_blind and state.plan.first == "after_blinds")


def _called(state: State, seat: int, _: a.Call) -> e.Event:
    player, price = state.player(seat), state.round.price(seat)
    amount = min(price, player.stack)
    return e.Called(seat, amount, player.bet + amount, price, amount == player.stack)


def _brought_in(state: State, seat: int, _: a.BringIn) -> e.Event:
    due, stack = state.stakes.bring_in or 0, state.player(seat).stack
    amount = min(stack, due)
    price = due if state.conventions.short_bring_in == "full" else amount
    return e.BroughtIn(seat, amount, due, price, amount == stack)


def _wagered(state: State, seat: int, action: a.Bet | a.Raise | a.Complete) -> e.Event:
    table, player, bounds = state.round, state.player(seat), bounds_of(state, seat)
    to = bounds.min_to if isinstance(action, a.Complete) else action.to
    kind: Any = wager_kind(state)
    full = table.is_full(to)
    return e.Wagered(
        seat=seat,
        kind=kind,
        amount=to - player.bet,
        to=to,
        level=table.level,
        bounds=bounds,
        full=full,
        count=table.count + full,
        cap=table.cap,
        all_in=to == player.bet + player.stack,
    )


def _shown(state: State, seat: int, action: a.Show) -> e.Event:
    known = state.hole(seat)
    if action.cards is not None:
        known = revealed(state, seat, cards(action.cards))
    if None in known or None in state.board:
        return e.Shown(seat, known, None)
    hole = tuple(card for card in known if card is not None)
    board = tuple(card for card in state.board if card is not None)
    return e.Shown(seat, known, tuple(state.game.made(hole, board).items()))


def _mucked(_: State, seat: int, __: a.Muck) -> e.Event:
    return e.Mucked(seat)


_EVENTS: dict[type[a.Action], Callable[[State, int, Any], e.Event]] = {
    a.Fold: _folded,
    a.Check: _checked,
    a.Call: _called,
    a.Bet: _wagered,
    a.Raise: _wagered,
    a.BringIn: _brought_in,
    a.Complete: _wagered,
    a.Show: _shown,
    a.Muck: _mucked,
}
