"""Plots in the reader's language, each with its text alternative and the table behind it."""

from pokerlib.plots.chances import choices, hand_chances
from pokerlib.plots.classroom import class_skills, class_students
from pokerlib.plots.equities import convergence, next_card, streets
from pokerlib.plots.plot import Plot, Table

__all__ = [
    "Plot",
    "Table",
    "choices",
    "class_skills",
    "class_students",
    "convergence",
    "hand_chances",
    "next_card",
    "streets",
]
