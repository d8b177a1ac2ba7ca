"""Every comparison and example of the rankings document; the number is the line that says it."""

from itertools import pairwise
from math import comb

import pytest

from pokerlib.games import GAMES
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    HandRank,
    Ranking,
    difference,
)
from pokerlib.rankings.sample_lows import sample_list_count


def rank(ranking: Ranking, text: str) -> HandRank:
    found = ranking.rank(text)
    assert found is not None
    return found


def beats(ranking: Ranking, better: str, worse: str) -> None:
    assert rank(ranking, better) > rank(ranking, worse)
    assert rank(ranking, worse) < rank(ranking, better)


def ties(ranking: Ranking, one: str, other: str) -> None:
    assert rank(ranking, one) == rank(ranking, other)
    assert difference(rank(ranking, one), rank(ranking, other)).kind == "none"


def counted(text: str) -> str:
    return "".join(card.letter for card in rank(BADUGI, text).cards)


def rankings_of(*keys: str) -> set[tuple[str, Ranking]]:
    return {share for key in keys for share in GAMES[key].shares}


# Which game uses which system


def test_line_3_high_games() -> None:
    high = {("high", HIGH)}
    assert rankings_of("holdem", "omaha", "seven_card_stud", "five_card_draw") == high


def test_line_3_ace_to_five_games() -> None:
    """Omaha Hi/Lo and Stud Hi/Lo with the limit of line 69, Razz without."""
    assert dict(GAMES["omaha_hilo"].shares) == {"high": HIGH, "low": EIGHT_OR_BETTER}
    assert dict(GAMES["stud_hilo"].shares) == {"high": HIGH, "low": EIGHT_OR_BETTER}
    assert dict(GAMES["razz"].shares) == {"low": ACE_TO_FIVE}


def test_line_3_deuce_to_seven_games() -> None:
    assert rankings_of("single_draw_2_7", "triple_draw_2_7") == {("low", DEUCE_TO_SEVEN)}


def test_line_5_badugi() -> None:
    assert rankings_of("badugi") == {("low", BADUGI)}


# High hands

LADDER = [  # lines 131 to 139, from the weakest
    ("high_card", "Ks Jd 9c 7h 5s"),
    ("one_pair", "2s 2d 5c 4h 3s"),
    ("two_pair", "3s 3d 2c 2h 4s"),
    ("three_of_a_kind", "2s 2d 2c 4h 3s"),
    ("straight", "5s 4d 3c 2h As"),
    ("flush", "7s 5s 4s 3s 2s"),
    ("full_house", "2s 2d 2c 3h 3s"),
    ("four_of_a_kind", "2s 2d 2c 2h 3s"),
    ("straight_flush", "5s 4s 3s 2s As"),
    ("royal_flush", "As Ks Qs Js Ts"),
]


@pytest.mark.parametrize("line", range(131, 140))
def test_lines_131_to_139_the_order(line: int) -> None:
    (weaker, worse), (stronger, better) = LADDER[line - 131], LADDER[line - 130]
    beats(HIGH, better, worse)
    assert (rank(HIGH, worse).category, rank(HIGH, better).category) == (weaker, stronger)


@pytest.mark.parametrize(("category", "text"), LADDER)
def test_lines_7_to_43_the_names(category: str, text: str) -> None:
    assert rank(HIGH, text).category == category


def test_line_7_a_straight_flush_is_of_one_suit() -> None:
    assert rank(HIGH, "9s 8s 7s 6s 5s").category == "straight_flush"
    assert rank(HIGH, "9s 8s 7s 6s 5h").category == "straight"


def test_line_9_the_higher_straight_flush() -> None:
    beats(HIGH, "Tc 9c 8c 7c 6c", "9s 8s 7s 6s 5s")
    ties(HIGH, "Tc 9c 8c 7c 6c", "Ts 9s 8s 7s 6s")


def test_line_11_the_royal_flush_is_the_best_straight_flush_and_unbeatable() -> None:
    beats(HIGH, "As Ks Qs Js Ts", "Kc Qc Jc Tc 9c")
    ties(HIGH, "As Ks Qs Js Ts", "Ac Kc Qc Jc Tc")


def test_line_13_four_of_a_kind_has_a_kicker() -> None:
    assert rank(HIGH, "8c 8d 8h 8s 3c").tiebreak == (8, 3)


def test_line_15_the_higher_quads_then_the_fifth_card() -> None:
    beats(HIGH, "9c 9d 9h 9s 2c", "8c 8d 8h 8s Ac")
    beats(HIGH, "9c 9d 9h 9s Kc", "9c 9d 9h 9s Qc")


def test_line_19_full_houses_by_the_three_then_the_pair() -> None:
    beats(HIGH, "9c 9d 9h 2s 2c", "8c 8d 8h As Ac")
    beats(HIGH, "9c 9d 9h 3s 3c", "9c 9d 9h 2s 2c")


@pytest.mark.parametrize("place", range(5))
def test_line_23_flushes_card_by_card(place: int) -> None:
    better, worse = ["As", "Qs", "9s", "7s", "5s"], ["As", "Qs", "9s", "7s", "5s"]
    worse[place] = ["Ks", "Js", "8s", "6s", "4s"][place]
    beats(HIGH, " ".join(better), " ".join(worse))
    found = difference(rank(HIGH, " ".join(better)), rank(HIGH, " ".join(worse)))
    assert (found.place, found.nth) == (place, place + 1)


def test_line_23_equal_flushes_share_and_the_suit_never_decides() -> None:
    ties(HIGH, "As Qs 9s 7s 5s", "Ac Qc 9c 7c 5c")


def test_line_27_the_higher_straight() -> None:
    beats(HIGH, "Tc 9d 8h 7s 6c", "9c 8d 7h 6s 5c")


def test_line_29_the_ace_is_high_and_low() -> None:
    straights = [rank(HIGH, "As Kd Qh Jc Ts"), rank(HIGH, "5s 4d 3h 2c As")]
    assert [found.category for found in straights] == ["straight", "straight"]
    assert [found.tiebreak for found in straights] == [(14,), (5,)]
    beats(HIGH, "6s 5d 4h 3c 2s", "5s 4d 3h 2c As")
    assert "".join(card.letter for card in straights[1].cards) == "5432A"


@pytest.mark.parametrize("text", ["2s As Kd Qh Jc", "3s 2s Ad Kh Qc", "4s 3s 2d Ah Kc"])
def test_line_29_no_straight_goes_around(text: str) -> None:
    assert rank(HIGH, text).category == "high_card"


def test_line_31_three_of_a_kind_has_two_different_cards() -> None:
    assert rank(HIGH, "9c 9d 9h Ks 2c").tiebreak == (9, 13, 2)


def test_line_33_the_higher_three_then_the_other_two() -> None:
    beats(HIGH, "9c 9d 9h 3s 2c", "8c 8d 8h As Kc")
    beats(HIGH, "9c 9d 9h Ks 2c", "9c 9d 9h Qs Jc")
    # The document stops at the higher of the two; the lower one decides as well.
    beats(HIGH, "9c 9d 9h Ks 3c", "9c 9d 9h Ks 2c")


def test_line_37_two_pair() -> None:
    beats(HIGH, "Kc Kd 2h 2s 3c", "Qc Qd Jh Js Ac")
    beats(HIGH, "Kc Kd 3h 3s 2c", "Kc Kd 2h 2s Ac")
    beats(HIGH, "Kc Kd 3h 3s Qc", "Kc Kd 3h 3s Jc")


def test_line_41_one_pair() -> None:
    beats(HIGH, "3c 3d 6h 5s 4c", "2c 2d Ah Ks Qc")
    beats(HIGH, "9c 9d Ah 3s 2c", "9c 9d Kh Qs Jc")
    beats(HIGH, "9c 9d Ah 4s 2c", "9c 9d Ah 3s 2c")
    beats(HIGH, "9c 9d Ah 4s 3c", "9c 9d Ah 4s 2c")


@pytest.mark.parametrize("place", range(5))
def test_line_45_high_cards(place: int) -> None:
    better, worse = ["As", "Qd", "9s", "7s", "5s"], ["As", "Qd", "9s", "7s", "5s"]
    worse[place] = ["Ks", "Jd", "8s", "6s", "4s"][place]
    beats(HIGH, " ".join(better), " ".join(worse))


# Ace to five


def test_line_49_straights_and_flushes_spoil_nothing() -> None:
    ties(ACE_TO_FIVE, "6s 5s 4s 3s 2s", "6s 5d 4h 3c 2s")
    assert rank(ACE_TO_FIVE, "6s 5s 4s 3s 2s").category == "no_pair"


def test_line_49_aces_are_always_low() -> None:
    beats(ACE_TO_FIVE, "6s 5d 4h 3c As", "6s 5d 4h 3c 2s")
    beats(ACE_TO_FIVE, "As Ad 7h 6c 5s", "2s 2d 5h 4c 3s")


def test_line_51_a_low_is_read_from_its_highest_card() -> None:
    assert "".join(card.letter for card in rank(ACE_TO_FIVE, "Ac 3d 8h 2s 6c").cards) == "8632A"


def test_line_53_the_wheel_is_the_best() -> None:
    wheel = rank(ACE_TO_FIVE, "5s 4d 3h 2c As")
    assert wheel.tiebreak == (5, 4, 3, 2, 1)
    assert wheel > rank(ACE_TO_FIVE, "6s 4d 3h 2c As")
    # A wheel is the high game's straight to the five as well.
    assert rank(HIGH, "5s 4d 3h 2c As").category == "straight"


def test_line_55_equal_wheels_share() -> None:
    ties(ACE_TO_FIVE, "5s 4d 3h 2c As", "5c 4h 3d 2s Ac")


def test_line_59_6432a_beats_6542a() -> None:
    beats(ACE_TO_FIVE, "6s 4d 3h 2c As", "6s 5d 4h 2c As")
    beats(EIGHT_OR_BETTER, "6s 4d 3h 2c As", "6s 5d 4h 2c As")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7s 5d 3h 2c As", "7s 6d 3h 2c As"),  # line 63
        ("7s 6d 4h 2c As", "7s 6d 5h 2c As"),
        ("7s 6d 5h 3c As", "7s 6d 5h 4c As"),
        ("7s 6d 5h 4c As", "7s 6d 5h 4c 2s"),
        ("8s 5d 3h 2c As", "8s 6d 3h 2c As"),  # line 67
        ("8s 7d 6h 5c 3s", "8s 7d 6h 5c 4s"),
        ("7s 6d 5h 4c 3s", "8s 4d 3h 2c As"),  # the highest card first
    ],
)
def test_lines_59_to_67_from_the_second_card_down(better: str, worse: str) -> None:
    beats(ACE_TO_FIVE, better, worse)
    beats(EIGHT_OR_BETTER, better, worse)


def test_line_69_the_eight_is_the_weakest_that_qualifies() -> None:
    assert EIGHT_OR_BETTER.rank("8s 7d 6h 5c 4s") is not None
    assert EIGHT_OR_BETTER.rank("9s 4d 3h 2c As") is None
    assert EIGHT_OR_BETTER.rank("5s 5d 3h 2c As") is None


def test_line_69_razz_knows_no_such_limit() -> None:
    for better, worse in [
        ("9s 8d 7h 6c 5s", "Qs 4d 3h 2c As"),
        ("Ks Qd Jh Tc 9s", "As Ad 4h 3c 2s"),
        ("As Ad 4h 3c 2s", "As Ad 2h 2c 3s"),
    ]:
        beats(ACE_TO_FIVE, better, worse)


# Deuce to seven


def test_line_71_the_high_order_is_reversed() -> None:
    """On hands without an ace in a straight the two orders are exactly opposite."""
    texts = [text.replace("5s 4d 3c 2h As", "6s 5d 4c 3h 2s") for _, text in LADDER]
    texts = [text.replace("5s 4s 3s 2s As", "6s 5s 4s 3s 2s") for text in texts]
    for worse, better in pairwise(texts):
        beats(HIGH, better, worse)
        beats(DEUCE_TO_SEVEN, worse, better)


def test_line_73_the_ace_is_high() -> None:
    found = rank(DEUCE_TO_SEVEN, "As 5d 4h 3c 2s")
    assert (found.category, found.tiebreak) == ("high_card", (14, 5, 4, 3, 2))
    beats(DEUCE_TO_SEVEN, "Ks Qd Jh Tc 8s", "As 5d 4h 3c 2s")


def test_line_73_straights_and_flushes_weaken() -> None:
    beats(DEUCE_TO_SEVEN, "As Kd Qh Jc 9s", "6s 5d 4h 3c 2s")
    beats(DEUCE_TO_SEVEN, "6s 5d 4h 3c 2s", "7s 5s 4s 3s 2s")


def test_line_75_the_best_hand_there_is() -> None:
    beats(DEUCE_TO_SEVEN, "7s 5d 4h 3c 2s", "7s 6d 4h 3c 2s")
    beats(DEUCE_TO_SEVEN, "7s 5d 4h 3c 2s", "7s 5s 4s 3s 2s")


def test_line_77_75432_beats_76532() -> None:
    beats(DEUCE_TO_SEVEN, "7s 5d 4h 3c 2s", "7s 6d 5h 3c 2s")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8s 5d 4h 3c 2s", "8s 6d 4h 3c 2s"),  # line 81
        ("8s 6d 4h 3c 2s", "8s 6d 5h 3c 2s"),
        ("9s 7d 4h 3c 2s", "9s 8d 4h 3c 2s"),  # line 85
        ("Ts 7d 5h 3c 2s", "Ts 7d 5h 4c 2s"),  # line 89
        ("Ts 7d 5h 4c 2s", "Ts 7d 5h 4c 3s"),
        ("9s 8d 7h 6c 4s", "Ts 5d 4h 3c 2s"),  # the highest card first
    ],
)
def test_lines_81_to_89_from_the_second_card_down(better: str, worse: str) -> None:
    beats(DEUCE_TO_SEVEN, better, worse)


def test_line_91_every_hand_is_a_low() -> None:
    beats(DEUCE_TO_SEVEN, "2s 2d 5h 4c 3s", "3s 3d 5h 4c 2s")
    beats(DEUCE_TO_SEVEN, "Kc Qc Jc Tc 9c", "As Ks Qs Js Ts")


def test_how_many_lists_of_ten_sample_lows_there_may_be() -> None:
    """35 eights, 15 sevens, 5 sixes; an eight first, a seven fifth, then 6-5, 6-4 and the wheel.

    Three lie between the eight with `a` eights below it and the seven with `b` sevens above it,
    two between that seven and the six-five with `k` sixes above it.
    """
    assert sample_list_count() == sum(
        comb(a + b, 3) * comb(14 - b + k, 2) for a in range(35) for b in range(15) for k in range(4)
    )


# Badugi


def test_line_93_the_ace_is_low_and_cards_differ_in_rank_and_suit() -> None:
    beats(BADUGI, "4s 3h 2d Ac", "5s 4h 3d 2c")
    assert counted("4s 3h 2d 2c") == "432"
    assert counted("4s 3h 2d Ad") == "43A"


def test_line_95_four_in_a_row_do_no_harm() -> None:
    assert rank(BADUGI, "5s 4h 3d 2c").category == "badugi"


def test_line_97_of_one_suit_one_counts_and_of_a_pair_one() -> None:
    assert counted("7s 6s 3d 2c") == "632"
    assert counted("7s 7h 3d 2c") == "732"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("8s 5h 3d 2c", "8s 6h 3d 2c"),
        ("8s 6h 3d 2c", "8s 6h 4d 2c"),
        ("8s 6h 4d Ac", "8s 6h 4d 2c"),
        ("7s 6h 5d 4c", "8s 3h 2d Ac"),
    ],
)
def test_line_101_badugis_from_the_second_card_down(better: str, worse: str) -> None:
    beats(BADUGI, better, worse)


def test_line_103_three_cards() -> None:
    found = rank(BADUGI, "Ks 6h 5d 5c")
    assert (found.category, found.tiebreak) == ("three_card", (13, 6, 5))
    beats(BADUGI, "Ks Qh Jd Tc", "3s 2h Ad Ac")


def test_line_105_a_pair_of_fours_leaves_42a() -> None:
    assert counted("4s 4h 2d Ac") == "42A"


def test_line_107_two_hearts_leave_32a() -> None:
    assert counted("6h 3h 2d Ac") == "32A"
    assert counted("3h 2s Ac 9h") == "32A"


def test_line_109_the_fourth_card_decides_nothing() -> None:
    ties(BADUGI, "4s 4h 2d Ac", "Kc 4h 2d Ac")
    beats(BADUGI, "5s 3h 2d 2c", "5s 4h 2d 2c")
    beats(BADUGI, "5s 4h Ad Ac", "5s 4h 2d 2c")


def test_line_111_two_cards() -> None:
    found = rank(BADUGI, "9h 5h 5s 9s")
    assert (found.category, found.tiebreak) == ("two_card", (9, 5))
    beats(BADUGI, "Kh Qs Jd Jc", "2h 2s Ah As")


def test_line_113_two_pairs_leave_5a() -> None:
    assert counted("5s 5h As Ah") == "5A"


def test_line_115_three_hearts_leave_2a() -> None:
    assert counted("9h 6h 2h Ac") == "2A"
    assert counted("9h 6h Ah 2c") == "2A"


def test_line_117_the_other_two_decide_nothing() -> None:
    ties(BADUGI, "9h 6h 2h Ac", "2h Ac Kh Qh")
    beats(BADUGI, "9h 6h 3h Ac", "9h 6h 4h Ac")
    beats(BADUGI, "9h 6h 3h Ac", "9h 6h 3h 2c")


def test_line_119_one_card() -> None:
    beats(BADUGI, "2h 2s 2d 3h", "As Ah Ad Ac")
    beats(BADUGI, "Kh Qh Jh 2h", "Ks Qs Js 3s")


@pytest.mark.parametrize(
    ("text", "name"),
    [("As 2h 3d 4c", "badugi"), ("As 2h 3d 4d", "three_card"), ("As 2h 3h 4h", "two_card"),
     ("As 2s 3s 4s", "one_card"), ("As Ah Ad Ac", "one_card")],
)  # fmt: skip
def test_a_hand_is_called_by_how_many_cards_count(text: str, name: str) -> None:
    """The name of a single card passed every test when it was another."""
    assert rank(BADUGI, text).category == name


def test_line_121_four_aces_leave_an_ace() -> None:
    assert counted("As Ah Ad Ac") == "A"


def test_line_123_four_of_one_suit_leave_the_lowest() -> None:
    assert counted("Kh 9h 7h 3h") == "3"


def test_line_125_equal_single_cards_share() -> None:
    ties(BADUGI, "Kh 9h 7h 3h", "3s 3h 3d 3c")
