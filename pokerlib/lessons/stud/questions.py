"""What is asked in the stud lesson."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["QUESTIONS", "questions"]

QUESTIONS = (
    Question(
        "stud.quiz.deuces",
        ("hearts", "clubs", "both"),
        right="clubs",
        hands=(("stud.up_cards", "2h 9s 2c Kd"),),
    ),
    Question(
        "stud.quiz.boards",
        ("ace", "pair", "flush"),
        right="pair",
        hands=(
            ("stud.player.1", "As Kd"),
            ("stud.player.2", "2s 2d"),
            ("stud.player.3", "Qh Jh"),
        ),
    ),
    Question("stud.quiz.complete", ("six", "four", "five"), right="four"),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)
