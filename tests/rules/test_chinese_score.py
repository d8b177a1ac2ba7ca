"""Chinese poker: the score, pair by pair (game rules, lines 260 to 284)."""

from dataclasses import replace

import pytest

import pokerlib as pk
from pokerlib.chinese import RULES, SIMPLE, Rules, Setting, SettingError, Special, agreed, score
from pokerlib.chinese.score import PairResult


def laid(back: str, middle: str, front: str, declares: str | None = None) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=declares)


def units(pair: PairResult) -> list[int]:
    """What each row of a pair is worth to the first player."""
    return [row.units for row in pair.rows]


# The simplest system: a unit a row, nothing for a tie (line 262)

HIGH_ONE = laid("As Kd 9h 5c 4s", "Kh Qd Ts 3s 2d", "Js 8d 6h")
LOW_ONE = laid("Ad Ks 9s 5h 3c", "Kc Qc Tc 3h 2h", "Jd 7s 6c")


def test_a_unit_for_each_row_won_and_nothing_for_a_tie() -> None:
    found = score([HIGH_ONE, LOW_ONE], SIMPLE)
    (pair,) = found.pairs
    assert (pair.kind, pair.players, pair.winner) == ("rows", (0, 1), 0)
    assert units(pair) == [1, 0, 1]
    assert [row.better for row in pair.rows] == [1, 0, 1]
    assert found.units == (2, -2)
    assert [row.row for row in pair.rows] == ["back", "middle", "front"]


def test_each_row_says_at_which_card_it_was_decided() -> None:
    back, middle, front = score([HIGH_ONE, LOW_ONE]).pairs[0].rows
    assert (back.difference.role, back.difference.nth) == ("card", 5)
    assert back.difference.ranks == (4, 3)
    assert (middle.difference.kind, middle.difference.better) == ("none", 0)
    assert (front.difference.kind, front.difference.ranks) == ("place", (8, 7))
    assert back.ranks == (HIGH_ONE.rank("back"), LOW_ONE.rank("back"))


def test_the_order_of_the_players_only_turns_the_signs() -> None:
    one, other = score([HIGH_ONE, LOW_ONE]), score([LOW_ONE, HIGH_ONE])
    assert one.units == tuple(reversed(other.units))
    assert units(one.pairs[0]) == [-unit for unit in units(other.pairs[0])]


def test_units_are_money_in_whole_cents() -> None:
    dollars, tens = replace(SIMPLE, unit=100), replace(SIMPLE, unit=1000)
    assert score([HIGH_ONE, LOW_ONE], dollars).money == (200, -200)
    assert score([HIGH_ONE, LOW_ONE], tens).money == (2000, -2000)


# Bonuses (lines 270 to 275): each for the winner of that hand only


def against_plain(setting: Setting, rules: Rules) -> list[int]:
    """The rows' units against a plain setting of cards that the other doesn't hold."""
    taken = set(setting.cards)
    back = [card for card in pk.cards("Kc Qc 8c 5c 3c Jc 4c 6c Tc 7c") if card not in taken][:5]
    middle = [card for card in pk.cards("3d 3h Qd 8d 5h") if card not in taken]
    front = [card for card in pk.cards("Jd Th 8h") if card not in taken]
    other = Setting(back=back, middle=middle, front=front)
    return units(score([setting, other], rules).pairs[0])


FULL = laid("As Ac Ah 9s 9h", "Ks Kh Kd 7s 7h", "2c 4d 7d")
BACK_QUADS = laid("As Ac Ah Ad 9s", "Ks Kh Js Jh 7s", "2c 4d 7d")
MIDDLE_QUADS = laid("As Ac Ah Ad 4s", "9s 9h 9d 9c 7s", "2c 4d 7d")
BACK_FLUSH = laid("9s 8s 7s 6s 5s", "As Ac Ah Kd Ks", "2c 4d 7d")
MIDDLE_FLUSH = laid("As Ks Qs Js Ts", "9s 8s 7s 6s 5s", "2c 4d 7d")
WHEEL_FLUSH = laid("As 2s 3s 4s 5s", "Ac Ah Kd Ks 9s", "2c 4d 7d")


@pytest.mark.parametrize(
    ("name", "setting", "place", "price"),
    [
        ("full_house", FULL, 1, 2),
        ("quads", BACK_QUADS, 0, 4),
        ("quads", MIDDLE_QUADS, 1, 4),
        ("straight_flush", BACK_FLUSH, 0, 5),
        ("straight_flush", MIDDLE_FLUSH, 0, 5),  # a royal flush
        ("straight_flush", MIDDLE_FLUSH, 1, 5),
        ("straight_flush", WHEEL_FLUSH, 0, 5),
    ],
)
def test_each_bonus_on_off_and_at_another_price(
    name: str, setting: Setting, place: int, price: int
) -> None:
    assert against_plain(setting, RULES)[place] == price
    assert against_plain(setting, RULES.switched(name, on=False))[place] == 1
    assert against_plain(setting, RULES.priced(name, 9))[place] == 9
    assert against_plain(setting, SIMPLE)[place] == 1
    assert against_plain(setting, SIMPLE.switched(name, on=True))[place] == price


def test_front_trips_pay_three() -> None:
    right = laid("As Ks Qs Js 9s", "Ac Ah Ad 7s 6h", "2c 2d 2h")
    assert against_plain(right, RULES) == [1, 1, 3]
    assert against_plain(right, RULES.switched("trips", on=False)) == [1, 1, 1]


def test_hands_without_a_bonus_in_that_row() -> None:
    """A full house in the back and three of a kind in the middle pay one unit."""
    setting = laid("As Ac Ah 9s 9h", "Ks Kh Kd 7s 6h", "2c 4d 7d")
    assert against_plain(setting, RULES) == [1, 1, -1]


def test_a_royal_flush_and_a_straight_flush_may_have_two_prices() -> None:
    prices = tuple(
        (row, category, 20 if category == "royal_flush" else price)
        for row, category, price in pk.CONVENTIONS.bonus_prices
    )
    rules = agreed(pk.Conventions(bonus_prices=prices))
    assert against_plain(MIDDLE_FLUSH, rules)[:2] == [20, 5]


def test_a_bonus_hand_that_loses_is_paid_nothing_and_pays_the_winners_price() -> None:
    one = laid("Ks Kc Kh Kd 9s", "Qs Qc Qh 3d 3s", "2c 4d 7d")
    other = laid("As Ac Ah Ad 9h", "Js Jc Jh Jd 3h", "5c 6d 8d")
    assert units(score([one, other]).pairs[0]) == [-4, -4, -1]
    three = laid("9d 8d 7s 6h 5s", "Ts Tc Th 6s 6c", "2h 4s 7h")
    assert units(score([one, three]).pairs[0])[:2] == [4, 2]


def test_a_tie_of_bonus_hands_pays_nothing() -> None:
    one = laid("9s 8s 7s 6s 5s", "Ac Ah Kd Kc 2s", "Qd Js 4d")
    other = laid("9h 8h 7h 6h 5h", "As Ad Ks Kh 2h", "Qc Jd 4c")
    (pair,) = score([one, other]).pairs
    assert units(pair) == [0, 0, 0]
    assert [row.bonus for row in pair.rows] == [None, None, None]
    assert pair.winner is None


# The document's example (line 275), with two and with three players

WEAKER = laid("As Ks Qs Js 9s", "8c 7d 6h 5s 4c", "2c 2d 2h")
STRONGER = laid("Ah Kh Qh Jh 9h", "8d 7h 6s 5c 4d", "3c 3d 3h")
OTHERS = laid("Ad Kd Qd Jd 9d", "8h 7c 6d 5h 4h", "Ac Kc Qc")


def test_two_players_with_front_trips_the_weaker_pays_three() -> None:
    (pair,) = score([WEAKER, STRONGER]).pairs
    front = pair.rows[2]
    assert units(pair) == [0, 0, -3]
    assert front.bonus is not None
    assert (front.bonus.row, front.bonus.price, front.better) == ("front", 3, -1)
    assert (front.difference.role, front.difference.ranks) == ("trips", (2, 3))


def test_its_trips_still_count_against_the_others() -> None:
    found = score([WEAKER, STRONGER, OTHERS])
    assert units(found.pair(0, 1))[2] == -3
    assert units(found.pair(0, 2))[2] == 3
    assert units(found.pair(2, 1))[2] == 3
    assert found.units == (0, 6, -6)


# Fouls: what the document does not say, as conventions

FOUL = laid("7s 7c 7d Tc 5c", "As Js 6s 4s 2s", "Qs Td 9d")
FOUL_TOO = laid("8h 8c 8d 9c 5h", "Ah Kh Qh 4h 2h", "Qd Th 7h")
RIGHT = laid("Ad Ac 9h 5d 4d", "Qc Qh 8s 4h 2d", "Ts 9s 8h")
TREASURE = laid("Ks Kh Kd Kc 3s", "Jh Jd Jc 3h 3d", "6h 6d 6c")


def test_a_foul_loses_all_three_rows_and_the_bonuses_of_those_rows() -> None:
    (pair,) = score([FOUL, TREASURE]).pairs
    assert pair.kind == "foul"
    assert units(pair) == [-4, -2, -3]
    assert all(row.by_foul for row in pair.rows)
    assert pair.fouls[0] is not None
    assert [order.strong for order in pair.fouls[0].broken] == ["back"]
    assert pair.fouls[1] is None
    assert units(score([TREASURE, FOUL]).pairs[0]) == [4, 2, 3]


def test_or_only_the_rows_by_convention() -> None:
    found = score([FOUL, TREASURE], conventions=pk.Conventions(foul_cost="rows"))
    assert units(found.pairs[0]) == [-1, -1, -1]


def test_a_foul_pays_everybody_who_set_right() -> None:
    found = score([FOUL, TREASURE, RIGHT])
    assert [pair.kind for pair in found.pairs] == ["foul", "foul", "rows"]
    lost = found.pair(0, 2)
    assert units(lost) == [-1, -1, -1]
    assert lost.rows[1].difference.better == 1  # its flush would have won


def test_two_fouls_score_nothing() -> None:
    (pair,) = score([FOUL, FOUL_TOO]).pairs
    assert (pair.kind, pair.units, pair.rows, pair.winner) == ("two_fouls", 0, (), None)
    assert all(pair.fouls)


def test_or_two_fouls_are_compared_by_convention() -> None:
    (pair,) = score([FOUL, FOUL_TOO], conventions=pk.Conventions(two_fouls="compared")).pairs
    assert pair.kind == "two_fouls"
    assert units(pair) == [-1, -1, 1]
    assert not any(row.by_foul for row in pair.rows)


def test_equal_back_and_middle_are_a_foul_by_convention_only() -> None:
    equal = laid("Ah Kd 9h 8c 2d", "Ac Ks 9d 8h 2s", "Qc Jd 7s")
    other = laid("Kh Qd Th 5s 3c", "Jh Ts 6h 5d 4s", "9c 8d 6d")
    assert score([equal, other]).pairs[0].kind == "rows"
    strict = pk.Conventions(back_may_equal_middle=False)
    assert score([equal, other], conventions=strict).units == (-3, 3)


# Three and four players


def test_three_players_are_three_pairs_and_four_are_six() -> None:
    hands = [
        laid("As Ks Qs Js 9s", "8c 7d 6h 5s 4c", "2c 2d 2h"),
        laid("Ah Kh Qh Jh 9h", "8d 7h 6s 5c 4d", "3c 3d 3h"),
        laid("Ad Kd Qd Jd 9d", "8h 7c 6d 5h 4h", "Ac Kc Qc"),
        laid("Ts Th Td Tc 9c", "Jc 8s 7s 6c 5d", "4s 3s 2s"),
    ]
    three, four = score(hands[:3]), score(hands)
    assert [pair.players for pair in three.pairs] == [(0, 1), (0, 2), (1, 2)]
    assert [pair.players for pair in four.pairs] == [
        (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3),
    ]  # fmt: skip
    assert units(four.pair(0, 3)) == [-4, 1, 3]
    assert units(four.pair(2, 3)) == [-4, 1, 1]
    assert three.units == (0, 6, -6)
    assert four.units == (0, 6, -8, 2)
    assert sum(four.units) == sum(four.money) == 0
    assert three.pairs == tuple(four.pair(*pair.players) for pair in three.pairs)


def test_all_together() -> None:
    """A special, a foul, bonuses and a plain hand at one table."""
    special = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
    foul = laid("8s 8h 7s 4s 3s", "As Ks Qs Js 9s", "6s 5c 2c")
    treasure = laid("7h 7d 7c 6d 6c", "4h 4d 4c 2h 2d", "3h 3d 3c")
    plain = laid("Ah Kh Qh Jh 9h", "8d 8c Ts Tc 5h", "2s 5d 6h")
    found = score([special, foul, treasure, plain])
    assert [pair.kind for pair in found.pairs] == [
        "special", "special", "special", "foul", "foul", "rows",
    ]  # fmt: skip
    assert [pair.units for pair in found.pairs] == [3, 3, 3, -6, -3, 6]
    assert found.units == (9, -12, 9, -6)
    assert [seat.special.special if seat.special else None for seat in found.seats] == [
        Special.SIX_PAIRS, None, None, None,
    ]  # fmt: skip


# What cannot be scored


@pytest.mark.parametrize("count", [0, 1, 5])
def test_the_wrong_number_of_players_is_refused(count: int) -> None:
    with pytest.raises(SettingError) as caught:
        score([HIGH_ONE] * count)
    assert (caught.value.kind, caught.value.facts) == ("players", {"count": count})


def test_a_card_of_two_players_is_refused() -> None:
    with pytest.raises(pk.CardError) as caught:
        score([LOW_ONE, HIGH_ONE, HIGH_ONE])
    assert caught.value.kind == "on_both"
    assert caught.value.facts == {"first": "hand 1", "second": "hand 2"}


def test_a_false_declaration_is_refused() -> None:
    wrong = laid("Ad Ks 9s 5h 3c", "Kc Qc Tc 3h 2h", "Jd 7s 6c", "three_flushes")
    with pytest.raises(SettingError) as caught:
        score([HIGH_ONE, wrong])
    assert caught.value.kind == "not_held"
    assert caught.value.facts == {"special": "three_flushes", "player": 1}


def test_a_special_that_is_off_is_refused() -> None:
    special = laid("Ad Ac Kd Kc 5s", "Qd Qc Jd Jc Th", "9d 9c Td", "six_pairs")
    other = laid("8s 8h 7s 4s 3s", "7h 6d 5h 4c 2h", "Ts 6s 2d")
    with pytest.raises(SettingError) as caught:
        score([special, other], RULES.switched("six_pairs", on=False))
    assert caught.value.kind == "not_played"
    assert caught.value.facts == {"special": "six_pairs", "player": 0}


# The rules record


def test_the_rules_hold_the_documents_prices() -> None:
    bonuses = {(b.row, b.category.value): b.price for b in RULES.bonuses if b.on}
    assert bonuses == {
        ("front", "three_of_a_kind"): 3,
        ("middle", "full_house"): 2,
        ("middle", "four_of_a_kind"): 4,
        ("back", "four_of_a_kind"): 4,
        ("middle", "straight_flush"): 5,
        ("back", "straight_flush"): 5,
        ("middle", "royal_flush"): 5,
        ("back", "royal_flush"): 5,
    }
    assert {s.special.value: s.price for s in RULES.specials} == {
        "six_pairs": 3,
        "three_straights": 3,
        "three_flushes": 3,
        "full_straight": 13,
    }
    assert RULES.unit == 100


def test_specials_are_ordered_by_price_then_by_rarity() -> None:
    names = [special.value for special in RULES.strongest_first]
    assert names == ["full_straight", "three_straights", "six_pairs", "three_flushes"]
    assert RULES.priced("three_flushes", 5).strongest_first[1] == "three_flushes"
    assert RULES.priced("full_straight", 1).strongest_first[-1] == "full_straight"
    assert SIMPLE.strongest_first == ()
    off = RULES.switched("three_straights", on=False)
    assert [special.value for special in off.strongest_first] == [
        "full_straight", "six_pairs", "three_flushes",
    ]  # fmt: skip


def test_an_order_of_ones_own_holds_whatever_the_prices() -> None:
    order = tuple(reversed(RULES.strongest_first))
    rules = replace(RULES, order=order)
    assert rules.strongest_first == order
    assert rules.priced("full_straight", 50).strongest_first == order
    names = tuple(special.value for special in order)
    assert agreed(pk.Conventions(special_order=names)).strongest_first == order
    with pytest.raises(ValueError, match="order"):
        replace(RULES, order=order[:2])


def test_a_switch_that_does_not_exist_is_refused() -> None:
    for ask in (lambda: RULES.switched("scoop", on=True), lambda: RULES.priced("scoop", 3)):
        with pytest.raises(SettingError) as caught:
            ask()
        assert caught.value.facts == {"special": "scoop"}
