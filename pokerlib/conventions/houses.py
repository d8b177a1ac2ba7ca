"""Whole sets of conventions: the documents', and what each rule book says beside them."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from pokerlib.conventions.record import CONVENTION_SOURCES, CONVENTIONS, Conventions


def said_by(book: str) -> dict[str, Any]:
    """The fields that a rule book speaks of, and the values that it has.

    >>> said_by("wsop_2024")
    {'straddle_raise': 'big_blind'}
    """
    return {
        name: value
        for name, source in CONVENTION_SOURCES.items()
        for value, cited in source.cited
        if cited.book == book
    }


def _house(book: str) -> Conventions:
    """The book's values; where it is silent, or was not read, those of the documents."""
    return replace(CONVENTIONS, **said_by(book))


DOCUMENTS: Final = CONVENTIONS
TDA_2024: Final = _house("tda_2024")
WSOP_2024: Final = _house("wsop_2024")
ROBERT: Final = _house("robert")
HOUSES: Final = MappingProxyType(
    {
        "documents": DOCUMENTS,
        "tda_2024": TDA_2024,
        "wsop_2024": WSOP_2024,
        "robert": ROBERT,
    }
)
