"""The traditional order of high hands (hand rankings, lines 7 to 45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from pokerlib.cards import SUITS, Card
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import (
    IN_SEQUENCE,
    alike,
    every,
    found,
    ranked,
    same_suit,
    sorted_ranks,
)
from pokerlib.rankings import HIGH, Category, difference
from pokerlib.rankings.base import highest_first

LESSON = "01_high_hands"
COMMUNITY = ("holdem", "omaha")
STRAIGHT_FLUSHES = (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def _is(*categories: Category, when: Callable[[tuple[Card, ...]], bool]) -> Agreement:
    """A hand is of this kind exactly when the sentence says so."""
    cases = (
        (hand, when(hand), rank is not None and rank.category in categories)
        for hand, rank in ranked(HIGH)
    )
    return every(cases)


@cache
def _shape(hand: tuple[Card, ...]) -> list[int]:
    return sorted(Counter(card.rank for card in hand).values(), reverse=True)


def _decides(*categories: Category, places: tuple[int, ...] = (0,)) -> Agreement:
    """Of two hands that first differ at such a place, the one with the higher rank there wins."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(found(HIGH, *categories)):
            place = difference(worse, better).place
            if place in places:
                yield (better, worse), True, better.tiebreak[place] > worse.tiebreak[place]

    return every(cases())


@claim("high.straight_flush", rankings(7), lesson=LESSON)
def _straight_flush() -> Evidence:
    return _is(
        *STRAIGHT_FLUSHES,
        when=lambda hand: sorted_ranks(hand) in IN_SEQUENCE and same_suit(hand),
    )


@claim("high.straight_flush_tie", rankings(9), lesson=LESSON)
def _straight_flush_tie() -> Evidence:
    return _decides(Category.STRAIGHT_FLUSH)


@claim("high.royal_flush", rankings(11, 1), lesson=LESSON)
def _royal_flush() -> Evidence:
    best = found(HIGH, *STRAIGHT_FLUSHES)[-1]
    return Agreement(said="AKQJT", computed=sorted_ranks(best.cards), shown=(best,))


@claim("high.royal_flush_unbeaten", rankings(11, 2), lesson=LESSON)
def _royal_flush_unbeaten() -> Evidence:
    royal = alike(HIGH, "As Ks Qs Js Ts")
    return every((hand, False, rank > royal) for hand, rank in ranked(HIGH) if rank)


@claim("high.four_of_a_kind", rankings(13), lesson=LESSON)
def _four_of_a_kind() -> Evidence:
    return _is(Category.FOUR_OF_A_KIND, when=lambda hand: _shape(hand) == [4, 1])


@claim("high.four_of_a_kind_tie", rankings(15, 1), lesson=LESSON)
def _four_of_a_kind_tie() -> Evidence:
    return _decides(Category.FOUR_OF_A_KIND)


@claim("high.four_of_a_kind_kicker", rankings(15, 2), games=COMMUNITY, lesson=LESSON)
def _four_of_a_kind_kicker() -> Evidence:
    return _decides(Category.FOUR_OF_A_KIND, places=(1,))


@claim("high.full_house", rankings(17), lesson=LESSON)
def _full_house() -> Evidence:
    return _is(Category.FULL_HOUSE, when=lambda hand: _shape(hand) == [3, 2])


@claim("high.full_house_tie", rankings(19, 1), lesson=LESSON)
def _full_house_tie() -> Evidence:
    return _decides(Category.FULL_HOUSE)


@claim("high.full_house_pair", rankings(19, 2), games=COMMUNITY, lesson=LESSON)
def _full_house_pair() -> Evidence:
    return _decides(Category.FULL_HOUSE, places=(1,))


@claim("high.flush", rankings(21), lesson=LESSON)
def _flush() -> Evidence:
    """A hand of one suit is a flush, unless a kind that stands higher in the list has it."""
    return _is(
        Category.FLUSH,
        when=lambda hand: same_suit(hand) and sorted_ranks(hand) not in IN_SEQUENCE,
    )


@claim("high.flush_tie", rankings(23, 1), lesson=LESSON)
def _flush_tie() -> Evidence:
    return _decides(Category.FLUSH)


@claim("high.flush_further", rankings(23, 2), lesson=LESSON)
def _flush_further() -> Evidence:
    return _decides(Category.FLUSH, places=(1, 2, 3, 4))


@claim("high.flush_split", rankings(23, 3), lesson=LESSON)
def _flush_split() -> Evidence:
    return every(_other_suits(Category.FLUSH))


@claim("high.suit_never", rankings(23, 4), lesson=LESSON)
def _suit_never() -> Evidence:
    return every(_other_suits(*Category))


def _other_suits(*categories: Category) -> Iterator[tuple[Any, Any, Any]]:
    """The same hand in other suits: equal, so that the pot is split."""
    other = dict(zip(SUITS, "dhsc", strict=True))
    for rank in found(HIGH, *categories):
        twin = HIGH.judge(highest_first([card_at(one.rank, other[one.suit]) for one in rank.cards]))
        yield (rank, twin), True, rank == twin


@claim("high.straight", rankings(25), lesson=LESSON)
def _straight() -> Evidence:
    return _is(
        Category.STRAIGHT,
        when=lambda hand: sorted_ranks(hand) in IN_SEQUENCE and not same_suit(hand),
    )


@claim("high.straight_tie", rankings(27), lesson=LESSON)
def _straight_tie() -> Evidence:
    return _decides(Category.STRAIGHT)


@claim("high.ace_low", rankings(29, 2), lesson=LESSON)
def _ace_low() -> Evidence:
    wheel = alike(HIGH, "5s 4h 3d 2c As")
    return Agreement(said=(Category.STRAIGHT, 5), computed=(wheel.category, *wheel.tiebreak))


@claim("high.only_ace_low", rankings(29, 3), lesson=LESSON)
def _only_ace_low() -> Evidence:
    """No other card goes round: a king under an ace, as in 4-3-2-A-K, makes no straight."""
    round_the_ace = ("4s 3h 2d Ac Ks", "3s 2h Ad Kc Qs", "2s Ah Kd Qc Js")
    return every((text, False, "straight" in alike(HIGH, text).category) for text in round_the_ace)


@claim("high.straight_ends", rankings(29, 4), lesson=LESSON)
def _straight_ends() -> Evidence:
    straights = found(HIGH, Category.STRAIGHT)
    lowest, highest = straights[0], straights[-1]
    return Agreement(
        said=("A5432", "AKQJT"),
        computed=(sorted_ranks(lowest.cards), sorted_ranks(highest.cards)),
        shown=(lowest, highest),
        facts={"straights": len(straights)},
    )


@claim("high.three_of_a_kind", rankings(31), lesson=LESSON)
def _three_of_a_kind() -> Evidence:
    return _is(Category.THREE_OF_A_KIND, when=lambda hand: _shape(hand) == [3, 1, 1])


@claim("high.three_of_a_kind_tie", rankings(33, 1), lesson=LESSON)
def _three_of_a_kind_tie() -> Evidence:
    return _decides(Category.THREE_OF_A_KIND)


@claim("high.three_of_a_kind_kicker", rankings(33, 2), games=COMMUNITY, lesson=LESSON)
def _three_of_a_kind_kicker() -> Evidence:
    """The text stops at the higher of the two other cards; if that is equal, it is silent."""
    first, second = alike(HIGH, "7s 7h 7d Ac Kc"), alike(HIGH, "7s 7h 7d As Qs")
    by_one = "tie" if first.tiebreak[:2] == second.tiebreak[:2] else "first_wins"
    by_two = "first_wins" if first > second else "tie"
    return Gap(
        convention="second_kicker",
        outcomes=(("not_compared", by_one), ("compared", by_two)),
        shown=(first, second, difference(first, second)),
    )


@claim("high.two_pair", rankings(35), lesson=LESSON)
def _two_pair() -> Evidence:
    return _is(Category.TWO_PAIR, when=lambda hand: _shape(hand) == [2, 2, 1])


@claim("high.two_pair_tie", rankings(37, 1), lesson=LESSON)
def _two_pair_tie() -> Evidence:
    return _decides(Category.TWO_PAIR)


@claim("high.two_pair_second", rankings(37, 2), lesson=LESSON)
def _two_pair_second() -> Evidence:
    return _decides(Category.TWO_PAIR, places=(1,))


@claim("high.two_pair_kicker", rankings(37, 3), lesson=LESSON)
def _two_pair_kicker() -> Evidence:
    return _decides(Category.TWO_PAIR, places=(2,))


@claim("high.one_pair", rankings(39), lesson=LESSON)
def _one_pair() -> Evidence:
    return _is(Category.ONE_PAIR, when=lambda hand: _shape(hand) == [2, 1, 1, 1])


@claim("high.one_pair_tie", rankings(41, 1), lesson=LESSON)
def _one_pair_tie() -> Evidence:
    return _decides(Category.ONE_PAIR)


@claim("high.one_pair_kickers", rankings(41, 2), lesson=LESSON)
def _one_pair_kickers() -> Evidence:
    return _decides(Category.ONE_PAIR, places=(1, 2, 3))


@claim("high.high_card", rankings(43), lesson=LESSON)
def _high_card() -> Evidence:
    return _is(
        Category.HIGH_CARD,
        when=lambda hand: (
            _shape(hand) == [1] * 5 and sorted_ranks(hand) not in IN_SEQUENCE
            and not same_suit(hand)
        ),
    )  # fmt: skip


@claim("high.high_card_tie", rankings(45), lesson=LESSON)
def _high_card_tie() -> Evidence:
    return _decides(Category.HIGH_CARD, places=(0, 1, 2, 3, 4))
