"""Libraries in which one rule of the table is broken: dealing, acting, sizes of bets, pots."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pokerlib.betting import Round
from pokerlib.games import BringIn
from pokerlib.play import hand, script
from pokerlib.play.first import round_of
from pokerlib.play.legal import Legal, Option
from tests.documents.broken_cards import Patch, convention
from tests.documents.broken_games import field, omaha_streets, streets

STUD = "seven_card_stud"


def begins(change: Callable[[Any, Any], Any]) -> Patch:
    """Each round begins as ever, and then this is done to its beginning."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(script, "round_of", lambda state: change(state, round_of(state)))

    return patch


def last_seat_first(state: Any, found: Any) -> Any:
    """After the flop the button acts first."""
    flop = found.why == "after_button"
    return replace(found, first=state.live[-1]) if flop else found


def big_blind_first(state: Any, found: Any) -> Any:
    before = found.why in ("after_big_blind", "small_blind_heads_up")
    return replace(found, first=state.big_blind) if before else found


def last_seat_first_in_fixed(state: Any, found: Any) -> Any:
    return last_seat_first(state, found) if found.fixed else found


def last_seat_first_in_stud(state: Any, found: Any) -> Any:
    return replace(found, first=state.live[-1]) if found.why == "best_board" else found


def no_seventh_round(_: Any, found: Any) -> Any:
    return replace(found, first=None) if found.street == "seventh" else found


def allowed(change: Callable[[Legal], tuple[Option, ...]]) -> Patch:
    """What is allowed, and then this is done to the options."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        old = hand.legal_in

        def changed(state: Any) -> Legal:
            legal = old(state)
            return replace(legal, options=change(legal)) if legal.options else legal

        monkeypatch.setattr(hand, "legal_in", changed)

    return patch


def everything(legal: Legal) -> tuple[Option, ...]:
    known = {one.name: one for one in legal.options}
    names = ("fold", "check", "call", "bet", "raise")
    return tuple(known.get(name, Option(name)) for name in names)


def no_checks(legal: Legal) -> tuple[Option, ...]:
    return tuple(one for one in legal.options if one.name != "check")


def no_folds_for_nothing(legal: Legal) -> tuple[Option, ...]:
    free = "check" in legal.names
    return tuple(one for one in legal.options if not (free and one.name == "fold"))


def every_wager_is_a_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.play.legal.wager_kind", lambda _: "bet")


def blinds(change: Callable[[Any, list[Any]], list[Any]]) -> Patch:
    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        old = script.blinds
        monkeypatch.setattr(
            script, "blinds", lambda state, posts: change(state, list(old(state, posts)))
        )

    return patch


def a_seat_apart(state: Any, posted: list[Any]) -> list[Any]:
    small, (seat, kind, full) = posted
    seats = state.seats
    return [small, (seats[(seats.index(seat) + 1) % len(seats)], kind, full)]


def from_the_button(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything begins with the button."""
    old = hand.seated

    def rotated(*args: Any) -> Any:
        start = old(*args)
        return replace(start, stacks=start.stacks[-1:] + start.stacks[:-1])

    monkeypatch.setattr(hand, "seated", rotated)


def forced_bets_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script, "min", lambda one, other: 1 + min(one, other), raising=False)


def shown(change: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Patch:
    """Who shows, and in which order."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        old = script._showdown

        def changed(state: Any) -> Any:
            found = old(state)
            return replace(found, order=change(found.order))

        monkeypatch.setattr(script, "_showdown", changed)

    return patch


def the_other_way_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """After each move it is the turn of the seat before."""

    def moved(table: Round, seat: int, player: Any, **changes: Any) -> Round:
        players = {**table.players, seat: player}
        seats = tuple(players)
        return replace(table, players=players, **changes).begin(seats[seats.index(seat) - 1])

    monkeypatch.setattr(Round, "_moved", moved)


def ends_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    old = script.award

    def award(log: Any) -> None:
        old(log)
        log.write(log.events[-1])

    monkeypatch.setattr(script, "award", award)


def button_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.play.award._next_button", lambda state: state.button)


def blinds_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody posted is no part of what he pays."""

    def price(table: Round, seat: int) -> int:
        player = table.players[seat]
        return max(0, table.level - (0 if player.acted is None else player.bet))

    monkeypatch.setattr(Round, "price", price)


def calls_pay_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one has put in already does not count."""
    monkeypatch.setattr(Round, "price", lambda table, _: table.level)


def big_blind_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The big blind has no say any more once all have called."""
    old = Round.must_act

    def must_act(table: Round, seat: int) -> bool:
        settled = table.small_blind is not None and not table.price(seat)
        return False if settled else old(table, seat)

    monkeypatch.setattr(Round, "must_act", must_act)


TABLES: dict[str, tuple[Patch, str]] = {
    # dealing
    "three hole cards": (
        omaha_streets(preflop={"down": 3}),
        "omaha.four_cards omaha.dealt_after_blinds",
    ),
    "two cards on the turn and the river": (
        omaha_streets(turn={"board": 2}, river={"board": 2}),
        ("omaha.turn omaha.turn_is_fourth omaha.river omaha.river_is_fifth omaha.five_on_board"),
    ),
    "two flops": (
        omaha_streets(flop={"board": 6}),
        "omaha.flop omaha.board_for_all",
    ),
    "two open cards on every street": (
        streets(STUD, **{one: {"up": 2} for one in ("third", "fourth", "fifth", "sixth")}),
        "stud.third stud.fourth stud.fifth stud.sixth",
    ),
    "the seventh card is open": (
        streets(STUD, seventh={"down": 0, "up": 1}),
        "stud.seventh",
    ),
    "two cards on third street": (
        streets(STUD, third={"down": 1}),
        "stud_extra.runs_out stud_extra.shared_card",
    ),
    "no seventh round": (
        begins(no_seventh_round),
        "stud_extra.round_goes_on stud.rounds",
    ),
    "nine seats at stud": (
        field(STUD, "seats", 9),
        "stud_extra.eight_seats",
    ),
    "cards are burnt": (
        convention(burn=True),
        "stud.seven_cards stud.seventh stud_extra.before_seventh",
    ),
    # acting
    "turns go the other way round": (
        the_other_way_round,
        "actions.clockwise pot.example_turn",
    ),
    "the hand ends twice": (
        ends_twice,
        "actions.next_hand",
    ),
    "the button stays": (
        button_stays,
        "actions.button_moves",
    ),
    "the button acts first in fixed limit": (
        begins(last_seat_first_in_fixed),
        "omaha.same_rules",
    ),
    "the last seat acts first in stud": (
        begins(last_seat_first_in_stud),
        "stud.best_board stud.equal_boards stud.four_suited",
    ),
    "only the first shows": (
        shown(lambda order: order[:1]),
        "stud.final_round",
    ),
    "blinds do not count": (
        blinds_do_not_count,
        "actions.equal_sums",
    ),
    "everything begins with the button": (
        from_the_button,
        "omaha.button omaha.small_blind_seat omaha.first_after_flop",
    ),
    "the big blind is posted first": (
        blinds(lambda _, posted: posted[::-1]),
        "omaha.blinds_first",
    ),
    "a seat between the blinds": (
        blinds(a_seat_apart),
        "omaha.big_blind_seat",
    ),
    "forced bets are a chip larger": (
        forced_bets_one_more,
        (
            "omaha.named_by_blinds omaha.blinds_of_2_4 omaha.blinds_of_15_30"
            " omaha.blinds_usually_double stud.ante stud.price_of_a_hand"
        ),
    ),
    "the button acts first": (
        begins(last_seat_first),
        "omaha.first_after_flop",
    ),
    "the big blind acts first": (
        begins(big_blind_first),
        "omaha.first_to_act",
    ),
    "the highest card opens": (
        field(STUD, "bring_in", BringIn("highest")),
        "stud.lowest_opens stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "the big blind may not raise": (
        big_blind_is_dead,
        "actions.live_blind",
    ),
    "everything is allowed at any time": (
        allowed(everything),
        ("actions.depend actions.before_flop stud_extra.opens_with_raise actions.names_stud"),
    ),
    "nobody may check": (
        allowed(no_checks),
        ("actions.check_or_bet actions.check_or_bet_stud stud.fourth_first_choice actions.names"),
    ),
    "nobody folds for nothing": (
        allowed(no_folds_for_nothing),
        "actions.always_fold actions.always_fold_stud",
    ),
    "every wager is a bet": (
        every_wager_is_a_bet,
        "actions.names actions.facing_a_bet stud.bring_in_choices",
    ),
    "calls pay everything again": (
        calls_pay_everything,
        "actions.call actions.raise",
    ),
    "hands are shown in reverse": (
        shown(lambda order: order[::-1]),
        (
            "showdown.last_to_bet showdown.no_bets showdown.last_to_bet_stud"
            " showdown.earliest_seat showdown.others_clockwise showdown.which_round_stud"
        ),
    ),
    "heads-up as with three": (
        convention(heads_up_small_blind="other"),
        "omaha.small_blind_seat",
    ),
    "suits the other way round": (
        convention(suit_order="shdc"),
        "stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "bring-in ties by seat": (
        convention(bring_in_tie="seat"),
        "stud_extra.suit_decides stud_extra.suit_order stud_extra.deuce_of_clubs",
    ),
    "the bring-in passes to the next lowest": (
        convention(bring_in_passes_to="next_lowest"),
        "stud_extra.bring_in_moves",
    ),
    "no double bet with an open pair": (
        convention(open_pair_on_fourth="nobody"),
        "stud_extra.open_pair stud.increments",
    ),
}
