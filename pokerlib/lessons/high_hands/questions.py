"""What is asked in the lesson on high hands."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.quiz import Question, Quiz
from pokerlib.practice.hands import LADDER
from pokerlib.rankings import HIGH

__all__ = ["QUESTIONS", "SUIT_QUESTION", "questions", "suit_question", "which_wins"]

PAIR = ("compare.first", "compare.second")
QUESTIONS = (
    Question(
        "high_hands.both",
        ("flush", "house"),
        right="house",
        hands=((PAIR[0], "9c 9d 9h 4s 4d"), (PAIR[1], "As Js 8s 5s 2s")),
    ),
    Question(
        "high_hands.wheel",
        ("ace", "six", "tie"),
        right="six",
        hands=((PAIR[0], "5s 4h 3d 2c As"), (PAIR[1], "6h 5d 4c 3s 2h")),
    ),
    Question(
        "high_hands.wrap",
        ("yes", "no"),
        right="no",
        hands=(("table.group.five", "3s 2h Ad Kc Qs"),),
    ),
)
SUIT_QUESTION = Question(
    "high_hands.suit",
    ("spades", "hearts", "split"),
    right="split",
    hands=((PAIR[0], "Ks Js 9s 6s 2s"), (PAIR[1], "Kh Jh 9h 6h 2h")),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)


def suit_question() -> Quiz:
    """Does the suit decide?"""
    return Quiz((SUIT_QUESTION,))


def which_wins() -> WhichWins:
    """Two high hands, of any kind or of the kind that the learner chooses."""
    return WhichWins(HIGH, tuple(reversed(LADDER)))
