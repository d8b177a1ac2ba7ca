"""The widgets of lesson 01: the deck, the ten hands, and what breaks a tie."""

from functools import partial

from pokerlib.lessons.components import Drill, SeeHand
from pokerlib.lessons.high_hands.deck import TheDeck
from pokerlib.lessons.high_hands.ladder import Ladder

__all__ = [
    "Ladder",
    "NameIt",
    "SeeHand",
    "SortHands",
    "TheDeck",
    "questions",
    "suit_question",
    "which_wins",
]

questions = partial(Drill, "quiz_high_hands", length=3)
suit_question = partial(Drill, "quiz_suits", length=1)
NameIt = partial(Drill, "name_hand", 1)
which_wins = partial(Drill, "which_wins", 2)
SortHands = partial(Drill, "order_hands", 2)
