"""What happens by itself: forced bets, dealing, the ends of rounds, the division of the pot."""

from __future__ import annotations

from collections.abc import Iterable

from pokerlib.betting import layers, uncalled
from pokerlib.games import Street
from pokerlib.play import events as e
from pokerlib.play.award import award
from pokerlib.play.first import round_of
from pokerlib.play.log import Log
from pokerlib.play.posts import Post, blinds
from pokerlib.play.state import State


def open_hand(log: Log, posts: Iterable[Post]) -> None:
    """From the empty table to the first decision: antes, blinds, cards, the first round."""
    state = log.state
    if state.stakes.ante:
        for seat in state.seats:
            stack = log.state.player(seat).stack
            amount = min(stack, state.stakes.ante)
            log.write(e.AntePosted(seat, amount, state.stakes.ante, amount == stack))
    if state.game.bring_in is None:
        for seat, kind, full in blinds(state, posts):
            stack = log.state.player(seat).stack
            amount = min(stack, full)
            log.write(e.BlindPosted(seat, kind, amount, full, amount == stack))
    _deal_street(log, 0)
    _begin_round(log)


def onward(log: Log) -> None:
    """Everything up to the next decision, or to the end of the hand."""
    state = log.state
    if state.stage == "betting":
        if state.round.turn is None:
            _end_round(log)
    elif state.stage == "showdown" and not state.to_show:
        award(log)


def _begin_round(log: Log) -> None:
    start = round_of(log.state)
    if start.first is not None or not log.state.closed:  # said once, when the betting closes
        log.write(start)
    if log.state.round.turn is None:
        _end_round(log)


def _end_round(log: Log) -> None:
    """Return what nobody called, gather the bets; then the next street, or the pot."""
    _gather(log)
    state = log.state
    if len(state.live) == 1 or state.last_street:
        pots = layers(state.paid, state.live, state.dead)
        if pots:
            log.write(e.PotsFormed(pots))
        if pots and len(state.live) > 1:
            log.write(_showdown(state))
        else:
            award(log)
    else:
        _deal_street(log, state.street + 1)
        _begin_round(log)


def _gather(log: Log) -> None:
    """What nobody matched of all that one player has put in comes back, of an ante too."""
    paid, bets = log.state.paid, log.state.round.bets
    back = uncalled({seat: paid[seat] + bet for seat, bet in bets.items()})
    if back is not None:
        seat, amount = back
        ante = max(0, amount - bets[seat])
        log.write(e.UncalledReturned(seat, amount, bets[seat] + ante - amount, ante))
    bets = log.state.round.bets
    if any(bets.values()):
        before, total = log.state.pot, sum(bets.values())
        given = tuple((seat, bet) for seat, bet in bets.items() if bet)
        log.write(e.BetsGathered(log.state.plan.key, given, before, before + total))


def _deal_street(log: Log, number: int) -> None:
    """A card burnt perhaps, then cards to each player and to the board."""
    street = log.state.game.streets[number]
    each, live = street.down + street.up, log.state.live
    wanted = each * len(live) + street.board
    shared = _short(log, street, wanted) if log.state.game.last_card_shared else False
    if log.state.conventions.burn and number > 0 and log.left > 1:
        log.write(e.Burnt(log.draw(1)[0]))
    if shared or wanted > log.left:  # line 246: one open card, which all who are left share
        log.write(e.BoardDealt(street.key, log.draw(1), True, len(live), log.left))
        return
    if each:
        for seat in live:
            cards = log.draw(each)
            log.write(e.Dealt(seat, street.key, cards[: street.down], cards[street.down :]))
    if street.board:
        log.write(e.BoardDealt(street.key, log.draw(street.board)))


def _short(log: Log, street: Street, wanted: int) -> bool:
    """By the convention that puts burnt cards back: whether the street takes one shared card.

    TDA 2024, RP-10-H: wanted are a card for each, one to burn, and the last one, which is never
    dealt. The burnt ones go back where that is then enough, or fewer than three are left.
    """
    rules, burnt = log.state.conventions, len(log.state.burnt)
    required = wanted + rules.burn + 1
    if rules.short_stub != "burns_back" or log.left >= required:
        return False
    enough = log.left + burnt >= required
    if burnt and (enough or log.left < _FEW):
        log.write(e.BurnsBack(street.key, len(log.state.live), log.left, burnt))
    return not enough


_FEW = 3


def _showdown(state: State) -> e.ShowdownStarted:
    """The last to bet or raise shows first, else the first seat; the others clockwise."""
    first, why = state.live[0], "first_seat"
    if state.last_bet is not None:
        street, seat = state.last_bet
        whole_hand = state.conventions.first_to_show == "whole_hand"
        if seat in state.live and (whole_hand or street == state.street):
            first, why = seat, "last_to_bet"
    order = tuple(seat for seat in state.round.clockwise(first) if seat in state.live)
    return e.ShowdownStarted(order, why)
