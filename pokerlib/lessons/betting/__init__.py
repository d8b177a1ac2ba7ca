"""The widgets of lesson 05: actions, blinds, the raise walked through, limits, a whole hand."""

from functools import partial

from pokerlib.lessons.betting.limits import ThreeLimits
from pokerlib.lessons.betting.walk import RaiseWalk
from pokerlib.lessons.components import Drill, PlayHand, agreed

__all__ = [
    "Blinds",
    "FiveActions",
    "LeastRaise",
    "MostYouCanBet",
    "PlayHand",
    "RaiseWalk",
    "ThreeLimits",
    "conventions",
    "play",
    "questions",
    "two_tellings",
]

questions = partial(Drill, "quiz_betting", length=3)
"""The questions that open the lesson."""

two_tellings = partial(Drill, "quiz_tellings", length=1)
"""The document tells one example twice; which telling is right?"""

Blinds = partial(Drill, "blinds", code="BBB-BBB")
FiveActions = partial(Drill, "actions", 2)
LeastRaise = partial(Drill, "min_raise", 2)
MostYouCanBet = partial(Drill, "max_raise", 2)
conventions = partial(agreed, "betting")


def play() -> PlayHand:
    """A table of Omaha at the limit that the learner chooses."""
    return PlayHand("omaha", "pot", limits=("pot", "no", "fixed"))
