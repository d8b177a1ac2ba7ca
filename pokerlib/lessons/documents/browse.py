"""The table of claims: filter, search, open one, look at its evidence, change its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from pokerlib.cards import Card
from pokerlib.documents import CLAIMS, SECTIONS, Agreement, Claim, Evidence
from pokerlib.language import LANGUAGES, say
from pokerlib.lessons.components.nodes import (
    Node,
    box,
    button,
    card,
    card_row,
    choices,
    field,
    fold,
    h,
    said,
    table,
    words,
)
from pokerlib.lessons.components.widget import LessonWidget, ReaderError, UnknownEventError
from pokerlib.lessons.documents.shared import (
    VERDICTS,
    document_name,
    found,
    places,
    reasons,
    value,
    verdict,
)
from pokerlib.rankings import HandRank

__all__ = ["Claims"]

PER_PAGE = 12
DOCUMENTS = ("hand-rankings", "game-rules")
BY_ID = {claim.id: claim for claim in CLAIMS}
GAMES = tuple(dict.fromkeys(game for claim in CLAIMS for game in claim.games))
ALL = "all"
LONGEST_SEARCH = 60
LOOKS = {"holds": "good", "wrong": "bad", "incomplete": "note", "unreadable": "note"}


class Claims(LessonWidget):
    """All claims, so many a page; one of them open."""

    slow: ClassVar[frozenset[str]] = frozenset({"open", "change", "search"})

    def __init__(self, opened: str | None = None) -> None:
        self.filters = {"document": ALL, "verdict": ALL, "section": ALL, "game": ALL}
        self.search = ""
        self.page = 0
        self.more = False
        self.opened = opened if opened in BY_ID else None
        self.numbers: dict[str, int] = BY_ID[opened].numbers if opened in BY_ID else {}
        found()
        super().__init__()

    # Events

    def on_filter(self, name: str, chosen: str) -> None:
        if chosen not in self._options(name):
            raise UnknownEventError("no such filter")
        section = {"section": ALL} if name == "document" else {}
        self.filters = {**self.filters, **section, name: chosen}
        self.page, self.opened = 0, None

    def on_more(self, unfolded: bool) -> None:
        self.more = unfolded

    def on_search(self) -> None:
        self.search = self.fields.get("search", "").strip()
        if not self.search:
            raise ReaderError(words("documents_lesson.no_word"))
        if len(self.search) > LONGEST_SEARCH or not self._chosen():
            raise ReaderError(words("documents_lesson.nothing_found"))
        self.page, self.opened = 0, None

    def on_everything(self) -> None:
        self.filters = dict.fromkeys(self.filters, ALL)
        self.search, self.page, self.opened = "", 0, None

    def on_page(self, page: int) -> None:
        if not 0 <= page < self._pages():
            raise UnknownEventError("no such page")
        self.page, self.opened = page, None

    def on_open(self, id_: str) -> None:
        if id_ not in BY_ID:
            raise UnknownEventError("no such claim")
        self.opened = None if id_ == self.opened else id_
        self.numbers = BY_ID[id_].numbers

    def on_change(self) -> None:
        if self.opened is None:
            raise UnknownEventError("no claim is open")
        claim = BY_ID[self.opened]
        numbers = {
            name: _number(self.fields.get(f"number-{name}", ""), default)
            for name, default in claim.numbers.items()
        }
        try:
            claim.check(**numbers)
        except (ValueError, LookupError, ArithmeticError, AssertionError, StopIteration) as error:
            raise ReaderError(words("documents_lesson.impossible")) from error
        self.numbers = numbers

    def on_reset(self) -> None:
        if self.opened is not None:
            self.numbers = BY_ID[self.opened].numbers

    # What is chosen

    def _options(self, name: str) -> tuple[str, ...]:
        document = self.filters["document"]
        sections = (one.key for one in SECTIONS if document in (ALL, one.document))
        known = {
            "document": DOCUMENTS,
            "verdict": VERDICTS,
            "section": tuple(sections),
            "game": GAMES,
        }
        return (ALL, *known[name]) if name in known else ()

    def _chosen(self) -> list[Claim]:
        return [claim for claim in CLAIMS if self._fits(claim) and self._has_words(claim)]

    def _fits(self, claim: Claim) -> bool:
        document, name, section, game = self.filters.values()
        return (
            document in (ALL, claim.places[0].document)
            and name in (ALL, found()[claim.id].verdict)
            and (section == ALL or any(place.section == section for place in claim.places))
            and (game == ALL or game in claim.games)
        )

    def _has_words(self, claim: Claim) -> bool:
        wanted = self.search.casefold()
        if not wanted or wanted in claim.id:
            return True
        if wanted.isdigit() and any(str(place.line) == wanted for place in claim.places):
            return True
        return any(wanted in say(claim, lang).casefold() for lang in LANGUAGES)

    def _pages(self) -> int:
        return max(1, -(-len(self._chosen()) // PER_PAGE))

    # What is drawn

    def draw(self) -> list[Node | None]:
        chosen = self._chosen()
        start = self.page * PER_PAGE
        return [
            h("div.pk-bar", self._filter("document"), self._filter("verdict"), key="filters"),
            fold(
                words("documents_lesson.more"),
                h("div.pk-bar", self._filter("section"), self._filter("game")),
                action=("more",),
                unfolded=self.more,
                key="more",
            ),
            h(
                "div.pk-bar",
                field("search", words("documents_lesson.search"), self.search, "search", wide=True),
                button(words("documents_lesson.find"), "search", key="find"),
                button(words("documents_lesson.everything"), "everything", key="everything"),
                key="search",
            ),
            h("p.pk-say", words("documents_lesson.count", n=len(chosen)), key="count"),
            self._table(chosen[start : start + PER_PAGE]),
            self._turning(),
            h("div", *self._opened(), key="opened", role="status"),
        ]

    def _filter(self, name: str) -> Node:
        options = (
            (_option(name, one), ("filter", name, one), one == self.filters[name])
            for one in self._options(name)
        )
        return choices(words(f"documents_lesson.column.{name}"), options, key=f"filter-{name}")

    def _table(self, claims: Iterable[Claim]) -> Node:
        heads = [words(f"documents_lesson.column.{one}") for one in ("lines", "said", "verdict")]
        heads.append(words("documents_lesson.column.open"))
        rows = (
            (
                "",
                (
                    places(claim),
                    said(claim),
                    verdict(found()[claim.id].verdict),
                    button(
                        words("documents_lesson.open"),
                        "open",
                        claim.id,
                        key=f"open-{claim.id}",
                        pressed=claim.id == self.opened,
                    ),
                ),
            )
            for claim in claims
        )
        return h("div", table(heads, rows, caption=words("documents_lesson.title")), key="table")

    def _turning(self) -> Node:
        last = self._pages() - 1
        return h(
            "div.pk-bar",
            button(
                words("documents_lesson.before"),
                "page",
                max(0, self.page - 1),
                enabled=self.page > 0,
            ),
            h("span", words("documents_lesson.page", page=self.page + 1, pages=last + 1)),
            button(
                words("documents_lesson.after"),
                "page",
                min(last, self.page + 1),
                enabled=self.page < last,
            ),
            key="turning",
        )

    def _opened(self) -> Iterator[Node]:
        if self.opened is None:
            return
        claim = BY_ID[self.opened]
        changed = self.numbers != claim.numbers
        evidence = claim.check(**self.numbers) if changed else found()[claim.id]
        yield box(
            LOOKS[evidence.verdict],
            verdict(evidence.verdict),
            h("p", h("b", said(claim))),
            h("p", reasons(claim, evidence) if not changed else said(evidence)),
            h("p.pk-hint", places(claim)),
            *_shown(evidence),
            key="box",
        )
        if claim.numbers:
            yield self._numbers()
        if claim.lesson:
            yield h(
                "p",
                h("a.pk-button", words("documents_lesson.lesson"), href=f"{claim.lesson}.ipynb"),
                key="to",
            )

    def _numbers(self) -> Node:
        fields = (
            field(
                f"number-{name}",
                words(f"documents_lesson.number.{name}"),
                str(number),
                "change",
                size=8,
            )
            for name, number in self.numbers.items()
        )
        return h(
            "div.pk-bar",
            h("span.pk-group-name", words("documents_lesson.what_if")),
            *fields,
            button(words("documents_lesson.check"), "change", key="change"),
            button(words("documents_lesson.reset"), "reset", key="reset"),
            key="numbers",
        )


def _number(typed: str, default: int) -> int:
    """A number of the claim; not so large that counting would take for ever."""
    most = max(100, 4 * default)
    if not typed.strip().isascii() or not typed.strip().isdigit() or int(typed) > most:
        raise ReaderError(words("documents_lesson.no_number", most=most))
    return int(typed)


def _option(name: str, one: str) -> Node:
    if one == ALL:
        return words("documents_lesson.all")
    if name == "game":
        return words("documents_lesson.chinese") if one == "chinese" else value(one)
    return document_name(one) if name == "document" else words(f"document.{name}.{one}")


def _shown(evidence: Evidence) -> Iterator[Node]:
    """The cards, hands and sums of the evidence; for a case that fails, both sides of it."""
    for place, item in enumerate(evidence.shown):
        failing = isinstance(evidence, Agreement) and evidence.cases > 1
        if failing and evidence.verdict == "wrong" and isinstance(item, tuple) and len(item) == 3:
            names = ("case", "stated", "computed")
            for name, one in zip(names, item, strict=True):
                yield h("p", words(f"documents_lesson.{name}"), " ", _picture(one, f"{name}"))
        elif item is not None:
            yield _picture(item, f"shown-{place}")


def _picture(item: object, key: str) -> Node:
    if isinstance(item, HandRank):
        item = item.cards
    if isinstance(item, tuple) and item and all(isinstance(one, Card) for one in item):
        return card_row(None, (card(one, look="small", key=one.code) for one in item), key=key)
    return h("span", value(item), key=key)
