"""The widgets of lesson 09: chances counted, guessed, waited for and drawn."""

from pokerlib.lessons.probability.counting import Counting
from pokerlib.lessons.probability.equities import Equities
from pokerlib.lessons.probability.guess import GuessTheOdds
from pokerlib.lessons.probability.pictures import (
    ladder_picture,
    low_picture,
    omaha_picture,
    three_card_table,
)
from pokerlib.lessons.probability.questions import questions
from pokerlib.lessons.probability.sample import DealMany
from pokerlib.lessons.probability.stud import StudEquities
from pokerlib.lessons.probability.wait import DealUntil

__all__ = [
    "Counting",
    "DealMany",
    "DealUntil",
    "Equities",
    "GuessTheOdds",
    "StudEquities",
    "ladder_picture",
    "low_picture",
    "omaha_picture",
    "questions",
    "three_card_table",
]
