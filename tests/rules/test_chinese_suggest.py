"""Chinese poker: the suggested setting, and how one's own differs from it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest

import pokerlib as pk
from pokerlib.cards import Card
from pokerlib.chinese import (
    ROWS,
    RULES,
    SIMPLE,
    TYPICAL,
    Setting,
    SettingError,
    contrast,
    evaluate,
    foul_of,
    score,
    suggest,
    typical,
)
from pokerlib.chinese.opponents import Opponents
from pokerlib.chinese.search import unbeaten
from pokerlib.chinese.suggest import Suggestion
from tests.rules import chinese_opponents, chinese_slow

HAND = pk.deal("BBB-BBB", 13)[0]
DRAGON = "As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s"


def laid(back: str, middle: str, front: str) -> Setting:
    return Setting(back=back, middle=middle, front=front)


# Every setting, slowly: for one hand


def every_setting(hand: tuple[Card, ...]) -> Iterator[chinese_slow.Player]:
    codes = [card.code for card in hand]
    for back in combinations(codes, 5):
        rest = [code for code in codes if code not in back]
        for middle in combinations(rest, 5):
            front = [code for code in rest if code not in middle]
            yield list(back), list(middle), front, ""


def slow_strength(strength: tuple[int, ...]) -> list[int]:
    """The table's numbers as the slow scorer's, in which a royal flush is a straight flush."""
    return [min(strength[0], 8), *strength[1:]]


def slow_value(row: str, hand: list[str], opponents: Opponents) -> int:
    mine = chinese_slow.strength(hand, runs_count=row != "front")
    total = 0
    for other in opponents.row(row):  # type: ignore[arg-type]
        theirs = slow_strength(other)
        if mine > theirs:
            total += chinese_slow.price(row, mine)
        elif theirs > mine:
            total -= chinese_slow.price(row, theirs)
    return total


@pytest.fixture(scope="module")
def found() -> Suggestion:
    return suggest(HAND)


@pytest.fixture(scope="module")
def slowly() -> list[chinese_slow.Player]:
    """Every legal setting of the hand."""
    every = list(every_setting(HAND))
    assert len(every) == 72_072
    return [player for player in every if not chinese_slow.is_foul(player)]


def test_all_settings_and_the_legal_ones_are_counted(
    found: Suggestion, slowly: list[chinese_slow.Player]
) -> None:
    assert (found.settings, found.legal) == (72_072, len(slowly))


def test_no_legal_setting_wins_more(found: Suggestion, slowly: list[chinese_slow.Player]) -> None:
    few = Opponents(TYPICAL.back[::16], TYPICAL.middle[::16], TYPICAL.front[::16])
    seen: dict[tuple[str, ...], int] = {}

    def value(row: str, hand: list[str]) -> int:
        key = (row, *hand)
        if key not in seen:
            seen[key] = slow_value(row, hand, few)
        return seen[key]

    best = max(
        value("back", back) + value("middle", middle) + value("front", front)
        for back, middle, front, _ in slowly
    )
    assert suggest(HAND, opponents=few).best.expected == Fraction(best, few.count)


def test_the_value_of_a_setting_is_the_average_over_the_opponents(found: Suggestion) -> None:
    for candidate in found.unbeaten[:5]:
        for row, expected in zip(ROWS, candidate.rows, strict=True):
            codes = [card.code for card in candidate.setting.row(row)]
            assert expected == Fraction(slow_value(row, codes, TYPICAL), TYPICAL.count)
        assert candidate.expected == sum(candidate.rows)
        assert evaluate(candidate.setting) == candidate


def test_the_unbeaten_are_those_that_no_other_equals_in_all_three_rows(
    found: Suggestion, slowly: list[chinese_slow.Player]
) -> None:
    def strengths(player: chinese_slow.Player) -> tuple[tuple[int, ...], ...]:
        back, middle, front, _ = player
        return (
            tuple(chinese_slow.strength(back)),
            tuple(chinese_slow.strength(middle)),
            tuple(chinese_slow.strength(front, runs_count=False)),
        )

    free = {
        tuple(tuple(slow_strength(one.setting.rank(row).strength)) for row in ROWS)
        for one in found.unbeaten
    }
    assert len(free) == len(found.unbeaten)

    def beats(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
        return one != other and all(a >= b for a, b in zip(one, other, strict=True))  # type: ignore[operator]

    every = set(map(strengths, slowly))
    assert free <= every
    assert not any(beats(one, other) for one in free for other in free)
    assert all(any(beats(one, other) for one in free) for other in every - free)


def test_the_best_is_the_first_of_the_unbeaten(found: Suggestion) -> None:
    assert found.unbeaten[0].expected == found.best.expected
    values = [one.expected for one in found.unbeaten]
    assert values == sorted(values, reverse=True)
    assert all(foul_of(one.setting) is None for one in found.unbeaten)


def test_the_same_cards_have_the_same_answer(found: Suggestion) -> None:
    assert suggest(tuple(reversed(HAND))) == found
    assert suggest([card.code for card in HAND]) == found


def test_bonuses_change_the_advice() -> None:
    """Three of a kind in front is worth more when it pays three units."""
    hand = "Ah Ad Ac Kh Kd Kc Qs Qd 9s 9d 5c 5h 2s"
    with_bonus, simple = suggest(hand), suggest(hand, SIMPLE)
    assert with_bonus.best.expected > simple.best.expected
    for found in (with_bonus, simple):
        assert foul_of(found.best.setting) is None


def test_equal_back_and_middle_only_where_they_may_be() -> None:
    hand = "Ah Kd 9h 8c 2d Ac Ks 9d 8h 2s Qc Jd 7s"
    strict = pk.Conventions(back_may_equal_middle=False)
    assert suggest(hand, conventions=strict).legal < suggest(hand).legal
    for candidate in suggest(hand, conventions=strict).unbeaten:
        assert foul_of(candidate.setting, strict) is None


def test_a_special_that_pays_more_is_to_be_declared() -> None:
    found = suggest(DRAGON)
    assert [held.special.value for held in found.specials] == ["full_straight", "three_straights"]
    assert found.declare == found.specials[0]
    assert suggest(DRAGON, SIMPLE).declare is None
    rich = suggest("As Ac Ah Ad Ks Kc Kh Kd Qs Qc Qh 2d 3d")
    assert (rich.specials, rich.declare) == ((), None)
    cheap = suggest("As Ac Kh Kd Qs Qc Jh Jd Ts Tc 9h 9d 9s", RULES.priced("six_pairs", 0))
    assert cheap.specials
    assert cheap.declare is None


def test_stairs() -> None:
    assert unbeaten([]) == set()
    assert unbeaten([(1, 1, 1), (1, 1, 1)]) == {(1, 1, 1)}
    assert unbeaten([(2, 1, 1), (1, 2, 1), (1, 1, 2), (1, 1, 1)]) == {
        (2, 1, 1), (1, 2, 1), (1, 1, 2),
    }  # fmt: skip


# One's own setting by the same yardstick

WRONG = laid("Ks Kc Kd 7c 3c", "Ah Jh 6h 4h 2h", "Qc Jd 9s")
RIGHT = laid("Ah Jh 6h 4h 2h", "Ks Kc Kd 7c 3c", "Qc Jd 9s")


def test_a_foul_loses_what_all_the_opponents_win_with() -> None:
    lost = sum(
        chinese_slow.price(row, slow_strength(strength))
        for row in ROWS
        for strength in TYPICAL.row(row)
    )
    assert evaluate(WRONG).expected == Fraction(-lost, TYPICAL.count)
    assert evaluate(WRONG, conventions=pk.Conventions(foul_cost="rows")).expected == -3
    assert evaluate(WRONG, SIMPLE).expected == -3


def test_the_yardstick_is_what_a_score_would_pay() -> None:
    """One opponent alone: the value is the score against that very setting."""
    other = laid("Ad Td 8d 6d 2d", "Qs Qd 9c 5s 4s", "As Tc 8c")
    opponents = Opponents(*((other.rank(row).strength,) for row in ROWS))
    units = score([RIGHT, other]).units[0]
    assert evaluate(RIGHT, opponents=opponents).expected == units
    assert evaluate(WRONG, opponents=opponents).expected == score([WRONG, other]).units[0]


def test_the_difference_from_the_suggested_setting() -> None:
    best = suggest(WRONG.cards).best.setting
    found = contrast(WRONG, best)
    assert found.foul == foul_of(WRONG)
    assert found.gain == found.second.expected - found.first.expected > 0
    assert {move.card for move in found.moves} == {
        card for row in ROWS for card in WRONG.row(row) if card not in found.second.setting.row(row)
    }
    for move in found.moves:
        assert move.card in WRONG.row(move.source)
        assert move.card in found.second.setting.row(move.target)
    assert [row.row for row in found.rows] == list(ROWS)
    assert sum(row.gain for row in found.rows) == found.gain


def test_suits_that_change_nothing_are_no_difference() -> None:
    own = laid("As Ks 9s 7s 5s", "Qh Qd Jc Td 8h", "4s 3d 2c")
    same = laid("As Ks 9s 7s 5s", "Qh Qd Jc Td 8h", "4s 3d 2c")
    assert contrast(own, same).moves == ()
    assert contrast(own, same).equal
    assert not contrast(own, same).beaten
    one = laid("Ah Ad Kc Qs 9h", "Jh Jd Kh 9s 8c", "7d 5c 2s")
    turned = laid("Ah Ad Kh Qs 9s", "Jh Jd Kc 9h 8c", "7d 5c 2s")
    found = contrast(one, turned)
    assert (found.moves, found.equal, found.gain) == ((), True, 0)


def test_a_setting_that_gives_nothing_away_beats_another() -> None:
    own = laid("As Ks Ts 7s 5d", "Qh Jd 9c 8d 5s", "4h 3d 2c")
    flush = laid("As Ks Ts 7s 5s", "Qh Jd 9c 8d 5d", "4h 3d 2c")
    found = contrast(own, flush)
    assert [row.difference.better for row in found.rows] == [-1, 0, 0]
    assert (found.beaten, found.equal) == (True, False)
    assert {(move.card.code, move.source, move.target) for move in found.moves} == {
        ("5s", "middle", "back"),
        ("5d", "back", "middle"),
    }
    assert not contrast(flush, own).beaten
    given_away = laid("As Ks Ts 7s 5s", "Jd 9c 8d 5d 4h", "Qh 3d 2c")
    assert not contrast(given_away, flush).beaten  # stronger in the middle, weaker in front


def test_the_cards_must_be_the_same() -> None:
    with pytest.raises(SettingError) as caught:
        contrast(RIGHT, laid("As Ks 9s 7s 5s", "Qh Qd Jc Td 8h", "4s 3d 2c"))
    assert caught.value.kind == "other_cards"


# The table of opponents


def test_the_table_is_sorted_and_whole() -> None:
    for row in ROWS:
        strengths = TYPICAL.row(row)
        assert len(strengths) == TYPICAL.count == chinese_opponents.KEPT
        assert list(strengths) == sorted(strengths)
        assert chinese_opponents.spelled(strengths).split() == getattr(typical, row.upper()).split()


def test_a_small_table_is_made_the_same_way_twice() -> None:
    assert chinese_opponents.made(16, 1, 8) == chinese_opponents.made(16, 1, 8)


def test_the_simple_rule_sets_right() -> None:
    for hand in chinese_opponents.hands(50):
        assert foul_of(chinese_opponents.back_first(hand)) is None


@pytest.mark.exhaustive
@pytest.mark.timeout(1800)
def test_the_table_is_what_its_rule_makes() -> None:
    made = chinese_opponents.source(chinese_opponents.made())
    assert made == Path(str(typical.__file__)).read_text("utf-8")
