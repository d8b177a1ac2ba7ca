"""Every laid trap really is one, and marks agree with a search by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib.cards import DECK, Card, cards, code_at
from pokerlib.games import GAMES
from pokerlib.practice.two_and_three import Mark, Trap, mark, streets, trap_deal
from pokerlib.rankings import HIGH, HandRank

CODES = [code_at("BBB-BBB", n) for n in range(300)]
Cards = tuple[Card, ...]
legal = st.permutations(DECK).map(lambda deck: (tuple(deck[:4]), tuple(deck[4:9])))


def best_of(hole: Cards, board: Cards) -> HandRank:
    """The slow way: every two with every three."""
    return max(
        HIGH.rank((*two, *three))
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
    )


def ranks(some: Cards) -> list[int]:
    """How often each rank is there, most often first."""
    return sorted(Counter(card.rank for card in some).values(), reverse=True)


def suits(some: Cards) -> Counter[str]:
    return Counter(card.suit for card in some)


def one_suited(hole: Cards, board: Cards) -> bool:
    return any(n == 4 and suits(hole)[suit] == 1 for suit, n in suits(board).items())


def trips_on_board(hole: Cards, board: Cards) -> bool:
    apart = not {card.rank for card in hole} & {card.rank for card in board}
    three = best_of(hole, board).category.name == "THREE_OF_A_KIND"
    return ranks(board) == [3, 1, 1] and ranks(hole) == [1] * 4 and apart and three


def two_pair_on_board(hole: Cards, board: Cards) -> bool:
    apart = not {card.rank for card in hole} & {card.rank for card in board}
    less = best_of(hole, board) < HIGH.rank(board)  # two pair with a kicker: nobody has it
    return ranks(board) == [2, 2, 1] and ranks(hole) == [1] * 4 and apart and less


def pair_and_trips(hole: Cards, board: Cards) -> bool:
    # The full house is the point: it is the best hand there is.
    return (
        ranks(board) == [3, 1, 1]
        and ranks(hole) == [2, 1, 1]
        and best_of(hole, board).category.name == "FULL_HOUSE"
    )


def quads_in_hand(hole: Cards, board: Cards) -> bool:
    return ranks(hole) == [4] and best_of(hole, board).category.name != "FOUR_OF_A_KIND"


def board_plays(hole: Cards, board: Cards) -> bool:
    """The board alone is a straight or better, and no legal hand reaches it."""
    alone = HIGH.rank(board)
    return "STRAIGHT" in alone.category.name and best_of(hole, board) < alone


TEST = {
    Trap.ONE_SUITED: one_suited,
    Trap.TRIPS_ON_BOARD: trips_on_board,
    Trap.TWO_PAIR_ON_BOARD: two_pair_on_board,
    Trap.PAIR_AND_TRIPS: pair_and_trips,
    Trap.QUADS_IN_HAND: quads_in_hand,
    Trap.BOARD_PLAYS: board_plays,
    Trap.NONE: lambda *_: True,
}
# What the learner is tempted by: a hand with this many cards of their own.
TEMPTS = {
    Trap.TRIPS_ON_BOARD: None,
    Trap.TWO_PAIR_ON_BOARD: None,
    Trap.PAIR_AND_TRIPS: None,
    Trap.NONE: None,
    Trap.ONE_SUITED: 1,
    Trap.QUADS_IN_HAND: 4,
    Trap.BOARD_PLAYS: 0,
}


@pytest.mark.parametrize("trap", list(Trap))
def test_the_trap_is_there_in_every_deal(trap: Trap) -> None:
    for code in CODES:
        laid = trap_deal(code, trap)
        assert laid.trap is trap
        assert len({*laid.hole, *laid.board}) == 9
        assert (len(laid.hole), len(laid.board)) == (4, 5)
        assert TEST[trap](laid.hole, laid.board), (code, laid)
        if TEMPTS[trap] is not None:
            illusions = GAMES["omaha"].illusions(laid.hole, laid.board)
            assert TEMPTS[trap] in {one.from_hole for one in illusions}, (code, laid)


def test_a_code_chooses_every_trap_about_equally_often() -> None:
    found = Counter(trap_deal(code).trap for code in CODES)
    assert set(found) == set(Trap)
    assert min(found.values()) >= 20, found


def test_the_same_code_lays_the_same_cards() -> None:
    """Pinned: a class that was given a code last year sees the same deal."""
    assert trap_deal("bbbbbb") == trap_deal("BBB-BBB")
    laid = [trap_deal(code) for code in CODES[:3]]
    assert [
        (one.trap.value, " ".join(c.code for c in (*one.hole, *one.board))) for one in laid
    ] == [
        ("quads_in_hand", "2s 2c 2d 2h Kd 9c Kh 6c 7c"),
        ("trips_on_board", "5h 4h Qs Ts Ks Kh 9c Kc 7h"),
        ("pair_and_trips", "9s 3h 5s 9d Js Jh 6d Jc Ks"),
    ]


def test_cards_do_not_give_the_trap_away_by_their_place() -> None:
    """The suited card, or the pair, is not always the first."""
    first = Counter(
        laid.hole.index(next(c for c in laid.hole if suits(laid.board)[c.suit] == 4))
        for laid in (trap_deal(code, Trap.ONE_SUITED) for code in CODES)
    )
    assert set(first) == {0, 1, 2, 3}
    assert max(first.values()) < 120


def check(result: Mark, hole: Cards, board: Cards, chosen: frozenset[Card]) -> None:
    two, three = chosen & set(hole), chosen & set(board)
    assert (result.from_hole, result.from_board) == (len(two), len(three))
    best = best_of(hole, board)
    assert result.best.rank == best
    if (len(two), len(three)) != (2, 3):
        assert result.verdict == "wrong_number"
        assert result.chosen is None
        looks = HIGH.rank(tuple(chosen)) if len(chosen) == 5 else None
        assert result.looks_like == looks
        return
    mine = HIGH.rank(tuple(chosen))
    assert result.verdict == ("right" if mine == best else "beaten")
    assert result.chosen is not None
    assert result.chosen.rank == mine
    assert {*result.chosen.hole, *result.chosen.board} == chosen
    if result.verdict == "beaten":
        assert result.difference is not None
        assert result.difference.better == 1


@given(legal, st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_marks_agree_with_brute_force(deal: tuple[Cards, Cards], random: object) -> None:
    hole, board = deal
    every = [
        frozenset((*two, *three))
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
    ]
    wrong = [
        frozenset(some)
        for size in (0, 1, 4, 5, 9)
        for some in list(combinations((*hole, *board), size))[::7]
    ]
    for chosen in (*every, *wrong):
        check(mark(hole, board, chosen), hole, board, chosen)


def test_every_equal_choice_is_right() -> None:
    """Two fours of which either may kick: both answers are the best hand."""
    hole, board = cards("As Ks 4h 4c"), cards("Ad Kd 9s 7h 2c")
    right = [
        (two, three)
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if mark(hole, board, (*two, *three)).verdict == "right"
    ]
    assert right == [((hole[0], hole[1]), (board[0], board[1], board[2]))]
    hole, board = cards("Qs Qh 4h 4c"), cards("Ad Kd 9s 7h 2c")
    assert mark(hole, board, cards("Qs Qh Ad Kd 9s")).verdict == "right"
    hole, board = cards("As Ah Ad Ac"), cards("Ks Qh 7d 7c 2s")
    right = [
        two
        for two in combinations(hole, 2)
        if mark(hole, board, (*two, *cards("7d 7c Ks"))).verdict == "right"
    ]
    assert len(right) == 6


@given(legal)
@settings(max_examples=25, deadline=None)
def test_a_street_says_whether_its_card_did_it(deal: tuple[Cards, Cards]) -> None:
    hole, board = deal
    flop, turn, river = streets(hole, board)
    assert [one.name for one in (flop, turn, river)] == ["flop", "turn", "river"]
    assert (flop.dealt, turn.dealt, river.dealt) == (board[:3], board[3:4], board[4:])
    assert [one.combinations for one in (flop, turn, river)] == [6, 24, 60]
    for known, street in zip((3, 4, 5), (flop, turn, river), strict=True):
        assert street.best.rank == best_of(hole, board[:known])
    assert flop.changed
    assert flop.before is None
    for before, now in ((flop, turn), (turn, river)):
        assert now.before == before.best
        assert now.changed == (now.best.rank > before.best.rank)
        # A card that changes the hand is in it; one that does not leaves the very same cards.
        if now.changed:
            assert now.dealt[0] in now.best.board
        else:
            assert now.best == before.best
