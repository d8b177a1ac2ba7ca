"""Many hands at once: any array of them, or every hand that there is."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pokerlib.cards import DECK
from pokerlib.errors import instance, unfit
from pokerlib.odds.boards import SUITS, masks_of
from pokerlib.odds.multisets import RANK_COUNT, Ints, add, ranks_of
from pokerlib.odds.stud import drawn_strengths
from pokerlib.odds.tables import MASKS, Strengths, check_cards, has_table, suits_matter, table_of
from pokerlib.rankings import Category, HandRank, Ranking
from pokerlib.rankings.base import highest_first

_DECK: Final = 52
_AT_ONCE: Final = 1 << 16  # hands; all that belongs to them then stays in the processor's cache

# A number for each rank such that five of them, no more than four alike, have a sum of their own.
_KEYS: Final = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUM_BITS: Final = 19
_SUM: Final = np.uint32((1 << _SUM_BITS) - 1)
# Above the sum three bits for each suit count its cards. Five is 101, and nothing else that can
# be there has both these bits: a suit whose third bit stands with its first has all five cards.
_FIVES: Final = np.uint32(0b001_001_001_001)


class _Keyed(NamedTuple):
    """The key of each card, of each two cards that lie side by side, and what a sum is worth."""

    one: NDArray[np.uint32]
    two: NDArray[np.uint32]
    strength: Strengths


@cache
def _keyed(ranking: Ranking) -> _Keyed:
    keys = np.array(_KEYS, np.uint32)
    suits = np.array([1 << _SUM_BITS + 3 * suit for suit in range(SUITS)], np.uint32)
    one = (keys[:, None] + suits).ravel()
    # Two bytes read as one number: the first card and 256 times the second.
    two = np.zeros((_DECK, 256), np.uint32)
    two[:, :_DECK] = one[:, None] + one
    ranks = ranks_of(5)
    real = ranks[:, 0] != ranks[:, 4]
    strength = np.zeros(1 << _SUM_BITS, np.uint16)
    strength[keys[ranks[real]].sum(axis=1)] = table_of(ranking).unsuited[real]
    return _Keyed(one, two.ravel(), strength)


def rank_many(ranking: Ranking, hands: NDArray[Any]) -> Strengths:
    """The strength of every row of an array of cards (indices into the deck, as many as play).

    Of equal hands it is equal, of better ones greater; 0 does not qualify. Of rankings in which
    a flush is never worse than no flush also six or seven cards, for the best that play. Raises
    OddsError for other numbers of cards, TypeError for what is no such array or no ranking.

    >>> from pokerlib.rankings import HIGH
    >>> rank_many(HIGH, np.array([[51, 47, 43, 39, 35], [0, 5, 9, 13, 20]])).tolist()
    [7462, 1]
    """
    instance("ranking", ranking, Ranking)
    _check_hands(hands)
    count = hands.shape[1]
    check_cards(ranking, count)
    if not has_table(ranking):
        ordered = np.sort(hands.astype(np.intp), axis=1)
        return every_hand(ranking)[_places(ordered)]
    if count != 5:
        return drawn_strengths(ranking, (), hands.T.astype(np.intp))
    cards = np.ascontiguousarray(hands, np.uint8)
    found = np.empty(len(cards), np.uint16)
    for start in range(0, len(cards), _AT_ONCE):
        _rank_part(ranking, cards[start : start + _AT_ONCE], found[start : start + _AT_ONCE])
    return found


def _check_hands(hands: NDArray[Any]) -> None:
    """Whether these are rows of cards; that no card is twice in a row is not looked at."""
    instance("hands", hands, np.ndarray)
    fits = hands.ndim == 2 and hands.dtype.kind in "iu"
    if not fits or (hands.size and not 0 <= hands.min() <= hands.max() < _DECK):
        raise unfit("hands", "array of rows of cards, from 0 to 51", hands)


def _rank_part(ranking: Ranking, cards: NDArray[np.uint8], found: Strengths) -> None:
    one, two, strength = _keyed(ranking)
    pairs = cards[:, :4].view(np.uint16).astype("<u2", copy=False)
    keys = two.take(pairs[:, 0])
    keys += two.take(pairs[:, 1])
    keys += one.take(cards[:, 4])
    strength.take(keys & _SUM, out=found, mode="clip")  # "raise" would copy what it writes
    keys >>= np.uint32(_SUM_BITS)
    keys &= keys >> np.uint32(2)
    keys &= _FIVES
    flushes = np.flatnonzero(keys != 0)  # of bools this is four times as fast as of numbers
    masks = np.bitwise_or.reduce(1 << cards[flushes].astype(np.intp) // SUITS, axis=1)
    found[flushes] = table_of(ranking).suited[masks]


def every_hand(ranking: Ranking) -> Strengths:
    """The strength of every set of cards that can be dealt, those without higher cards first.

    Raises TypeError for what is no ranking.
    """
    instance("ranking", ranking, Ranking)
    if not has_table(ranking):
        return _by_patterns(ranking)[0]
    count, table = ranking.size, table_of(ranking)
    shorter = _multisets_of_sets(count - 1)
    found = np.empty(comb(_DECK, count), np.uint16)
    for top in range(count - 1, _DECK):
        # Hands whose highest card is `top` are all the shorter hands below it, in their order.
        strength = table.unsuited[add(count - 1)[:, top // SUITS]]
        part = found[comb(top, count) : comb(top + 1, count)]
        strength.take(shorter[: comb(top, count - 1)], out=part, mode="clip")
    if suits_matter(ranking):
        ranks = np.array(list(combinations(range(MASKS.bit_length() - 1), count)))
        for suit in range(SUITS):
            found[_places(SUITS * ranks + suit)] = table.suited[masks_of(count)]
    return found


def scale_of(ranking: Ranking) -> tuple[HandRank | None, ...]:
    """For each strength a hand that has it, the weakest first; None at 0, which is no hand.

    >>> from pokerlib.rankings import BADUGI
    >>> len(scale_of(BADUGI)) - 1
    1092
    """
    return table_of(ranking).ranks if has_table(ranking) else _by_patterns(ranking)[1]


def categories_of(ranking: Ranking) -> tuple[Category | None, ...]:
    """The category of each strength."""
    return tuple(rank.category if rank else None for rank in scale_of(ranking))


@cache
def _by_patterns(ranking: Ranking) -> tuple[Strengths, tuple[HandRank | None, ...]]:
    """Every set of cards, ranked by the ranking itself, for badugi sees which two share a suit.

    Sets that differ only in the names of their suits are ranked once.
    """
    count = ranking.size
    sets = np.array(list(combinations(range(_DECK), count)), np.intp)
    hands = sets[np.argsort(_places(sets))]
    suits = hands % SUITS
    # Each suit is named by the first place where it stands: which cards share it is what counts.
    named = (suits[:, :, None] == suits[:, None, :]).argmax(axis=2)
    digits = np.concatenate([hands // SUITS, named], axis=1)
    keys = digits @ (RANK_COUNT ** np.arange(2 * count))
    _, examples, pattern = np.unique(keys, return_index=True, return_inverse=True)
    ranks = [
        ranking.judge(highest_first(DECK[card] for card in hand))
        for hand in hands[examples].tolist()
    ]
    by_strength = {rank.strength: rank for rank in ranks if rank}
    order = {strength: place for place, strength in enumerate(sorted(by_strength), start=1)}
    found = np.array([order[rank.strength] if rank else 0 for rank in ranks], np.uint16)
    return found[pattern], (None, *(by_strength[strength] for strength in order))


def _multisets_of_sets(count: int) -> Ints:
    """The multiset of ranks of every set of cards of this size, in the same order."""
    found = np.zeros(1, np.intp)
    for size in range(1, count + 1):
        longer = np.empty(comb(_DECK, size), np.intp)
        for top in range(size - 1, _DECK):
            adding = add(size - 1)[:, top // SUITS]
            longer[comb(top, size) : comb(top + 1, size)] = adding[found[: comb(top, size - 1)]]
        found = longer
    return found


def _places(hands: Ints) -> Ints:
    """Where hands, their cards ascending, stand among all sets of as many cards."""
    count = hands.shape[1]
    ways = np.array([[comb(card, place + 1) for place in range(count)] for card in range(_DECK)])
    return np.asarray(ways[hands, np.arange(count)].sum(axis=1))
