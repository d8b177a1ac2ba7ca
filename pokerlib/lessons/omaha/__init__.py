"""The widgets of lesson 04: Omaha's two and three."""

from functools import partial

from pokerlib.lessons.components.deal_and_see import DealAndSee as _DealAndSee
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.omaha.holdem import HoldemAgainstOmaha
from pokerlib.lessons.omaha.showdown import Showdown
from pokerlib.lessons.omaha.streets import StreetByStreet

__all__ = [
    "DealAndSee",
    "HoldemAgainstOmaha",
    "Showdown",
    "StreetByStreet",
    "YourTurn",
    "questions",
]

GAMES = ("omaha", "omaha5", "omaha6")
"""The games that may be chosen: four, five or six cards in the hand."""

DealAndSee = partial(_DealAndSee, games=GAMES)
"""Which two and which three play, and what only looks like a hand."""

questions = partial(Drill, "quiz_omaha", length=2)
"""The questions that open the lesson."""

YourTurn = partial(Drill, "two_and_three", 2)
"""Click the two and the three; most deals hide a trap."""
