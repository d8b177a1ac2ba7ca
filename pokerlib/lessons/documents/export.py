"""The claims as files: CSV, and a page for print, in each language."""

import csv
from base64 import b64encode
from html import escape
from io import StringIO
from itertools import groupby
from operator import itemgetter

from pokerlib.documents import CLAIMS, Claim
from pokerlib.language import LANGUAGES, say, text
from pokerlib.language.documents import in_full
from pokerlib.language.languages import Lang
from pokerlib.lessons.components import Node, Page, h, words
from pokerlib.lessons.documents.shared import found, lines

COLUMNS = ("id", "document", "section", "lines", "said", "verdict", "why")
PRINTED = ("lines", "said", "verdict", "why")
STYLE = (
    "@page{size:A4;margin:14mm}body{font:9.5pt/1.35 'DejaVu Sans',sans-serif}"
    "table{border-collapse:collapse;width:100%;table-layout:fixed}"
    "td,th{border-bottom:.5pt solid #999;padding:1.2mm;text-align:left;vertical-align:top}"
    "th:nth-child(1){width:12%}th:nth-child(2){width:34%}th:nth-child(3){width:14%}"
    "thead{display:table-header-group}tr{break-inside:avoid}h2,h3{break-after:avoid}"
)


def _row(claim: Claim, lang: Lang) -> dict[str, str]:
    evidence = found()[claim.id]
    return {
        "id": claim.id,
        "document": _document(claim, lang),
        "section": text(f"document.section.{claim.places[0].section}", lang),
        "lines": lines(claim.places),
        "said": say(claim, lang),
        "verdict": text(f"document.verdict.{evidence.verdict}", lang),
        "why": in_full(claim, evidence, lang),
    }


def _document(claim: Claim, lang: Lang) -> str:
    return text(f"document.name.{claim.places[0].document.replace('-', '_')}", lang)


def _heads(columns: tuple[str, ...], lang: Lang) -> list[str]:
    return [text(f"documents_lesson.column.{name}", lang) for name in columns]


def as_csv(lang: Lang) -> str:
    """All claims, a line each, as a spreadsheet reads them."""
    file = StringIO()
    writer = csv.writer(file)
    writer.writerow(_heads(COLUMNS, lang))
    writer.writerows([_row(claim, lang)[name] for name in COLUMNS] for claim in CLAIMS)
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + file.getvalue()


def as_page(lang: Lang) -> str:
    """All claims as a page to print, section by section."""
    title = escape(text("documents_lesson.title", lang))
    heads = "".join(f"<th scope='col'>{escape(head)}</th>" for head in _heads(PRINTED, lang))
    parts: list[str] = []
    for document, of_document in groupby(CLAIMS, key=lambda claim: _document(claim, lang)):
        parts.append(f"<h2>{escape(document)}</h2>")
        rows = [_row(claim, lang) for claim in of_document]
        for section, of_section in groupby(rows, key=itemgetter("section")):
            body = "".join(
                "<tr>" + "".join(f"<td>{escape(row[name])}</td>" for name in PRINTED) + "</tr>"
                for row in of_section
            )
            parts.append(f"<h3>{escape(section)}</h3>")
            parts.append(f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>{''.join(parts)}</html>"
    )


def export() -> Page:
    """Links that save the files; everything in them is made here and now."""
    links = [
        _link(f"csv_{lang}", "text/csv", f"claims.{lang}.csv", as_csv(lang)) for lang in LANGUAGES
    ]
    links += [
        _link(f"page_{lang}", "text/html", f"claims.{lang}.html", as_page(lang))
        for lang in LANGUAGES
    ]
    return Page(h("ul", *(h("li", link) for link in links)))


def _link(name: str, kind: str, file: str, content: str) -> Node:
    data = b64encode(content.encode()).decode()
    return h(
        "a",
        words(f"documents_lesson.save.{name}"),
        href=f"data:{kind};charset=utf-8;base64,{data}",
        download=file,
    )
