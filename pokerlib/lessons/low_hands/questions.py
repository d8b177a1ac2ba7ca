"""What is asked in the lesson on low hands."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.quiz import Question, Quiz
from pokerlib.rankings import ACE_TO_FIVE, DEUCE_TO_SEVEN

__all__ = ["QUESTIONS", "questions", "read_deuce_to_seven", "read_lows"]

PAIR = ("compare.first", "compare.second")
QUESTIONS = (
    Question(
        "low_hands.steel",
        ("none", "five", "wheel"),
        right="wheel",
        hands=(("table.group.five", "5h 4h 3h 2h Ah"),),
    ),
    Question(
        "low_hands.ace27",
        ("ace", "straight", "king"),
        right="king",
        hands=((PAIR[0], "As 5h 4d 3c 2s"), (PAIR[1], "Kh 5d 4c 3s 2h")),
    ),
    Question(
        "low_hands.pair",
        ("deuces", "aces", "none"),
        right="aces",
        hands=((PAIR[0], "As Ad 7c 6h 5s"), (PAIR[1], "2s 2d 5c 4h 3s")),
    ),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)


def read_lows() -> WhichWins:
    """Two lows by ace-to-five, read from the top card down."""
    return WhichWins(ACE_TO_FIVE)


def read_deuce_to_seven() -> WhichWins:
    """Two hands by deuce-to-seven."""
    return WhichWins(DEUCE_TO_SEVEN)
