"""The widgets of lesson 02: three systems in which the lowest hand wins."""

from pokerlib.lessons.low_hands.four import FourVerdicts
from pokerlib.lessons.low_hands.qualify import Qualifies
from pokerlib.lessons.low_hands.questions import questions, read_deuce_to_seven, read_lows
from pokerlib.lessons.low_hands.samples import sample_table

__all__ = [
    "FourVerdicts",
    "Qualifies",
    "questions",
    "read_deuce_to_seven",
    "read_lows",
    "sample_table",
]
