"""Names of hands, with their ranks: what a player says when the cards are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokerlib.language.catalogue import text
from pokerlib.language.grammar import a, count, join, numeral, with_
from pokerlib.language.languages import Lang, PerLanguage
from pokerlib.language.names import RANK_NOUNS, rank_faces, rank_name

if TYPE_CHECKING:
    from pokerlib.rankings import HandRank, Ranking

# How many ranks the short name says; the kickers are the others.
_NAMED = {"four_of_a_kind": 1, "three_of_a_kind": 1, "two_pair": 2, "one_pair": 1, "high_card": 1}
# Hands that are compared rank by rank, so that the full name lists all of them.
_LISTED = {"flush", "low", "wheel", "badugi", "three_card", "two_card", "one_card"}
# What English puts no article before: three kings, aces full of kings, two pair, ace high.
_BARE = {"four_of_a_kind", "full_house", "three_of_a_kind", "two_pair", "high_card"}

# The ranks that a low is named after by their number.
_BY_NUMBER: PerLanguage[range] = PerLanguage(bg=range(2, 11), en=range(0))


def hand_name(rank: HandRank | None, lang: Lang, *, kickers: bool = True) -> str:
    """The name of the hand: ``чифт аса, кикъри поп, дама и деветка``.

    In full it tells apart any two hands of different strength; without kickers it is what one
    says at the table, ``чифт аса``. None is a hand that does not qualify for low.
    """
    if rank is None:
        return text("hand.no_low", lang)
    kind, ranks = _kind(rank), tuple(int(one) for one in rank.tiebreak)
    if not kickers or (kind == "low" and len(ranks) == 1):
        return _short(kind, ranks, lang)
    if kind in _LISTED:
        spoken = _spoken(rank, kind, ranks, lang)
        shown = rank_faces(ranks) if len(ranks) > 1 else rank_name(ranks[0], lang)
        return text("hand.listed", lang, hand=spoken, ranks=shown)
    rest = ranks[_NAMED.get(kind, len(ranks)) :]
    name = _short(kind, ranks, lang)
    if not rest:
        return name
    names = join([rank_name(one, lang) for one in rest], lang)
    return text("hand.kickers", lang, n=len(rest), hand=name, ranks=names)


def hand_phrase(rank: HandRank | None, lang: Lang, *, kickers: bool = True) -> str:
    """The name as it stands inside a sentence: in English with its article."""
    name = hand_name(rank, lang, kickers=kickers)
    return name if rank is None or _kind(rank) in _BARE else a(name, lang)


def category_name(ranking: Ranking, category: str, lang: Lang) -> str:
    """The name of a whole category, as a list of hands prints it: ``три еднакви``."""
    if _is_low(ranking, category):
        return text("hand.category.no_pair", lang)
    return text(f"hand.category.{category}", lang)


def _is_low(ranking: Ranking, category: str) -> bool:
    """Whether the ranks alone make the hand."""
    return ranking.lowest_wins and category in {"high_card", "no_pair"}


def _kind(rank: HandRank) -> str:
    """The category, but an unpaired hand of a lowball is a low and no high card."""
    if _is_low(rank.ranking, rank.category):
        return "wheel" if tuple(rank.tiebreak) == (5, 4, 3, 2, 1) else "low"
    return str(rank.category)


def _short(kind: str, ranks: tuple[int, ...], lang: Lang) -> str:
    """The name without kickers. Each message takes of these facts what it needs."""
    second = rank_name(ranks[1], lang, "many") if len(ranks) > 1 else ""
    return text(
        f"hand.{kind}",
        lang,
        one=rank_name(ranks[0], lang),
        many=rank_name(ranks[0], lang, "many"),
        three=count(3, RANK_NOUNS[ranks[0]], lang, words=True),
        second=second,
        filled=with_(second, lang) if second else "",
    )


def _spoken(rank: HandRank, kind: str, ranks: tuple[int, ...], lang: Lang) -> str:
    """What stands before the listed ranks: a low goes by its two highest, ``шест-четири лоу``."""
    if kind != "low" or len(ranks) < 2:
        return _short(kind, ranks, lang)
    first, second = (_said(one, lang) for one in ranks[:2])
    perfect = not rank.ranking.ace_low and ranks == (7, 5, 4, 3, 2)
    return text("hand.number_one" if perfect else "hand.low_two", lang, first=first, second=second)


def _said(rank: int, lang: Lang) -> str:
    """The rank in a low's name: Bulgarian says the number, not the card (``шест``, ``поп``)."""
    return numeral(rank, lang) if rank in _BY_NUMBER[lang] else rank_name(rank, lang)
