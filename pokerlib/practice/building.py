"""Builders of hands: take cards of a wanted kind from a deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from pokerlib.cards import ACE, Card
from pokerlib.rankings import HIGH, Category
from pokerlib.rankings.base import highest_first
from pokerlib.rankings.high import candidates

Pattern = Literal[
    "quads",
    "full_house",
    "trips",
    "two_pair",
    "pair",
    "high",
    "straight",
    "flush",
    "straight_flush",
]

# How many cards there are of one rank, of the next …; the rest is single cards.
_GROUPS: Final[dict[Pattern, tuple[int, ...]]] = {
    "quads": (4,),
    "full_house": (3, 2),
    "trips": (3,),
    "two_pair": (2, 2),
    "pair": (2,),
    "high": (),
}


def taken(deck: list[Card], pattern: Pattern, size: int) -> tuple[Card, ...] | None:
    """Take `size` cards of this kind from the deck; None if it holds fewer.

    >>> from pokerlib.cards import deck_of
    >>> deck = list(deck_of("BBB-BBB"))
    >>> found = taken(deck, "full_house", 5)
    >>> len({card.rank for card in found}), len(deck)
    (2, 47)
    """
    find = _FIND.get(pattern)
    found = find(deck) if find else _grouped(deck, pattern, size)
    if found is None:
        return None
    for card in found:
        deck.remove(card)
    return found


def _grouped(deck: Sequence[Card], pattern: Pattern, size: int) -> tuple[Card, ...] | None:
    groups = _GROUPS[pattern]
    wanted = (*groups, *(1,) * (size - sum(groups)))
    found: list[Card] = []
    used: set[int] = set()
    for many in wanted:
        rank = _rank_with(deck, many, used)
        if rank is None:
            return None
        used.add(rank)
        found += [card for card in deck if card.rank == rank][:many]
    if pattern == "high" and size == HIGH.size and _category(found) != Category.HIGH_CARD:
        return None
    return tuple(found)


def _category(found: Sequence[Card]) -> Category | None:
    rank = HIGH.rank(tuple(found))
    return rank.category if rank else None


def _rank_with(deck: Sequence[Card], many: int, used: set[int]) -> int | None:
    """The first rank of which the deck still has so many cards."""
    for card in deck:
        if card.rank not in used and sum(one.rank == card.rank for one in deck) >= many:
            return card.rank
    return None


def _flush(deck: Sequence[Card]) -> tuple[Card, ...] | None:
    for first in deck:
        suited = tuple(card for card in deck if card.suit == first.suit)[:5]
        if len(suited) == 5 and _category(suited) == Category.FLUSH:
            return suited
    return None


def _straight(deck: Sequence[Card], suit: str | None = None) -> tuple[Card, ...] | None:
    start = deck[0].index % 10
    for turn in range(10):
        top = 5 + (start + turn) % 10
        run = [ACE if rank == 1 else rank for rank in range(top, top - 5, -1)]
        first = [
            next((one for one in deck if one.rank == rank and suit in (None, one.suit)), None)
            for rank in run
        ]
        found = tuple(card for card in first if card)
        if len(found) == 5 and (suit or _category(found) == Category.STRAIGHT):
            return found
    return None


def _straight_flush(deck: Sequence[Card]) -> tuple[Card, ...] | None:
    for suit in dict.fromkeys(card.suit for card in deck):
        if found := _straight(deck, suit):
            return found
    return None


_FIND: Final[dict[Pattern, Callable[[Sequence[Card]], tuple[Card, ...] | None]]] = {
    "straight": _straight,
    "flush": _flush,
    "straight_flush": _straight_flush,
}


def strongest(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the best high hand in many, as they are read aloud.

    >>> from pokerlib.cards import deck_of
    >>> [card.code for card in strongest(deck_of("BBB-BBB")[:13])]
    ['Tc', '9c', '7c', '6c', '3c']
    """
    best = HIGH.best(tuple(hand))
    assert best is not None  # every five cards have a high rank
    return best.cards


def categories_in(hand: Sequence[Card]) -> frozenset[Category]:
    """The kinds of hands that tempt in many cards: those of all that can be the best of them.

    >>> from pokerlib.cards import cards
    >>> kinds = categories_in(cards("As Ks 9s 6s 2s Qd Jh Td 3c 4h"))
    >>> sorted(kind.name for kind in kinds)
    ['FLUSH', 'HIGH_CARD', 'STRAIGHT']
    """
    ranks = filter(None, map(HIGH.judge, candidates(highest_first(hand))))
    return frozenset(rank.category for rank in ranks)
