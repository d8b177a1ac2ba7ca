"""Tables kept in the notebook: where a verdict changes they change, and a test sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.documents import CLAIMS, NOT_CHECKABLE, SECTIONS, SILENT, Place, Verdict
from pokerlib.language import LANGUAGES
from pokerlib.language.conventions import (
    convention_name,
    convention_origin,
    convention_value,
)
from pokerlib.lessons.components.nodes import Node, h, said, table, words
from pokerlib.lessons.components.page import Page
from pokerlib.lessons.documents.shared import (
    VERDICTS,
    document_name,
    found,
    lines,
    reasons,
    verdict,
)

__all__ = ["convention_list", "coverage_table", "not_holding", "silent_rules", "summary"]

COLOURS = {
    "holds": "#12804a",
    "wrong": "#b3261e",
    "incomplete": "#b26a00",
    "unreadable": "#6b7280",
}


def _page(*nodes: Node) -> Page:
    """A page in which $2 and $4 are sums of money, and no formula between two dollar signs."""
    return Page(h("div.mathjax_ignore.tex2jax_ignore", *nodes))


def summary() -> Page:
    """How many claims of each document hold, are wrong, incomplete or unreadable."""
    rows = []
    for document in ("hand-rankings", "game-rules"):
        ids = [claim.id for claim in CLAIMS if claim.places[0].document == document]
        count = Counter(found()[id_].verdict for id_ in ids)
        numbers = [str(count[one]) for one in VERDICTS]
        name = document_name(document)
        rows.append(("", (name, str(len(ids)), *numbers, _bar(count))))
    heads = [
        words("documents_lesson.column.document"),
        words("documents_lesson.column.claims"),
        *map(verdict, VERDICTS),
        words("documents_lesson.column.picture"),
    ]
    return _page(table(heads, rows, caption=words("documents_lesson.summary")))


def _bar(count: Counter[Verdict]) -> Node:
    """A bar in as many colours as there are verdicts; the numbers stand beside it."""
    whole = sum(count.values())
    pieces = (
        h(
            "span",
            style=f"display:inline-block;height:1em;background:{COLOURS[one]};"
            f"width:{count[one] / whole * 14:.2f}em",
        )
        for one in VERDICTS
        if count[one]
    )
    return h("span", *pieces, aria_hidden="true", style="white-space:nowrap")


def not_holding() -> Page:
    """Every claim that is not simply true: where, what is said, and what is the matter."""
    heads = [
        words(f"documents_lesson.column.{name}") for name in ("lines", "said", "verdict", "why")
    ]
    parts: list[Node] = []
    for document in ("hand-rankings", "game-rules"):
        rows = [
            (
                "",
                (
                    lines(claim.places),
                    said(claim),
                    verdict(found()[claim.id].verdict),
                    reasons(claim, found()[claim.id]),
                ),
            )
            for claim in CLAIMS
            if claim.places[0].document == document and found()[claim.id].verdict != "holds"
        ]
        name = document_name(document)
        parts += [h("h3", name), table(heads, rows, caption=name)]
    return _page(*parts)


def silent_rules() -> Page:
    """What neither document mentions, and how it is played here."""
    rows = (("", (str(n), said(rule))) for n, rule in enumerate(SILENT, start=1))
    heads = (words("documents_lesson.column.number"), words("documents_lesson.column.rule"))
    return _page(table(heads, rows, caption=words("documents_lesson.silent")))


def convention_list() -> Page:
    """Every convention, its default, and where that comes from."""
    heads = [
        words(f"documents_lesson.column.{name}") for name in ("convention", "default", "source")
    ]
    rows = (
        (
            "",
            (
                {"t": [convention_name(name, lang) for lang in LANGUAGES]},
                {"t": [convention_value(name, source.default, lang) for lang in LANGUAGES]},
                {"t": [convention_origin(source, lang) for lang in LANGUAGES]},
            ),
        )
        for name, source in CONVENTION_SOURCES.items()
    )
    return _page(table(heads, rows, caption=words("documents_lesson.conventions")))


def coverage_table() -> Page:
    """Line by line: how many claims each sentence has, or why it cannot be checked."""
    heads = [
        words(f"documents_lesson.column.{name}") for name in ("lines", "sentence", "claims", "why")
    ]
    parts: list[Node] = []
    for section in SECTIONS:
        name = words(f"document.section.{section.key}")
        rows = list(_sentences(section.document, section.first, section.last))
        parts.append(h("details", h("summary", name), table(heads, rows, caption=name)))
    return _page(*parts)


def _sentences(document: str, first: int, last: int) -> Iterator[tuple[str, tuple[Node, ...]]]:
    claims: dict[Place, list[str]] = {}
    for claim in CLAIMS:
        for place in claim.places:
            claims.setdefault(place, []).append(claim.id)
    for place in sorted({*claims, *NOT_CHECKABLE}):
        if place.document == document and first <= place.line <= last:
            kind = NOT_CHECKABLE.get(place)
            why = words(f"document.not_checkable.{kind}") if kind else "–"
            ids = str(len(claims[place])) if place in claims else "–"
            yield "", (str(place.line), str(place.sentence), ids, why)
