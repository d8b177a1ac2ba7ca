"""What is allowed now: the one place that says so, for `Hand.act`, `Hand.refusal` and `Legal`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pokerlib.betting import Bounds, MoveError
from pokerlib.cards import Card, cards
from pokerlib.play import actions as a
from pokerlib.play.events import MaybeCard
from pokerlib.play.state import State

Winners = Mapping[str, tuple[int, ...]]


def refusal(state: State, action: a.Action) -> MoveError | None:
    """Why the player to act may not do this now; None if he may."""
    try:
        require(state, action)
    except MoveError as error:
        return error
    return None


def require(state: State, action: a.Action) -> None:
    """Raise MoveError, with the numbers behind it, where the action is not allowed now."""
    if isinstance(action, a.Give):
        named(state, action)
        return
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
    if state.bring_in_due and not isinstance(action, a.BringIn | a.Complete):
        due, full = state.stakes.bring_in, state.stakes.small_bet
        if due is None:
            raise MoveError("bring_in_unknown", seat=seat, full=full)
        raise MoveError("must_bring_in", seat=seat, due=due, full=full)
    rule(state, seat, action)


# Betting


def _fold(_: State, __: int, ___: a.Fold) -> None:
    """Everybody may always give up, but for whoever must open."""


def _check(state: State, seat: int, _: a.Check) -> None:
    price, stack = state.round.price(seat), state.player(seat).stack
    if price:
        facts = {"price": price, "stack": stack, "level": state.round.level}
        raise MoveError("price_to_pay", seat=seat, **facts)


def _call(state: State, seat: int, _: a.Call) -> None:
    if not state.round.price(seat):
        raise MoveError("nothing_to_call", seat=seat)


def _bring_in(state: State, seat: int, _: a.BringIn) -> None:
    if not state.bring_in_due or not state.stakes.bring_in:
        raise MoveError("no_bring_in", seat=seat)


def _bet(state: State, seat: int, action: a.Bet) -> None:
    if state.round.level:
        raise MoveError("already_bet", seat=seat, level=state.round.level)
    _wager(state, seat, action.to)


def _raise(state: State, seat: int, action: a.Raise) -> None:
    if not state.round.level:
        raise MoveError("nobody_has_bet", seat=seat)
    _wager(state, seat, action.to)


def _complete(state: State, seat: int, _: a.Complete) -> None:
    if wager_kind(state) != "complete":
        raise MoveError("nothing_to_complete", seat=seat, level=state.round.level)
    bounds_of(state, seat)


def wager_kind(state: State) -> str:
    """A bet where nobody has bet, a completion over less than a full bet, else a raise."""
    table = state.round
    if state.bring_in_due:
        return "complete"
    if not table.level:
        return "bet"
    return "complete" if state.limit.fixed and table.level != table.full_level else "raise"


def bounds_of(state: State, seat: int) -> Bounds:
    """To what the player may bet, raise or complete; MoveError with the reason if he may not."""
    stack, due = state.player(seat).stack, state.stakes.bring_in or 0
    if state.bring_in_due and due >= state.stakes.small_bet:
        raise MoveError("nothing_to_complete", seat=seat, level=due)
    if state.bring_in_due and stack <= due:
        raise MoveError("no_chips_to_raise", seat=seat, stack=stack, level=0)
    return state.round.bounds(seat)


def _wager(state: State, seat: int, to: object) -> None:
    if type(to) is not int:
        raise MoveError("not_an_amount", name="to", amount=to)
    bounds = bounds_of(state, seat)
    if to not in bounds:
        raise _out_of_bounds(state, seat, to, bounds)


def _out_of_bounds(state: State, seat: int, to: int, bounds: Bounds) -> MoveError:
    """Which bound is broken, with the numbers that it comes from."""
    table, player, kind = state.round, state.player(seat), wager_kind(state)
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


# The showdown


def _show(state: State, seat: int, action: a.Show) -> None:
    if action.cards is not None:
        revealed(state, seat, cards(action.cards))


def revealed(state: State, seat: int, shown: tuple[Card, ...]) -> tuple[MaybeCard, ...]:
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


def _muck(state: State, seat: int, _: a.Muck) -> None:
    """Whoever must show first, or is the last with a claim to a pot, may not throw it away."""
    if not state.shown and not state.mucked:
        raise MoveError("first_must_show", seat=seat)
    for pot in state.pots:
        if seat in pot.seats and not set(pot.seats) - state.mucked - {seat}:
            raise MoveError("last_claim", seat=seat, pot=pot.index, amount=pot.amount)


def named(state: State, action: a.Give) -> tuple[Winners, ...]:
    """The winners of each pot, as they were named; MoveError where they cannot be that."""
    if state.stage != "giving":
        raise MoveError("cards_decide")
    given = action.winners
    each = given if isinstance(given, tuple) else (given,) * len(state.pots)
    shares = {share for share, _ in state.game.shares}
    right = len(each) == len(state.pots) and all(
        _may_win(winners, shares, set(pot.seats) & set(state.live))
        for pot, winners in zip(state.pots, each, strict=True)
    )
    if not right:
        raise MoveError("not_these_winners", winners=each)
    return each


def _may_win(winners: object, shares: set[str], able: set[int]) -> bool:
    """Whether it names, for shares that the game has, seats that may win the pot, each once."""
    if not isinstance(winners, Mapping) or not any(winners.values()):
        return False
    return set(winners) <= shares and all(
        isinstance(seats, tuple | list)
        and all(type(seat) is int for seat in seats)
        and len(set(seats)) == len(seats)
        and set(seats) <= able
        for seats in winners.values()
    )


_RULES: dict[type[a.Action], Callable[[State, int, Any], None]] = {
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
