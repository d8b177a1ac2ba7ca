"""Cards and tables for whoever prints a record in a shell or a notebook; no sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from types import MappingProxyType
from typing import Final

from pokerlib.cards.model import Card

# Four colours, each dark enough on white; the sign says the suit without them.
_COLOURS: Final = MappingProxyType({"s": "#1a1a1a", "h": "#c62828", "d": "#1a56b0", "c": "#1b6e34"})


def cards_text(cards: Iterable[Card | None]) -> str:
    """The cards by letter and sign, ?? for one that nobody knows.

    >>> from pokerlib.cards import cards
    >>> cards_text([*cards("Kc Th"), None])
    'K♣ T♥ ??'
    """
    return " ".join("??" if card is None else str(card) for card in cards)


def cards_html(cards: Iterable[Card | None]) -> str:
    """The same as HTML, each card in the colour of its suit.

    >>> from pokerlib.cards import cards
    >>> cards_html(cards("Kc"))
    '<b style="color:#1b6e34">K♣</b>'
    """
    return " ".join(
        "<b>??</b>" if card is None else f'<b style="color:{_COLOURS[card.suit]}">{card}</b>'
        for card in cards
    )


def table_html(rows: Iterable[Sequence[object]]) -> str:
    """A table of what is given; text that begins with < is HTML already.

    >>> table_html([("high", 1)])
    '<table><tr><td>high</td><td>1</td></tr></table>'
    """

    def cell(value: object) -> str:
        told = str(value)
        return f"<td>{told if told.startswith('<') else escape(told)}</td>"

    lines = ("".join(map(cell, row)) for row in rows)
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
