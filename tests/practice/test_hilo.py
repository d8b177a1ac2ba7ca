"""Why there is no low, when a low stops being the nuts, how pots split: against brute force."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from pokerlib import cards
from pokerlib.cards import DECK, Card, code_at
from pokerlib.games import GAMES
from pokerlib.practice.hilo import Split, low_reason, nuts, nuts_task, pot_task
from pokerlib.rankings import EIGHT_OR_BETTER

CODES = [code_at("BBB-BBB", n) for n in range(60)]
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


def test_the_nuts_against_every_two_cards() -> None:
    hilo = GAMES["omaha_hilo"]
    for code in CODES[:12]:
        task = nuts_task(code)
        assert nuts(task.hole, task.board[:3]).held
        for known in (3, 4, 5):
            board = task.board[:known]
            unseen = [card for card in DECK if card not in (*task.hole, *board)]
            best = max(
                rank
                for two in combinations(unseen, 2)
                for three in combinations(board, 3)
                if (rank := EIGHT_OR_BETTER.rank((*two, *three)))
            )
            own = hilo.made(task.hole, board)["low"]
            assert own is not None
            found = nuts(task.hole, board)
            assert found.held == (own.rank >= best)
            assert found.best == max(best, own.rank)


def test_often_the_low_is_counterfeited() -> None:
    lost = sum(not nuts(task.hole, task.board).held for task in map(nuts_task, CODES))
    assert 20 <= lost <= 50


def test_every_division_of_the_pot_comes_up_and_is_true() -> None:
    found = Counter[Split]()
    for code in CODES:
        task = pot_task(code)
        parts, low = task.result.parts, task.result.winners("low")
        found[task.split] += 1
        assert sum(parts) == 1
        assert (task.split is Split.NO_LOW) == (not low)
        if task.split is Split.SCOOP:
            assert max(parts) == 1
        if task.split is Split.HALVES:
            assert sorted(parts) == [0, Fraction(1, 2), Fraction(1, 2)]
        if task.split is Split.QUARTERED:
            assert Fraction(1, 4) in parts or Fraction(1, 6) in parts
    assert min(found[kind] for kind in list(Split)[:4]) >= 5
