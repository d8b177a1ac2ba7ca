"""What is said of one hand taken apart, and of two hands compared."""

from __future__ import annotations

from typing import TypeVar

from pokerlib.language.catalogue import text
from pokerlib.language.grammar import Form, capital, join
from pokerlib.language.hands import category_name, hand_name, hand_phrase
from pokerlib.language.languages import Lang
from pokerlib.language.names import card_face, card_faces, rank_name
from pokerlib.language.speech import Voice, words
from pokerlib.rankings import BADUGI, HIGH, Category, HandRank
from pokerlib.rankings.explain import Difference, Explanation, places

T = TypeVar("T")

# Of these a whole group of cards decides, so that its rank stands in the plural.
_GROUPS = {"quads", "trips", "pair", "top_pair", "second_pair"}
# Hands with a sentence of their own; of the others one says which cards make them.
_OWN_SENTENCE = {
    "royal_flush", "straight_flush", "straight", "flush", "full_house", "high_card",
}  # fmt: skip
_NOTHING = {"no_pair", "high_card"}


@words.register
def _hand(rank: HandRank, voice: Voice) -> str:
    return hand_name(rank, voice.lang)


@words.register
def _category(category: Category, voice: Voice) -> str:
    return category_name(HIGH, category, voice.lang)


@words.register
def _explanation(found: Explanation, voice: Voice) -> str:
    """Which cards make the hand what it is, and which only break ties or don't count."""
    said = _taken_apart(found, voice.lang)
    ranking = found.rank.ranking
    if ranking.lowest_wins and ranking is not BADUGI and found.category not in _NOTHING:
        return f"{said} {text('ranking.explain.weaker_wins', voice.lang)}"
    return said


def _taken_apart(found: Explanation, lang: Lang) -> str:
    hand, ranking = capital(hand_name(found.rank, lang)), found.rank.ranking
    if ranking is BADUGI:
        dropped = _dropped(found, lang)
        if not dropped:
            return text("ranking.explain.badugi", lang, hand=hand)
        cards = join(dropped, lang)
        return text("ranking.explain.badugi_less", lang, n=len(dropped), hand=hand, dropped=cards)
    if ranking.lowest_wins and found.category in _NOTHING:
        return text("ranking.explain.low", lang, hand=hand)
    if found.category in _OWN_SENTENCE:
        cards = card_faces(found.rank.cards)
        name = str(found.category)
        if ranking.lowest_wins and name == "royal_flush":  # there it is the worst of all
            name = "straight_flush"
        return text(f"ranking.explain.{name}", lang, hand=hand, cards=cards)
    cards = join([card_faces(group) for group in found.groups], lang)
    if not found.kickers:
        return text("ranking.explain.groups", lang, hand=hand, cards=cards)
    kickers = join([card_face(card) for card in found.kickers], lang)
    n = len(found.kickers)
    return text("ranking.explain.kickers", lang, n=n, hand=hand, cards=cards, kickers=kickers)


def _dropped(found: Explanation, lang: Lang) -> list[str]:
    """The cards that don't count, each with the first reason."""
    reasons: dict[str, str] = {}
    for item in found.dropped:
        card, against = card_face(item.card), card_face(item.against)
        reason = text(f"ranking.dropped.{item.reason}", lang, card=card, against=against)
        reasons.setdefault(card, reason)
    return list(reasons.values())


@words.register
def _difference(found: Difference, voice: Voice) -> str:
    """Which of two hands wins, and what decides."""
    if not found.better:
        return voice("ranking.none", hand=hand_name(found.first, voice.lang))
    winner = text("ranking.first" if found.better > 0 else "ranking.second", voice.lang)
    reason = difference_reason(found, voice.lang)
    return capital(voice("ranking.wins", winner=winner, reason=reason))


def difference_reason(found: Difference, lang: Lang) -> str:
    """What decides, as a clause: ``решава вторият кикър – дама срещу деветка``."""
    winner, loser = better_first(found.first, found.second, found)
    if found.role is None or found.ranks is None:
        names = [hand_phrase(rank, lang, kickers=False) for rank in (winner, loser)]
        return text("ranking.category", lang, better=names[0], worse=names[1])
    form: Form = "many" if found.role in _GROUPS else "one"
    better, worse = (rank_name(rank, lang, form) for rank in better_first(*found.ranks, found))
    reason = text(_place_id(found.role, found.nth, winner), lang, better=better, worse=worse)
    low = winner.ranking.lowest_wins
    return text("ranking.lower_wins", lang, reason=reason) if low else reason


def better_first(first: T, second: T, found: Difference) -> tuple[T, T]:
    """What belongs to the better hand, then what belongs to the other."""
    return (first, second) if found.better > 0 else (second, first)


def _place_id(role: str, nth: int | None, rank: HandRank) -> str:
    """A kicker or a card goes by its number, unless it is the only one."""
    alike = sum(place.role == role for place in places(rank))
    numbered = role in {"kicker", "card"} and alike > 1
    return f"ranking.place.{role}" + (f".{nth}" if numbered else "")
