"""A decision becomes an event, or an error that says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pokerlib.betting import Bounds, MoveError
from pokerlib.cards import Card, cards
from pokerlib.play import actions as a
from pokerlib.play import events as e
from pokerlib.play.legal import may_muck, wager_kind
from pokerlib.play.state import State

__all__ = ["event_of"]


def event_of(state: State, action: a.Action) -> e.Event:
    """The event that the action of the player to act amounts to; MoveError if it isn't allowed."""
    rule = _RULES.get(type(action))
    if rule is None:
        raise MoveError("not_an_action", action=type(action).__name__)
    if state.stage == "over":
        raise MoveError("hand_over")
    seat = state.to_act
    if seat is None:
        raise MoveError("winners_to_be_named")
    shows = isinstance(action, a.Show | a.Muck)
    if shows != (state.stage == "showdown"):
        raise MoveError("no_showdown_yet" if shows else "betting_over", seat=seat)
    return rule(state, seat, action)


def _fold(state: State, seat: int, _: a.Fold) -> e.Event:
    _refuse_bring_in(state, seat)
    return e.Folded(seat, state.round.price(seat))


def _check(state: State, seat: int, _: a.Check) -> e.Event:
    _refuse_bring_in(state, seat)
    price = state.round.price(seat)
    if price:
        raise MoveError("price_to_pay", seat=seat, price=price, level=state.round.level)
    return e.Checked(seat, seat == state.big_blind and state.plan.first == "after_blinds")


def _call(state: State, seat: int, _: a.Call) -> e.Event:
    _refuse_bring_in(state, seat)
    player, price = state.player(seat), state.round.price(seat)
    if not price:
        raise MoveError("nothing_to_call", seat=seat)
    amount = min(price, player.stack)
    return e.Called(seat, amount, player.bet + amount, price, amount == player.stack)


def _bring_in(state: State, seat: int, _: a.BringIn) -> e.Event:
    due = state.stakes.bring_in
    if not state.bring_in_due or not due:
        raise MoveError("no_bring_in", seat=seat)
    stack = state.player(seat).stack
    amount = min(stack, due)
    price = due if state.conventions.short_bring_in == "full" else amount
    return e.BroughtIn(seat, amount, due, price, amount == stack)


def _refuse_bring_in(state: State, seat: int) -> None:
    if state.bring_in_due:
        stakes = state.stakes
        raise MoveError("must_bring_in", seat=seat, due=stakes.bring_in, full=stakes.small_bet)


def _bet(state: State, seat: int, action: a.Bet) -> e.Event:
    _refuse_bring_in(state, seat)
    if state.round.level:
        raise MoveError("already_bet", seat=seat, level=state.round.level)
    return _wager(state, seat, "bet", action.to)


def _raise(state: State, seat: int, action: a.Raise) -> e.Event:
    _refuse_bring_in(state, seat)
    if not state.round.level:
        raise MoveError("nobody_has_bet", seat=seat)
    return _wager(state, seat, wager_kind(state), action.to)


def _complete(state: State, seat: int, _: a.Complete) -> e.Event:
    if wager_kind(state) != "complete":
        raise MoveError("nothing_to_complete", seat=seat, level=state.round.level)
    if state.bring_in_due and state.player(seat).stack <= state.stakes.bring_in:
        raise MoveError("no_chips_to_raise", seat=seat, stack=state.player(seat).stack, level=0)
    return _wager(state, seat, "complete", state.round.bounds(seat).min_to)


def _wager(state: State, seat: int, kind: Any, to: int) -> e.Event:
    if type(to) is not int:
        raise MoveError("not_an_amount", name="to", amount=to)
    table, player = state.round, state.player(seat)
    bounds = table.bounds(seat)
    if to not in bounds:
        raise _out_of_bounds(state, seat, kind, to, bounds)
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


def _out_of_bounds(state: State, seat: int, kind: str, to: int, bounds: Bounds) -> MoveError:
    """Which bound is broken, with the numbers that it comes from."""
    table, player = state.round, state.player(seat)
    facts: dict[str, Any] = {
        "seat": seat,
        "kind": kind,
        "to": to,
        "min_to": bounds.min_to,
        "max_to": bounds.max_to,
        "level": table.level,
        "last_raise": table.last_raise,
        "street": state.plan.key,
    }
    if to > player.bet + player.stack:
        return MoveError("more_than_stack", stack=player.stack, own=player.bet, **facts)
    if bounds.sizes:
        return MoveError("wrong_size", sizes=bounds.sizes, bets=table.sizes, **facts)
    if to > bounds.max_to:
        return MoveError("above_pot", pot_limit=bounds.pot_limit, **facts)
    if kind == "bet":
        return MoveError("bet_too_small", least=table.sizes[0], **facts)
    return MoveError("raise_too_small", **facts)


def _show(state: State, seat: int, action: a.Show) -> e.Event:
    known = state.hole(seat)
    if action.cards is not None:
        known = _revealed(state, seat, cards(action.cards))
    if None in known or None in state.board:
        return e.Shown(seat, known, None)
    hole = tuple(card for card in known if card is not None)
    board = tuple(card for card in state.board if card is not None)
    return e.Shown(seat, known, tuple(state.game.made(hole, board).items()))


def _revealed(state: State, seat: int, shown: tuple[Card, ...]) -> tuple[e.MaybeCard, ...]:
    """Cards that nobody knew take their places; those that were known must be among them."""
    known = state.hole(seat)
    down = len(state.down[seat])
    hidden = list(shown)
    for card in known:
        if card is not None and card in hidden:
            hidden.remove(card)
    places = [card if card is not None else (hidden.pop(0) if hidden else None) for card in known]
    elsewhere = {card for other in state.seats if other != seat for card in state.hole(other)}
    wrong = hidden or (set(places[:down]) - {None}) & (elsewhere | set(state.board))
    if wrong:
        raise MoveError("not_these_cards", seat=seat, cards=shown)
    return tuple(places)


def _muck(state: State, seat: int, _: a.Muck) -> e.Event:
    refusal = may_muck(state, seat)
    if refusal is not None:
        raise refusal
    return e.Mucked(seat)


_RULES: dict[type[a.Action], Callable[[State, int, Any], e.Event]] = {
    a.Fold: _fold,
    a.Check: _check,
    a.Call: _call,
    a.Bet: _bet,
    a.Raise: _raise,
    a.BringIn: _bring_in,
    a.Complete: _complete,
    a.Show: _show,
    a.Muck: _muck,
}
