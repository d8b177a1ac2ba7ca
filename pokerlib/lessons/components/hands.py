"""Hands as the widgets show them: named in both languages, with the cards that play lifted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pokerlib.cards import Card
from pokerlib.language import LANGUAGES, card_faces, category_name, hand_name
from pokerlib.lessons.components.nodes import Node, capital, words
from pokerlib.rankings import Category, HandRank, Ranking


def hand_words(rank: HandRank | None, *, kickers: bool = True) -> Node:
    """A hand's name; with its kickers it tells apart any two hands of different strength."""
    return capital({"t": [hand_name(rank, lang, kickers=kickers) for lang in LANGUAGES]})


def category_words(ranking: Ranking, category: Category) -> Node:
    """The name of a kind of hand."""
    return capital({"t": [category_name(ranking, category, lang) for lang in LANGUAGES]})


def faces(cards: Iterable[Card]) -> str:
    """The cards as they stand in a sentence."""
    return card_faces(tuple(cards))


def looks(cards: Iterable[Card], playing: Iterable[Card]) -> Mapping[Card, tuple[str, Node]]:
    """The cards that play are lifted, the rest dimmed, and both are said."""
    plays = frozenset(playing)
    return {
        card: ("plays", words("table.plays")) if card in plays else ("dim", words("table.rests"))
        for card in cards
    }
