"""Omaha's two and three: click the two cards and the three that make the best hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

from pokerlib.games import GAMES
from pokerlib.practice.draw import Draw
from pokerlib.practice.kinds.common import BOARD, HOLE
from pokerlib.practice.model import Answered, Choice, Marked, Question, Row, Told
from pokerlib.practice.two_and_three import Trap, trap_deal
from pokerlib.rankings import HIGH, explain

OMAHA: Final = GAMES["omaha"]
VARIANTS: Final = ("typical", "trap")
# The first level has what is easily seen, the second all, the third what fools people most.
_TRAPS: Final = (
    (Trap.NONE, Trap.NONE, Trap.ONE_SUITED, Trap.TRIPS_ON_BOARD),
    tuple(Trap),
    (
        Trap.NONE,
        Trap.TWO_PAIR_ON_BOARD,
        Trap.PAIR_AND_TRIPS,
        Trap.QUADS_IN_HAND,
        Trap.BOARD_PLAYS,
    ),
)
_HALF: Final = Fraction(1, 2)
_COUNTS: Final = ("none", "one", "two", "three", "four")


def ask(level: int, code: str) -> Question:
    """Four cards and a board, mostly with a trap; the trap is told with the answer."""
    laid = trap_deal(code, Draw(code).one_of(_TRAPS[level - 1]))
    best = OMAHA.made(laid.hole, laid.board)["high"]
    assert best is not None
    playing = (*best.hole, *best.board)
    tempting = () if laid.trap is Trap.NONE else (Told(f"omaha.trap.{laid.trap}"),)
    return Question(
        "two_and_three",
        level,
        code,
        Told("question.two_and_three.ask"),
        tuple(Choice(one.code, one, one in playing) for one in (*laid.hole, *laid.board)),
        (explain(best.rank), *tempting),
        Told("question.two_and_three.hint"),
        "cards",
        rows=(
            Row(HOLE, laid.hole, best.hole),
            Row(BOARD, laid.board, best.board),
        ),
        variant="typical" if laid.trap is Trap.NONE else "trap",
    )


def mark(question: Question, answer: Answered) -> Marked:
    """Two and three that are allowed but not the best are worth half; equal hands all of it."""
    hole, board = (row.cards for row in question.rows)
    chosen = tuple(one for one in (*hole, *board) if one.code in answer)
    best = HIGH.rank(tuple(one.says for one in question.choices if one.right))
    mine = HIGH.rank(chosen) if len(chosen) == HIGH.size else None
    assert best is not None
    found = Counter(one in hole for one in chosen)
    if (found[True], found[False]) == (2, 3) and mine is not None:
        if mine == best:
            return Marked(Fraction(1))
        why = Told("two_and_three.beaten", {"hand": mine})
        return Marked(_HALF, why.name, (why,))
    number = Told("two_and_three.number", {"hole": found[True], "board": found[False]})
    tempts = mine is not None and mine > best
    looks = (Told("two_and_three.looks_like", {"hand": mine}),) if tempts else ()
    # With two of the hand the wrong number is the board's.
    return Marked(Fraction(0), f"{_COUNTS[found[True]]}_from_hand", (number, *looks))
