"""What is asked before the answer is told, and the document's example step by step."""

from __future__ import annotations

from pokerlib.lessons.components.drill import Drill


def questions() -> Drill:
    """The questions that open the lesson."""
    return Drill("quiz_chinese", length=3)


def example() -> Drill:
    """Two fronts with three of a kind (line 275), and a wrong setting."""
    return Drill("quiz_chinese_example", length=6)
