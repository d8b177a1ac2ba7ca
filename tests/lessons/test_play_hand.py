"""Play a hand: whatever is pressed, no chip is lost, and what is not allowed is said."""

from __future__ import annotations

import random

import pytest

import pokerlib as pk
from pokerlib.betting import Mixed, Stakes
from pokerlib.cards import code_at
from pokerlib.lessons.components.play_hand import PlayHand
from pokerlib.lessons.components.told import last_moves
from pokerlib.play.events import HandEnded
from tests.lessons.nodes import cards_in, looking, offered, part, problem, size, text
from tests.rules import table as rules

STUD = Stakes(small_bet=200, big_bet=400, ante=50, bring_in=100)
ONE_TWO = Stakes(100, 200)
TABLES = [
    ("omaha", "pot", ONE_TWO, 4, None),
    ("omaha", "no", ONE_TWO, 6, 1),
    ("omaha_hilo", "fixed", ONE_TWO, 5, 2),
    ("omaha_hilo", Mixed(ONE_TWO, hands=1), ONE_TWO, 3, None),
    ("holdem", "no", Stakes(25, 50), 2, 1),
    ("seven_card_stud", "fixed", STUD, 6, 1),
    ("stud_hilo", "fixed", STUD, 2, None),
    ("razz", "fixed", STUD, 5, 3),
]
PLAYED = {"act", "wager", "bet", "undo", "redo", "show_all", "deal", "slide", "players", "limit"}


def table(code: str = "BBB-BBB", **options: object) -> PlayHand:
    return PlayHand(code=code, **{"players": 3, **options})  # type: ignore[arg-type]


def moves(widget: PlayHand) -> set[tuple[object, ...]]:
    return {one for one in offered(widget) if one[0] in {"act", "wager"}}


@pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game[0]}-{game[3]}-{game[4]}")
def test_random_clicks_never_lose_a_chip(game: tuple) -> None:  # type: ignore[type-arg]
    key, limit, stakes, players, seat = game
    widget = PlayHand(key, limit, stakes=stakes, players=players, seat=seat, code="BBB-BBB")
    rng, largest = random.Random(7), 0
    for _ in range(250):
        event, *args = rng.choice([one for one in offered(widget) if one[0] in PLAYED])
        amount = str(rng.choice([0, 1, 3, 7, 12.5, 60, 1000]))
        widget.press(event, *args, amount=amount)
        largest = max(largest, size(widget))
        hand = widget.hand
        assert hand.state.chips() == sum(stack for _, stack in widget.stacks)
        assert event == "bet" or not problem(widget, "en"), (event, args)
        if seat is not None:
            assert hand.to_act in (None, widget.seat)
    assert largest < 60_000


@pytest.mark.parametrize("key", ["seven_card_stud", "omaha"])
def test_who_sees_their_cards_sees_which_of_them_are_down(key: str) -> None:
    stud = key == "seven_card_stud"
    widget = PlayHand(key, "fixed", stakes=STUD if stud else ONE_TWO, players=3, code="BBB-BBB")
    state = widget.hand.state
    down = {one.code for held in state.down.values() for one in held if one} if stud else set()
    assert len(down) == (6 if stud else 0)
    assert looking(widget.view["nodes"], "own") == down
    assert ("face down to the others" in str(widget.view)) == stud
    assert ("скрита за другите" in str(widget.view)) == stud


def test_the_bounds_stand_on_the_buttons() -> None:
    widget = table()
    assert {("act", "fold"), ("act", "call"), ("wager", 400), ("wager", 700)} == moves(widget)
    assert "$7" in text(part(widget, "most"), "bg")


@pytest.mark.parametrize("amount", ["3.99", "7,01", "1000", "0", "-4", "", "many", "4 + 3"])
def test_what_is_not_allowed_is_said_and_changes_nothing(amount: str) -> None:
    widget = table()
    before = widget.turns
    widget.press("bet", amount=amount)
    assert problem(widget, "bg")
    assert problem(widget, "en") != problem(widget, "bg")
    assert widget.turns == before
    widget.press("bet", amount="5,50")
    assert problem(widget, "en") is None
    assert widget.hand.bets[widget.hand.legal.seat or 0] < 550 == max(widget.hand.bets.values())


def test_undo_and_redo_go_all_the_way() -> None:
    widget = table()
    begun = widget.view["nodes"]
    for press in [("wager", 700), ("act", "call"), ("act", "fold"), ("act", "check")]:
        widget.press(*press)
    there = widget.hand.events
    for _ in range(4):
        widget.press("undo")
    widget.press("undo")  # nothing is left: nothing happens
    assert [n for n in widget.view["nodes"] if n.get("k") == "felt"] == [
        n for n in begun if n.get("k") == "felt"
    ]
    for _ in range(5):
        widget.press("redo")
    assert widget.hand.events == there


def test_the_others_play_until_it_is_the_learners_turn() -> None:
    widget = table(players=6, seat=2)
    while not widget.hand.over:
        assert widget.hand.to_act == 2
        legal = widget.hand.legal.names
        widget.press("act", "call" if "call" in legal else "check" if "check" in legal else "show")
    assert part(widget, "deal")


def test_undo_takes_back_the_learners_move_and_the_answers_to_it() -> None:
    widget = table(players=4, seat=1)
    before = widget.hand.events
    widget.press("act", "call")
    assert len(widget.hand.events) > len(before) + 1
    widget.press("undo")
    assert widget.hand.events == before


def test_the_button_moves_and_the_stacks_go_over() -> None:
    widget = table(players=2)
    assert widget.button == 2
    widget.press("act", "fold")
    stacks = widget.hand.stacks
    widget.press("deal")
    assert (widget.button, widget.number, dict(widget.stacks)) == (1, 1, stacks)
    assert problem(widget, "bg") is None


def test_whoever_has_lost_everything_buys_again_and_it_is_said() -> None:
    widget = table(players=2, limit="no", stack=2000)
    widget.press("wager", 2000)
    widget.press("act", "call")
    widget.press("show_all")
    if 0 in widget.hand.stacks.values():
        widget.press("deal")
        assert sorted(stack for _, stack in widget.stacks) == [2000, 4000]
        assert "$20" in text(part(widget, "newest"), "bg")


def test_only_ones_own_cards_are_seen() -> None:
    widget = table(players=4, seat=1)
    own = {card.code for card in widget.hand.hole(1) if card}
    assert set(cards_in(part(widget, "felt"))) == own
    widget.press("open", True)
    assert len(cards_in(part(widget, "felt"))) == 16


def test_the_winning_cards_are_lifted() -> None:
    widget = table()
    for _ in range(20):
        if widget.hand.stage == "betting":
            widget.press("act", "call" if "call" in widget.hand.legal.names else "check")
    widget.press("show_all")
    assert widget.hand.over
    assert len(looking(part(widget, "felt"), "plays")) >= 5


def test_a_code_deals_the_same_hand() -> None:
    first, second = table(), table(code="XMB-HXN")
    second.press("code", code="bbb bbb")
    assert first.hand.hole(1) == second.hand.hole(1)


@pytest.mark.parametrize("game", ["seven_card_stud", "razz"])
def test_the_story_does_not_betray_hidden_cards(game: str) -> None:
    widget = table(game=game, limit="fixed", stakes=STUD, players=4, seat=1)
    widget.press("fold", "story", True)
    hidden = {str(one) for seat in (2, 3, 4) for one in widget.hand.state.down[seat]}
    told = text(widget.view["nodes"], "bg").replace("10", "T")
    assert not {one for one in hidden if one in told}
    widget.press("open", True)
    told = text(widget.view["nodes"], "bg").replace("10", "T")
    assert all(one in told for one in hidden)


def test_s7_the_button_goes_where_it_was_said_to_go() -> None:
    """S7: "the button moves to seat 2", and it went to seat 1, who had bought in again."""
    passed = 0
    for n in range(20):
        widget = table(code_at("BBB-BBB", n))
        widget.stacks = ((1, 200), (2, 20_000), (3, 20_000))
        widget._lay(code_at("BBB-BBB", n))
        while not widget.hand.over:
            names = widget.hand.legal.names
            widget.press("act", next(x for x in ("check", "call", "show") if x in names))
        ended = widget.hand.events[-1]
        assert isinstance(ended, HandEnded)
        passed += widget.hand.stacks[1] == 0
        widget.press("deal")
        assert widget.hand.button == ended.next_button
    assert passed > 5, "seat 1 loses all it had, and has the button no more"


def test_s8_what_was_done_on_the_street_before_is_gone() -> None:
    """S8: after a round of checks the seats said "check" on the next street too."""
    hand = rules.to_street(rules.omaha("pot", 3), "flop")
    rules.play(hand, *[rules.X] * 3)
    assert hand.street == "turn"
    assert last_moves(hand.events) == {}
    before = rules.omaha("pot", 4)
    assert {type(one).__name__ for one in last_moves(before.events).values()} == {"BlindPosted"}
    folded = rules.play(rules.to_street(rules.omaha("pot", 3), "flop"), rules.X, pk.Fold(), rules.X)
    assert [type(one).__name__ for one in last_moves(folded.events).values()] == ["Folded"]
