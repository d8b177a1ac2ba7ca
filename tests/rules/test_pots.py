"""Main and side pots, the uncalled bet, halves and odd chips (situations 15 to 17, 32, 33)."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pokerlib as pk
from pokerlib.betting import BettingError, Part, divide, layers, uncalled
from pokerlib.language import LANGUAGES, say
from pokerlib.play import events as e
from tests.rules.table import (
    C,
    F,
    X,
    events,
    omaha,
    play,
    stacked,
    to_street,
    won,
)

# Four hands that end in this order on this board: aces, kings, queens, jacks full.
BOARD = "Ah Kh Qh Js 2c"
RANKED = ("Ac Ad 3d 4d", "Kc Kd 3s 5d", "Qc Qd 4s 5s", "Jc Jd 6s 7s")


def test_uncalled_bets() -> None:
    assert uncalled({1: 450, 2: 200, 3: 100}) == (1, 250)
    assert uncalled({1: 200, 2: 200}) is None
    assert uncalled({1: 0, 2: 7}) == (2, 7)
    assert uncalled({}) is None


def test_side_pots_by_the_levels_of_those_who_are_in() -> None:
    found = layers({1: 50, 2: 100, 3: 200, 4: 200, 5: 20}, {1, 2, 3, 4}, dead=3)
    assert [(pot.amount, pot.seats, pot.dead) for pot in found] == [
        (223, (1, 2, 3, 4), 3),
        (150, (2, 3, 4), 0),
        (200, (3, 4), 0),
    ]
    assert found[0].paid == ((1, 50), (2, 50), (3, 50), (4, 50), (5, 20))


def test_those_who_folded_pay_into_the_last_pot_too() -> None:
    (pot,) = layers({1: 100, 2: 30, 3: 100}, {1, 3})
    assert pot.amount == 230
    (pot,) = layers({1: 100, 2: 130}, {1})
    assert pot.amount == 230


@given(st.dictionaries(st.integers(1, 9), st.integers(1, 50), min_size=2), st.data())
def test_pots_hold_what_was_paid_and_nobody_wins_more_than_matched(
    paid: dict[int, int], data: st.DataObject
) -> None:
    live = data.draw(st.sets(st.sampled_from(sorted(paid)), min_size=1))
    found = layers(paid, live)
    assert sum(pot.amount for pot in found) == sum(paid.values())
    assert [set(pot.seats) for pot in found] == sorted(
        ({seat for seat in live if paid[seat] >= top} for top in {paid[s] for s in live}),
        key=len,
        reverse=True,
    )
    for seat in live:
        own = sum(pot.amount for pot in found if seat in pot.seats)
        if paid[seat] < max(paid[other] for other in live):
            assert own == sum(min(paid[seat], amount) for amount in paid.values())


def test_situation_16_three_equal_parts() -> None:
    assert [part.amount for part in divide(30_300, [("high", (1, 2, 3))])] == [10_100] * 3


def test_situation_17_the_odd_chip_goes_to_the_high_half() -> None:
    parts = divide(101, [("high", (1,)), ("low", (2, 3))])
    assert parts == (Part("high", 1, 51, 1), Part("low", 2, 25), Part("low", 3, 25))
    low = divide(101, [("high", (1,)), ("low", (2, 3))], "low")
    assert [part.amount for part in low] == [50, 26, 25]


def test_without_a_low_the_high_takes_all() -> None:
    assert divide(101, [("high", (4,)), ("low", ())]) == (Part("high", 4, 101),)


@given(st.integers(1, 10_000), st.permutations(range(1, 7)), st.integers(1, 6), st.integers(0, 6))
def test_a_division_gives_everything_and_is_fair(
    amount: int, seats: list[int], high: int, low: int
) -> None:
    shares = [("high", seats[:high]), ("low", seats[:low])]
    parts = divide(amount, shares, "high", "by_halves")
    evenly = divide(amount, shares)
    assert sum(part.amount for part in parts) == sum(part.amount for part in evenly) == amount
    halves, even_halves = (
        [sum(p.amount for p in found if p.share == share) for share, won in shares if won]
        for found in (parts, evenly)
    )
    assert halves == even_halves
    assert max(halves) - min(halves) <= 1
    for share, winners in shares:
        own = [part.amount for part in parts if part.share == share]
        assert own == sorted(own, reverse=True), "those first in order take the odd chips"
        assert len(own) == len(winners)
        assert not own or max(own) - min(own) <= 1


def taken(parts: tuple[Part, ...]) -> dict[int, int]:
    return {
        seat: sum(p.amount for p in parts if p.seat == seat) for seat in {p.seat for p in parts}
    }


@given(
    st.integers(1, 999),
    st.lists(st.integers(1, 6), min_size=1, max_size=6, unique=True),
    st.lists(st.integers(1, 6), max_size=6, unique=True),
    st.sampled_from(["high", "low"]),
)
def test_r1_the_same_hands_both_ways_are_at_most_a_chip_apart(
    amount: int, high: list[int], low: list[int], odd: str
) -> None:
    """R1: 33 chips each, the wheel both ways, ended 34 to 32. The others' parts don't change."""
    shares = [("high", high), ("low", low)]
    evenly = divide(amount, shares, odd)
    assert all(part.amount >= 0 for part in evenly)
    same = set(high) & set(low) if low else set(high)
    sums, by_halves = taken(evenly), taken(divide(amount, shares, odd, "by_halves"))
    assert len({sums[seat] for seat in same}) <= 2
    if same:
        assert max(sums[seat] for seat in same) - min(sums[seat] for seat in same) <= 1
    for seat in {*high, *low} - same:
        assert sums[seat] == by_halves[seat]


def test_r1_who_takes_the_chip_that_is_left() -> None:
    assert taken(divide(66, [("high", (1, 2)), ("low", (1, 2))])) == {1: 33, 2: 33}
    assert taken(divide(67, [("high", (2, 1)), ("low", (2, 1))])) == {2: 34, 1: 33}
    three = [("high", (1, 2)), ("low", (1, 2, 3))]
    assert taken(divide(98, three)) == {1: 41, 2: 41, 3: 16}
    assert taken(divide(98, three, "high", "by_halves")) == {1: 42, 2: 40, 3: 16}


@pytest.mark.parametrize(
    "call",
    [
        lambda: divide(5, [("high", [])]),
        lambda: divide(5, []),
        lambda: divide(-5, [("high", [1])]),
        lambda: divide(2.5, [("high", [1])]),  # type: ignore[arg-type]
        lambda: divide(5, [("high", [1, 1])]),
        lambda: layers({1: -5}, {1}),
        lambda: layers({1: 5}, {2}),
        lambda: layers({1: 5}, {1}, dead=-1),
        lambda: uncalled({1: -5, 2: 3}),
        lambda: uncalled({1: True}),
    ],
)
def test_r14_money_that_cannot_be_is_refused(call: Callable[[], object]) -> None:
    with pytest.raises(BettingError) as caught:
        call()
    for lang in LANGUAGES:
        assert say(caught.value, lang).endswith(".")


# The same in hands


def test_situation_32() -> None:
    """All in with 50, 100, 200, 450, ranked best to worst: 200, 150, 200, 250."""
    stacks = {3: 50, 4: 100, 2: 200, 1: 450}
    holes = (RANKED[0], RANKED[1], RANKED[3], RANKED[2])
    hand = omaha("no", stacks, deck=stacked(holes, BOARD), button=2)
    play(hand, pk.Raise(450), C, C, C)
    hand.show_all()
    assert hand.stacks == {3: 200, 4: 150, 2: 200, 1: 250}
    (back,) = events(hand, e.UncalledReturned)
    assert (back.seat, back.amount, back.matched) == (1, 250, 200)
    assert [x.amount for x in events(hand, e.PotAwarded)] == [200, 150, 200]


def test_situation_33() -> None:
    """Ten antes of 100, the big blind has 800 in all: main pot 3,500, 1,000 for the raiser."""
    stacks = {**dict.fromkeys(range(1, 11), 20_000), 3: 800}
    holes = ["2s 3s 4s 5s", RANKED[0], "9c 9d 8s 8d", RANKED[3]]
    deck = [*stacked(holes), *[None] * 24, *stacked([], BOARD)]
    hand = omaha("no", stacks, blinds=(400, 800), ante=100, deck=deck)
    assert hand.bets[3] == 700
    assert hand.pot == 1000
    play(hand, C, pk.Raise(1600), *[F] * 8)  # the caller folds last
    assert [pot.amount for pot in events(hand, e.PotsFormed)[0].pots] == [3500, 200]
    assert events(hand, e.UncalledReturned)[0].amount == 800
    hand.show_all()
    assert won(hand) == {3: 3500, 5: 200}
    assert hand.stacks[5] == 20_000 - 1700 + 1000


def test_everybody_folds_to_one_who_takes_the_pot_without_showing() -> None:
    hand = play(to_street(omaha(), "flop"), X, pk.Bet(6), F, F)
    assert hand.over
    (award,) = events(hand, e.PotAwarded)
    assert (award.why, award.amount, award.parts[0].seat) == ("folded", 6, 3)
    assert events(hand, e.UncalledReturned)[0].amount == 6
    assert not events(hand, e.Shown)
    assert len(hand.board) == 3, "no more cards than were needed"


def test_a_walk() -> None:
    hand = play(omaha(), F, F)
    assert hand.stacks == {1: 1000, 2: 999, 3: 1001}
    assert events(hand, e.UncalledReturned)[0].amount == 1


# Hi/Lo


HILO_BOARD = "2h 7d 8c Kh Qs"


def hilo(holes: list[str], board: str, stacks: dict[int, int], *actions: object) -> pk.Hand:
    hand = omaha("no", stacks, game="omaha_hilo", deck=stacked(holes, board), button=max(stacks))
    for action in actions or (C,) * 99:
        if hand.stage != "betting":
            break
        hand.act(action)  # type: ignore[arg-type]
    while hand.stage == "betting":
        hand.act(C if hand.legal.call else X)
    hand.show_all()
    return hand


def parts(hand: pk.Hand) -> list[tuple[int, list[tuple[str, int, int]]]]:
    return [
        (event.pot.index, [(part.share, part.seat, part.amount) for part in event.parts])
        for event in events(hand, e.PotAwarded)
    ]


def test_one_low_and_one_high() -> None:
    hand = hilo(["Ac 3c Js Jc", "Kc Kd Ts 9s"], HILO_BOARD, {1: 100, 2: 100}, C, X)
    assert parts(hand) == [(0, [("high", 2, 2), ("low", 1, 2)])]


def test_no_low_situation_14() -> None:
    hand = hilo(["Ac 3c Js Jc", "Kc Kd Ts 9s"], "2h 9d Tc Kh Qs", {1: 100, 2: 100}, C, X)
    ((_, shares),) = parts(hand)
    assert shares == [("high", 1, 4)], "an ace-high straight; nobody has a low, so nobody ties"


def test_two_lows_tied_quartered() -> None:
    holes = ["Ac 3c Js Jc", "Kc Kd Ts 9s", "As 3s Jh Th"]
    hand = hilo(holes, HILO_BOARD, {1: 100, 2: 100, 3: 100}, C, C, X)
    assert parts(hand) == [(0, [("high", 2, 3), ("low", 1, 2), ("low", 3, 1)])]
    (award,) = events(hand, e.PotAwarded)
    assert award.showdown.quartered == (0, 2)


def test_a_wheel_scoops() -> None:
    hand = hilo(["Ac 3c Js Jc", "Kc Kd Ts 9s"], "2h 4d 5c Kh Qs", {1: 100, 2: 100}, C, X)
    assert parts(hand) == [(0, [("high", 1, 2), ("low", 1, 2)])]
    (award,) = events(hand, e.PotAwarded)
    assert award.showdown.scoop == 0


def test_situation_11_three_quarters() -> None:
    holes = ["Ah 2c Kd 9d", "Ac 2d Th 8h"]
    hand = hilo(holes, "7d 4c 3h Ks Jh", {1: 100, 2: 100}, pk.Raise(100), C)
    assert won(hand) == {1: 150, 2: 50}


def test_situation_15_each_side_pot_has_its_own_high_and_low() -> None:
    """Three ways all in: the shortest has the best low, the next one only in his side pot."""
    holes = ["Ac 3c Js Jc", "As 4s Td 9d", "Kc Kd Ts 9s"]
    stacks = {1: 50, 2: 120, 3: 300, 4: 300}
    hand = omaha(
        "no", stacks, game="omaha_hilo", button=4,
        deck=stacked([*holes, "Qc Qd 6s 6c"], HILO_BOARD),
    )  # fmt: skip
    play(hand, pk.Raise(300), C, C, C)
    hand.show_all()
    assert parts(hand) == [
        (2, [("high", 3, 360)]),
        (1, [("high", 3, 105), ("low", 2, 105)]),
        (0, [("high", 3, 100), ("low", 1, 100)]),
    ]
    assert hand.stacks == {1: 100, 2: 105, 3: 565, 4: 0}


def test_odd_chips_in_hands() -> None:
    """Equal hands: the first left of the button takes the chip, or the highest card by suit."""
    holes = ["Kc Qd 4s 4h", "Ks Qh 5s 5d", "9c 9d 3s 3h"]
    for rule, taken in (("left_of_button", {1: 3, 2: 2}), ("high_card", {2: 3, 1: 2})):
        hand = omaha(
            "no", button=3, odd_chip=rule, posts=[(3, 0, 1)],
            deck=stacked(holes, "Ah Jd Tc 2c 2d"),
        )  # fmt: skip
        play(hand, F, C, X, *[X] * 6)
        hand.show_all()
        assert won(hand) == taken


def test_the_odd_chip_of_a_split_pot() -> None:
    for rule, (high, low) in (("high", (3, 2)), ("low", (2, 3))):
        hand = omaha(
            "no", {1: 100, 2: 100, 3: 100}, game="omaha_hilo", button=3, odd_chip_hilo=rule,
            deck=stacked(["Ac 3c Js Jc", "Kc Kd Ts 9s", "Tc Td 6h 6d"], HILO_BOARD),
            posts=[(3, 0, 1)],
        )  # fmt: skip
        play(hand, F, C, X)
        while hand.stage == "betting":
            play(hand, X)
        hand.show_all()
        assert won(hand) == {2: high, 1: low}


def test_the_best_hand_wins_as_much_of_each_as_it_put_in() -> None:
    for depths in product((20, 50, 90), repeat=3):
        stacks = dict(zip((1, 2, 3), depths, strict=True))
        hand = omaha("no", stacks, button=3, deck=stacked(RANKED[:3], BOARD))
        while hand.stage == "betting":
            wager = hand.legal.wager
            hand.act(pk.Raise(wager.max_to) if wager else C)
        hand.show_all()
        assert sum(hand.stacks.values()) == sum(depths)
        paid = hand.state.paid
        assert won(hand)[1] == sum(min(paid[1], other) for other in paid.values())


WHEELS = ["4s 5s Jc Qd", "4c 5c Jd Qh", "Kc Kd Td 9d"]
WHEEL_BOARD = "As 2d 3h Kh 9h"


def test_r1_two_wheels_in_a_hand() -> None:
    """R1: the smallest input of the finding; and each half by itself as a convention."""
    for rule, (one, two) in (("evenly", (33, 33)), ("by_halves", (34, 32))):
        hand = omaha(
            "no", {1: 33, 2: 33}, game="omaha_hilo", button=2, both_ways=rule,
            deck=stacked(WHEELS[:2], WHEEL_BOARD),
        )  # fmt: skip
        play(hand, pk.Raise(33), C)
        hand.show_all()
        assert won(hand) == {1: one, 2: two}
        said = say(events(hand, e.PotAwarded)[0], "en")
        assert ("as evenly as possible" in said) == (rule == "evenly"), said


def test_r1_each_side_pot_is_evened_out_by_itself() -> None:
    """R1: three all in for 33, 33 and 11: 33 and 44 chips, each split evenly."""
    hand = omaha(
        "no", {1: 33, 2: 33, 3: 11}, game="omaha_hilo", button=3,
        deck=stacked(WHEELS, WHEEL_BOARD),
    )  # fmt: skip
    play(hand, pk.Raise(11), pk.Raise(33), C)
    hand.show_all()
    pots = {award.pot.index: taken(award.parts) for award in events(hand, e.PotAwarded)}
    assert pots == {1: {1: 22, 2: 22}, 0: {1: 17, 2: 16}}


def test_r3_an_ante_that_nobody_matches_comes_back() -> None:
    """R3: it was awarded as a side pot; with a blind to return there were two stories."""
    hand = omaha("no", {1: 100, 2: 4, 3: 4}, ante=10, button=3)
    (back,) = events(hand, e.UncalledReturned)
    assert (back.seat, back.ante) == (1, 6)
    hand.show_all()
    assert [pot.amount for pot in events(hand, e.PotsFormed)[0].pots] == [12]
    assert sum(hand.stacks.values()) == 108
    assert all(award.why != "alone" for award in events(hand, e.PotAwarded))
    for lang in LANGUAGES:
        assert say(back, lang).endswith(".")


def test_r3_no_pot_of_no_chips() -> None:
    assert layers({1: 0, 2: 0}, {1, 2}) == ()
    assert [pot.amount for pot in layers({1: 0, 2: 5, 3: 5}, {1, 2, 3})] == [10]
    assert [pot.amount for pot in layers({1: 0, 2: 0}, {1, 2}, dead=3)] == [3]
