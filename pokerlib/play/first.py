"""Who acts first on each street, and which bets the street allows."""

from __future__ import annotations

from dataclasses import replace

from pokerlib.betting import TableError
from pokerlib.cards import ACE, Card
from pokerlib.games import BringIn, Street
from pokerlib.play.events import MaybeCard, RoundStarted
from pokerlib.play.state import State
from pokerlib.rankings.base import highest_first

Showing = tuple[tuple[int, tuple[MaybeCard, ...]], ...]


def round_of(state: State) -> RoundStarted:
    """The betting round that begins now; without a first player where fewer than two can bet."""
    return replace(_round_of(state), fixed=state.limit.fixed)


def _round_of(state: State) -> RoundStarted:
    street = state.plan
    paired = _paired(state, street)
    sizes = _sizes(state, street, paired)
    able = [seat for seat in state.live if state.player(seat).can_act]
    if street.first == "after_blinds":
        return _after_blinds(state, sizes)
    if len(able) < 2:
        return RoundStarted(street.key, None, "all_in", sizes)
    if street.first == "after_button":
        return RoundStarted(street.key, able[0], "after_button", sizes)
    if street.first == "bring_in" and state.stakes.bring_in != 0:
        return _bring_in(state, sizes)
    if street.first == "bring_in" and state.conventions.no_bring_in_first == "low_card":
        return _low_card(state, able, sizes)
    return _best_board(state, sizes, paired)


def _after_blinds(state: State, sizes: tuple[int, ...]) -> RoundStarted:
    """The seat after the big blind (line 19); with two players that is the other blind."""
    seats, rules = state.seats, state.conventions
    last = state.big_blind
    if state.straddle is not None and rules.straddle_order == "after_straddle":
        last = state.straddle
    first = seats[(seats.index(last) + 1) % len(seats)] if last is not None else seats[0]
    begun = state.round.begin(first).turn
    return RoundStarted(state.plan.key, begun, _why_after_blinds(state, begun), sizes)


def _why_after_blinds(state: State, first: int | None) -> str:
    if first is None:
        return "all_in"
    if state.straddle is not None:
        return (
            "after_straddle"
            if state.conventions.straddle_order == "after_straddle"
            else ("after_big_blind")
        )
    two = len(state.seats) == 2 and state.stakes.small_blind
    return "small_blind_heads_up" if two else "after_big_blind"


def _sizes(state: State, street: Street, paired: tuple[int, ...]) -> tuple[int, ...]:
    stakes = state.stakes
    if not state.limit.fixed:
        return (stakes.big_blind if state.game.bring_in is None else stakes.small_bet,)
    if street.big_bet:
        return (stakes.big_bet,)
    return (stakes.small_bet, stakes.big_bet) if paired else (stakes.small_bet,)


def _paired(state: State, street: Street) -> tuple[int, ...]:
    """Who shows a pair, where that lets the big bet be made (line 244)."""
    if not street.open_pair or state.conventions.open_pair_on_fourth == "nobody":
        return ()
    ranks = {seat: [card.rank for card in state.up[seat] if card] for seat in state.live}
    return tuple(seat for seat, shown in ranks.items() if len(set(shown)) < len(shown))


def _known(state: State, seat: int) -> tuple[Card, ...]:
    cards = tuple(card for card in state.up[seat] if card)
    if len(cards) < len(state.up[seat]):
        raise TableError("unknown_up_card", seat=seat)
    return cards


def _bring_in(state: State, sizes: tuple[int, ...]) -> RoundStarted:
    """The lowest up card opens, in Razz the highest; equal ones by suit (lines 204 and 240)."""
    rule = state.game.bring_in
    assert rule is not None, "only games with a bring-in have such a street"
    rules = state.conventions
    cards = {seat: _known(state, seat)[-1] for seat in state.live}
    ranked = sorted(state.live, key=lambda seat: _opens(state, rule, cards[seat]))
    chosen = ranked[0]
    tied = tuple(seat for seat in state.live if cards[seat].rank == cards[chosen].rank)
    why, skipped, highest = "bring_in", [], rule.card == "highest"
    if not state.player(chosen).can_act:
        by_seat = rules.bring_in_passes_to == "next_seat"
        why = "bring_in_passed" if by_seat else "bring_in_passed_lowest"
        order = list(state.round.clockwise(chosen)) if by_seat else ranked
        first = next(seat for seat in order if state.player(seat).can_act)
        skipped = [chosen]
        chosen = first
    showing: Showing = tuple((seat, (cards[seat],)) for seat in state.live)
    return RoundStarted(
        state.plan.key,
        chosen,
        why,
        sizes,
        showing=showing,
        tied=tied if len(tied) > 1 else (),
        tie_rule=rules.bring_in_tie if len(tied) > 1 else "",
        highest=highest,
        skipped=tuple(skipped),
    )


def _low_card(state: State, able: list[int], sizes: tuple[int, ...]) -> RoundStarted:
    """No bring-in: the card that would open elsewhere begins, with every choice."""
    rule = state.game.bring_in
    assert rule is not None, "only games with a bring-in have such a street"
    cards = {seat: _known(state, seat)[-1] for seat in able}
    first = min(able, key=lambda seat: _opens(state, rule, cards[seat]))
    tied = tuple(seat for seat in able if cards[seat].rank == cards[first].rank)
    return RoundStarted(
        state.plan.key,
        first,
        "low_card",
        sizes,
        showing=tuple((seat, (cards[seat],)) for seat in able),
        tied=tied if len(tied) > 1 else (),
        tie_rule=state.conventions.bring_in_tie if len(tied) > 1 else "",
        highest=rule.card == "highest",
    )


def _opens(state: State, rule: BringIn, card: Card) -> tuple[int, int]:
    """The smaller opens. Suits decide here and nowhere else, or the seat does (a convention)."""
    rank = 1 if rule.ace_low and card.rank == ACE else card.rank
    suit = state.conventions.suit_order.index(card.suit)
    sign = 1 if rule.card == "lowest" else -1
    by_suit = state.conventions.bring_in_tie == "suit"
    return (sign * rank, sign * suit if by_suit else 0)


def _best_board(state: State, sizes: tuple[int, ...], paired: tuple[int, ...]) -> RoundStarted:
    """The best up cards; equal ones by seat (lines 208 and 228).

    Where they are all in, the next clockwise begins, or only those who can act are compared (a
    convention).
    """
    rules, ranking = state.conventions, state.game.ranking()
    seats = [s for s in state.live if state.player(s).can_act or rules.best_board_all_in == _NEXT]
    boards = {seat: ranking.judge_showing(highest_first(_board(state, seat))) for seat in seats}
    best = max(board for board in boards.values() if board)
    tied = [seat for seat in seats if boards[seat] == best]
    can = [seat for seat in tied if state.player(seat).can_act]
    chosen = tied[0] if not can else can[0]
    if rules.equal_boards == "suit":
        chosen = max(can or tied, key=lambda seat: _by_suit(state, seat))
    order = state.round.clockwise(chosen)
    return RoundStarted(
        state.plan.key,
        next(seat for seat in order if state.player(seat).can_act),
        "best_board" if can else "best_board_passed",
        sizes,
        showing=tuple((seat, state.up[seat]) for seat in seats),
        tied=tuple(tied) if len(tied) > 1 else (),
        tie_rule=rules.equal_boards if len(tied) > 1 else "",
        paired=paired,
        skipped=() if can else (chosen,),
    )


_NEXT = "next_seat"


def _board(state: State, seat: int) -> tuple[Card, ...]:
    """What a player shows, by a convention together with the card that all share."""
    with_shared = state.conventions.shared_card_first == "with_shared"
    shared = tuple(card for card in state.board if card) if with_shared else ()
    return _known(state, seat) + shared


def _by_suit(state: State, seat: int) -> list[tuple[int, int]]:
    order = state.conventions.suit_order
    cards = [(card.rank, order.index(card.suit)) for card in _known(state, seat)]
    return sorted(cards, reverse=True)
