"""Odds to practise: which of four is the chance of a hand, and three-card hands for comparison."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from pokerlib.cards import ACE, DECK, code_at, deck_of
from pokerlib.odds import Chance, dealt
from pokerlib.practice.hands import LADDER
from pokerlib.rankings import Category

__all__ = ["OddsTask", "ladder_chances", "odds_task", "three_cards"]

_OPTIONS: Final = 4


@dataclass(frozen=True, slots=True)
class OddsTask:
    """A kind of hand, and chances of which one is its own."""

    right: Chance
    options: tuple[Chance, ...]


@cache
def ladder_chances() -> tuple[Chance, ...]:
    """The chance of each kind of five-card hand, the rarest first."""
    found = dealt(5)
    return tuple(found[category] for category in reversed(LADDER))


def odds_task(code: str) -> OddsTask:
    """Guess the odds: the right chance among its neighbours on the ladder.

    >>> task = odds_task("BBB-BBB")
    >>> task.right in task.options, len(task.options)
    (True, 4)
    """
    chances = ladder_chances()
    choice = deck_of(code_at(code, 1))
    place = choice[0].index % len(chances)
    first = min(max(0, place - choice[1].index % _OPTIONS), len(chances) - _OPTIONS)
    options = chances[first : first + _OPTIONS]
    mixed = sorted(options, key=lambda one: choice[2 + options.index(one)].index)
    return OddsTask(chances[place], tuple(mixed))


@cache
def three_cards() -> Counter[Category]:
    """Every three-card hand by the five-card names: here a flush is more common than a straight.

    >>> counts = three_cards()
    >>> counts[Category.FLUSH] > counts[Category.STRAIGHT], counts.total()
    (True, 22100)
    """
    return Counter(
        _three([card.rank for card in hand], {card.suit for card in hand})
        for hand in combinations(DECK, 3)
    )


def _three(ranks: list[int], suits: set[str]) -> Category:
    different = len(set(ranks))
    if different == 1:
        return Category.THREE_OF_A_KIND
    if different == 2:
        return Category.ONE_PAIR
    low = sorted(1 if rank == ACE else rank for rank in ranks)
    in_sequence = max(ranks) - min(ranks) == 2 or low[2] - low[0] == 2
    if len(suits) == 1:
        return Category.STRAIGHT_FLUSH if in_sequence else Category.FLUSH
    return Category.STRAIGHT if in_sequence else Category.HIGH_CARD
