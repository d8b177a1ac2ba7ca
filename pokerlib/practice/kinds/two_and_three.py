"""Omaha's two and three: click the two cards and the three that make the best hand."""

from collections import Counter
from fractions import Fraction
from typing import Final

from pokerlib.practice.draw import Draw
from pokerlib.practice.hands import made_of, ranked
from pokerlib.practice.kinds.common import TRAP, TYPICAL, dealt_rows
from pokerlib.practice.model import LEVELS, Answered, Choice, Marked, Question, Told
from pokerlib.practice.two_and_three import OMAHA, Trap, trap_deal
from pokerlib.rankings import HIGH, explain

VARIANTS: Final = dict.fromkeys(LEVELS, (TYPICAL, TRAP))
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


def ask(level: int, draw: Draw) -> Question:
    """Four cards and a board, mostly with a trap; the trap is told with the answer."""
    laid = trap_deal(draw.code, draw.one_of(_TRAPS[level - 1]))
    best = made_of(OMAHA, laid.hole, laid.board)
    playing = (*best.hole, *best.board)
    tempting = () if laid.trap is Trap.NONE else (Told(f"omaha.trap.{laid.trap}"),)
    return Question(
        Told("question.two_and_three.ask"),
        tuple(Choice(one.code, one, one in playing) for one in (*laid.hole, *laid.board)),
        (explain(best.rank), *tempting),
        Told("question.two_and_three.hint"),
        "cards",
        rows=dealt_rows(laid.hole, laid.board, best),
        variant=TYPICAL if laid.trap is Trap.NONE else TRAP,
    )


def mark(question: Question, answer: Answered) -> Marked:
    """Two and three that are allowed but not the best are worth half; equal hands all of it."""
    hole, board = (row.cards for row in question.rows)
    chosen = tuple(one for one in (*hole, *board) if one.code in answer)
    best = ranked(tuple(one.says for one in question.choices if one.right), HIGH)
    mine = HIGH.rank(chosen) if len(chosen) == HIGH.size else None
    found = Counter(one in hole for one in chosen)
    if (found[True], found[False]) == (2, 3) and mine is not None:
        if mine == best:
            return Marked.of(None)
        return Marked.of(Told("two_and_three.beaten", {"hand": mine}), _HALF)
    number = Told("two_and_three.number", {"hole": found[True], "board": found[False]})
    tempts = mine is not None and mine > best
    looks = (Told("two_and_three.looks_like", {"hand": mine}),) if tempts else ()
    # With two of the hand the wrong number is the board's.
    return Marked(Fraction(0), f"{_COUNTS[found[True]]}_from_hand", (number, *looks))
