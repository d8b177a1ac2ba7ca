"""Worksheets: choose skills, number, difficulty, language and code; take a page or a PDF."""

from functools import lru_cache
from typing import Annotated, ClassVar, Final

from pokerlib.cards import new_code, normalize_code
from pokerlib.language import LANGUAGES
from pokerlib.language.languages import Lang
from pokerlib.lessons import components as ui
from pokerlib.lessons.host import here
from pokerlib.lessons.practice.session import level_choice, skill_buttons
from pokerlib.lessons.worksheets import PrintError, find_browser, sheet, to_pdf
from pokerlib.practice import LEVELS, SKILLS

MOST: Final = 40  # questions
FIRST: Final = 6


@lru_cache(2)
def _page(code: str, kinds: tuple[str, ...], count: int, level: int, lang: Lang) -> str:
    """The page that was made last, which is often wanted as a PDF too."""
    return sheet(code, kinds, count, level, lang)


class Worksheet(ui.Dealt):
    """The sheet of a code as a file for print, with its answer key."""

    slow: ClassVar[frozenset[str]] = frozenset({"page", "pdf", "print"})

    kinds: tuple[str, ...] = SKILLS[:4]
    count, level = FIRST, 1
    lang: Lang = "bg"
    given: str | None = None

    def __init__(self, code: str | None = None) -> None:
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code, self.given = code, None

    def on_kind(self, kind: Annotated[str, SKILLS]) -> None:
        left = tuple(key for key in SKILLS if (key in self.kinds) != (key == kind))
        self.kinds, self.given = left or self.kinds, None

    def on_every(self, every: bool) -> None:
        self.kinds, self.given = SKILLS if every else SKILLS[:1], None

    def on_level(self, level: Annotated[int, LEVELS]) -> None:
        self.level, self.given = level, None

    def on_language(self, lang: Lang) -> None:
        self.lang, self.given = lang, None

    def on_count(self) -> None:
        count = ui.whole_number(self.fields.get("count", ""), 1, MOST)
        if count is None:
            raise ui.ReaderError(ui.words("practice_lesson.sheet.no_count", most=MOST))
        self.count, self.given = count, None

    def on_page(self) -> None:
        """The page, of what stands in the fields, with or without Enter."""
        self._give("html", "text/html;charset=utf-8", self._typed().encode())

    def on_print(self) -> None:
        """The sheet goes to the printer by the page's own browser."""
        if "print" not in here().may:
            raise ui.UnknownEventError("this page does not print")
        self.give("", "print", self._typed().encode())

    def on_pdf(self) -> None:
        if "pdf" not in here().may or find_browser() is None:
            raise ui.ReaderError(ui.words("practice_lesson.sheet.no_browser"))
        try:
            self._give("pdf", "application/pdf", to_pdf(self._typed()))
        except PrintError as error:
            raise ui.ReaderError(ui.words("practice_lesson.sheet.not_printed")) from error

    def _typed(self) -> str:
        if "count" in self.fields:
            self.on_count()
        if "code" in self.fields:
            self._lay(normalize_code(self.fields["code"]))
        assert self.code is not None
        return _page(self.code, self.kinds, self.count, self.level, self.lang)

    def _give(self, ending: str, kind: str, data: bytes) -> None:
        name = f"{self.code}-{self.lang}.{ending}"
        self.give(name, kind, data)
        self.given = name

    def draw(self) -> list[ui.Node | None]:
        return [
            *skill_buttons(self.kinds, keyed=True),
            self._choices(),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("practice_lesson.deal"), "deal", key="deal"),
                self.code_field(),
                key="bar",
            ),
            ui.h("p.pk-say", ui.words("practice_lesson.sheet.hint"), key="hint"),
            ui.h(
                "div.pk-bar",
                ui.button(
                    ui.words("practice_lesson.sheet.download"), "page", primary=True, key="page"
                ),
                ui.button(ui.words("practice_lesson.sheet.print"), "print", key="print")
                if "print" in here().may
                else ui.button(ui.words("practice_lesson.sheet.pdf"), "pdf", key="pdf"),
                key="files",
            ),
            ui.live("done", self._done()),
        ]

    def _choices(self) -> ui.Node:
        title = "practice_lesson.sheet.language"
        languages = ui.named("practice_lesson.sheet", LANGUAGES)
        count = ui.words("practice_lesson.sheet.count", most=MOST)
        return ui.h(
            "div.pk-bar",
            ui.field("count", count, str(self.count), "count", size=4),
            level_choice(self.level),
            ui.choices(title, "language", languages, self.lang, key="languages"),
            key="choices",
        )

    def _done(self) -> ui.Node | None:
        if self.given is None:
            return None
        done = ui.words("practice_lesson.sheet.given", n=self.count, file=self.given)
        return ui.h("p.pk-say", done)
