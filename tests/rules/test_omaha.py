"""Omaha's two and three: the hands that issue 2 asks to be shown, and laws of the illusions."""

from itertools import combinations

import pytest

from pokerlib.cards import Card, cards, code_at, deal
from pokerlib.games import GAMES, Illusion
from pokerlib.rankings import HIGH, HandRank

OMAHA, HILO = GAMES["omaha"], GAMES["omaha_hilo"]


def letters(rank: HandRank) -> str:
    return "-".join(card.letter for card in rank.cards)


def seen(illusions: tuple[Illusion, ...]) -> list[tuple[str, str, int, bool]]:
    return [
        (one.rank.category, letters(one.rank), one.from_hole, one.by_kicker) for one in illusions
    ]


def made(hole: str, board: str) -> tuple[str, str, set[Card], set[Card]]:
    found = OMAHA.made(hole, board)["high"]
    assert found is not None
    return found.rank.category, letters(found.rank), set(found.hole), set(found.board)


def test_three_kings_that_look_like_a_flush() -> None:
    hole, board = "A♠ K♥ K♦ 4♣", "Q♠ 9♠ 7♠ 2♠ K♣"
    trips = ("three_of_a_kind", "K-K-K-Q-9", set(cards("K♥ K♦")), set(cards("K♣ Q♠ 9♠")))
    assert made(hole, board) == trips
    best = OMAHA.combinations(hole, board)[0]
    assert (best.beats, letters(best.rank)) == (59, "K-K-K-Q-9")
    assert seen(OMAHA.illusions(hole, board)) == [
        ("flush", "A-Q-9-7-2", 1, False),
        ("three_of_a_kind", "K-K-K-A-Q", 3, True),
        ("three_of_a_kind", "K-K-K-A-4", 4, True),
    ]
    flush = OMAHA.illusions(hole, board)[0]
    assert (flush.hole, set(flush.board)) == (cards("A♠"), set(cards("Q♠ 9♠ 7♠ 2♠")))
    assert [one.rule for one in OMAHA.illusions(hole, board)] == [
        "too_few_from_hole",
        "too_many_from_hole",
        "too_many_from_hole",
    ]


def test_four_aces_in_the_hand_are_two() -> None:
    hole, board = "A♠ A♥ A♦ A♣", "K♠ Q♥ 7♦ 7♣ 2♠"
    category, text, own, common = made(hole, board)
    assert (category, text) == ("two_pair", "A-A-7-7-K")
    assert len(own) == 2
    assert common == set(cards("7♦ 7♣ K♠"))
    assert seen(OMAHA.illusions(hole, board)) == [
        ("four_of_a_kind", "A-A-A-A-K", 4, False),
        ("full_house", "A-A-A-7-7", 3, False),
    ]


NINES = "9♥ 9♦ 9♣ K♠ K♥"


def test_four_nines_with_an_eight() -> None:
    assert made("9♠ 8♠ 3♦ 2♦", NINES)[:2] == ("four_of_a_kind", "9-9-9-9-8")
    assert seen(OMAHA.illusions("9♠ 8♠ 3♦ 2♦", NINES)) == [("four_of_a_kind", "9-9-9-9-K", 1, True)]


def test_the_boards_own_full_house() -> None:
    assert made("A♠ 8♠ 3♦ 2♦", NINES)[:2] == ("three_of_a_kind", "9-9-9-A-8")
    assert seen(OMAHA.illusions("A♠ 8♠ 3♦ 2♦", NINES)) == [
        ("full_house", "9-9-9-K-K", 0, False),
        ("three_of_a_kind", "9-9-9-A-K", 1, True),
    ]


def test_better_cards_under_the_same_high_card_are_kickers() -> None:
    hole, board = "8♠ 7♦ 5♣ 4♥", "A♥ K♦ Q♠ J♣ 9♠"
    assert made(hole, board)[:2] == ("high_card", "A-K-Q-8-7")
    assert seen(OMAHA.illusions(hole, board)) == [
        ("high_card", "A-K-Q-J-9", 0, True),
        ("high_card", "A-K-Q-J-8", 1, True),
    ]


def test_a_better_flush_is_no_matter_of_kickers() -> None:
    illusions = OMAHA.illusions("5♠ 3♠ 8♦ 8♣", "A♠ Q♠ J♠ 9♠ 2♥")
    assert seen(illusions) == [("flush", "A-Q-J-9-5", 1, False)]


def test_another_pair_is_no_matter_of_kickers() -> None:
    illusions = OMAHA.illusions("K♠ K♦ 4♣ 3♣", "A♥ A♦ Q♠ Q♣ 2♥")
    assert seen(illusions) == []
    illusions = OMAHA.illusions("5♠ 6♦ 4♣ 3♣", "A♥ A♦ Q♠ Q♣ J♥")
    assert seen(illusions) == [
        ("two_pair", "A-A-Q-Q-J", 0, False),
        ("two_pair", "A-A-Q-Q-6", 1, False),
    ]


def test_games_that_let_any_cards_play_have_no_illusions() -> None:
    assert GAMES["holdem"].illusions("A♠ 8♠", NINES) == ()
    assert GAMES["badugi"].illusions("A♠ 8♠ 7♠ 6♠") == ()


def test_on_the_flop_only_what_can_be_laid_out_tempts() -> None:
    """With three on the board at least two own cards are needed for five."""
    assert made("A♠ A♥ A♦ K♣", "7♠ 7♦ 2♠")[1] == "A-A-7-7-2"
    assert seen(OMAHA.illusions("A♠ A♥ A♦ K♣", "7♠ 7♦ 2♠")) == [
        ("full_house", "A-A-A-7-7", 3, False),
        ("three_of_a_kind", "A-A-A-K-7", 4, False),
    ]


def brute(hole: tuple[Card, ...], board: tuple[Card, ...], count: int) -> HandRank | None:
    """The best five with so many own cards, the slow way."""
    chosen = [
        own + common
        for own in combinations(hole, count)
        for common in combinations(board, 5 - count)
    ]
    ranks = [rank for five in chosen if (rank := HIGH.rank(five))]
    return max(ranks, default=None)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_random_deals_against_the_slow_way(size: int) -> None:
    for n in range(60):
        hole, board = deal(code_at("BBB-BBB", n), 4, size)
        legal = brute(hole, board, 2)
        found = OMAHA.made(hole, board)["high"]
        assert found is not None
        assert legal is not None
        assert found.rank == legal
        assert set(found.hole + found.board) == set(found.rank.cards)
        assert (len(found.hole), len(found.board)) == (2, 3)
        illusions = OMAHA.illusions(hole, board)
        wanted = {
            count: rank
            for count in (0, 1, 3, 4)
            if (rank := brute(hole, board, count)) and rank > legal
        }
        assert {one.from_hole: one.rank for one in illusions} == wanted
        ranks = [one.rank for one in illusions]
        assert ranks == sorted(ranks, reverse=True)
        for one in illusions:
            assert len(one.hole) == one.from_hole
            assert set(one.hole) <= set(hole)
            assert set(one.board) <= set(board)
            assert set(one.hole + one.board) == set(one.rank.cards)


@pytest.mark.parametrize("share", ["high", "low"])
def test_combinations_are_all_there_in_order_and_beat_as_many_as_they_say(share: str) -> None:
    for n in range(60):
        hole, board = deal(code_at("BBB-BBB", n), 4, 5)
        found = HILO.combinations(hole, board, share)
        assert len({frozenset(one.hole + one.board) for one in found}) == len(found)
        assert all(len(one.hole) == 2 and len(one.board) == 3 for one in found)
        ranks = [one.rank for one in found]
        assert ranks == sorted(ranks, reverse=True)
        for one in found:
            without = 60 - len(found)
            assert one.beats == without + sum(other.rank < one.rank for other in found)
        best = HILO.made(hole, board)[share]
        if share == "high":
            assert len(found) == 60
        if best is None:
            assert found == ()
        else:
            assert (found[0].rank, found[0].hole, found[0].board) == (
                best.rank,
                best.hole,
                best.board,
            )
