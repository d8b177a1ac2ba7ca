"""Every rank explains itself, and two ranks show where they first differ."""

import pytest

from pokerlib.cards import cards, code_at, deal
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    RANKINGS,
    HandRank,
    Ranking,
    difference,
    explain,
)


def rank(ranking: Ranking, text: str) -> HandRank:
    found = ranking.rank(text)
    assert found is not None
    return found


EXPLAINED = [
    # ranking, cards, groups that make the hand, kickers
    (HIGH, "As Ks Qs Js Ts", ["As Ks Qs Js Ts"], ""),
    (HIGH, "9s 8s 7s 6s 5s", ["9s 8s 7s 6s 5s"], ""),
    (HIGH, "2c As Ah Ad Ac", ["As Ah Ad Ac"], "2c"),
    (HIGH, "Kc As Ah Ad Ks", ["As Ah Ad", "Ks Kc"], ""),
    (HIGH, "2s 9s Ks 7s 4s", ["Ks", "9s", "7s", "4s", "2s"], ""),
    (HIGH, "As 2d 3h 4c 5s", ["5s 4c 3h 2d As"], ""),
    (HIGH, "9s Kh Kd Kc Qs", ["Kh Kd Kc"], "Qs 9s"),
    (HIGH, "7c Ac 7d Ah Ks", ["Ah Ac", "7d 7c"], "Ks"),
    (HIGH, "2c Ad 9s 9h 4s", ["9s 9h"], "Ad 4s 2c"),
    (HIGH, "2c Ad 9s 8h 4s", ["Ad", "9s", "8h", "4s", "2c"], ""),
    (ACE_TO_FIVE, "Ad 5s 2c 4s 3s", ["5s", "4s", "3s", "2c", "Ad"], ""),
    (ACE_TO_FIVE, "Ad Ac Kc 2c 3s", ["Ad Ac"], "Kc 3s 2c"),
    (EIGHT_OR_BETTER, "8d 5s 2c 4s As", ["8d", "5s", "4s", "2c", "As"], ""),
    (DEUCE_TO_SEVEN, "Ad 5s 2c 4s 3s", ["Ad", "5s", "4s", "3s", "2c"], ""),
    (BADUGI, "4s 4h 2d Ac", ["4s", "2d", "Ac"], ""),
    (CHINESE_FRONT, "4s 4h 2d", ["4s 4h"], "2d"),
    (CHINESE_FRONT, "4s 3s 2s", ["4s", "3s", "2s"], ""),
]


@pytest.mark.parametrize(("ranking", "text", "groups", "kickers"), EXPLAINED)
def test_what_makes_the_hand(ranking: Ranking, text: str, groups: list[str], kickers: str) -> None:
    found = explain(rank(ranking, text))
    assert found.groups == tuple(map(cards, groups))
    assert found.kickers == cards(kickers)
    assert found.category == found.rank.category
    assert sum(found.groups, ()) + found.kickers == found.rank.cards


DROPPED = [
    ("4s 4h 2d Ac", [("4h", "rank", "4s")]),
    ("6h 3h 2d Ac", [("6h", "suit", "3h")]),
    ("Ah Ad 2c 3h", [("Ah", "suit", "3h"), ("Ah", "rank", "Ad")]),
    ("As Ah Ad Ac", [("Ah", "rank", "As"), ("Ad", "rank", "As"), ("Ac", "rank", "As")]),
    ("Kh 9h 3h 7h", [("Kh", "suit", "3h"), ("9h", "suit", "3h"), ("7h", "suit", "3h")]),
    ("Ks 3h 2d Ac", []),
]


@pytest.mark.parametrize(("text", "dropped"), DROPPED)
def test_badugi_says_which_card_goes_and_why(
    text: str, dropped: list[tuple[str, str, str]]
) -> None:
    found = explain(rank(BADUGI, text)).dropped
    assert [(one.card.code, one.reason, one.against.code) for one in found] == dropped


def test_every_dropped_card_has_a_reason() -> None:
    for n in range(2_000):
        found = BADUGI.rank(deal(code_at("BBB-BBB", n), 4)[0])
        assert found is not None
        explained = explain(found)
        assert {one.card for one in explained.dropped} == set(found.unused)
        for one in explained.dropped:
            assert one.against in found.cards
            alike = one.card.rank == one.against.rank
            assert alike if one.reason == "rank" else one.card.suit == one.against.suit


DIFFERENT = [
    # ranking, two hands, kind, better, place, role, nth, ranks
    (HIGH, "As Ad Kh Qc Js", "2s 2d 3h 3c 4s", "category", -1, None, None, None, None),
    (HIGH, "As Ks Qs Js Ts", "Kc Qc Jc Tc 9c", "category", 1, None, None, None, None),
    (HIGH, "Kc Qc Jc Tc 9c", "9s 8s 7s 6s 5s", "place", 1, 0, "top", 1, (13, 9)),
    (HIGH, "9c 9d 9h 9s Kc", "9c 9d 9h 9s Qc", "place", 1, 1, "kicker", 1, (13, 12)),
    (HIGH, "9c 9d 9h 9s Kc", "8c 8d 8h 8s Ac", "place", 1, 0, "quads", 1, (9, 8)),
    (HIGH, "9c 9d 9h 2s 2c", "8c 8d 8h As Ac", "place", 1, 0, "trips", 1, (9, 8)),
    (HIGH, "9c 9d 9h 2s 2c", "9c 9d 9h As Ac", "place", -1, 1, "pair", 1, (2, 14)),
    (HIGH, "As Qs 9s 7s 5s", "Ac Qc 9c 7c 4c", "place", 1, 4, "card", 5, (5, 4)),
    (HIGH, "6s 5d 4h 3c 2s", "5s 4d 3h 2c As", "place", 1, 0, "top", 1, (6, 5)),
    (HIGH, "9c 9d 9h As 3c", "9c 9d 9h As 2c", "place", 1, 2, "kicker", 2, (3, 2)),
    (HIGH, "Kc Kd 2h 2s 3c", "Qc Qd Jh Js Ac", "place", 1, 0, "top_pair", 1, (13, 12)),
    (HIGH, "Kc Kd 2h 2s Ac", "Kc Kd 3h 3s Qc", "place", -1, 1, "second_pair", 1, (2, 3)),
    (HIGH, "Kc Kd 2h 2s Ac", "Kc Kd 2h 2s Qc", "place", 1, 2, "kicker", 1, (14, 12)),
    (HIGH, "9c 9d Ah 4s 3c", "9c 9d Ah 4s 2c", "place", 1, 3, "kicker", 3, (3, 2)),
    (HIGH, "9c 9d Ah 4s 3c", "8c 8d Ah 4s 3c", "place", 1, 0, "pair", 1, (9, 8)),
    (HIGH, "As Qd 9s 7s 5s", "As Jd 9s 7s 5s", "place", 1, 1, "card", 2, (12, 11)),
    (HIGH, "As Qd 9s 7s 5s", "Ac Qh 9c 7c 5c", "none", 0, None, None, None, None),
    (ACE_TO_FIVE, "6s 4d 3h 2c As", "6s 5d 4h 2c As", "place", 1, 1, "card", 2, (4, 5)),
    (ACE_TO_FIVE, "6s 5d 4h 3c As", "6s 5d 4h 3c 2s", "place", 1, 4, "card", 5, (1, 2)),
    (ACE_TO_FIVE, "As Ad 7h 6c 5s", "2s 2d 5h 4c 3s", "place", 1, 0, "pair", 1, (1, 2)),
    (ACE_TO_FIVE, "Ks Qd Jh Tc 9s", "2s 2d 5h 4c 3s", "category", 1, None, None, None, None),
    (DEUCE_TO_SEVEN, "7s 5d 4h 3c 2s", "7s 6d 5h 3c 2s", "place", 1, 1, "card", 2, (5, 6)),
    (DEUCE_TO_SEVEN, "2s 2d 5h 4c 3s", "7s 5s 4s 3s 2s", "category", 1, None, None, None, None),
    (BADUGI, "5d 7c Kc Kh", "2s 3d Ks Kd", "category", 1, None, None, None, None),
    (BADUGI, "4s 4h 2d Ac", "3s 3h 2d Ac", "place", -1, 0, "card", 1, (4, 3)),
    (BADUGI, "4s 4h 2d Ac", "4s Kc 2d Ac", "none", 0, None, None, None, None),
    (CHINESE_FRONT, "4s 4h 2d", "4s 4h 3d", "place", -1, 1, "kicker", 1, (2, 3)),
    (CHINESE_FRONT, "As Ks Qs", "Ad Kd Jd", "place", 1, 2, "card", 3, (12, 11)),
]


@pytest.mark.parametrize(
    ("ranking", "one", "other", "kind", "better", "place", "role", "nth", "ranks"), DIFFERENT
)
def test_the_first_point_of_difference(
    ranking: Ranking,
    one: str,
    other: str,
    kind: str,
    better: int,
    place: int | None,
    role: str | None,
    nth: int | None,
    ranks: tuple[int, int] | None,
) -> None:
    found = difference(rank(ranking, one), rank(ranking, other))
    assert (found.kind, found.better) == (kind, better)
    assert (found.place, found.role, found.nth, found.ranks) == (place, role, nth, ranks)
    back = difference(rank(ranking, other), rank(ranking, one))
    assert (back.kind, back.better, back.place) == (kind, -better, place)
    assert back.ranks == (ranks and ranks[::-1])


def test_the_cards_at_the_point_of_difference() -> None:
    found = difference(rank(HIGH, "9c 9d 9h 2s 2c"), rank(HIGH, "9c 9d 9h As Ac"))
    assert found.cards == (cards("2s 2c"), cards("As Ac"))
    found = difference(rank(HIGH, "9c 9d 9h As 3c"), rank(HIGH, "9c 9d 9h As 2c"))
    assert found.cards == (cards("3c"), cards("2c"))
    found = difference(rank(HIGH, "6s 5d 4h 3c 2s"), rank(HIGH, "5s 4d 3h 2c As"))
    assert found.cards == (cards("6s 5d 4h 3c 2s"), cards("5s 4d 3h 2c As"))


@pytest.mark.parametrize("key", list(RANKINGS))
def test_differences_agree_with_the_order(key: str) -> None:
    ranking = RANKINGS[key]
    hands = [deal(code_at("BBB-BBB", n), ranking.size)[0] for n in range(1_000)]
    ranks = [found for hand in hands if (found := ranking.rank(hand))]
    for one, other in zip(ranks, ranks[1:] + ranks[:1], strict=True):
        found = difference(one, other)
        assert found.better == (one > other) - (one < other)
        assert (found.kind == "none") == (one == other)
        if found.kind == "place":
            assert one.category == other.category
            assert one.tiebreak[: found.place] == other.tiebreak[: found.place]


def test_hands_of_different_rankings_have_no_difference() -> None:
    with pytest.raises(TypeError):
        difference(rank(HIGH, "As Qd 9s 7s 5s"), rank(ACE_TO_FIVE, "As Qd 9s 7s 5s"))
    with pytest.raises(TypeError):
        difference(rank(HIGH, "As Ad 9s 7s 5s"), HIGH.showing("As Ad"))
