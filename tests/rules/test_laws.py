"""Laws that hold for any cards under every ranking (hypothesis)."""

import pickle
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib.cards import DECK, SUITS, Card, CardError
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    RANKINGS,
    Category,
    HandRank,
    Ranking,
)

ALL = list(RANKINGS.values())
EVERY = pytest.mark.parametrize("ranking", ALL, ids=str)
some = st.lists(st.sampled_from(DECK), unique=True, min_size=7, max_size=7).map(tuple)
relabelled = st.permutations(SUITS)


def relabel(cards: tuple[Card, ...], suits: list[str]) -> tuple[Card, ...]:
    return tuple(Card(card.rank, suits[SUITS.index(card.suit)]) for card in cards)


@EVERY
@given(cards=some, data=st.data())
def test_the_order_of_cards_never_matters(
    ranking: Ranking, cards: tuple[Card, ...], data: st.DataObject
) -> None:
    hand = cards[: ranking.size]
    mixed = tuple(data.draw(st.permutations(hand)))
    one, other = ranking.rank(hand), ranking.rank(mixed)
    assert one == other
    assert (one and one.cards) == (other and other.cards)


@EVERY
@given(cards=some, suits=relabelled)
def test_relabelled_suits_never_matter(
    ranking: Ranking, cards: tuple[Card, ...], suits: list[str]
) -> None:
    hand = cards[: ranking.size]
    assert ranking.rank(hand) == ranking.rank(relabel(hand, suits))
    assert ranking.best(cards) == ranking.best(relabel(cards, suits))
    assert ranking.showing(cards[:4]) == ranking.showing(relabel(cards[:4], suits))


@EVERY
@given(cards=some)
@settings(max_examples=40)
def test_the_best_of_seven_is_the_best_of_its_choices(
    ranking: Ranking, cards: tuple[Card, ...]
) -> None:
    ranks = [ranking.rank(chosen) for chosen in combinations(cards, ranking.size)]
    assert ranking.best(cards) == max(filter(None, ranks), default=None)
    assert len(ranks) == {5: 21, 4: 35, 3: 35}[ranking.size]
    assert ranking.best(cards[: ranking.size]) == ranking.rank(cards[: ranking.size])


@EVERY
@given(hands=st.lists(some, min_size=3, max_size=3))
def test_the_order_is_total(ranking: Ranking, hands: list[tuple[Card, ...]]) -> None:
    ranks = [ranking.rank(hand[: ranking.size]) for hand in hands]
    known = [rank for rank in ranks if rank]
    for one, other in permutations(known, 2):
        assert (one < other) + (one == other) + (one > other) == 1
        assert (one <= other) == (one < other or one == other) == (not one > other)
        assert (one >= other) == (one > other or one == other) == (not one < other)
        if one == other:
            assert hash(one) == hash(other)
            assert (one.category, one.tiebreak) == (other.category, other.tiebreak)
    for one, two, three in permutations(known, 3) if len(known) == 3 else ():
        if one <= two <= three:
            assert one <= three


@EVERY
@given(cards=some)
def test_the_cards_that_count_are_of_the_hand(ranking: Ranking, cards: tuple[Card, ...]) -> None:
    hand = cards[: ranking.size]
    rank = ranking.rank(hand)
    if rank is None:
        return
    assert set(rank.cards) | set(rank.unused) == set(hand)
    assert len(rank.cards) + len(rank.unused) == len(hand)
    assert rank.ranking is ranking
    ranks = [1 if ranking.key in {"ace_to_five", "eight_or_better", "badugi"} and card.rank == 14
             else card.rank for card in rank.cards]  # fmt: skip
    read_once = list(dict.fromkeys(ranks))
    assert tuple(read_once[: len(rank.tiebreak)]) == rank.tiebreak


@given(cards=some)
def test_eight_or_better_is_ace_to_five_with_a_limit(cards: tuple[Card, ...]) -> None:
    low, limited = ACE_TO_FIVE.best(cards), EIGHT_OR_BETTER.best(cards)
    assert low is not None
    qualifies = low.category == Category.NO_PAIR and low.tiebreak[0] <= 8
    assert (limited is not None) == qualifies
    if limited:
        assert (limited.tiebreak, limited.cards) == (low.tiebreak, low.cards)


@given(cards=some)
def test_the_front_is_the_high_game_without_straights_and_flushes(cards: tuple[Card, ...]) -> None:
    front, shown = CHINESE_FRONT.rank(cards[:3]), HIGH.showing(cards[:3])
    assert front is not None
    assert (front.category, front.tiebreak) == (shown.category, shown.tiebreak)


@pytest.mark.parametrize("one", ALL, ids=str)
@pytest.mark.parametrize("other", ALL, ids=str)
def test_only_ranks_of_one_ranking_compare(one: Ranking, other: Ranking) -> None:
    hand = DECK[0], DECK[5], DECK[10], DECK[15], DECK[20]
    first, second = one.rank(hand[: one.size]), other.rank(hand[: other.size])
    assert first is not None
    assert second is not None
    if one is other:
        assert first == second
        return
    assert first != second
    for compare in (HandRank.__lt__, HandRank.__le__, HandRank.__gt__, HandRank.__ge__):
        assert compare(first, second) is NotImplemented
    with pytest.raises(TypeError):
        first < second  # noqa: B015
    with pytest.raises(TypeError):
        max(first, second)


def test_a_rank_compares_with_nothing_else() -> None:
    rank = HIGH.rank("As Ks Qs Js Ts")
    assert rank is not None
    assert rank != "royal_flush"
    with pytest.raises(TypeError):
        rank < 3  # type: ignore[operator]  # noqa: B015
    with pytest.raises(TypeError):
        rank > HIGH.showing("As Ks")  # noqa: B015


def test_a_rank_is_a_value() -> None:
    rank = HIGH.rank("As Ks Qs Js Ts")
    assert pickle.loads(pickle.dumps(rank)) == rank
    with pytest.raises(AttributeError):
        rank.category = Category.FLUSH  # type: ignore[union-attr,misc]
    assert pickle.loads(pickle.dumps(HIGH)).rank("As Ks Qs Js Ts") == rank


@EVERY
@pytest.mark.parametrize("step", [-1, 1])
def test_a_wrong_number_of_cards_is_refused(ranking: Ranking, step: int) -> None:
    hand = DECK[: ranking.size + step]
    with pytest.raises(CardError) as caught:
        ranking.rank(hand)
    assert caught.value.kind == ("too_few" if step < 0 else "too_many")
    assert caught.value.expected == (str(ranking.size),)
    assert caught.value.facts["count"] == ranking.size + step
    with pytest.raises(CardError):
        ranking.best(DECK[: ranking.size - 1])


@EVERY
@pytest.mark.parametrize(("count", "kind"), [(0, "empty"), (5, "too_many")])
def test_one_to_four_up_cards(ranking: Ranking, count: int, kind: str) -> None:
    with pytest.raises(CardError) as caught:
        ranking.showing(DECK[:count])
    assert caught.value.kind == kind


@EVERY
@pytest.mark.parametrize(
    ("bad", "kind"), [("As As", "duplicate"), ("Joker", "joker"), ("1s", "lone_one")]
)
def test_bad_cards_are_named(ranking: Ranking, bad: str, kind: str) -> None:
    with pytest.raises(CardError) as caught:
        ranking.rank(bad)
    assert caught.value.kind == kind


def test_deuce_to_seven_and_high_differ_only_by_the_wheel() -> None:
    assert DEUCE_TO_SEVEN.rank("5s 4d 3h 2c As").category == "high_card"  # type: ignore[union-attr]
    assert DEUCE_TO_SEVEN.rank("As Kd Qh Jc Ts").category == "straight"  # type: ignore[union-attr]


def test_badugi_of_more_than_four_cards() -> None:
    found = BADUGI.best("As Ah 2d 3c 4h Ks")
    assert found is not None
    assert found.tiebreak == (4, 3, 2, 1)
