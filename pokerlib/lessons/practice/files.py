"""Mastery, and the progress as a file: to take along, to put back, to hand to the teacher."""

from __future__ import annotations

from pokerlib.language import questions
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import (
    Node,
    both,
    button,
    columns,
    file_button,
    h,
    labelled,
    live,
    table,
    words,
)
from pokerlib.lessons.components.widget import LessonWidget, ReaderError
from pokerlib.lessons.host import here
from pokerlib.practice.carried import LARGEST, file_name, from_json, to_json
from pokerlib.practice.progress import Named, legible
from pokerlib.practice.spacing import skills

LONGEST_NAME = 60


class MyProgress(LessonWidget):
    """What is to be repeated today, a bar for every skill; download, upload, begin afresh."""

    done: tuple[Node, ...] = ()
    asking = False

    # What the learner does

    def on_refresh(self) -> None:
        keeper().read()
        self._say()

    def on_name(self) -> None:
        kept = legible(self.fields.get("name", ""))
        if not kept or len(kept) > LONGEST_NAME:
            raise ReaderError(words("practice_lesson.no_name", limit=LONGEST_NAME))
        keeper().add(Named(kept))
        self._say(words("progress.named", name=kept, file=self._file()))

    def on_download(self) -> None:
        """The file is made now, so that it holds what was answered a moment ago."""
        keeper().read()
        rows, name = keeper().rows, keeper().name
        written, file = to_json(rows, name), self._file()
        self.give(file, "application/json;charset=utf-8", written.encode())
        told = from_json(written)
        given = words("progress.given", file=file, n=len(told.answers))
        total = len(told.rows) + told.left_out
        left_out = words("progress.newest", kept=len(told.rows), total=total)
        self._say(given, *([left_out] if told.left_out else []))

    def on_file(self, text: str) -> None:
        if len(text) > LARGEST:
            raise ReaderError(words("practice_lesson.too_long"))
        found = from_json(text)
        added = keeper().merge(found.rows)
        if found.name and not keeper().name:
            keeper().add(Named(found.name))
        self._say(words("practice_lesson.added", n=added))

    def on_afresh(self) -> None:
        """Asks first."""
        self._say()
        self.asking = True
        self.goal = "sure"

    def on_sure(self, sure: bool) -> None:
        if not sure:
            self._say()
            return
        name = keeper().begin_afresh()
        kept = words("progress.afresh.done", name=name)  # where one can reach the file
        self._say(kept if "folder" in here().may else words("progress.afresh.begun"))

    def _say(self, *done: Node) -> None:
        self.done, self.asking = done, False

    def _file(self) -> str:
        return file_name(keeper().name, *keeper().time())

    # What there is to see

    def draw(self) -> list[Node | None]:
        waiting = len(keeper().due())
        today = words("lesson.today", n=waiting) if waiting else words("lesson.nothing_today")
        return [
            keeper().trouble_line(),
            h("p.pk-say.pk-title", today, key="today"),
            h("div", self._bars(), key="bars"),
            h("div.pk-bar", button(words("practice_lesson.refresh"), "refresh"), key="refresh"),
            h("p.pk-say", words(f"practice_lesson.{_until()}"), key="forgets"),
            self._file_bar(),
            h("div", self._afresh(), key="afresh"),
            live("done", *(h("p.pk-say", one) for one in self.done)),
        ]

    def _bars(self) -> Node:
        heads = columns("practice_lesson.column", "skill", "mastery", "asked")
        rows = []
        for one in skills(keeper().answers):
            value = str(float(one.mastery))
            bar = h("progress", value=value, max="1", aria_hidden="true")
            mastery = h("span", bar, f" {round(one.mastery * 10)} / 10")
            rows.append(("", (both(questions.kind_name, one.kind), mastery, str(one.answered))))
        return table(heads, rows, caption=words("practice_lesson.bars"))

    def _file_bar(self) -> Node:
        upload = file_button(words("practice_lesson.upload"), "file", ".json")
        return h(
            "div.pk-bar",
            _name_field(keeper().name),
            button(words("practice_lesson.set_name"), "name", key="set-name"),
            button(words("practice_lesson.download"), "download", key="download"),
            upload if "files" in here().may else None,
            key="files",
        )

    def _afresh(self) -> Node:
        if not self.asking:
            return h("div.pk-bar", button(words("progress.afresh"), "afresh"))
        return h(
            "div",
            h("p.pk-say", words("progress.afresh.sure"), role="alert"),
            h(
                "div.pk-bar",
                button(words("progress.afresh.no"), "sure", False, goal="sure"),
                button(words("progress.afresh.yes"), "sure", True),
            ),
        )


def _until() -> str:
    """How long progress lasts: on a page that keeps it, in a notebook, or while a page is open."""
    if "keep" not in here().may:
        return "page_forgets"
    return "page_keeps" if "print" in here().may else "forgets"


def _name_field(name: str) -> Node:
    """A name may be anything, so that Enter alone takes nothing over."""
    box = h("input", name="name", value=name, size=18, maxlength=LONGEST_NAME, autocomplete="off")
    return labelled(words("practice_lesson.name"), box, key="field-name")
