"""The rankings a second time: slow, obvious, and written apart from the library.

Each function gives a tuple; the better hand's is greater. Only ranks and suits are read.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from pokerlib.cards import Card

Strength = tuple[int, ...]


def _groups(ranks: Iterable[int]) -> list[tuple[int, int]]:
    """(how many, which rank), the biggest group first, then the highest rank."""
    return sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)


def high(cards: tuple[Card, ...], *, wheel: bool = True) -> Strength:
    ranks = sorted((card.rank for card in cards), reverse=True)
    flush = len(cards) == 5 and len({card.suit for card in cards}) == 1
    if wheel and ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    straight = len(cards) == 5 and len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4
    shape = [n for n, _ in _groups(ranks)]
    if straight and flush:
        kind = 8
    elif shape[0] == 4:
        kind = 7
    elif shape[:2] == [3, 2]:
        kind = 6
    elif flush:
        kind = 5
    elif straight:
        kind = 4
    elif shape[0] == 3:
        kind = 3
    elif shape[:2] == [2, 2]:
        kind = 2
    elif shape[0] == 2:
        kind = 1
    else:
        kind = 0
    return (kind, *(rank for _, rank in _groups(ranks)))


def deuce_to_seven(cards: tuple[Card, ...]) -> Strength:
    return tuple(-part for part in high(cards, wheel=False))


def _low(card: Card) -> int:
    return 1 if card.rank == 14 else card.rank


def ace_to_five(cards: tuple[Card, ...]) -> Strength:
    groups = _groups(map(_low, cards))
    # The sizes of the groups first: any pair is worse than none, two pair worse than one …
    return (*(-n for n, _ in groups), *(-rank for _, rank in groups))


def eight_or_better(cards: tuple[Card, ...]) -> Strength | None:
    low = set(map(_low, cards))
    return ace_to_five(cards) if len(low) == 5 and max(low) <= 8 else None


def badugi(cards: tuple[Card, ...]) -> Strength:
    """The best of all subsets without two cards alike in rank or suit."""
    return max(
        (size, *sorted(-_low(card) for card in chosen))
        for size in range(1, len(cards) + 1)
        for chosen in combinations(cards, size)
        if len(set(map(_low, chosen))) == len({card.suit for card in chosen}) == size
    )


def front(cards: tuple[Card, ...]) -> Strength:
    groups = _groups(card.rank for card in cards)
    return tuple(n for n, _ in groups) + tuple(rank for _, rank in groups)
