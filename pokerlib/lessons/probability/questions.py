"""What is asked in the lesson on odds."""

from __future__ import annotations

from pokerlib.lessons.components.drill import Drill

__all__ = ["questions"]


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_probability", length=3)
