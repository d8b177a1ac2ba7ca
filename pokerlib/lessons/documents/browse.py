"""The list of claims: filter, search, open one, look at its evidence, change its numbers."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from pokerlib.documents import CLAIMS, SECTIONS, Claim, judging
from pokerlib.language import LANGUAGES, say
from pokerlib.lessons import components as ui
from pokerlib.lessons.documents.evidence import claim_fold, evidence_box
from pokerlib.lessons.documents.shared import (
    DOCUMENTS,
    LESSON_OF,
    LESSONS,
    VERDICTS,
    document_name,
    found,
    lesson_name,
    value,
)
from pokerlib.lessons.documents.trying import Trying
from pokerlib.lessons.documents.typed import typed_value, written_value
from pokerlib.lessons.host import here

BY_ID = {claim.id: claim for claim in CLAIMS}
GAMES = tuple(dict.fromkeys(game for claim in CLAIMS for game in claim.games))
ALL = "all"
FOLDED = ("section", "game", "lesson")  # what one chooses by now and then
LONGEST_SEARCH = 60


class Claims(Trying):
    """All claims in pages, with at most one of them open."""

    slow: ClassVar[frozenset[str]] = frozenset({"open", "change", "search"})

    per_page = 12
    search = ""
    more = False
    opened: str | None = None
    values: Mapping[str, Any] = MappingProxyType({})

    def __init__(self, opened: str | None = None) -> None:
        """`opened`: the claim to begin with, among those of its verdict."""
        lesson = _asked()
        self.filters = dict.fromkeys(("document", "verdict", "section", "game"), ALL)
        self.filters["lesson"] = lesson
        if opened in BY_ID and lesson == ALL:
            self.filters = {**self.filters, "verdict": found()[opened].verdict}
            self.page = self.chosen().index(BY_ID[opened]) // self.per_page
            self.opened, self.values = opened, BY_ID[opened].values
        found()
        super().__init__()

    # Events

    def on_filter(self, name: str, chosen: str) -> None:
        if chosen not in self._options(name):
            raise ui.UnknownEventError("no such filter")
        section = {"section": ALL} if name == "document" else {}
        self.filters = {**self.filters, **section, name: chosen}
        self.page, self.opened = 0, None

    def on_more(self, unfolded: bool) -> None:
        self.more = unfolded

    def on_search(self) -> None:
        self.search = self.fields.get("search", "").strip()
        if not self.search:
            raise ui.ReaderError(ui.words("documents_lesson.no_word"))
        if len(self.search) > LONGEST_SEARCH or not self.chosen():
            raise ui.ReaderError(ui.words("documents_lesson.nothing_found"))
        self.page, self.opened = 0, None

    def on_everything(self) -> None:
        self.filters = dict.fromkeys(self.filters, ALL)
        self.search, self.page, self.opened = "", 0, None

    def on_open(self, id_: str, unfolded: bool) -> None:
        if id_ not in BY_ID:
            raise ui.UnknownEventError("no such claim")
        if unfolded:
            self.opened, self.values = id_, BY_ID[id_].values
        elif id_ == self.opened:
            self.opened = None

    def on_change(self) -> None:
        if self.opened is None:
            return  # a click that was late: its claim is closed
        self.values = {
            name: typed_value(name, self.fields.get(f"value-{name}", ""), default)
            for name, default in BY_ID[self.opened].values.items()
        }

    def on_reset(self) -> None:
        if self.opened is not None:
            self.values = BY_ID[self.opened].values

    # What is chosen

    def _options(self, name: str) -> tuple[str, ...]:
        document = self.filters["document"]
        sections = (one.key for one in SECTIONS if document in (ALL, one.document))
        known = {
            "document": DOCUMENTS,
            "verdict": VERDICTS,
            "section": tuple(sections),
            "game": GAMES,
            "lesson": LESSONS,
        }
        return (ALL, *known[name]) if name in known else ()

    def chosen(self) -> list[Claim]:
        return [claim for claim in CLAIMS if self._fits(claim) and self._has_words(claim)]

    def _fits(self, claim: Claim) -> bool:
        document, name, section, game, lesson = self.filters.values()
        return (
            document in (ALL, claim.places[0].document)
            and name in (ALL, found()[claim.id].verdict)
            and (section == ALL or any(place.section == section for place in claim.places))
            and (game == ALL or game in claim.games)
            and lesson in (ALL, LESSON_OF.get(claim.topic or ""))
        )

    def _has_words(self, claim: Claim) -> bool:
        wanted = self.search.casefold()
        if not wanted or wanted in claim.id:
            return True
        if wanted.isdigit() and any(str(place.line) == wanted for place in claim.places):
            return True
        return any(wanted in say(claim, lang).casefold() for lang in LANGUAGES)

    # What is drawn

    def draw(self) -> list[ui.Node | None]:
        return [
            ui.h("div.pk-bar", self._filter("document"), self._filter("verdict"), key="filters"),
            ui.fold(
                self._more(),
                *(ui.h("p", self._filter(name)) for name in FOLDED),
                action=("more",),
                unfolded=self.more,
                key="more",
            ),
            ui.h(
                "div.pk-bar",
                ui.field(
                    "search", ui.words("documents_lesson.search"), self.search, "search", wide=True
                ),
                ui.button(ui.words("documents_lesson.find"), "search", key="find"),
                ui.button(ui.words("documents_lesson.everything"), "everything", key="everything"),
                key="search",
            ),
            ui.h("p.pk-say", ui.words("documents_lesson.count", n=len(self.chosen())), key="count"),
            ui.h("div", *map(self._line, self.this_page()), key="list"),
            self.turning(),
        ]

    def _more(self) -> ui.Node:
        """The title of the folded filters, with what is chosen by them: it still counts."""
        title = ui.words("documents_lesson.more")
        for name in FOLDED:
            if self.filters[name] != ALL:
                picked = _option(name, self.filters[name])
                title = ui.words("documents_lesson.more_picked", title=title, picked=picked)
        return title

    def _filter(self, name: str) -> ui.Node:
        options = {one: _option(name, one) for one in self._options(name)}
        title, chosen = f"documents_lesson.column.{name}", self.filters[name]
        return ui.choices(title, ("filter", name), options, chosen, key=f"filter-{name}")

    def _line(self, claim: Claim) -> ui.Node:
        unfolded = claim.id == self.opened
        content = self._opened(claim) if unfolded else ()
        return claim_fold(claim, found()[claim.id], *content, unfolded=unfolded)

    def _opened(self, claim: Claim) -> Iterator[ui.Node]:
        changed = self.values != claim.values
        evidence = judging.evidence(claim, self.values) if changed else found()[claim.id]
        yield evidence_box(claim, evidence, changed=changed)
        if claim.values:
            yield ui.h("p.pk-say", ui.words("documents_lesson.what_if"), key="what-if")
            yield self._fields()
        yield from self.trial_nodes(claim.id)
        if claim.topic:
            lesson = LESSON_OF[claim.topic]
            title = ui.words("documents_lesson.lesson", name=lesson_name(lesson))
            yield ui.h("p", ui.h("a.pk-button", title, href=f"{lesson}.ipynb"), key="to")

    def _fields(self) -> ui.Node:
        fields = (
            ui.field(
                f"value-{name}",
                ui.words(f"value.{name}"),
                written_value(value),
                "change",
                size=8 if isinstance(value, int) else 16,
            )
            for name, value in self.values.items()
        )
        return ui.h(
            "div.pk-bar",
            *fields,
            ui.button(ui.words("documents_lesson.check"), "change", key="change"),
            ui.button(ui.words("documents_lesson.reset"), "reset", key="reset"),
            key="values",
        )


def _asked() -> str:
    """The lesson that the page's address asks for (…?lesson=04_omaha)."""
    asked = here().address.get("lesson", ALL)
    return asked if asked in LESSONS else ALL


def _option(name: str, one: str) -> ui.Node:
    if one == ALL:
        return ui.words("documents_lesson.all")
    if name == "game":
        return ui.capital(ui.words("documents_lesson.chinese") if one == "chinese" else value(one))
    if name == "lesson":
        return lesson_name(one)
    return document_name(one) if name == "document" else ui.words(f"document.{name}.{one}")
