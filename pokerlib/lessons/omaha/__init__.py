"""The widgets of lesson 04: Omaha's two and three."""

from functools import partial

from pokerlib.lessons.components import DealAndSee as _DealAndSee
from pokerlib.lessons.components import Drill
from pokerlib.lessons.components import Showdown as _Showdown
from pokerlib.lessons.components import StreetByStreet as _StreetByStreet
from pokerlib.lessons.omaha.holdem import HoldemAgainstOmaha

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

StreetByStreet = partial(_StreetByStreet, games=GAMES)
"""Which card of the board changed the hand."""

Showdown = partial(_Showdown, games=GAMES)
"""Two to six players: who wins, and by which cards."""

questions = partial(Drill, "quiz_omaha", length=2)
"""The questions that open the lesson."""

YourTurn = partial(Drill, "two_and_three", 2)
"""Click the two and the three; most deals hide a trap."""
