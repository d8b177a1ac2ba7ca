"""Odds that change: by the next card, street by street, with every deal of a sample."""

from fractions import Fraction
from math import sqrt

import pytest

from pokerlib.cards import cards
from pokerlib.odds import (
    OddsError,
    by_next_card,
    deals_until,
    equity,
    equity_converges,
    hands_converge,
    street_by_street,
)
from pokerlib.rankings import BADUGI, DEUCE_TO_SEVEN, EIGHT_OR_BETTER, HIGH, Category

OMAHA = ["As Ah Kd Qd", "Jc Tc 9h 8h"]


@pytest.mark.parametrize("game", ["omaha", "omaha_hilo"])
@pytest.mark.parametrize("board", ["2c 9s Ts", "2c 9s Ts 3d"])
def test_the_next_card(game: str, board: str) -> None:
    """As if the card lay there."""
    found = by_next_card(game, OMAHA, board, dead="5d")
    assert len(found) == 52 - 8 - len(cards(board)) - 1
    for card, after in list(found.items())[::7]:
        assert after == equity(game, OMAHA, [*cards(board), card], dead="5d")
    now = equity(game, OMAHA, board, dead="5d")
    for hand in range(2):
        assert now[hand].share == sum(one[hand].share for one in found.values()) / len(found)


@pytest.mark.parametrize("board", ["", "2c 9s Ts 3d 4d"])
def test_no_single_card_comes_next(board: str) -> None:
    with pytest.raises(OddsError) as caught:
        by_next_card("omaha", OMAHA, board)
    assert caught.value.kind == "next_card"


def test_street_by_street() -> None:
    streets = street_by_street("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Kh 3c")
    assert [street.key for street in streets] == ["preflop", "flop", "turn", "river"]
    assert [len(street.board) for street in streets] == [0, 3, 4, 5]
    assert streets[0].equities == equity("holdem", ["As Ah", "Kd Kc"])
    assert [street.equities[1].share for street in streets][-1] == 1
    assert len(street_by_street("holdem", ["As Ah", "Kd Kc"], "")) == 1


def test_hands_converge() -> None:
    seen: list[tuple[int, int]] = []
    found = hands_converge(
        Category.ONE_PAIR,
        sizes=(10, 1_000, 50_000),
        seed=1,
        progress=lambda done, total: seen.append((done, total)),
    )
    assert found.exact == Fraction(1_098_240, 2_598_960)
    assert [point.deals for point in found.points] == [10, 1_000, 50_000]
    assert seen[-1] == (50_000, 50_000)
    for point in found.points:
        assert point.error == pytest.approx(sqrt(found.exact * (1 - found.exact) / point.deals))
        assert abs(float(point.mean - found.exact)) < 5 * point.error
    again = hands_converge(Category.ONE_PAIR, sizes=(10, 1_000, 50_000), seed=1)
    assert again == found
    assert again != hands_converge(Category.ONE_PAIR, sizes=(10, 1_000, 50_000), seed=2)


def test_the_first_deals_are_the_same_however_many_follow() -> None:
    short, long = (
        hands_converge(Category.ONE_PAIR, sizes=sizes, seed=3)
        for sizes in [(100, 1_000), (100, 1_000, 2_000)]
    )
    assert short.points == long.points[:2]


@pytest.mark.parametrize("board", ["", "2c 9s Ts"])
def test_equity_converges(board: str) -> None:
    found = equity_converges("omaha_hilo", OMAHA, board, hand=1, sizes=(10, 500, 40_000), seed=7)
    assert found.exact == equity("omaha_hilo", OMAHA, board)[1].share
    for point in found.points:
        assert abs(float(point.mean - found.exact)) < 5 * point.error
    sampled = equity("omaha_hilo", OMAHA, board, samples=40_000)[1]
    assert found.points[-1].error == pytest.approx(sampled.error, rel=0.05)


def test_a_seed_makes_the_same_way_twice() -> None:
    ways = [
        equity_converges("omaha", OMAHA, "2c 9s Ts", sizes=(10, 50), seed=seed)
        for seed in (7, 7, 8)
    ]
    assert ways[0] == ways[1] != ways[2]


def test_a_full_board_has_nothing_to_converge() -> None:
    with pytest.raises(OddsError):
        equity_converges("omaha", OMAHA, "2c 9s Ts 3d 4d")


@pytest.mark.parametrize(
    ("ranking", "category"),
    [
        (HIGH, Category.FULL_HOUSE),
        (EIGHT_OR_BETTER, Category.NO_PAIR),
        (DEUCE_TO_SEVEN, Category.STRAIGHT),
    ],
)
def test_deal_until_it_is_there(ranking: type(HIGH), category: Category) -> None:
    deals, hand = deals_until(category, ranking, seed=4)
    assert deals >= 1
    rank = ranking.rank(hand)
    assert rank is not None
    assert rank.category == category
    assert (deals, hand) == deals_until(category, ranking, seed=4)


def test_the_wait_is_one_over_the_chance() -> None:
    waits = [deals_until(Category.STRAIGHT, seed=seed)[0] for seed in range(60)]
    expected = 2_598_960 / 10_200
    assert abs(sum(waits) / len(waits) - expected) < 5 * expected / sqrt(len(waits))


def test_a_hand_that_never_comes() -> None:
    with pytest.raises(OddsError) as caught:
        deals_until(Category.BADUGI, seed=1)
    assert caught.value.kind == "never"
    assert BADUGI.size == 4
