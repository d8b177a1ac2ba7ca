"""The widgets of lesson 09: chances counted, guessed, waited for and drawn."""

from functools import partial

from pokerlib.lessons.components import Drill
from pokerlib.lessons.probability.counting import Counting
from pokerlib.lessons.probability.equities import Equities
from pokerlib.lessons.probability.pictures import (
    ladder_picture,
    low_picture,
    omaha_picture,
    three_card_table,
)
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

questions = partial(Drill, "quiz_probability", length=3)
GuessTheOdds = partial(Drill, "odds", 1)
