"""A plot is three things at once: a picture, the same in words, and the table behind it."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from pokerlib.language import Lang, text
from pokerlib.plots.style import INK, drawing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Text by rows, every row as long as the header."""

    header: Row
    rows: tuple[Row, ...]

    def html(self) -> str:
        """The table in HTML; the first cell of a row is its heading."""
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.header)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in self.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


@dataclass(frozen=True, eq=False)
class Plot:
    """A figure with its title, what it shows in a few sentences, and its numbers as a table."""

    figure: Figure
    title: str
    alt: str
    table: Table
    lang: Lang

    def svg(self) -> str:
        """The picture for a page: its text and lines take the page's colour, light or dark."""
        buffer = io.StringIO()
        # Ids inside the picture are made from its words: two pictures on a page don't mix, and
        # the same picture is the same text.
        salt = hashlib.sha256((self.title + self.alt).encode()).hexdigest()
        with drawing({"svg.hashsalt": salt}):
            self.figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
        drawn = buffer.getvalue()
        drawn = drawn[drawn.index("<svg") :].replace(INK, "currentColor")
        described = (
            f'<svg role="img" aria-label="{escape(self.title)}" style="max-width:100%;height:auto" '
        )
        inside = f"<title>{escape(self.title)}</title>\n<desc>{escape(self.alt)}</desc>\n"
        start = drawn.index(">") + 1
        return described + drawn[4:start] + inside + drawn[start:]

    def png(self, dpi: int = 144) -> bytes:
        """The picture for paper, dark on white."""
        buffer = io.BytesIO()
        with drawing():
            self.figure.savefig(buffer, format="png", dpi=dpi, facecolor="white")
        return buffer.getvalue()

    def _repr_html_(self) -> str:
        heading = escape(text("plots.table", self.lang))
        return (
            f'<figure class="pk-plot" lang="{self.lang}">{self.svg()}'
            f"<figcaption>{escape(self.alt)}</figcaption>"
            f"<details><summary>{heading}</summary>{self.table.html()}</details></figure>"
        )
