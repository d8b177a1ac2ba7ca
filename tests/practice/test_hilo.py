"""Why there is no low, when a low stops being the nuts, how pots split: against brute force."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import cards
from pokerlib.cards import DECK, Card, code_at, deck_of
from pokerlib.games import GAMES
from pokerlib.practice import Question, ask
from pokerlib.practice.hilo import best_low_on, low_reason, nuts
from pokerlib.rankings import EIGHT_OR_BETTER

CODES = [code_at("BBB-BBB", n) for n in range(60)]
Cards = tuple[Card, ...]
dealt = st.permutations(DECK).map(lambda deck: (tuple(deck[:4]), tuple(deck[4:9])))


def ranks_up_to_eight(some: tuple[Card, ...]) -> set[int]:
    return {
        1 if card.rank == 14 else card.rank for card in some if card.rank <= 8 or card.rank == 14
    }


@given(dealt)
def test_the_reason_for_no_low(deal: tuple[tuple[Card, ...], tuple[Card, ...]]) -> None:
    hole, board = deal
    found = low_reason(hole, board)
    lows = [
        rank
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if (rank := EIGHT_OR_BETTER.rank((*two, *three)))
    ]
    assert (found.made.rank if found.made else None) == max(lows, default=None)
    assert (found.reason == "low") == bool(lows)
    few = len(ranks_up_to_eight(board)) < 3
    assert (found.reason == "board") == (few and not lows)


def test_situation_13_and_8() -> None:
    assert low_reason(cards("As 2d 3h 4c"), cards("2s 3d 4h Kc Qs")).reason == "paired"
    made = low_reason(cards("2c 3d Kh Qs"), cards("As 3s 4d 5h Jc")).made
    assert made is not None
    assert made.rank.tiebreak == (5, 4, 3, 2, 1)


def rows(kind: str, level: int, n: int) -> tuple[Question, list[Cards]]:
    asked = ask(kind, level, code_at("BBB-BBB", n * 31))
    return asked, [row.cards for row in asked.rows]


def held(hole: Cards, board: Cards) -> bool:
    """Whether no two of all the cards that are not in sight make a lower hand."""
    own = GAMES["omaha_hilo" if len(hole) == 4 else "omaha5_hilo"].made(hole, board)["low"]
    assert own is not None
    unseen = [card for card in DECK if card not in (*hole, *board)]
    lows = (
        EIGHT_OR_BETTER.rank((*two, *three))
        for two in combinations(unseen, 2)
        for three in combinations(board, 3)
    )
    return all(rank is None or own.rank >= rank for rank in lows)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_nuts_against_every_two_cards(level: int) -> None:
    """As is told: the best before the newest card, and then so or not, for the reason told."""
    for n in range(8):
        asked, (hole, board) = rows("nut_low", level, n)
        (new,) = asked.rows[1].new
        assert new == board[-1]
        assert held(hole, board[:-1])
        now = held(hole, board)
        assert asked.solution == (("yes",) if now else ("no",))
        found = nuts(hole, board, GAMES["omaha_hilo" if len(hole) == 4 else "omaha5_hilo"])
        assert found.held == now
        if not now:
            assert found.best is not None
            assert not {*found.two} & {*hole, *board}
        low, mine, there = (ranks_up_to_eight(some) for some in ((new,), hole, board[:-1]))
        told = asked.worked[1].id.rpartition(".")[2]
        assert told == (
            "high" if not low
            else "paired" if low <= there
            else ("spared" if now else "counterfeit") if low <= mine
            else "new"
        )  # fmt: skip


def test_the_best_low_of_any_board() -> None:
    """Also where all four of a rank are in sight, or the board is a low by itself."""
    for hole, board in (
        ("Ah Ad Kh Kc", "As Ac 3d 4h 8s"),
        ("2c 3d Kh Qs", "As 3s 4d 5h 2h"),
        ("Kc Kd Kh Qs", "As 9s Td 5h 2h"),
        *(
            (" ".join(map(str, deck[:4])), " ".join(map(str, deck[4:9])))
            for deck in map(deck_of, CODES[:6])
        ),
    ):
        mine, common = cards(hole), cards(board)
        unseen = [card for card in DECK if card not in (*mine, *common)]
        lows = [
            rank
            for two in combinations(unseen, 2)
            for three in combinations(common, 3)
            if (rank := EIGHT_OR_BETTER.rank((*two, *three)))
        ]
        assert best_low_on(common, mine) == max(lows, default=None)


@pytest.mark.parametrize(
    ("level", "traps", "five"), [(1, 1 / 3, 0), (2, 5 / 18, 1 / 6), (3, 5 / 6, 1 / 6)]
)
def test_so_many_lows_have_a_third_card_or_are_lost(level: int, traps: float, five: float) -> None:
    """Of a thousand deals half are lost; in a trap the hand has three low cards."""
    found = [rows("nut_low", level, n) for n in range(1000)]
    assert abs(sum(asked.solution == ("no",) for asked, _ in found) / 1000 - 1 / 2) < 0.05
    called = Counter(asked.variant for asked, _ in found)
    assert abs(called["trap"] / 1000 - traps) < 0.05
    assert abs(called["omaha5_hilo"] / 1000 - five) < 0.05
    for asked, (hole, _) in found:
        low = sum(card.rank in {14, *range(2, 9)} for card in hole)
        if asked.variant == "omaha5_hilo":
            assert len(hole) == 5
        else:
            assert (len(hole), low) == (4, 3 if asked.variant == "trap" else 2)


@pytest.mark.parametrize("level", [1, 2])
def test_every_division_of_the_pot_comes_as_often(level: int) -> None:
    found = Counter(
        ask("pot_split", level, code_at("BBB-BBB", n * 31)).solution[0] for n in range(400)
    )
    assert {*found} == {"scoop", "halves", "quartered", "no_low"}
    assert all(70 <= count <= 130 for count in found.values()), found


def test_every_part_is_taken_as_often_and_the_chips_are_all_pushed() -> None:
    found = Counter[Fraction]()
    for n in range(400):
        asked, _ = rows("pot_split", 3, n)
        assert asked.pot
        assert sum(one.amount for one in asked.pushed) == asked.pot
        found[Fraction(int(asked.solution[0]), asked.pot)] += 1
    assert {*found} == {Fraction(n, 4) for n in range(5)}
    assert all(50 <= count <= 110 for count in found.values()), found
