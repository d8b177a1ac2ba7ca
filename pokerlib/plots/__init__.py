"""Plots in the reader's language, each with its text alternative and the table behind it.

matplotlib is not everywhere and takes its time: it loads with the first plot.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_HOMES = {
    "Plot": "plot",
    "Table": "plot",
    "choices": "chances",
    "class_skills": "classroom",
    "class_students": "classroom",
    "convergence": "equities",
    "hand_chances": "chances",
    "next_card": "equities",
    "streets": "equities",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
