"""Pot limit: at most the pot as it is after calling (game rules, lines 63 to 71)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pokerlib as pk
from pokerlib.betting import BettingError, Step
from tests.rules.table import C, F, X, bounds, omaha, play, to_street


def test_the_document_example() -> None:
    """Pot 100, bet 100: call 100, the pot is 300, raise 300 more, 400 in all (line 69)."""
    found = pk.pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2)
    assert found.steps == (
        Step("on_the_table", (100, 100, 0), 200),
        Step("after_call", (200, 100), 300),
        Step("raise_by", (300,), 300),
        Step("raise_to", (0, 100, 300), 400),
    )
    assert (found.min_raise_to, found.max_raise_to, found.raise_by) == (200, 400, 300)


def test_the_first_bet_is_at_most_the_pot() -> None:
    found = pk.pot_limit(pot=100, bets=(0, 0), to_call=0, last_raise=0, big_blind=2)
    assert (found.min_raise_to, found.max_raise_to) == (2, 100)


SPOTS = [
    # pot, bets, own, to call, last raise, big blind, from, to
    pytest.param(0, (1, 2), 0, 2, 2, 2, 4, 7, id="18-open"),
    pytest.param(0, (1, 2, 7), 0, 7, 5, 2, 12, 24, id="18-facing-7"),
    pytest.param(0, (5, 10), 0, 10, 10, 10, 20, 35, id="19-open"),
    pytest.param(0, (5, 10, 10), 0, 10, 10, 10, 20, 45, id="19-one-limper"),
    pytest.param(0, (5, 10, 10, 10), 0, 10, 10, 10, 20, 55, id="19-two-limpers"),
    pytest.param(0, (1, 2, 2), 0, 2, 2, 2, 4, 9, id="one-limper"),
    pytest.param(0, (1, 2, 2), 1, 1, 2, 2, 4, 8, id="small-blind-after-a-limper"),
    pytest.param(0, (25, 50), 0, 50, 50, 50, 100, 175, id="cents"),
    pytest.param(600, (200, 200), 0, 200, 200, 200, 400, 1400, id="20-not-1200"),
    pytest.param(200, (150, 150), 0, 150, 150, 10, 300, 800, id="21"),
    pytest.param(15, (7,), 0, 7, 7, 2, 14, 36, id="22-bet-7"),
    pytest.param(15, (5, 15), 0, 15, 10, 2, 25, 65, id="22-third-player"),
    pytest.param(15, (5, 15), 5, 10, 10, 2, 25, 60, id="22-first-bettor"),
    pytest.param(800, (150,), 0, 150, 150, 150, 300, 1250, id="23-bring-in"),
    pytest.param(800, (150, 650), 0, 650, 500, 150, 1150, 2900, id="23-after-650"),
    pytest.param(0, (10, 20), 0, 20, 20, 20, 40, 70, id="24-strictly"),
    pytest.param(80, (120, 160), 120, 40, 40, 10, 200, 560, id="25-pot-360-then-400"),
    pytest.param(100, (5,), 0, 5, 10, 10, 15, 115, id="short-all-in-bet"),
    pytest.param(100, (5,), 0, 5, 0, 10, 15, 115, id="short-all-in-bet-no-last-raise"),
]


@pytest.mark.parametrize(("pot", "bets", "own", "call", "last", "blind", "low", "high"), SPOTS)
def test_bounds(
    pot: int, bets: tuple[int, ...], own: int, call: int, last: int, blind: int, low: int, high: int
) -> None:
    found = pk.pot_limit(
        pot=pot, bets=bets, own=own, to_call=call, last_raise=last, big_blind=blind
    )
    assert (found.min_raise_to, found.max_raise_to) == (low, high)


def test_situation_25_the_pot_holds_360_and_the_call_makes_it_400() -> None:
    found = pk.pot_limit(pot=80, bets=(120, 160), own=120, to_call=40, last_raise=40, big_blind=10)
    assert [step.total for step in found.steps] == [360, 400, 400, 560]


def test_situation_24_the_small_blind_may_count_as_a_big_one() -> None:
    house = replace(pk.CONVENTIONS, small_blind_counts_as_big=True)
    found = pk.pot_limit(
        pot=0, bets=(10, 20), to_call=20, last_raise=20, big_blind=20, small_blind=10,
        conventions=house,
    )  # fmt: skip
    assert (found.max_raise_to, found.assumed) == (80, 10)
    hand = omaha(blinds=(10, 20), small_blind_counts_as_big=True)
    assert bounds(hand) == (40, 80)
    assert bounds(omaha(blinds=(10, 20))) == (40, 70)
    play(hand, F, C)  # the small blind has paid more: it is no small blind any more
    assert bounds(hand) == (40, 60)


def test_chips_that_are_only_assumed_are_a_term_of_their_own() -> None:
    found = pk.pot_limit(
        pot=0, bets=(20, 100), to_call=100, last_raise=100, big_blind=100, assumed=30
    )
    assert found.max_raise_to == 350
    assert found.steps[0] == Step("on_the_table", (0, 120, 30), 150)


def test_a_stack_smaller_than_the_pot() -> None:
    found = pk.pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2, stack=250)
    assert (found.min_raise_to, found.max_raise_to, found.full_max_to) == (200, 250, 400)
    assert found.steps[-1] == Step("all_in", (0, 250), 250)
    short = pk.pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=2, stack=150)
    assert (short.min_raise_to, short.max_raise_to, short.full_min_to) == (150, 150, 200)


def test_over_a_short_bet_houses_add_a_bet_or_complete_it() -> None:
    house = replace(pk.CONVENTIONS, raise_over_short_bet="complete")
    for rules, low in ((pk.CONVENTIONS, 15), (house, 10)):
        found = pk.pot_limit(
            pot=100, bets=(5,), to_call=5, last_raise=10, big_blind=10, conventions=rules
        )
        assert (found.min_raise_to, found.max_raise_to) == (low, 115)
        full = pk.pot_limit(
            pot=100, bets=(10,), to_call=10, last_raise=10, big_blind=10, conventions=rules
        )
        assert full.min_raise_to == 20


@pytest.mark.parametrize("wrong", [-1, 2.5, True, "7"])
@pytest.mark.parametrize("name", ["pot", "own", "to_call", "last_raise", "big_blind", "stack"])
def test_what_is_no_amount_is_refused(name: str, wrong: object) -> None:
    facts = {"pot": 0, "own": 0, "to_call": 0, "last_raise": 0, "big_blind": 2, "stack": 9}
    with pytest.raises(BettingError, match=name):
        pk.pot_limit(bets=(), **{**facts, name: wrong})  # type: ignore[arg-type]
    with pytest.raises(BettingError, match="bet"):
        pk.pot_limit(pot=0, bets=(wrong,), to_call=0, last_raise=0, big_blind=2)  # type: ignore[arg-type]


@given(
    st.integers(0, 10_000), st.lists(st.integers(0, 999), max_size=9), st.integers(0, 999),
    st.integers(0, 999),
)  # fmt: skip
def test_raising_by_the_pot_offers_the_next_player_two_to_one(
    pot: int, bets: list[int], own: int, to_call: int
) -> None:
    """The law behind the rule: what is raised equals all that lies there after the call."""
    found = pk.pot_limit(
        pot=pot, bets=(own, *bets), own=own, to_call=to_call, last_raise=1, big_blind=1
    )
    there_after_call = pot + own + sum(bets) + to_call
    assert found.max_raise_to - own - to_call == there_after_call


# The same in a hand


def test_opening_raises() -> None:
    hand = omaha()
    assert (hand.legal.price, bounds(hand)) == (2, (4, 7))
    assert bounds(play(omaha(stacks=4), C)) == (4, 9)
    assert bounds(play(omaha(), C)) == (4, 8), "the small blind after a limper"
    assert bounds(omaha(blinds=(25, 50))) == (100, 175)
    hand = play(omaha(), pk.Raise(7))
    assert bounds(hand) == (12, 23), "the small blind has 1 in front: 7 + 6 + 10"
    assert bounds(play(omaha(stacks=4), pk.Raise(7))) == (12, 24)


def test_situation_20() -> None:
    hand = play(omaha(blinds=(100, 200), stacks=dict.fromkeys((1, 2, 3), 10_000)), C, C, X)
    assert hand.pot == 600
    play(hand, pk.Bet(200), C)
    assert bounds(hand) == (400, 1400)


def test_a_short_all_in_bet_in_front() -> None:
    """Big blind 10, pot 100; the first is all in for 5: call 5, raise to 15 at least, to 115."""
    for rule, low in (("add", 15), ("complete", 10)):
        hand = omaha(
            blinds=(5, 10), stacks={1: 1000, 2: 35, 3: 1000, 4: 1000}, raise_over_short_bet=rule,
            posts=[(4, 0, 10)],
        )  # fmt: skip
        play(hand, F, pk.Raise(30), C, C)
        assert (hand.pot, hand.to_act) == (100, 2)
        play(hand, pk.Bet(5))
        assert hand.legal.price == 5
        assert bounds(hand) == (low, 115)


def test_a_short_small_blind_counts_in_full() -> None:
    stacks = {1: 5000, 2: 20, 3: 5000, 4: 5000}
    assert bounds(omaha(blinds=(50, 100), stacks=stacks)) == (200, 350)
    actual = omaha(blinds=(50, 100), stacks=stacks, short_blind_in_pot="actual")
    assert bounds(actual) == (200, 320)


def test_a_short_big_blind_lowers_no_price() -> None:
    stacks = {1: 5000, 2: 5000, 3: 60, 4: 5000}
    hand = omaha(blinds=(50, 100), stacks=stacks)
    assert (hand.legal.price, bounds(hand)) == (100, (200, 350))
    actual = omaha(
        blinds=(50, 100), stacks=stacks, short_blind_price="actual", short_blind_in_pot="actual"
    )
    assert (actual.legal.price, bounds(actual)) == (60, (160, 230))
    alone = play(omaha(blinds=(50, 100), stacks=stacks), F, F)
    assert alone.legal.price == 10, "nobody but the short blind is left: his 60 is all there is"


def test_antes_count_in_the_pot_or_not() -> None:
    assert bounds(omaha(ante=1)) == (4, 10)
    assert bounds(omaha(ante=1, antes_in_pot=False)) == (4, 7)
    later = to_street(omaha(ante=1, antes_in_pot=False), "flop")
    assert bounds(later) == (2, 9), "after the flop they are pot like everything else"


def test_dead_money_counts() -> None:
    assert bounds(omaha(stacks=4, posts=[(1, 2, 1)])) == (4, 10)


def test_no_bet_is_above_the_pot_and_the_error_has_the_steps() -> None:
    hand = omaha()
    with pytest.raises(ValueError, match="above pot") as caught:
        hand.act(pk.Raise(8))
    assert caught.value.facts["max_to"] == 7  # type: ignore[attr-defined]
    assert [s.total for s in caught.value.facts["pot_limit"].steps] == [3, 5, 5, 7]  # type: ignore[attr-defined]
