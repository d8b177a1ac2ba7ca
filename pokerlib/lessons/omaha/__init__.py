"""The widgets of lesson 04: Omaha's two and three."""

from pokerlib.lessons.omaha.deal import DealAndSee
from pokerlib.lessons.omaha.holdem import HoldemAgainstOmaha
from pokerlib.lessons.omaha.questions import questions
from pokerlib.lessons.omaha.showdown import Showdown
from pokerlib.lessons.omaha.streets import StreetByStreet
from pokerlib.lessons.omaha.turn import YourTurn

__all__ = [
    "DealAndSee",
    "HoldemAgainstOmaha",
    "Showdown",
    "StreetByStreet",
    "YourTurn",
    "questions",
]
