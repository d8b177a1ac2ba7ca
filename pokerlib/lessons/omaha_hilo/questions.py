"""What is asked in the Hi/Lo lesson."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["QUESTIONS", "questions"]

HANDS = ("table.group.hole", "table.group.board")
QUESTIONS = (
    Question(
        "omaha_hilo.quiz.paired",
        ("yes", "no"),
        right="no",
        hands=((HANDS[0], "As 2d 3h 4c"), (HANDS[1], "2s 3d 4h Kc Qs")),
    ),
    Question(
        "omaha_hilo.quiz.wheel",
        ("none", "wheel", "six"),
        right="wheel",
        hands=((HANDS[0], "2c 3d Kh Qs"), (HANDS[1], "As 3s 4d 5h Jc")),
    ),
    Question(
        "omaha_hilo.quiz.quarter",
        ("half", "three", "quarter"),
        right="quarter",
        hands=(
            ("omaha_hilo.you", "Ac 2d Th 8h"),
            ("omaha_hilo.other", "Ah 2c Kd 9d"),
            (HANDS[1], "7d 4c 3h Ks Jh"),
        ),
    ),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)
