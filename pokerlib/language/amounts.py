"""Odds and money: numbers that take words or a sign of their own (``1 на 4``, ``$1,75``).

Money is ours, not Babel's, whose Bulgarian writes ``1,75 щ.д.``.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import cast

from pokerlib.errors import unfit
from pokerlib.language.catalogue import text
from pokerlib.language.languages import Lang, PerLanguage, known
from pokerlib.language.quantities import (
    MINUS,
    NBSP,
    Coin,
    Number,
    Unit,
    decimal,
    number,
    places_for,
    rounded,
)

_UNITS = ("USD-cent", "USD", "chips")


def odds(chance: Number, lang: Lang) -> str:
    """``1 на 649 740`` or ``1 in 649,740``."""
    decimal(chance, "chance")  # refuses what is no number
    value = Fraction(chance)
    if not value:
        return text("number.never", lang)
    return text("number.odds", lang, times=_times(1 / value, lang))


def odds_against(chance: Number, lang: Lang) -> str:
    """``649 739 към 1 против`` or ``649,739 to 1 against``; turned round where it is likely."""
    decimal(chance, "chance")
    known(lang)
    value = Fraction(chance)
    if value in (0, 1):
        return text("number.always" if value else "number.never", lang)
    against = (1 - value) / value
    if against == 1:
        return text("number.even", lang)
    if against < 1:
        return text("number.odds_on", lang, times=_times(1 / against, lang))
    return text("number.odds_against", lang, times=_times(against, lang))


def money(amount: int, lang: Lang, *, unit: Unit = "USD-cent") -> str:
    """``$1,75`` or ``$1.75`` for 175; whole dollars without cents; ``175 чипа`` in chips.

    Raises TypeError for what is no amount or no unit.
    """
    decimal(amount, "amount")
    known(lang)
    if not isinstance(unit, Coin) and unit not in _UNITS:
        raise unfit("unit", "unit of money", unit)
    if unit == "chips":
        return text("number.chips", lang, n=amount)
    if isinstance(unit, Coin):
        return _coins(amount, lang, unit)
    value = Decimal(amount) / 100 if unit == "USD-cent" else Decimal(amount)
    whole = value == value.to_integral_value()
    sign = MINUS if value < 0 else ""
    return f"{sign}${number(abs(value), lang, places=0 if whole else 2)}"


# Whether the sign of a currency stands before the figure.
_SIGN_FIRST: PerLanguage[bool] = PerLanguage(bg=False, en=True)


def _coins(amount: int, lang: Lang, coin: Coin) -> str:
    """``€1.75`` and ``1,75 €``; ``1.75 BGN``; ``1.5 chips``."""
    value = Decimal(amount) / coin.scale
    whole = value == value.to_integral_value()
    if not coin.code and not coin.symbol:
        return text("number.chips", lang, n=int(value) if whole else cast("int", value))
    figure = number(abs(value), lang, places=0 if whole else len(str(coin.scale)) - 1)
    sign = MINUS if value < 0 else ""
    if coin.symbol and (_SIGN_FIRST[lang] or coin.symbol == "$"):
        return f"{sign}{coin.symbol}{figure}"
    return f"{sign}{figure}{NBSP}{coin.symbol or coin.code}"


def _times(value: Fraction, lang: Lang) -> str:
    """How many times: exact where whole, else four digits or so, and never whole if it is not."""
    if value.denominator == 1:
        return number(value.numerator, lang)
    places = 2 if value < 100 else 1 if value < 1000 else 0
    if value < 10:  # 1.005 to 1 is not 1 to 1: that is even
        places = max(places, places_for(abs(decimal(value - round(value))), 1))
    return number(rounded(decimal(value), places), lang)
