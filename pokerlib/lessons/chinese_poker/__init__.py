"""The widgets of lesson 08: Chinese poker."""

from pokerlib.lessons.chinese_poker.agreed import conventions
from pokerlib.lessons.chinese_poker.check import CheckYourself
from pokerlib.lessons.chinese_poker.compare import Compare
from pokerlib.lessons.chinese_poker.questions import example, questions
from pokerlib.lessons.chinese_poker.setting import SetYourHand

__all__ = [
    "CheckYourself",
    "Compare",
    "SetYourHand",
    "conventions",
    "example",
    "questions",
]
