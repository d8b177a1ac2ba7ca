"""`Ranking.best` is the best of all choices, and the first of equals, however it looks for it."""

from itertools import combinations
from random import Random

import pytest

from pokerlib.cards import DECK, Card, code_at, deal
from pokerlib.rankings import HIGH, RANKINGS
from pokerlib.rankings.base import highest_first

POOLS = {
    "deck": DECK,
    "high": tuple(card for card in DECK if card.rank > 9),
    "two suits": tuple(card for card in DECK if card.suit in "sh"),
    "wheel": tuple(card for card in DECK if card.rank in {14, 2, 3, 4, 5, 6}),
    "ranks": tuple(card for card in DECK if card.rank in {14, 9, 8, 2}),
}


KEYS = [
    "high", "ace_to_five", "eight_or_better", "deuce_to_seven", "badugi", "chinese_front",
]  # fmt: skip


@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("size", [5, 6, 7, 8, 10, 13])
def test_the_best_high_hand_of_many_is_the_first_of_the_strongest(pool: str, size: int) -> None:
    """Cards and order too, so that what is shown is the same hand as before."""
    chance = Random(f"{pool} {size}")
    for _ in range(30 if size > 8 else 80):
        hand = chance.sample(POOLS[pool], size)
        ranks = filter(None, map(HIGH.judge, combinations(highest_first(hand), 5)))
        best = max(ranks, key=lambda rank: rank.strength)
        found = HIGH.best(hand)
        assert found is not None
        assert (found, found.cards) == (best, best.cards), hand


def test_only_some_fives_are_ranked() -> None:
    """Forty times fewer than all: that is what the search is for."""
    assert HIGH.candidates is not None
    chance = Random(1)
    hands: list[tuple[Card, ...]] = [highest_first(chance.sample(DECK, 13)) for _ in range(50)]
    ranked = sum(1 for hand in hands for _ in HIGH.candidates(hand))
    assert ranked * 40 < 50 * 1_287


@pytest.mark.parametrize("key", RANKINGS)
def test_the_best_of_seven_is_the_strongest_choice(key: str) -> None:
    """Also of lows, whose best five the short list of high hands would leave out."""
    ranking = RANKINGS[key]
    for n in range(20):
        (seven,) = deal(code_at("BBB-BBB", n), 7)
        ranks = [rank for some in combinations(seven, ranking.size) if (rank := ranking.rank(some))]
        assert ranking.best(seven) == max(ranks, default=None)


def test_rankings_say_how_they_rank() -> None:
    assert [ranking.key for ranking in RANKINGS.values()] == list(RANKINGS) == KEYS
    lowest = {ranking.key for ranking in RANKINGS.values() if ranking.lowest_wins}
    ace = {ranking.key for ranking in RANKINGS.values() if ranking.ace_low}
    assert lowest == {"ace_to_five", "eight_or_better", "deuce_to_seven", "badugi"}
    assert ace == lowest - {"deuce_to_seven"}
    for ranking in RANKINGS.values():
        one, other = ranking.showing("Ks"), ranking.showing("2s")
        assert one.ranking is other.ranking is ranking
        assert (one < other) == ranking.lowest_wins, ranking
        assert (ranking.showing("As") > other) == (ranking.ace_low or not ranking.lowest_wins)


def test_up_cards_compare_with_up_cards_only() -> None:
    full, up = HIGH.rank("As Ks Qs Js 9h"), HIGH.showing("As")
    assert full is not None
    assert (full.ranking, up.ranking) == (HIGH, HIGH)
    with pytest.raises(TypeError):
        _ = full > up
    assert full != up
