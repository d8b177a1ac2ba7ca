"""What is asked before the answer is told."""

from __future__ import annotations

from pokerlib.lessons.components.drill import Drill


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_betting", length=3)


def two_tellings() -> Drill:
    """The document tells one example twice; which telling is right?"""
    return Drill("quiz_tellings", length=1)
