"""The widgets of lesson 02: three systems in which the lowest hand wins."""

from functools import partial

from pokerlib.lessons.components import Drill
from pokerlib.lessons.low_hands.four import FourVerdicts
from pokerlib.lessons.low_hands.samples import sample_table

__all__ = [
    "FourVerdicts",
    "Qualifies",
    "questions",
    "read_deuce_to_seven",
    "read_lows",
    "sample_table",
]

questions = partial(Drill, "quiz_low_hands", length=3)
Qualifies = partial(Drill, "low_good", 1)
read_lows = partial(Drill, "low_wins", 1)
read_deuce_to_seven = partial(Drill, "low_wins", 2)
