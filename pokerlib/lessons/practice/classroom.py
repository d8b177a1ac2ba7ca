"""The teacher's view: a folder of the students' files, by skill, by question, who needs what."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Annotated, ClassVar

from pokerlib.language import percent, questions
from pokerlib.lessons import components as ui
from pokerlib.lessons.host import here
from pokerlib.practice import SKILLS, ask
from pokerlib.practice.classroom import ClassResults, Student, read_class, read_files, shortened

MOST = 40  # students that are shown; the file has all
HARDEST = 10
LONGEST_NAME = 40
OWN = frozenset({"files", "keep"})  # a page of one reader, who chooses the files
SHOWN = ("tables", "heat")


class ClassView(ui.LessonWidget):
    """Reads the folder on this machine; the names go nowhere else."""

    slow: ClassVar[frozenset[str]] = frozenset({"read", "show"})

    found: ClassResults | None = None
    folder = ""
    shown = "tables"

    def on_files(self, chosen: str) -> None:
        """Files that were chosen in the page: a list of their names and texts, as JSON."""
        if not here().may >= OWN:
            raise ui.UnknownEventError("files are not for everybody")
        found = read_files(_pairs(chosen))
        if not found.students:
            first = shortened(found.refused[0], LONGEST_NAME) if found.refused else "–"
            raise ui.ReaderError(ui.words("class_lesson.chosen_unread", file=first))
        self.found = found

    def on_read(self) -> None:
        # Whoever is on this network would read any folder of this machine.
        if "folder" not in here().may:
            raise ui.UnknownEventError("a class's results are not for everybody")
        folder = self.fields.get("folder", "").strip()
        try:
            if not folder:
                raise FileNotFoundError
            found = read_class(Path(folder).expanduser())
        except (OSError, ValueError, RuntimeError) as error:
            raise ui.ReaderError(ui.words("class_lesson.no_folder")) from error
        if not found.students and found.refused:
            first = shortened(found.refused[0], LONGEST_NAME)
            raise ui.ReaderError(ui.words("class_lesson.none_read", file=first))
        if not found.students:
            raise ui.ReaderError(ui.words("class_lesson.no_files"))
        self.found, self.folder = found, folder

    def on_show(self, what: Annotated[str, SHOWN]) -> None:
        self.shown = what

    def on_csv(self) -> None:
        """Every answer of every student; spreadsheets want the mark before UTF-8."""
        if self.found is not None:
            self.give("class.csv", "text/csv;charset=utf-8", self.found.csv().encode("utf-8-sig"))

    def draw(self) -> list[ui.Node | None]:
        if not (here().may >= OWN or "folder" in here().may):
            return [ui.h("p.pk-say", ui.words("class_lesson.elsewhere"), key="elsewhere")]
        return [
            self._folder() if "folder" in here().may else _chooser(),
            ui.h("p.pk-hint", ui.words("class_lesson.private"), key="private"),
            ui.h("div", *(self._results(self.found) if self.found else ()), key="results"),
        ]

    def _folder(self) -> ui.Node:
        return ui.h(
            "div.pk-bar",
            ui.field("folder", ui.words("class_lesson.folder"), self.folder, "read", size=24),
            ui.button(ui.words("class_lesson.read"), "read", primary=True, key="read"),
            key="bar",
        )

    def _results(self, found: ClassResults) -> list[ui.Content]:
        views = ui.named("class_lesson", SHOWN)
        answers = any(student.answers for student in found.students)
        heat = self.shown == "heat" and answers
        return [
            ui.h("ul.pk-log", *map(_refused, found.refused[:MOST])) if found.refused else None,
            ui.h(
                "div.pk-bar",
                ui.choices("class_lesson.view", "show", views, self.shown, key="views"),
                ui.button(ui.words("class_lesson.csv"), "csv", key="csv"),
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
        raise ui.UnknownEventError("no list of files") from error


def _chooser() -> ui.Node:
    choose = ui.words("class_lesson.choose")
    return ui.h("div.pk-bar", ui.file_button(choose, "files", ".json", several=True), key="bar")


def _first(found: ClassResults) -> ui.Node | None:
    """Said where not all of them are shown."""
    total = len(found.students)
    if total <= MOST:
        return None
    return ui.h("p.pk-say", ui.words("class_lesson.first", shown=MOST, total=total))


def _refused(name: str) -> ui.Node:
    return ui.h("li.pk-say", ui.words("class_lesson.refused", file=shortened(name, LONGEST_NAME)))


def _share(points: Fraction | None) -> ui.Node:
    if points is None:
        return "–"
    bar = ui.h("progress", value=str(float(points)), max="1", aria_hidden="true")
    return ui.h("span", bar, " ", ui.both(percent, points, places=0))


def _table(name: str, heads: tuple[str, ...], rows: list[tuple[ui.Content, ...]]) -> list[ui.Node]:
    """A table under its heading."""
    title = ui.words(f"class_lesson.{name}")
    named = ui.columns("class_lesson.column", *heads)
    return [ui.h("p.pk-title", title), ui.table(named, [("", row) for row in rows], caption=title)]


def _skills(found: ClassResults) -> list[ui.Node]:
    rows: list[tuple[ui.Content, ...]] = [
        (ui.both(questions.kind_name, kind), _share(points), _who(found, kind))
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


def _students(found: ClassResults) -> list[ui.Node]:
    rows = [_student(one) for one in found.students[:MOST]]
    return _table("by_student", ("student", "asked", "points", "needs"), rows)


def _student(one: Student) -> tuple[ui.Content, ...]:
    points = sum((Fraction(answer.points) for answer in one.answers), Fraction(0))
    mean = points / len(one.answers) if one.answers else None
    needs = ui.both(questions.kind_name, one.needs) if one.needs else "–"
    asked: ui.Content = str(len(one.answers))
    if one.left_out:
        asked = ui.words("class_lesson.newest", answers=len(one.answers), older=one.left_out)
    return shortened(one.name, LONGEST_NAME), asked, _share(mean), needs


def _hardest(found: ClassResults) -> list[ui.Node]:
    rows: list[tuple[ui.Content, ...]] = [
        (
            ui.both(questions.ask, ask(one.kind, one.level, one.code)),
            ui.h("span", one.code, style="white-space:nowrap"),
            str(one.asked),
            _share(one.points),
        )
        for one in found.hardest(HARDEST)
    ]
    return _table("by_question", ("question", "code", "asked", "points"), rows) if rows else []


def _heat(found: ClassResults) -> list[ui.Node]:
    """Each student in each skill: the deeper the colour, the more points."""
    kinds = [kind for kind in SKILLS if found.points(kind) is not None]
    title = ui.words("class_lesson.heat")
    heads = [
        ui.words("class_lesson.column.student"),
        *(ui.both(questions.kind_name, k) for k in kinds),
    ]
    rows = [
        ("", (shortened(one.name, LONGEST_NAME), *(_cell(one.points(kind)) for kind in kinds)))
        for one in found.students[:MOST]
    ]
    return [ui.h("p.pk-title", title), ui.table(heads, rows, caption=title)]


def _cell(points: Fraction | None) -> ui.Content:
    if points is None:
        return "–"
    share = ui.both(percent, points, places=0)
    return ui.h("span.pk-heat-cell", share, style=f"--heat:{round(100 * points)}")
