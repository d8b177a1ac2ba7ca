"""The widgets of lesson 08: Chinese poker."""

from functools import partial

from pokerlib.lessons.chinese_poker.agreed import conventions
from pokerlib.lessons.chinese_poker.compare import Compare
from pokerlib.lessons.chinese_poker.questions import example, questions
from pokerlib.lessons.chinese_poker.setting import SetYourHand
from pokerlib.lessons.components.drill import Drill

__all__ = [
    "CheckYourself",
    "Compare",
    "SetYourHand",
    "conventions",
    "example",
    "questions",
]

CheckYourself = partial(Drill, "chinese_score", 2)
