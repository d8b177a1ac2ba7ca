"""Which lows qualify and why; the ten samples of the Hi/Lo rules."""

from itertools import combinations, pairwise

from pokerlib import cards
from pokerlib.cards import DECK
from pokerlib.practice.lows import qualification
from pokerlib.rankings import EIGHT_OR_BETTER
from pokerlib.rankings.sample_lows import KNOWN_SAMPLES, sample_list_count, sample_lows


def test_the_reason_names_the_cards_that_decide() -> None:
    assert qualification(cards("8s 8d 3c 2h As")).cards == cards("8s 8d")
    assert qualification(cards("Ks 9d 3c 2h As")).cards == cards("Ks 9d")
    assert qualification(cards("6s 5d 4c 3h 2s")).also == ("straight",)
    assert qualification(cards("8h 6h 4h 3h 2h")).also == ("flush",)


def test_the_samples_go_from_the_weakest_to_the_nuts() -> None:
    samples = sample_lows()
    assert [sample.number for sample in samples] == list(range(1, 11))
    assert all(worse.rank < better.rank for worse, better in pairwise(samples))
    nuts = max(rank for hand in combinations(DECK[::2], 5) if (rank := EIGHT_OR_BETTER.rank(hand)))
    assert samples[-1].rank == nuts
    for sample in samples:
        known = KNOWN_SAMPLES.get(sample.number)
        if known is None:
            assert sample.known is None
        else:
            assert sample.known == known[0]
            assert sample.rank.tiebreak[: len(known[1])] == known[1]


def test_how_many_lists_fit_the_text() -> None:
    """Counted again by choosing which lows fill the gaps between those that the text names."""
    lows = sorted(tuple(sorted(low, reverse=True)) for low in combinations(range(1, 9), 5))[::-1]
    at = {low: place for place, low in enumerate(lows)}

    def between(first: int, last: int, count: int) -> int:
        gap, ways = last - first - 1, 1
        for i in range(count):
            ways = ways * (gap - i) // (i + 1)
        return ways if gap >= count else 0

    six_four, wheel = at[6, 4, 3, 2, 1], at[5, 4, 3, 2, 1]
    assert six_four < wheel
    total = sum(
        between(eight, seven, 3) * between(seven, six_five, 2)
        for eight in range(len(lows))
        if lows[eight][0] == 8
        for seven in range(eight, len(lows))
        if lows[seven][0] == 7
        for six_five in range(seven, six_four)
        if lows[six_five][:2] == (6, 5)
    )
    assert sample_list_count() == total
