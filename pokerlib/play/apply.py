"""One event changes the state: a hand at any moment is the fold of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any

from pokerlib.betting import Player, Pot, Round
from pokerlib.play import events as e
from pokerlib.play.state import State


def replayed(log: Iterable[e.Event]) -> State:
    """The state that a log of events adds up to."""
    first, *rest = log
    assert isinstance(first, e.HandStarted), "a log begins with the table"
    return reduce(apply, rest, begin(first))


def begin(event: e.HandStarted) -> State:
    """The state before anything is posted."""
    size = event.stakes.small_bet if event.limit.fixed else event.stakes.big_blind
    table = Round(
        limit=event.limit,
        conventions=event.conventions,
        players={seat: Player(stack) for seat, stack in event.stacks},
        sizes=(size,),
        last_raise=size,
    )
    return State(
        game=event.game,
        limit=event.limit,
        stakes=event.stakes,
        conventions=event.conventions,
        button=event.button,
        start=dict(event.stacks),
        round=table,
        paid=dict.fromkeys(dict(event.stacks), 0),
    )


def apply(state: State, event: e.Event) -> State:
    """The state after one more event."""
    return _APPLY[type(event)](state, event)


def _ante(state: State, event: e.AntePosted) -> State:
    player = state.player(event.seat)
    paid = {**state.paid, event.seat: state.paid[event.seat] + event.amount}
    table = _with_player(state, event.seat, replace(player, stack=player.stack - event.amount))
    return replace(state, round=table, paid=paid, pot=state.pot + event.amount)


def _blind(state: State, event: e.BlindPosted) -> State:
    player = state.player(event.seat)
    if event.kind == "dead":
        table = _with_player(state, event.seat, replace(player, stack=player.stack - event.amount))
        return replace(
            state, round=table, dead=state.dead + event.amount, pot=state.pot + event.amount
        )
    table = _with_player(state, event.seat, player.pays(event.amount))
    changes: dict[str, Any] = {}
    if event.kind in ("small", "big") and state.conventions.short_blind_in_pot == "full":
        changes["assumed"] = table.assumed + event.full - event.amount
    if event.kind == "small":
        changes["small_blind"] = (event.seat, event.full)
    full = state.conventions.short_blind_price == "full"
    price = event.full if event.kind == "big" and full else event.amount
    straddle = event.seat if event.kind == "straddle" and price > table.level else state.straddle
    changes["level"] = max(table.level, price)
    big = event.seat if event.kind == "big" else state.big_blind
    return replace(state, round=replace(table, **changes), big_blind=big, straddle=straddle)


def _burnt(state: State, event: e.Burnt) -> State:
    return replace(state, dealt=state.dealt + 1, burnt=(*state.burnt, event.card))


def _burns_back(state: State, _: e.BurnsBack) -> State:
    return replace(state, burnt=(), back=state.burnt)


def _dealt(state: State, event: e.Dealt) -> State:
    seat = event.seat
    return replace(
        state,
        down={**state.down, seat: state.down.get(seat, ()) + event.down},
        up={**state.up, seat: state.up.get(seat, ()) + event.up},
        dealt=state.dealt + len(event.down) + len(event.up),
        street=_street(state, event.street),
    )


def _board(state: State, event: e.BoardDealt) -> State:
    return replace(
        state,
        board=state.board + event.cards,
        dealt=state.dealt + len(event.cards),
        street=_street(state, event.street),
    )


def _street(state: State, key: str) -> int:
    return next(i for i, street in enumerate(state.game.streets) if street.key == key)


def _round(state: State, event: e.RoundStarted) -> State:
    """A fresh round; before the flop the blinds stand in front already."""
    street, rules, old = state.plan, state.conventions, state.round
    blinds = street.first == "after_blinds"
    counts_pot = not blinds or rules.antes_in_pot
    table = Round(
        limit=state.limit,
        conventions=rules,
        players={
            seat: Player(player.stack, player.bet, player.folded)
            for seat, player in old.players.items()
        },
        sizes=event.sizes,
        last_raise=event.sizes[0],
        cap=_cap(state),
        pot=state.pot if counts_pot else state.dead,
        assumed=old.assumed if blinds else 0,
        small_blind=old.small_blind if blinds else None,
        doubles=_doubles(state, event),
        level=old.level if blinds else 0,
        full_level=state.stakes.big_blind if blinds else 0,
        count=_bets_already(state),
    )
    if blinds:
        last = state.straddle if rules.straddle_order == "straddler_last" else None
        table = replace(table.straddled(), last=last)
    if event.first is not None:
        table = table.begin(event.first)
    return replace(state, round=table, stage="betting", closed=event.first is None)


def _cap(state: State) -> int | None:
    rules = state.conventions
    if not state.limit.fixed or (len(state.round.live) == 2 and not rules.cap_heads_up):
        return None
    return rules.fixed_cap if state.game.bring_in is None else rules.stud_cap


def _bets_already(state: State) -> int:
    """How many bets a round begins with: the big blind is one, and a completion counts as one."""
    rules, first = state.conventions, state.plan.first
    if first == "after_blinds":
        return int(rules.big_blind_is_bet)
    return -1 if first == "bring_in" and not rules.completion_is_bet else 0


def _doubles(state: State, event: e.RoundStarted) -> tuple[int, ...] | None:
    only = state.conventions.open_pair_on_fourth == "that_player"
    return event.paired if event.paired and only else None


def _folded(state: State, event: e.Folded) -> State:
    return replace(state, round=state.round.fold(event.seat))


def _checked(state: State, event: e.Checked) -> State:
    return replace(state, round=state.round.check(event.seat))


def _called(state: State, event: e.Called) -> State:
    return replace(state, round=state.round.call(event.seat))


def _brought_in(state: State, event: e.BroughtIn) -> State:
    table = replace(state.round, level=event.price)
    if event.price >= table.sizes[0]:  # as large as the small bet: that is a full bet
        table = replace(table, full_level=event.price, count=table.count + 1)
    player = replace(state.player(event.seat).pays(event.amount), acted=event.price, raises_seen=0)
    return replace(state, round=_next(table, event.seat, player))


def _next(table: Round, seat: int, player: Player) -> Round:
    seats = tuple(table.players)
    moved = replace(table, players={**table.players, seat: player})
    return moved.begin(seats[(seats.index(seat) + 1) % len(seats)])


def _wagered(state: State, event: e.Wagered) -> State:
    table = state.round.raise_to(event.seat, event.to)
    return replace(state, round=table, last_bet=(state.street, event.seat))


def _returned(state: State, event: e.UncalledReturned) -> State:
    player, bet = state.player(event.seat), event.amount - event.ante
    back = replace(player, stack=player.stack + event.amount, bet=player.bet - bet)
    paid = {**state.paid, event.seat: state.paid[event.seat] - event.ante}
    table = _with_player(state, event.seat, back)
    return replace(state, round=table, paid=paid, pot=state.pot - event.ante)


def _gathered(state: State, event: e.BetsGathered) -> State:
    old = state.round
    players = {seat: Player(player.stack, 0, player.folded) for seat, player in old.players.items()}
    table = replace(old, players=players, level=0, turn=None, assumed=0, small_blind=None)
    paid = {seat: state.paid[seat] + player.bet for seat, player in old.players.items()}
    return replace(state, round=table, paid=paid, pot=event.total, stage="dealing")


def _pots(state: State, event: e.PotsFormed) -> State:
    return replace(state, pots=event.pots)


def _showdown(state: State, event: e.ShowdownStarted) -> State:
    return replace(state, stage="showdown", to_show=event.order)


def _shown(state: State, event: e.Shown) -> State:
    down = {**state.down, event.seat: event.cards[: len(state.down[event.seat])]}
    shown = {**state.shown, event.seat: event.made}
    return _after_showing(replace(state, down=down, shown=shown))


def _mucked(state: State, event: e.Mucked) -> State:
    return _after_showing(replace(state, mucked=state.mucked | {event.seat}))


def _after_showing(state: State) -> State:
    left = state.to_show[1:]
    unknown = any(state.shown[seat] is None for seat in state.live if seat in state.shown)
    stage = state.stage if left or not unknown else "giving"
    return replace(state, to_show=left, stage=stage)


def _awarded(state: State, event: e.PotAwarded) -> State:
    players = dict(state.round.players)
    for part in event.parts:
        player = players[part.seat]
        players[part.seat] = replace(player, stack=player.stack + part.amount)
    pots: tuple[Pot, ...] = tuple(pot for pot in state.pots if pot.index != event.pot.index)
    return replace(
        state,
        round=replace(state.round, players=players),
        pots=pots,
        pot=state.pot - event.pot.amount,
    )


def _ended(state: State, _: e.HandEnded) -> State:
    return replace(state, stage="over")


def _with_player(state: State, seat: int, player: Player) -> Round:
    return replace(state.round, players={**state.round.players, seat: player})


_APPLY: dict[type[e.Event], Callable[[State, Any], State]] = {
    e.AntePosted: _ante,
    e.BlindPosted: _blind,
    e.Burnt: _burnt,
    e.BurnsBack: _burns_back,
    e.Dealt: _dealt,
    e.BoardDealt: _board,
    e.RoundStarted: _round,
    e.Folded: _folded,
    e.Checked: _checked,
    e.Called: _called,
    e.BroughtIn: _brought_in,
    e.Wagered: _wagered,
    e.UncalledReturned: _returned,
    e.BetsGathered: _gathered,
    e.PotsFormed: _pots,
    e.ShowdownStarted: _showdown,
    e.Shown: _shown,
    e.Mucked: _mucked,
    e.PotAwarded: _awarded,
    e.HandEnded: _ended,
}
