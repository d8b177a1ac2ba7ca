"""What is asked before the answer is told."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["QUESTIONS", "questions"]

HANDS = ("table.group.hole", "table.group.board")
QUESTIONS = (
    Question(
        "omaha.quiz.flush",
        ("flush", "ace", "kings"),
        right="kings",
        hands=((HANDS[0], "As Kh Kd 4c"), (HANDS[1], "Qs 9s 7s 2s Kc")),
    ),
    Question(
        "omaha.quiz.pair",
        ("board", "kings", "aces"),
        right="aces",
        hands=((HANDS[0], "Ah Ad 6c 4s"), (HANDS[1], "8h 8d 8s Kh Kd")),
    ),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)
