"""Chinese poker: reading a setting, and the order of its rows (game rules, lines 252 to 258)."""

from dataclasses import replace
from itertools import permutations

import pytest

import pokerlib as pk
from pokerlib.chinese import Setting, SettingError, Special, check, deal_players, foul_of, in_order
from pokerlib.chinese.order import Order, order_of

STRICT = pk.Conventions(back_may_equal_middle=False)


def laid(back: str, middle: str, front: str, declares: str | None = None) -> Setting:
    return Setting(back=back, middle=middle, front=front, declares=declares)


RIGHT = laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s")


# What a setting is


def test_a_setting_is_read_as_cards_are_and_kept_from_the_highest_down() -> None:
    setting = laid("2♥ 4h 6h Jh A♥", "3c7cKdKcKs", "9s Jd Qc")
    assert setting == RIGHT
    assert [card.code for card in setting.front] == ["Qc", "Jd", "9s"]
    assert len(set(setting.cards)) == 13
    assert hash(setting) == hash(RIGHT)


def test_its_repr_rebuilds_it() -> None:
    from pokerlib.cards import Card  # noqa: F401

    declared = laid("As Kd Qh Jc Ts", "9d 8h 7c 6s 5d", "4h 3c 2s", "full_straight")
    assert eval(repr(RIGHT)) == RIGHT  # noqa: S307
    assert declared.declares is Special.FULL_STRAIGHT
    assert declared != replace_declares(declared)


def replace_declares(setting: Setting) -> Setting:
    return Setting(back=setting.back, middle=setting.middle, front=setting.front)


@pytest.mark.parametrize(
    ("rows", "kind", "where", "count"),
    [
        (("Ah Jh 6h 4h 2h 3h", "Ks Kc Kd 7c 3c", "Qc Jd 9s"), "too_many", "back", 6),
        (("Ah Jh 6h 4h", "Ks Kc Kd 7c 3c", "Qc Jd 9s"), "too_few", "back", 4),
        (("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c 3d", "Qc Jd 9s"), "too_many", "middle", 6),
        (("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s 9d"), "too_many", "front", 4),
        (("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", ""), "empty", "front", 0),
    ],
)
def test_a_row_of_the_wrong_length_is_refused(
    rows: tuple[str, str, str], kind: str, where: str, count: int
) -> None:
    with pytest.raises(pk.CardError) as caught:
        laid(*rows)
    assert (caught.value.kind, caught.value.facts["where"]) == (kind, where)
    assert caught.value.facts["count"] == count


def test_the_same_card_twice_is_refused_within_a_row_and_between_rows() -> None:
    with pytest.raises(pk.CardError) as caught:
        laid("Ah Ah 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s")
    assert (caught.value.kind, caught.value.token) == ("duplicate", "Ah")
    with pytest.raises(pk.CardError) as caught:
        laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd Ks")
    assert (caught.value.kind, caught.value.token) == ("on_both", "Ks")
    assert caught.value.facts == {"first": "middle", "second": "front"}


def test_a_special_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SettingError) as caught:
        laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s", "four_straights")
    assert caught.value.kind == "no_such_special"
    assert caught.value.facts == {"special": "four_straights"}


@pytest.mark.parametrize("count", [12, 14])
@pytest.mark.parametrize("ask", [pk.chinese.specials, pk.chinese.suggest])
def test_twelve_and_fourteen_cards_are_refused(ask: object, count: int) -> None:
    given = pk.deck_of("BBB-BBB")[:count]
    with pytest.raises(pk.CardError) as caught:
        ask(given)  # type: ignore[operator]
    assert caught.value.kind == ("too_few" if count < 13 else "too_many")
    assert caught.value.facts["count"] == count


@pytest.mark.parametrize("ask", [pk.chinese.specials, pk.chinese.suggest])
def test_thirteen_cards_with_a_duplicate_are_refused(ask: object) -> None:
    given = pk.deck_of("BBB-BBB")[:12]
    with pytest.raises(pk.CardError) as caught:
        ask((*given, given[3]))  # type: ignore[operator]
    assert (caught.value.kind, caught.value.token) == ("duplicate", given[3].code)


def test_cards_are_dealt_one_at_a_time_to_two_three_or_four() -> None:
    deck = pk.deck_of("BBB-BBB")
    for players in (2, 3, 4):
        hands = deal_players("BBB-BBB", players)
        assert [hand[0] for hand in hands] == list(deck[:players])
        assert [len(hand) for hand in hands] == [13] * players
        assert len({card for hand in hands for card in hand}) == 13 * players
    for wrong in (1, 5):
        with pytest.raises(SettingError) as caught:
            deal_players("BBB-BBB", wrong)
        assert caught.value.facts == {"count": wrong}


# Situations 48 to 51


def test_situation_48_three_kings_behind_a_flush_is_a_foul_and_a_swap_mends_it() -> None:
    wrong = laid("K♠ K♣ K♦ 7♣ 3♣", "A♥ J♥ 6♥ 4♥ 2♥", "Q♣ J♦ 9♠")
    foul = foul_of(wrong)
    assert foul is not None
    (order,) = foul.broken
    assert (order.strong, order.weak) == ("back", "middle")
    assert order.difference is not None
    assert order.difference.kind == "category"
    assert [order.difference.first.category, order.difference.second.category] == [
        "three_of_a_kind",
        "flush",
    ]
    assert foul.swap == ("back", "middle")
    assert foul_of(RIGHT) is None


def test_situation_49_a_front_of_a_k_q_of_one_suit_is_ace_high() -> None:
    front = laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "A♠ Q♠ J♠").rank("front")
    assert pk.rankings.CHINESE_FRONT.rank("A♠ K♠ Q♠").category == "high_card"
    assert (front.category, front.tiebreak) == ("high_card", (14, 12, 11))


def test_situation_50_a_a_k_over_a_a_q_j_t_is_a_foul() -> None:
    assert not in_order("A♠ A♥ K♦", "A♣ A♦ Q♠ J♥ T♣")
    assert in_order("A♠ A♥ K♦", "A♣ A♦ K♠ 3♥ 2♣")
    assert in_order("A♠ A♥ K♦", "A♣ A♦ K♠ Q♥ J♣")
    wrong = laid("9s 8s 7s 6s 5s", "A♣ A♦ Q♠ J♥ T♣", "A♠ A♥ K♦")
    (order,) = foul_of(wrong).broken  # type: ignore[union-attr]
    assert (order.strong, order.weak) == ("middle", "front")
    found = order.difference
    assert found is not None
    assert (found.kind, found.role, found.nth, found.ranks) == ("place", "kicker", 1, (12, 13))
    assert foul_of(wrong).swap is None  # type: ignore[union-attr]


def test_situation_50_is_no_order_of_hands() -> None:
    """Front and middle have ranks of two systems: they never compare by themselves."""
    with pytest.raises(TypeError):
        _ = RIGHT.rank("front") < RIGHT.rank("middle")


EQUAL = laid("Ah Kd 9h 8c 2d", "Ac Ks 9d 8h 2s", "Qc Jd 7s")


def test_situation_51_back_and_middle_may_be_equal_or_not_by_convention() -> None:
    assert EQUAL.rank("back") == EQUAL.rank("middle")
    assert foul_of(EQUAL) is None
    foul = foul_of(EQUAL, STRICT)
    assert foul is not None
    assert [order.difference.kind for order in foul.broken if order.difference] == ["none"]
    assert foul.swap is None
    assert foul_of(RIGHT, STRICT) is None


# Every kind of foul


@pytest.mark.parametrize(
    ("front", "middle", "right"),
    [
        ("9s 5c 3d", "Th 8c 6d 4s 2h", True),  # the first card
        ("Ts 5c 3d", "Th 8c 6d 4s 2h", True),  # the second
        ("Ts 8h 7d", "Th 8c 6d 4s 2h", False),  # the third
        ("Ts 8h 6s", "Th 8c 6d 4s 2h", True),  # as far as both go
        ("Js 3h 2s", "Th 8c 6d 4s 2h", False),
        ("2s 2c 3h", "Ah Kc Qd Js 9h", False),  # a pair against none
        ("As Kc Qh", "2h 2c 5d 4s 3h", True),
        ("3s 3c 2h", "2s 2c Ad Ks Qh", False),
        ("3s 3c Ah", "4s 4c 7d 6s 5h", True),
        ("4h 4d 8h", "4s 4c 9d 6s 5h", True),
        ("Ah Ad Kh", "3s 3c 2d 2s 5h", True),  # two pairs beat one
        ("2h 2d 2c", "As Ac Kd Ks Qh", False),  # three of a kind beat two pairs
        ("2h 2d 2c", "3s 3c 3d As Kh", True),
        ("4h 4d 4c", "3s 3c 3d As Kh", False),
        ("Ah Ad Ac", "2s 3c 4d 5s 6h", True),  # a straight beats them
    ],
)
def test_front_against_middle(front: str, middle: str, right: bool) -> None:
    assert in_order(front, middle) is right


def test_in_order_refuses_what_cannot_lie_on_one_table() -> None:
    with pytest.raises(pk.CardError) as caught:
        in_order("As Ks Qs", "As 3c 4d 5s 6h")
    assert (caught.value.kind, caught.value.token) == ("on_both", "As")
    with pytest.raises(pk.CardError) as caught:
        in_order("As Ks Qs Js", "2s 3c 4d 5s 6h")
    assert caught.value.facts["where"] == "front"


def test_both_orders_may_be_broken() -> None:
    foul = foul_of(laid("Kh Jd 9c 7s 5h", "8s 8d 4c 3h 2s", "As Ah 5d"))
    assert foul is not None
    broken = [(order.strong, order.weak) for order in foul.broken]
    assert broken == [("back", "middle"), ("middle", "front")]
    assert foul.swap is None


def test_back_against_middle_by_the_last_kicker() -> None:
    foul = foul_of(laid("Ah Kd 9h 8c 2d", "Ac Ks 9d 8h 3s", "Qc Jd 7s"))
    assert foul is not None
    found = foul.broken[0].difference
    assert found is not None
    assert (found.place, found.role, found.nth, found.ranks) == (4, "card", 5, (2, 3))
    assert foul.swap == ("back", "middle")


def test_a_declared_special_is_no_foul_unless_the_convention_says_so() -> None:
    flushes = laid("Ah Th 8h 6h 2h", "As Js 9s 7s 5s", "Ks Qs 3s", "three_flushes")
    assert foul_of(flushes) is None
    foul = foul_of(flushes, pk.Conventions(special_may_foul=True))
    assert foul is not None
    assert foul.swap == ("back", "middle")


def test_the_orders_of_a_right_setting_say_where_they_hold() -> None:
    back, front = order_of(RIGHT)
    assert isinstance(back, Order)
    assert (back.state, front.state) == ("right", "right")
    assert back.difference is not None
    assert back.difference.better == 1


# A setting in the making


def test_an_empty_table_is_open() -> None:
    found = check({})
    assert [row.missing for row in found.rows] == [5, 5, 3]
    assert [order.state for order in found.orders] == ["open", "open"]
    assert (found.whole, found.legal, found.broken, found.swap) == (False, False, (), None)


def test_a_row_has_its_rank_with_its_last_card() -> None:
    assert check({"front": "Qc Qd"}).row("front").rank is None
    rank = check({"front": "Qc 9s Qd"}).row("front").rank
    assert rank is not None
    assert (rank.category, rank.tiebreak) == ("one_pair", (12, 9))


def test_cards_stay_as_they_were_laid() -> None:
    assert [card.code for card in check({"front": "9s Qc"}).row("front").cards] == ["9s", "Qc"]


def test_back_and_front_already_tell_when_the_middle_is_open() -> None:
    found = check({"back": "Kh Jd 9c 7s 5h", "middle": "8s", "front": "2s 2h 3d"})
    assert [(order.strong, order.weak) for order in found.broken] == [("back", "front")]
    right = check({"back": "Kh Kd 9c 7s 5h", "front": "2s 2h 3d"})
    assert [order.state for order in right.orders] == ["open", "open", "right"]
    assert right.legal is False


def test_a_whole_setting_is_checked_as_scored() -> None:
    wrong = laid("Ks Kc Kd 7c 3c", "Ah Jh 6h 4h 2h", "Qc Jd 9s")
    foul = foul_of(wrong)
    found = check(wrong)
    assert foul is not None
    assert (found.broken, found.swap, found.legal) == (foul.broken, foul.swap, False)
    assert check(RIGHT).legal
    assert check(EQUAL).legal
    assert not check(EQUAL, STRICT).legal


def test_check_refuses_what_cannot_lie_there() -> None:
    with pytest.raises(pk.CardError) as caught:
        check({"front": "Qc Qd Qh Qs"})
    assert (caught.value.kind, caught.value.facts["where"]) == ("too_many", "front")
    with pytest.raises(pk.CardError) as caught:
        check({"front": "Qc", "back": "Qc"})
    assert caught.value.facts == {"first": "back", "second": "front"}
    with pytest.raises(SettingError) as wrong:
        check({"top": "Qc"})  # type: ignore[dict-item]
    assert wrong.value.facts == {"row": "'top'"}


def test_order_does_not_depend_on_suits_or_on_the_order_of_cards() -> None:
    for given in permutations(["As", "Ah", "Kd"]):
        assert not in_order(given, "Ac Ad Qs Jh Tc")
    assert replace(RIGHT.rank("front"), cards=()) == RIGHT.rank("front")
