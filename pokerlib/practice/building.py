"""Builders of hands: cards of a wanted kind from a deck."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from pokerlib.cards import ACE, FIVE, TWO, Card
from pokerlib.practice.draw import Cards
from pokerlib.rankings import BADUGI, HIGH, Category
from pokerlib.rankings.base import highest_first
from pokerlib.rankings.high import candidates

# How many cards there are of one rank, of the next …; the rest is single cards.
_GROUPS: Final[dict[str, tuple[int, ...]]] = {
    Category.FOUR_OF_A_KIND: (4,),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE_OF_A_KIND: (3,),
    Category.TWO_PAIR: (2, 2),
    Category.ONE_PAIR: (2,),
    Category.HIGH_CARD: (),
}
_COUNTING: Final[dict[str, int]] = {
    Category.BADUGI: 4,
    Category.THREE_CARD: 3,
    Category.TWO_CARD: 2,
    Category.ONE_CARD: 1,
}


def taken(deck: list[Card], category: str, size: int, kept: Sequence[int] = ()) -> Cards | None:
    """Take `size` cards of this kind of high hand from the deck; None if it holds none.

    The ranks `kept` come first, as far as they fit.

    >>> from pokerlib.cards import deck_of
    >>> deck = list(deck_of("BBB-BBB"))
    >>> found = taken(deck, "full_house", 5)
    >>> len({card.rank for card in found}), len(deck)
    (2, 47)
    """
    whole = (one for one in built(category, deck, size, kept) if len(one) == size)
    found = next((one for one in whole if _is(category, one)), None)
    for card in found or ():
        deck.remove(card)
    return found


def _is(category: str, hand: Cards) -> bool:
    """Of five cards, whether they are nothing better; a royal flush is a straight flush too."""
    if category == Category.STRAIGHT_FLUSH or len(hand) != HIGH.size:
        return True
    rank = HIGH.rank(hand)
    return rank is not None and rank.category == category


def built(
    category: str, deck: Sequence[Card], size: int, kept: Sequence[int] = ()
) -> Iterator[Cards]:
    """Cards of the deck that may make this hand, in the order in which to try them.

    The ranks `kept` come first, as far as they fit.
    """
    suits = dict.fromkeys(card.suit for card in deck)
    if category in _COUNTING:
        yield _badugi(_COUNTING[category], deck, kept)
    elif category == Category.FLUSH:
        for suit in suits:
            suited = [card for card in deck if card.suit == suit]
            yield tuple(sorted(suited, key=lambda card: card.rank not in kept)[:size])
    elif category == Category.STRAIGHT:
        yield from _straights(deck, *kept[:1])
    elif category in (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        top = (ACE,) if category == Category.ROYAL_FLUSH else kept[:1]
        start = deck[0]
        for suit in suits:
            yield from _straights([card for card in deck if card.suit == suit], *top, start=start)
    else:
        yield from _grouped(deck, _GROUPS[category], size, kept)


def _grouped(
    deck: Sequence[Card], groups: tuple[int, ...], size: int, kept: Sequence[int]
) -> Iterator[Cards]:
    """For each group the first rank of which the deck still has so many cards."""
    ranks = [*_aces_high(kept), *dict.fromkeys(card.rank for card in deck)]
    same = {rank: [card for card in deck if card.rank == rank] for rank in ranks}
    hand: list[Card] = []
    for many in (*groups, *(1,) * (size - sum(groups))):
        rank = next((one for one in same if len(same[one]) >= many), None)
        if rank is None:
            return
        hand += same.pop(rank)[:many]
    yield tuple(hand)


def _straights(
    deck: Sequence[Card], top: int | None = None, *, start: Card | None = None
) -> Iterator[Cards]:
    """Of this height, or of each, beginning where the first card says; the first of each rank."""
    first = (start or deck[0]).index % 10
    tops = [FIVE + (first + turn) % 10 for turn in range(10)] if top is None else [top]
    by_rank = {card.rank: card for card in reversed(deck)}
    for height in tops:
        run = _aces_high(range(height, height - 5, -1))
        if all(rank in by_rank for rank in run):
            yield tuple(by_rank[rank] for rank in run)


def _badugi(counting: int, deck: Sequence[Card], kept: Sequence[int]) -> Cards:
    """Cards that differ in rank and suit, the given ranks first; the rest clash with them."""
    hand: list[Card] = []
    for rank in [*_aces_high(kept), *(card.rank for card in deck)]:
        if len(hand) == counting:
            break
        fits = (card for card in deck if card.rank == rank and not _clashes(card, hand))
        if one := next(fits, None):
            hand.append(one)
    rest = (card for card in deck if _clashes(card, hand) and card not in hand)
    return (*hand, *islice(rest, BADUGI.size - counting))


def _clashes(card: Card, hand: Sequence[Card]) -> bool:
    return any(card.rank == one.rank or card.suit == one.suit for one in hand)


def _aces_high(ranks: Sequence[int]) -> list[int]:
    return [ACE if rank < TWO else rank for rank in ranks]


def categories_in(hand: Sequence[Card]) -> frozenset[Category]:
    """The kinds of hands that tempt in many cards: those of all that can be the best of them.

    >>> from pokerlib.cards import cards
    >>> kinds = categories_in(cards("As Ks 9s 6s 2s Qd Jh Td 3c 4h"))
    >>> sorted(kind.name for kind in kinds)
    ['FLUSH', 'HIGH_CARD', 'STRAIGHT']
    """
    ranks = filter(None, map(HIGH.judge, candidates(highest_first(hand))))
    return frozenset(rank.category for rank in ranks)
