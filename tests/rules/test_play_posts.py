"""Who posts what, straddles, the button of two players, and what cannot be posted (R6, R9)."""

import pytest

import pokerlib as pk
from pokerlib.betting import TableError
from pokerlib.language import LANGUAGES, say
from pokerlib.play import Post
from pokerlib.play import events as e
from tests.rules.table import C, F, X, bounds, events, fixed, omaha, play, refusal, to_street


def straddled(seat: int = 4, live: int = 4, limit: str = "no", **more: object) -> pk.Hand:
    """Five players, the button at 1, blinds 1 and 2 at 2 and 3."""
    return omaha(limit, 5, posts=[(seat, live)], **more)  # type: ignore[arg-type]


def test_r6_two_live_blinds_of_one_seat_are_refused() -> None:
    """R6: in pot limit they gave a price of -1."""
    for posts in ([(3, 2)], [(2, 2)], [(4, 2), (4, 2)], [(3, 4)]):
        with pytest.raises(TableError) as caught:
            omaha("pot", 5, posts=posts)
        assert caught.value.kind == "posts_twice"
        for lang in LANGUAGES:
            assert say(caught.value, lang).endswith(".")
    assert omaha("pot", 5, posts=[(3, 0, 1)]).pot == 1, "dead money is no second blind"


def test_r6_never_a_price_below_nothing() -> None:
    """R6: to_call=-1."""
    for posts in ([(5, 2)], [(5, 2, 1)], [(5, 1)], [(4, 4)], [(1, 7)]):
        hand = omaha("pot", 5, posts=posts)
        while hand.stage == "betting" and hand.street == "preflop":
            legal = hand.legal
            assert legal.price >= 0
            assert legal.wager is None or legal.wager.pot_limit is not None
            if legal.wager and legal.wager.pot_limit:
                assert legal.wager.pot_limit.to_call == legal.price
            play(hand, C if legal.call else X)


@pytest.mark.parametrize(
    "post",
    [(3, 2.5), (3, -1), (3, 1, -1), (3, None), (3, "2"), (3, True), (None, 2), ("3", 2), (9, 2)],
    ids=repr,
)
def test_r6_what_is_no_post_is_refused(post: tuple[int, ...]) -> None:
    with pytest.raises(TableError) as caught:
        omaha(stacks=5, posts=[post], button=4)
    assert caught.value.kind == "wrong_post"


@pytest.mark.parametrize("posts", [None, 5, [5], ["ab"], [(1,)], [(1, 2, 3, 4)], [pk.Fold()]])
def test_posts_of_another_kind_are_named(posts: object) -> None:
    with pytest.raises((TypeError, TableError), match=r"posts?"):
        omaha(stacks=5, posts=posts)


# Straddles


def test_r6_a_straddler_acts_last_and_the_next_player_first() -> None:
    """R6: he acted first, and nobody asked him again."""
    hand = straddled()
    (event,) = [x for x in events(hand, e.BlindPosted) if x.kind == "straddle"]
    assert (event.seat, event.amount) == (4, 4)
    assert (hand.to_act, events(hand, e.RoundStarted)[0].why) == (5, "after_straddle")
    play(hand, C, C, C, C)
    assert (hand.to_act, hand.legal.names) == (4, ("fold", "check", "raise"))
    play(hand, X)
    assert (hand.street, hand.to_act, hand.pot) == ("flop", 2, 20)


@pytest.mark.parametrize(("rule", "least"), [("straddle", 8), ("big_blind", 6)])
def test_r6_the_least_raise_over_a_straddle(rule: str, least: int) -> None:
    """R6: 8 over 4, or 6 in the live rules of the WSOP 2024, no. 11."""
    hand = straddled(straddle_raise=rule)
    assert bounds(hand)[0] == least
    assert refusal(hand, pk.Raise(least - 1)).kind == "raise_too_small"
    play(hand, pk.Raise(least))
    assert bounds(hand)[0] == least + max(least - 4, 2)


def test_a_straddle_of_the_button() -> None:
    """From the seat after it, or from that after the big blind with the straddler last."""
    first = straddled(seat=1)
    assert first.to_act == 2
    hand = straddled(seat=1, straddle_order="straddler_last")
    order = []
    while hand.street == "preflop" and hand.stage == "betting":
        order.append(hand.to_act)
        play(hand, C if hand.legal.call else X)
    assert order == [4, 5, 2, 3, 1]
    raised = play(straddled(seat=1, straddle_order="straddler_last"), pk.Raise(12), F, F, C)
    assert raised.to_act == 1
    play(raised, pk.Raise(40))
    assert raised.to_act == 3, "after that the turn goes round as ever"


def test_r4_a_straddle_in_fixed_limit() -> None:
    """R4: a live post above the big blind was an IndexError."""
    hand = fixed(5, bets=(4, 8), posts=[(4, 8)])
    assert (hand.legal.price, hand.legal["raise"].sizes) == (8, (12,))
    play(hand, pk.Raise(12), pk.Raise(16))
    assert refusal(hand, pk.Raise(20)).kind == "capped", "big blind, straddle, two raises"
    assert fixed(5, bets=(4, 8), posts=[(4, 12)]).legal["raise"].sizes == (16,)
    assert fixed(5, bets=(4, 8), posts=[(4, 6)]).legal["raise"].sizes == (10,), "half a bet more"
    whole = fixed(5, bets=(4, 8), posts=[(4, 6)], fixed_short_raise="full")
    assert whole.legal["complete"].sizes == (8,)


# Two players


@pytest.mark.parametrize("button", [1, 2])
def test_r9_heads_up_without_a_small_blind(button: int) -> None:
    """R9: nobody posted one, yet somebody was first because he had; and loads refused it."""
    hand = omaha("pot", 2, blinds=(0, 2), button=button)
    started = events(hand, e.RoundStarted)[0]
    assert started.why == "after_big_blind"
    assert [x.kind for x in events(hand, e.BlindPosted)] == ["big"]
    play(hand, C, X, X, X)
    again = pk.phh.loads(pk.phh.dumps(hand)).replay()
    assert again.events[: len(hand.events)] == hand.events


@pytest.mark.parametrize("button", [2, 3, 5])
def test_r9_two_players_and_a_button_on_an_empty_seat(button: int) -> None:
    """R9: the small blind acted first on every street."""
    hand = omaha("pot", {1: 100, 4: 100}, button=button)
    small = next(x.seat for x in events(hand, e.BlindPosted) if x.kind == "small")
    assert (hand.button, hand.to_act) == (small, small)
    to_street(hand, "flop")
    assert hand.to_act != small
    other = omaha("pot", {1: 100, 4: 100}, button=button, heads_up_small_blind="other")
    assert other.button == button


def test_a_post_is_a_record() -> None:
    hand = omaha(stacks=5, posts=[Post(5, 2, 1)])
    assert hand.posts == (Post(5, 2, 1),)
