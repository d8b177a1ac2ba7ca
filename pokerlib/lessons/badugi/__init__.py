"""The widgets of lesson 03: badugi, where cards must differ in rank and in suit."""

from pokerlib.lessons.badugi.counting import ClickBadugi
from pokerlib.lessons.badugi.questions import questions, which_wins
from pokerlib.lessons.badugi.see import SeeBadugi

__all__ = ["ClickBadugi", "SeeBadugi", "questions", "which_wins"]
