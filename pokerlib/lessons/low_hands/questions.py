"""What is asked in the lesson on low hands."""

from __future__ import annotations

from pokerlib.lessons.components.compare import WhichWins
from pokerlib.lessons.components.drill import Drill
from pokerlib.rankings import ACE_TO_FIVE, DEUCE_TO_SEVEN

__all__ = ["questions", "read_deuce_to_seven", "read_lows"]


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_low_hands", length=3)


def read_lows() -> WhichWins:
    """Two lows by ace-to-five, read from the top card down."""
    return WhichWins(ACE_TO_FIVE)


def read_deuce_to_seven() -> WhichWins:
    """Two hands by deuce-to-seven."""
    return WhichWins(DEUCE_TO_SEVEN)
