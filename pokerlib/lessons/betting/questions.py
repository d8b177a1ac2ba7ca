"""What is asked before the answer is told."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["questions", "two_tellings"]

OPENING = (
    Question("betting_lesson.quiz.check", ("fold", "check", "call"), right="call"),
    Question("betting_lesson.quiz.raise", ("eight", "ten", "six"), right="ten"),
    Question("betting_lesson.quiz.big_blind", ("over", "option", "fold"), right="option"),
)
TELLINGS = (Question("betting_lesson.quiz.tellings", ("first", "second", "both"), right="first"),)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(OPENING)


def two_tellings() -> Quiz:
    """The document tells one example twice; which telling is right?"""
    return Quiz(TELLINGS)
