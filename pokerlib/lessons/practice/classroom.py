"""The teacher's view: a folder of the students' files, by skill, by question, who needs what."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import ClassVar
from urllib.parse import quote

from pokerlib.language import LANGUAGES, percent, questions
from pokerlib.lessons.components.nodes import Content, Node, button, field, h, table, words
from pokerlib.lessons.components.widget import LessonWidget, ReaderError
from pokerlib.lessons.practice.show import both, made
from pokerlib.practice.classroom import ClassResults, Student, read_class
from pokerlib.practice.questions import KINDS

__all__ = ["ClassView"]

MOST = 40  # students that are shown; the file has all
LONGEST_NAME = 40


class ClassView(LessonWidget):
    """Reads the folder on this machine; the names go nowhere else."""

    slow: ClassVar[frozenset[str]] = frozenset({"read"})

    def __init__(self) -> None:
        self.found: ClassResults | None = None
        self.folder = ""
        super().__init__()

    def on_read(self) -> None:
        folder = self.fields.get("folder", "").strip()
        try:
            if not folder:
                raise FileNotFoundError
            found = read_class(Path(folder).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            raise ReaderError(words("class_lesson.no_folder")) from error
        if not found.students:
            raise ReaderError(words("class_lesson.no_files"))
        self.found, self.folder = found, folder

    def draw(self) -> list[Node | None]:
        return [
            h(
                "div.pk-bar",
                field("folder", words("class_lesson.folder"), self.folder, "read", size=24),
                button(words("class_lesson.read"), "read", primary=True, key="read"),
                key="bar",
            ),
            h("p.pk-hint", words("class_lesson.private"), key="private"),
            h("div", *(self._results(self.found) if self.found else ()), key="results"),
        ]

    def _results(self, found: ClassResults) -> list[Content]:
        refused = ", ".join(name[:LONGEST_NAME] for name in found.refused[:MOST])
        return [
            _skills(found),
            _students(found),
            _hardest(found),
            h("p.pk-say", words("class_lesson.refused", files=refused)) if refused else None,
            h(
                "p",
                h(
                    "a.pk-button",
                    words("class_lesson.csv"),
                    href="data:text/csv;charset=utf-8," + quote("\ufeff" + found.csv()),
                    download="class.csv",
                ),
                key="csv",
            ),
        ]


def _share(points: Fraction | None) -> Node:
    if points is None:
        return "–"
    bar = h("progress", value=str(float(points)), max="1", aria_hidden="true")
    return h("span", bar, " ", {"t": [percent(points, lang, places=0) for lang in LANGUAGES]})


def _skills(found: ClassResults) -> Node:
    heads = [words(f"class_lesson.column.{name}") for name in ("skill", "points")]
    rows = [
        ("", (both(questions.kind_name, kind), _share(points)))
        for kind in KINDS
        if (points := found.points(kind)) is not None
    ]
    return table(heads, rows, caption=words("class_lesson.by_skill"))


def _students(found: ClassResults) -> Node:
    heads = [words(f"class_lesson.column.{one}") for one in ("student", "asked", "points", "needs")]
    rows = [("", _student(one)) for one in found.students[:MOST]]
    return table(heads, rows, caption=words("class_lesson.by_student"))


def _student(one: Student) -> tuple[Content, ...]:
    points = sum((Fraction(answer.points) for answer in one.answers), Fraction(0))
    mean = points / len(one.answers) if one.answers else None
    needs = both(questions.kind_name, one.needs) if one.needs else "–"
    return one.name[:LONGEST_NAME], str(len(one.answers)), _share(mean), needs


def _hardest(found: ClassResults) -> Node | None:
    hard = found.hardest()
    if not hard:
        return None
    heads = [words(f"class_lesson.column.{one}") for one in ("question", "code", "asked", "points")]
    rows = [
        (
            "",
            (
                both(questions.ask, made(one.kind, one.level, one.code)),
                one.code,
                str(one.asked),
                _share(one.points),
            ),
        )
        for one in hard
    ]
    return table(heads, rows, caption=words("class_lesson.by_question"))
