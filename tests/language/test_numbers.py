"""Numbers as the documents print them; · stands for the no-break space."""

from decimal import Decimal
from fractions import Fraction

import pytest

from pokerlib.language import (
    fraction,
    money,
    number,
    odds,
    odds_against,
    percent,
    probability,
    text,
)
from pokerlib.language.quantities import Number, Unit

ROYAL = Fraction(4, 2_598_960)


def spaced(text: str) -> str:
    return text.replace("·", "\u00a0")


@pytest.mark.parametrize(
    ("value", "bulgarian", "english"),
    [
        (0, "0", "0"),
        (7, "7", "7"),
        (1234, "1·234", "1,234"),
        (2598960, "2·598·960", "2,598,960"),
        (-5, "−5", "−5"),
        (Decimal("1234.5"), "1·234,5", "1,234.5"),
        (Decimal("0.00000154"), "0,00000154", "0.00000154"),
        (Decimal("71.25"), "71,25", "71.25"),
        (0.5, "0,5", "0.5"),
        (0.1 + 0.2, "0,3", "0.3"),
        (1234.5678, "1·234,57", "1,234.57"),
        (-3.14159, "−3,14", "−3.14"),
        (1e-9, "0,000000001", "0.000000001"),
        (Fraction(1, 3), "0,333", "0.333"),
        (Fraction(7, 2), "3,5", "3.5"),
        (ROYAL, "0,00000154", "0.00000154"),
    ],
)
def test_number(value: Number, bulgarian: str, english: str) -> None:
    assert (number(value, "bg"), number(value, "en")) == (spaced(bulgarian), english)


def test_number_with_fixed_decimals() -> None:
    assert number(Fraction(1, 3), "bg", places=2) == "0,33"
    assert number(5, "en", places=2) == "5.00"
    assert number(Decimal("2.5"), "en", places=0) == "3"
    assert number(Fraction(1, 3), "en", significant=5) == "0.33333"


@pytest.mark.parametrize(
    ("value", "bulgarian", "english"),
    [
        (0, "0·%", "0%"),
        (1, "100·%", "100%"),
        (Fraction(1, 2), "50·%", "50%"),
        (0.712, "71,2·%", "71.2%"),
        (Decimal("0.42257"), "42,3·%", "42.3%"),
        (Fraction(5108, 2_598_960), "0,197·%", "0.197%"),
        (ROYAL, "0,000154·%", "0.000154%"),
        (1 - ROYAL, "99,999846·%", "99.999846%"),
        (-0.125, "−12,5·%", "−12.5%"),
    ],
)
def test_percent(value: Number, bulgarian: str, english: str) -> None:
    assert (percent(value, "bg"), percent(value, "en")) == (spaced(bulgarian), english)


def test_percent_with_fixed_decimals() -> None:
    assert percent(Fraction(1, 2), "bg", places=1) == spaced("50,0·%")
    assert percent(Decimal("0.42257"), "en", places=2) == "42.26%"


@pytest.mark.parametrize(
    ("value", "bulgarian"),
    [
        (0, "0"),
        (1, "1"),
        (ROYAL, "0,00000154"),
        (1 - ROYAL, "0,99999846"),
        (Fraction(1, 2), "0,5"),
        (Fraction(1098240, 2598960), "0,423"),
    ],
)
def test_probability_is_never_0_or_1_if_it_is_not(value: Number, bulgarian: str) -> None:
    assert probability(value, "bg") == bulgarian
    assert probability(value, "en") == bulgarian.replace(",", ".")


@pytest.mark.parametrize(
    ("value", "bulgarian", "english"),
    [
        (ROYAL, "1 на 649·740", "1 in 649,740"),
        (Fraction(1, 4), "1 на 4", "1 in 4"),
        (Fraction(2, 9), "1 на 4,5", "1 in 4.5"),
        (Fraction(36, 2_598_960), "1 на 72·193", "1 in 72,193"),
        (Fraction(3744, 2_598_960), "1 на 694,2", "1 in 694.2"),
        (Fraction(54912, 2_598_960), "1 на 47,33", "1 in 47.33"),
        (1, "1 на 1", "1 in 1"),
        (0, "никога", "never"),
    ],
)
def test_odds(value: Number, bulgarian: str, english: str) -> None:
    assert (odds(value, "bg"), odds(value, "en")) == (spaced(bulgarian), english)


@pytest.mark.parametrize(
    ("value", "bulgarian", "english"),
    [
        (ROYAL, "649·739 към 1 против", "649,739 to 1 against"),
        (Fraction(1, 4), "3 към 1 против", "3 to 1 against"),
        (Fraction(1, 2), "1 към 1", "even, 1 to 1"),
        (Fraction(4, 5), "4 към 1 в полза", "4 to 1 on"),
        (Fraction(2, 7), "2,5 към 1 против", "2.5 to 1 against"),
        (0, "никога", "never"),
        (1, "винаги", "always"),
    ],
)
def test_odds_against(value: Number, bulgarian: str, english: str) -> None:
    assert (odds_against(value, "bg"), odds_against(value, "en")) == (spaced(bulgarian), english)


@pytest.mark.parametrize(
    ("amount", "unit", "bulgarian", "english"),
    [
        (40000, "USD-cent", "$400", "$400"),
        (175, "USD-cent", "$1,75", "$1.75"),
        (150, "USD-cent", "$1,50", "$1.50"),
        (5, "USD-cent", "$0,05", "$0.05"),
        (0, "USD-cent", "$0", "$0"),
        (-325, "USD-cent", "−$3,25", "−$3.25"),
        (123456, "USD-cent", "$1·234,56", "$1,234.56"),
        (400, "USD", "$400", "$400"),
        (30300, "USD", "$30·300", "$30,300"),
        (1, "chips", "1 чип", "1 chip"),
        (2, "chips", "2 чипа", "2 chips"),
        (1500, "chips", "1·500 чипа", "1,500 chips"),
    ],
)
def test_money(amount: int, unit: Unit, bulgarian: str, english: str) -> None:
    assert money(amount, "bg", unit=unit) == spaced(bulgarian)
    assert money(amount, "en", unit=unit) == english


def test_fraction() -> None:
    assert fraction(Fraction(1, 4), "bg") == "1/4"
    assert fraction(ROYAL, "bg") == spaced("1/649·740")
    assert fraction(Fraction(2), "en") == "2"


def test_no_global_state() -> None:
    first, other, again = (number(1234.5, lang) for lang in ("bg", "en", "bg"))
    assert first == again != other
    assert text("number.odds", "bg", times=Fraction(9, 2)) == "1 на 4,5"
