"""Equity: numbers known elsewhere, laws that any equity keeps, and what is refused."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib.cards import DECK, Card, CardError, cards, code_at, deck_of
from pokerlib.odds import OddsError, equity

BOARD_GAMES = ("holdem", "omaha", "omaha_hilo")
HOLE = {"holdem": 2, "omaha": 4, "omaha_hilo": 4}


def test_aces_and_kings_against_a_run_in_omaha() -> None:
    """Issue 7; an independent engine counts the same."""
    aces, run = equity("omaha", ["A♠A♥K♦Q♦", "J♣T♣9♥8♥"])
    assert aces.boards == 1_086_008
    assert (aces.win * aces.boards, run.win * run.boards, aces.tie * aces.boards) == (
        602_534,
        483_348,
        126,
    )
    assert aces.lose == run.win
    assert (aces.high, aces.low, aces.scoop) == (None, None, None)


def test_aces_with_a_low_against_a_run_in_hi_lo() -> None:
    """Issue 7; an independent engine counts the same."""
    low, run = equity("omaha_hilo", ["A♠A♥2♦3♦", "J♣T♣9♥8♥"])
    assert low.share == Fraction(194_807, 310_288)
    assert run.low == 0
    assert low.low == Fraction(70_269, 135_751)
    assert low.high is not None
    assert run.high is not None
    assert low.high + run.high == 1


def test_aces_against_kings_in_holdem() -> None:
    """An independent engine counts the same."""
    aces, kings = equity("holdem", ["As Ah", "Kd Kc"])
    counts = [one * aces.boards for one in (aces.win, kings.win, aces.tie)]
    assert counts == [1_388_072, 317_694, 6_538]
    assert aces.boards == sum(counts) == 1_712_304


def test_a_low_that_nobody_has_has_no_share() -> None:
    """Situation 14: pokerkit gives 0.75 and 0.25 here."""
    first, second = equity("omaha_hilo", ["As Ad Kh Qh", "Jc Jd Th 9h"], "Kc Qd Js 2c 2d")
    assert (first.low, second.low) == (0, 0)
    assert {first.share, second.share} == {0, 1}


def test_a_quarter() -> None:
    """Situation 11."""
    first, second = equity("omaha_hilo", ["A♥2♣K♦9♦", "A♣2♦T♥8♥"], "7♦4♣3♥K♠J♥")
    assert (first.share, second.share) == (Fraction(3, 4), Fraction(1, 4))
    assert (first.win, first.tie, first.scoop) == (0, 1, 0)
    assert (first.low, second.low, first.high) == (Fraction(1, 2), Fraction(1, 2), 1)


def dealt(key: str, number: int, hands: int, board: int) -> tuple[list[tuple[Card, ...]], ...]:
    deck = iter(deck_of(code_at("BBB-BBB", number)))
    held = [tuple(next(deck) for _ in range(HOLE[key])) for _ in range(hands)]
    return held, [next(deck) for _ in range(board)]


@pytest.mark.parametrize("key", BOARD_GAMES)
@pytest.mark.parametrize("board", [0, 3, 4, 5])
@pytest.mark.parametrize("hands", [2, 3, 6, 10])
def test_shares_add_up(key: str, board: int, hands: int) -> None:
    held, common = dealt(key, 17 * hands + board, hands, board)
    found = equity(key, held, common)
    assert sum(one.share for one in found) == 1
    assert sum(one.win for one in found) <= 1
    for one in found:
        assert one.win <= one.share <= one.win + one.tie
        assert one.exact
        if key == "omaha_hilo":
            assert one.scoop == one.win
            assert one.high is not None
            assert one.low is not None
            assert 0 <= one.low <= 1
    if key == "omaha_hilo":
        assert sum(one.high or 0 for one in found) == 1
        assert sum(one.low or 0 for one in found) <= 1


@given(number=st.integers(0, 10_000), suits=st.permutations("cdhs"), board=st.sampled_from([0, 3]))
@settings(max_examples=30, deadline=None)
def test_suits_have_no_names(number: int, suits: list[str], board: int) -> None:
    """Suits that change places change nothing; nor do the cards of a hand, nor the seats."""
    held, common = dealt("omaha_hilo", number, 3, board)
    names = dict(zip("cdhs", suits, strict=True))

    def renamed(given_cards: list[Card] | tuple[Card, ...]) -> list[str]:
        return [card.code[0] + names[card.suit] for card in reversed(given_cards)]

    before = equity("omaha_hilo", held, common)
    after = equity("omaha_hilo", [renamed(hand) for hand in reversed(held)], renamed(common))
    assert before == tuple(reversed(after))


@pytest.mark.parametrize("key", BOARD_GAMES)
def test_before_the_flop_is_the_mean_over_flops(key: str) -> None:
    """The classes of boards against boards one by one: all turns and rivers after every flop."""
    held, _ = dealt(key, 5, 2, 0)
    left = [card for card in DECK if card not in held[0] + held[1]][::3]
    kept = left[:9]
    dead = [card for card in DECK if card not in kept and card not in held[0] + held[1]]
    whole = equity(key, held, dead=dead)
    flops = [equity(key, held, flop, dead) for flop in combinations(kept, 3)]
    for hand, one in enumerate(whole):
        assert one.share == sum(found[hand].share for found in flops) / len(flops)
        assert one.win == sum(found[hand].win for found in flops) / len(flops)
        assert one.low is None or one.low == sum(found[hand].low or 0 for found in flops) / len(
            flops
        )


def test_dead_cards_are_not_dealt() -> None:
    plain = equity("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Jd")[1]
    dead = equity("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Jd", dead="Ks")[1]
    assert (plain.win, dead.win) == (Fraction(2, 44), Fraction(1, 43))


# Stud


def test_stud_hands_that_are_complete() -> None:
    high = equity("seven_card_stud", ["As Ad Ah 2c 3d 9h 9c", "Ks Kd Kh Qc Qd 2h 3c"])
    assert (high[0].share, high[0].boards, high[0].error) == (1, 1, 0)
    low = equity("razz", ["As 2d 3h 4c 6d 9h 9c", "Ks Kd 2h 3c 4d 5h 7c"])
    assert low[0].share == 1


def test_stud_counts_every_deal_of_two_sixth_streets() -> None:
    found = equity("seven_card_stud", ["As Ad 2h 2c 9d 8h", "Ks Kd Qh Qc 3d 4h"])
    assert found[0].boards == 40 * 39
    assert found[0].exact


def test_stud_with_many_cards_to_come_is_sampled() -> None:
    hands = ["As Ad Ah", "Ks Kd Kh"]
    seen: list[tuple[int, int]] = []
    first = equity(
        "seven_card_stud",
        hands,
        samples=40_000,
        seed=5,
        progress=lambda done, total: seen.append((done, total)),
    )
    assert seen[-1] == (40_000, 40_000)
    assert len(seen) > 1
    assert first == equity("seven_card_stud", hands, samples=40_000, seed=5)
    assert first != equity("seven_card_stud", hands, samples=40_000, seed=6)
    assert (first[0].boards, first[0].exact) == (40_000, False)
    other = equity("seven_card_stud", hands, samples=40_000, seed=6)[0]
    assert abs(float(first[0].share - other.share)) < 6 * first[0].error


def test_a_sample_is_near_the_exact_count_and_knows_how_near() -> None:
    hands = ["As Ah Kd Qd", "Jc Tc 9h 8h"]
    exact = equity("omaha", hands)[0]
    for seed in range(5):
        sampled = equity("omaha", hands, samples=20_000, seed=seed)[0]
        assert not sampled.exact
        assert 0.002 < sampled.error < 0.005
        assert abs(float(sampled.share - exact.share)) < 5 * sampled.error


def test_a_sample_that_always_ends_alike_is_no_proof() -> None:
    royal, other = equity("holdem", ["As Ks", "2c 2d"], "Qs Js Ts", samples=500)
    assert (royal.share, other.share) == (1, 0)
    assert not royal.exact


def test_stud_sampled_and_counted_agree() -> None:
    hands = ["As 2d 3h 9c Kd", "4s 5d 6h 7c Qd"]
    exact = equity("stud_hilo", hands)
    sampled = equity("stud_hilo", hands, samples=30_000)
    assert exact[0].boards == comb(42, 2) * comb(40, 2)
    assert exact[0].exact
    for one, other in zip(exact, sampled, strict=True):
        assert abs(float(one.share - other.share)) < 5 * other.error


def test_the_deck_runs_out_and_the_last_card_is_shared() -> None:
    """Game rules, line 246: eight players on sixth street, and four cards are left."""
    deck = deck_of("BBB-BBB")
    hands = [deck[place * 6 : place * 6 + 6] for place in range(8)]
    found = equity("seven_card_stud", hands)
    assert found[0].boards == 4
    assert sum(one.share for one in found) == 1


def test_the_shared_card_may_lie_there_already() -> None:
    found = equity("razz", ["As 2d 3h 4c Kd Kh", "Qs Qd Qh 2c 3c 4d"], "5c")
    assert (found[0].share, found[0].boards) == (1, 1)


def test_hands_that_draw_no_more() -> None:
    assert equity("badugi", ["As 2d 3h 4c", "Ac 2h 3s Kd"])[0].share == 1
    ties = equity("single_draw_2_7", ["7s 5s 4d 3d 2c", "7c 5c 4h 3h 2d", "As Ks Qs Js 9d"])
    assert [one.share for one in ties] == [Fraction(1, 2), Fraction(1, 2), 0]


# Refused


def refusal(*args: object, **more: object) -> OddsError:
    with pytest.raises(OddsError) as caught:
        equity(*args, **more)  # type: ignore[arg-type]
    assert str(caught.value)
    return caught.value


@pytest.mark.parametrize("board", ["2c", "2c 3c", "2c 3c 4c 5c 6c 7c"])
def test_a_board_of_one_two_or_six_cards(board: str) -> None:
    error = refusal("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], board)
    assert (error.kind, error.facts["count"]) == ("board_count", len(cards(board)))


def test_nine_omaha_hands_and_twelve_dead_cards() -> None:
    deck = DECK
    hands = [deck[place * 4 : place * 4 + 4] for place in range(9)]
    error = refusal("omaha", hands, "", deck[36:48])
    assert (error.kind, dict(error.facts)) == ("cards_left", {"left": 4, "needed": 5})


@pytest.mark.parametrize("count", [0, 1, 11])
def test_two_to_ten_hands(count: int) -> None:
    hands = [DECK[place * 2 : place * 2 + 2] for place in range(count)]
    assert refusal("holdem", hands).kind == "hand_count"


def test_no_samples() -> None:
    assert refusal("holdem", ["As Ah", "Kd Kc"], samples=0).kind == "samples"


@pytest.mark.parametrize(
    ("hands", "board", "dead", "first", "second"),
    [
        (["As Ah", "As Kc"], "", "", "hand 0", "hand 1"),
        (["As Ah", "Kd Kc"], "2c 7d Ah", "", "hand 0", "board"),
        (["As Ah", "Kd Kc"], "2c 7d 9h", "Kc", "hand 1", "dead"),
        (["As Ah", "Kd Kc"], "2c 7d 9h", "9h", "board", "dead"),
    ],
)
def test_a_card_in_two_places(
    hands: list[str], board: str, dead: str, first: str, second: str
) -> None:
    with pytest.raises(CardError) as caught:
        equity("holdem", hands, board, dead)
    assert caught.value.kind == "on_both"
    assert (caught.value.facts["first"], caught.value.facts["second"]) == (first, second)


@pytest.mark.parametrize(
    ("game", "other", "hand", "kind"),
    [
        ("holdem", "Ks Kh", "As", "too_few"),
        ("holdem", "Ks Kh", "As Ah Ad", "too_many"),
        ("omaha", "Ks Kh 9d 8d", "As Ah Kd", "too_few"),
        ("omaha", "Ks Kh 9d 8d", "As Ah Kd Qd 2c", "too_many"),
        ("omaha", "Ks Kh 9d 8d", "", "empty"),
        ("omaha", "Ks Kh 9d 8d", "As As Kd Qd", "duplicate"),
        ("seven_card_stud", "Ks Kh 9d", "As Ah Kd Qd 2c 3c 4c 5c", "too_many"),
        ("badugi", "Ks Kh 9d 8d", "As 2h 3d", "too_few"),
    ],
)
def test_hands_of_a_wrong_size(game: str, other: str, hand: str, kind: str) -> None:
    with pytest.raises(CardError) as caught:
        equity(game, [other, hand])
    assert caught.value.kind == kind
    if kind != "duplicate":
        assert caught.value.facts["where"] == "hand 1"


def test_an_error_is_a_value_error() -> None:
    assert issubclass(OddsError, ValueError)
