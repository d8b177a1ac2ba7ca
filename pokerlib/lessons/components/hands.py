"""Names of hands as the widgets show them: in both languages, beginning a line."""

from __future__ import annotations

from pokerlib.language import LANGUAGES, category_name, hand_name
from pokerlib.lessons.components.nodes import Node, capital
from pokerlib.rankings import Category, HandRank, Ranking

__all__ = ["category_words", "hand_words"]


def hand_words(rank: HandRank | None, *, kickers: bool = True) -> Node:
    """A hand's name; with its kickers it tells apart any two hands of different strength."""
    return capital({"t": [hand_name(rank, lang, kickers=kickers) for lang in LANGUAGES]})


def category_words(ranking: Ranking, category: Category) -> Node:
    """The name of a kind of hand."""
    return capital({"t": [category_name(ranking.key, category, lang) for lang in LANGUAGES]})
