"""The same numbers by combinatorics, step by step: how a person would count them.

Hands of one shape (so many of one rank, so many of another) are counted rank by rank and suit
by suit; what then turns out to be a straight or a flush is taken away, and counted for itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import comb
from types import MappingProxyType
from typing import Final, TypeAlias

from pokerlib.counting.records import Case, Choice, Derivation, OddsError, Shape, Step
from pokerlib.errors import instance, whole
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Ranking,
)

Cases: TypeAlias = dict[Category | None, tuple[Case, ...]]

RANKS: Final = 13
SUITS: Final = 4
LOW_RANKS: Final = 8  # from the ace to the eight

_DECK: Final = RANKS * SUITS
# How many sets of five, six and seven different ranks have five in a row among them: the ace
# stands at both ends, so there are ten runs of five. In deuce to seven it is high only.
RUNS: Final = MappingProxyType({5: 10, 6: 71, 7: 217})
RUNS_ACE_HIGH: Final = MappingProxyType({5: 9})


def shapes(cards: int, most: int = SUITS) -> Iterator[Shape]:
    """All ways in which `cards` cards can share ranks, the largest group first.

    >>> list(shapes(3))
    [(3,), (2, 1), (1, 1, 1)]
    """
    if cards == 0:
        yield ()
    for first in range(min(cards, most), 0, -1):
        for rest in shapes(cards - first, first):
            yield (first, *rest)


def shape_case(shape: Shape, ranks: int = RANKS, more: tuple[Step, ...] = ()) -> Case:
    """All hands of a shape: which ranks are there so often, and which suits they have.

    >>> shape_case((3, 2)).ways == 13 * 4 * 12 * 6
    True
    """
    steps = []
    left = ranks
    for size, times in Counter(shape).items():
        steps.append(Step(f"ranks_of_{size}", (Choice(left, times),)))
        steps.append(Step(f"suits_of_{size}", (Choice(SUITS, size, times),)))
        left -= times
    return Case(shape, (*steps, *more))


def _mixed_case(shape: Shape, ranks: Step) -> Case:
    """Hands of five or more different ranks: those ranks, which of them repeat, and no flush."""
    steps = [ranks]
    left = len(shape)
    for size, times in Counter(shape).items():
        if size > 1:
            steps.append(Step(f"which_of_{size}", (Choice(left, times),)))
            left -= times
    choices = tuple(Choice(SUITS, size, times) for size, times in Counter(shape).items())
    return Case(shape, (*steps, Step("suits", choices, _flushes(shape), "one_suit")))


def _flushes(shape: Shape) -> int:
    """Of all ways to give suits to ranks of this shape, those with five or more of one suit."""
    ways = Counter({0: 1})  # how many ranks have a card of that suit, and in how many ways
    for size in shape:
        longer: Counter[int] = Counter()
        for found, times in ways.items():
            longer[found + 1] += times * comb(SUITS - 1, size - 1)
            longer[found] += times * comb(SUITS - 1, size)
        ways = longer
    return SUITS * sum(times for found, times in ways.items() if found >= 5)


def _named(shape: Shape) -> Category:
    """What equal ranks alone make of a shape: the best five for a high hand."""
    first, second = (*shape, 0, 0)[:2]
    if first == 4:
        return Category.FOUR_OF_A_KIND
    if first == 3:
        return Category.FULL_HOUSE if second >= 2 else Category.THREE_OF_A_KIND
    if first == 2:
        return Category.TWO_PAIR if second == 2 else Category.ONE_PAIR
    return Category.HIGH_CARD


def _named_low(shape: Shape) -> Category:
    """What the best five are as a low: as many different ranks as there are."""
    first, second = (*shape, 0, 0)[:2]
    if len(shape) >= 5:
        return Category.NO_PAIR
    if len(shape) == 4:
        return Category.ONE_PAIR
    if len(shape) == 3:
        return Category.TWO_PAIR if second >= 2 else Category.THREE_OF_A_KIND
    return Category.FULL_HOUSE if second >= 2 and first >= 3 else Category.FOUR_OF_A_KIND


def _by_name(cards: int, name: Callable[[Shape], Category], below: int = 99) -> Cases:
    """The shapes with fewer different ranks than `below` under their names, in all suits."""
    found: Cases = {}
    for shape in shapes(cards):
        if len(shape) < below:
            category = name(shape)
            found[category] = (*found.get(category, ()), shape_case(shape))
    return found


def _high(cards: int, runs: Mapping[int, int] = RUNS) -> Cases:
    """High hands of five to seven cards."""
    found = _by_name(cards, _named, below=5)
    suit = Step("suit", (Choice(SUITS),))
    found[Category.ROYAL_FLUSH] = (Case((), (suit, *_more(_DECK - 5, cards - 5))),)
    # Of each run below the royal the next higher card of the suit is another straight flush.
    tops = Step("run", (Choice(runs[5]),), 1, "royal")
    found[Category.STRAIGHT_FLUSH] = (Case((), (tops, suit, *_more(_DECK - 6, cards - 5))),)
    found[Category.FLUSH] = tuple(
        Case(
            (),
            (
                suit,
                Step("suited_ranks", (Choice(RANKS, suited),), runs[suited], "in_a_row"),
                *_more(_DECK - RANKS, cards - suited, "other_suits"),
            ),
        )
        for suited in range(5, cards + 1)
    )
    mixed = [shape for shape in shapes(cards) if len(shape) >= 5]
    for shape in mixed:
        every = Step("ranks", (Choice(RANKS, len(shape)),), runs[len(shape)], "in_a_row")
        category = _named(shape)
        found[category] = (*found.get(category, ()), _mixed_case(shape, every))
    found[Category.STRAIGHT] = tuple(
        _mixed_case(shape, Step(f"runs_of_{len(shape)}", (Choice(runs[len(shape)]),)))
        for shape in mixed
    )
    return found


def _more(left: int, count: int, key: str = "others") -> tuple[Step, ...]:
    """Any other cards that fill the hand up, if it has more than five."""
    return (Step(key, (Choice(left, count),)),) if count else ()


def _deuce_to_seven(cards: int) -> Cases:
    return _high(cards, RUNS_ACE_HIGH)


def _ace_to_five(cards: int) -> Cases:
    return _by_name(cards, _named_low)


def low_cases(cards: int, ranks: int) -> tuple[Case, ...]:
    """Hands with at least `ranks` different ranks from the ace to the eight."""
    found = []
    for low in range(ranks, cards + 1):
        higher = _more(SUITS * (RANKS - LOW_RANKS), cards - low, "above_eight")
        found += [
            shape_case(shape, LOW_RANKS, higher) for shape in shapes(low) if len(shape) >= ranks
        ]
    return tuple(found)


def _eight_or_better(cards: int) -> Cases:
    qualify = low_cases(cards, 5)
    count = sum(case.ways for case in qualify)
    rest = Step("all", (Choice(_DECK, cards),), count, "qualify")
    return {Category.NO_PAIR: qualify, None: (Case((), (rest,)),)}


def _badugi(_: int) -> Cases:
    """By the ranks, and then by how the four suits fall on them."""
    different = Step("ranks", (Choice(RANKS, 4),))
    paired = shape_case((2, 1, 1)).steps
    pair, singles = paired[0], paired[2]
    suits_of_pair = (Choice(SUITS, 2), Choice(SUITS, 1, 2))
    return {
        Category.BADUGI: (
            Case((1, 1, 1, 1), (different, Step("each_suit", tuple(map(Choice, (4, 3, 2, 1)))))),
        ),
        Category.THREE_CARD: (
            Case(
                (1, 1, 1, 1),
                (
                    different,
                    Step("share_suit", (Choice(4, 2),)),
                    Step("three_suits", tuple(map(Choice, (4, 3, 2)))),
                ),
            ),
            Case((2, 1, 1), (pair, singles, Step("suits", suits_of_pair, 36, "two_suits"))),
        ),
        Category.TWO_CARD: (
            Case(
                (1, 1, 1, 1),
                (
                    different,
                    Step("two_suits", (Choice(SUITS, 2),)),
                    Step("both_suits", (Choice(2, 1, 4),), 2, "one_suit"),
                ),
            ),
            Case((2, 1, 1), (pair, singles, Step("pair_suits", (Choice(SUITS, 2), Choice(6))))),
            shape_case((2, 2)),
            shape_case((3, 1)),
        ),
        Category.ONE_CARD: (
            Case((1, 1, 1, 1), (different, Step("suit", (Choice(SUITS),)))),
            shape_case((4,)),
        ),
    }


def _front(cards: int) -> Cases:
    return _by_name(cards, _named)


_WAYS: Final[Mapping[Ranking, tuple[Callable[[int], Cases], int]]] = MappingProxyType(
    {
        HIGH: (_high, 7),
        ACE_TO_FIVE: (_ace_to_five, 7),
        EIGHT_OR_BETTER: (_eight_or_better, 7),
        DEUCE_TO_SEVEN: (_deuce_to_seven, 5),
        BADUGI: (_badugi, 4),
        CHINESE_FRONT: (_front, 3),
    }
)


_REVERSED: Final = (ACE_TO_FIVE, DEUCE_TO_SEVEN)  # the usual names, the best of them last


def derivations(ranking: Ranking, cards: int | None = None) -> dict[Category | None, Derivation]:
    """For every category the way to its number, the strongest hand first.

    Raises OddsError for a number of cards that is not counted, TypeError for what is no ranking.

    >>> derivations(HIGH)[Category.FULL_HOUSE].count
    3744
    """
    instance("ranking", ranking, Ranking)
    if cards is not None:
        whole("cards", cards)
    count = ranking.size if cards is None else cards
    ways, most = _WAYS[ranking]
    if not ranking.size <= count <= most:
        raise OddsError("census_count", count=count, low=ranking.size, high=most)
    found = {
        category: Derivation(category or "unqualified", count, cases)
        for category, cases in ways(count).items()
    }
    order = list(reversed(Category)) if ranking in _REVERSED else list(Category)
    return {category: found[category] for category in [*order, None] if category in found}


def derivation(ranking: Ranking, category: Category | None, cards: int | None = None) -> Derivation:
    """The way to the number of hands of one category; None: of those that do not qualify.

    Raises as `derivations` does, and OddsError for a category that the ranking does not have.

    >>> [step.ways for step in derivation(HIGH, Category.FULL_HOUSE).cases[0].steps]
    [13, 4, 12, 6]
    """
    if category is not None:
        instance("category", category, Category)
    found = derivations(ranking, cards)
    if category not in found:
        raise OddsError("never", cards=ranking.size if cards is None else cards)
    return found[category]
