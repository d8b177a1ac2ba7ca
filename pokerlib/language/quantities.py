"""Numbers, percentages and fractions, as a Bulgarian and an English text print them.

Babel groups and rounds; the patterns are ours where its Bulgarian is not what the documents
write (``71,2 %`` with a space). Spaces inside are no-break ones. What takes a word besides its
figures stands in ``pokerlib.language.amounts``.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from pokerlib.errors import unfit
from pokerlib.language.languages import Lang, PerLanguage, known

Number = int | float | Decimal | Fraction


@dataclass(frozen=True, slots=True)
class Coin:
    """Another currency: `scale` of the smallest unit make one; chips, without code and sign."""

    code: str
    symbol: str
    scale: int


Unit = Literal["USD-cent", "USD", "chips"] | Coin

_NUMBERS = (int, float, Decimal, Fraction)
_LARGEST = 10**60
NBSP = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
_PERCENT = PerLanguage(bg=NBSP + "%", en="%")


def number(value: Number, lang: Lang, *, places: int | None = None, significant: int = 3) -> str:
    """``2 598 960`` or ``2,598,960``.

    Whole numbers and Decimals are written out. Of a Fraction or a float, two decimals are kept,
    but below one as many as show ``significant`` digits. ``places`` fixes the decimals.
    """
    exact = decimal(value)
    known(lang)
    if places is not None:
        return _format(exact, lang, "#,##0" + ("." + "0" * places if places else ""), places)
    if isinstance(value, (Fraction, float)):
        exact = rounded(exact, 2 if abs(exact) >= 1 else places_for(exact, significant))
    if exact == exact.to_integral_value():
        return _format(exact, lang, "#,##0")  # however large: 463 563 500 400
    return _format(exact, lang, "#,##0.####################")


def percent(share: Number, lang: Lang, *, places: int | None = None) -> str:
    """``71,2 %`` or ``71.2%`` for 0.712: one decimal, more where 0 or 100 would be untrue."""
    value = decimal(share, "share") * 100
    if places is None:
        distance = min(abs(value), abs(100 - value))
        value = rounded(value, 1 if distance >= 1 or not distance else places_for(distance, 3))
    return number(value, lang, places=places) + _PERCENT[lang]


def probability(chance: Number, lang: Lang, *, significant: int = 3) -> str:
    """``0,00000154`` or ``0.00000154``: by significant digits, and never 0 or 1 if it is not."""
    value = decimal(chance, "chance")
    distance = min(abs(value), abs(1 - value))
    return number(rounded(value, places_for(distance, significant)) if distance else value, lang)


def fraction(value: Fraction | int, lang: Lang) -> str:
    """``1/649 740`` or ``1/649,740``."""
    decimal(value)  # refuses what is no number
    value = Fraction(value)
    top = number(value.numerator, lang)
    return top if value.denominator == 1 else f"{top}/{number(value.denominator, lang)}"


def decimal(value: Number, name: str = "value") -> Decimal:
    """The number for Babel; a Fraction to 50 digits.

    Raises TypeError, which names the argument, for what is no number or endless, and for one
    that nobody could read.
    """
    if type(value) not in _NUMBERS or not -_LARGEST < value < _LARGEST:  # also NaN
        raise unfit(name, "number of at most 60 digits", value)
    if isinstance(value, Fraction):
        with localcontext() as context:
            context.prec = 50
            return Decimal(value.numerator) / value.denominator
    return Decimal(repr(value)) if isinstance(value, float) else Decimal(value)


def places_for(value: Decimal, significant: int) -> int:
    """The number of decimals that shows this many significant digits."""
    return max(0, significant - 1 - value.adjusted()) if value else 0


def rounded(value: Decimal, places: int) -> Decimal:
    """Rounded to `places` decimals, halves away from zero."""
    with localcontext() as context:
        context.prec = 60
        return value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)


def _format(value: Decimal, lang: Lang, pattern: str, places: int | None = None) -> str:
    if places is not None:
        value = rounded(value, places)
    shown = _written(str(abs(value)), lang, pattern)
    return MINUS + shown if value < 0 else shown


@lru_cache(maxsize=4096)
def _written(digits: str, lang: Lang, pattern: str) -> str:
    """Babel takes its time; by the digits, since 1.50 is not written as 1.5, which equals it."""
    from babel.numbers import format_decimal  # 30 ms to import: only when needed

    number = Decimal(digits)
    return format_decimal(number, format=pattern, locale=known(lang), decimal_quantization=False)
