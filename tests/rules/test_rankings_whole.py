"""Every hand there is, under every ranking, against counts that are derived here.

In `make test` the five-card hands go by pattern: one hand for each of the 6,175 multisets of
ranks, suited and not, weighted by how many hands look like it. In `make test-all` every single
hand is ranked twice, by the library and by the slow rankings of `slow.py`.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod

import pytest

from pokerlib.cards import DECK, SUITS, Card, code_at, deal
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Ranking,
)
from tests.rules import slow

Slow = Callable[[tuple[Card, ...]], slow.Strength | None]

FIVE_CARDS: list[tuple[Ranking, Slow]] = [
    (HIGH, slow.high),
    (ACE_TO_FIVE, slow.ace_to_five),
    (EIGHT_OR_BETTER, slow.eight_or_better),
    (DEUCE_TO_SEVEN, slow.deuce_to_seven),
]
IDS = [ranking.key for ranking, _ in FIVE_CARDS]
ALL = comb(52, 5)

# Ranks and suits chosen one after the other; four suits for each free card.
PAIRED_COUNTS = {
    "four_of_a_kind": 13 * 12 * 4,
    "full_house": 13 * comb(4, 3) * 12 * comb(4, 2),
    "three_of_a_kind": 13 * comb(4, 3) * comb(12, 2) * 4**2,
    "two_pair": comb(13, 2) * comb(4, 2) ** 2 * 11 * 4,
    "one_pair": 13 * comb(4, 2) * comb(12, 3) * 4**3,
}
PAIRED_STRENGTHS = {
    "four_of_a_kind": 13 * 12,
    "full_house": 13 * 12,
    "three_of_a_kind": 13 * comb(12, 2),
    "two_pair": comb(13, 2) * 11,
    "one_pair": 13 * comb(12, 3),
}


def high_tables(straights: int) -> tuple[dict[str, int], dict[str, int]]:
    """Hands and strengths of each category, where so many sets of ranks are straights."""
    different = comb(13, 5) - straights
    counts = {
        "royal_flush": 4,
        "straight_flush": (straights - 1) * 4,
        "flush": different * 4,
        "straight": straights * (4**5 - 4),
        "high_card": different * (4**5 - 4),
    }
    strengths = {
        "royal_flush": 1,
        "straight_flush": straights - 1,
        "flush": different,
        "straight": straights,
        "high_card": different,
    }
    return counts | PAIRED_COUNTS, strengths | PAIRED_STRENGTHS


TABLES: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "high": high_tables(straights=10),
    "deuce_to_seven": high_tables(straights=9),
    "ace_to_five": (
        PAIRED_COUNTS | {"no_pair": comb(13, 5) * 4**5},
        PAIRED_STRENGTHS | {"no_pair": comb(13, 5)},
    ),
    "eight_or_better": ({"no_pair": comb(8, 5) * 4**5}, {"no_pair": comb(8, 5)}),
}


def test_the_derived_counts_are_the_documented_ones() -> None:
    """Issues 2 and 3 print these numbers."""
    counts, strengths = TABLES["high"]
    assert list(counts.values()).count(4) == 1
    printed = [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]
    assert sorted(counts.values()) == printed
    assert sum(counts.values()) == 2_598_960 == ALL
    assert sum(strengths.values()) == 7_462
    assert sum(TABLES["deuce_to_seven"][0].values()) == ALL
    assert sum(TABLES["deuce_to_seven"][1].values()) == 7_462
    assert sum(TABLES["ace_to_five"][0].values()) == ALL
    assert sum(TABLES["ace_to_five"][1].values()) == 6_175
    assert sum(TABLES["eight_or_better"][0].values()) == 57_344
    assert sum(TABLES["eight_or_better"][1].values()) == 56


def patterns() -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand for each multiset of ranks, suited or not, and how many hands look like it."""
    for ranks in combinations_with_replacement(range(2, 15), 5):
        alike = Counter(ranks)
        if max(alike.values()) > 4:
            continue
        ways = prod(comb(4, n) for n in alike.values())
        if len(alike) == 5:
            yield tuple(Card(rank, "s") for rank in ranks), 4
            ways -= 4
        seen: Counter[int] = Counter()
        hand = []
        for place, rank in enumerate(ranks):
            # A pair's second card takes the next suit; unpaired hands must not all be spades.
            start = 1 if len(alike) == 5 and place == 0 else 0
            hand.append(Card(rank, SUITS[(start + seen[rank]) % 4]))
            seen[rank] += 1
        yield tuple(hand), ways


def check(ranking: Ranking, slowly: Slow, hands: Iterator[tuple[tuple[Card, ...], int]]) -> int:
    """Rank hands twice; counts, strengths and the whole order must agree. How many there were."""
    tally: Counter[str] = Counter()
    other: dict[tuple[int, ...], slow.Strength | None] = {}
    categories: dict[tuple[int, ...], str] = {}
    total = 0
    for hand, ways in hands:
        total += ways
        rank = ranking.judge(hand)
        again = slowly(hand)
        if rank is None:
            assert again is None
            continue
        tally[rank.category] += ways
        assert other.setdefault(rank.strength, again) == again, hand
        assert categories.setdefault(rank.strength, rank.category) == rank.category
    order = [other[strength] for strength in sorted(other)]
    assert all(weak < strong for weak, strong in pairwise(order))  # type: ignore[operator]
    counts, strengths = TABLES[ranking.key]
    assert tally == counts
    assert Counter(categories.values()) == strengths
    return total


def descending(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(hand, key=lambda card: card.index, reverse=True))


@pytest.mark.parametrize(("ranking", "slowly"), FIVE_CARDS, ids=IDS)
def test_every_pattern_of_five_cards(ranking: Ranking, slowly: Slow) -> None:
    hands = ((descending(hand), ways) for hand, ways in patterns())
    assert check(ranking, slowly, hands) == ALL


@pytest.mark.exhaustive
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize(("ranking", "slowly"), FIVE_CARDS, ids=IDS)
def test_every_hand_of_five_cards(ranking: Ranking, slowly: Slow) -> None:
    hands = ((hand, 1) for hand in combinations(DECK[::-1], 5))
    assert check(ranking, slowly, hands) == ALL


@pytest.mark.parametrize(("ranking", "slowly"), FIVE_CARDS, ids=IDS)
def test_a_sample_of_hands_by_the_front_door(ranking: Ranking, slowly: Slow) -> None:
    """Patterns stand for all hands only if nothing but ranks and suitedness counts."""
    hands = [deal(code_at("BBB-BBB", n), 5)[0] for n in range(3_000)]
    ranked = [(ranking.rank(hand), slowly(hand)) for hand in hands]
    for (rank, again), (next_rank, next_again) in pairwise(ranked):
        assert (rank is None) == (again is None)
        if rank and next_rank and again and next_again:
            assert (rank > next_rank) == (again > next_again)
            assert (rank == next_rank) == (again == next_again)


def badugi_counts() -> dict[str, int]:
    """By how the four cards fall into suits; the ranks inside a suit are always different."""
    hands = dict.fromkeys(["one_card", "two_card", "three_card", "badugi"], 0)
    hands["one_card"] += 4 * comb(13, 4)  # all of one suit
    hands["two_card"] += 4 * 3 * comb(13, 3) * 13  # three of one suit, one of another
    hands["two_card"] += comb(4, 2) * comb(13, 2) ** 2  # two and two
    # Two of one suit, one of each of two others: three cards count, unless the single cards are
    # of one rank, or are of just the two ranks of the others.
    few = comb(13, 2) * 13 + comb(13, 2) * 2
    hands["two_card"] += 4 * comb(3, 2) * few
    hands["three_card"] += 4 * comb(3, 2) * (comb(13, 2) * 13**2 - few)
    # One of each suit: as many count as there are ranks.
    hands["badugi"] += 13 * 12 * 11 * 10
    hands["three_card"] += comb(4, 2) * 13 * 12 * 11
    hands["two_card"] += comb(13, 2) * (2**4 - 2)
    hands["one_card"] += 13
    return hands


def test_every_badugi_hand() -> None:
    counts = badugi_counts()
    assert list(counts.values()) == [2_873, 96_252, 154_440, 17_160]
    assert sum(counts.values()) == comb(52, 4) == 270_725
    tally: Counter[str] = Counter()
    strengths = {}
    for hand in combinations(DECK[::-1], 4):
        rank = BADUGI.judge(hand)
        assert rank is not None
        tally[rank.category] += 1
        strengths[rank.strength] = rank.category
    assert tally == counts
    sizes = {"badugi": 4, "three_card": 3, "two_card": 2, "one_card": 1}
    assert Counter(strengths.values()) == {key: comb(13, n) for key, n in sizes.items()}
    assert len(strengths) == 1_092


def check_badugi(hands: Iterator[tuple[Card, ...]]) -> None:
    for hand in hands:
        rank = BADUGI.judge(hand)
        assert rank is not None
        assert rank.strength == slow.badugi(hand)
        assert set(rank.cards) | set(rank.unused) == set(hand)
        assert len(rank.cards) + len(rank.unused) == 4


def test_a_sample_of_badugi_hands_twice() -> None:
    check_badugi(descending(deal(code_at("BBB-BBB", n), 4)[0]) for n in range(5_000))


@pytest.mark.exhaustive
def test_every_badugi_hand_twice() -> None:
    check_badugi(combinations(DECK[::-1], 4))


def test_every_front_of_three_cards() -> None:
    tally: Counter[str] = Counter()
    pairs = {}
    for hand in combinations(DECK[::-1], 3):
        rank = CHINESE_FRONT.judge(hand)
        assert rank is not None
        tally[rank.category] += 1
        assert pairs.setdefault(rank.strength, slow.front(hand)) == slow.front(hand)
    order = [pairs[strength] for strength in sorted(pairs)]
    assert order == sorted(order)
    assert len(set(order)) == 13 + 13 * 12 + comb(13, 3) == 455
    assert tally == {
        "three_of_a_kind": 13 * comb(4, 3),
        "one_pair": 13 * comb(4, 2) * 12 * 4,
        "high_card": comb(13, 3) * 4**3,
    }


def up_cards(size: int) -> Iterator[tuple[Card, ...]]:
    for ranks in combinations_with_replacement(range(2, 15), size):
        yield tuple(
            Card(rank, SUITS[ranks[:place].count(rank)]) for place, rank in enumerate(ranks)
        )


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("ranking", "slowly"),
    [
        (HIGH, slow.high),
        (ACE_TO_FIVE, slow.ace_to_five),
        (EIGHT_OR_BETTER, slow.ace_to_five),
        (DEUCE_TO_SEVEN, slow.deuce_to_seven),
        (CHINESE_FRONT, slow.high),
    ],
    ids=["high", "ace_to_five", "eight_or_better", "deuce_to_seven", "chinese_front"],
)
def test_every_pattern_of_up_cards(ranking: Ranking, slowly: Slow, size: int) -> None:
    """Who acts first in stud: equal ranks count, straights and flushes don't."""
    ranked = {ranking.showing(hand): slowly(hand) for hand in up_cards(size)}
    assert len(ranked) == sum(1 for _ in up_cards(size))
    order = [ranked[rank] for rank in sorted(ranked)]
    assert all(weak < strong for weak, strong in pairwise(order))  # type: ignore[operator]
    assert {(rank.ranking, rank.showing) for rank in ranked} == {(ranking, True)}
