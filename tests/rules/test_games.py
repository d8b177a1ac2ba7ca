"""The games: what each record says, what it finds, and how it splits the pot."""

from dataclasses import FrozenInstanceError, replace
from fractions import Fraction
from itertools import combinations

import pytest

import pokerlib as pk
from pokerlib.cards import Card, CardError, cards, code_at, deal
from pokerlib.games import GAMES, Game, GameError
from pokerlib.games.streets import after_dealing
from pokerlib.rankings import HIGH, HandRank, Ranking

TEN = [
    "holdem",
    "omaha",
    "omaha_hilo",
    "seven_card_stud",
    "stud_hilo",
    "razz",
    "five_card_draw",
    "single_draw_2_7",
    "triple_draw_2_7",
    "badugi",
]
MORE = ["omaha5", "omaha5_hilo", "omaha6"]


def letters(rank: HandRank) -> str:
    return "".join(card.letter for card in rank.cards)


def test_the_games() -> None:
    assert list(GAMES) == [*TEN, *MORE]
    assert all(game.key == key for key, game in GAMES.items())
    with pytest.raises(TypeError):
        GAMES["whist"] = GAMES["omaha"]  # type: ignore[index]


CARDS = {
    "holdem": (2, 5, None),
    "omaha": (4, 5, 2),
    "omaha_hilo": (4, 5, 2),
    "seven_card_stud": (7, 0, None),
    "stud_hilo": (7, 0, None),
    "razz": (7, 0, None),
    "five_card_draw": (5, 0, None),
    "single_draw_2_7": (5, 0, None),
    "triple_draw_2_7": (5, 0, None),
    "badugi": (4, 0, None),
    "omaha5": (5, 5, 2),
    "omaha5_hilo": (5, 5, 2),
    "omaha6": (6, 5, 2),
}


@pytest.mark.parametrize("key", [*TEN, *MORE])
def test_how_many_cards_each_game_deals_and_lets_play(key: str) -> None:
    game = GAMES[key]
    assert (game.hole, game.board, game.from_hole) == CARDS[key]
    assert max(game.hole_counts) == game.hole


@pytest.mark.parametrize("key", TEN)
def test_the_limit_of_each_game_is_that_of_its_document(key: str) -> None:
    """Game rules: lines 7 to 9 for Omaha, 117 to 120 for Hi/Lo, 194 for stud."""
    limits = set(GAMES[key].limits)
    assert ("mixed" in limits) == (key == "omaha_hilo")
    assert (limits == {"fixed"}) == (GAMES[key].family == "stud")
    assert limits <= {"fixed", "pot", "no", "mixed"}


def test_how_often_cards_are_changed() -> None:
    draws = {key: game.draws for key, game in GAMES.items() if game.draws}
    assert draws == {"five_card_draw": 1, "single_draw_2_7": 1, "triple_draw_2_7": 3, "badugi": 3}


def test_a_game_is_a_frozen_value() -> None:
    omaha = GAMES["omaha"]
    assert len(set(GAMES.values())) == 13
    assert replace(omaha) == omaha
    assert replace(omaha, from_hole=3) != omaha
    with pytest.raises(FrozenInstanceError):
        omaha.from_hole = 3  # type: ignore[misc]


@pytest.mark.parametrize("key", [*TEN, *MORE])
def test_made_is_the_best_choice_the_rules_allow(key: str) -> None:
    game = GAMES[key]
    for n in range(25):
        hole, board = deal(code_at("BBB-BBB", n), game.hole, game.board)
        made = game.made(hole, board)
        assert list(made) == [share for share, _ in game.shares]
        for share, ranking in game.shares:
            found = made[share]
            allowed = [
                rank
                for five in combinations(hole + board, ranking.size)
                if game.from_hole in (None, len(set(five) & set(hole)))
                if (rank := ranking.rank(five))
            ]
            assert (found and found.rank) == max(allowed, default=None)
            if found:
                assert set(found.hole + found.board) == set(found.rank.cards)
                assert set(found.hole) <= set(hole)
                assert set(found.board) <= set(board)


def test_adding_a_game_is_adding_a_record() -> None:
    """Omaha with five cards: no line of code knows of it."""
    five = Game(
        key="five_card_omaha",
        streets=after_dealing(5),
        from_hole=2,
        shares=(("high", HIGH),),
        limits=("pot",),
        seats=9,
    )
    assert len(five.combinations("As Ks Qd Jd 2h", "3s 4s 5s 6d 7d")) == 100
    result = five.showdown(["As Ks Qd Jd 2h", "8d 9d Tc Jc Qc"], "3s 4s 5s 6d 7d")
    assert result.winners("high") == (0,)


def test_in_holdem_the_fewest_own_cards_play() -> None:
    made = GAMES["holdem"].made("Tc 9c", "As Ks Qd Jh Td")["high"]
    assert made is not None
    assert made.hole == ()
    made = GAMES["holdem"].made("As 9c", "Ah Kd Qc 7s 2d")["high"]
    assert made is not None
    assert made.hole == cards("As 9c")


def test_the_shared_card_of_stud() -> None:
    """Game rules, line 246: where the deck runs out one card is everybody's seventh."""
    made = GAMES["seven_card_stud"].made("As Ks Qs Js 2d 3d", "Ts")["high"]
    assert made is not None
    assert made.rank.category == "royal_flush"
    assert made.board == cards("Ts")
    result = GAMES["stud_hilo"].showdown(["As 2s 3s 4d Kd Kc", "9s 9d 9h Jd Qd 7c"], "5h")
    assert result.parts == (1, 0)
    assert result.scoop == 0


def test_stud_on_the_way() -> None:
    made = GAMES["razz"].made("As 2d 3h 4c 5s")["low"]
    assert made is not None
    assert made.rank.tiebreak == (5, 4, 3, 2, 1)


def test_in_badugi_the_cards_that_do_not_count_do_not_play() -> None:
    made = GAMES["badugi"].made("4s 4h 2d Ac")["low"]
    assert made is not None
    assert (letters(made.rank), len(made.hole)) == ("42A", 3)
    assert set(made.hole) | set(made.rank.unused) == set(cards("4s 4h 2d Ac"))


# Wrong cards

WRONG = [
    ("omaha", "As Ks Qs", "2d 3d 4d", "too_few", "hole"),
    ("omaha", "As Ks Qs Js Ts", "2d 3d 4d", "too_many", "hole"),
    ("omaha", "", "2d 3d 4d", "empty", "hole"),
    ("omaha", "As Ks Qs Js", "", "empty", "board"),
    ("omaha", "As Ks Qs Js", "2d 3d", "too_few", "board"),
    ("omaha", "As Ks Qs Js", "2d 3d 4d 5d 6d 7d", "too_many", "board"),
    ("holdem", "As Ks Qs", "2d 3d 4d", "too_many", "hole"),
    ("seven_card_stud", "As Ks Qs Js", "", "too_few", "hole"),
    ("seven_card_stud", "As Ks Qs Js Ts 9s", "2d 3d", "too_many", "board"),
    ("badugi", "As Ks Qs", "", "too_few", "hole"),
    ("five_card_draw", "As Ks Qs Js Ts", "9s", "too_many", "board"),
]


@pytest.mark.parametrize(("key", "hole", "board", "kind", "where"), WRONG)
def test_a_wrong_number_of_cards(key: str, hole: str, board: str, kind: str, where: str) -> None:
    for attempt in (GAMES[key].made, GAMES[key].combinations):
        with pytest.raises(CardError) as caught:
            attempt(hole, board)
        assert (caught.value.kind, caught.value.facts["where"]) == (kind, where)


def test_a_card_in_hand_and_board() -> None:
    with pytest.raises(CardError) as caught:
        GAMES["omaha"].made("As Ks Qs Js", "2d 3d As")
    error = caught.value
    assert (error.kind, error.token) == ("on_both", "As")
    assert (error.facts["first"], error.facts["second"]) == ("hole", "board")


def test_a_card_in_two_hands() -> None:
    with pytest.raises(CardError) as caught:
        GAMES["holdem"].showdown(["As Ks", "Qd Jd", "As Qs"], "2d 3d 4d")
    error = caught.value
    assert (error.kind, error.token) == ("on_both", "As")
    assert (error.facts["first"], error.facts["second"]) == ("hand 0", "hand 2")


def test_a_showdown_of_nobody() -> None:
    with pytest.raises(CardError):
        GAMES["holdem"].showdown([], "2d 3d 4d")


def test_a_share_that_the_game_has_not() -> None:
    with pytest.raises(GameError) as caught:
        GAMES["holdem"].combinations("As Ks", "2d 3d 4d", share="low")
    assert (caught.value.kind, caught.value.facts["share"]) == ("no_share", "low")


# Showdowns


def test_one_winner_takes_all() -> None:
    result = GAMES["holdem"].showdown(["As Ad", "Ks Kd", "Qs Qd"], "2c 3h 7s 8d Jc")
    assert result.parts == (1, 0, 0)
    assert result.winners("high") == (0,)
    assert result.scoop is None  # nothing to split in a high game
    found = result.share("high").difference
    assert found is not None
    assert (found.kind, found.role, found.ranks) == ("place", "pair", (14, 13))


def test_three_share() -> None:
    result = GAMES["holdem"].showdown(["2s 3d", "4s 5d", "6s 7d", "9s 9d"], "As Ks Qd Jh Tc")
    assert result.parts == (Fraction(1, 4),) * 4
    assert result.ties == ("high",)
    assert result.quartered == ()


def test_a_wheel_scoops() -> None:
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh", "Ks Kd 9c 9h"], "3s 4d 5h Jc Qd")
    assert (result.winners("high"), result.winners("low")) == ((0,), (0,))
    assert (result.parts, result.scoop) == ((1, 0), 0)


def test_high_and_low_split() -> None:
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh", "Ks Kd 9c 9h"], "3s 7d 8h Kh Jd")
    assert result.parts == (Fraction(1, 2), Fraction(1, 2))
    assert result.scoop is None
    assert result.quartered == ()


def test_both_halves_tied_quarter_nobody() -> None:
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh", "Ah 2c Kd Qs"], "3s 7d 8h Kh Jd")
    assert result.parts == (Fraction(1, 2), Fraction(1, 2))
    assert result.quartered == ()
    assert result.ties == ("high", "low")


def test_a_low_tied_by_three() -> None:
    hands = ["As 2d Kc Kd", "Ah 2c 9d 9s", "Ad 2s 4d 4s"]
    result = GAMES["omaha_hilo"].showdown(hands, "3s 7d 8h Kh Jd")
    assert result.parts == (Fraction(2, 3), Fraction(1, 6), Fraction(1, 6))
    assert result.quartered == (1, 2)


def test_without_a_low_the_high_takes_all_even_tied() -> None:
    result = GAMES["stud_hilo"].showdown(
        ["As Ks Qd Jd Th 9c 2c", "Ad Kd Qs Js Tc 8c 3h", "Ah Ac 9d 9s 7d 6s 2s"]
    )
    assert result.winners("low") == ()
    assert result.parts == (Fraction(1, 2), Fraction(1, 2), 0)
    assert result.quartered == ()
    assert result.scoop is None


def test_a_single_low_share_needs_no_qualifier() -> None:
    result = GAMES["razz"].showdown(["Ks Kd Kh Qs Qd Qh Js", "As Ad Ah 2s 2d 2h 3s"])
    assert result.winners("low") == (1,)


def test_a_lone_hand_wins() -> None:
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh"], "3s 7d 8h Kh Jd")
    assert (result.parts, result.scoop) == ((1,), 0)
    assert result.share("high").difference is None


def test_a_low_against_no_low_has_no_difference_to_show() -> None:
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh", "Ks Kd 9c 9h"], "3s 7d 8h Jc Qd")
    assert result.winners("low") == (0,)
    assert result.share("low").difference is None


def test_the_winner_is_measured_against_the_best_of_the_others() -> None:
    result = GAMES["holdem"].showdown(["2s 3d", "As Kd", "Ks Qd"], "Ah Kh 8s 7d 4c")
    found = result.share("high").difference
    assert found is not None
    assert letters(found.first) == "AAKK8"
    assert letters(found.second)[:2] == "KK"


def test_the_parts_of_any_pot_make_one() -> None:
    for key in TEN:
        game = GAMES[key]
        for n in range(20):
            counts = [game.hole] * 4
            *hands, board = deal(code_at("BBB-BBB", n), *counts, game.board)
            result = game.showdown(hands, board)
            assert sum(result.parts) == 1
            assert all(part >= 0 for part in result.parts)
            for share in result.shares:
                ranks = [made.rank for made in share.made if made]
                best = max(ranks, default=None)
                winners = [i for i, made in enumerate(share.made) if made and made.rank == best]
                assert list(share.winners) == winners


def test_conventions_travel_with_the_showdown() -> None:
    chosen = pk.Conventions(odd_chip_hilo="low")
    result = GAMES["omaha_hilo"].showdown(["As 2d Kc Qh"], "3s 7d 8h Kh Jd", conventions=chosen)
    assert result.conventions is chosen


def test_a_ranking_is_found_by_its_share() -> None:
    hilo: dict[str, Ranking] = dict(GAMES["omaha_hilo"].shares)
    assert GAMES["omaha_hilo"].ranking() is hilo["high"]
    assert GAMES["omaha_hilo"].ranking("low") is hilo["low"]
    assert GAMES["razz"].ranking() is dict(GAMES["razz"].shares)["low"]


def test_cards_may_be_cards_or_text() -> None:
    hole: tuple[Card, ...] = cards("As Kh Kd 4c")
    board = ["Qs", "9s", "7s", "2s", "Kc"]
    assert GAMES["omaha"].made(hole, board) == GAMES["omaha"].made("AsKhKd4c", "Qs9s7s2sKc")
