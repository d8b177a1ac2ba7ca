"""Pictures for a notebook's output, in both languages, each with its words and its table."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import comb
from typing import TYPE_CHECKING, Any

from pokerlib import plots
from pokerlib.language import LANGUAGES, Lang, text
from pokerlib.lessons.components import Page, category_words, columns, h, table, words
from pokerlib.lessons.probability.shared import figure
from pokerlib.practice.probability import ladder_chances, three_cards
from pokerlib.rankings import ACE_TO_FIVE, BADUGI, HIGH, Category

if TYPE_CHECKING:
    from pokerlib.plots import Plot


class Picture:
    """One plot in each language; the language switch shows one of them."""

    def __init__(self, draw: Callable[[Lang], Plot]) -> None:
        self.plots = {lang: draw(lang) for lang in LANGUAGES}

    def _repr_html_(self) -> str:
        return '<div class="pk pk-picture">' + "".join(map(self._one, LANGUAGES)) + "</div>"

    def _one(self, lang: Lang) -> str:
        plot = self.plots[lang]
        numbers = escape(text("probability.numbers", lang))
        inner = plot.table.html().replace("<table>", '<table class="pk-table">')
        return (
            f'<div lang="{lang}">{_framed(plot.svg())}'
            f"<details><summary>{numbers}</summary>"
            f"<p>{escape(plot.alt)}</p>{_framed(inner)}</details></div>"
        )

    def __repr__(self) -> str:
        return "\n".join(plot.alt for plot in self.plots.values())

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/html": self._repr_html_(), "text/plain": repr(self)}


def _framed(wide: str) -> str:
    """What may be wider than a phone scrolls by itself."""
    return f'<div class="pk-scroll" tabindex="0" role="group">{wide}</div>'


def ladder_picture() -> Picture:
    """The ten hands on a logarithmic axis."""
    return Picture(lambda lang: plots.hand_chances(lang, HIGH))


def low_picture(system: str = "ace_to_five") -> Picture:
    """The lows, or badugi, the same way."""
    ranking = BADUGI if system == "badugi" else ACE_TO_FIVE
    return Picture(lambda lang: plots.hand_chances(lang, ranking))


def omaha_picture(hole: str = "As Kh Kd 4c", board: str = "Qs 9s 7s 2s Kc") -> Picture:
    """How many of the sixty combinations make what."""
    return Picture(lambda lang: plots.choices(lang, hole, board))


def three_card_table() -> Page:
    """Five cards and three: in three cards a flush is the more common one."""
    five = {one.category: one.favourable for one in ladder_chances()}
    three = three_cards()
    kinds = (
        Category.STRAIGHT_FLUSH,
        Category.THREE_OF_A_KIND,
        Category.STRAIGHT,
        Category.FLUSH,
        Category.ONE_PAIR,
        Category.HIGH_CARD,
    )
    # A royal flush is the best straight flush: of three cards there is no word for it.
    five[Category.STRAIGHT_FLUSH] += five[Category.ROYAL_FLUSH]
    heads = columns("probability.three", "kind", "five", "three")
    rows = [
        (
            "pk-best" if kind in {Category.STRAIGHT, Category.FLUSH} else "",
            (category_words(HIGH, kind), figure(five[kind]), figure(three[kind])),
        )
        for kind in kinds
    ]
    note = words("probability.three.note", five=figure(comb(52, 5)), three=figure(three.total()))
    return Page(table(heads, rows, caption=words("probability.three.caption")), h("p.pk-say", note))
