"""The traditional order of high hands (hand rankings, lines 7 to 45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from pokerlib.cards import Card
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import every, ranked, same_suit, sorted_ranks
from pokerlib.rankings import HIGH, Category, HandRank, difference

LESSON = "01_high_hands"
IN_SEQUENCE = {"AKQJT98765432"[i : i + 5] for i in range(9)} | {"A5432"}
STRAIGHT_FLUSHES = {Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}


def _is(*categories: Category, when: Callable[[tuple[Card, ...]], bool]) -> Agreement:
    """A hand is of this kind exactly when the sentence says so."""
    cases = ((hand, when(hand), rank is not None and rank.category in categories)
             for hand, rank in ranked(HIGH))  # fmt: skip
    return every(cases)


def _shape(hand: tuple[Card, ...]) -> list[int]:
    return sorted(Counter(card.rank for card in hand).values(), reverse=True)


def _of(*categories: Category) -> list[HandRank]:
    """The strengths of a kind, the weakest first."""
    found = [rank for _, rank in ranked(HIGH) if rank and rank.category in categories]
    return sorted(found, key=lambda rank: rank.strength)


def _decides(category: Category, place: int) -> Agreement:
    """Of two hands alike down to this place, the one with the higher rank there wins."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(_of(category)):
            if difference(worse, better).place == place:
                higher = better.tiebreak[place] > worse.tiebreak[place]
                yield (better, worse), True, higher and better > worse

    return every(cases())


@claim("high.straight_flush", rankings(7), lesson=LESSON)
def _straight_flush() -> Evidence:
    return _is(
        *STRAIGHT_FLUSHES,
        when=lambda hand: sorted_ranks(hand) in IN_SEQUENCE and same_suit(hand),
    )


@claim("high.straight_flush_tie", rankings(9), lesson=LESSON)
def _straight_flush_tie() -> Evidence:
    return _decides(Category.STRAIGHT_FLUSH, 0)


@claim("high.royal_flush", rankings(11, 1), lesson=LESSON)
def _royal_flush() -> Evidence:
    best = max(_of(*STRAIGHT_FLUSHES))
    return Agreement(said="AKQJT", computed=sorted_ranks(best.cards), shown=(best,))


@claim("high.royal_flush_unbeaten", rankings(11, 2), lesson=LESSON)
def _royal_flush_unbeaten() -> Evidence:
    royal = HIGH.rank("As Ks Qs Js Ts")
    return every((hand, False, rank > royal) for hand, rank in ranked(HIGH) if rank and royal)


@claim("high.four_of_a_kind", rankings(13), lesson=LESSON)
def _four_of_a_kind() -> Evidence:
    return _is(Category.FOUR_OF_A_KIND, when=lambda hand: _shape(hand) == [4, 1])


@claim("high.four_of_a_kind_tie", rankings(15, 1), lesson=LESSON)
def _four_of_a_kind_tie() -> Evidence:
    return _decides(Category.FOUR_OF_A_KIND, 0)


@claim("high.three_of_a_kind_kicker", rankings(33, 2), games=("holdem", "omaha"), lesson=LESSON)
def _three_of_a_kind_kicker() -> Evidence:
    """The text stops at the first of the two other cards."""
    first, second = HIGH.rank("7s 7h 7d Ac Kc"), HIGH.rank("7s 7h 7d As Qs")
    assert first is not None
    assert second is not None
    found = difference(first, second)
    by_one = "tie" if first.tiebreak[1] == second.tiebreak[1] else "first"
    by_two = "first" if found.better > 0 else "tie"
    return Gap(
        convention="kickers_compared",
        outcomes=((1, by_one), (2, by_two)),
        shown=(first, second, found),
    )
