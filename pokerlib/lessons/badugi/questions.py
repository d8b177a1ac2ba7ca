"""What is asked in the badugi lesson."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.drill import Drill
from pokerlib.rankings import BADUGI

__all__ = ["questions", "which_wins"]


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_badugi", length=3)


def which_wins() -> WhichWins:
    """Two badugi hands side by side."""
    return WhichWins(BADUGI)
