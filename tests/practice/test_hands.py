"""Examples are what they are called; close hands part late; five hands differ."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.cards import code_at
from pokerlib.practice.hands import LADDER, close_hands, example, five_hands
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Ranking,
    difference,
)

CODES = st.integers(0, 1_400_000).map(lambda n: code_at("BBB-BBB", n))
SYSTEMS = (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN, BADUGI)


def test_the_ladder_is_in_order_of_strength() -> None:
    ranks = [HIGH.rank(example(category, "BBB-BBB")) for category in LADDER]
    assert all(low < high for low, high in pairwise(ranks))
    assert len(LADDER) == 10


@given(st.sampled_from(LADDER), CODES)
def test_an_example_is_what_it_is_called(category: Category, code: str) -> None:
    hand = example(category, code)
    assert len(set(hand)) == 5
    rank = HIGH.rank(hand)
    assert rank is not None
    assert rank.category == category
    assert example(category, code) == hand


@pytest.mark.parametrize("ranking", SYSTEMS, ids=repr)
def test_close_hands_part_early_late_and_never(ranking: Ranking) -> None:
    found = Counter[int | str | None]()
    for n in range(60):
        first, second = close_hands(ranking, code_at("BBB-BBB", n))
        assert {*first.cards, *first.unused} != {*second.cards, *second.unused}
        one = difference(first, second)
        found["tie" if one.kind == "none" else one.place] += 1
    assert found["tie"] >= 2
    assert {0, 1, 2} <= set(found)


@given(st.sampled_from(LADDER), CODES)
def test_close_hands_of_a_kind_that_was_asked_for(category: Category, code: str) -> None:
    first, second = close_hands(HIGH, code, category)
    assert first.category == second.category == category


@given(CODES)
def test_five_hands_of_five_strengths(code: str) -> None:
    ranks = five_hands(code)
    assert len({rank.strength for rank in ranks}) == len(ranks) == 5
    assert five_hands(code) == ranks
