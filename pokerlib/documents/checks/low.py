"""Ace-to-five, "California" (hand rankings, lines 47 to 69)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pokerlib.cards import SUITS
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import alike, every, found, ranked
from pokerlib.games import GAMES
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Category, HandRank, difference
from pokerlib.rankings.base import highest_first

LESSON = "02_low_hands"
HILO = ("omaha_hilo", "stud_hilo")
STUD = ("seven_card_stud", "stud_hilo", "razz")


def lows(top: int | None = None) -> list[HandRank]:
    """The unpaired lows, the weakest first; with this highest card, if one is named."""
    all_lows = found(ACE_TO_FIVE, Category.NO_PAIR)
    return [rank for rank in all_lows if top is None or rank.tiebreak[0] == top]


def lower_wins(ranks: list[HandRank], places: tuple[int, ...]) -> Agreement:
    """Of two hands that first differ at such a place, the one with the lower rank there wins."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(ranks):
            place = difference(worse, better).place
            if place in places:
                yield (better, worse), True, better.tiebreak[place] < worse.tiebreak[place]

    return every(cases())


def _is_low_to(top: int) -> Evidence:
    """A six-low is five unpaired cards, the highest a six, and so on."""
    return every(
        (
            hand,
            len({card.rank for card in hand}) == len(hand)
            and max(card.rank % 13 if card.rank == 14 else card.rank for card in hand) == top,
            rank is not None and rank.category == Category.NO_PAIR and rank.tiebreak[0] == top,
        )
        for hand, rank in ranked(ACE_TO_FIVE)
    )


@claim("low.used_in", rankings(47), games=(*HILO, "razz"), lesson=LESSON)
def _used_in() -> Evidence:
    """In these games, and Razz is the only stud in which nothing but the low counts."""
    only_low = [key for key in STUD if [share for share, _ in GAMES[key].shares] == ["low"]]
    by_eight = [dict(GAMES[key].shares)["low"] is EIGHT_OR_BETTER for key in HILO]
    return Agreement(said=(["razz"], [True, True]), computed=(only_low, by_eight))


@claim("low.no_suits", rankings(49, 1), lesson=LESSON)
def _no_suits() -> Evidence:
    other = dict(zip(SUITS, "dhsc", strict=True))
    one_suit = SUITS[-1]
    return every(
        (rank, True, rank == ACE_TO_FIVE.judge(highest_first([card_at(*one) for one in dealt])))
        for rank in lows()
        for dealt in (
            [(card.rank, other[card.suit]) for card in rank.cards],
            [(card.rank, one_suit) for card in rank.cards],
        )
    )


@claim("low.not_spoiled", rankings(49, 2), lesson=LESSON)
def _not_spoiled() -> Evidence:
    """Every straight and flush of low cards is the low that its ranks alone make."""
    spoiled = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
    return every(
        (hand, Category.NO_PAIR, low.category)
        for (hand, high), (_, low) in zip(ranked(HIGH), ranked(ACE_TO_FIVE), strict=True)
        if high and low and high.category in spoiled
    )


@claim("low.ace_is_low", rankings(49, 3), lesson=LESSON)
def _ace_is_low() -> Evidence:
    return every(
        (hand, True, rank is not None and 14 not in rank.tiebreak and 1 in rank.tiebreak)
        for hand, rank in ranked(ACE_TO_FIVE)
        if any(card.rank == 14 for card in hand)
    )


@claim("low.read_down", rankings(51), lesson=LESSON)
def _read_down() -> Evidence:
    return every(
        (rank, sorted(rank.tiebreak, reverse=True), list(rank.tiebreak)) for rank in lows()
    )


@claim("low.wheel", rankings(53), lesson=LESSON)
def _wheel() -> Evidence:
    best = lows()[-1]
    return Agreement(said=(5, 4, 3, 2, 1), computed=best.tiebreak, shown=(best,))


@claim("low.wheel_tie", rankings(55), lesson=LESSON)
def _wheel_tie() -> Evidence:
    first, second = alike(ACE_TO_FIVE, "5s 4h 3d 2c As"), alike(ACE_TO_FIVE, "5h 4h 3h 2h Ah")
    found_ = difference(first, second)
    return Agreement(said="none", computed=found_.kind, shown=(found_,))


def _low_claims(name: str, top: int, line: int) -> None:
    """A low to the six, seven or eight: what it is, and how ties are broken."""

    @claim(f"low.{name}", rankings(line), lesson=LESSON)
    def _is() -> Evidence:
        return _is_low_to(top)

    @claim(f"low.{name}_tie", rankings(line + 2, 1), lesson=LESSON)
    def _tie() -> Evidence:
        return lower_wins(lows(top), (1,))

    further = 3 if name == "six" else 2

    @claim(f"low.{name}_further", rankings(line + 2, further), lesson=LESSON)
    def _further() -> Evidence:
        return lower_wins(lows(top), (2, 3, 4))


for _name, _top, _line in (("six", 6, 57), ("seven", 7, 61), ("eight", 8, 65)):
    _low_claims(_name, _top, _line)


@claim("low.six_four_beats_six_five", rankings(59, 2), lesson=LESSON)
def _six_four_beats_six_five() -> Evidence:
    better, worse = alike(ACE_TO_FIVE, "6s 4h 3d 2c As"), alike(ACE_TO_FIVE, "6h 5d 4c 2s Ah")
    return Agreement(said=True, computed=better > worse, shown=(difference(better, worse),))


@claim("low.eight_qualifies", rankings(69, 1), games=HILO, lesson=LESSON)
def _eight_qualifies() -> Evidence:
    """The weakest that counts is an eight-low; nothing above it does."""
    qualifying = found(EIGHT_OR_BETTER, Category.NO_PAIR)
    nine = EIGHT_OR_BETTER.rank("9s 4h 3d 2c As")
    return Agreement(
        said=(8, None), computed=(qualifying[0].tiebreak[0], nine), shown=(qualifying[0],)
    )


@claim("low.razz_no_limit", rankings(69, 2), games=("razz",), lesson=LESSON)
def _razz_no_limit() -> Evidence:
    """Every hand counts; nine-lows, queen-lows and pairs win where they are the lowest."""
    pairs = (
        ("9s 4h 3d 2c As", "Ts 4d 3c 2h Ad"),
        ("Qs 4h 3d 2c As", "Ks 4d 3c 2h Ad"),
        ("2s 2h 3d 4c 5s", "3s 3h 4d 5c 6s"),
    )
    counted = every((hand, True, rank is not None) for hand, rank in ranked(ACE_TO_FIVE))
    won = [alike(ACE_TO_FIVE, low) > alike(ACE_TO_FIVE, high) for low, high in pairs]
    return Agreement(
        said=(counted.said, [True] * len(pairs)),
        computed=(counted.computed, won),
        shown=tuple(low for low, _ in pairs),
        facts={"hands": counted.cases},
    )
