"""Worksheets: choose skills, number, difficulty, language and code; download a page to print."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from typing import ClassVar

from pokerlib.cards import new_code
from pokerlib.language import LANGUAGES, questions
from pokerlib.language.catalogue import Lang
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.nodes import Node, button, choices, h, words
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.practice.show import both
from pokerlib.lessons.worksheets import sheet
from pokerlib.practice.questions import KINDS, LEVELS

__all__ = ["Worksheet"]

COUNTS = (4, 6, 8, 10)


@lru_cache(4)
def _file(code: str, kinds: tuple[str, ...], count: int, level: int, lang: Lang) -> str:
    page = sheet(code, kinds, count, level, lang)
    return "data:text/html;charset=utf-8;base64," + b64encode(page.encode()).decode()


class Worksheet(Dealt):
    """The sheet of a code as a file for print, with its answer key."""

    slow: ClassVar[frozenset[str]] = frozenset(
        {"deal", "code", "kind", "level", "count", "language"}
    )

    def __init__(self, code: str | None = None) -> None:
        self.kinds: tuple[str, ...] = tuple(KINDS)[:4]
        self.count, self.level = 6, 1
        self.lang: Lang = "bg"
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code

    def on_kind(self, kind: str) -> None:
        if kind not in KINDS:
            raise UnknownEventError("no such kind")
        left = tuple(key for key in KINDS if (key in self.kinds) != (key == kind))
        self.kinds = left or self.kinds

    def on_level(self, level: int) -> None:
        if level not in LEVELS:
            raise UnknownEventError("no such level")
        self.level = level

    def on_count(self, count: int) -> None:
        if count not in COUNTS:
            raise UnknownEventError("no such number")
        self.count = count

    def on_language(self, lang: str) -> None:
        found = next((one for one in LANGUAGES if one == lang), None)
        if found is None:
            raise UnknownEventError("no such language")
        self.lang = found

    def draw(self) -> list[Node | None]:
        assert self.code is not None
        skills = (
            button(both(questions.kind_name, key), "kind", key, key=key, pressed=key in self.kinds)
            for key in KINDS
        )
        levels = (
            (words("practice_lesson.level", n=n), ("level", n), n == self.level) for n in LEVELS
        )
        counts = ((str(n), ("count", n), n == self.count) for n in COUNTS)
        languages = (
            (words(f"practice_lesson.sheet.{one}"), ("language", one), one == self.lang)
            for one in LANGUAGES
        )
        return [
            h("div.pk-bar", *skills, role="group", data_nav=True, key="skills"),
            h(
                "div.pk-bar",
                choices(words("practice_lesson.levels"), levels, key="levels"),
                choices(words("practice_lesson.sheet.count"), counts, key="counts"),
                choices(words("practice_lesson.sheet.language"), languages, key="languages"),
                key="choices",
            ),
            h(
                "div.pk-bar",
                button(words("practice_lesson.deal"), "deal", key="deal"),
                self.code_field(),
                key="bar",
            ),
            h("p.pk-say", words("practice_lesson.sheet.hint"), key="hint"),
            h(
                "p",
                h(
                    "a.pk-button.pk-primary",
                    words("practice_lesson.sheet.download"),
                    href=_file(self.code, self.kinds, self.count, self.level, self.lang),
                    download=f"{self.code}-{self.lang}.html",
                ),
                key="download",
            ),
        ]
