"""Are the rows in order, the back the strongest and the front the weakest (line 256)?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pokerlib.cards import Card, CardsLike
from pokerlib.chinese.setting import (
    ROWS,
    SIZES,
    Row,
    Setting,
    SettingError,
    rank_row,
    read_row,
    refuse_shared,
)
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance, shown
from pokerlib.rankings.base import HandRank, highest_first
from pokerlib.rankings.explain import Difference, difference, places

State = Literal["open", "right", "broken"]

# The first of each two must be at least as strong as the second.
_NEIGHBOURS: Final[tuple[tuple[Row, Row], ...]] = (("back", "middle"), ("middle", "front"))


@dataclass(frozen=True, slots=True)
class Order:
    """One of the two orders of a setting, or that of back and front while the middle is open.

    `strong` names the row that must be at least as strong as `weak`. `difference` is between
    the two, None while one of them is unfinished (the state is "open"). For the three cards of
    the front it looks as far as both hands go.
    """

    strong: Row
    weak: Row
    state: State
    difference: Difference | None

    @property
    def broken(self) -> bool:
        return self.state == "broken"


@dataclass(frozen=True, slots=True)
class Foul:
    """A wrong setting: the orders that it breaks, and how to mend it where a swap is enough."""

    broken: tuple[Order, ...]
    swap: tuple[Row, Row] | None


@dataclass(frozen=True, slots=True)
class RowCheck:
    """One row of a setting in the making; the rank comes with its last card."""

    row: Row
    cards: tuple[Card, ...]
    missing: int
    rank: HandRank | None


@dataclass(frozen=True, slots=True)
class Check:
    """A setting in the making: its rows, which orders hold so far, what would mend a foul.

    `swap` are two rows to exchange: that alone would make the setting right.
    """

    rows: tuple[RowCheck, ...]
    orders: tuple[Order, ...]
    swap: tuple[Row, Row] | None

    @property
    def whole(self) -> bool:
        return not any(row.missing for row in self.rows)

    @property
    def broken(self) -> tuple[Order, ...]:
        """The orders that no further card can mend."""
        return tuple(order for order in self.orders if order.broken)

    @property
    def legal(self) -> bool:
        """Whether all thirteen cards lie, and lie right."""
        return self.whole and not self.broken

    def row(self, name: Row) -> RowCheck:
        return next(row for row in self.rows if row.row == name)


def in_order(front: CardsLike, middle: CardsLike) -> bool:
    """Whether the middle is at least as strong as the front, rank by rank as far as both go.

    Raises CardError for rows that are too long or too short, and for a card that lies twice.

    >>> in_order("As Ah Kd", "Ac Ad Qs Jh Tc"), in_order("As Ah Kd", "Ac Ad Ks Jh Tc")
    (False, True)
    """
    laid: dict[Row, tuple[Card, ...]] = {
        "front": read_row("front", front),
        "middle": read_row("middle", middle),
    }
    refuse_shared(laid.items())
    return compared(_rank("middle", laid["middle"]), _rank("front", laid["front"])).better >= 0


def compared(strong: HandRank, weak: HandRank) -> Difference:
    """Where two rows first differ; `better` is -1 where the second is the stronger.

    Five cards against three are compared place by place as far as both go: this is no order of
    hands, since A-A-K is then as strong as both A-A-K-3-2 and A-A-K-Q-J.
    """
    if strong.ranking == weak.ranking:
        return difference(strong, weak)
    if strong.category != weak.category:
        return Difference("category", _sign(strong.strength[0], weak.strength[0]), strong, weak)
    for index, (one, other) in enumerate(zip(places(strong), places(weak), strict=False)):
        if one.rank != other.rank:
            return Difference(
                "place",
                _sign(one.rank, other.rank),
                strong,
                weak,
                place=index,
                role=one.role,
                nth=one.nth,
                ranks=(one.rank, other.rank),
                cards=(one.cards, other.cards),
            )
    return Difference("none", 0, strong, weak)


def _sign(one: int, other: int) -> int:
    return (one > other) - (one < other)


def _check(setting: Setting, conventions: Conventions) -> None:
    instance("setting", setting, Setting)
    instance("conventions", conventions, Conventions)


def order_of(setting: Setting, conventions: Conventions = CONVENTIONS) -> tuple[Order, Order]:
    """Back against middle and middle against front, each with its first point of difference.

    Raises TypeError for another record.
    """
    _check(setting, conventions)
    back, front = (
        _order(strong, weak, setting.rank(strong), setting.rank(weak), conventions)
        for strong, weak in _NEIGHBOURS
    )
    return back, front


def foul_of(setting: Setting, conventions: Conventions = CONVENTIONS) -> Foul | None:
    """What is wrong with a setting, None where nothing is; a declared special is never wrong.

    Unless the convention `special_may_foul` says so. Raises TypeError for another record.

    >>> wrong = Setting(back="Ks Kc Kd 7c 3c", middle="Ah Jh 6h 4h 2h", front="Qc Jd 9s")
    >>> foul = foul_of(wrong)
    >>> [(order.strong, order.weak) for order in foul.broken], foul.swap
    ([('back', 'middle')], ('back', 'middle'))
    """
    _check(setting, conventions)
    if setting.declares and not conventions.special_may_foul:
        return None
    broken = tuple(order for order in order_of(setting, conventions) if order.broken)
    if not broken:
        return None
    ranks: dict[Row, HandRank | None] = {row: setting.rank(row) for row in ROWS}
    return Foul(broken, _swap(ranks, conventions))


def check(
    partial: Setting | Mapping[Row, CardsLike], conventions: Conventions = CONVENTIONS
) -> Check:
    """Look over a setting in the making, row by row; rows that are not there have no cards yet.

    Raises CardError for a row that is too long and for a card that lies twice, SettingError for
    a row that there is not, TypeError for another record.

    >>> found = check({"front": "As Ah Kd", "middle": "Ac Ad Qs Jh Tc", "back": "2s"})
    >>> [(order.strong, order.weak, order.state) for order in found.orders]
    [('back', 'middle', 'open'), ('middle', 'front', 'broken')]
    >>> found.row("back").missing
    4
    """
    instance("partial", partial, (Setting, Mapping))
    instance("conventions", conventions, Conventions)
    rows = tuple(_row_check(row, laid) for row, laid in _laid(partial).items())
    ranks = {row.row: row.rank for row in rows}
    pairs = [*_NEIGHBOURS]
    if ranks["middle"] is None and ranks["back"] and ranks["front"]:
        pairs.append(("back", "front"))  # no middle can lie between, if these are wrong
    orders = tuple(_order(one, two, ranks[one], ranks[two], conventions) for one, two in pairs)
    broken = any(order.broken for order in orders)
    return Check(rows, orders, _swap(ranks, conventions) if broken else None)


def _laid(partial: Setting | Mapping[Row, CardsLike]) -> dict[Row, tuple[Card, ...]]:
    if isinstance(partial, Setting):
        return {row: partial.row(row) for row in ROWS}
    for name in partial:
        if name not in ROWS:
            raise SettingError("row", row=shown(name))
    laid = {row: read_row(row, partial.get(row, ()), unfinished=True) for row in ROWS}
    refuse_shared(laid.items())
    return laid


def _row_check(row: Row, laid: tuple[Card, ...]) -> RowCheck:
    missing = SIZES[row] - len(laid)
    return RowCheck(row, laid, missing, None if missing else _rank(row, laid))


def _rank(row: Row, laid: tuple[Card, ...]) -> HandRank:
    return rank_row(row, highest_first(laid))


def _order(
    strong: Row,
    weak: Row,
    first: HandRank | None,
    second: HandRank | None,
    conventions: Conventions,
) -> Order:
    if first is None or second is None:
        return Order(strong, weak, "open", None)
    found = compared(first, second)
    strict = (strong, weak) == ("back", "middle") and not conventions.back_may_equal_middle
    wrong = found.better < 0 or (strict and not found.better)
    return Order(strong, weak, "broken" if wrong else "right", found)


def _swap(ranks: Mapping[Row, HandRank | None], conventions: Conventions) -> tuple[Row, Row] | None:
    """Back and middle, where exchanging them would make a whole setting right."""
    back, middle, front = (ranks[row] for row in ROWS)
    if back is None or middle is None or front is None:
        return None
    turned: dict[Row, HandRank] = {"back": middle, "middle": back, "front": front}
    orders = (_order(one, two, turned[one], turned[two], conventions) for one, two in _NEIGHBOURS)
    return None if any(order.broken for order in orders) else ("back", "middle")
