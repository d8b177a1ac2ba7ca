"""Mastery, and the progress as a file: to take along, to put back, to hand to the teacher."""

from pokerlib.language import questions
from pokerlib.lessons import components as ui
from pokerlib.lessons.host import here
from pokerlib.practice.carried import LARGEST, file_name, from_json, to_json
from pokerlib.practice.progress import Named, legible
from pokerlib.practice.spacing import skills

LONGEST_NAME = 60


class MyProgress(ui.LessonWidget):
    """What is to be repeated today, a bar for every skill; download, upload, begin afresh."""

    done: tuple[ui.Node, ...] = ()
    asking = False

    # What the learner does

    def on_refresh(self) -> None:
        ui.keeper().read()
        self._say()

    def on_name(self) -> None:
        kept = legible(self.fields.get("name", ""))
        if not kept or len(kept) > LONGEST_NAME:
            raise ui.ReaderError(ui.words("practice_lesson.no_name", limit=LONGEST_NAME))
        ui.keeper().add(Named(kept))
        self._say(ui.words("progress.named", name=kept, file=self._file()))

    def on_download(self) -> None:
        """The file is made now, so that it holds what was answered a moment ago."""
        ui.keeper().read()
        rows, name = ui.keeper().rows, ui.keeper().name
        written, file = to_json(rows, name), self._file()
        self.give(file, "application/json;charset=utf-8", written.encode())
        told = from_json(written)
        given = ui.words("progress.given", file=file, n=len(told.answers))
        total = len(told.rows) + told.left_out
        left_out = ui.words("progress.newest", kept=len(told.rows), total=total)
        self._say(given, *([left_out] if told.left_out else []))

    def on_file(self, text: str) -> None:
        if len(text) > LARGEST:
            raise ui.ReaderError(ui.words("practice_lesson.too_long"))
        found = from_json(text)
        added = ui.keeper().merge(found.rows)
        if found.name and not ui.keeper().name:
            ui.keeper().add(Named(found.name))
        self._say(ui.words("practice_lesson.added", n=added))

    def on_afresh(self) -> None:
        """Asks first."""
        self._say()
        self.asking = True
        self.goal = "sure"

    def on_sure(self, sure: bool) -> None:
        if not sure:
            self._say()
            return
        name = ui.keeper().begin_afresh()
        kept = ui.words("progress.afresh.done", name=name)  # where one can reach the file
        self._say(kept if "folder" in here().may else ui.words("progress.afresh.begun"))

    def _say(self, *done: ui.Node) -> None:
        self.done, self.asking = done, False

    def _file(self) -> str:
        return file_name(ui.keeper().name, *ui.keeper().time())

    # What there is to see

    def draw(self) -> list[ui.Node | None]:
        waiting = len(ui.keeper().due())
        today = ui.words("lesson.today", n=waiting) if waiting else ui.words("lesson.nothing_today")
        return [
            ui.keeper().trouble_line(),
            ui.h("p.pk-say.pk-title", today, key="today"),
            ui.h("div", self._bars(), key="bars"),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("practice_lesson.refresh"), "refresh"),
                key="refresh",
            ),
            ui.h("p.pk-say", ui.words(f"practice_lesson.{_until()}"), key="forgets"),
            self._file_bar(),
            ui.h("div", self._afresh(), key="afresh"),
            ui.live("done", *(ui.h("p.pk-say", one) for one in self.done)),
        ]

    def _bars(self) -> ui.Node:
        heads = ui.columns("practice_lesson.column", "skill", "mastery", "asked")
        rows = []
        for one in skills(ui.keeper().answers):
            value = str(float(one.mastery))
            bar = ui.h("progress", value=value, max="1", aria_hidden="true")
            mastery = ui.h("span", bar, f" {round(one.mastery * 10)} / 10")
            rows.append(("", (ui.both(questions.kind_name, one.kind), mastery, str(one.answered))))
        return ui.table(heads, rows, caption=ui.words("practice_lesson.bars"))

    def _file_bar(self) -> ui.Node:
        upload = ui.file_button(ui.words("practice_lesson.upload"), "file", ".json")
        return ui.h(
            "div.pk-bar",
            _name_field(ui.keeper().name),
            ui.button(ui.words("practice_lesson.set_name"), "name", key="set-name"),
            ui.button(ui.words("practice_lesson.download"), "download", key="download"),
            upload if "files" in here().may else None,
            key="files",
        )

    def _afresh(self) -> ui.Node:
        if not self.asking:
            return ui.h("div.pk-bar", ui.button(ui.words("progress.afresh"), "afresh"))
        return ui.h(
            "div",
            ui.h("p.pk-say", ui.words("progress.afresh.sure"), role="alert"),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("progress.afresh.no"), "sure", False, goal="sure"),
                ui.button(ui.words("progress.afresh.yes"), "sure", True),
            ),
        )


def _until() -> str:
    """How long progress lasts: on a page that keeps it, in a notebook, or while a page is open."""
    if "keep" not in here().may:
        return "page_forgets"
    return "page_keeps" if "print" in here().may else "forgets"


def _name_field(name: str) -> ui.Node:
    """A name may be anything, so that Enter alone takes nothing over."""
    box = ui.h(
        "input", name="name", value=name, size=18, maxlength=LONGEST_NAME, autocomplete="off"
    )
    return ui.labelled(ui.words("practice_lesson.name"), box, key="field-name")
