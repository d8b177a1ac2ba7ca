"""What one deals for: seen in every deal there is, and sampled step by step."""

from math import comb, sqrt

import numpy as np
import pytest

from pokerlib.cards import DECK
from pokerlib.odds import Trial, awaited, dealt, equity, outlook
from pokerlib.odds.stud import every_deal
from pokerlib.rankings import EIGHT_OR_BETTER, HIGH, Category

DECK_OF = range(len(DECK))
KEYS = list(awaited())


def test_what_there_is_to_deal_for() -> None:
    """The ten hands, the rarest first, then what is dealt elsewhere."""
    assert KEYS[:10] == [category.value for category in dealt(5)]
    assert {key: what.cards for key, what in awaited().items() if key not in set(Category)} == {
        "straight_of_seven": 7,
        "flush_of_seven": 7,
        "full_house_of_seven": 7,
        "rolled_up_trips": 3,
        "low_on_board": 5,
    }


@pytest.mark.parametrize("key", ["flush", "two_pair", "low_on_board", "rolled_up_trips"])
def test_it_is_seen_in_every_deal_that_has_it(key: str) -> None:
    """All C(52, n) deals: as many as the exact chance says."""
    what = awaited()[key]
    seen = total = 0
    for deals in every_deal(DECK_OF, [1, what.cards - 1] if what.cards > 3 else [what.cards]):
        # One card apart from the others: each deal once for each of its cards.
        found = what.seen(deals)
        seen, total = seen + int(found.sum()), total + len(found)
    assert total == comb(52, what.cards) * (what.cards if what.cards > 3 else 1)
    assert seen == what.exact * total


@pytest.mark.parametrize("key", ["straight_of_seven", "flush_of_seven", "full_house_of_seven"])
def test_of_seven_cards_the_best_five_count(key: str) -> None:
    what = awaited()[key]
    assert what.exact == dealt(7)[Category(key.removesuffix("_of_seven"))].probability
    random = np.random.default_rng(7)
    deals = np.array([random.permutation(52)[:7] for _ in range(300)]).T
    for hand, seen in zip(deals.T.tolist(), what.seen(deals).tolist(), strict=True):
        best = HIGH.best([DECK[card] for card in hand])
        assert best is not None
        assert seen == (f"{best.category}_of_seven" == key)


def test_a_low_on_the_board_is_one_that_two_cards_can_complete() -> None:
    what, random = awaited()["low_on_board"], np.random.default_rng(3)
    deals = np.array([random.permutation(52)[:5] for _ in range(40)]).T
    for board, seen in zip(deals.T.tolist(), what.seen(deals).tolist(), strict=True):
        lows = [card for card in DECK if card.letter in "A2345678" and card.index not in board]
        pairs = ((one, other) for one in lows for other in lows if one.index < other.index)
        there = [DECK[card] for card in board]
        low = any(EIGHT_OR_BETTER.best([*there, *pair]) is not None for pair in pairs)
        assert seen == low


@pytest.mark.parametrize("key", KEYS)
def test_a_sample_stays_near_the_exact_share(key: str) -> None:
    found = Trial(awaited()[key], seed=2).after(200_000)
    assert found.exact == awaited()[key].exact
    for point in found.points:
        hits = point.mean * point.deals
        assert hits.denominator == 1
        assert point.error == pytest.approx(sqrt(found.exact * (1 - found.exact) / point.deals))
        # Five standard errors, and for what is too rare for them a few hits more.
        assert abs(float(point.mean - found.exact)) <= 5 * point.error + 3 / point.deals


def test_hands_that_come_bit_by_bit_are_those_that_come_at_once() -> None:
    what = awaited()["one_pair"]
    by_bits, at_once = Trial(what, seed=5), Trial(what, seed=5)
    for deals in (10, 20, 30, 130, 1_130, 17_000, 40_000):
        last = by_bits.after(deals)
        assert last.points[-1].deals == deals
    assert last == at_once.after(40_000)
    assert [point.deals for point in last.points[:5]] == [10, 13, 16, 20, 25]
    assert last != Trial(what, seed=6).after(40_000)


def test_a_trial_that_is_asked_for_less_begins_again() -> None:
    trial = Trial(awaited()["straight"], seed=1)
    first = trial.after(500)
    trial.after(20_000)
    assert trial.after(500) == first


def test_a_trial_that_was_interrupted_can_go_on() -> None:
    trial = Trial(awaited()["straight"], seed=1)
    trial.after(500)
    told = []

    def stop(done: int, _: int) -> None:
        told.append(done)
        if len(told) > 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        trial.after(100_000, stop)
    assert trial.after(100_000) == Trial(awaited()["straight"], seed=1).after(100_000)


def test_a_trial_says_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    trial = Trial(awaited()["flush"], seed=1)
    trial.after(50_000)
    trial.after(150_000, lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert {total for _, total in told} == {100_000}
    assert told[-1] == (100_000, 100_000)


# Exact or sampled: said beforehand


@pytest.mark.parametrize(
    ("game", "hands", "board", "deals"),
    [
        ("seven_card_stud", ["As Ad 2h 2c 9d 8h", "Ks Kd Qh Qc 3d 4h"], "", 40 * 39),
        ("razz", ["As 2d 3h 4c 9d", "Ks Kd Qh Qc 3d"], "", comb(42, 2) * comb(40, 2)),
        ("stud_hilo", ["As Ad 2h", "Ks Kd Qh"], "", comb(46, 4) * comb(42, 4)),
        ("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], "", 1_086_008),
        ("omaha", ["As Ah Kd Qd", "Jc Tc 9h 8h"], "2c 3c 4c 5c 6c", 1),
        ("badugi", ["As 2d 3h 4c", "Ac 2h 3s Kd"], "", 1),
    ],
)
def test_the_outlook_is_what_equity_does(
    game: str, hands: list[str], board: str, deals: int
) -> None:
    found = outlook(game, hands, board)
    assert found.deals == deals
    first = equity(game, hands, board)[0]
    assert found.exact == first.exact
    assert first.boards == (deals if found.exact else 100_000)


def test_counting_every_deal_of_stud_says_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    hands = ["As Ad 2h 2c 9d 8h", "Ks Kd Qh Qc 3d 4h"]
    equity("seven_card_stud", hands, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (1_560, 1_560)
    assert len(told) > 1
