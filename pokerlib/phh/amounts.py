"""Amounts of a file as integers of the smallest unit, and what that unit is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from pokerlib.errors import instance, unfit

AMOUNTS: Final = (
    "antes",
    "blinds_or_straddles",
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "finishing_stacks",
    "winnings",
    "_dead_blinds",
)
# The stack of a player of whom nobody knows it (inf): more than any amount of a file can be.
ENDLESS: Final = 10**24
_WRITTEN: Final = re.compile(r"\d{1,15}(\.\d{1,6})?")
_MOST_DIGITS: Final = 15  # before the point: no table holds more
_DEEPEST: Final = 6  # digits behind it
_MOST_EXACT: Final = 21  # digits in all: of more, a Decimal rounds what it multiplies
_SCALES: Final = frozenset(10**places for places in range(2 * _DEEPEST))
# Signs for the currencies that most files have; any other goes by its three letters.
_SYMBOLS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "¥", "INR": "₹"}


@dataclass(frozen=True, slots=True)
class Currency:
    """What chips are: a code of three letters, a sign, and how many units of ours make one.

    Both are empty for play chips. Raises TypeError for a code or a sign that is no text, and
    for a scale that is no power of ten.

    >>> Currency("EUR").symbol, Currency("BGN").symbol
    ('€', '')
    """

    code: str = ""
    symbol: str = ""
    scale: int = 1

    def __post_init__(self) -> None:
        instance("code", self.code, str)
        instance("symbol", self.symbol, str)
        if type(self.scale) is not int or self.scale not in _SCALES:
            raise unfit("scale", "power of ten", self.scale)
        if not self.symbol:
            object.__setattr__(self, "symbol", _SYMBOLS.get(self.code, ""))


CHIPS: Final = Currency()


def scale_of(found: Mapping[str, Any]) -> int:
    """What makes every amount of a file whole: 1, or a power of ten (100 for cents).

    >>> scale_of({"min_bet": Decimal("0.50"), "actions": ["p1 cbr 1.755"]})
    1000
    """
    amounts: list[Any] = []
    for name in AMOUNTS:
        value = found.get(name, ())
        amounts += value if isinstance(value, list) else [value]
    actions = found.get("actions", ())
    for action in actions if isinstance(actions, list) else ():
        words = str(action).partition("#")[0].split()
        if words[1:2] == ["cbr"] and len(words) == 3 and _WRITTEN.fullmatch(words[2]):
            amounts.append(Decimal(words[2]))
    deepest = max(_places(amounts), default=0)
    return 1 if deepest <= 0 else int(10 ** max(2, min(deepest, _DEEPEST)))


def _places(amounts: Iterable[Any]) -> Iterable[int]:
    """How many digits behind the point: as they are written, but 50.0 is only 50."""
    for amount in amounts:
        if isinstance(amount, Decimal) and amount.is_finite() and not _is_vast(amount):
            written_out = -int(amount.as_tuple().exponent)
            yield written_out if written_out > 1 else int(amount != amount.to_integral_value())


def whole(value: object, scale: int) -> int | None:
    """An amount in the smallest unit; None for what is no amount, endless or cut by the unit.

    >>> whole(Decimal("1.75"), 100), whole(Decimal("1e999999"), 100), whole("7", 1)
    (175, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, int | Decimal) or _is_vast(value):
        return None
    if isinstance(value, Decimal) and len(value.as_tuple().digits) > _MOST_EXACT:
        return None
    amount = value * scale
    return int(amount) if amount == int(amount) else None


def _is_vast(value: int | Decimal) -> bool:
    if isinstance(value, int):
        return abs(value) >= 10**_MOST_DIGITS
    return not value.is_finite() or (value != 0 and abs(value.adjusted()) >= _MOST_DIGITS)


def amount_in(word: str, scale: int) -> int | None:
    """The amount of an action, None for what is none.

    >>> amount_in("1.75", 100), amount_in("nan", 1), amount_in("1e999999", 1)
    (175, None, None)
    """
    return whole(Decimal(word), scale) if _WRITTEN.fullmatch(word) else None


def written(amount: int, scale: int) -> str:
    """An amount as a file has it.

    >>> written(175, 100), written(-50, 100), written(175, 1)
    ('1.75', '-0.50', '175')
    """
    if scale == 1:
        return str(amount)
    places = len(str(scale)) - 1
    whole_part, rest = divmod(abs(amount), scale)
    return f"{'-' if amount < 0 else ''}{whole_part}.{rest:0{places}}"
