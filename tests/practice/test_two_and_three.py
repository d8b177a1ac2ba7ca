"""Every laid trap really is one, and marks agree with a search by brute force."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib.cards import DECK, Card, cards, code_at
from pokerlib.games import GAMES
from pokerlib.practice import Choice, Question, ask, mark
from pokerlib.practice.two_and_three import Trap, streets, trap_deal
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
        ("none", "Kh 2s 2h 6c Kd 8s 3c 9c 7c"),
        ("two_pair_on_board", "Qs Ts 5h 4h Ks 7h 7s Kh 9c"),
        ("quads_in_hand", "Jh Jd Js Jc 6d 9s 9d 5s Ks"),
    ]


def test_cards_do_not_give_the_trap_away_by_their_place() -> None:
    """The suited card, or the pair, is not always the first."""
    first = Counter(
        laid.hole.index(next(c for c in laid.hole if suits(laid.board)[c.suit] == 4))
        for laid in (trap_deal(code, Trap.ONE_SUITED) for code in CODES)
    )
    assert set(first) == {0, 1, 2, 3}
    assert max(first.values()) < 120


def check(asked: Question, best: HandRank, chosen: frozenset[Card]) -> None:
    hole, board = (row.cards for row in asked.rows)
    two, three = chosen & set(hole), chosen & set(board)
    marked = mark(asked, [one.code for one in chosen])
    if not chosen:
        assert marked.empty
        return
    mine = HIGH.rank(tuple(chosen)) if len(chosen) == 5 else None
    if (len(two), len(three)) != (2, 3):
        assert not marked.points
        told = [why.facts.get("hand") for why in marked.why]
        assert told == ([None, mine] if mine and mine > best else [None])
        return
    assert marked.points == (1 if mine == best else Fraction(1, 2))
    assert marked.mistake == (None if mine == best else "beaten")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_marks_agree_with_brute_force(level: int) -> None:
    for code in CODES[:4]:
        asked = ask("two_and_three", level, code)
        hole, board = (row.cards for row in asked.rows)
        best = best_of(hole, board)
        for two in combinations(hole, 2):
            for three in combinations(board, 3):
                check(asked, best, frozenset((*two, *three)))
        for size in (0, 1, 4, 5, 9):
            for some in list(combinations((*hole, *board), size))[::7]:
                check(asked, best, frozenset(some))


def on(hole: Cards, board: Cards) -> Question:
    """A question about these cards."""
    asked = ask("two_and_three", 1, "BBB-BBB")
    best = GAMES["omaha"].made(hole, board)["high"]
    assert best is not None
    playing = (*best.hole, *best.board)
    return replace(
        asked,
        choices=tuple(Choice(one.code, one, one in playing) for one in (*hole, *board)),
        rows=tuple(
            replace(row, cards=some) for row, some in zip(asked.rows, (hole, board), strict=True)
        ),
    )


def test_every_equal_choice_is_right() -> None:
    """Two queens and either kicker; any two of four aces."""
    hole, board = cards("Qs Qh 4h 4c"), cards("Ad Kd 9s 7h 2c")
    assert mark(on(hole, board), "Qs Qh Ad Kd 9s".split()).right
    hole, board = cards("As Ah Ad Ac"), cards("Ks Qh 7d 7c 2s")
    asked = on(hole, board)
    right = [
        two
        for two in combinations(hole, 2)
        if mark(asked, [one.code for one in (*two, *cards("7d 7c Ks"))]).right
    ]
    assert len(right) == 6


@pytest.mark.parametrize(("level", "share"), [(1, 1 / 2), (2, 6 / 7), (3, 4 / 5)])
def test_so_many_deals_have_a_trap(level: int, share: float) -> None:
    """Of a thousand deals; what is typical has no trap laid, and no trap is told."""
    found = [ask("two_and_three", level, code_at("BBB-BBB", n * 31)) for n in range(1000)]
    trapped = [asked.variant == "trap" for asked in found]
    assert abs(sum(trapped) / 1000 - share) < 0.05
    told = [any("omaha.trap" in getattr(one, "id", "") for one in q.worked) for q in found]
    assert told == trapped


@given(legal)
@settings(max_examples=25, deadline=None)
def test_a_street_says_whether_its_card_did_it(deal: tuple[Cards, Cards]) -> None:
    hole, board = deal
    flop, turn, river = streets(GAMES["omaha"], hole, board)
    assert [one.name for one in (flop, turn, river)] == ["flop", "turn", "river"]
    assert (flop.dealt, turn.dealt, river.dealt) == (board[:3], board[3:4], board[4:])
    assert [one.combinations for one in (flop, turn, river)] == [6, 24, 60]
    for known, street in zip((3, 4, 5), (flop, turn, river), strict=True):
        assert street.best.rank == best_of(hole, board[:known])
    assert flop.changed
    assert flop.before is None
    for n, before, now in ((4, flop, turn), (5, turn, river)):
        assert now.before == before.best
        assert now.changed == (now.best.rank > before.best.rank)
        # A card that changes the hand is in it; one that does not leaves the very same cards.
        if now.changed:
            assert now.dealt[0] in now.best.board
        else:
            assert (now.best.hole, now.best.board) == (before.best.hole, before.best.board)
        weaker = sum(
            HIGH.rank((*two, *three)) < now.best.rank
            for two in combinations(hole, 2)
            for three in combinations(board[:n], 3)
        )
        assert now.best.beats == weaker  # of this street, also where nothing changed
