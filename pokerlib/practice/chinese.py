"""Chinese poker to practise: a simple opponent, deals with a special, questions on settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, count
from typing import Final, Literal, TypeAlias

from pokerlib.cards import ACE, Card, code_at, deck_of
from pokerlib.chinese import (
    ROWS,
    RULES,
    PairResult,
    Row,
    RowResult,
    Rules,
    Setting,
    Special,
    deal_players,
    foul_of,
    score,
    specials,
)
from pokerlib.chinese.setting import CARDS
from pokerlib.practice.building import Pattern, categories_in, strongest, taken
from pokerlib.practice.hands import ranked
from pokerlib.rankings import CHINESE_FRONT, Category
from pokerlib.rankings.high import ORDER

__all__ = [
    "TASKS",
    "Kind",
    "Task",
    "back_first",
    "back_task",
    "chinese_task",
    "opponent",
    "special_deal",
    "special_hand",
    "wrong_sums",
]

Cards: TypeAlias = tuple[Card, ...]
Kind = Literal["legal", "row", "paid"]

TASKS: Final[tuple[Kind, ...]] = ("legal", "row", "paid")


STRONG: Final = frozenset(ORDER[ORDER.index(Category.STRAIGHT) :])


# Opponents


def back_first(hand: Cards) -> Setting:
    """How a simple opponent sets: the strongest back, then the strongest middle of the rest.

    >>> from pokerlib.chinese import foul_of
    >>> foul_of(back_first(deck_of("BBB-BBB")[:13])) is None
    True
    """
    back = strongest(hand)
    rest = tuple(card for card in hand if card not in back)
    middle = strongest(rest)
    front = tuple(card for card in rest if card not in middle)
    return Setting(back=back, middle=middle, front=front)


def opponent(hand: Cards, plain: Setting, rules: Rules = RULES) -> Setting:
    """What the simple opponent shows: the strongest special that the table plays, or `plain`."""
    held = specials(hand, rules)
    return held[0].setting if held else plain


# Deals


def back_task(code: str) -> Cards:
    """Thirteen cards in which at least two kinds of strong hands tempt for the back.

    >>> from pokerlib.practice.building import categories_in
    >>> sorted(kind.name for kind in categories_in(back_task("BBB-BBB")) & STRONG)
    ['FLUSH', 'STRAIGHT']
    """
    decks = (deck_of(code_at(code, n * CARDS)) for n in count())
    hands = (deck[:CARDS] for deck in decks)
    return next(hand for hand in hands if len(categories_in(hand) & STRONG) > 1)


def special_hand(code: str) -> tuple[Special, Cards]:
    """Thirteen cards that are a special, in no order; the code chooses which of the four.

    >>> from pokerlib.chinese import specials
    >>> kind, hand = special_hand("BBB-BBB")
    >>> kind in [held.special for held in specials(hand)]
    True
    """
    kind = tuple(Special)[deck_of(code_at(code, 1))[0].index % len(Special)]
    deck = deck_of(code)
    found = _SPECIAL[kind](deck)
    return kind, tuple(card for card in deck_of(code_at(code, 2)) if card in found)


def special_deal(code: str, seat: int | None = None) -> tuple[Cards, ...]:
    """Four hands of which one is a special: that of `seat`, or of the first three by chance."""
    _, special = special_hand(code)
    rest = [card for card in deck_of(code) if card not in special]
    if seat is None:
        seat = rest[0].index % 3
    others = [tuple(rest[player::3]) for player in range(3)]
    return (*others[:seat], special, *others[seat:])


def _six_pairs(deck: Cards) -> Cards:
    ranks = list(dict.fromkeys(card.rank for card in deck))[:7]
    same = [[card for card in deck if card.rank == rank] for rank in ranks]
    return tuple(card for rank in same[:6] for card in rank[:2]) + tuple(same[6][:1])


def _three_flushes(deck: Cards) -> Cards:
    suits = list(dict.fromkeys(card.suit for card in deck))
    same = [[card for card in deck if card.suit == suit] for suit in suits]
    return tuple(same[0][:5] + same[1][:5] + same[2][:3])


def _three_straights(deck: Cards) -> Cards:
    """Two runs of five and one of three, wherever the deck says; of a rank there are four."""
    tops = [5 + deck[0].index % 10, 5 + deck[1].index % 10, 3 + deck[2].index % 12]
    found: list[Card] = []
    for top, length in zip(tops, (5, 5, 3), strict=True):
        for rank in range(top, top - length, -1):
            wanted = ACE if rank == 1 else rank
            found.append(next(one for one in deck if one.rank == wanted and one not in found))
    return tuple(found)


def _full_straight(deck: Cards) -> Cards:
    first: dict[int, Card] = {}
    for card in deck:
        first.setdefault(card.rank, card)
    return tuple(first.values())


_SPECIAL: Final = {
    Special.SIX_PAIRS: _six_pairs,
    Special.THREE_STRAIGHTS: _three_straights,
    Special.THREE_FLUSHES: _three_flushes,
    Special.FULL_STRAIGHT: _full_straight,
}


# Questions


@dataclass(frozen=True, slots=True)
class Task:
    """A question on one setting or on two, its options and which of them is right.

    "legal": is it a foul ("right", "back" or "front", the row that is out of order);
    "row": who wins this row ("first", "second" or "tie"); "paid": the units that the first
    player wins in all, as figures.
    """

    kind: Kind
    settings: tuple[Setting, ...]
    options: tuple[str, ...]
    answer: str
    row: Row | None = None
    pair: PairResult | None = None

    @property
    def row_result(self) -> RowResult:
        """The row that is asked about."""
        assert self.pair is not None
        return next(one for one in self.pair.rows if one.row == self.row)


def chinese_task(code: str, kind: Kind | None = None, *, plain: bool = False) -> Task:
    """A question, the same for the same code; the code also chooses its kind, if none is given.

    `plain`: of "row" only those of five cards that are not equal.

    >>> chinese_task("BBB-BBB", "legal").options
    ('right', 'back', 'front')
    """
    chance = deck_of(code_at(code, 1))
    kind = kind or TASKS[chance[0].index % len(TASKS)]
    if kind == "legal":
        return _legal_task(code, chance[1].index % 3)
    if kind == "row":
        return _row_task(code, chance[1].index, plain=plain)
    return _paid_task(code, chance)


def _legal_task(code: str, fault: int) -> Task:
    """Right, back and middle exchanged, or a front too strong for its middle."""
    for n in range(2, 500):
        setting = _spoilt(deck_of(code_at(code, n))[:13], fault)
        found = foul_of(setting)
        wrong = [order.strong for order in found.broken] if found else []
        wanted = ([], ["back"], ["middle"])[fault]
        if wrong == wanted:
            answer = ("right", "back", "front")[fault]
            return Task("legal", (setting,), ("right", "back", "front"), answer)
    raise AssertionError("no such setting in five hundred decks")


def _spoilt(hand: Cards, fault: int) -> Setting:
    setting = back_first(hand)
    if fault == 0:
        return setting
    if fault == 1:
        return Setting(back=setting.middle, middle=setting.back, front=setting.front)
    rest = setting.middle + setting.front
    front = max(combinations(rest, 3), key=lambda three: ranked(three, CHINESE_FRONT).strength)
    middle = tuple(card for card in rest if card not in front)
    return Setting(back=setting.back, middle=middle, front=front)


def _row_task(code: str, chance: int, *, plain: bool) -> Task:
    """Two of four dealt hands, and a row in which they are equal or at least of one kind."""
    settings = [back_first(hand) for hand in deal_players(code)]
    rows = [
        (pair.players, row)
        for pair in score(settings).pairs
        for row in pair.rows
        if not plain or (row.better and row.row != "front")
    ]
    equal = [one for one in rows if not one[1].better]
    close = [one for one in rows if one[1].difference.kind != "category"]
    found = equal or close or rows
    (first, second), row = found[chance % len(found)]
    two = (settings[first], settings[second])
    (met,) = score(two).pairs
    answer = {1: "first", 0: "tie", -1: "second"}[row.better]
    return Task("row", two, ("first", "second", "tie"), answer, row.row, met)


# Rows that are in order whatever their ranks, the back first; bonuses among them.
_PATTERNS: Final[tuple[tuple[Pattern, Pattern, Pattern], ...]] = (
    ("quads", "full_house", "trips"),
    ("straight_flush", "flush", "pair"),
    ("full_house", "straight", "trips"),
    ("quads", "flush", "pair"),
    ("flush", "straight", "trips"),
    ("full_house", "two_pair", "pair"),
    ("quads", "two_pair", "high"),
)


def _paid_task(code: str, chance: Sequence[Card]) -> Task:
    """Two settings with bonuses, some of which are not paid because their row is lost."""
    which = chance[1].index % len(_PATTERNS)
    other = (which + 1 + chance[2].index % (len(_PATTERNS) - 1)) % len(_PATTERNS)
    for n in range(2, 200):
        deck = list(deck_of(code_at(code, n)))
        laid = [_set_by(deck, _PATTERNS[one]) for one in (which, other)]
        settings = tuple(one for one in laid if one)
        if len(settings) == 2 and not any(map(foul_of, settings)):
            (pair,) = score(settings).pairs
            return Task("paid", settings, _sums(pair), str(pair.units), None, pair)
    raise AssertionError("no such settings in two hundred decks")


def _set_by(deck: list[Card], patterns: tuple[Pattern, Pattern, Pattern]) -> Setting | None:
    """A setting of these three hands; its cards leave the deck."""
    rows: dict[Row, Cards] = {}
    for row, pattern in zip(ROWS, patterns, strict=True):
        found = taken(deck, pattern, 3 if row == "front" else 5)
        if found is None:
            return None
        rows[row] = found
    return Setting(back=rows["back"], middle=rows["middle"], front=rows["front"])


def wrong_sums(pair: PairResult) -> dict[int, str]:
    """What one gets by mistake, and the mistake: no bonuses, the loser's bonus, the wrong sign."""
    simple = sum(row.better for row in pair.rows)
    losers = sum(
        row.better * max(RULES.row_price(row.row, rank) for rank in row.ranks) for row in pair.rows
    )
    found = {-pair.units: "wrong_sign", losers: "bonus_of_loser", simple: "no_bonuses"}
    found.pop(pair.units, None)
    return dict(reversed(found.items()))


def _sums(pair: PairResult) -> tuple[str, ...]:
    """The right sum and wrong ones, those of a mistake before any others."""
    units = pair.units
    tempting = dict.fromkeys((units, *wrong_sums(pair), units + 1, units - 1, units + 2))
    return tuple(map(str, sorted([*tempting][:4])))
