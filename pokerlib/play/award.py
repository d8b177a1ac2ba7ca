"""The pots go to their winners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pokerlib.betting import Part, Pot, divide
from pokerlib.cards import ACE, Card
from pokerlib.games import Made, Showdown
from pokerlib.games.settle import settle
from pokerlib.play import events as e
from pokerlib.play.log import Log
from pokerlib.play.state import State

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
        parts = _divided(log.state, pot, shares)
        log.write(e.PotAwarded(pot, parts, "given", pot.seats))
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
    return e.PotAwarded(pot, _divided(state, pot, shares), "best", rivals, showdown)


def _divided(
    state: State, pot: Pot, shares: Sequence[tuple[str, Sequence[int]]]
) -> tuple[Part, ...]:
    rules = state.conventions
    return divide(pot.amount, shares, rules.odd_chip_hilo, rules.both_ways)


def _compare(state: State, rivals: tuple[int, ...]) -> Showdown:
    hands = [dict(state.shown[seat] or ()) for seat in rivals]
    made: dict[str, tuple[Made | None, ...]] = {
        share: tuple(hand[share] for hand in hands) for share, _ in state.game.shares
    }
    return settle(state.game.key, made, state.conventions)


def _in_odd_chip_order(
    state: State, showdown: Showdown, share: str, rivals: tuple[int, ...]
) -> tuple[int, ...]:
    """The winners of a share, those first who take a chip that doesn't divide (a convention).

    By seat, from the left of the button; by the highest card of the five that win, suits
    deciding (TDA 2024, 20-B); or by all of one's cards, in a low share the lowest (Robert's).
    """
    seats = [rivals[place] for place in showdown.winners(share)]
    rules = state.conventions
    rule = rules.odd_chip if state.game.bring_in is None else rules.odd_chip_stud
    if rule == "all_cards":
        return tuple(sorted(seats, key=lambda seat: _of_all_cards(state, seat, share)))
    if rule == "high_card":
        made = dict(zip(rivals, showdown.made(share), strict=True))
        return tuple(sorted(seats, key=lambda seat: _of_the_five(state, seat, share, made[seat])))
    return tuple(seats)


def _of_the_five(state: State, seat: int, share: str, made: Made | None) -> list[int]:
    """The cards that win, the highest first, as numbers of which the smaller takes the chip.

    Where several of a player's cards may stand for one another, the choice is his best.
    """
    assert made is not None, "a winner has a hand"
    key = _height(state, share)
    found = state.game.combinations(_seen(state.hole(seat)), _seen(state.board), share)
    same = [(*one.hole, *one.board) for one in found if one.rank == made.rank]
    return min(sorted(-key(card) for card in hand) for hand in same)


def _of_all_cards(state: State, seat: int, share: str) -> list[int]:
    key, lowest = _height(state, share), state.game.ranking(share).lowest_wins
    return sorted(key(card) if lowest else -key(card) for card in _seen(state.hole(seat)))


def _height(state: State, share: str) -> Callable[[Card], int]:
    """How high a card is, suits deciding; the ace as the share's ranking has it."""
    order, ace_low = state.conventions.suit_order, state.game.ranking(share).ace_low

    def height(card: Card) -> int:
        rank = 1 if ace_low and card.rank == ACE else card.rank
        return len(order) * rank + order.index(card.suit)

    return height


def _seen(held: Sequence[e.MaybeCard]) -> tuple[Card, ...]:
    return tuple(card for card in held if card is not None)


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
