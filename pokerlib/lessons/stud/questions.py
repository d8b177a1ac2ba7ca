"""What is asked in the stud lesson."""

from __future__ import annotations

from pokerlib.lessons.components.drill import Drill


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_stud", length=3)
