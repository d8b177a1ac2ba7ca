"""The traditional order of high hands (hand rankings, lines 7 to 45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from pokerlib.cards import ACE, RANKS, SUITS, Card, cards
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import (
    IN_SEQUENCE,
    alike,
    also,
    by_hand,
    compared,
    every,
    first_apart,
    found,
    of_kind,
    ranked,
    same_suit,
    sorted_ranks,
)
from pokerlib.rankings import HIGH, Category, HandRank, difference
from pokerlib.rankings.base import highest_first

TOPIC = "high_hands"
COMMUNITY = ("holdem", "omaha")
HOLDEM = ("holdem",)  # in Omaha two hands can't hold the same four of a kind
STRAIGHT_FLUSHES = (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def _is(*categories: Category, when: Callable[[tuple[Card, ...]], bool]) -> Agreement:
    """A hand is of this kind exactly when the sentence says so."""
    cases = (
        (hand, when(hand), rank is not None and rank.category in categories)
        for hand, rank in ranked(HIGH)
    )
    return of_kind(every(cases), found(HIGH, *categories))


@by_hand
def _shape(hand: tuple[Card, ...]) -> list[int]:
    return sorted(Counter(card.rank for card in hand).values(), reverse=True)


def _like(*equal: int, other: int = 0) -> Callable[[tuple[Card, ...]], bool]:
    """So many equal cards, perhaps so many others, and no other card."""
    wanted = sorted((*equal, *[1] * min(other, HIGH.size + 1)), reverse=True)
    return lambda hand: _shape(hand) == wanted


def _decides(*categories: Category, places: tuple[int, ...] = (0,)) -> Agreement:
    """Of two hands that first differ at such a place, the one with the higher rank there wins."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(found(HIGH, *categories)):
            place = first_apart(better, worse)
            if place in places:
                yield (better, worse), True, better.tiebreak[place] > worse.tiebreak[place]

    return compared(every(cases()))


def _in_turn(category: Category, said: tuple[int, ...], first: int = 0) -> Agreement:
    """The cards named are looked at in this order, and no other card is left.

    Counted from 1, from the highest that is not compared with its like, at place `first`.
    """
    ranks = found(HIGH, category)
    compared = tuple(range(1, len(ranks[0].tiebreak) - first + 1))
    whole = _decides(category, places=tuple(first - 1 + one for one in compared))
    return also(whole, ranks[-1], (1, *said), compared, gives="place")


def _place_of_kicker(category: Category, place: int) -> Agreement:
    """The last card to be compared stands at this place, and the higher one wins."""
    ranks = found(HIGH, category)
    last = len(ranks[0].tiebreak) - 1
    at = 1 + sum(_count(ranks[0].cards, rank) for rank in ranks[0].tiebreak[:last])
    return also(_decides(category, places=(last,)), ranks[0], place, at, gives="place")


def _count(cards: tuple[Card, ...], rank: int) -> int:
    return sum(card.rank == rank for card in cards)


@claim("high.straight_flush", rankings(7), topic=TOPIC)
def _straight_flush(cards: int = 5, suits: int = 1) -> Evidence:
    return _is(
        *STRAIGHT_FLUSHES,
        when=lambda hand: sorted_ranks(hand) in IN_SEQUENCE and _suited(hand, cards, suits),
    )


def _suited(hand: tuple[Card, ...], cards: int, suits: int) -> bool:
    return len(hand) == cards and len({card.suit for card in hand}) == suits


@claim("high.straight_flush_tie", rankings(9), topic=TOPIC)
def _straight_flush_tie() -> Evidence:
    return _decides(Category.STRAIGHT_FLUSH)


@claim("high.royal_flush", rankings(11, 1), topic=TOPIC)
def _royal_flush(
    first: int = 14,
    second: int = 13,
    third: int = 12,
    fourth: int = 11,
    fifth: int = 10,
    suits: int = 1,
) -> Evidence:
    """The strongest straight flush, card by card."""
    best = found(HIGH, *STRAIGHT_FLUSHES)[-1]
    ranks = sorted((card.rank for card in best.cards), reverse=True)
    return Agreement(
        said=([first, second, third, fourth, fifth], suits),
        computed=(ranks, len({card.suit for card in best.cards})),
        shown=(best,),
    )


@claim("high.royal_flush_unbeaten", rankings(11, 2), topic=TOPIC)
def _royal_flush_unbeaten() -> Evidence:
    royal = alike(HIGH, "As Ks Qs Js Ts")
    asked = every((hand, False, rank > royal) for hand, rank in ranked(HIGH) if rank)
    nearest = found(HIGH, Category.STRAIGHT_FLUSH)[-1]
    return replace(asked, shown=(difference(royal, nearest),))


@claim("high.four_of_a_kind", rankings(13), topic=TOPIC)
def _four_of_a_kind(same: int = 4, other: int = 1) -> Evidence:
    return _is(Category.FOUR_OF_A_KIND, when=_like(same, other=other))


@claim("high.four_of_a_kind_tie", rankings(15, 1), topic=TOPIC)
def _four_of_a_kind_tie() -> Evidence:
    return _decides(Category.FOUR_OF_A_KIND)


@claim("high.four_of_a_kind_kicker", rankings(15, 2), games=HOLDEM, topic=TOPIC)
def _four_of_a_kind_kicker(place: int = 5) -> Evidence:
    return _place_of_kicker(Category.FOUR_OF_A_KIND, place)


@claim("high.full_house", rankings(17), topic=TOPIC)
def _full_house(same: int = 3, pair: int = 2) -> Evidence:
    return _is(Category.FULL_HOUSE, when=_like(same, pair))


@claim("high.full_house_tie", rankings(19, 1), topic=TOPIC)
def _full_house_tie(same: int = 3) -> Evidence:
    """The rank that so many cards share decides."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(found(HIGH, Category.FULL_HOUSE)):
            if first_apart(better, worse) == 0:
                rank = better.tiebreak[0]
                above = rank > worse.tiebreak[0]
                yield (better, worse), (True, same), (above, _count(better.cards, rank))

    return compared(every(cases()))


@claim("high.full_house_pair", rankings(19, 2), games=COMMUNITY, topic=TOPIC)
def _full_house_pair() -> Evidence:
    return _decides(Category.FULL_HOUSE, places=(1,))


@claim("high.flush", rankings(21), topic=TOPIC)
def _flush(cards: int = 5, suits: int = 1) -> Evidence:
    """A hand of one suit is a flush, unless a kind that stands higher in the list has it."""
    return _is(
        Category.FLUSH,
        when=lambda hand: _suited(hand, cards, suits) and sorted_ranks(hand) not in IN_SEQUENCE,
    )


@claim("high.flush_tie", rankings(23, 1), topic=TOPIC)
def _flush_tie() -> Evidence:
    return _decides(Category.FLUSH)


@claim("high.flush_further", rankings(23, 2), topic=TOPIC)
def _flush_further(second: int = 2, third: int = 3, fourth: int = 4, fifth: int = 5) -> Evidence:
    return _in_turn(Category.FLUSH, (second, third, fourth, fifth))


@claim("high.flush_split", rankings(23, 3), topic=TOPIC)
def _flush_split(cards: int = 5) -> Evidence:
    """So many cards are compared, and where all of them are equal, the hands are."""
    cases = _other_suits(Category.FLUSH)
    return compared(
        every(
            (pair, (cards, equal), (len(pair[0].tiebreak), found_)) for pair, equal, found_ in cases
        )
    )


@claim("high.suit_never", rankings(23, 4), topic=TOPIC)
def _suit_never() -> Evidence:
    return compared(every(_other_suits(*Category)))


def _other_suits(*categories: Category) -> Iterator[tuple[Any, Any, Any]]:
    """The same hand in other suits: equal, so that the pot is split."""
    other = dict(zip(SUITS, "dhsc", strict=True))
    for rank in found(HIGH, *categories)[::3]:
        twin = HIGH.judge(highest_first([card_at(one.rank, other[one.suit]) for one in rank.cards]))
        yield (rank, twin), True, rank == twin


@claim("high.straight", rankings(25), topic=TOPIC)
def _straight(cards: int = 5) -> Evidence:
    return _is(
        Category.STRAIGHT,
        when=lambda hand: (
            len(hand) == cards and sorted_ranks(hand) in IN_SEQUENCE and not same_suit(hand)
        ),
    )


@claim("high.straight_tie", rankings(27), topic=TOPIC)
def _straight_tie() -> Evidence:
    return _decides(Category.STRAIGHT)


@claim("high.ace_low", rankings(29, 2), topic=TOPIC)
def _ace_low(rank: int = 14) -> Evidence:
    """Under the five, four, three and two: that is a straight, and the five is its highest card."""
    wheel = _under_the_deuce(rank)
    return Agreement(
        said=(Category.STRAIGHT, 5),
        computed=(wheel.category, wheel.tiebreak[0]) if wheel else (None, 0),
        shown=(wheel,) if wheel else (),
        facts={"cards": wheel.cards if wheel else ()},
    )


def _under_the_deuce(rank: int) -> HandRank | None:
    """Five, four, three, two, and this card; None where it would be a fifth card of a suit."""
    low = cards("5s 4h 3d 2c")
    if not 2 <= rank <= ACE:
        return None
    return HIGH.judge(highest_first([*low, card_at(rank, "d" if rank != 3 else "s")]))


@claim("high.only_ace_low", rankings(29, 3), topic=TOPIC)
def _only_ace_low() -> Evidence:
    """Of the thirteen ranks only one stands both above the king and below the deuce.

    No other card under a deuce makes a straight of five, four, three and two, and none goes round
    the ace.
    """
    round_the_ace = ("4s 3h 2d Ac Ks", "3s 2h Ad Kc Qs", "2s Ah Kd Qc Js")

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for rank in range(2, ACE + 1):
            made = _under_the_deuce(rank)
            low = made is not None and "straight" in made.category and made.tiebreak[0] == 5
            yield made, rank == ACE, low
        for text in round_the_ace:
            yield text, False, "straight" in alike(HIGH, text).category

    return every(cases())


@claim("high.straight_ends", rankings(29, 4), topic=TOPIC)
def _straight_ends(
    highest: str = "A-K-Q-J-T", lowest: str = "5-4-3-2-A", top: int = 14, bottom: int = 5
) -> Evidence:
    """The two straights, as they are written, and their highest cards."""
    straights = found(HIGH, Category.STRAIGHT)
    low, high = straights[0], straights[-1]
    return Agreement(
        said=(highest, lowest, top, bottom),
        computed=(_run(high), _run(low), high.tiebreak[0], low.tiebreak[0]),
        shown=(low, high),
        facts={"straights": len(straights)},
    )


def _run(straight: HandRank) -> str:
    """A straight from its highest card down."""
    top = straight.tiebreak[0]
    ranks = {card.rank for card in straight.cards}
    down = sorted(ranks, key=lambda rank: rank if rank <= top else rank - 13, reverse=True)
    return "-".join(RANKS[rank - 2] for rank in down)


@claim("high.three_of_a_kind", rankings(31), topic=TOPIC)
def _three_of_a_kind(same: int = 3, other: int = 2) -> Evidence:
    return _is(Category.THREE_OF_A_KIND, when=_like(same, other=other))


@claim("high.three_of_a_kind_tie", rankings(33, 1), topic=TOPIC)
def _three_of_a_kind_tie() -> Evidence:
    return _decides(Category.THREE_OF_A_KIND)


@claim("high.three_of_a_kind_higher", rankings(33, 2), games=COMMUNITY, topic=TOPIC)
def _three_of_a_kind_higher() -> Evidence:
    """Where the three are shared, the hand with the higher other card wins."""
    return _decides(Category.THREE_OF_A_KIND, places=(1,))


@claim("high.three_of_a_kind_kicker", rankings(33, 2), games=COMMUNITY, topic=TOPIC)
def _three_of_a_kind_kicker(others: int = 2) -> Evidence:
    """The text stops at the higher of the two other cards; if that is equal, it is silent."""
    first, second = alike(HIGH, "7s 7h 7d Ac Kc"), alike(HIGH, "7s 7h 7d As Qs")
    if others != len(first.tiebreak) - 1:
        return Agreement(said=others, computed=len(first.tiebreak) - 1, shown=(first,))
    by_one = "tie" if first.tiebreak[:2] == second.tiebreak[:2] else "first_wins"
    by_two = "first_wins" if first > second else "tie"
    return Gap(
        convention="second_kicker",
        outcomes=(("not_compared", by_one), ("compared", by_two)),
        shown=(first, second, difference(first, second)),
    )


@claim("high.two_pair", rankings(35), topic=TOPIC)
def _two_pair(pair: int = 2, second: int = 2, other: int = 1) -> Evidence:
    return _is(Category.TWO_PAIR, when=_like(pair, second, other=other))


@claim("high.two_pair_tie", rankings(37, 1), topic=TOPIC)
def _two_pair_tie() -> Evidence:
    return _decides(Category.TWO_PAIR)


@claim("high.two_pair_second", rankings(37, 2), topic=TOPIC)
def _two_pair_second() -> Evidence:
    return _decides(Category.TWO_PAIR, places=(1,))


@claim("high.two_pair_kicker", rankings(37, 3), topic=TOPIC)
def _two_pair_kicker(place: int = 5) -> Evidence:
    return _place_of_kicker(Category.TWO_PAIR, place)


@claim("high.one_pair", rankings(39), topic=TOPIC)
def _one_pair(pair: int = 2, other: int = 3) -> Evidence:
    return _is(Category.ONE_PAIR, when=_like(pair, other=other))


@claim("high.one_pair_tie", rankings(41, 1), topic=TOPIC)
def _one_pair_tie() -> Evidence:
    return _decides(Category.ONE_PAIR)


@claim("high.one_pair_kickers", rankings(41, 2), topic=TOPIC)
def _one_pair_kickers(others: int = 3, second: int = 2, third: int = 3) -> Evidence:
    """The highest of so many other cards, then the second and the third."""
    in_turn = _in_turn(Category.ONE_PAIR, (second, third), first=1)
    pair = alike(HIGH, "7s 7h Ad Kc 2c")
    return also(in_turn, pair, others, len(pair.tiebreak) - 1, gives="cards")


@claim("high.high_card", rankings(43), topic=TOPIC)
def _high_card() -> Evidence:
    return _is(
        Category.HIGH_CARD,
        when=lambda hand: (
            _shape(hand) == [1] * 5 and sorted_ranks(hand) not in IN_SEQUENCE
            and not same_suit(hand)
        ),
    )  # fmt: skip


@claim("high.high_card_tie", rankings(45), topic=TOPIC)
def _high_card_tie(second: int = 2, third: int = 3, fourth: int = 4, fifth: int = 5) -> Evidence:
    return _in_turn(Category.HIGH_CARD, (second, third, fourth, fifth))
