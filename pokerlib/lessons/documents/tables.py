"""Tables kept in the notebook: where a verdict changes they change, and a test sees it."""

from collections import Counter
from collections.abc import Iterable, Mapping

from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.documents import (
    CLAIMS,
    NOT_CHECKABLE,
    SECTIONS,
    SILENT,
    Claim,
    Place,
    Sentence,
    itself,
)
from pokerlib.language.conventions import (
    convention_name,
    convention_origin,
    convention_value,
    house_value,
)
from pokerlib.language.documents import in_full
from pokerlib.language.reading import gravest_reasons, summary_words, verdict_words
from pokerlib.lessons.components import Node, Page, both, columns, h, said, table, words
from pokerlib.lessons.documents.shared import (
    DOCUMENTS,
    VERDICTS,
    bar,
    document_name,
    found,
    lines,
    mark,
    verdict,
)


def _page(*nodes: Node) -> Page:
    """A page in which $2 and $4 are sums of money, and no formula between two dollar signs."""
    return Page(h("div.mathjax_ignore.tex2jax_ignore", *nodes))


def summary() -> Page:
    """How many claims of each document hold, are wrong, incomplete or unreadable."""
    counts = [
        Counter(found()[claim.id].verdict for claim in CLAIMS if claim.places[0].document == one)
        for one in DOCUMENTS
    ]
    rows: list[tuple[str, tuple[Node, ...]]] = [
        ("", (mark(name), *(str(count[name]) for count in counts))) for name in VERDICTS
    ]
    rows.append(("", (words("documents_lesson.all"), *(str(one.total()) for one in counts))))
    rows.append(("", (words("documents_lesson.column.picture"), *(bar(one, 6) for one in counts))))
    heads = [words("documents_lesson.column.verdict"), *map(document_name, DOCUMENTS)]
    return _page(table(heads, rows, caption=words("documents_lesson.summary")))


def in_short() -> Page:
    """What one sees first: how many sentences, how many right, and what is grave or misleads.

    Each with its line, our words for it, and what is right instead; the gravest first.
    """
    parts: list[Node] = []
    for key in DOCUMENTS:
        document = itself(key)
        told = both(summary_words, document)
        parts += [h("h3", document_name(key)), h("p.pk-say", told)]
        found = [one for one in document.gravest if one.grade in ("grave", "slip")]
        if found:
            parts.append(h("p", words("documents_lesson.gravest", n=len(found))))
            parts.append(h("ol", *map(_grave, found)))
    return _page(*parts)


def _grave(one: Sentence) -> Node:
    told = both(gravest_reasons, one)
    verdict_ = both(verdict_words, one)
    line = words("documents_lesson.line", line=str(one.line))
    return h("li", line, " – ", h("b", verdict_), ": ", told)


def not_holding() -> Page:
    """Every claim that is not simply true: where, what is said, and, folded, what is the matter."""
    heads = columns("documents_lesson.column", "lines", "said_and_why")
    parts: list[Node] = []
    for document in DOCUMENTS:
        rows = []
        for claim in CLAIMS:
            evidence = found()[claim.id]
            if claim.places[0].document != document or evidence.verdict == "holds":
                continue
            where = h("span", lines(claim.places), h("br"), mark(evidence.verdict))
            why = h("p", both(in_full, claim, evidence))
            rows.append(("", (where, h("details", h("summary", said(claim)), why))))
        name = document_name(document)
        parts += [h("h3", name), table(heads, rows, caption=name)]
    return _page(*parts)


def silent_rules() -> Page:
    """What neither document mentions, and how it is played here."""
    rows = (("", (str(n), said(rule))) for n, rule in enumerate(SILENT, start=1))
    heads = columns("documents_lesson.column", "number", "rule")
    return _page(table(heads, rows, caption=words("documents_lesson.silent")))


def convention_list() -> Page:
    """Every convention, its default and where that comes from, and what the rule books have."""
    heads = columns("documents_lesson.column", "convention", "default", "source")
    heads += columns("convention.house", *_BOOKS)
    rows = []
    for name, source in CONVENTION_SOURCES.items():
        value = both(convention_value, name, source.default)
        houses = (both(house_value, source, book) for book in _BOOKS)
        origin = both(convention_origin, source)
        rows.append(("", (both(convention_name, name), value, origin, *houses)))
    return _page(table(heads, rows, caption=words("documents_lesson.conventions")))


_BOOKS = ("tda_2024", "wsop_2024", "robert")


def coverage_table() -> Page:
    """Line by line: the verdicts on what each sentence claims, or why it cannot be checked."""
    heads = columns("documents_lesson.column", "lines", "sentence", "verdicts")
    claims: dict[Place, list[Claim]] = {}
    for claim in CLAIMS:
        for place in claim.places:
            claims.setdefault(place, []).append(claim)
    parts: list[Node] = []
    for document in DOCUMENTS:
        here = sorted(one for one in {*claims, *NOT_CHECKABLE} if one.document == document)
        checked = sum(one in claims for one in here)
        numbers = {"n": len(here), "checked": checked, "others": len(here) - checked}
        parts.append(h("h3", document_name(document)))
        parts.append(h("p", words("documents_lesson.covered", **numbers)))
        for section in SECTIONS:
            if section.document == document:
                name = words(f"document.section.{section.key}")
                rows = [
                    ("", (str(place.line), str(place.sentence), _judged(place, claims)))
                    for place in here
                    if place.section == section.key
                ]
                parts.append(h("details", h("summary", name), table(heads, rows, caption=name)))
    return _page(*parts)


def _judged(place: Place, claims: Mapping[Place, Iterable[Claim]]) -> list[Node]:
    """The verdicts on what a sentence claims, and how many; or why there are none."""
    if place not in claims:
        return [words(f"document.not_checkable.{NOT_CHECKABLE[place]}")]
    told: list[Node] = []
    for name, n in Counter(found()[claim.id].verdict for claim in claims[place]).items():
        told += [", "] * bool(told) + [verdict(name)] + [f" × {n}"] * (n > 1)
    return told
