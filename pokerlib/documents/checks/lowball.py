"""Deuce-to-seven, "Kansas City" (hand rankings, lines 71 to 91)."""

from __future__ import annotations

from itertools import pairwise

from pokerlib.cards import DECK
from pokerlib.documents.checks.low import lower_wins
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import (
    IN_SEQUENCE,
    alike,
    every,
    found,
    hands,
    ranked,
    same_suit,
    sorted_ranks,
)
from pokerlib.rankings import DEUCE_TO_SEVEN, HIGH, Category, HandRank, difference

LESSON = "02_low_hands"
GAMES = ("single_draw_2_7", "triple_draw_2_7")


def _lows(top: int) -> list[HandRank]:
    unpaired = found(DEUCE_TO_SEVEN, Category.HIGH_CARD)
    return [rank for rank in unpaired if rank.tiebreak[0] == top]


@claim("lowball.reversed", rankings(71, 1), games=GAMES, lesson=LESSON)
def _reversed() -> Evidence:
    """Exactly the reverse: whatever beats another hand in the usual order loses to it here."""
    both = list(zip(ranked(HIGH), ranked(DEUCE_TO_SEVEN), strict=True))
    order = sorted(both, key=lambda pair: pair[0][1].strength if pair[0][1] else ())
    return every(
        ((lower[0][0], higher[0][0]), True, lower[1][1] > higher[1][1])  # type: ignore[operator]
        for lower, higher in pairwise(order)
        if lower[0][1] != higher[0][1]
    )


@claim("lowball.best", rankings(71, 2), games=GAMES, lesson=LESSON)
def _best() -> Evidence:
    """The weakest hand of the usual order is the best one here."""
    weakest = found(HIGH, *Category)[0]
    best = found(DEUCE_TO_SEVEN, *Category)[-1]
    return Agreement(
        said=("75432", sorted_ranks(weakest.cards)),
        computed=(sorted_ranks(best.cards), sorted_ranks(best.cards)),
        shown=(best,),
    )


@claim("lowball.ace_is_high", rankings(73, 1), games=GAMES, lesson=LESSON)
def _ace_is_high() -> Evidence:
    rank = alike(DEUCE_TO_SEVEN, "As 5h 4d 3c 2s")
    return Agreement(
        said=(Category.HIGH_CARD, 14), computed=(rank.category, rank.tiebreak[0]), shown=(rank,)
    )


@claim("lowball.straights_hurt", rankings(73, 2), games=GAMES, lesson=LESSON)
def _straights_hurt() -> Evidence:
    """A straight or a flush loses to every unpaired hand that is neither."""
    worst_low = found(DEUCE_TO_SEVEN, Category.HIGH_CARD)[0]
    kinds = (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
    return every((rank, True, rank < worst_low) for rank in found(DEUCE_TO_SEVEN, *kinds))


def _of_different_suits(top: int) -> Evidence:
    """ "Of different suits": no two alike, or only not all alike? Five cards have four suits."""
    named = [
        hand
        for hand in hands()
        if len({card.rank for card in hand}) == len(hand)
        and max(card.rank for card in hand) == top
        and sorted_ranks(hand) not in IN_SEQUENCE
        and not same_suit(hand)
    ]
    all_different = len({card.suit for card in DECK}) >= HIGH.size
    lows = _lows(top)
    assert len(named) == len(lows)
    return Gap(
        convention="different_suits",
        outcomes=(
            ("no_two_alike", len(lows) if all_different else 0),
            ("not_all_alike", len(lows)),
        ),
        shown=(lows[-1],),
    )


def _lowball_claims(name: str, top: int, line: int) -> None:
    """A low to the seven, eight, nine or ten: what it is, and how ties are broken."""

    @claim(f"lowball.{name}", rankings(line, 1), games=GAMES, lesson=LESSON)
    def _is() -> Evidence:
        return _of_different_suits(top)

    @claim(f"lowball.{name}_tie", rankings(line + 2, 1), games=GAMES, lesson=LESSON)
    def _tie() -> Evidence:
        return lower_wins(_lows(top), (1,))

    further = 3 if name == "seven" else 2

    @claim(f"lowball.{name}_further", rankings(line + 2, further), games=GAMES, lesson=LESSON)
    def _further() -> Evidence:
        return lower_wins(_lows(top), (2, 3, 4))


for _name, _top, _line in (("seven", 7, 75), ("eight", 8, 79), ("nine", 9, 83), ("ten", 10, 87)):
    _lowball_claims(_name, _top, _line)


@claim("lowball.number_one", rankings(75, 2), games=GAMES, lesson=LESSON)
def _number_one() -> Evidence:
    best = found(DEUCE_TO_SEVEN, *Category)[-1]
    return Agreement(said=(7, 5, 4, 3, 2), computed=best.tiebreak, shown=(best,))


@claim("lowball.seven_five_beats_seven_six", rankings(77, 2), games=GAMES, lesson=LESSON)
def _seven_five_beats_seven_six() -> Evidence:
    better = alike(DEUCE_TO_SEVEN, "7s 5h 4d 3c 2s")
    worse = alike(DEUCE_TO_SEVEN, "7h 6d 5c 3s 2h")
    return Agreement(said=True, computed=better > worse, shown=(difference(better, worse),))


@claim("lowball.no_limit", rankings(91, 2), games=GAMES, lesson=LESSON)
def _no_limit() -> Evidence:
    return every((hand, True, rank is not None) for hand, rank in ranked(DEUCE_TO_SEVEN))


@claim("lowball.lowest_wins", rankings(91, 3), games=GAMES, lesson=LESSON)
def _lowest_wins() -> Evidence:
    """A pair wins where the others have worse, and so on up the ladder."""
    pairs = (
        ("2s 2h 3d 4c 5s", "3s 3h 2d 4h 5c"),
        ("2s 2h 3d 3c 4s", "4h 4d 5h 5c 2d"),
        ("2s 2h 2d 3c 4s", "3s 3h 3d 2c 4h"),
    )
    return every(
        (low, True, alike(DEUCE_TO_SEVEN, low) > alike(DEUCE_TO_SEVEN, high)) for low, high in pairs
    )
