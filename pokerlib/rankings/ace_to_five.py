"""Ace to five, "California": straights and flushes don't count, the ace is low (lines 47 to 69)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from pokerlib.cards.model import ACE, EIGHT, Card
from pokerlib.rankings.base import Category, HandRank, Ranking, Verdict, applied, reading
from pokerlib.rankings.high import PLACE, grouped

LOW_ACE: Final = 1


def lowered(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The ranks with the ace as a one, each in its place.

    >>> lowered((14, 13, 2))
    (1, 13, 2)
    """
    return tuple(LOW_ACE if rank == ACE else rank for rank in ranks)


@cache
def _verdict(ranks: tuple[int, ...]) -> Verdict:
    """What these ranks are worth as a low: any pair loses to none, then lower is better."""
    low = lowered(ranks)
    category, tiebreak = grouped(low)
    strength = (-PLACE[category], *(-rank for rank in tiebreak))
    places = sorted(range(len(low)), key=lambda place: tiebreak.index(low[place]))
    unpaired = Category.NO_PAIR if category == Category.HIGH_CARD else category
    return Verdict(unpaired, tiebreak, strength, reading(tuple(places)))


@cache
def _qualified(ranks: tuple[int, ...]) -> Verdict | None:
    """Five different ranks, none above the eight, qualify (hand rankings, line 69)."""
    found = _verdict(ranks)
    qualifies = found.category == Category.NO_PAIR and found.tiebreak[0] <= EIGHT
    return found if qualifies else None


def _judge(given: tuple[Card, ...]) -> HandRank:
    a, b, c, d, e = given
    return applied(ACE_TO_FIVE, _verdict((a.rank, b.rank, c.rank, d.rank, e.rank)), given)


def _judge_eight(given: tuple[Card, ...]) -> HandRank | None:
    a, b, c, d, e = given
    found = _qualified((a.rank, b.rank, c.rank, d.rank, e.rank))
    return applied(EIGHT_OR_BETTER, found, given) if found else None


def _judge_showing(given: tuple[Card, ...]) -> HandRank:
    return applied(ACE_TO_FIVE, _verdict(tuple([c.rank for c in given])), given, showing=True)


def _judge_eight_showing(given: tuple[Card, ...]) -> HandRank:
    return replace(_judge_showing(given), ranking=EIGHT_OR_BETTER)


ACE_TO_FIVE: Final = Ranking(
    "ace_to_five", 5, _judge, _judge_showing, lowest_wins=True, ace_low=True
)
EIGHT_OR_BETTER: Final = Ranking(
    "eight_or_better", 5, _judge_eight, _judge_eight_showing, lowest_wins=True, ace_low=True
)
