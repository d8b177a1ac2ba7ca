"""Mastery, and the progress as a file: to keep, to bring back, to hand to the teacher."""

from __future__ import annotations

from urllib.parse import quote

from pokerlib.language import questions
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import Node, button, h, table, words
from pokerlib.lessons.components.question import both
from pokerlib.lessons.components.widget import LessonWidget, ReaderError
from pokerlib.lessons.host import here
from pokerlib.practice.progress import NEWEST, from_json, legible, skills, to_json

__all__ = ["MyProgress"]

LARGEST = 99_999  # characters that the page sends
LONGEST_NAME = 60


class MyProgress(LessonWidget):
    """A bar for every skill; download and upload."""

    def __init__(self) -> None:
        self.name = ""
        self.added: int | None = None
        super().__init__()

    def on_refresh(self) -> None:
        keeper().read()

    def on_name(self) -> None:
        kept = legible(self.fields.get("name", ""))
        if not kept or len(kept) > LONGEST_NAME:
            raise ReaderError(words("practice_lesson.no_name", limit=LONGEST_NAME))
        self.name = kept

    def on_file(self, text: str) -> None:
        if len(text) > LARGEST:
            raise ReaderError(words("practice_lesson.too_long"))
        self.added = keeper().merge(from_json(text).answers)

    def draw(self) -> list[Node | None]:
        trouble = keeper().trouble
        return [
            h("p.pk-problem.pk-say", trouble, key="trouble") if trouble else None,
            h("div", self._bars(), key="bars"),
            h("div.pk-bar", button(words("practice_lesson.refresh"), "refresh"), key="refresh"),
            h("p.pk-say", words(f"practice_lesson.{_until()}"), key="forgets"),
            self._file_bar(),
            self._newest(),
            h("div", self._added(), key="added", role="status"),
        ]

    def _bars(self) -> Node:
        heads = [words(f"practice_lesson.column.{name}") for name in ("skill", "mastery", "asked")]
        rows = [
            (
                "",
                (
                    both(questions.kind_name, one.kind),
                    h(
                        "span",
                        h(
                            "progress",
                            value=str(float(one.mastery)),
                            max="1",
                            aria_hidden="true",
                        ),
                        f" {round(one.mastery * 10)} / 10",
                    ),
                    str(one.answered),
                ),
            )
            for one in skills(keeper().answers)
        ]
        return table(heads, rows, caption=words("practice_lesson.bars"))

    def _file_bar(self) -> Node:
        text = to_json(keeper().answers, self.name)
        return h(
            "div.pk-bar",
            _name_field(self.name),
            button(words("practice_lesson.set_name"), "name", key="set-name"),
            h(
                "a.pk-button",
                words("practice_lesson.download"),
                href="data:application/json;charset=utf-8," + quote(text),
                download="pokerlib-progress.json",
                key="download",
            ),
            h(
                "label.pk-button.pk-file",
                h("span", words("practice_lesson.upload")),
                h("input", type="file", accept=".json", on={"change": ("file",)}),
                key="file",
            ),
            key="files",
        )

    def _newest(self) -> Node | None:
        """Said only where the file cannot hold them all."""
        total = len(keeper().answers)
        if total <= NEWEST:
            return None
        said = words("progress.newest", kept=NEWEST, total=total)
        return h("p.pk-say", said, key="newest")

    def _added(self) -> Node | None:
        if self.added is None:
            return None
        return h("p.pk-say", words("practice_lesson.added", n=self.added))


def _name_field(name: str) -> Node:
    """A name may be anything, so that Enter alone takes nothing over."""
    title = h("span.pk-field-name", words("practice_lesson.name"))
    box = h("input", name="name", value=name, size=18, maxlength=LONGEST_NAME, autocomplete="off")
    return h("label.pk-field", title, box, key="field-name")


def _until() -> str:
    """What ends the progress: the page itself, where one machine serves many; otherwise Binder."""
    return "forgets" if "keep" in here().may else "page_forgets"
