"""Odds: how rare a hand is, in every way in which that is written."""

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations
from typing import Any, Final

from pokerlib.counting import derivations
from pokerlib.practice.draw import Draw, item
from pokerlib.practice.hands import LADDER, example, ranked
from pokerlib.practice.model import Choice, Option, Question, Row, Told, one_right, placed
from pokerlib.rankings import BADUGI, CHINESE_FRONT, HIGH, Category, Ranking

APART: Final = 1.15  # chances that are nearer to each other are not offered together
HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Dealt:
    """So many cards, ranked so; `key` names them in a message."""

    key: str
    ranking: Ranking
    cards: int


FIVE, SEVEN = Dealt("five", HIGH, 5), Dealt("seven", HIGH, 7)
FRONT, FOUR = Dealt("front", CHINESE_FRONT, 3), Dealt("badugi", BADUGI, 4)


@dataclass(frozen=True, slots=True)
class Item:
    """What is asked about which hand; of two hands, which is rarer."""

    form: str
    dealt: Dealt
    name: Category
    other: Category | None = None


def ask(level: int, draw: Draw) -> Question:
    """One of the list of its level: five cards; more and fewer cards; sums and other forms."""
    items = _items(level)
    place = item(draw.code, len(items), f"odds {level}")
    one = items[place]
    facts: dict[str, Any] = {
        "dealt": Told(f"question.odds.dealt.{one.dealt.key}"),
        "category": one.name,
        "total": _total(one.dealt),
    }
    return Question(
        Told(f"question.odds.ask.{one.form}", facts),
        _choices(draw, one),
        tuple(_worked(one)),
        Told(f"question.odds.hint.{one.form}"),
        rows=_example(one),
        deal=f"odds {level} {place}",
    )


def count(level: int) -> int:
    """How many questions the list of a level has."""
    return len(_items(level))


@cache
def _items(level: int) -> tuple[Item, ...]:
    return tuple((_five, _other_cards, _forms_and_sums)[level - 1]())


def _five() -> Iterator[Item]:
    yield from _each(FIVE, "one_in", "percent")
    yield from _pairs(FIVE)


def _other_cards() -> Iterator[Item]:
    for dealt in (SEVEN, FOUR):
        yield from _each(dealt, "one_in", "percent")
        yield from _pairs(dealt)
    yield from _each(FRONT, "one_in")
    yield from _pairs(FRONT)


def _forms_and_sums() -> Iterator[Item]:
    for dealt in (FIVE, SEVEN, FOUR, FRONT):
        unlikely = [name for name, chance in _chances(dealt).items() if chance < HALF]
        yield from (Item("against", dealt, name) for name in unlikely)
    for dealt in (FIVE, SEVEN):
        yield from (Item("or_better", dealt, name) for name in LADDER[1:-1])
    yield from (Item("times", SEVEN, name) for name in LADDER[1:])
    for dealt in (FIVE, FOUR, FRONT):
        yield from _each(dealt, "count")


def _each(dealt: Dealt, *forms: str) -> Iterator[Item]:
    return (Item(form, dealt, name) for form in forms for name in _chances(dealt))


def _pairs(dealt: Dealt) -> Iterator[Item]:
    return (Item("rarer", dealt, *two) for two in combinations(_chances(dealt), 2))


# The numbers

Values = Mapping[Category, Fraction | int]


@cache
def _counts(dealt: Dealt) -> Mapping[Category, int]:
    found = derivations(dealt.ranking, dealt.cards)
    return {name: one.count for name, one in found.items() if name is not None}


def _total(dealt: Dealt) -> int:
    return sum(_counts(dealt).values())


@cache
def _chances(dealt: Dealt) -> Mapping[Category, Fraction]:
    return {name: Fraction(one, _total(dealt)) for name, one in _counts(dealt).items()}


@cache
def _or_better(dealt: Dealt) -> Mapping[Category, Fraction]:
    """The strongest hand stands first."""
    chances = _chances(dealt)
    return dict(zip(chances, accumulate(chances.values()), strict=True))


@cache
def _times(dealt: Dealt) -> Mapping[Category, Fraction]:
    """How many times as often each hand comes as of five cards."""
    return {name: chance / _chances(FIVE)[name] for name, chance in _chances(dealt).items()}


@cache
def _against(dealt: Dealt) -> Mapping[Category, Fraction]:
    """To one, of what is rather not there."""
    chances = _chances(dealt)
    return {name: 1 / chance - 1 for name, chance in chances.items() if chance < HALF}


def _without_the_weakest(values: Callable[[Dealt], Values]) -> Callable[[Dealt], Values]:
    return lambda dealt: {name: values(dealt)[name] for name in LADDER[1:]}


# The choices


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked: a value of each hand, the message and its fact that say it, the mistake."""

    values: Callable[[Dealt], Values]
    says: str
    fact: str
    mistake: str = "of"


_FORMS: Final[Mapping[str, Form]] = {
    "one_in": Form(_chances, "one_in", "chance"),
    "percent": Form(_chances, "percent", "chance"),
    "against": Form(_against, "to_one", "to_one"),
    "or_better": Form(_without_the_weakest(_or_better), "one_in", "chance", "or_better"),
    "times": Form(_without_the_weakest(_times), "times", "times", "times"),
    "count": Form(_counts, "count", "count"),
}


def _choices(draw: Draw, one: Item) -> tuple[Choice, ...]:
    """The right value among those of other hands, the nearest first, and some mistakes."""
    if one.other is not None:
        return draw.shuffled(_rarer(one, one.other))
    form = _FORMS[one.form]
    values = form.values(one.dealt)
    right = values[one.name]
    others = {name: value for name, value in values.items() if name != one.name}
    nearest = sorted(others, key=lambda name: _apart(others[name], right))
    slips = _slips(one, right)
    mistakes = {key: Told(f"question.mistake.odds_{key}") for key in slips} | {
        name: Told(f"question.mistake.odds_{form.mistake}", {"category": name}) for name in nearest
    }
    value_of = slips | {name: others[name] for name in nearest}

    def said(value: Fraction | int) -> Told:
        return Told(f"question.odds.{form.says}", {form.fact: value})

    wrong = (
        Option(key, said(value_of[key]), mistakes[key])
        for key in _told_apart(one, right, value_of, slips)
    )
    size = {**value_of, one.name: right}
    return placed(draw, (one.name, said(right)), wrong, 3, by=size.__getitem__)


def _slips(one: Item, right: Fraction | int) -> dict[str, Fraction | int]:
    """Wrong values by their mistake: exactly this hand; N for N - 1 to 1, one off twice, added."""
    if one.form == "or_better":
        return {"exactly": _chances(one.dealt)[one.name]}
    if one.form == "against":
        slips = {"in": right + 1, "twice": right - 1, "next": right + 2}
        return {key: value for key, value in slips.items() if value >= 1}
    return {}


def _told_apart(
    one: Item,
    right: Fraction | int,
    values: Mapping[str, Fraction | int],
    slips: Container[str],
) -> Iterator[str]:
    """Values so far from each other that one can tell them; slips of odds against lie nearer."""
    taken = [right]
    for key, value in values.items():
        if one.form == "against":
            fits = key in slips or abs(float(value - right)) > 2
        else:
            fits = all(_apart(value, other) > APART for other in taken)
        if fits:
            taken.append(value)
            yield key


def _apart(one: Fraction | int, other: Fraction | int) -> float:
    ratio = float(one / other)
    return max(ratio, 1 / ratio)


def _rarer(one: Item, other: Category) -> tuple[Choice, ...]:
    chances = _chances(one.dealt)
    rare, common = sorted((one.name, other), key=chances.__getitem__)
    of_five = one.dealt is SEVEN and _chances(FIVE)[rare] > _chances(FIVE)[common]
    why = Told(f"question.mistake.odds_{'rarer_of_more' if of_five else 'common'}")
    says = {name.value: Told("question.category", {"category": name}) for name in (rare, common)}
    return one_right(says, rare, lambda _: why)


# What is shown and told


def _example(one: Item) -> tuple[Row, ...]:
    """Such a hand, always the same; only where one is asked about."""
    if one.dealt.ranking is not HIGH or one.other is not None or one.form == "or_better":
        return ()
    hand = ranked(example(one.name, "BBB-BBB"), HIGH)
    return (Row(Told("question.odds.example"), hand.cards),)


def _worked(one: Item) -> Iterator[Told]:
    names = [one.name, *([one.other] if one.other else [])]
    for name in names:
        yield _line(one.dealt, name)
    if one.form == "times":
        yield _line(FIVE, one.name)
    if one.form == "or_better":
        chance = _or_better(one.dealt)[one.name]
        number = chance * _total(one.dealt)
        facts = {"count": int(number), "total": _total(one.dealt), "chance": chance}
        yield Told("question.odds.worked.or_better", {**facts, "category": one.name})


def _line(dealt: Dealt, name: Category) -> Told:
    chance = _chances(dealt)[name]
    facts = {"count": _counts(dealt)[name], "total": _total(dealt), "chance": chance}
    told = Told(f"question.odds.dealt.{dealt.key}")
    return Told("question.odds.worked", {**facts, "category": name, "dealt": told})
