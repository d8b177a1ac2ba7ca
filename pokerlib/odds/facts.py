"""Facts of the games: how often what everybody asks about happens, each with its derivation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import Final

import numpy as np

from pokerlib.cards import DECK, CardsLike
from pokerlib.cards.parsing import check_count
from pokerlib.counting.derivations import RANKS, SUITS, derivations, shape_case, shapes
from pokerlib.counting.facts import derived
from pokerlib.counting.records import Case, Chance, Choice, Step
from pokerlib.errors import whole
from pokerlib.games import Game
from pokerlib.odds.bulk import scale_of
from pokerlib.odds.census import Census, by_category, census
from pokerlib.odds.equity import every_board
from pokerlib.odds.holes import strengths
from pokerlib.odds.omaha_river import COUNTS, DEALS, LOWS
from pokerlib.odds.spot import Spot, read_spot
from pokerlib.odds.stud import drawn_strengths, every_deal
from pokerlib.rankings import HIGH, Category

_THIRTEEN: Final = 13
_CHINESE: Final = "chinese"
_FEWEST_IN_STUD: Final = 3


def naturals() -> dict[str, Chance]:
    """The special hands of Chinese poker, out of all C(52, 13) hands of thirteen cards.

    Six pairs twice: where all six ranks must differ, and where four of a rank are two pairs.
    """
    each_rank = Step("suit_of_each", (Choice(SUITS, 1, _THIRTEEN),))
    pairs = {shape: sum(size // 2 for size in shape) for shape in shapes(_THIRTEEN)}
    different = {shape: sum(size > 1 for size in shape) for shape in pairs}
    six = tuple(shape_case(shape) for shape, count in different.items() if count == 6)
    six_or_quads = tuple(shape_case(shape) for shape, count in pairs.items() if count == 6)
    straights = _three_straights()
    found = [
        derived("full_straight", _CHINESE, _THIRTEEN, (Case((1,) * 13, (each_rank,)),)),
        Chance("three_straights", straights, comb(52, _THIRTEEN), "counted", _CHINESE),
        derived("six_pairs", _CHINESE, _THIRTEEN, six),
        derived("six_pairs_with_quads", _CHINESE, _THIRTEEN, six_or_quads),
        derived("three_flushes", _CHINESE, _THIRTEEN, tuple(_three_flushes())),
    ]
    return {chance.key: chance for chance in found}


def _three_flushes() -> Iterator[Case]:
    """Rows of five, five and three, each of one suit; several rows may be of the same suit."""
    for sizes in ((5, 5, 3), (8, 5), (10, 3), (13,)):
        steps = [
            Step(f"suits_with_{size}", (Choice(SUITS - sum(other > size for other in sizes), n),))
            for size, n in Counter(sizes).items()
        ]
        ranks = [Choice(RANKS, size, times) for size, times in Counter(sizes).items()]
        yield Case(sizes, (*steps, Step("ranks_in_suits", tuple(ranks))))


def _three_straights() -> int:
    """All hands with such ranks: each set of ranks once, in all suits.

    >>> _three_straights() > 4**13
    True
    """
    return sum(prod(comb(SUITS, n) for n in Counter(ranks).values()) for ranks in laid_straights())


def laid_straights() -> set[tuple[int, ...]]:
    """The ranks, ascending, that two straights of five and one of three can have together."""
    five = [_run(low, 5) for low in range(10)]
    three = [_run(low, 3) for low in range(12)]
    rows = product(combinations_with_replacement(five, 2), three)
    return {tuple(sorted([*first, *second, *front])) for (first, second), front in rows}


def _run(low: int, length: int) -> tuple[int, ...]:
    """Ranks in a row from the ace on, 0, and from any other up to the ace; a deuce is rank 0."""
    return tuple((low + place - 1) % RANKS for place in range(length))


def omaha_by_the_river() -> dict[Category, Chance]:
    """What the best hand of four own cards and a full board is, over all deals.

    Counted once, by the command that `omaha_river` names.
    """
    return {
        category: Chance(category, count, DEALS, "counted", "omaha", category)
        for category, count in COUNTS.items()
    }


def low_qualifies() -> Chance:
    """Omaha Hi/Lo: four own cards and a full board have an eight or better for low."""
    return Chance("low_qualifies", LOWS, DEALS, "counted", "omaha_hilo")


def dealt(cards: int = 5) -> dict[Category, Chance]:
    """What so many cards make as a high hand: five as in draw, seven as in Hold'em and stud.

    Raises OddsError for a number of cards that is not counted.
    """
    whole("cards", cards)
    ways = derivations(HIGH, cards)
    return {
        category: Chance(
            category, count, comb(52, cards), "counted", "", category, derivation=ways[category]
        )
        for category, count in census(HIGH, cards).items()
        if category is not None
    }


def chances(
    game: Game | str, hole: CardsLike, board: CardsLike = "", dead: CardsLike = ""
) -> dict[str, Census]:
    """What these own cards will be when all are dealt: for each share, boards by category.

    None counts those on which nothing qualifies: the chance of a low is what is left. For games
    with a board at every street, for stud with three cards and more.

    >>> low = chances("omaha_hilo", "As 2s Kd Qd", "3c 4h Jd")["low"]
    >>> low[Category.NO_PAIR], sum(low.values())
    (584, 990)
    """
    spot = read_spot(game, [hole], board, dead, fewest=1)
    count = {"flop": _on_boards, "stud": _drawn}.get(spot.game.family, _shown)
    return count(spot)


def _on_boards(spot: Spot) -> dict[str, Census]:
    boards = every_board(spot)
    found = {}
    for share, ranking in spot.game.shares:
        strength = strengths(spot.game, ranking, spot.holes, boards)[0]
        counts = np.bincount(strength, boards.weights, len(scale_of(ranking)))
        found[share] = by_category(ranking, counts.astype(np.int64))
    return found


def _drawn(spot: Spot) -> dict[str, Census]:
    known = [*spot.holes[0], *spot.board]
    check_count(tuple(DECK[card] for card in known), _FEWEST_IN_STUD, spot.game.hole, "hole")
    counts = {share: np.zeros(len(scale_of(ranking))) for share, ranking in spot.game.shares}
    for deals in every_deal(spot.left, [spot.game.hole - len(known)]):
        for share, ranking in spot.game.shares:
            strength = drawn_strengths(ranking, known, deals)
            counts[share] += np.bincount(strength, None, len(counts[share]))
    return {
        share: by_category(ranking, counts[share].astype(np.int64))
        for share, ranking in spot.game.shares
    }


def _shown(spot: Spot) -> dict[str, Census]:
    """A hand that draws no more is what it is."""
    made = spot.game.made([DECK[card] for card in spot.holes[0]])
    return {share: {best.rank.category if best else None: 1} for share, best in made.items()}
