"""What is asked in the lesson on high hands."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.drill import Drill
from pokerlib.practice.hands import LADDER
from pokerlib.rankings import HIGH

__all__ = ["questions", "suit_question", "which_wins"]


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_high_hands", length=3)


def suit_question() -> Drill:
    """Does the suit decide?"""
    return Drill("quiz_suits", length=1)


def which_wins() -> WhichWins:
    """Two high hands, of any kind or of the kind that the learner chooses."""
    return WhichWins(HIGH, tuple(reversed(LADDER)))
