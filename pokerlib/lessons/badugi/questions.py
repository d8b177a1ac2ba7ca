"""What is asked in the badugi lesson."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.quiz import Question, Quiz
from pokerlib.rankings import BADUGI

__all__ = ["QUESTIONS", "questions", "which_wins"]

FOUR = "table.group.four"
QUESTIONS = (
    Question("badugi.suit", ("both", "ace", "deuce"), "deuce", ((FOUR, "Ah 2h 3s 4d"),)),
    Question("badugi.pair", ("four", "two", "three"), "three", ((FOUR, "3s 3h 4s 5d"),)),
    Question(
        "badugi.beats",
        ("second", "tie", "first"),
        "first",
        (("compare.first", "5d 7c Kc Kh"), ("compare.second", "2s 3d Ks Kd")),
    ),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)


def which_wins() -> WhichWins:
    """Two badugi hands side by side."""
    return WhichWins(BADUGI)
