"""What a document's check reports: as text, JSON, CSV, a page, or lines for a code host."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple

from pokerlib.documents import Document, Sentence
from pokerlib.language.catalogue import text
from pokerlib.language.documents import in_full
from pokerlib.language.languages import Lang
from pokerlib.language.reading import (
    sentence_reasons,
    summary_words,
    verdict_words,
)

_COLOURS: Final = {"grave": "31;1", "slip": "33", "note": "36", "none": "0"}
_LEVELS: Final = {"grave": "error", "slip": "warning", "note": "notice", "none": "notice"}
_LONGEST: Final = 90  # characters of a sentence in a line of text
_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4em .6em; border-bottom: 1px solid #ddd }
.grave { border-left: .4em solid #b3261e } .slip { border-left: .4em solid #b26a00 }
.note { border-left: .4em solid #2f6fab } .none { border-left: .4em solid #ddd }
"""


class Named(NamedTuple):
    """A document and the name of its file."""

    file: str
    document: Document


def report(found: Sequence[Named], format_: str, lang: Lang, *, colour: bool = False) -> str:
    """The report of these documents; `format_` is one of FORMATS. Ends with a line break."""
    if format_ == "text":
        return "".join(f"{line}\n" for line in _text(found, lang, colour=colour))
    return FORMATS[format_](found, lang)


def _shown(document: Document) -> Iterator[Sentence]:
    """What a report names: all that is not simply right."""
    return (one for one in document.sentences if one.verdict != "right")


def _text(found: Sequence[Named], lang: Lang, *, colour: bool) -> Iterator[str]:
    for file, document in found:
        for one in _shown(document):
            place = f"{file}:{one.line}.{one.number}"
            verdict = verdict_words(one, lang)
            if colour:
                verdict = f"\033[{_COLOURS[one.grade]}m{verdict}\033[0m"
            yield f"{place}: {verdict}: {_short(one.text)}"
            yield from (f"    {reason}" for reason in sentence_reasons(one, lang))
    for file, document in found:
        yield f"{file}: {summary_words(document, lang)}"


def _short(sentence: str) -> str:
    return sentence if len(sentence) <= _LONGEST else sentence[: _LONGEST - 1] + "…"


def _row(file: str, one: Sentence, lang: Lang) -> dict[str, Any]:
    row: dict[str, Any] = {
        "file": file,
        "line": one.line,
        "number": one.number,
        "verdict": one.verdict,
        "grade": one.grade,
        "text": one.text,
        "document": one.place.document if one.place else None,
        "place": [one.place.line, one.place.sentence] if one.place else None,
        "nothing_to_check": one.nothing,
        "by_pattern": [pattern.kind for pattern in one.by_pattern],
        "why": [] if one.nothing else sentence_reasons(one, lang),
        "claims": [
            {
                "id": claim.id,
                "verdict": claim.found,
                "ours": claim.ours,
                "line": claim.line,
                "why": in_full(claim.claim, claim.evidence, lang),
            }
            for claim in one.claims
        ],
    }
    if one.near is not None:
        near = one.near
        row["near"] = {
            "document": near.known.place.document,
            "place": [near.known.place.line, near.known.place.sentence],
            "common": round(near.common, 3),
            "new": list(near.new),
            "moved": list(near.moved),
            "missing": near.missing,
        }
    return row


def _json(found: Sequence[Named], lang: Lang) -> str:
    sentences = [_row(file, one, lang) for file, document in found for one in document.sentences]
    files = [{"file": file, "summary": summary_words(document, lang)} for file, document in found]
    return json.dumps({"files": files, "sentences": sentences}, ensure_ascii=False, indent=1) + "\n"


def _csv(found: Sequence[Named], lang: Lang) -> str:
    names = ("file", "line", "number", "verdict", "grade", "text", "claims", "why")
    written = io.StringIO()
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(names)
    for file, document in found:
        for one in document.sentences:
            why = "" if one.nothing else " ".join(sentence_reasons(one, lang))
            claims = " ".join(claim.id for claim in one.claims)
            cells = (file, one.line, one.number, one.verdict, one.grade, one.text, claims, why)
            rows.writerow(_plain(cell) for cell in cells)
    return written.getvalue()


def _plain(cell: object) -> object:
    """A cell that no table program takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell


def _html(found: Sequence[Named], lang: Lang) -> str:
    title = text("reading.title", lang)
    heads = "".join(
        f"<th>{escape(text(f'reading.column.{name}', lang))}</th>"
        for name in ("line", "text", "verdict", "why")
    )
    parts = []
    for file, document in found:
        rows = "".join(
            f'<tr class="{one.grade}"><td>{one.line}.{one.number}</td><td>{escape(one.text)}</td>'
            f"<td>{escape(verdict_words(one, lang))}</td><td>{_reasons(one, lang)}</td></tr>"
            for one in document.sentences
        )
        parts.append(
            f"<h2>{escape(file)}</h2><p>{escape(summary_words(document, lang))}</p>"
            f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        )
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def _reasons(one: Sentence, lang: Lang) -> str:
    if one.nothing:
        return ""
    return "<br>".join(map(escape, sentence_reasons(one, lang)))


def _github(found: Sequence[Named], lang: Lang) -> str:
    lines = [
        f"::{_LEVELS[one.grade]} file={_property(file)},line={one.line},"
        f"title={_property(verdict_words(one, lang))}::{_data(one, lang)}\n"
        for file, document in found
        for one in _shown(document)
    ]
    lines += [f"{file}: {summary_words(document, lang)}\n" for file, document in found]
    return "".join(lines)


def _data(one: Sentence, lang: Lang) -> str:
    return _escaped(f"{_short(one.text)} {' '.join(sentence_reasons(one, lang))}")


def _escaped(told: str) -> str:
    return told.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(told: str) -> str:
    return _escaped(told).replace(":", "%3A").replace(",", "%2C")


FORMATS: Final[Mapping[str, Callable[[Sequence[Named], Lang], str]]] = {
    "text": lambda found, lang: report(found, "text", lang),
    "json": _json,
    "csv": _csv,
    "html": _html,
    "github": _github,
}
