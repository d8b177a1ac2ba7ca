"""The widgets of lesson 09: chances counted, guessed, waited for and drawn."""

from pokerlib.lessons.probability.counting import Counting
from pokerlib.lessons.probability.equities import Equities
from pokerlib.lessons.probability.guess import GuessTheOdds
from pokerlib.lessons.probability.pictures import (
    convergence_picture,
    ladder_picture,
    low_picture,
    omaha_picture,
    three_card_table,
)
from pokerlib.lessons.probability.questions import questions
from pokerlib.lessons.probability.wait import DealUntil

__all__ = [
    "Counting",
    "DealUntil",
    "Equities",
    "GuessTheOdds",
    "convergence_picture",
    "ladder_picture",
    "low_picture",
    "omaha_picture",
    "questions",
    "three_card_table",
]
