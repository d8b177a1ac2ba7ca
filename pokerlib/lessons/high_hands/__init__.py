"""The widgets of lesson 01: the ten hands and what breaks a tie."""

from pokerlib.lessons.high_hands.ladder import Ladder
from pokerlib.lessons.high_hands.naming import NameIt
from pokerlib.lessons.high_hands.questions import questions, suit_question, which_wins
from pokerlib.lessons.high_hands.see import SeeHand
from pokerlib.lessons.high_hands.sorting import SortHands

__all__ = [
    "Ladder",
    "NameIt",
    "SeeHand",
    "SortHands",
    "questions",
    "suit_question",
    "which_wins",
]
