"""Hands to learn from: an example of any hand, and two hands that differ late or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from pokerlib.cards import ACE, EIGHT, FIVE, NINE, TEN, TWO, Card
from pokerlib.practice.draw import Draw, far
from pokerlib.rankings import (
    BADUGI,
    HIGH,
    Category,
    HandRank,
    Ranking,
    difference,
)
from pokerlib.rankings.explain import places
from pokerlib.rankings.high import ORDER

Cards: TypeAlias = tuple[Card, ...]

LADDER: Final = ORDER
"""The ten names of a high hand, from the weakest (hand rankings, lines 131 to 139)."""

# How many cards of each rank such a hand has.
_GROUPS: Final[dict[Category, tuple[int, ...]]] = {
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.NO_PAIR: (1, 1, 1, 1, 1),
}
# Lows are practised with cards that make them.
_LOW_TOP: Final = {"ace_to_five": NINE, "eight_or_better": EIGHT, "deuce_to_seven": TEN}
_ENOUGH: Final = 2000  # decks to try before giving up; a handful is usual


def ranked(cards: Cards, ranking: Ranking) -> HandRank:
    """The rank of cards that are known to have one."""
    rank = ranking.rank(cards)
    if rank is None:
        raise AssertionError("these cards do not qualify")
    return rank


def example(category: Category, code: str, ranking: Ranking = HIGH) -> Cards:
    """Cards that make this hand, the same for the same code.

    >>> from pokerlib.rankings import HIGH
    >>> HIGH.rank(example(Category.FULL_HOUSE, "BBB-BBB")).category.value
    'full_house'
    """
    return next(_examples(category, code, ranking))


def close_hands(
    ranking: Ranking, code: str, category: Category, *, equal: bool
) -> tuple[HandRank, HandRank]:
    """Two hands of this kind to compare: altogether equal, or the same up to some place.

    Of high hands, cards that stand in both are community cards. The code chooses the place.

    >>> first, second = close_hands(HIGH, "BBB-BBB", Category.TWO_PAIR, equal=True)
    >>> first == second, first.category.value
    (True, 'two_pair')
    """
    draw = Draw(code)
    first = ranked(example(category, far(code, "first"), ranking), ranking)
    last = len(places(first))
    depth = last if equal else draw.below(last)
    found = _nearest(_rivals(first, depth, far(code, "second"), ranking), first, depth, equal=equal)
    one, other = draw.shuffled((first, found))
    return one, other


def _nearest(rivals: Iterator[HandRank], first: HandRank, depth: int, *, equal: bool) -> HandRank:
    """Of sixty candidates the first that differs at the wanted place, else the nearest."""
    met: list[HandRank] = []
    for rival in islice(rivals, 60):
        if _parting(first, rival) == depth:
            return rival
        if equal or rival.strength != first.strength:
            met.append(rival)
    return min(met, key=lambda rival: abs(_parting(first, rival) - depth))


def _parting(first: HandRank, second: HandRank) -> int:
    """The place at which two hands differ; one past the last where they are equal."""
    found = difference(first, second)
    if found.kind == "category":
        return -1
    return len(places(first)) if found.place is None else found.place


def _rivals(first: HandRank, depth: int, code: str, ranking: Ranking) -> Iterator[HandRank]:
    """Hands of the same kind that begin like the first one, from other decks."""
    kept = first.tiebreak[:depth]
    taken = frozenset(first.cards) | frozenset(first.unused)
    for cards in _examples(first.category, code, ranking, kept, taken):
        shared = len(taken.intersection(cards))
        if shared < len(taken) and (not shared or ranking is HIGH):
            yield ranked(cards, ranking)


def _examples(
    category: Category,
    code: str,
    ranking: Ranking,
    kept: Sequence[int] = (),
    taken: frozenset[Card] = frozenset(),
) -> Iterator[Cards]:
    """Hands of this category from one deck after another, those ranks kept as far as they fit."""
    build = _BUILD.get(category, _grouped)
    top = _LOW_TOP.get(ranking.key, ACE)
    for shuffled in islice(Draw(code).decks(), _ENOUGH):
        deck = [card for card in shuffled if card.rank <= top or card.rank == ACE]
        if taken:
            deck.sort(key=lambda card: card in taken)  # stable: shared cards come last
        cards = build(category, deck, kept)
        if len(cards) == ranking.size:
            rank = ranking.rank(cards)
            if rank is not None and rank.category == category:
                yield cards


def _grouped(category: Category, deck: Sequence[Card], kept: Sequence[int]) -> Cards:
    """Pairs, threes and so on: group sizes in order, one rank for each group."""
    wanted = [ACE if rank < TWO else rank for rank in kept]
    others = dict.fromkeys(card.rank for card in deck if card.rank not in wanted)
    ranks = [*wanted, *others]
    hand: list[Card] = []
    for rank, size in zip(ranks, _GROUPS[category], strict=False):
        hand += [card for card in deck if card.rank == rank][:size]
    return tuple(hand)


def _straight(category: Category, deck: Sequence[Card], kept: Sequence[int]) -> Cards:
    top = kept[0] if kept else FIVE + deck[0].index % (ACE - FIVE + 1)
    suit = deck[0].suit
    flush = category != Category.STRAIGHT
    if category == Category.ROYAL_FLUSH:
        top = ACE
    ranks = [ACE if rank < TWO else rank for rank in range(top, top - 5, -1)]
    return tuple(
        next(card for card in deck if card.rank == rank and (not flush or card.suit == suit))
        for rank in ranks
    )


def _flush(_: Category, deck: Sequence[Card], kept: Sequence[int]) -> Cards:
    suited = [card for card in deck if card.suit == deck[0].suit]
    return tuple(sorted(suited, key=lambda card: card.rank not in kept)[:5])


def _badugi(category: Category, deck: Sequence[Card], kept: Sequence[int]) -> Cards:
    """Cards that differ in rank and suit, the given ranks first; the rest clash with them."""
    counting = {Category.BADUGI: 4, Category.THREE_CARD: 3, Category.TWO_CARD: 2}.get(category, 1)
    wanted = [ACE if rank < TWO else rank for rank in kept]
    hand: list[Card] = []
    for rank in [*wanted, *(card.rank for card in deck)]:
        if len(hand) == counting:
            break
        fits = (card for card in deck if card.rank == rank and not _clashes(card, hand))
        if one := next(fits, None):
            hand.append(one)
    rest = (card for card in deck if _clashes(card, hand) and card not in hand)
    return (*hand, *islice(rest, BADUGI.size - counting))


def _clashes(card: Card, hand: Sequence[Card]) -> bool:
    return any(card.rank == one.rank or card.suit == one.suit for one in hand)


_BUILD: Final[dict[Category, Callable[[Category, Sequence[Card], Sequence[int]], Cards]]] = {
    Category.STRAIGHT: _straight,
    Category.STRAIGHT_FLUSH: _straight,
    Category.ROYAL_FLUSH: _straight,
    Category.FLUSH: _flush,
    Category.BADUGI: _badugi,
    Category.THREE_CARD: _badugi,
    Category.TWO_CARD: _badugi,
    Category.ONE_CARD: _badugi,
}
