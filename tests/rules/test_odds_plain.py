"""What plain Python counts is what NumPy counts; what it samples is within four errors of it."""

import pytest

from pokerlib import odds
from pokerlib.counting import plain
from pokerlib.rankings import HIGH, Category

SPOTS = {
    "turn": ("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], "2c 7d 9s Jd"),
    "turn, halves": ("omaha_hilo", ["As 2h Kd Qd", "Ac 2c 9h 8h"], "3c 7d 9s Jd"),
    "river": ("holdem", ["As Ah", "Kd Kc", "7s 2s"], "2c 7d 9h Jd 3s"),
    "seventh street": ("seven_card_stud", ["As Ad Ah 2c 9s Jd", "Kh Qh 8h 3h 4c 5d 6d"], ""),
}
LARGE = {
    "flop": ("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], "2c 7d 9s"),
    "before": ("omaha_hilo", ["As 2h Kd Qd", "Jc Tc 9h 8h"], ""),
    "stud": ("stud_hilo", ["Ah 2h 4d 6h Kc", "Qs Qd 9h 9c 5d"], ""),
}


@pytest.mark.parametrize("spot", SPOTS.values(), ids=SPOTS)
def test_what_is_counted_is_equal(spot: tuple[str, list[str], str]) -> None:
    assert plain.equity(*spot) == odds.equity(*spot)
    assert plain.outlook(*spot) == odds.outlook(*spot)


@pytest.mark.parametrize("spot", LARGE.values(), ids=LARGE)
def test_what_is_sampled_is_near(spot: tuple[str, list[str], str]) -> None:
    exact = odds.equity(*spot)
    for one, other in zip(plain.equity(*spot, samples=200, seed=3), exact, strict=True):
        assert not one.exact
        assert abs(one.share - other.share) <= 4 * one.error
    assert plain.outlook(*spot).deals == odds.outlook(*spot).deals
    assert not plain.outlook(*spot).exact


def test_each_river_and_each_street() -> None:
    game, hands, board = SPOTS["turn"]
    assert plain.by_next_card(game, hands, board) == odds.by_next_card(game, hands, board)
    *_, turn = plain.street_by_street(game, hands, board)
    assert turn == odds.street_by_street(game, hands, board)[-1]
    with pytest.raises(odds.OddsError):
        plain.by_next_card(game, hands, board[:8])


@pytest.mark.parametrize("key", list(plain.awaited()))
def test_what_is_dealt_for_is_the_same(key: str) -> None:
    """The same chance, and the same deals have it."""
    here, there = plain.awaited()[key], odds.awaited()[key]
    assert (here.cards, here.exact) == (there.cards, there.exact)
    found = plain.Trial(here, 7).after(1_000).points[-1]
    assert abs(found.mean - here.exact) <= max(4 * found.error, 3 / 1_000)


def test_a_trial_goes_on_and_begins_again() -> None:
    what = plain.awaited()["one_pair"]
    trial = plain.Trial(what, 5)
    first = trial.after(100)
    assert trial.after(300) == plain.Trial(what, 5).after(300)
    assert trial.after(100) == first

    def stop(_: int, __: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trial.after(200, stop)
    assert trial.after(300) == plain.Trial(what, 5).after(300)


def test_a_wait_ends_with_what_was_awaited() -> None:
    count, hand = plain.deals_until(Category.FULL_HOUSE, seed=4)
    assert count >= 1
    assert HIGH.rank(hand).category == Category.FULL_HOUSE  # type: ignore[union-attr]
    assert plain.deals_until(Category.FULL_HOUSE, seed=4) == (count, hand)
