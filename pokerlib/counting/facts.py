"""Facts of games that combinatorics gives at once, and in how many ways cards can be dealt."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from pokerlib.counting.derivations import low_cases, shape_case
from pokerlib.counting.records import Case, Chance, Derivation


def count_deals(left: int, counts: Sequence[int]) -> int:
    """In how many ways so many cards can be dealt to each.

    >>> count_deals(40, [1, 1])
    1560
    """
    total = 1
    for count in counts:
        total *= comb(left, count)
        left -= count
    return total


def rolled_up_trips() -> Chance:
    """Three of a kind in the first three cards of stud.

    >>> rolled_up_trips().probability
    Fraction(1, 425)
    """
    return derived("rolled_up_trips", "seven_card_stud", 3, (shape_case((3,)),))


def low_on_board() -> Chance:
    """A board with three different ranks from the ace to the eight: a low is possible.

    >>> low_on_board().favourable
    1561728
    """
    return derived("low_on_board", "omaha_hilo", 5, low_cases(5, 3))


def derived(key: str, game: str, cards: int, cases: tuple[Case, ...]) -> Chance:
    """A fact of a game as the sum of its cases."""
    way = Derivation(key, cards, cases)
    return Chance(key, way.count, way.total, "derived", game, derivation=way)
