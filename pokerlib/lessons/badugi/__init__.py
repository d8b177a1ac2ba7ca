"""The widgets of lesson 03: badugi, where cards must differ in rank and in suit."""

from functools import partial

from pokerlib.lessons.components import Drill, SeeHand
from pokerlib.rankings import BADUGI

__all__ = ["ClickBadugi", "SeeBadugi", "examples", "questions", "which_wins"]

SeeBadugi = partial(SeeHand, BADUGI)
questions = partial(Drill, "quiz_badugi", length=3)
examples = partial(Drill, "badugi_document", length=6)
ClickBadugi = partial(Drill, "badugi", 1)
which_wins = partial(Drill, "badugi_wins", 1)
