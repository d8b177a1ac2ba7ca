"""Deuce to seven, "Kansas City": the high order reversed, the ace high only (lines 71 to 91)."""

from __future__ import annotations

from functools import cache
from typing import Final

from pokerlib.cards.model import Card
from pokerlib.rankings.base import HandRank, Ranking, Verdict, applied
from pokerlib.rankings.high import PLACE, grouped, in_a_row, named, read_high


@cache
def _verdict(ranks: tuple[int, ...], suited: bool) -> Verdict:
    """A, 5, 4, 3, 2 is no straight here: the ace is always high (hand rankings, line 73)."""
    top = in_a_row(ranks) if len(ranks) == 5 else None
    category, tiebreak = named(ranks, suited, top) if len(ranks) == 5 else grouped(ranks)
    strength = (-PLACE[category], *(-rank for rank in tiebreak))
    return Verdict(category, tiebreak, strength, read_high(ranks, tiebreak))


def _judge(given: tuple[Card, ...]) -> HandRank:
    a, b, c, d, e = given
    suited = a.suit == b.suit == c.suit == d.suit == e.suit
    found = _verdict((a.rank, b.rank, c.rank, d.rank, e.rank), suited)
    return applied(DEUCE_TO_SEVEN, found, given)


def _judge_showing(given: tuple[Card, ...]) -> HandRank:
    found = _verdict(tuple([card.rank for card in given]), suited=False)
    return applied(DEUCE_TO_SEVEN, found, given, showing=True)


DEUCE_TO_SEVEN: Final = Ranking("deuce_to_seven", 5, _judge, _judge_showing, lowest_wins=True)
