"""SITUATIONS.md 1 to 14, 35 to 42 and 55 to 61: what people and programs get wrong about cards."""

from fractions import Fraction

import pytest

from pokerlib.cards import CardError, cards
from pokerlib.games import GAMES, Made, Showdown
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    HIGH,
    HandRank,
    Ranking,
    difference,
)

OMAHA, HILO, HOLDEM = GAMES["omaha"], GAMES["omaha_hilo"], GAMES["holdem"]
STUD, RAZZ = GAMES["seven_card_stud"], GAMES["razz"]


def letters(rank: HandRank | None) -> str:
    assert rank is not None
    return "".join(card.letter for card in rank.cards)


def high(hole: str, board: str = "", game: str = "omaha") -> tuple[str, str]:
    made = GAMES[game].made(hole, board)["high"]
    assert made is not None
    return made.rank.category, letters(made.rank)


def low(hole: str, board: str) -> str | None:
    made = HILO.made(hole, board)["low"]
    return letters(made.rank) if made else None


def best(ranking: Ranking, text: str) -> HandRank:
    found = ranking.best(text)
    assert found is not None
    return found


def rank(ranking: Ranking, text: str) -> HandRank:
    found = ranking.rank(text)
    assert found is not None
    return found


# Omaha: exactly two and exactly three


def test_situation_1_quads_on_the_board() -> None:
    board = "A♥ A♠ A♦ A♣ J♣"
    assert high("9♥ T♥ Q♣ K♠", board) == ("three_of_a_kind", "AAAKQ")
    assert high("3♣ 3♠ 6♦ 7♦", board) == ("full_house", "AAA33")
    result = OMAHA.showdown(["9♥ T♥ Q♣ K♠", "3♣ 3♠ 6♦ 7♦"], board)
    assert result.winners("high") == (1,)


def test_situation_2_no_straight_flush_with_four_on_the_board() -> None:
    assert high("A♣ K♣ 9♦ 8♥", "2♣ 3♣ 4♣ 5♣ J♠") == ("flush", "AK543")


def test_situation_3_no_flush_with_one_suited_card() -> None:
    hole, board = "A♥ K♠ Q♦ J♣", "2♥ 6♥ 9♥ T♥ 3♣"
    assert high(hole, board) == ("high_card", "AKT96")
    tempting = OMAHA.illusions(hole, board)[0]
    assert (tempting.rank.category, tempting.from_hole) == ("flush", 1)


def test_situation_4_the_kicker_is_the_second_card() -> None:
    hole, board = "K♠ J♠ 8♣ 5♣", "3♠ 5♥ Q♠ Q♦ 9♥"
    made = OMAHA.made(hole, board)["high"]
    assert made is not None
    assert letters(made.rank) == "QQ55K"
    assert set(made.hole) == set(cards("5♣ K♠"))
    assert set(made.board) == set(cards("5♥ Q♠ Q♦"))


def test_situation_5_trips_on_the_board() -> None:
    board = "7♥ 7♦ 7♠ 2♣ 3♦"
    assert high("K♠ Q♦ 9♣ 8♣", board) == ("three_of_a_kind", "777KQ")
    assert high("K♠ K♦ 9♣ 8♣", board) == ("full_house", "777KK")
    assert high("4♠ 4♦ 9♣ 8♣", board) == ("full_house", "77744")


def test_situation_6_a_full_house_on_the_board_plays_for_nobody() -> None:
    board = "8♥ 8♦ 8♠ K♥ K♦"
    assert high("K♣ Q♦ 3♠ 4♠", board) == ("three_of_a_kind", "KKKQ8")
    assert high("A♠ A♦ 3♠ 4♠", board) == ("full_house", "888AA")


def test_situation_7_sixty_choices_in_omaha_twenty_one_in_holdem() -> None:
    board = "Q♠ 9♠ 7♠ 2♠ K♣"
    assert len(OMAHA.combinations("A♠ K♥ K♦ 4♣", board)) == 60
    assert len(HOLDEM.combinations("A♠ K♥", board)) == 21
    # On the flop and the turn: six pairs with one and with four threes.
    assert len(OMAHA.combinations("A♠ K♥ K♦ 4♣", "Q♠ 9♠ 7♠")) == 6
    assert len(OMAHA.combinations("A♠ K♥ K♦ 4♣", "Q♠ 9♠ 7♠ 2♠")) == 24
    # The best five of the nine would be a flush.
    assert best(HIGH, "A♠ K♥ K♦ 4♣ " + board).category == "flush"
    assert high("A♠ K♥ K♦ 4♣", board)[0] == "three_of_a_kind"


# Omaha Hi/Lo


@pytest.mark.parametrize("hole", ["2♣ 3♣ T♠ Q♠", "2♣ 3♣ 6♠ 7♠", "2♣ 3♣ K♠ K♥"])
def test_situation_8_a_paired_three_does_not_kill_the_low(hole: str) -> None:
    assert low(hole, "A♥ 3♦ 4♠ 5♣ J♦") == "5432A"


def test_situation_9_lows_on_the_turn() -> None:
    flop, turn = "6♥ 7♥ 8♥", " 2♣"
    assert low("A♠ 3♣ J♦ Q♦", flop + turn) == "7632A"
    assert low("A♣ 2♦ 9♦ J♠", flop + turn) == "8762A"
    made = HILO.made("9♥ T♥ K♥ A♥", flop + turn)["high"]
    assert made is not None
    assert (made.rank.category, made.rank.tiebreak) == ("straight_flush", (10,))
    result = HILO.showdown(["A♠ 3♣ J♦ Q♦", "A♣ 2♦ 9♦ J♠", "9♥ T♥ K♥ A♥"], flop + turn)
    assert (result.winners("high"), result.winners("low")) == ((2,), (0,))


def test_situation_10_a_half_and_two_quarters() -> None:
    board = "2♠ 5♣ T♥ 7♦ 8♣"
    hands = [
        "A♠ 4♠ 5♥ K♣",
        "A♥ 3♥ T♠ T♣",
        "7♣ 9♣ J♠ Q♠",
        "4♥ 6♥ K♠ K♦",
        "A♦ 3♦ 6♦ 9♥",
    ]
    highs = [HILO.made(hand, board)["high"] for hand in hands]
    found = [(made.rank.category, made.rank.tiebreak[0]) for made in highs if made]
    assert found == [
        ("one_pair", 5),
        ("three_of_a_kind", 10),
        ("straight", 11),
        ("straight", 8),
        ("straight", 10),
    ]
    assert [low(hand, board) for hand in hands] == ["7542A", "7532A", None, "76542", "7532A"]
    result = HILO.showdown(hands, board)
    quarter = Fraction(1, 4)
    assert result.parts == (0, quarter, Fraction(1, 2), 0, quarter)
    assert result.quartered == (1, 4)
    assert result.scoop is None
    assert result.ties == ("low",)


def test_situation_11_three_quarters() -> None:
    result = HILO.showdown(["A♥ 2♣ K♦ 9♦", "A♣ 2♦ T♥ 8♥"], "7♦ 4♣ 3♥ K♠ J♥")
    assert result.parts == (Fraction(3, 4), Fraction(1, 4))
    assert result.winners("low") == (0, 1)
    assert result.winners("high") == (0,)
    assert letters(result.made("high")[0].rank)[:2] == "KK"  # type: ignore[union-attr]
    assert result.quartered == (1,)
    assert result.scoop is None


def test_situation_12_two_low_ranks_on_the_board_make_no_low() -> None:
    assert low("A♠ A♦ 2♣ 2♦", "3♥ 4♥ 9♠ T♠ J♠") is None
    assert low("A♠ A♦ 2♣ 2♦", "3♥ 4♥ 8♠ T♠ J♠") == "8432A"


def test_situation_13_four_low_cards_in_the_hand_paired_on_the_board() -> None:
    hole, board = "A♠ 2♣ 3♦ 4♥", "2♠ 3♣ 4♦ K♠ Q♥"
    assert low(hole, board) is None
    # Looking for a fifth low rank finds none in all nine cards either.
    assert HILO.illusions(hole, board, "low") == ()
    # With a 5 and an 8 for them the low is one by three of the hand, and not by two.
    tempting = HILO.illusions("A♠ 2♣ 3♦ K♥", "5♠ 8♣ Q♦ Q♠ Q♥", "low")
    assert [(letters(one.rank), one.from_hole) for one in tempting] == [("8532A", 3)]
    assert low("A♠ 2♣ 3♦ K♥", "5♠ 8♣ Q♦ Q♠ Q♥") is None


def test_situation_14_no_low_is_an_outcome_and_no_tie() -> None:
    result = HILO.showdown(["A♠ A♦ 2♣ 2♦", "K♠ K♦ Q♣ Q♦"], "3♥ 4♥ 9♠ T♠ J♠")
    assert result.made("low") == (None, None)
    assert result.winners("low") == ()
    assert not result.share("low").tied
    assert result.parts == (0, 1)
    assert result.scoop == 1
    assert result.quartered == ()


# Low hands


def test_situation_35_the_ace_in_deuce_to_seven() -> None:
    ace_high = rank(DEUCE_TO_SEVEN, "A♠ 2♦ 3♥ 4♣ 5♠")
    assert (ace_high.category, ace_high.tiebreak[0]) == ("high_card", 14)
    assert ace_high < rank(DEUCE_TO_SEVEN, "K♠ 5♦ 4♥ 3♣ 2♠")
    assert ace_high > rank(DEUCE_TO_SEVEN, "2♠ 2♦ 3♥ 4♣ 5♠")
    suited = rank(DEUCE_TO_SEVEN, "A♠ 2♠ 3♠ 4♠ 5♠")
    assert suited.category == "flush"
    assert suited > rank(DEUCE_TO_SEVEN, "A♠ 2♠ 3♠ 4♠ 6♠")
    assert suited < rank(DEUCE_TO_SEVEN, "K♠ Q♠ J♠ T♠ 8♠")


def test_situation_36_pairs_of_aces_and_of_deuces() -> None:
    aces, deuces = "A♠ A♦ 7♥ 6♣ 5♠", "2♠ 2♦ 5♥ 4♣ 3♠"
    assert rank(ACE_TO_FIVE, aces) > rank(ACE_TO_FIVE, deuces)
    assert rank(DEUCE_TO_SEVEN, aces) < rank(DEUCE_TO_SEVEN, deuces)


def test_situation_37_razz() -> None:
    assert rank(ACE_TO_FIVE, "6♠ 5♦ 4♥ 3♣ 2♠") > rank(ACE_TO_FIVE, "7♠ 5♦ 3♥ 2♣ A♠")
    made = RAZZ.made("A♠ A♦ 2♥ 2♣ 3♦ 3♥ K♠")["low"]
    assert made is not None
    assert (made.rank.category, letters(made.rank)) == ("one_pair", "AAK32")


# Badugi


def test_situation_38_keep_the_ace_of_the_free_suit() -> None:
    found = rank(BADUGI, "A♥ A♦ 2♣ 3♥")
    assert found.cards == cards("3♥ 2♣ A♦")
    assert found.unused == cards("A♥")


def test_situation_39_dropping_greedily_loses_a_card() -> None:
    assert letters(rank(BADUGI, "3♠ 3♥ 4♠ 5♦")) == "543"


def test_situation_40_two_cards() -> None:
    found = rank(BADUGI, "2♠ 2♥ 3♥ A♠")
    assert (found.category, letters(found)) == ("two_card", "2A")


def test_situation_41_three_two_ace() -> None:
    assert letters(rank(BADUGI, "A♣ 2♦ 3♥ K♥")) == "32A"
    # One of two spades is left out of the first, one of two clubs out of the second.
    better, worse = rank(BADUGI, "A♥ 2♦ 3♠ 4♠"), rank(BADUGI, "A♣ 2♣ 3♦ 4♥")
    assert (letters(better), letters(worse)) == ("32A", "43A")
    assert better > worse


def test_situation_42_three_high_cards_beat_two_low_ones() -> None:
    better, worse = rank(BADUGI, "5♦ 7♣ K♣ K♥"), rank(BADUGI, "2♠ 3♦ K♠ K♦")
    assert (better.category, worse.category) == ("three_card", "two_card")
    assert better > worse


# Evaluators


def test_situation_55_a_straight_to_the_five() -> None:
    five = best(HIGH, "A♠ 2♦ 3♥ 4♣ 5♠ 9♦ K♥")
    assert (five.category, five.tiebreak) == ("straight", (5,))
    assert five < rank(HIGH, "6♠ 5♦ 4♥ 3♣ 2♠")


def test_situation_56_two_flushes_differ_in_the_fourth_card() -> None:
    board = "Q♦ J♦ 9♦ K♣ 6♦"
    result = HOLDEM.showdown(["5♦ A♥", "Q♣ 7♦"], board)
    assert result.winners("high") == (1,)
    found = result.share("high").difference
    assert found is not None
    assert (found.kind, found.place, found.nth, found.ranks) == ("place", 3, 4, (7, 6))
    assert letters(result.made("high")[1].rank) == "QJ976"  # type: ignore[union-attr]


def test_situation_57_no_straight_flush() -> None:
    found = best(HIGH, "9♣ T♥ J♥ Q♥ K♥ 2♥ 3♥")
    assert (found.category, letters(found)) == ("flush", "KQJT3")


def test_situation_58_the_royal_flush_is_not_beaten() -> None:
    board = "K♠ Q♠ J♠ T♠ 9♦"
    assert high("A♠ 2♦", board, "holdem")[0] == "royal_flush"
    assert HOLDEM.showdown(["A♠ 2♦", "9♠ 2♥"], board).winners("high") == (0,)


def test_situation_59_the_board_plays_for_both() -> None:
    result = HOLDEM.showdown(["T♦ J♠", "3♠ 3♦"], "6♣ Q♣ A♦ 6♠ A♣")
    assert result.winners("high") == (0, 1)
    assert [letters(made.rank) for made in result.made("high") if made] == ["AA66Q"] * 2
    assert result.parts == (Fraction(1, 2), Fraction(1, 2))
    assert result.share("high").difference is not None
    assert result.share("high").difference.kind == "none"


REPEATED = [
    lambda: cards("A♠ A♠"),
    lambda: HIGH.rank("A♠ A♠ A♠ A♠ K♠"),
    lambda: HIGH.best("A♠ A♠ K♠ Q♠ J♠ T♠ 2♠"),
    lambda: HIGH.showing("A♠ A♠"),
    lambda: BADUGI.rank("A♠ A♠ 2♦ 3♥"),
    lambda: OMAHA.made("A♠ A♠ K♠ Q♠", "2♦ 3♦ 4♦"),
    lambda: OMAHA.made("A♠ J♠ K♠ Q♠", "2♦ A♠ 4♦"),
    lambda: OMAHA.combinations("A♠ J♠ K♠ Q♠", "2♦ A♠ 4♦"),
    lambda: OMAHA.illusions("A♠ J♠ K♠ Q♠", "2♦ A♠ 4♦"),
    lambda: HOLDEM.showdown(["A♠ K♠", "A♠ Q♠"], "2♦ 3♦ 4♦"),
]


@pytest.mark.parametrize("attempt", REPEATED)
def test_situation_60_the_same_card_twice_is_refused(attempt) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(CardError) as caught:
        attempt()
    assert caught.value.kind in {"duplicate", "on_both"}


def test_situation_61_ten_is_written_in_two_ways() -> None:
    assert cards("10s") == cards("Ts")
    assert cards("10s10h") == cards("TsTh")


# The records that carry all this


def test_every_made_hand_says_which_cards_play() -> None:
    made: dict[str, Made | None] = HILO.made("A♥ 2♣ K♦ 9♦", "7♦ 4♣ 3♥ K♠ J♥")
    assert set(made) == {"high", "low"}
    lows = made["low"]
    assert lows is not None
    assert set(lows.hole) == set(cards("A♥ 2♣"))
    assert set(lows.board) == set(cards("7♦ 4♣ 3♥"))


def test_the_same_difference_is_found_from_both_sides() -> None:
    one, other = rank(HIGH, "5♦ Q♦ J♦ 9♦ 6♦"), rank(HIGH, "7♦ Q♦ J♦ 9♦ 6♦")
    assert difference(one, other).better == -1
    assert difference(other, one).better == 1


def test_a_showdown_is_a_value() -> None:
    def again() -> Showdown:
        return HILO.showdown(["A♥ 2♣ K♦ 9♦", "A♣ 2♦ T♥ 8♥"], "7♦ 4♣ 3♥ K♠ J♥")

    assert again() == again()
    assert hash(again()) == hash(again())
