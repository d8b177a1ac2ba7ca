"""Chinese poker: the special hands (game rules, lines 277 to 284)."""

from dataclasses import replace
from itertools import permutations

import pytest

import pokerlib as pk
from pokerlib.chinese import (
    RULES,
    Contest,
    Rules,
    Setting,
    SettingError,
    Special,
    foul_of,
    score,
    special_rank,
    specials,
)
from pokerlib.chinese.specials import contest, special_front

QUADS = pk.Conventions(quads_as_two_pairs=True)


def laid(back: str, middle: str, front: str, declares: str | None = None) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=declares)


def names(given: str, conventions: pk.Conventions = pk.CONVENTIONS) -> list[str]:
    return [held.special.value for held in specials(given, conventions=conventions)]


def met(one: Setting, other: Setting, rules: Rules = RULES) -> tuple[int, Contest]:
    """What the first wins, and the contest."""
    (pair,) = score([one, other], rules).pairs
    assert pair.kind == "special"
    assert pair.rows == ()
    assert pair.contest is not None
    return pair.units, pair.contest


SIX_PAIRS = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
STRAIGHTS = laid("As Kh Qs Js Ts", "9s 8d 7s 6d 5c", "4h 3s 2h", "three_straights")
FLUSHES = laid("Ah Th 8h 6h 2h", "As Js 9s 7s 5s", "Kc Qc 3c", "three_flushes")
DRAGON = laid("4c 5d 9h Js 2d", "Qh 3d Kc Ts 6h", "Ah 8d 7d", "full_straight")
PLAIN = laid("8s 8h 7s 4s 3s", "Ts 6d 5h 4c 2h", "7c 6s 2c")


# Which specials a hand can be


@pytest.mark.parametrize("setting", [SIX_PAIRS, STRAIGHTS, FLUSHES, DRAGON])
def test_a_special_is_found_whatever_the_order_of_its_cards(setting: Setting) -> None:
    given = [card.code for card in setting.cards]
    for shift in range(13):
        held = specials(given[shift:] + given[:shift])
        assert setting.declares in [one.special for one in held]
        for one in held:
            assert set(one.setting.cards) == set(setting.cards)
            assert one.setting.declares is one.special
            assert special_rank(one.setting, one.special) == one.rank


def test_an_ordinary_hand_is_none() -> None:
    assert specials(PLAIN.cards) == ()


def test_only_what_the_table_plays_is_found() -> None:
    assert specials(SIX_PAIRS.cards, RULES.switched("six_pairs", on=False)) == ()


def test_situation_54_the_full_straight_is_also_three_straights_and_paid_once() -> None:
    assert names("As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s") == ["full_straight", "three_straights"]
    dragon = laid("As Kd Qh Jc Ts", "9d 8h 7c 6s 5d", "4h 3c 2s", "full_straight")
    units, contest = met(dragon, laid("8s 8d 7s 4s 3s", "7h 6d 5h 4c 2h", "Th 6c 2c"))
    assert (units, contest.decided) == (13, "ordinary")


def test_situation_54_no_straight_goes_round_the_corner() -> None:
    corner = laid("As Ks Qh Jd Ts", "9s 8d 7s 6d 5c", "Kh Ah 2h")
    assert special_rank(corner, Special.THREE_STRAIGHTS) is None
    assert special_front(pk.cards("Kh Ad 2h"), Special.THREE_STRAIGHTS) is None
    assert pk.HIGH.rank("Qh Kd Ac 2s 3s").category == "high_card"


def test_situation_53_three_flushes_of_8_and_5_and_of_10_and_3() -> None:
    assert "three_flushes" in names("A♠K♠Q♠J♠9♠7♠5♠3♠ A♥T♥8♥6♥2♥")
    assert names("A♠K♠Q♠J♠9♠8♠7♠5♠3♠2♠ A♥T♥8♥") == ["three_flushes"]
    assert names("A♠K♠Q♠J♠9♠8♠7♠5♠4♠ A♥T♥8♥ 2♦") == []


def test_three_flushes_of_one_suit_are_the_full_straight_too() -> None:
    one_suit = "AsKsQsJsTs9s8s7s6s5s4s3s2s"
    assert names(one_suit) == ["full_straight", "three_straights", "three_flushes"]


def test_situation_49_only_a_declared_special_counts_a_straight_or_a_flush_in_front() -> None:
    front = pk.cards("A♠ K♠ Q♠")
    straight, flush = (
        special_front(front, special)
        for special in (Special.THREE_STRAIGHTS, Special.THREE_FLUSHES)
    )
    assert straight is not None
    assert (straight.category, straight.tiebreak) == ("straight", (14,))
    assert flush is not None
    assert (flush.category, flush.tiebreak) == ("flush", (14, 13, 12))
    assert FLUSHES.rank("front").category == "high_card"
    rank = special_rank(FLUSHES, Special.THREE_FLUSHES)
    assert rank is not None
    assert [row.category for row in rank.rows] == ["flush", "flush", "flush"]


def test_situation_52_quads_are_two_of_the_six_pairs_by_convention_only() -> None:
    hand = "2s 2h 2d 2c 5s 5h 8s 8h Js Jh Ks Kh Ad"
    assert names(hand) == []
    assert names(hand, QUADS) == ["six_pairs"]
    (held,) = specials(hand, conventions=QUADS)
    assert held.rank.pairs == (13, 11, 8, 5, 2, 2)
    assert foul_of(Setting(**rows(held.setting))) is None


def rows(setting: Setting) -> dict[str, tuple[pk.Card, ...]]:
    return {name: setting.row(name) for name in pk.chinese.ROWS}


@pytest.mark.parametrize(
    "hand",
    [
        "2s 2h 5d 5c 7s 7h 8s 8h Js Jh Ks Kh Kd",  # the thirteenth makes three of a kind
        "2s 2h 2d 5c 5s 7h 7s 8h 8s Jh Js Kh Kd",
        "2s 2h 2d 2c 5s 5h 5d 8h 8s Jh Js Kh Kd",
        "2s 2h 2d 2c 5s 5h 5d 5c 8s 8h 8d 8c Kd",
        "2s 2h 2d 2c 5s 5h 5d 5c 8s 8h 8d Kc Kd",
    ],
)
def test_the_setting_found_for_six_pairs_is_in_order_too(hand: str) -> None:
    (held,) = specials(hand, conventions=QUADS)
    assert held.special is Special.SIX_PAIRS
    assert foul_of(held.setting, pk.Conventions(special_may_foul=True)) is None


def test_the_strongest_setting_is_found() -> None:
    flushes = specials("A♠K♠Q♠J♠9♠7♠5♠3♠ A♥T♥8♥6♥2♥")[-1]
    assert [rank.tiebreak for rank in flushes.rank.rows] == [
        (14, 13, 12, 11, 9), (14, 10, 8, 6, 2), (7, 5, 3),
    ]  # fmt: skip
    (straights,) = specials("As Kh Qs Js Ts Ks Qd Jd Td 9c 4h 3s 2h")
    assert [rank.tiebreak for rank in straights.rank.rows] == [(14,), (13,), (4,)]
    suited, *_ = specials("9s 8h 7s 6s 5s 9d 8s 7d 6d 5c 4h 3s 2h")
    assert [rank.category for rank in suited.rank.rows] == [
        "straight_flush", "straight", "straight",
    ]  # fmt: skip


def test_low_straights_have_an_ace_below() -> None:
    held = specials("As 2h 3s 4s 5s Ad 2d 3d 4d 5c Ah 2c 3h")
    assert held[0].special is Special.THREE_STRAIGHTS
    assert [rank.tiebreak for rank in held[0].rank.rows] == [(5,), (5,), (3,)]
    assert [card.code for card in held[0].rank.rows[2].cards][2][0] == "A"


# A special against an ordinary setting: its price from every opponent


@pytest.mark.parametrize(
    ("setting", "price"), [(SIX_PAIRS, 3), (STRAIGHTS, 3), (FLUSHES, 3), (DRAGON, 13)]
)
def test_each_special_beats_every_ordinary_setting(setting: Setting, price: int) -> None:
    taken = set(setting.cards)
    left = [card for card in pk.cards(pk.deck_of("BBB-BBB")) if card not in taken]
    ordinary = Setting(back=left[:5], middle=left[5:10], front=left[10:13])
    units, contest = met(setting, ordinary)
    assert (units, contest.decided, contest.better) == (price, "ordinary", 1)
    assert contest.second is None
    assert score([ordinary, setting]).units == (-price, price)
    rules = RULES.priced(str(setting.declares), 21)
    assert score([setting, ordinary], rules).units == (21, -21)


def test_who_holds_a_special_and_does_not_declare_it_compares_rows() -> None:
    silent = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td")
    (pair,) = score([silent, PLAIN]).pairs
    assert (pair.kind, pair.units) == ("rows", 3)


def test_the_others_score_rows_among_themselves() -> None:
    other = laid("Ah As Qs 9s 8c", "Kh Jh 4d 3d 2s", "Qh 9h 5c")
    found = score([SIX_PAIRS, PLAIN, other])
    assert [pair.kind for pair in found.pairs] == ["special", "special", "rows"]


# Two specials of a kind (lines 279 to 282)


def test_six_pairs_compare_from_the_highest_pair_down() -> None:
    one = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
    other = laid("As Ah Ks Kh 3s", "Qs Qh Js Jh 8c", "9s 9h 8h", "six_pairs")
    units, contest = met(one, other)
    assert (units, contest.decided, contest.place, contest.pair_ranks) == (3, "pairs", 4, (10, 9))
    lower = laid("Qs Qh Js Jh 8c", "9s 9h 8h 7c 7h", "3c 3h As", "six_pairs")
    units, contest = met(lower, one)
    assert (units, contest.place, contest.pair_ranks) == (-3, 0, (12, 14))


def test_the_thirteenth_card_never_counts() -> None:
    one = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
    other = laid("As Ah Ks Kh 2s", "Qs Qh Js Jh Tc", "9s 9h Ts", "six_pairs")
    units, contest = met(one, other)
    assert (units, contest.decided, contest.winner) == (0, "nothing", None)


@pytest.mark.parametrize(
    ("other", "row", "ranks"),
    [
        (laid("Kd Qd Jd Th 9h", "9c 8s 7h 6c 5h", "4d 3d 2d", "three_straights"), "back", (14, 13)),
        (laid("Ad Kc Qd Jd Th", "8s 7h 6c 5h 4d", "4c 3d 2d", "three_straights"), "middle", (9, 8)),
        (laid("Ad Kc Qd Jd Th", "9c 8s 7h 6c 5h", "3d 2d Ah", "three_straights"), "front", (4, 3)),
    ],
)
def test_three_straights_compare_from_the_back(
    other: Setting, row: str, ranks: tuple[int, int]
) -> None:
    units, contest = met(STRAIGHTS, other)
    assert (units, contest.decided, contest.row) == (3, "rows", row)
    assert contest.difference is not None
    assert contest.difference.ranks == ranks
    assert met(other, STRAIGHTS)[0] == -3


def test_equal_three_straights_tie() -> None:
    other = laid("Ad Kc Qd Jd Th", "9c 8s 7h 6c 5h", "4d 3d 2d", "three_straights")
    units, contest = met(STRAIGHTS, other)
    assert (units, contest.decided) == (0, "nothing")


@pytest.mark.parametrize(
    ("other", "row", "ranks"),
    [
        (laid("Kd Td 8d 6d 2d", "Ac Jc 9c 7c 5c", "Ks Qs 3s", "three_flushes"), "back", (14, 13)),
        (laid("Ad Td 8d 6d 2d", "Qd Jd 9d 7d 5d", "Ks Qs 3s", "three_flushes"), "middle", (14, 12)),
        (laid("Ad Td 8d 6d 2d", "Ac Jc 9c 7c 5c", "Ks Qs 2s", "three_flushes"), "front", (3, 2)),
    ],
)
def test_three_flushes_compare_from_the_back(
    other: Setting, row: str, ranks: tuple[int, int]
) -> None:
    one = laid("Ah Th 8h 6h 2h", "As Js 9s 7s 5s", "Kc Qc 3c", "three_flushes")
    units, contest = met(one, other)
    assert (units, contest.decided, contest.row) == (3, "rows", row)
    assert contest.difference is not None
    assert contest.difference.ranks == ranks
    assert met(other, one)[0] == -3


def test_equal_three_flushes_tie() -> None:
    other = laid("Ad Td 8d 6d 2d", "Ac Jc 9c 7c 5c", "Kd Qd 3d", "three_flushes")
    units, contest = met(FLUSHES, other)
    assert (units, contest.decided) == (0, "nothing")


def test_full_straights_tie() -> None:
    other = laid("5c 6d Th Qs 3h", "Kh 4d Ac Jh 7h", "2h 9d 8h", "full_straight")
    units, contest = met(DRAGON, other)
    assert (units, contest.decided, contest.better) == (0, "nothing", 0)


# Two kinds: by the order of the record, at the winner's price (line 284)


def test_the_stronger_of_two_kinds_wins_its_own_price() -> None:
    six = laid("8h 8s Ks Kh 7s", "Qs Qd 5h 5s 3c", "2h 2s 3h", "six_pairs")
    units, contest = met(DRAGON_APART, six)
    assert (units, contest.decided, contest.better) == (13, "kind", 1)
    assert met(six, DRAGON_APART)[0] == -13


DRAGON_APART = laid("As Kd Qh Jc Ts", "9d 8d 7c 6s 5d", "4h 3d 2d", "full_straight")


def test_the_order_is_a_field() -> None:
    six = laid("8h 8s Ks Kh 7s", "Qs Qd 5h 5s 3c", "2h 2s 3h", "six_pairs")
    order = tuple(reversed(RULES.strongest_first))
    units, contest = met(DRAGON_APART, six, replace(RULES, order=order))
    assert (units, contest.decided, contest.better) == (-3, "kind", -1)


def test_every_two_kinds_by_the_default_order() -> None:
    order = ["full_straight", "three_straights", "six_pairs", "three_flushes"]
    kinds = {
        name: special_rank(setting, Special(name))
        for name, setting in zip(order, [DRAGON, STRAIGHTS, SIX_PAIRS, FLUSHES], strict=True)
    }
    for one, other in permutations(order, 2):
        found = contest(kinds[one], kinds[other], RULES)
        assert found.decided == "kind"
        assert found.better == (1 if order.index(one) < order.index(other) else -1)


def test_a_special_that_loses_to_a_stronger_one_still_wins_against_the_others() -> None:
    six = laid("8h 8s Ks Kh 7s", "Qs Qd 5h 5s 3c", "2h 2s 3h", "six_pairs")
    plain = laid("Ad Ac 9h 9s 4d", "Tc Td 7h 6h 4c", "Qc Jd 8c")
    found = score([DRAGON_APART, six, plain])
    assert [pair.units for pair in found.pairs] == [13, 13, 3]
    assert found.units == (26, -10, -16)


# A special and fouls


def test_a_declared_special_is_never_a_foul() -> None:
    found = score([FLUSHES, LOOSE])
    assert found.seats[0].foul is None
    assert found.units == (3, -3)


LOOSE = laid("Ac Kd 9h 5c 4c", "Jc Td 7h 3d 2d", "9d 8d 7d")


def test_unless_the_convention_says_that_it_may_be() -> None:
    strict = pk.Conventions(special_may_foul=True)
    wrong = laid("Ah Th 8h 6h 2h", "As Js 9s 7s 5s", "Kc Qc 3c", "three_flushes")
    found = score([wrong, LOOSE], conventions=strict)
    assert [pair.kind for pair in found.pairs] == ["foul"]
    assert found.seats[0].special is None
    assert found.units == (-3, 3)
    right = laid("As Js 9s 7s 5s", "Ah Th 8h 6h 2h", "Kc Qc 3c", "three_flushes")
    assert score([right, LOOSE], conventions=strict).units == (3, -3)


def test_a_special_beats_a_foul_at_its_price() -> None:
    foul = laid("Jc Td 7h 3d 2d", "Ac Kd 9h 5c 4c", "9d 8d 7d")
    (pair,) = score([FLUSHES, foul]).pairs
    assert (pair.kind, pair.units) == ("special", 3)
    assert pair.fouls[1] is not None


@pytest.mark.parametrize("name", [special.value for special in Special])
def test_a_declaration_is_held_or_refused(name: str) -> None:
    claimed = Setting(**rows(PLAIN), declares=name)
    with pytest.raises(SettingError) as caught:
        score([claimed, laid("Ac Kd 9h 5c 4h", "Jc Td 7d 3d 2d", "9d 8d 7h")])
    assert (caught.value.kind, caught.value.facts) == ("not_held", {"special": name, "player": 0})


def test_three_straights_must_lie_as_three_straights() -> None:
    """Six pairs and the full straight are a matter of the cards alone."""
    mixed = laid("As Kh Qs Js 9s", "Ts 8d 7s 6d 5c", "4h 3s 2h", "three_straights")
    with pytest.raises(SettingError):
        score([mixed, laid("Ac Kd 9h 5d 4c", "Jc Td 7h 3d 2d", "9d 8c 7d")])
