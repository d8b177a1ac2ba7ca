"""A whole hand: the log, undo and redo, dealing, the showdown, what a table shows."""

import pytest

import pokerlib as pk
from pokerlib.betting import MoveError, TableError
from pokerlib.play import Give, Post, replayed
from pokerlib.play import events as e
from tests.rules.table import CODE, SHOW, C, F, X, events, omaha, play, refusal, stacked, to_street

MUCK = pk.Muck()


def kinds(hand: pk.Hand) -> list[str]:
    return [type(event).__name__ for event in hand.events]


def test_the_log_of_a_small_hand() -> None:
    hand = play(omaha(stacks=2, button=2), C, X, X, X, X, pk.Bet(4), F)
    assert hand.over
    assert kinds(hand) == [
        "HandStarted", "BlindPosted", "BlindPosted", "Dealt", "Dealt", "RoundStarted",
        "Called", "Checked", "BetsGathered", "BoardDealt", "RoundStarted",
        "Checked", "Checked", "BoardDealt", "RoundStarted",
        "Checked", "Wagered", "Folded", "UncalledReturned", "PotsFormed", "PotAwarded", "HandEnded",
    ]  # fmt: skip
    assert hand.stacks == {1: 998, 2: 1002}
    ended = hand.events[-1]
    assert isinstance(ended, e.HandEnded)
    assert ended.net == ((1, -2), (2, 2))
    assert ended.next_button == 1


def test_events_are_frozen_and_states_are_the_fold_of_the_log() -> None:
    hand = play(omaha(), pk.Raise(6), C, C)
    with pytest.raises(AttributeError):
        hand.events[3].seat = 5  # type: ignore[attr-defined]
    for length in range(1, len(hand.events) + 1):
        assert replayed(hand.events[:length]) == hand.states[length - 1]


def test_undo_takes_a_move_back_with_all_that_followed() -> None:
    hand = play(omaha(), C, C)
    before, stacks = hand.events, hand.stacks
    play(hand, X)
    assert hand.street == "flop"
    assert hand.undo() == X
    assert (hand.events, hand.stacks, hand.street, hand.to_act) == (before, stacks, "preflop", 3)
    assert isinstance(hand.act(X)[0], e.Checked)
    assert hand.street == "flop"


def test_undo_to_the_start_and_again_to_the_end() -> None:
    hand = play(omaha(game="omaha_hilo"), pk.Raise(7), C, F)
    to_street(hand, "river")
    play(hand, X, X)
    hand.show_all()
    whole = hand.events
    taken = []
    while hand.can_undo:
        taken.append(hand.undo())
    assert hand.moves == ()
    assert hand.events == whole[: len(hand.events)]
    with pytest.raises(MoveError, match="nothing to undo"):
        hand.undo()
    for move in reversed(taken):
        hand.act(move)
    assert hand.events == whole
    assert hand.over


# Dealing


def test_cards_come_from_the_code_hand_by_hand() -> None:
    hand = omaha()
    two, three, one, board = pk.deal(CODE, 4, 4, 4, 5)
    assert (hand.hole(2), hand.hole(3), hand.hole(1)) == (two, three, one)
    assert to_street(hand, "river").board == board


def test_burnt_cards() -> None:
    deck = pk.deck_of(CODE)
    hand = to_street(omaha(burn=True), "river")
    assert [x.card for x in events(hand, e.Burnt)] == [deck[12], deck[16], deck[18]]
    assert hand.board == (*deck[13:16], deck[17], deck[19])
    assert not events(to_street(omaha(), "river"), e.Burnt)


def test_a_deck_may_be_text_cards_or_unknown() -> None:
    deck = stacked(["As Ad Kh Kc", "Qs Qd Jh Jc"], "2c 3c 4c 5d 6d")
    hand = omaha(stacks=2, deck=" ".join(deck))
    assert [card.code for card in to_street(hand, "flop").board if card] == ["2c", "3c", "4c"]
    assert omaha(deck=None).hole(1) == (None,) * 4
    with pytest.raises(pk.CardError, match="twice"):
        omaha(deck=["As", "As"])
    with pytest.raises(TableError, match="deck too long"):
        omaha(deck=[None] * 53)


def test_ten_players_and_no_more() -> None:
    assert len(omaha(stacks=10).stacks) == 10
    for count in (1, 11):
        with pytest.raises(TableError, match="wrong number of players"):
            omaha(stacks=count)


WRONG = [
    ({"game": "whist"}, "unknown_game"),
    ({"game": "badugi"}, "not_played_move_by_move"),
    ({"limit": "mixed"}, "unknown_limit"),
    ({"button": None}, "button_missing"),
    ({"stacks": {1: 100, 2: 0}}, "no_stack"),
    ({"stacks": {1: 100, 2: 10.5}}, "no_stack"),
    ({"posts": [Post(9, 2)]}, "wrong_post"),
    ({"posts": [(1, -2)]}, "wrong_post"),
    ({"game": "razz", "button": 1, "limit": "fixed"}, "no_button_in_stud"),
    ({"game": "razz", "button": None, "limit": "pot"}, "limit_not_of_game"),
]


@pytest.mark.parametrize(("facts", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_a_table_where_no_hand_can_be_dealt(facts: dict[str, object], reason: str) -> None:
    with pytest.raises(TableError, match=reason.replace("_", " ")):
        omaha(**facts)  # type: ignore[arg-type]


# The showdown


def showdown(*actions: pk.play.Action, **more: object) -> pk.Hand:
    """Three players at the showdown; the actions are those on the river."""
    hand = to_street(omaha(button=3, **more), "river")  # type: ignore[arg-type]
    return play(hand, *actions)


def test_the_last_to_bet_or_raise_shows_first() -> None:
    hand = showdown(X, pk.Bet(4), C, C)
    assert (hand.stage, hand.to_act) == ("showdown", 2)
    assert events(hand, e.ShowdownStarted)[0].order == (2, 3, 1)
    raised = showdown(pk.Bet(4), pk.Raise(8), C, C)
    assert events(raised, e.ShowdownStarted)[0].order == (2, 3, 1)


def test_without_bets_the_first_left_of_the_button_shows_first() -> None:
    hand = showdown(X, X, X)
    (started,) = events(hand, e.ShowdownStarted)
    assert (started.order, started.why) == ((1, 2, 3), "first_seat")


def test_a_bet_on_an_earlier_street_counts_only_by_convention() -> None:
    for rule, first in (("last_street", 1), ("whole_hand", 3)):
        hand = to_street(omaha(button=3, first_to_show=rule), "turn")
        play(hand, X, X, pk.Bet(4), C, C, X, X, X)
        assert hand.to_act == first


def test_whoever_shows_first_must_show_and_others_may_muck() -> None:
    hand = showdown(X, X, X)
    assert hand.legal.names == ("show",)
    assert refusal(hand, MUCK).kind == "first_must_show"
    play(hand, SHOW)
    assert hand.legal.names == ("show", "muck")
    play(hand, MUCK, MUCK)
    assert hand.over
    (award,) = events(hand, e.PotAwarded)
    assert (award.why, award.parts[0].seat) == ("alone", 1)


def test_the_last_claim_to_a_pot_cannot_be_thrown_away() -> None:
    """The all-in player shows first; of the two in the side pot one must show."""
    hand = omaha("no", {1: 20, 2: 1000, 3: 1000}, button=3)
    play(hand, pk.Raise(20), C, C)
    play(hand, pk.Bet(30), C)
    to_street(hand, "river")
    play(hand, X, X, SHOW)
    assert hand.to_act == 2
    play(hand, MUCK)
    error = refusal(hand, MUCK)
    assert (error.kind, error.facts["amount"]) == ("last_claim", 60)


def test_a_shown_hand_carries_what_it_makes() -> None:
    deck = stacked(["As Ad 7h 6c", "Qs Qd Jh Jc"], "2c 3c 9d Kd 6d")
    hand = omaha(stacks=2, button=2, deck=deck)
    to_street(hand, "river")
    play(hand, X, X, SHOW)
    (shown,) = events(hand, e.Shown)
    made = dict(shown.made)["high"]
    assert made.rank.category == "one_pair"
    assert [card.code for card in made.hole] == ["As", "Ad"]


def test_unknown_cards_take_the_winners_as_given() -> None:
    hand = omaha("no", {1: 50, 2: 100, 3: 100}, button=3, game="omaha_hilo", deck=None)
    play(hand, pk.Raise(100), C, C)
    hand.show_all()
    assert (hand.stage, hand.legal.names, hand.to_act) == ("giving", ("give",), None)
    assert refusal(hand, X).kind == "winners_to_be_named"
    for wrong in ({}, {"high": ()}, {"middle": (1,)}, {"high": (1,)}, ({"high": (1,)},)):
        assert refusal(hand, Give(wrong)).kind == "not_these_winners", wrong
    hand.act(Give(({"high": (1,), "low": (2,)}, {"high": (3,)})))
    assert hand.over
    assert hand.stacks == {1: 75, 2: 75, 3: 100}
    hand.act(hand.undo())
    assert hand.over


def test_winners_are_not_named_where_the_cards_decide() -> None:
    assert refusal(omaha(), Give({"high": (1,)})).kind == "cards_decide"


def test_unknown_cards_may_be_shown() -> None:
    board = stacked([], "2c 3c 9d Kd 6d")
    hand = omaha(stacks=2, button=2, deck=[*[None] * 8, *board])
    to_street(hand, "river")
    play(hand, X, X)
    assert refusal_of(hand, "2c As Ad Kh") == "not_these_cards"
    hand.act(pk.Show("As Ad 7h 6c"))
    assert refusal_of(hand, "As Qs Jh Jc") == "not_these_cards"
    hand.act(pk.Show("Qs Qd Jh Jc"))
    assert hand.over
    assert hand.stacks == {1: 1002, 2: 998}


def refusal_of(hand: pk.Hand, text: str) -> str:
    with pytest.raises(MoveError) as caught:
        hand.act(pk.Show(text))
    return caught.value.kind


def test_the_button_moves_to_the_next_who_has_chips() -> None:
    deck = stacked(["2s 3s 4d 5d", "As Ad Kh Kc", "7s 8d 9h 2h"], "Ac Ks 9d 9c 6h")
    hand = omaha("no", {1: 10, 2: 100, 3: 100}, button=3, deck=deck)
    play(hand, F, pk.Raise(10), C)
    hand.show_all()
    ended = hand.events[-1]
    assert isinstance(ended, e.HandEnded)
    assert (hand.stacks[1], ended.next_button) == (0, 2)


# What a table needs to know


def test_the_picture_of_the_table() -> None:
    hand = play(omaha(stacks=4), pk.Raise(6), F, F)
    assert hand.bets == {1: 0, 2: 1, 3: 2, 4: 6}
    assert hand.folded == (1, 2)
    assert (hand.pot, hand.street, hand.to_act, hand.board) == (0, "preflop", 3, ())
    assert hand.pots == ()
    assert hand.stacks == {1: 1000, 2: 999, 3: 998, 4: 994}
    assert (hand.button, hand.game.key, hand.limit.key) == (1, "omaha", "pot")
    assert hand.stakes.big_blind == 2
    assert "omaha" in repr(hand)
    legal = hand.legal
    assert (legal.seat, legal.price, legal.call) == (3, 4, 4)
    assert list(legal) == [F, C, pk.Raise(10), pk.Raise(19)]
    assert pk.Raise(12) in legal
    assert pk.Raise(20) not in legal
    assert pk.Bet(12) not in legal
    assert len(legal) == 3
    assert legal["raise"].pot_limit
    with pytest.raises(KeyError):
        legal["check"]


def test_pots_during_an_all_in() -> None:
    hand = play(omaha("no", {1: 50, 2: 200, 3: 200}), pk.Raise(50), C, C)
    assert [(pot.amount, pot.seats) for pot in hand.pots] == [(150, (2, 3, 1))]
    play(hand, pk.Bet(30), C)
    assert [(pot.amount, pot.seats) for pot in hand.pots] == [(150, (2, 3, 1)), (60, (2, 3))]


@pytest.mark.parametrize("game", ["holdem", "omaha", "omaha_hilo"])
@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
def test_each_game_plays_at_each_limit(game: str, limit: str) -> None:
    hand = omaha(limit, 6, game=game)
    assert len(hand.hole(1)) == pk.GAMES[game].hole
    to_street(hand, "river")
    play(hand, *[X] * 6)
    hand.show_all()
    assert hand.over
    assert sum(hand.stacks.values()) == 6000
