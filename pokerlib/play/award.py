"""The pots go to their winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pokerlib.betting import Pot, divide
from pokerlib.cards import ACE, Card
from pokerlib.games import Made, Showdown
from pokerlib.games.settle import settle
from pokerlib.play import events as e
from pokerlib.play.log import Log
from pokerlib.play.state import State

__all__ = ["award", "give"]

Winners = Mapping[str, Sequence[int]]


def award(log: Log) -> None:
    """Each pot to the best hands among those who may win it, the last side pot first."""
    for pot in reversed(log.state.pots):
        log.write(_by_hands(log.state, pot))
    _end(log)


def give(log: Log, winners: Sequence[Winners]) -> None:
    """The pots to winners who were named, since nobody knows the cards."""
    for pot, named in reversed(list(zip(log.state.pots, winners, strict=True))):
        shares = [(share, tuple(seats)) for share, seats in named.items()]
        odd = log.state.conventions.odd_chip_hilo
        log.write(e.PotAwarded(pot, divide(pot.amount, shares, odd), "given", pot.seats))
    _end(log)


def _by_hands(state: State, pot: Pot) -> e.PotAwarded:
    rivals = tuple(seat for seat in pot.seats if seat not in state.mucked)
    first_share = state.game.shares[0][0]
    if len(rivals) == 1:
        why = "folded" if len(state.round.live) == 1 else "alone"
        return e.PotAwarded(pot, divide(pot.amount, [(first_share, rivals)]), why, rivals)
    showdown = _compare(state, rivals)
    shares = [
        (result.share, _in_odd_chip_order(state, showdown, result.share, rivals))
        for result in showdown.shares
    ]
    parts = divide(pot.amount, shares, state.conventions.odd_chip_hilo)
    return e.PotAwarded(pot, parts, "best", rivals, showdown)


def _compare(state: State, rivals: tuple[int, ...]) -> Showdown:
    hands = [dict(state.shown[seat] or ()) for seat in rivals]
    made: dict[str, tuple[Made | None, ...]] = {
        share: tuple(hand[share] for hand in hands) for share, _ in state.game.shares
    }
    return settle(state.game.key, made, state.conventions)


def _in_odd_chip_order(
    state: State, showdown: Showdown, share: str, rivals: tuple[int, ...]
) -> tuple[int, ...]:
    """The winners of a share, those first who take a chip that doesn't divide.

    That is by seat, from the left of the button; or by the highest card, suits deciding, among
    the five that play (in low by the lowest): a convention.
    """
    winners = showdown.winners(share)
    rules = state.conventions
    rule = rules.odd_chip if state.game.bring_in is None else rules.odd_chip_stud
    seats = [rivals[place] for place in winners]
    if rule != "high_card":
        return tuple(seats)
    made = showdown.made(share)
    keys = {rivals[place]: _card_order(state, made[place], share) for place in winners}
    return tuple(sorted(seats, key=lambda seat: keys[seat]))


def _card_order(state: State, made: Made | None, share: str) -> list[tuple[int, int]]:
    assert made is not None, "a winner has a hand"
    order = state.conventions.suit_order
    low = share == "low"

    def key(card: Card) -> tuple[int, int]:
        rank = 1 if low and card.rank == ACE else card.rank
        place = (rank, order.index(card.suit))
        return place if low else (-place[0], -place[1])

    return sorted(key(card) for card in made.hole + made.board)


def _end(log: Log) -> None:
    state = log.state
    stacks = {seat: player.stack for seat, player in state.round.players.items()}
    net = tuple((seat, stacks[seat] - state.start[seat]) for seat in sorted(stacks))
    log.write(e.HandEnded(tuple(sorted(stacks.items())), net, _next_button(state)))


def _next_button(state: State) -> int | None:
    """The button moves to the next player who still has chips (line 51)."""
    if state.button is None:
        return None
    return next((seat for seat in state.seats if state.player(seat).stack), None)
