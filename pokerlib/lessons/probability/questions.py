"""What is asked in the lesson on odds."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["QUESTIONS", "questions"]

QUESTIONS = (
    Question("probability.quiz.one_in", ("same", "three", "five"), right="three"),
    Question("probability.quiz.rare", ("flush", "house", "same"), right="house"),
    Question("probability.quiz.wait", ("sure", "likely", "none"), right="likely"),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)
