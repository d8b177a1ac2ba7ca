"""Numbers, percentages, odds and money, as a Bulgarian and an English text print them.

Babel groups and rounds; the patterns are ours where its Bulgarian is not what the documents
write (``71,2 %`` with a space, ``$1,75`` and not ``1,75 щ.д.``). Spaces inside are no-break ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from typing import Literal, cast

from pokerlib.language.catalogue import Lang, text, written

Number = int | float | Decimal | Fraction


@dataclass(frozen=True, slots=True)
class Coin:
    """Another currency: `scale` of the smallest unit make one; chips, without code and sign."""

    code: str
    symbol: str
    scale: int


Unit = Literal["USD-cent", "USD", "chips"] | Coin

NBSP = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def number(value: Number, lang: Lang, *, places: int | None = None, significant: int = 3) -> str:
    """``2 598 960`` or ``2,598,960``.

    Whole numbers and Decimals are written out. Of a Fraction or a float, two decimals are kept,
    but below one as many as show ``significant`` digits. ``places`` fixes the decimals.
    """
    exact = _decimal(value)
    if places is not None:
        return _format(exact, lang, "#,##0" + ("." + "0" * places if places else ""), places)
    if isinstance(value, (Fraction, float)):
        exact = _round(exact, 2 if abs(exact) >= 1 else _places(exact, significant))
    if exact == exact.to_integral_value():
        return _format(exact, lang, "#,##0")  # however large: 463 563 500 400
    return _format(exact, lang, "#,##0.####################")


for _kind in (int, float, Decimal, Fraction):
    written.register(_kind, number)


def percent(share: Number, lang: Lang, *, places: int | None = None) -> str:
    """``71,2 %`` or ``71.2%`` for 0.712: one decimal, more where 0 or 100 would be untrue."""
    value = _decimal(share) * 100
    sign = NBSP + "%" if lang == "bg" else "%"
    if places is None:
        distance = min(abs(value), abs(100 - value))
        value = _round(value, 1 if distance >= 1 or not distance else _places(distance, 3))
    return number(value, lang, places=places) + sign


def probability(chance: Number, lang: Lang, *, significant: int = 3) -> str:
    """``0,00000154`` or ``0.00000154``: by significant digits, and never 0 or 1 if it is not."""
    value = _decimal(chance)
    distance = min(abs(value), abs(1 - value))
    return number(_round(value, _places(distance, significant)) if distance else value, lang)


def fraction(value: Fraction | int, lang: Lang) -> str:
    """``1/649 740`` or ``1/649,740``."""
    value = Fraction(value)
    top = number(value.numerator, lang)
    return top if value.denominator == 1 else f"{top}/{number(value.denominator, lang)}"


def odds(chance: Number, lang: Lang) -> str:
    """``1 на 649 740`` or ``1 in 649,740``."""
    value = Fraction(chance)
    if not value:
        return text("number.never", lang)
    return text("number.odds", lang, times=_times(1 / value, lang))


def odds_against(chance: Number, lang: Lang) -> str:
    """``649 739 към 1 против`` or ``649,739 to 1 against``; turned round where it is likely."""
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
    """``$1,75`` or ``$1.75`` for 175; whole dollars without cents; ``175 чипа`` in chips."""
    if unit == "chips":
        return text("number.chips", lang, n=amount)
    if isinstance(unit, Coin):
        return _coins(amount, lang, unit)
    value = Decimal(amount) / 100 if unit == "USD-cent" else Decimal(amount)
    whole = value == value.to_integral_value()
    sign = MINUS if value < 0 else ""
    return f"{sign}${number(abs(value), lang, places=0 if whole else 2)}"


def _coins(amount: int, lang: Lang, coin: Coin) -> str:
    """``€1.75`` and ``1,75 €``; ``1.75 BGN``; ``1.5 chips``."""
    value = Decimal(amount) / coin.scale
    whole = value == value.to_integral_value()
    if not coin.code and not coin.symbol:
        return text("number.chips", lang, n=int(value) if whole else cast("int", value))
    figure = number(abs(value), lang, places=0 if whole else len(str(coin.scale)) - 1)
    sign = MINUS if value < 0 else ""
    if coin.symbol and (lang == "en" or coin.symbol == "$"):
        return f"{sign}{coin.symbol}{figure}"
    return f"{sign}{figure}{NBSP}{coin.symbol or coin.code}"


def _times(value: Fraction, lang: Lang) -> str:
    """How many times: exact where whole, else four digits or so, and never whole if it is not."""
    if value.denominator == 1:
        return number(value.numerator, lang)
    places = 2 if value < 100 else 1 if value < 1000 else 0
    if value < 10:  # 1.005 to 1 is not 1 to 1: that is even
        places = max(places, _places(abs(_decimal(value - round(value))), 1))
    return number(_round(_decimal(value), places), lang)


def _decimal(value: Number) -> Decimal:
    if isinstance(value, Fraction):
        with localcontext() as context:
            context.prec = 50
            return Decimal(value.numerator) / value.denominator
    return Decimal(repr(value)) if isinstance(value, float) else Decimal(value)


def _places(value: Decimal, significant: int) -> int:
    """The decimals that show so many significant digits."""
    return max(0, significant - 1 - value.adjusted()) if value else 0


def _round(value: Decimal, places: int) -> Decimal:
    with localcontext() as context:
        context.prec = 60
        return value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)


def _format(value: Decimal, lang: Lang, pattern: str, places: int | None = None) -> str:
    if places is not None:
        value = _round(value, places)
    shown = _written(str(abs(value)), lang, pattern)
    return MINUS + shown if value < 0 else shown


@lru_cache(maxsize=4096)
def _written(digits: str, lang: Lang, pattern: str) -> str:
    """Babel takes its time; by the digits, since 1.50 is not written as 1.5, which equals it."""
    from babel.numbers import format_decimal  # 30 ms to import: only when needed

    return format_decimal(Decimal(digits), format=pattern, locale=lang, decimal_quantization=False)
