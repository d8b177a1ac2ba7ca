"""Hands as the widgets show them: named in both languages, with the cards that play lifted."""

from collections.abc import Iterable, Mapping

from pokerlib.cards import Card
from pokerlib.language import card_faces, category_name, hand_name, hand_phrase
from pokerlib.lessons.components.nodes import Node, both, capital, card, words
from pokerlib.rankings import Category, HandRank, Ranking

# How a card looks, and what that means, for those who hear the page.
Looks = Mapping[Card, tuple[str, Node]]


def hand_words(rank: HandRank | None, *, kickers: bool = True) -> Node:
    """A hand's name; with its kickers it tells apart any two hands of different strength."""
    return capital(both(hand_name, rank, kickers=kickers))


def category_words(ranking: Ranking, category: Category) -> Node:
    """The name of a kind of hand."""
    return capital(both(category_name, ranking, category))


def faces(cards: Iterable[Card]) -> str:
    """The cards as they stand in a sentence."""
    return card_faces(tuple(cards))


def phrase(rank: HandRank | None, **options: bool) -> Node:
    """A hand inside a sentence: in English with its article."""
    return both(hand_phrase, rank, **options)


def looks(cards: Iterable[Card], playing: Iterable[Card]) -> Looks:
    """The cards that play are lifted, the rest dimmed, and both are said."""
    plays = frozenset(playing)
    return {
        one: ("plays", words("table.plays")) if one in plays else ("dim", words("table.rests"))
        for one in cards
    }


def drawn(
    cards: Iterable[Card],
    look: Looks | None = None,
    size: str = "",
    *,
    key: str | None = None,
    coded: bool = False,
) -> list[Node]:
    """Cards side by side, each with its look; `size`: "small".

    Their keys are `key` with their place, or their codes.
    """
    found = []
    for place, one in enumerate(cards):
        style, state = (look or {}).get(one, ("", None))
        name = one.code if coded else None if key is None else f"{key}{place}"
        found.append(card(one, look=f"{size} {style}", state=state, key=name))
    return found
