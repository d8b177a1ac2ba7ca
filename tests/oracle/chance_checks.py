"""Chances: how many ways there are, how long one waits, what so many deals are worth."""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb
from typing import Any

from pokerlib.lessons.probability.counting import Counting
from pokerlib.lessons.probability.sample import DealMany
from pokerlib.lessons.probability.wait import DealUntil
from tests.oracle import read
from tests.oracle.card_checks import number, on
from tests.oracle.checks import check, says
from tests.oracle.drill_kinds import CATEGORIES
from tests.oracle.drill_sums import near
from tests.oracle.seen import Item
from tests.practice import answers

# Chances

LADDER = (
    "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight",
    "three_of_a_kind", "two_pair", "one_pair", "high_card",
)  # fmt: skip
NAMED = tuple(f"hand.category.{name}" for name in CATEGORIES)


def ways(kind: str) -> int:
    return answers.counted(5)[kind.replace("_", " ").capitalize()]


@check("hand.royal_flush", *NAMED, where="kinds?/|/five/|/seven/|/three/")
def _(scene: Any, item: Item) -> bool | None:
    if item.action[:1] != ("kind",):
        return None
    given, name = item.action[1], item.id.rpartition(".")[2]
    if isinstance(given, int):
        return LADDER[given] == name
    return str(given) == name or str(given).endswith(name)


@on(Counting, "odds.derivation.whole", "odds.derivation.bare")
def _(widget: Any, item: Item) -> bool:
    kind = LADDER[widget.place]
    value = worth(str(item.fact["formula"])) if item.id.endswith("whole") else None
    good = value is None or value == ways(kind)
    return good and says(item, count=ways(kind), total=comb(52, 5))


@on(Counting, "hand.royal_flush", *NAMED, where="^sum|^steps")
def _(widget: Any, item: Item) -> bool | None:
    return LADDER[widget.place] == item.id.rpartition(".")[2] if "sum" in item.key else None


@on(Counting, "odds.derivation.step", "odds.derivation.plain")
def _(widget: Any, item: Item) -> bool | None:
    """The formula of a step, multiplied out."""
    (said,) = read.numbers(item.fact["n"], item.lang)
    if item.id.endswith("plain"):
        return said in (4, 9, 10, 11, 12, 13, 44, 40, 48)
    value = worth(str(item.fact["formula"]))
    return None if value is None else said == value


def worth(formula: str) -> int | None:
    """A formula multiplied out; None for what is none."""
    formula = formula.replace("\u00a0", "").replace(" ", "")
    formula = re.sub(r"C\((\d+),(\d+)\)", lambda m: str(comb(int(m[1]), int(m[2]))), formula)
    formula = re.sub(r"(\d+)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", _power, formula)
    if not re.fullmatch(r"[\d·*^+()−-]+", formula):
        return None
    plain = formula.replace("·", "*").replace("−", "-").replace("^", "**")
    value: int = eval(plain, {"__builtins__": {}})  # noqa: S307 - digits and signs
    return value


def _power(found: re.Match[str]) -> str:
    return str(int(found[1]) ** int(found[2].translate(str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789"))))


@on(Counting, "plain", "number.odds", "number.odds_against", "number.odds_on", where="^forms/")
def _(widget: Any, item: Item) -> bool:
    kind = LADDER[widget.place]
    count, total = ways(kind), comb(52, 5)
    chance, row = Fraction(count, total), number(item, "tr")
    if item.id == "number.odds":
        return near(item.fact["times"], item.lang, 1 / chance)
    if item.id.startswith("number.odds_"):
        against = 1 / chance - 1
        value = 1 / against if item.id.endswith("on") else against
        return near(item.fact["times"], item.lang, value)
    said = read.numbers(item.text, item.lang)
    if row == 0:
        return said == [count, total]
    if row == 1:
        return said == [chance.numerator, chance.denominator]
    return near(item.text, item.lang, chance * (100 if row == 3 else 1))


@on(DealUntil, "probability.wait.expected")
def _(widget: Any, item: Item) -> bool:
    return says(item, n=round(Fraction(comb(52, 5), ways(str(widget.category.value)))))


@on(DealUntil, "probability.wait.came")
def _(widget: Any, item: Item) -> bool:
    return says(item, n=widget.tries[-1])


@on(DealUntil, "card", where="^found/")
def _(widget: Any, item: Item) -> bool:
    kind, _ = read.called(widget.hand, "high")
    return kind == widget.category.value and widget.hand[item.nth].code == item.text


@on(DealUntil, "plain", where="^found/")
def _(widget: Any, item: Item) -> bool:
    row, tries = number(item, "tr"), list(enumerate(widget.tries, start=1))
    bars = item.key.split("tbody")[1].count("pk-best")
    last = tries[-(max(1, len(tries))) :]
    (said,) = read.numbers(item.text, item.lang)
    if bars:
        return said == round(sum(widget.tries) / len(widget.tries))
    shown = last[-8:] if len(last) > 8 else last
    if row < len(shown):
        place, count = shown[row]
        if said == (place if number(item, "td") == 0 else count):
            return True
    return said in (
        [place for place, _ in last] if number(item, "td") == 0 else [c for _, c in last]
    )


@on(DealMany, "plain", where="^presses/")
def _(widget: Any, item: Item) -> bool:
    (said,) = read.numbers(item.text, item.lang)
    return str(int(said)) in (item.path[-1], str(item.action[-1] if item.action else ""))


@on(DealMany, "probability.many.exact")
def _(widget: Any, item: Item) -> bool | None:
    kind = str(widget.kind)
    if kind not in LADDER:
        return None
    return near(item.fact["part"], item.lang, Fraction(ways(kind) * 100, comb(52, 5)))


@on(DealMany, "number.odds")
def _(widget: Any, item: Item) -> bool | None:
    kind = str(widget.kind)
    if kind not in LADDER:
        return None
    return near(item.fact["times"], item.lang, Fraction(comb(52, 5), ways(kind)))


def exact(widget: Any) -> Fraction | None:
    kind = str(widget.kind)
    return Fraction(ways(kind), comb(52, 5)) if kind in LADDER else None


def band(widget: Any, deals: int) -> float:
    """Two standard deviations of a share of so many deals."""
    chance = float(exact(widget) or 0)
    return 2 * (chance * (1 - chance) / deals) ** 0.5


@on(DealMany, "plain", where="^picture/")
def _(widget: Any, item: Item) -> bool | None:
    """The numbers below the picture are so many deals as are in the sample, or a power of ten."""
    said = read.numbers(item.text, item.lang)
    if "%" in item.text or len(said) != 1 or widget.found is None:
        return None
    powers = {10**n for n in range(8)}
    return said[0] in powers | {one.deals for one in widget.found.points}


@on(DealMany, "probability.many.ask")
def _(widget: Any, item: Item) -> bool | None:
    chance = exact(widget)
    if chance is None:
        return None
    deals = 100
    while deals * chance < 1:
        deals *= 10
    return says(item, n=deals)


@on(DealMany, "hand.royal_flush", *NAMED, where="^question")
def _(widget: Any, item: Item) -> bool:
    return item.id.rpartition(".")[2] == str(widget.kind)


@on(DealMany, "probability.many.seen", "probability.many.none")
def _(widget: Any, item: Item) -> bool:
    here = widget.found.points[-1]
    hits = here.mean * here.deals
    good = says(item, deals=widget.dealt) and near(
        item.fact["part"], item.lang, 100 * hits / here.deals
    )
    return good and (item.id.endswith("none") or says(item, n=hits))


@on(DealMany, "probability.many.band")
def _(widget: Any, item: Item) -> bool | None:
    if exact(widget) is None:
        return None
    deals = widget.dealt
    good = says(item, n=deals, more=100 * deals)
    return good and near(item.fact["band"], item.lang, Fraction(100 * band(widget, deals)))


@on(DealMany, "probability.many.few")
def _(widget: Any, item: Item) -> bool | None:
    chance = exact(widget)
    if chance is None:
        return None
    return says(item, n=widget.dealt) and near(
        item.fact["expected"], item.lang, chance * widget.dealt
    )


@on(DealMany, "probability.many.guessed")
def _(widget: Any, item: Item) -> bool | None:
    chance = exact(widget)
    if chance is None:
        return None
    (deals,) = read.numbers(item.fact["n"], item.lang)
    return says(item, guess=widget.guess) and near(item.fact["expected"], item.lang, chance * deals)


@on(DealMany, "plain", where="^numbers/")
def _(widget: Any, item: Item) -> bool | None:
    chance, column = exact(widget), number(item, "td")
    points = widget.found.points
    last = points[-1]
    shown = [one for one in points if one is last or one.deals in {10**n for n in range(1, 8)}]
    here = shown[number(item, "tr")]
    hits = here.mean * here.deals
    if column in (0, 1):
        return read.numbers(item.text, item.lang) == [here.deals if column == 0 else hits]
    if column == 2:
        return near(item.text, item.lang, Fraction(hits) * 100 / here.deals)
    if chance is None:
        return None
    if column == 3:
        return near(
            item.text.lstrip("+−-±"), item.lang, abs(Fraction(hits) / here.deals - chance) * 100
        )
    return near(item.text, item.lang, Fraction(100 * band(widget, here.deals)))
