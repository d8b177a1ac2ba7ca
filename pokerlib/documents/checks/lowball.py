"""Deuce-to-seven, "Kansas City" (hand rankings, lines 71 to 91)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

from pokerlib.cards import ACE, DECK, Card
from pokerlib.documents.checks.low import in_turn, lower_wins
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import (
    IN_SEQUENCE,
    alike,
    beats,
    compared,
    every,
    excepted,
    found,
    hand_like,
    ranked,
    same_suit,
    sorted_ranks,
)
from pokerlib.rankings import DEUCE_TO_SEVEN, HIGH, Category, HandRank

TOPIC = "low_hands"
GAMES = ("single_draw_2_7", "triple_draw_2_7")


def _lows(top: int) -> list[HandRank]:
    unpaired = found(DEUCE_TO_SEVEN, Category.HIGH_CARD)
    return [rank for rank in unpaired if rank.tiebreak[0] == top]


@claim("lowball.reversed", rankings(71, 1), games=GAMES, topic=TOPIC)
def _reversed() -> Evidence:
    """Whatever beats another hand in the usual order loses to it here, but for one kind.

    The ace is never low, so that 5-4-3-2-A is no straight.
    """
    both = list(zip(ranked(HIGH), ranked(DEUCE_TO_SEVEN), strict=True))
    order = sorted(both, key=lambda pair: pair[0][1].strength if pair[0][1] else ())
    plain = [pair for pair in order if sorted_ranks(pair[0][0]) != "A5432"]
    wheels = [pair for pair in order if sorted_ranks(pair[0][0]) == "A5432"]
    trips = [pair for pair in plain if pair[0][1].category == Category.THREE_OF_A_KIND]  # type: ignore[union-attr]

    def cases(pairs: Iterable[tuple[Any, Any]]) -> Iterator[tuple[Any, Any, Any]]:
        for lower, higher in pairs:
            if lower[0][1] != higher[0][1]:
                yield (lower[0][0], higher[0][0]), True, lower[1][1] > higher[1][1]

    side = [(trips[-1], wheel) for wheel in wheels]
    return every(cases(pairwise(plain)), but=cases(side), exception="ace_always_high")


@claim("lowball.best", rankings(71, 2), games=GAMES, topic=TOPIC)
def _best(top: int = 7, second: int = 5) -> Evidence:
    """The weakest hand of the usual order is the best one here, if it is not of one suit.

    "Of different suits" can be meant strictly, and then there is none.
    """
    weakest = found(HIGH, *Category)[0]
    best = found(DEUCE_TO_SEVEN, *Category)[-1]
    main = Agreement(
        said=((top, second), sorted_ranks(weakest.cards)),
        computed=(best.tiebreak[:2], sorted_ranks(best.cards)),
        shown=(best,),
    )
    return excepted(main, _strictly(best.cards), "different_suits")


def _strictly(cards: tuple[Card, ...]) -> Iterator[tuple[Any, Any, Any]]:
    """Such a hand with no two cards of one suit: there are too few suits."""
    suits = len({card.suit for card in DECK})
    yield cards, True, suits >= len(cards)


@claim("lowball.ace_is_high", rankings(73, 1), games=GAMES, topic=TOPIC)
def _ace_is_high(rank: int = 14, hand: str = "A-5-4-3-2") -> Evidence:
    """The ace is the highest card of the hand named, which is no straight."""
    made = hand_like(DEUCE_TO_SEVEN, hand)
    with_ace = [one for held, one in ranked(DEUCE_TO_SEVEN) if one and sorted_ranks(held)[0] == "A"]
    return Agreement(
        said=(Category.HIGH_CARD, rank, True),
        computed=(made.category, made.tiebreak[0], all(ACE in one.tiebreak for one in with_ace)),
        shown=(made,),
    )


@claim("lowball.straights_hurt", rankings(73, 2), games=GAMES, topic=TOPIC)
def _straights_hurt() -> Evidence:
    """A straight or a flush loses to every unpaired hand that is neither."""
    worst_low = found(DEUCE_TO_SEVEN, Category.HIGH_CARD)[0]
    kinds = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
    return every((rank, True, rank < worst_low) for rank in found(DEUCE_TO_SEVEN, *kinds))


def _of_different_suits(name: int, cards: int, top: int) -> Evidence:
    """Unpaired, not in sequence, of different suits: exactly these are lows to that card.

    "Of different suits" is taken as "not all of one"; strictly, five cards have too few suits.
    """

    def named(hand: tuple[Card, ...]) -> bool:
        return (
            len({card.rank for card in hand}) == cards
            and max(card.rank for card in hand) == top
            and sorted_ranks(hand) not in IN_SEQUENCE
            and not same_suit(hand)
        )

    def low(rank: HandRank | None) -> bool:
        return rank is not None and rank.category == Category.HIGH_CARD and rank.tiebreak[0] == name

    lows = _lows(name)
    return every(
        (
            (hand, named(hand), low(rank))
            for hand, rank in ranked(DEUCE_TO_SEVEN)
            if sorted_ranks(hand) != "A5432"
        ),
        but=_strictly(lows[-1].cards if lows else ()),
        exception="different_suits",
    )


def _lowball_claims(name: str, top_: int, line: int) -> None:
    """A low to the seven, eight, nine or ten: what it is, and how ties are broken."""

    @claim(f"lowball.{name}", rankings(line, 1), games=GAMES, topic=TOPIC)
    def _is(name: int = top_, cards: int = 5, top: int = top_) -> Evidence:
        return _of_different_suits(name, cards, top)

    @claim(f"lowball.{name}_tie", rankings(line + 2, 1), games=GAMES, topic=TOPIC)
    def _tie(place: int = 2) -> Evidence:
        return lower_wins(_lows(top_), place)

    further = 3 if name == "seven" else 2

    @claim(f"lowball.{name}_further", rankings(line + 2, further), games=GAMES, topic=TOPIC)
    def _further(third: int = 3, fourth: int = 4, fifth: int = 5) -> Evidence:
        return in_turn(_lows(top_), 3, (third, fourth, fifth))


for _name, _top, _line in (("seven", 7, 75), ("eight", 8, 79), ("nine", 9, 83), ("ten", 10, 87)):
    _lowball_claims(_name, _top, _line)


@claim("lowball.number_one", rankings(75, 2), games=GAMES, topic=TOPIC)
def _number_one(best: str = "7-5-4-3-2") -> Evidence:
    strongest = found(DEUCE_TO_SEVEN, *Category)[-1]
    said = hand_like(DEUCE_TO_SEVEN, best)
    return Agreement(said=said.tiebreak, computed=strongest.tiebreak, shown=(strongest,))


@claim("lowball.seven_five_beats_seven_six", rankings(77, 2), games=GAMES, topic=TOPIC)
def _seven_five_beats_seven_six(
    better: str = "7-5-4-3-2",
    worse: str = "7-6-5-3-2",
    better_top: int = 7,
    better_second: int = 5,
    worse_top: int = 7,
    worse_second: int = 6,
) -> Evidence:
    """The one beats the other, and they are called after their two highest cards."""
    made = beats(DEUCE_TO_SEVEN, better, worse)
    names = ((better_top, better_second), (worse_top, worse_second))
    called = tuple(hand_like(DEUCE_TO_SEVEN, one).tiebreak[:2] for one in (better, worse))
    return replace(made, said=(made.said, names), computed=(made.computed, called))


@claim("lowball.no_limit", rankings(91, 2), games=GAMES, topic=TOPIC)
def _no_limit() -> Evidence:
    return every((hand, True, rank is not None) for hand, rank in ranked(DEUCE_TO_SEVEN))


@claim("lowball.lowest_wins", rankings(91, 3), games=GAMES, topic=TOPIC)
def _lowest_wins() -> Evidence:
    """A pair wins where the others have worse, and so on up the ladder."""
    pairs = (
        ("2s 2h 3d 4c 5s", "3s 3h 2d 4h 5c"),
        ("2s 2h 3d 3c 4s", "4h 4d 5h 5c 2d"),
        ("2s 2h 2d 3c 4s", "3s 3h 3d 2c 4h"),
    )
    ranks = [tuple(alike(DEUCE_TO_SEVEN, one) for one in pair) for pair in pairs]
    return compared(every(((low, high), True, low > high) for low, high in ranks))
