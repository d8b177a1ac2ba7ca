"""The teacher's view: a folder of the students' files, by skill, by question, who needs what."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Annotated, ClassVar

from pokerlib.language import percent, questions
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    both,
    button,
    choices,
    columns,
    field,
    file_button,
    h,
    named,
    table,
    words,
)
from pokerlib.lessons.components.widget import LessonWidget, ReaderError, UnknownEventError
from pokerlib.lessons.host import here
from pokerlib.practice import SKILLS, ask
from pokerlib.practice.classroom import ClassResults, Student, read_class, read_files, shortened

MOST = 40  # students that are shown; the file has all
HARDEST = 10
LONGEST_NAME = 40
OWN = frozenset({"files", "keep"})  # a page of one reader, who chooses the files
SHOWN = ("tables", "heat")


class ClassView(LessonWidget):
    """Reads the folder on this machine; the names go nowhere else."""

    slow: ClassVar[frozenset[str]] = frozenset({"read", "show"})

    found: ClassResults | None = None
    folder = ""
    shown = "tables"

    def on_files(self, chosen: str) -> None:
        """Files that were chosen in the page: a list of their names and texts, as JSON."""
        if not here().may >= OWN:
            raise UnknownEventError("files are not for everybody")
        found = read_files(_pairs(chosen))
        if not found.students:
            first = shortened(found.refused[0], LONGEST_NAME) if found.refused else "–"
            raise ReaderError(words("class_lesson.chosen_unread", file=first))
        self.found = found

    def on_read(self) -> None:
        # Whoever is on this network would read any folder of this machine.
        if "folder" not in here().may:
            raise UnknownEventError("a class's results are not for everybody")
        folder = self.fields.get("folder", "").strip()
        try:
            if not folder:
                raise FileNotFoundError
            found = read_class(Path(folder).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            raise ReaderError(words("class_lesson.no_folder")) from error
        if not found.students and found.refused:
            first = shortened(found.refused[0], LONGEST_NAME)
            raise ReaderError(words("class_lesson.none_read", file=first))
        if not found.students:
            raise ReaderError(words("class_lesson.no_files"))
        self.found, self.folder = found, folder

    def on_show(self, what: Annotated[str, SHOWN]) -> None:
        self.shown = what

    def on_csv(self) -> None:
        """Every answer of every student; spreadsheets want the mark before UTF-8."""
        if self.found is not None:
            self.give("class.csv", "text/csv;charset=utf-8", self.found.csv().encode("utf-8-sig"))

    def draw(self) -> list[Node | None]:
        if not (here().may >= OWN or "folder" in here().may):
            return [h("p.pk-say", words("class_lesson.elsewhere"), key="elsewhere")]
        return [
            self._folder() if "folder" in here().may else _chooser(),
            h("p.pk-hint", words("class_lesson.private"), key="private"),
            h("div", *(self._results(self.found) if self.found else ()), key="results"),
        ]

    def _folder(self) -> Node:
        return h(
            "div.pk-bar",
            field("folder", words("class_lesson.folder"), self.folder, "read", size=24),
            button(words("class_lesson.read"), "read", primary=True, key="read"),
            key="bar",
        )

    def _results(self, found: ClassResults) -> list[Content]:
        views = named("class_lesson", SHOWN)
        answers = any(student.answers for student in found.students)
        heat = self.shown == "heat" and answers
        return [
            h("ul.pk-log", *map(_refused, found.refused[:MOST])) if found.refused else None,
            h(
                "div.pk-bar",
                choices("class_lesson.view", "show", views, self.shown, key="views"),
                button(words("class_lesson.csv"), "csv", key="csv"),
            ),
            _first(found),
            *(_heat(found) if heat else (_skills(found), _students(found), _hardest(found))),
        ]


def _pairs(chosen: str) -> list[tuple[str, str]]:
    """Names and texts; anything else comes only from a broken page."""
    try:
        found = json.loads(chosen)
        return [(str(name), str(text)) for name, text in found]
    except (ValueError, TypeError) as error:
        raise UnknownEventError("no list of files") from error


def _chooser() -> Node:
    choose = words("class_lesson.choose")
    return h("div.pk-bar", file_button(choose, "files", ".json", several=True), key="bar")


def _first(found: ClassResults) -> Node | None:
    """Said where not all of them are shown."""
    total = len(found.students)
    if total <= MOST:
        return None
    return h("p.pk-say", words("class_lesson.first", shown=MOST, total=total))


def _refused(name: str) -> Node:
    return h("li.pk-say", words("class_lesson.refused", file=shortened(name, LONGEST_NAME)))


def _share(points: Fraction | None) -> Node:
    if points is None:
        return "–"
    bar = h("progress", value=str(float(points)), max="1", aria_hidden="true")
    return h("span", bar, " ", both(percent, points, places=0))


def _table(name: str, heads: tuple[str, ...], rows: list[tuple[Content, ...]]) -> list[Node]:
    """A table under its heading."""
    title = words(f"class_lesson.{name}")
    named = columns("class_lesson.column", *heads)
    return [h("p.pk-title", title), table(named, [("", row) for row in rows], caption=title)]


def _skills(found: ClassResults) -> list[Node]:
    rows: list[tuple[Content, ...]] = [
        (both(questions.kind_name, kind), _share(points), _who(found, kind))
        for kind in SKILLS
        if (points := found.points(kind)) is not None
    ]
    return _table("by_skill", ("skill", "points", "who"), rows)


def _who(found: ClassResults, kind: str) -> str:
    """The students that need this skill most."""
    names = [
        shortened(one.name, LONGEST_NAME) for one in found.students[:MOST] if one.needs == kind
    ]
    return ", ".join(names) or "–"


def _students(found: ClassResults) -> list[Node]:
    rows = [_student(one) for one in found.students[:MOST]]
    return _table("by_student", ("student", "asked", "points", "needs"), rows)


def _student(one: Student) -> tuple[Content, ...]:
    points = sum((Fraction(answer.points) for answer in one.answers), Fraction(0))
    mean = points / len(one.answers) if one.answers else None
    needs = both(questions.kind_name, one.needs) if one.needs else "–"
    asked: Content = str(len(one.answers))
    if one.left_out:
        asked = words("class_lesson.newest", answers=len(one.answers), older=one.left_out)
    return shortened(one.name, LONGEST_NAME), asked, _share(mean), needs


def _hardest(found: ClassResults) -> list[Node]:
    rows: list[tuple[Content, ...]] = [
        (
            both(questions.ask, ask(one.kind, one.level, one.code)),
            h("span", one.code, style="white-space:nowrap"),
            str(one.asked),
            _share(one.points),
        )
        for one in found.hardest(HARDEST)
    ]
    return _table("by_question", ("question", "code", "asked", "points"), rows) if rows else []


def _heat(found: ClassResults) -> list[Node]:
    """Each student in each skill: the deeper the colour, the more points."""
    kinds = [kind for kind in SKILLS if found.points(kind) is not None]
    title = words("class_lesson.heat")
    heads = [words("class_lesson.column.student"), *(both(questions.kind_name, k) for k in kinds)]
    rows = [
        ("", (shortened(one.name, LONGEST_NAME), *(_cell(one.points(kind)) for kind in kinds)))
        for one in found.students[:MOST]
    ]
    return [h("p.pk-title", title), table(heads, rows, caption=title)]


def _cell(points: Fraction | None) -> Content:
    if points is None:
        return "–"
    share = both(percent, points, places=0)
    return h("span.pk-heat-cell", share, style=f"--heat:{round(100 * points)}")
