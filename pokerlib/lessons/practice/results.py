"""The end of an exam: the points, and each question to be opened with its solution."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pokerlib.language import questions
from pokerlib.lessons.components.nodes import Node, box, fold, words
from pokerlib.lessons.practice.show import both, made, shown, why_lines, worked_lines
from pokerlib.practice.questions import mark

__all__ = ["Asked", "Result", "results"]

Asked = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Result:
    """A question of the exam, its points, and what was answered."""

    asked: Asked
    points: Fraction
    chosen: tuple[str, ...]


def results(found: Sequence[Result], unfolded: Collection[str]) -> list[Node | None]:
    """The points in all, and a line for each question."""
    points = round(sum((one.points for one in found), Fraction(0)), 1)
    title = words("practice_lesson.result", points=points, total=len(found))
    lines = (_line(n, one, f"result-{n}" in unfolded) for n, one in enumerate(found))
    return [box("note", title, key="result"), *lines]


def _line(n: int, one: Result, opened: bool) -> Node:
    asked = made(*one.asked)
    told = "right" if one.points == 1 else "wrong"
    return fold(
        words(f"practice_lesson.line.{told}", number=n + 1, ask=both(questions.ask, asked)),
        *shown(asked, one.chosen, told=True),
        *why_lines(mark(asked, one.chosen)),
        *worked_lines(asked),
        action=("fold", f"result-{n}"),
        unfolded=opened,
        key=f"result-{n}",
    )
