"""The end of a series: how many were right, what went wrong by skill, each with its solution."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from pokerlib.language import questions
from pokerlib.lessons.components import question
from pokerlib.lessons.components.nodes import Node, both, box, fold, h, words
from pokerlib.practice import Marked, Question, ask
from pokerlib.practice.path import PASSED

Asked = tuple[str, int, str]


@dataclass(frozen=True, slots=True)
class Result:
    """A question of a series, what was answered first, and its mark."""

    asked: Asked
    chosen: tuple[str, ...]
    marked: Marked


def results(found: Sequence[Result], unfolded: Collection[str], *, test: bool) -> list[Node | None]:
    """The points in all, the skills that went wrong, and a line for each question."""
    points = sum((one.marked.points for one in found), Fraction(0))
    title = words("drill.result", points=round(points, 1), total=len(found))
    right = sum(one.marked.right for one in found)
    passed = right >= PASSED * len(found)
    verdict = words("drill.passed" if passed else "drill.not_passed") if test else None
    kind = "note" if not test else "good" if passed else "bad"
    lines = (_line(n, one, f"result-{n}" in unfolded) for n, one in enumerate(found))
    return [
        box(kind, title, h("p", verdict) if verdict else None, _by_skill(found), key="result"),
        *lines,
    ]


def _by_skill(found: Sequence[Result]) -> Node | None:
    """The skills in which something went wrong, the worst first."""
    skills = dict.fromkeys(one.asked[0] for one in found)
    if len(skills) < 2:
        return None
    wrong = {
        skill: [one.marked.right for one in found if one.asked[0] == skill] for skill in skills
    }
    lines = []
    for skill in sorted(wrong, key=lambda skill: sum(wrong[skill]) / len(wrong[skill])):
        if all(wrong[skill]):
            continue
        facts = {"right": sum(wrong[skill]), "total": len(wrong[skill])}
        name = both(questions.kind_name, skill)
        lines.append(h("li", words("drill.skill_result", skill=name, **facts)))
    return h("div", h("p", words("drill.went_wrong")), h("ul", *lines)) if lines else None


def _line(n: int, one: Result, opened: bool) -> Node:
    asked = ask(*one.asked)
    told = "right" if one.marked.right else "wrong"
    return fold(
        words(f"drill.line.{told}", number=n + 1, ask=both(questions.ask, asked)),
        *_solution(asked, one),
        action=("fold", f"result-{n}"),
        unfolded=opened,
        key=f"result-{n}",
    )


def _solution(asked: Question, one: Result) -> list[Node | None]:
    attempt = question.Attempt(one.chosen, ((one.chosen, one.marked),), told=True)
    return [
        *question.shown(asked, attempt),
        question.options(asked, attempt),
        *question.why_lines(one.marked),
        *question.worked_lines(asked),
        h("div", *question.solved(asked)),
    ]
