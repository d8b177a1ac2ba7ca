"""The widgets of lesson 06: Omaha Hi/Lo, where the best and the lowest hand share the pot."""

from functools import partial

from pokerlib.lessons.components import DealAndSee, Drill, PlayHand, agreed
from pokerlib.lessons.components import Showdown as _Showdown
from pokerlib.lessons.components import StreetByStreet as _StreetByStreet
from pokerlib.lessons.omaha_hilo.mixed import MixedGame

__all__ = [
    "HighAndLow",
    "MixedGame",
    "PlayHand",
    "Showdown",
    "SplitThePot",
    "StillTheNuts",
    "StreetByStreet",
    "conventions",
    "play",
    "questions",
]

GAMES = ("omaha_hilo", "omaha5_hilo")
"""The games that may be chosen: four or five cards in the hand."""

HighAndLow = partial(DealAndSee, games=GAMES)
"""The two and three of the high hand, and those of the low, from the same cards."""

StreetByStreet = partial(_StreetByStreet, games=GAMES)
"""Which card of the board changed the high hand, or the low."""

Showdown = partial(_Showdown, games=GAMES)
"""Two to six players: who takes a part of the pot, and by which cards."""

conventions = partial(agreed, "pots")
"""How pots are divided here, where houses differ."""

questions = partial(Drill, "quiz_omaha_hilo", length=3)
"""The questions that open the lesson."""

StillTheNuts = partial(Drill, "nut_low", 2)
"""The low was the best possible; is it still, after the newest card?"""

SplitThePot = partial(Drill, "pot_split", 2)
"""Three hands at the showdown: how is the pot split? Then the chips are pushed."""


def play() -> PlayHand:
    """A table of Omaha Hi/Lo, with the game and the limit that the learner chooses."""
    return PlayHand("omaha_hilo", "pot", limits=("pot", "fixed", "no"), games=GAMES)
