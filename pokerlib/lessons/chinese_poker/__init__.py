"""The widgets of lesson 08: Chinese poker."""

from functools import partial

from pokerlib.lessons.chinese_poker.compare import Compare
from pokerlib.lessons.chinese_poker.setting import SetYourHand
from pokerlib.lessons.components import Drill, agreed

__all__ = ["CheckYourself", "Compare", "SetYourHand", "conventions", "example", "questions"]

questions = partial(Drill, "quiz_chinese", length=3)
"""The questions that open the lesson."""

example = partial(Drill, "quiz_chinese_example", length=6)
"""Two fronts with three of a kind (line 275), and a wrong setting."""

CheckYourself = partial(Drill, "chinese_score", 2)
conventions = partial(agreed, "chinese")
