"""A class in pictures: its numbers, its words, names that are anything."""

from __future__ import annotations

import pytest

from pokerlib.language import LANGUAGES, Lang
from pokerlib.plots import class_skills, class_students
from pokerlib.practice import SKILLS
from pokerlib.practice.classroom import ClassResults, Student
from pokerlib.practice.progress import Answer

CODE = "BBB-BBB"


def student(name: str, **points: float) -> Student:
    return Student(name, tuple(Answer(kind, 1, CODE, one) for kind, one in points.items()))


SMALL = ClassResults(
    (
        student("Ана", badugi=1.0, low_good=0.5),
        student("Борис", badugi=0.0),
        student("$x_{1}$ <b>", badugi=0.5, odds=1.0),
        student("Гост"),
    ),
    (),
)
LARGE = ClassResults(
    tuple(
        student(f"Ученичка с дълго име номер {n}", **dict.fromkeys(SKILLS, n % 5 / 4))
        for n in range(45)
    ),
    (),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("found", [SMALL, LARGE], ids=["small", "large"])
def test_nothing_sticks_out(found: ClassResults, lang: Lang) -> None:
    for draw in (class_skills, class_students):
        plot = draw(lang, found)
        assert plot.title in plot.alt
        assert all(len(row) == len(plot.table.header) for row in plot.table.rows)
        plot.figure.draw_without_rendering()
        whole, ink = plot.figure.bbox, plot.figure.get_tightbbox()
        assert ink.x1 * plot.figure.dpi <= whole.x1 + 1
        assert ink.x0 >= 0


def test_the_skills_of_a_class() -> None:
    plot = class_skills("en", SMALL)
    assert plot.table.rows == (
        ("Is there a low", "1", "50%"),
        ("Badugi", "3", "50%"),
        ("Odds", "1", "100%"),
    )
    assert "Weakest: Is there a low (50%). Strongest: Odds (100%)" in plot.alt
    axes = plot.figure.axes[0]
    assert [bar.get_width() for bar in axes.patches] == [0.5, 0.5, 1.0]
    dots = [sorted(line.get_xdata()) for line in axes.lines]
    assert dots == [[0.5], [0.0, 0.5, 1.0], [1.0]]  # a student without a point is there too


def test_who_needs_what() -> None:
    plot = class_students("bg", SMALL)
    assert plot.table.header == ("ученик", "Има ли лоу", "Бадуги", "Шансове")
    assert plot.table.rows[1] == ("Борис", "–", "0\N{NO-BREAK SPACE}%", "–")
    assert "Ана – Има ли лоу; Борис – Бадуги" in plot.alt
    assert "Гост –" not in plot.alt
    shown = [text.get_text() for text in plot.figure.axes[0].texts]
    assert shown == ["50", "100", "–", "–", "0", "–", "–", "50", "100", "–", "–", "–"]
    assert len(class_students("bg", LARGE).table.rows) == 40


def test_a_name_is_no_formula() -> None:
    svg = class_students("en", SMALL).svg()
    assert "&lt;b&gt;" in svg
    assert "$x_{1}$" in svg
