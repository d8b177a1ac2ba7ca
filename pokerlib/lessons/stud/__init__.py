"""The widgets of lesson 07: Seven Card Stud, and Razz and Stud Hi/Lo beside it."""

from functools import partial

from pokerlib.lessons.components import Drill, PlayHand, agreed
from pokerlib.lessons.stud.deck import deck_table
from pokerlib.lessons.stud.pair import OpenPair
from pokerlib.lessons.stud.streets import StudStreets
from pokerlib.practice.stud import STAKES

__all__ = [
    "BestFive",
    "OpenPair",
    "PlayHand",
    "StudStreets",
    "WhoActs",
    "conventions",
    "deck_table",
    "play",
    "questions",
]

questions = partial(Drill, "quiz_stud", length=3)
BestFive = partial(Drill, "best_five", 2)
WhoActs = partial(Drill, "first_to_act", 3)
conventions = partial(agreed, "stud")


def play(game: str = "seven_card_stud") -> PlayHand:
    """A fixed-limit table of stud."""
    return PlayHand(game, "fixed", stakes=STAKES, players=4)
