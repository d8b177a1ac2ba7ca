"""A chance in every form: part of all, decimal, percent, one in so many, so many to one."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from pokerlib.language import (
    LANGUAGES,
    Lang,
    fraction,
    number,
    odds,
    odds_against,
    percent,
    probability,
)
from pokerlib.lessons.components.nodes import Node, table, words
from pokerlib.odds import Chance

__all__ = ["all_forms", "chance_of", "figure", "one_in"]


def chance_of(chance: Chance) -> Fraction:
    """The chance as a number."""
    return Fraction(chance.favourable, chance.total)


def one_in(part: Fraction) -> Node:
    """1 in 649,740."""
    return {"t": [odds(part, lang) for lang in LANGUAGES]}


def figure(count: int) -> Node:
    """A count as the language writes it."""
    return {"t": [number(count, lang) for lang in LANGUAGES]}


def all_forms(chance: Chance) -> Node:
    """The same chance in five forms; "1 in N" and "N to 1" stand apart."""
    part = chance_of(chance)
    writers: dict[str, Callable[[Lang], str]] = {
        "count": lambda lang: f"{number(chance.favourable, lang)} / {number(chance.total, lang)}",
        "fraction": lambda lang: fraction(part, lang),
        "decimal": lambda lang: probability(part, lang),
        "percent": lambda lang: percent(part, lang),
        "one_in": lambda lang: odds(part, lang),
        "against": lambda lang: odds_against(part, lang),
    }
    rows = [
        ("", (words(f"probability.form.{name}"), {"t": [write(lang) for lang in LANGUAGES]}))
        for name, write in writers.items()
    ]
    heads = [words("probability.form"), words("probability.value")]
    return table(heads, rows, caption=words("probability.forms"))
