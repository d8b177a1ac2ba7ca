"""Hands to learn from: an example of any hand, and two hands that differ late or not at all."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from pokerlib.cards import Card
from pokerlib.games import Game, Made
from pokerlib.practice.building import built
from pokerlib.practice.draw import Cards, Draw, far
from pokerlib.rankings import HIGH, Category, HandRank, Ranking, difference
from pokerlib.rankings.explain import places
from pokerlib.rankings.high import ORDER

LADDER: Final = ORDER
"""The ten names of a high hand, from the weakest (hand rankings, lines 131 to 139)."""

RUNS: Final = {Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
SUITED: Final = {Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}

_ENOUGH: Final = 2000  # decks to try before giving up; a handful is usual


def ranked(cards: Cards, ranking: Ranking) -> HandRank:
    """The best rank of cards that are known to have one."""
    rank = ranking.best(cards)
    if rank is None:
        raise AssertionError("these cards do not qualify")
    return rank


def made_of(game: Game, hole: Cards, board: Cards, share: str = "high") -> Made:
    """The best hand for a share of the pot, of cards that are known to make one."""
    made = game.made(hole, board)[share]
    if made is None:
        raise AssertionError("these cards do not qualify")
    return made


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
    for shuffled in islice(Draw(code).decks(), _ENOUGH):
        deck = sorted(shuffled, key=lambda card: card in taken)  # shared cards come last
        cards = next(built(category, deck, ranking.size, kept), ())
        if len(cards) == ranking.size and ranked(cards, ranking).category == category:
            yield cards
