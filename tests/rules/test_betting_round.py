"""The betting round: whose turn, minimum raises, short all-ins, the cap, the end of the round."""

import pytest

import pokerlib as pk
from pokerlib.betting import LIMITS, BettingError, Mixed, Stakes, TableError
from pokerlib.play import events as e
from tests.rules.table import C, F, X, bounds, events, fixed, omaha, play, refusal, to_street

# Stakes and limits


@pytest.mark.parametrize(
    ("small_bet", "small_blind"), [(2, 1), (15, 10), (1500, 1000), (200, 100), (100, 50), (6, 3)]
)
def test_blinds_of_fixed_limit(small_bet: int, small_blind: int) -> None:
    """$2/$4 has 1 and 2, $15/$30 has 10 and 15 (game rules, line 15)."""
    stakes = Stakes(small_bet=small_bet, big_bet=2 * small_bet)
    assert (stakes.small_blind, stakes.big_blind) == (small_blind, small_bet)


def test_blinds_of_the_other_limits_are_their_name() -> None:
    stakes = Stakes(1, 2)
    assert (stakes.small_blind, stakes.big_blind, stakes.small_bet, stakes.big_bet) == (1, 2, 2, 4)
    assert Stakes(small_blind=0, big_blind=2).small_blind == 0, "nobody posts one"
    given = Stakes(small_blind=3, small_bet=5, big_bet=10)
    assert (given.small_blind, given.big_blind) == (3, 5)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({}, "no_stakes"),
        ({"small_blind": 1}, "no_stakes"),
        ({"small_blind": 3, "big_blind": 2}, "stakes_out_of_order"),
        ({"small_bet": 4, "big_bet": 2}, "stakes_out_of_order"),
        ({"small_bet": 4, "big_bet": 8, "bring_in": 5}, "stakes_out_of_order"),
        ({"small_blind": 1, "big_blind": 2.5}, "not_an_amount"),
        ({"small_blind": 1, "big_blind": 2, "ante": -1}, "not_an_amount"),
    ],
)
def test_wrong_stakes(wrong: dict[str, int], reason: str) -> None:
    with pytest.raises(TableError, match=reason.replace("_", " ")):
        Stakes(**wrong)


def test_mixed_changes_between_hands_and_keeps_the_stakes_level() -> None:
    mixed = Mixed(Stakes(1, 2), hands=2)
    assert [mixed.at(n).limit.key for n in range(6)] == ["fixed", "fixed", "pot", "pot"] * 1 + [
        "fixed"
    ] * 2
    level = mixed.at(0)
    assert (level.stakes.small_blind, level.stakes.big_blind) == (2, 4)
    assert (level.stakes.small_bet, level.stakes.big_bet) == (4, 8)
    assert mixed.at(2).stakes == Stakes(1, 2)
    house = Mixed(Stakes(1, 2), conventions=pk.Conventions(mixed_small_bet=3))
    assert house.at(0).stakes.small_bet == 6
    with pytest.raises(TableError, match="no hands"):
        Mixed(Stakes(1, 2), hands=0)
    with pytest.raises(TableError, match="unknown limit"):
        Mixed(Stakes(1, 2), limits=("fixed", "half"))


@pytest.mark.parametrize("n", range(4))
def test_a_hand_of_a_mixed_game_is_played_with_one_limit(n: int) -> None:
    limit, stakes = Mixed(Stakes(1, 2), hands=1).at(n)
    hand = pk.Hand(
        "omaha_hilo", limit, stakes=stakes, stacks={1: 99, 2: 99, 3: 99}, button=1, deck="BBB-BBB"
    )
    assert bounds(hand) == ((8, 8) if n % 2 == 0 else (4, 7))
    assert set(pk.GAMES["omaha_hilo"].limits) == {*LIMITS, "mixed"}


# Whose turn it is


def test_who_acts_first_on_each_street() -> None:
    """Left of the big blind before the flop, left of the button later (lines 19 and 35)."""
    hand = omaha(stacks=4, button=2)
    assert [x.seat for x in events(hand, e.BlindPosted)] == [3, 4]
    assert hand.to_act == 1
    for street in ("flop", "turn", "river"):
        assert to_street(hand, street).to_act == 3


def test_situation_34_heads_up_the_button_posts_the_small_blind() -> None:
    hand = omaha(stacks=2, button=2)
    assert [(x.seat, x.kind) for x in events(hand, e.BlindPosted)] == [(2, "small"), (1, "big")]
    assert hand.to_act == 2
    assert to_street(hand, "flop").to_act == 1
    other = omaha(stacks=2, button=2, heads_up_small_blind="other")
    assert [(x.seat, x.kind) for x in events(other, e.BlindPosted)] == [(1, "small"), (2, "big")]
    assert other.to_act == 1
    assert to_street(other, "flop").to_act == 1


def test_an_empty_button_and_no_small_blind() -> None:
    hand = omaha(stacks={1: 100, 2: 100, 5: 100}, button=4)
    assert [x.seat for x in events(hand, e.BlindPosted)] == [5, 1]
    hand = omaha(stacks={1: 100, 2: 100, 5: 100}, button=4, blinds=(0, 2))
    assert [(x.seat, x.kind) for x in events(hand, e.BlindPosted)] == [(5, "big")]
    assert hand.to_act == 1
    assert to_street(hand, "flop").to_act == 5
    two = omaha(stacks={1: 100, 2: 100}, button=2, blinds=(0, 2))
    assert [x.seat for x in events(two, e.BlindPosted)] == [1]
    assert two.to_act == 2


def test_the_big_blind_has_the_option() -> None:
    hand = play(omaha(), C, C)
    assert hand.to_act == 3
    assert hand.legal.names == ("fold", "check", "raise")
    assert play(hand, X).street == "flop"
    assert events(hand, e.Checked)[0].option
    raised = play(omaha(), C, C, pk.Raise(4))
    assert raised.to_act == 1, "a live blind: the raise is to be answered"


def test_a_live_post_counts_as_a_bet_and_has_the_option_too() -> None:
    hand = omaha(stacks=4, posts=[(1, 2, 1)])
    assert (hand.pot, hand.bets) == (1, {1: 2, 2: 1, 3: 2, 4: 0})
    play(hand, C)
    assert (hand.to_act, hand.legal.names) == (1, ("fold", "check", "raise"))


def test_the_round_ends_when_all_have_matched() -> None:
    hand = to_street(omaha(), "flop")
    play(hand, X, X, pk.Bet(6), C)
    assert (hand.street, hand.to_act) == ("flop", 3)
    play(hand, C)
    assert (hand.street, hand.pot) == ("turn", 24)


def test_folding_is_always_possible() -> None:
    hand = to_street(omaha(), "flop")
    assert pk.Fold() in hand.legal
    assert play(hand, F).folded == (2,)


# Minimum raises


def test_call_2_raise_to_4() -> None:
    for limit in ("pot", "no", "fixed"):
        hand = omaha(limit)
        assert hand.legal.price == 2
        assert bounds(hand)[0] == 4


def test_bet_5_then_raise_to_10() -> None:
    for limit in ("pot", "no"):
        hand = play(to_street(omaha(limit), "flop"), pk.Bet(5))
        assert bounds(hand)[0] == 10
        error = refusal(hand, pk.Raise(9))
        assert error.kind == "raise_too_small"
        assert (error.facts["min_to"], error.facts["last_raise"]) == (10, 5)


def test_situation_29_the_last_raise_is_the_least() -> None:
    hand = omaha("no", dict.fromkeys((1, 2, 3), 10_000), blinds=(50, 100))
    play(hand, pk.Raise(200), pk.Raise(2179))
    assert bounds(hand) == (4158, 10_000)


def test_situation_25_min_raises_in_a_hand() -> None:
    hand = omaha(stacks=2, blinds=(20, 40), button=1)
    play(hand, C, X)
    assert hand.pot == 80
    play(hand, pk.Bet(40), pk.Raise(80), pk.Raise(120), pk.Raise(160))
    assert hand.pot + sum(hand.bets.values()) == 360
    assert hand.legal.price == 40
    assert hand.legal.wager
    assert hand.legal.wager.pot_limit
    assert [s.total for s in hand.legal.wager.pot_limit.steps] == [360, 400, 400, 560]


def test_a_bet_below_the_big_blind_only_all_in() -> None:
    hand = to_street(omaha("no", {1: 1000, 2: 1000, 3: 3}), "flop")
    assert refusal(hand, pk.Bet(1)).kind == "bet_too_small"
    play(hand, X)
    assert bounds(hand) == (1, 1)
    play(hand, pk.Bet(1))
    assert events(hand, e.Wagered)[0].all_in
    assert not events(hand, e.Wagered)[0].full


def test_situation_30_all_in_for_more_than_the_call() -> None:
    hand = omaha("no", {1: 1000, 2: 1000, 3: 29, 4: 22}, blinds=(5, 10))
    play(hand, pk.Raise(22), F, F)
    assert hand.legal.price == 12
    assert refusal(hand, pk.Raise(29)).kind == "nobody_can_call", "the other is all in himself"
    hand = omaha("no", {1: 1000, 2: 1000, 3: 29}, blinds=(5, 10))
    play(hand, pk.Raise(22), F)
    assert bounds(hand) == (29, 29)
    play(hand, pk.Raise(29))
    assert hand.legal.names == ("fold", "call"), "7 more is no full raise"


# Short all-ins and who may raise again: situations 26 to 28


def test_situation_26() -> None:
    stacks = {1: 1000, 2: 1000, 3: 1000, 4: 14}
    hand = to_street(omaha("no", stacks, button=1), "flop")
    play(hand, pk.Bet(10), C, pk.Raise(12))
    play(hand, F)
    for seat in (2, 3):
        assert (hand.to_act, hand.legal.names, hand.legal.price) == (seat, ("fold", "call"), 2)
        error = refusal(hand, pk.Raise(24))
        assert error.kind == "not_reopened"
        assert (error.facts["faced"], error.facts["needed"]) == (2, 10)
        play(hand, C)
    assert hand.street == "turn"


def test_situation_27() -> None:
    stacks = {1: 2_000_000, 2: 290_000, 3: 2_000_000}
    hand = omaha("no", stacks, blinds=(20_000, 40_000))
    play(hand, pk.Raise(200_000), pk.Raise(290_000))
    assert bounds(hand)[0] == 450_000, "the big blind has not acted yet"
    play(hand, C)
    assert (hand.to_act, hand.legal.names) == (1, ("fold", "call"))


@pytest.mark.parametrize(("rule", "reopened"), [("together", True), ("each", False)])
def test_situation_28_several_short_raises(rule: str, reopened: bool) -> None:
    stacks = {1: 5000, 2: 5000, 3: 225, 4: 5000, 5: 300, 6: 5000}
    hand = to_street(omaha("no", stacks, blinds=(50, 100), short_raises=rule), "flop")
    play(hand, pk.Bet(100), pk.Raise(125), C, pk.Raise(200), C, F)
    assert (hand.to_act, hand.legal.price) == (2, 100)
    assert (hand.legal.wager is not None) is reopened
    if reopened:
        assert bounds(hand)[0] == 300
    play(hand, C)
    assert (hand.to_act, hand.legal.price, hand.legal.names) == (4, 75, ("fold", "call"))


def test_after_checks_a_short_bet_gives_those_who_checked_no_raise() -> None:
    hand = to_street(omaha("no", {1: 7, 2: 1000, 3: 1000}, blinds=(2, 4)), "flop")
    play(hand, X, X, pk.Bet(3))
    assert (hand.to_act, hand.legal.names, hand.legal.price) == (2, ("fold", "call"), 3)


def test_a_limper_may_not_raise_over_a_short_all_in() -> None:
    hand = omaha("no", {1: 1000, 2: 15, 3: 1000}, blinds=(5, 10))
    play(hand, C, pk.Raise(15))
    assert bounds(hand) == (25, 1000), "the big blind has not acted"
    play(hand, C)
    assert (hand.to_act, hand.legal.names) == (1, ("fold", "call"))


def test_a_full_raise_over_a_short_one_reopens() -> None:
    hand = omaha("no", {1: 1000, 2: 15, 3: 1000}, blinds=(5, 10))
    play(hand, C, pk.Raise(15), pk.Raise(25))
    assert bounds(hand) == (35, 1000)


# Fixed limit


def test_bets_double_on_the_turn() -> None:
    hand = fixed()
    assert bounds(hand) == (4, 4)
    for street, size in (("flop", 2), ("turn", 4), ("river", 4)):
        to_street(hand, street)
        assert bounds(hand) == (size, size)
        error = refusal(hand, pk.Bet(6 - size))
        assert error.kind == "wrong_size"
        assert (error.facts["sizes"], error.facts["street"]) == ((size,), street)


def test_the_big_blind_is_the_first_of_four_bets() -> None:
    """Before the flop three raises cap it, as at the house that the documents describe."""
    hand = play(fixed(), pk.Raise(4), pk.Raise(6), pk.Raise(8))
    assert hand.legal.names == ("fold", "call")
    error = refusal(hand, pk.Raise(10))
    assert (error.kind, error.facts["cap"]) == ("capped", 4)
    free = play(fixed(big_blind_is_bet=False), pk.Raise(4), pk.Raise(6), pk.Raise(8))
    assert refusal(play(free, pk.Raise(10)), pk.Raise(12)).kind == "capped"


def test_the_fifth_bet_is_refused() -> None:
    """(1) bet, (2) raise, (3) re-raise, (4) cap: line 59."""
    hand = to_street(fixed(), "turn")
    play(hand, pk.Bet(4), pk.Raise(8), pk.Raise(12), pk.Raise(16))
    assert [x.count for x in events(hand, e.Wagered)] == [1, 2, 3, 4]
    error = refusal(hand, pk.Raise(20))
    assert (error.kind, error.facts["cap"], error.facts["level"]) == ("capped", 4, 16)
    five = to_street(fixed(fixed_cap=5), "turn")
    play(five, pk.Bet(4), pk.Raise(8), pk.Raise(12), pk.Raise(16), pk.Raise(20))
    assert refusal(five, pk.Raise(24)).kind == "capped"


def test_heads_up_the_cap_holds_too_unless_the_house_lifts_it() -> None:
    raises = [pk.Raise(to) for to in (4, 6, 8)]
    assert refusal(play(fixed(2), *raises), pk.Raise(10)).kind == "capped"
    assert bounds(play(fixed(2, cap_heads_up=False), *raises)) == (10, 10)


def test_the_tenth_raise_is_legal_in_pot_and_no_limit() -> None:
    for limit in ("pot", "no"):
        hand = omaha(limit)
        for _ in range(10):
            play(hand, pk.Raise(bounds(hand)[0]))
        assert len(events(hand, e.Wagered)) == 10


def test_situation_31_all_in_for_less_than_a_bet() -> None:
    """Under half of the bet: call 100 or complete to 400. Half or more counts: raise to 700."""
    for chips, to, name in ((100, 400, "complete"), (200, 600, "raise"), (300, 700, "raise")):
        stacks = {1: 9000, 2: 400 + chips, 3: 9000}
        hand = to_street(fixed(stacks, bets=(400, 800)), "flop")
        play(hand, pk.Bet(chips))
        assert (hand.legal.price, hand.legal.names) == (chips, ("fold", "call", name))
        assert bounds(hand) == (to, to)
        assert play(hand, pk.Complete() if name == "complete" else pk.Raise(to)).bets[3] == to
    full = to_street(
        fixed({1: 9000, 2: 700, 3: 9000}, bets=(400, 800), fixed_short_raise="full"), "flop"
    )
    assert bounds(play(full, pk.Bet(300))) == (400, 400), "where only a full bet counts"


def test_half_a_raise_counts_and_reopens_in_fixed_limit() -> None:
    for chips, names in ((599, ("fold", "call")), (600, ("fold", "call", "raise"))):
        stacks = {1: 9000, 2: 9000, 3: 400 + chips}
        hand = to_street(fixed(stacks, bets=(400, 800)), "flop")
        play(hand, pk.Bet(400), pk.Raise(chips), C)
        assert (hand.to_act, hand.legal.names) == (2, names)


def test_a_counted_short_raise_counts_for_the_cap() -> None:
    stacks = {1: 9000, 2: 9000, 3: 9000, 4: 700}
    hand = to_street(fixed(stacks, bets=(200, 400), button=1), "flop")
    play(hand, pk.Bet(200), pk.Raise(400), pk.Raise(500), pk.Raise(700))
    assert [x.count for x in events(hand, e.Wagered)] == [1, 2, 3, 4]
    assert refusal(hand, pk.Raise(900)).kind == "capped"


# All in


def test_nobody_can_call_a_raise_when_all_others_are_all_in() -> None:
    hand = play(omaha("no", {1: 50, 2: 1000, 3: 1000}), pk.Raise(50), C)
    play(hand, F)
    assert hand.stage == "showdown", "the board is dealt without betting"
    assert len(hand.board) == 5
    assert {x.why for x in events(hand, e.RoundStarted)[1:]} == {"all_in"}


def test_a_player_with_chips_alone_only_answers_the_all_in() -> None:
    hand = play(omaha("no", {1: 50, 2: 1000, 3: 60}), pk.Raise(50), F)
    assert (hand.to_act, hand.legal.names) == (3, ("fold", "call"))
    error = refusal(hand, pk.Raise(60))
    assert (error.kind, error.facts) == ("nobody_can_call", {"seat": 3, "level": 50, "price": 48})
    assert play(hand, C).stage == "showdown"


def test_a_raise_that_the_last_opponent_cannot_even_call_is_none() -> None:
    """One is all in for 100, the other still to act has 80 in all: a raise could win nothing."""
    hand = to_street(omaha("no", {1: 82, 2: 102, 3: 500}), "flop")
    play(hand, pk.Bet(100))
    assert hand.to_act == 3
    assert refusal(hand, pk.Raise(200)).kind == "nobody_can_call"


def test_a_completed_short_bet_is_a_full_bet_only_for_those_who_had_not_called_it() -> None:
    """Bet 5 all in, called; completed to 10: whoever called the 5 faces 5 more, no full bet."""
    hand = omaha(
        "no", {1: 1000, 2: 15, 3: 1000, 4: 1000}, raise_over_short_bet="complete", blinds=(5, 10)
    )
    play(hand, C, C, C, X)
    play(hand, pk.Bet(5), C, pk.Raise(10), C)
    assert (hand.to_act, hand.legal.price, hand.legal.names) == (3, 5, ("fold", "call"))


def test_a_call_for_less() -> None:
    hand = play(omaha("no", {1: 1000, 2: 30, 3: 1000}), pk.Raise(100))
    option = hand.legal["call"]
    assert (hand.legal.price, option.pays, option.all_in) == (99, 29, True)
    play(hand, C)
    called = events(hand, e.Called)[0]
    assert (called.amount, called.price, called.to, called.all_in) == (29, 99, 30, True)


# Refusals


def test_every_refusal_says_why() -> None:
    hand = omaha("no")
    assert refusal(hand, X).facts == {"seat": 1, "price": 2, "stack": 1000, "level": 2}
    assert refusal(hand, pk.Bet(5)).kind == "already_bet"
    assert refusal(hand, pk.Raise(3)).kind == "raise_too_small"
    assert refusal(hand, pk.Raise(1001)).kind == "more_than_stack"
    assert refusal(hand, pk.BringIn()).kind == "no_bring_in"
    assert refusal(hand, pk.Complete()).kind == "nothing_to_complete"
    assert refusal(hand, pk.Show()).kind == "no_showdown_yet"
    assert refusal(hand, pk.Muck()).kind == "no_showdown_yet"
    to_street(hand, "flop")
    assert refusal(hand, C).kind == "nothing_to_call"
    assert refusal(hand, pk.Raise(5)).kind == "nobody_has_bet"
    assert refusal(hand, pk.Bet(1)).kind == "bet_too_small"
    assert refusal(hand, pk.Bet(2.0)).kind == "not_an_amount"  # type: ignore[arg-type]
    assert refusal(hand, pk.Bet(True)).kind == "not_an_amount"
    with pytest.raises(BettingError, match="not an action"):
        hand.act("fold")  # type: ignore[arg-type]
    tight = play(omaha("no", {1: 1000, 2: 5, 3: 1000}), pk.Raise(10))
    assert refusal(tight, pk.Raise(20)).kind == "no_chips_to_raise"


def test_refusals_when_the_betting_is_over() -> None:
    hand = play(omaha("no", 2), C, X)
    for _ in range(3):
        play(hand, X, X)
    assert refusal(hand, X).kind == "betting_over"
    assert refusal(hand, pk.Bet(5)).kind == "betting_over"
    hand.show_all()
    assert hand.over
    assert refusal(hand, pk.Show()).kind == "hand_over"
    assert not hand.legal
    assert list(hand.legal) == []


def test_r12_each_full_raise_by_itself_reopens() -> None:
    """R12: with `each`, a changed sign passed every test."""
    each = {"short_raises": "each"}
    stacks = {1: 1000, 2: 1000, 3: 14, 4: 1000}
    hand = to_street(omaha("no", stacks, button=4, **each), "flop")
    play(hand, pk.Bet(10), C, pk.Raise(12))
    assert hand.to_act == 4
    play(hand, C)
    error = refusal(hand, pk.Raise(40))
    assert error.kind == "not_reopened", "twelve is no full raise over ten"
    assert error.facts == {"seat": 1, "level": 12, "faced": 2, "needed": 10}
    again = to_street(omaha("no", stacks, button=4, **each), "flop")
    play(again, pk.Bet(10), C, pk.Raise(12), pk.Raise(30))
    assert (again.to_act, again.refusal(pk.Raise(60))) == (1, None), "a full raise does reopen"
    play(again, pk.Raise(60))
    assert again.refusal(pk.Raise(200)) is None
    full = to_street(omaha("no", 3, **each), "flop")
    play(full, pk.Bet(10), pk.Raise(20), C)
    assert full.refusal(pk.Raise(40)) is None
    play(full, C)
    assert full.street == "turn"
