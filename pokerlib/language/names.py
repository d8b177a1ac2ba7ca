"""Ranks and suits by name, and the spoken name of each card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pokerlib.language.catalogue import text
from pokerlib.language.grammar import Form, noun
from pokerlib.language.languages import Lang, PerLanguage
from pokerlib.language.quantities import NBSP

if TYPE_CHECKING:
    from pokerlib.cards import Card

# By number, as `HandRank.tiebreak` has them: an ace is 14, or 1 where it plays low.
RANK_NOUNS = {
    1: "ace", 2: "deuce", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
    8: "eight", 9: "nine", 10: "ten", 11: "jack", 12: "queen", 13: "king", 14: "ace",
}  # fmt: skip
SUIT_NOUNS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
# асо пика, ace of spades
_OF_SUIT: PerLanguage[Form] = PerLanguage(bg="one", en="many")
_FACES = {1: "A", 11: "J", 12: "Q", 13: "K", 14: "A"}


def rank_name(rank: int, lang: Lang, form: Form = "one") -> str:
    """``rank_name(14, "bg", "many")`` is аса; the rank is a number, the ace 14 or 1."""
    return noun(RANK_NOUNS[int(rank)], lang, form)


def suit_name(suit: str, lang: Lang, form: Form = "many") -> str:
    """The suit by its code c, d, h, s: ``пики``, ``spades``; one card of it with ``"one"``."""
    return noun(SUIT_NOUNS[suit], lang, form)


def rank_face(rank: int) -> str:
    """What the face of the card shows, the same in both languages: A, K, Q, J, 10, 9 …"""
    return _FACES.get(int(rank), str(int(rank)))


def rank_faces(ranks: Iterable[int]) -> str:
    """``A-K-10-6-3``."""
    return "-".join(rank_face(rank) for rank in ranks)


def card_name(card: Card, lang: Lang) -> str:
    """The spoken name of a card: ``асо пика``, ``ace of spades``."""
    suit = suit_name(card.suit, lang, _OF_SUIT[lang])
    return text("card.name", lang, rank=rank_name(card.rank, lang), suit=suit)


def card_face(card: Card) -> str:
    """The card as its face shows it: ``10♥``, where the notation has ``T♥``."""
    return rank_face(card.rank) + card.symbol


def card_faces(cards: Iterable[Card]) -> str:
    """``K♥ K♦ 10♠``, with spaces that don't break a line."""
    return NBSP.join(card_face(card) for card in cards)
