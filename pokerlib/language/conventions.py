"""The conventions of a table: each field by name, what it is set to, and where that comes from.

For a field ``cap`` the catalogue holds ``convention.cap`` (its name) and, where its values are
keys such as ``half``, ``convention.cap.half``; numbers, yes and no need no message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pokerlib.cards import SYMBOLS
from pokerlib.conventions import (
    CONVENTION_SOURCES,
    Cited,
    ConventionError,
    Conventions,
    ConventionSource,
)
from pokerlib.language.catalogue import text
from pokerlib.language.grammar import join
from pokerlib.language.hands import category_name
from pokerlib.language.languages import Lang, known
from pokerlib.language.quantities import number
from pokerlib.language.speech import Voice, say, words
from pokerlib.rankings import HIGH


@words.register
def _conventions(found: Conventions, voice: Voice) -> str:
    """All of them, a line each."""
    return "\n".join(
        voice(
            "convention.line",
            name=convention_name(name, voice.lang),
            value=convention_value(name, getattr(found, name), voice.lang),
        )
        for name in CONVENTION_SOURCES
    )


@words.register
def _source(found: ConventionSource, voice: Voice) -> str:
    """The name, the default, and in brackets where it comes from."""
    return voice(
        "convention.line_with_source",
        name=convention_name(found.name, voice.lang),
        value=convention_value(found.name, found.default, voice.lang),
        source=convention_origin(found, voice.lang),
    )


def convention_name(name: str, lang: Lang) -> str:
    """The field in words: ``Кой взема неделимия чип``."""
    return text(f"convention.{name}", lang)


def convention_value(name: str, value: object, lang: Lang) -> str:
    """What the field is set to: ``първата от равните ръце вляво от бутона``."""
    if name in _LISTS:
        return _LISTS[name](value, lang)
    if isinstance(value, bool):
        return text("convention.yes" if value else "convention.no", lang)
    if isinstance(value, int):
        return number(value, lang)
    return text(f"convention.{name}.{value}", lang)


def convention_origin(source: ConventionSource, lang: Lang) -> str:
    """Where the default comes from: ``правилата на игрите, редове 59 и 168``."""
    if source.origin == "book":
        return convention_books(source, source.default, lang)
    n, lines = len(source.lines), join([str(line) for line in source.lines], lang)
    if source.origin == "document":
        return text("convention.source.document", lang, n=n, lines=lines)
    origin = text(f"convention.source.{source.origin}", lang)
    if not lines:
        return origin
    return text("convention.source.completes", lang, n=n, source=origin, lines=lines)


def convention_books(source: ConventionSource, value: object, lang: Lang) -> str:
    """The rule books that have this value, with the place: ``правилата на TDA …, № 20-B``."""
    return join([say(cited, lang) for cited in source.books(value)], lang)


def house_value(source: ConventionSource, book: str, lang: Lang) -> str:
    """What a rule book has, and where it says so; a dash where it is silent or was not read."""
    for value, cited in source.cited:
        if cited.book == book:
            shown = convention_value(source.name, value, lang)
            return text("convention.in_book", lang, value=shown, place=cited.place)
    known(lang)
    return "–"


@words.register
def _cited(found: Cited, voice: Voice) -> str:
    return voice(f"convention.book.{found.book}", place=found.place)


@words.register
def _error(error: ConventionError, voice: Voice) -> str:
    """Which convention can't be what it was set to, and what it can be."""
    field = error.facts["name"]
    name = convention_name(field, voice.lang)
    values = [convention_value(field, value, voice.lang) for value in error.facts["values"]]
    if not values:
        return voice("convention.error", name=name)
    return voice("convention.error.values", name=name, values=join(values, voice.lang, last="or"))


def _suits(order: str, lang: Lang) -> str:
    known(lang)
    return " ".join(SYMBOLS[suit] for suit in order)


def _specials(order: Sequence[str], lang: Lang) -> str:
    return join([text(f"convention.special.{special}", lang) for special in order], lang)


def _special_prices(prices: Sequence[tuple[str, int]], lang: Lang) -> str:
    return join(
        [_priced(_specials([special], lang), price, lang) for special, price in prices], lang
    )


def _bonus_prices(prices: Sequence[tuple[str, str, int]], lang: Lang) -> str:
    return join(
        [_priced(_in_row(row, hand, lang), price, lang) for row, hand, price in prices], lang
    )


def _in_row(row: str, category: str, lang: Lang) -> str:
    hand, where = category_name(HIGH, category, lang), text(f"convention.row.{row}", lang)
    return text("convention.in_row", lang, hand=hand, row=where)


def _priced(what: str, price: int, lang: Lang) -> str:
    return text("convention.priced", lang, what=what, price=price)


_LISTS: dict[str, Callable[[Any, Lang], str]] = {
    "suit_order": _suits,
    "special_order": _specials,
    "special_prices": _special_prices,
    "bonus_prices": _bonus_prices,
}
