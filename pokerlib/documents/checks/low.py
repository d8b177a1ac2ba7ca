"""Ace-to-five, "California" (hand rankings, lines 47 to 69)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pokerlib.cards import ACE, RANKS, SUITS, TWO, Card
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import (
    alike,
    also,
    beats,
    compared,
    every,
    first_apart,
    found,
    of_kind,
    ranked,
)
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Category, HandRank, difference
from pokerlib.rankings.base import highest_first

TOPIC = "low_hands"
HILO = ("omaha_hilo", "stud_hilo")
STUD = ("seven_card_stud", "stud_hilo", "razz")


def lows(top: int | None = None) -> list[HandRank]:
    """The unpaired lows, the weakest first; with this highest card, if one is named."""
    all_lows = found(ACE_TO_FIVE, Category.NO_PAIR)
    return [rank for rank in all_lows if top is None or rank.tiebreak[0] == top]


def lower_wins(ranks: list[HandRank], place: int) -> Agreement:
    """Of two hands, the one whose card at this place (from 1) is lower wins.

    Of all pairs the nearest ones are asked, and of these the ones that differ there; and it is the
    first place at which any of them differ.
    """
    in_line = list({rank.tiebreak: rank for rank in ranks}.values())
    if not in_line or not 1 <= place <= len(in_line[0].tiebreak):
        size = len(in_line[0].tiebreak) if in_line else 0
        return Agreement(said=place, computed=size, facts={"place": place})

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(in_line):
            one, other = better.tiebreak[place - 1], worse.tiebreak[place - 1]
            if one != other:
                yield (worse, better), True, one < other

    differ = [first_apart(worse, better) for worse, better in pairwise(in_line)]
    first = 1 + min((one for one in differ if one is not None), default=place - 1)
    return also(compared(every(cases())), in_line[-1], place, first, gives="place")


def in_turn(ranks: list[HandRank], first: int, said: tuple[int, ...]) -> Agreement:
    """Where all cards before place `first` are equal, these are looked at, each in its turn.

    The lower card wins at each of them, and they are all the cards that are left.
    """
    in_line = list({rank.tiebreak: rank for rank in ranks}.values())

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(in_line):
            place = first_apart(worse, better)
            if place is not None and place >= first - 1:
                yield (better, worse), True, better.tiebreak[place] < worse.tiebreak[place]

    left = tuple(range(first, len(in_line[0].tiebreak) + 1)) if in_line else ()
    asked = compared(every(cases()))
    return also(asked, in_line[-1] if in_line else None, said, left, gives="place")


def _is_low_to(name: int, cards: int, top: int) -> Evidence:
    """A six-low is five unpaired cards, the highest a six, and so on."""
    cases = (
        (
            hand,
            len({card.rank for card in hand}) == cards
            and max(card.rank % 13 if card.rank == 14 else card.rank for card in hand) == top,
            rank is not None and rank.category == Category.NO_PAIR and rank.tiebreak[0] == name,
        )
        for hand, rank in ranked(ACE_TO_FIVE)
    )
    return of_kind(every(cases), lows(name))


@claim("low.used_in", rankings(47), games=(*HILO, "razz"), topic=TOPIC)
def _used_in() -> Evidence:
    """In these games, and Razz is the only stud in which nothing but the low counts."""
    only_low = [key for key in STUD if [share for share, _ in GAMES[key].shares] == ["low"]]
    by_eight = [dict(GAMES[key].shares)["low"] is EIGHT_OR_BETTER for key in HILO]
    shown = (alike(ACE_TO_FIVE, "5s 4h 3d 2c As"),)
    return Agreement(said=(["razz"], [True, True]), computed=(only_low, by_eight), shown=shown)


@claim("low.no_suits", rankings(49, 1), topic=TOPIC)
def _no_suits() -> Evidence:
    """In other suits, and all of one suit: the same low."""
    other = dict(zip(SUITS, "dhsc", strict=True))
    one_suit = SUITS[-1]
    return every(
        (rank, True, rank == ACE_TO_FIVE.judge(highest_first([card_at(*one) for one in dealt])))
        for rank in lows()[::8]
        for dealt in (
            [(card.rank, other[card.suit]) for card in rank.cards],
            [(card.rank, one_suit) for card in rank.cards],
        )
    )


@claim("low.not_spoiled", rankings(49, 2), topic=TOPIC)
def _not_spoiled() -> Evidence:
    """Every straight and flush of low cards is the low that its ranks alone make."""
    spoiled = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
    return every(
        (hand, Category.NO_PAIR, low.category)
        for (hand, high), (_, low) in zip(ranked(HIGH), ranked(ACE_TO_FIVE), strict=True)
        if high and low and high.category in spoiled
    )


@claim("low.ace_is_low", rankings(49, 3), topic=TOPIC)
def _ace_is_low(rank: int = 14) -> Evidence:
    """Wherever it stands in a low it is a one, lower than all the other cards."""
    if not TWO <= rank <= ACE:
        raise PokerError("no_such_card", rank=rank)
    return every(
        (hand, True, low is not None and 1 in low.tiebreak)
        for hand, low in ranked(ACE_TO_FIVE)
        if any(card.rank == rank for card in hand)
    )


@claim("low.read_down", rankings(51), topic=TOPIC)
def _read_down(cards: int = 5) -> Evidence:
    """The name begins with the highest card and goes down, through all the cards."""

    def low(card: Card) -> int:
        return 1 if card.rank == ACE else card.rank

    return every(
        (
            rank,
            (cards, sorted(map(low, rank.cards), reverse=True)),
            (
                len(rank.tiebreak),
                list(rank.tiebreak),
            ),
        )
        for rank in lows()
    )


@claim("low.wheel", rankings(53), topic=TOPIC)
def _wheel(
    top: int = 5, first: int = 5, second: int = 4, third: int = 3, fourth: int = 2, fifth: int = 14
) -> Evidence:
    """The low to the five, card by card."""
    fives = lows(top)
    best = fives[-1] if fives else lows()[-1]
    told = [1 if rank == ACE else rank for rank in (first, second, third, fourth, fifth)]
    return Agreement(
        said=(1, tuple(told)), computed=(len(set(fives)), best.tiebreak), shown=(best,)
    )


@claim("low.wheel_tie", rankings(55), topic=TOPIC)
def _wheel_tie() -> Evidence:
    first, second = alike(ACE_TO_FIVE, "5s 4h 3d 2c As"), alike(ACE_TO_FIVE, "5h 4h 3h 2h Ah")
    found_ = difference(first, second)
    return Agreement(said="none", computed=found_.kind, shown=(found_,))


def _low_claims(name: str, top_: int, line: int) -> None:
    """A low to the six, seven or eight: what it is, and how ties are broken."""

    @claim(f"low.{name}", rankings(line), topic=TOPIC)
    def _is(name: int = top_, cards: int = 5, top: int = top_) -> Evidence:
        return _is_low_to(name, cards, top)

    @claim(f"low.{name}_tie", rankings(line + 2, 1), topic=TOPIC)
    def _tie(place: int = 2) -> Evidence:
        return lower_wins(lows(top_), place)

    further = 3 if name == "six" else 2

    @claim(f"low.{name}_further", rankings(line + 2, further), topic=TOPIC)
    def _further(third: int = 3, fourth: int = 4, fifth: int = 5) -> Evidence:
        return in_turn(lows(top_), 3, (third, fourth, fifth))


for _name, _top, _line in (("six", 6, 57), ("seven", 7, 61), ("eight", 8, 65)):
    _low_claims(_name, _top, _line)


@claim("low.six_four_beats_six_five", rankings(59, 2), topic=TOPIC)
def _six_four_beats_six_five(better: str = "6-4-3-2-A", worse: str = "6-5-4-2-A") -> Evidence:
    return beats(ACE_TO_FIVE, better, worse)


@claim("low.eight_qualifies", rankings(69, 1), games=HILO, topic=TOPIC)
def _eight_qualifies(top: int = 8) -> Evidence:
    """The weakest that counts is an eight-low; nothing above it does."""
    qualifying = found(EIGHT_OR_BETTER, Category.NO_PAIR)
    nine = EIGHT_OR_BETTER.rank("9s 4h 3d 2c As")
    return Agreement(
        said=(top, None), computed=(qualifying[0].tiebreak[0], nine), shown=(qualifying[0],)
    )


@claim("low.razz_no_limit", rankings(69, 2), games=("razz",), topic=TOPIC)
def _razz_no_limit(top: int = 9, other: int = 12) -> Evidence:
    """Every hand counts; nine-lows, queen-lows and pairs win where they are the lowest."""
    pairs = [*map(_against_a_higher, (top, other)), ("2s 2h 3d 4c 5s", "3s 3h 4d 5c 6s")]
    counted = every((hand, True, rank is not None) for hand, rank in ranked(ACE_TO_FIVE))
    won = [alike(ACE_TO_FIVE, low) > alike(ACE_TO_FIVE, high) for low, high in pairs]
    return Agreement(
        said=(counted.said, [True] * len(pairs)),
        computed=(counted.computed, won),
        shown=tuple(low for low, _ in pairs),
        facts={"hands": counted.cases},
    )


def _against_a_higher(top: int) -> tuple[str, str]:
    """A low to this card, and one with a pair or to the next card."""
    if not 5 <= top < ACE:
        raise PokerError("no_such_low", top=top)
    low = f"{RANKS[top - 2]}s 4h 3d 2c As" if top > 5 else "5s 4h 3d 2c As"
    return low, f"{RANKS[top - 1]}s 4d 3c 2h Ad" if top < ACE - 1 else "2s 2h 3d 4c 5s"
