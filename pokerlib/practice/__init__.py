"""Questions without end: one way to ask, to mark and to go on, for every kind alike."""

from pokerlib.practice.asking import UnknownQuestionError, ask, mark, next_code, question_set
from pokerlib.practice.kinds import KINDS, SKILLS
from pokerlib.practice.model import LEVELS, Choice, Kind, Marked, Money, Question, Told

__all__ = [
    "KINDS",
    "LEVELS",
    "SKILLS",
    "Choice",
    "Kind",
    "Marked",
    "Money",
    "Question",
    "Told",
    "UnknownQuestionError",
    "ask",
    "mark",
    "next_code",
    "question_set",
]
