"""What a table has agreed on: bonuses, specials, their prices, the worth of a unit.

The defaults are those of `pk.CONVENTIONS` (game rules, lines 262 to 284).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, cast

from pokerlib.chinese.setting import ROWS, Row, SettingError, Special, special_named
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance, shown, spelt
from pokerlib.rankings.base import Category, HandRank

# How many of the C(52, 13) hands are each special; derived in tests/rules/test_chinese_counts.py.
RARITY: Final[Mapping[Special, int]] = MappingProxyType(
    {
        Special.FULL_STRAIGHT: 67_108_864,
        Special.THREE_STRAIGHTS: 2_029_579_776,
        Special.SIX_PAIRS: 2_561_974_272,
        Special.THREE_FLUSHES: 5_705_516_392,
    }
)

# The document's four sentences (lines 270 to 273): each is one switch.
_GROUPS: Final = {
    Category.THREE_OF_A_KIND: "trips",
    Category.FULL_HOUSE: "full_house",
    Category.FOUR_OF_A_KIND: "quads",
    Category.STRAIGHT_FLUSH: "straight_flush",
    Category.ROYAL_FLUSH: "straight_flush",
}


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a row that wins with such a hand is paid, in units, instead of one unit.

    Raises SettingError for a row or a hand that there is not, and for a price that is none.
    """

    row: Row
    category: Category
    price: int
    on: bool = True

    def __post_init__(self) -> None:
        if self.row not in ROWS:
            raise SettingError("row", row=spelt(self.row))
        if self.category not in tuple(Category):
            raise SettingError("no_such_special", special=spelt(self.category))
        _check_amount("price", self.price, 0)
        instance("on", self.on, bool)

    @property
    def group(self) -> str:
        """The switch that turns it on and off: "trips", "full_house", "quads" …"""
        return _GROUPS.get(self.category, str(self.category))


@dataclass(frozen=True, slots=True)
class SpecialPrice:
    """What a special is paid by every opponent whom it beats, in units.

    Raises SettingError for a price that is none.
    """

    special: Special
    price: int
    on: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.special, Special):
            raise SettingError("no_such_special", special=spelt(self.special))
        _check_amount("price", self.price, 0)
        instance("on", self.on, bool)


def _check_amount(name: str, amount: object, least: int) -> None:
    if type(amount) is not int or amount < least:
        raise SettingError("amount", name=name, amount=shown(amount))


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A table's agreement. `unit` is money, in the smallest unit: 100 cents are $1.

    `order` has the specials from the strongest; empty: by price, then by rarity (line 284 only
    says that the stronger wins). Raises SettingError where the parts don't fit.

    >>> RULES.bonus("back", Category.FOUR_OF_A_KIND).price, RULES.price(Special.FULL_STRAIGHT)
    (4, 13)
    >>> RULES.switched("quads", on=False).bonus("back", Category.FOUR_OF_A_KIND)
    """

    bonuses: tuple[Bonus, ...] = ()
    specials: tuple[SpecialPrice, ...] = ()
    order: tuple[Special, ...] = ()
    unit: int = 100

    def __post_init__(self) -> None:
        _check_amount("unit", self.unit, 1)
        for name, kind in (("bonuses", Bonus), ("specials", SpecialPrice), ("order", Special)):
            parts = getattr(self, name)
            if not isinstance(parts, tuple) or not all(isinstance(one, kind) for one in parts):
                raise SettingError("part", name=name, value=shown(parts))
        paid = [f"{bonus.row} {bonus.category}" for bonus in self.bonuses]
        for what, times in Counter([*paid, *(str(one.special) for one in self.specials)]).items():
            if times > 1:
                raise SettingError("twice", what=what)
        if self.order and sorted(self.order) != sorted(one.special for one in self.specials):
            raise SettingError("order", order=", ".join(map(str, self.order)))

    def bonus(self, row: Row, category: Category) -> Bonus | None:
        """The bonus that is on for winning this row with such a hand."""
        for bonus in self.bonuses:
            if bonus.on and (bonus.row, bonus.category) == (row, category):
                return bonus
        return None

    def row_price(self, row: Row, rank: HandRank) -> int:
        """The units that the loser of a row pays: one, or the winner's bonus."""
        bonus = self.bonus(row, rank.category)
        return bonus.price if bonus else 1

    def price(self, special: Special) -> int | None:
        """The price of a special, None where the table plays without it."""
        return next((one.price for one in self.specials if one.special == special and one.on), None)

    @property
    def strongest_first(self) -> tuple[Special, ...]:
        """The specials that are played, the strongest first."""
        played = {one.special: one.price for one in self.specials if one.on}
        if self.order:
            return tuple(special for special in self.order if special in played)
        return tuple(sorted(played, key=lambda special: (-played[special], RARITY[special])))

    def switched(self, name: str, *, on: bool) -> Rules:
        """The same with a group of bonuses or a special turned on or off.

        >>> SIMPLE.switched("six_pairs", on=True).strongest_first
        (<Special.SIX_PAIRS: 'six_pairs'>,)
        """
        self._know(name)
        return replace(
            self,
            bonuses=tuple(replace(b, on=on) if b.group == name else b for b in self.bonuses),
            specials=tuple(replace(s, on=on) if s.special == name else s for s in self.specials),
        )

    def priced(self, name: str, price: int) -> Rules:
        """The same with another price for a group of bonuses or a special.

        >>> RULES.priced("six_pairs", 6).strongest_first[1]
        <Special.SIX_PAIRS: 'six_pairs'>
        """
        self._know(name)
        return replace(
            self,
            bonuses=tuple(replace(b, price=price) if b.group == name else b for b in self.bonuses),
            specials=tuple(
                replace(s, price=price) if s.special == name else s for s in self.specials
            ),
        )

    @property
    def names(self) -> tuple[str, ...]:
        """What `switched` and `priced` know: the groups of bonuses, then the specials."""
        groups = dict.fromkeys(bonus.group for bonus in self.bonuses)
        return (*groups, *(str(one.special) for one in self.specials))

    def _know(self, name: str) -> None:
        if name not in self.names:
            raise SettingError("no_such_special", special=name)


def played_by(rules: Rules | None, conventions: Conventions) -> Rules:
    """The rules given, or those that a table with these conventions agrees on.

    >>> played_by(None, CONVENTIONS) == RULES
    True
    """
    instance("conventions", conventions, Conventions)
    if rules is None:
        return agreed(conventions)
    instance("rules", rules, Rules)
    return rules


def agreed(conventions: Conventions = CONVENTIONS, *, unit: int = 100) -> Rules:
    """The rules of a table with these conventions, everything on.

    `unit` is money in the smallest unit. Raises SettingError for what no table can agree on.

    >>> agreed().names
    ('trips', 'full_house', 'quads', 'straight_flush', 'full_straight', 'three_straights', \
'six_pairs', 'three_flushes')
    """
    instance("conventions", conventions, Conventions)
    default = conventions.special_order == CONVENTIONS.special_order  # then it follows the prices
    return Rules(
        bonuses=tuple(
            Bonus(cast("Row", row), _category(category), price)
            for row, category, price in conventions.bonus_prices
        ),
        specials=tuple(
            SpecialPrice(special_named(name), price) for name, price in conventions.special_prices
        ),
        order=() if default else tuple(map(special_named, conventions.special_order)),
        unit=unit,
    )


def _category(name: str) -> Category:
    if name not in tuple(Category):
        raise SettingError("no_such_special", special=str(name))
    return Category(name)


RULES: Final = agreed()
# The simplest system (line 262): a unit for each hand won, no bonuses and no specials.
SIMPLE: Final = Rules(
    bonuses=tuple(replace(bonus, on=False) for bonus in RULES.bonuses),
    specials=tuple(replace(special, on=False) for special in RULES.specials),
)
