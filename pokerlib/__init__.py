"""Poker rules that show their reasoning, and lessons built on them.

>>> import pokerlib as pk
>>> made = pk.GAMES["omaha"].made("As Kh Kd 4c", "Qs 9s 7s 2s Kc")["high"]
>>> made.rank.category, [card.code for card in made.hole]
(<Category.THREE_OF_A_KIND: 'three_of_a_kind'>, ['Kh', 'Kd'])

The rules below load with the package; what draws, counts or speaks (`odds`, `documents`,
`language`, `plots`, `lessons` …) loads when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pokerlib.cards import (
    Card,
    CardError,
    code_at,
    deal,
    deck_of,
    new_code,
    normalize_code,
)
from pokerlib.cards import cards as cards
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import GAMES, Game
from pokerlib.rankings import HIGH, Category, HandRank, Ranking, difference, explain

if TYPE_CHECKING:
    from pokerlib import language as language

_LAZY_MODULES = ("chinese", "documents", "language", "lessons", "odds", "phh", "plots", "practice")

__all__ = [
    "CONVENTIONS",
    "GAMES",
    "HIGH",
    "Card",
    "CardError",
    "Category",
    "Conventions",
    "Game",
    "HandRank",
    "Ranking",
    "cards",
    "code_at",
    "deal",
    "deck_of",
    "difference",
    "explain",
    "new_code",
    "normalize_code",
]


def __getattr__(name: str) -> Any:
    if name in _LAZY_MODULES:
        return import_module(f"pokerlib.{name}")
    raise AttributeError(f"module 'pokerlib' has no attribute {name!r}")
