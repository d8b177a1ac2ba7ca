"""A class in pictures: which skill it has, and who needs what."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import nan
from typing import Final

import matplotlib as mpl

from pokerlib.language import Lang, number, percent, text
from pokerlib.language.questions import kind_name
from pokerlib.plots.plot import Plot, Table
from pokerlib.plots.style import BLUE, ORANGE, canvas, drawing, in_percent, quiet, readable_on
from pokerlib.practice import SKILLS
from pokerlib.practice.classroom import ClassResults, Student, shortened

_LONGEST: Final = 24  # letters of a name that are written
_MOST: Final = 40  # students that are drawn


def class_skills(lang: Lang, found: ClassResults) -> Plot:
    """The mean of the class in every skill that was asked, and each student as a dot beside it."""
    kinds = [kind for kind in SKILLS if found.points(kind) is not None]
    means = [found.points(kind) or Fraction(0) for kind in kinds]
    names = [kind_name(kind, lang) for kind in kinds]
    answers = [_answers(found.students, kind) for kind in kinds]
    title = text("class_plot.skills.title", lang)
    with drawing():
        figure, axes = canvas(9, 1.7 + 0.42 * len(kinds), title)
        axes.barh(names, [float(mean) for mean in means], color=BLUE, alpha=0.75)
        for place, kind in enumerate(kinds):
            points = [student.points(kind) for student in found.students]
            own = [float(one) for one in points if one is not None]
            axes.plot(own, [place] * len(own), "D", color=ORANGE, markersize=5, clip_on=False)
            label = f"{percent(means[place], lang, places=0)} · {number(answers[place], lang)}"
            axes.annotate(label, (1.04, place), va="center", annotation_clip=False)
        axes.invert_yaxis()
        axes.set_xlim(0, 1)
        in_percent(axes.xaxis, lang)
        axes.tick_params(axis="y", length=0)
        axes.set_xlabel(text("class_plot.skills.axis", lang))
        quiet(axes, "x")
    rows = [
        (name, number(count, lang), percent(mean, lang, places=0))
        for name, count, mean in zip(names, answers, means, strict=True)
    ]
    least, most = (pick(range(len(kinds)), key=means.__getitem__) for pick in (min, max))
    alt = text(
        "class_plot.skills.alt",
        lang,
        n=len(found.students),
        title=title,
        skills=len(kinds),
        weakest=f"{names[least]} ({rows[least][2]})",
        strongest=f"{names[most]} ({rows[most][2]})",
    )
    table = Table(_heads(lang, "skill", "answers", "points"), tuple(rows))
    return Plot(figure, title, alt, table, lang)


def class_students(lang: Lang, found: ClassResults) -> Plot:
    """Who needs what: a row for each student, a column for each skill, the weak ones dark."""
    students = found.students[:_MOST]
    kinds = [kind for kind in SKILLS if _answers(students, kind)]
    skills = [kind_name(kind, lang) for kind in kinds]
    names = [_short(student.name) for student in students]
    grid = [[student.points(kind) for kind in kinds] for student in students]
    title = text("class_plot.students.title", lang)
    with drawing():
        figure, axes = canvas(9, 2.6 + 0.34 * len(students), title)
        colors = mpl.colormaps["Oranges_r"]
        shares = [[nan if one is None else float(one) for one in row] for row in grid]
        axes.imshow(shares, cmap=colors, vmin=-0.25, vmax=1, aspect="auto")
        axes.set_xticks(range(len(kinds)), skills, rotation=40, ha="left", rotation_mode="anchor")
        # A name is no formula, whatever stands in it.
        axes.set_yticks(range(len(students)), names, parse_math=False)
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
        for y, row in enumerate(grid):
            for x, one in enumerate(row):
                if one is None:
                    axes.text(x, y, "–", ha="center", va="center")
                else:
                    ink = readable_on(colors((float(one) + 0.25) / 1.25))
                    percents = number(one * 100, lang, places=0)
                    axes.text(x, y, percents, ha="center", va="center", color=ink)
        axes.set_xlabel(text("class_plot.students.axis", lang))
    rows = tuple(
        (name, *("–" if one is None else percent(one, lang, places=0) for one in row))
        for name, row in zip(names, grid, strict=True)
    )
    table = Table((*_heads(lang, "student"), *skills), rows)
    return Plot(figure, title, _needs(students, title, lang), table, lang)


def _needs(students: Sequence[Student], title: str, lang: Lang) -> str:
    """The same in words: each student and the skill that is needed most."""
    listed = "; ".join(
        f"{_short(one.name)} – {kind_name(one.needs, lang)}" for one in students if one.needs
    )
    return text("class_plot.students.alt", lang, n=len(students), title=title, listed=listed or "–")


def _answers(students: Sequence[Student], kind: str) -> int:
    return sum(answer.kind == kind for student in students for answer in student.answers)


def _short(name: str) -> str:
    return shortened(name, _LONGEST)


def _heads(lang: Lang, *names: str) -> tuple[str, ...]:
    return tuple(text(f"class_plot.column.{name}", lang) for name in names)
