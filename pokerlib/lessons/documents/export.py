"""The claims as files: CSV, and a page for print, in each language."""

from __future__ import annotations

import csv
from base64 import b64encode
from html import escape
from io import StringIO

from pokerlib.documents import CLAIMS
from pokerlib.language import LANGUAGES, say, text
from pokerlib.language.catalogue import Lang
from pokerlib.language.documents import reason
from pokerlib.lessons.components.nodes import Node, h, words
from pokerlib.lessons.components.page import Page
from pokerlib.lessons.documents.shared import found, lines

__all__ = ["as_csv", "as_page", "export"]

COLUMNS = ("id", "document", "section", "lines", "said", "verdict", "why")
STYLE = (
    "@page{size:A4 landscape;margin:14mm}body{font:10pt/1.4 'DejaVu Sans',sans-serif}"
    "table{border-collapse:collapse;width:100%}td,th{border-bottom:.5pt solid #999;padding:1.5mm;"
    "text-align:left;vertical-align:top}thead{display:table-header-group}tr{break-inside:avoid}"
)


def _rows(lang: Lang) -> list[list[str]]:
    return [
        [
            claim.id,
            text(f"document.name.{claim.places[0].document.replace('-', '_')}", lang),
            text(f"document.section.{claim.places[0].section}", lang),
            lines(claim.places),
            say(claim, lang),
            text(f"document.verdict.{found()[claim.id].verdict}", lang),
            reason(claim, found()[claim.id], lang),
        ]
        for claim in CLAIMS
    ]


def _heads(lang: Lang) -> list[str]:
    return [text(f"documents_lesson.column.{name}", lang) for name in COLUMNS]


def as_csv(lang: Lang) -> str:
    """All claims, a line each, as a spreadsheet reads them."""
    file = StringIO()
    writer = csv.writer(file)
    writer.writerow(_heads(lang))
    writer.writerows(_rows(lang))
    return "\N{ZERO WIDTH NO-BREAK SPACE}" + file.getvalue()


def as_page(lang: Lang) -> str:
    """All claims as a page to print."""
    title = escape(text("documents_lesson.title", lang))
    heads = "".join(f"<th scope='col'>{escape(head)}</th>" for head in _heads(lang)[1:])
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in _rows(lang)
    )
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>"
        f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></html>"
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
