"""The chances of the ladder, and three-card hands for comparison."""

from collections import Counter
from functools import cache
from itertools import combinations

from pokerlib.cards import ACE, DECK
from pokerlib.counting import Chance, derivations
from pokerlib.practice.hands import LADDER
from pokerlib.rankings import HIGH, Category


@cache
def ladder_chances() -> tuple[Chance, ...]:
    """The chance of each kind of five-card hand, the rarest first."""
    ways = derivations(HIGH)
    return tuple(
        Chance(one, ways[one].count, ways[one].total, "counted", "", one, derivation=ways[one])
        for one in reversed(LADDER)
    )


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
