"""Special hands of thirteen cards: finding them, and comparing two (lines 277 to 284)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import Final, Literal

from pokerlib.cards import ACE, Card, CardsLike
from pokerlib.chinese.order import foul_of
from pokerlib.chinese.rules import Rules, played_by
from pokerlib.chinese.setting import ROWS, Row, Setting, Special, rank_row, thirteen
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance
from pokerlib.rankings.base import Category, HandRank, Ranking, highest_first
from pokerlib.rankings.chinese_front import CHINESE_FRONT
from pokerlib.rankings.explain import Difference, difference
from pokerlib.rankings.high import PLACE

Decided = Literal["ordinary", "kind", "pairs", "rows", "nothing"]
Laid = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]

_STRAIGHTS: Final = {Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
_FLUSHES: Final = {Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}
_WANTED: Final = {Special.THREE_STRAIGHTS: _STRAIGHTS, Special.THREE_FLUSHES: _FLUSHES}


@dataclass(frozen=True, slots=True)
class SpecialRank:
    """What two specials of a kind are compared by.

    Six pairs by `pairs`, their ranks from the highest down; three straights and three flushes
    by `rows`, the back first; full straights by nothing, since all are equal. Back and middle
    rank as ever, so that a straight flush beats a straight; the front is a straight or a flush.
    """

    special: Special
    pairs: tuple[int, ...]
    rows: tuple[HandRank, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """A special that a hand can be, and one setting that declares it."""

    special: Special
    setting: Setting
    rank: SpecialRank


@dataclass(frozen=True, slots=True)
class Contest:
    """A special against another or against an ordinary setting, and at what it was decided.

    `better` is 1 if the first wins, -1 if the second, 0 for a tie. `decided` is "ordinary"
    (the other has no special), "kind", "pairs" (then `place` counts the pairs from 0 and
    `pair_ranks` are the two that differ), "rows" (then `row` and `difference`) or "nothing".
    """

    first: SpecialRank | None
    second: SpecialRank | None
    better: int
    decided: Decided
    place: int | None = None
    pair_ranks: tuple[int, int] | None = None
    row: Row | None = None
    difference: Difference | None = None

    @property
    def winner(self) -> SpecialRank | None:
        return {1: self.first, -1: self.second}.get(self.better)


def specials(
    given: CardsLike, rules: Rules | None = None, *, conventions: Conventions = CONVENTIONS
) -> tuple[Held, ...]:
    """Which specials thirteen cards can be, the strongest first, and the best setting of each.

    The best is that which wins against most others of its kind: compared row by row, the back
    first. Where a special may foul (a convention), it is the best of those that don't, and a
    special that can't be laid without a foul is not held. Raises CardError unless it is thirteen
    cards.

    A full straight is three straights too: whoever holds it declares one of them.

    >>> dragon = specials("As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s")
    >>> [held.special.value for held in dragon]
    ['full_straight', 'three_straights']
    """
    hand = thirteen(given)
    played = played_by(rules, conventions).strongest_first
    return tuple(
        held for special in played if (held := _held(special, hand, conventions)) is not None
    )


def _held(special: Special, hand: tuple[Card, ...], conventions: Conventions) -> Held | None:
    best: Held | None = None
    for back, middle, front in _layouts(special, hand, conventions):
        setting = Setting(back=back, middle=middle, front=front, declares=special)
        rank = special_rank(setting, special, conventions)
        if (
            rank
            and (best is None or _rows_greater(rank, best.rank))
            and foul_of(setting, conventions) is None  # never one, where specials can't foul
        ):
            best = Held(special, setting, rank)
    return best


def _rows_greater(one: SpecialRank, other: SpecialRank) -> bool:
    return [rank.strength for rank in one.rows] > [rank.strength for rank in other.rows]


def special_rank(
    setting: Setting, special: Special, conventions: Conventions = CONVENTIONS
) -> SpecialRank | None:
    """The setting as this special, None if it is none; only here the front may be a straight.

    Raises TypeError for another record.

    >>> flushes = Setting(back="As Js 9s 7s 5s", middle="Ah Th 8h 6h 2h", front="Ks Qs 3s")
    >>> special_rank(flushes, Special.THREE_FLUSHES).rows[2].category
    <Category.FLUSH: 'flush'>
    """
    instance("setting", setting, Setting)
    instance("special", special, Special)
    instance("conventions", conventions, Conventions)
    if special is Special.SIX_PAIRS:
        pairs = _pairs(setting.cards, conventions)
        return SpecialRank(special, pairs, ()) if len(pairs) == 6 else None
    if special is Special.FULL_STRAIGHT:
        return SpecialRank(special, (), ()) if _all_ranks(setting.cards) else None
    front = special_front(setting.front, special)
    rows = (setting.rank("back"), setting.rank("middle"))
    if front and all(row.category in _WANTED[special] for row in rows):
        return SpecialRank(special, (), (*rows, front))
    return None


def special_front(laid: tuple[Card, ...], special: Special) -> HandRank | None:
    """Three cards as the straight or the flush that they are in such a special, and only there.

    The ace of a straight is above the king or below the deuce.
    """
    cards = highest_first(laid)
    ranks = tuple(card.rank for card in cards)
    if special is Special.THREE_FLUSHES:
        suited = len({card.suit for card in cards}) == 1
        return _front(Category.FLUSH, ranks, cards) if suited else None
    if ranks == (ACE, 3, 2):
        return _front(Category.STRAIGHT, (3,), cards[1:] + cards[:1])
    run = ranks == tuple(range(ranks[0], ranks[0] - 3, -1))
    return _front(Category.STRAIGHT, ranks[:1], cards) if run else None


def _front(category: Category, tiebreak: tuple[int, ...], cards: tuple[Card, ...]) -> HandRank:
    strength = (PLACE[category], *tiebreak)
    return HandRank(SPECIAL_FRONT, category, tiebreak, strength, cards)


def _judge(given: tuple[Card, ...]) -> HandRank | None:
    runs = special_front(given, Special.THREE_STRAIGHTS)
    return runs or special_front(given, Special.THREE_FLUSHES)


# Three cards as a straight or a flush, which a front is in a special only.
SPECIAL_FRONT: Final = Ranking("chinese_special_front", 3, _judge, CHINESE_FRONT.judge_showing)


def contest(first: SpecialRank | None, second: SpecialRank | None, rules: Rules) -> Contest:
    """Compare two specials; None is an ordinary setting, which every special beats (line 277)."""
    if first is None or second is None:
        return Contest(first, second, bool(first) - bool(second), "ordinary")
    if first.special is not second.special:
        order = rules.strongest_first
        better = 1 if order.index(first.special) < order.index(second.special) else -1
        return Contest(first, second, better, "kind")
    for place, (one, other) in enumerate(zip(first.pairs, second.pairs, strict=True)):
        if one != other:
            better = 1 if one > other else -1
            return Contest(first, second, better, "pairs", place=place, pair_ranks=(one, other))
    for row, mine, theirs in zip(ROWS, first.rows, second.rows, strict=False):
        found = difference(mine, theirs)
        if found.better:
            return Contest(first, second, found.better, "rows", row=row, difference=found)
    return Contest(first, second, 0, "nothing")


# What the thirteen cards are


def _pairs(hand: tuple[Card, ...], conventions: Conventions) -> tuple[int, ...]:
    """The ranks of the pairs, from the highest down; four of a kind may be two (situation 52)."""
    most = 2 if conventions.quads_as_two_pairs else 1
    counts = Counter(card.rank for card in hand)
    return tuple(
        rank for rank in sorted(counts, reverse=True) for _ in range(min(most, counts[rank] // 2))
    )


def _all_ranks(hand: tuple[Card, ...]) -> bool:
    return len({card.rank for card in hand}) == len(hand)


# How they may be laid


def _layouts(special: Special, hand: tuple[Card, ...], conventions: Conventions) -> Iterator[Laid]:
    if special is Special.SIX_PAIRS:
        pairs = _pairs(hand, conventions)
        if len(pairs) == 6:
            yield _six_pairs(hand, pairs)
    elif special is Special.FULL_STRAIGHT:
        if _all_ranks(hand):  # a straight flush may have to lie under the lower straight
            yield hand[:5], hand[5:10], hand[10:]
            yield hand[5:10], hand[:5], hand[10:]
    elif special is Special.THREE_STRAIGHTS:
        yield from _three_straights(hand)
    else:
        yield from _three_flushes(hand, conventions)


def _six_pairs(hand: tuple[Card, ...], pairs: tuple[int, ...]) -> Laid:
    """Two pairs and the odd card in the back, two in the middle, one in the front, in order."""
    left = list(hand)
    quads_first = sorted(pairs, key=lambda rank: (-pairs.count(rank), -rank))
    paired: list[Card] = []
    for rank in quads_first:
        found = [card for card in left if card.rank == rank][:2]
        paired += found
        left = [card for card in left if card not in found]
    odd = left[0]
    spare = paired[10:]  # the last pair is shared by middle and front
    return (*paired[:4], odd), (*paired[4:8], spare[0]), (*paired[8:10], spare[1])


_FIVES: Final = tuple(
    tuple(ACE if rank == 1 else rank for rank in range(top, top - 5, -1))
    for top in range(14, 4, -1)
)
_THREES: Final = tuple(
    tuple(ACE if rank == 1 else rank for rank in range(top, top - 3, -1))
    for top in range(14, 2, -1)
)


def _three_straights(hand: tuple[Card, ...]) -> Iterator[Laid]:
    """Every way to lay three straights; a lower one is the stronger where it is of one suit."""
    held = Counter(card.rank for card in hand)
    if max(held.values()) > len(ROWS):
        return
    for back, middle in product(_FIVES, repeat=2):
        rest = held.copy()
        rest.subtract((*back, *middle))
        front = tuple(sorted(rest.elements(), reverse=True))
        if min(rest.values()) >= 0 and any(sorted(front) == sorted(run) for run in _THREES):
            yield from _suits_dealt(hand, (back, middle, front))


def _suits_dealt(hand: tuple[Card, ...], runs: tuple[tuple[int, ...], ...]) -> Iterator[Laid]:
    """The cards dealt to the three runs in every way: those of one rank may change places."""
    ranks = sorted({card.rank for card in hand}, reverse=True)
    ways = [list(permutations(card for card in hand if card.rank == rank)) for rank in ranks]
    takers = [[place for place, run in enumerate(runs) if rank in run] for rank in ranks]
    for dealt in product(*ways):
        rows: tuple[list[Card], list[Card], list[Card]] = ([], [], [])
        for cards, places in zip(dealt, takers, strict=True):
            for card, place in zip(cards, places, strict=True):
                rows[place].append(card)
        yield tuple(rows[0]), tuple(rows[1]), tuple(rows[2])


def _three_flushes(hand: tuple[Card, ...], conventions: Conventions) -> Iterator[Laid]:
    """For each way to share out the suits: the strongest back, then the strongest middle.

    Where a special may foul and the middle must be weaker than the back, the middles after it.
    """
    held = Counter(card.suit for card in hand)
    weaker = conventions.special_may_foul and not conventions.back_may_equal_middle
    for one, two, three in product(held, repeat=3):
        if Counter({one: 5}) + Counter({two: 5}) + Counter({three: 3}) == held:
            back = _strongest_first(hand, one)[0]
            rest = tuple(card for card in hand if card not in back)
            for middle in _strongest_first(rest, two)[: None if weaker else 1]:
                yield back, middle, tuple(card for card in rest if card not in middle)


def _strongest_first(hand: tuple[Card, ...], suit: str) -> list[tuple[Card, ...]]:
    """Every five cards of the suit."""
    fives = combinations([card for card in hand if card.suit == suit], 5)
    return sorted(fives, key=lambda five: rank_row("back", five).strength, reverse=True)
