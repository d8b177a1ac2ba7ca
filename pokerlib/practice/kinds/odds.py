"""Odds: how rare a hand is, in every way in which that is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any, Final

from pokerlib.counting import derivations
from pokerlib.practice.draw import Draw, item
from pokerlib.practice.hands import LADDER, example, ranked
from pokerlib.practice.model import Choice, Option, Question, Row, Told, placed
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


def ask(level: int, code: str) -> Question:
    """One of the list of its level: five cards; more and fewer cards; sums and other forms."""
    items = _items(level)
    place = item(code, len(items), f"odds {level}")
    one = items[place]
    facts: dict[str, Any] = {
        "dealt": Told(f"question.odds.dealt.{one.dealt.key}"),
        "category": one.name,
        "total": _total(one.dealt),
    }
    return Question(
        "odds",
        level,
        code,
        Told(f"question.odds.ask.{one.form}", facts),
        _FORMS[one.form](Draw(code), one),
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
    found: dict[Category, Fraction] = {}
    so_far = Fraction(0)
    for name, chance in _chances(dealt).items():
        so_far += chance
        found[name] = so_far
    return found


@cache
def _times() -> Mapping[Category, Fraction]:
    """How many times as often each hand comes of seven cards as of five."""
    return {name: chance / _chances(FIVE)[name] for name, chance in _chances(SEVEN).items()}


# The choices


def _offered(
    draw: Draw,
    name: Category,
    values: Mapping[Category, Fraction],
    says: Callable[[Category], Told],
    mistake: str,
    more: Mapping[str, tuple[Fraction, Option]] | None = None,
) -> tuple[Choice, ...]:
    """The right value among those of other hands, the nearest first, and some mistakes."""
    extra = more or {}
    here = values[name]
    size = {str(one): value for one, value in values.items()}
    size |= {key: value for key, (value, _) in extra.items()}
    found: list[tuple[Fraction, Option]] = [
        *extra.values(),
        *(
            (
                values[one],
                Option(one, says(one), Told(f"question.mistake.{mistake}", {"category": one})),
            )
            for one in sorted(values, key=lambda one: _apart(values[one], here))
            if one != name
        ),
    ]
    taken, wrong = [here], []
    for value, option in found:
        if all(_apart(value, one) > APART for one in taken):
            taken.append(value)
            wrong.append(option)
    return placed(draw, (name, says(name)), wrong, 3, by=size.__getitem__)


def _apart(one: Fraction, other: Fraction) -> float:
    ratio = float(one / other)
    return max(ratio, 1 / ratio)


def _chance(form: str) -> Callable[[Draw, Item], tuple[Choice, ...]]:
    def offered(draw: Draw, one: Item) -> tuple[Choice, ...]:
        chances = _chances(one.dealt)
        return _offered(
            draw,
            one.name,
            chances,
            lambda name: Told(f"question.odds.{form}", {"chance": chances[name]}),
            "odds_of",
        )

    return offered


def _number(draw: Draw, one: Item) -> tuple[Choice, ...]:
    counts = _counts(one.dealt)
    values = {name: Fraction(number) for name, number in counts.items()}
    return _offered(
        draw,
        one.name,
        values,
        lambda name: Told("question.odds.count", {"count": counts[name]}),
        "odds_of",
    )


def _sum(draw: Draw, one: Item) -> tuple[Choice, ...]:
    """Wrong: exactly this hand, without the better ones; another hand or better."""
    sums, exactly = _or_better(one.dealt), _chances(one.dealt)[one.name]
    says = Told("question.odds.one_in", {"chance": exactly})
    only = Option("exactly", says, Told("question.mistake.odds_exactly"))
    return _offered(
        draw,
        one.name,
        {name: sums[name] for name in LADDER[1:]},
        lambda name: Told("question.odds.one_in", {"chance": sums[name]}),
        "odds_or_better",
        {"exactly": (exactly, only)},
    )


def _as_often(draw: Draw, one: Item) -> tuple[Choice, ...]:
    times = {name: _times()[name] for name in LADDER[1:]}
    return _offered(
        draw,
        one.name,
        times,
        lambda name: Told("question.odds.times", {"times": times[name]}),
        "odds_times",
    )


def _against(draw: Draw, one: Item) -> tuple[Choice, ...]:
    """1 in N is N - 1 to 1 against; the others take the N, take one away twice, or add it."""
    chances = _chances(one.dealt)
    to_one = {name: 1 / chance - 1 for name, chance in chances.items() if chance < HALF}
    right = to_one[one.name]
    slips = {"in": right + 1, "twice": right - 1, "next": right + 2}
    options = [
        Option(key, _to_one(value), Told(f"question.mistake.odds_{key}"))
        for key, value in slips.items()
        if value >= 1
    ]
    options += [
        Option(name, _to_one(to_one[name]), Told("question.mistake.odds_of", {"category": name}))
        for name in sorted(to_one, key=lambda name: _apart(to_one[name], right))
        if name != one.name and abs(to_one[name] - right) > 2
    ]
    size = {str(name): value for name, value in to_one.items()} | slips
    return placed(draw, (one.name, _to_one(right)), options, 3, by=size.__getitem__)


def _to_one(value: Fraction) -> Told:
    return Told("question.odds.to_one", {"to_one": value})


def _rarer(draw: Draw, one: Item) -> tuple[Choice, ...]:
    assert one.other is not None
    chances = _chances(one.dealt)
    rare, common = sorted((one.name, one.other), key=chances.__getitem__)
    mistake = "rarer_of_more" if one.dealt is SEVEN and _not_so_of_five(rare, common) else "common"
    choices = (
        Choice(rare.value, Told("question.category", {"category": rare}), right=True),
        Choice(
            common.value,
            Told("question.category", {"category": common}),
            why=Told(f"question.mistake.odds_{mistake}"),
        ),
    )
    return draw.shuffled(choices)


def _not_so_of_five(rare: Category, common: Category) -> bool:
    return _chances(FIVE)[rare] > _chances(FIVE)[common]


_FORMS: Final[Mapping[str, Callable[[Draw, Item], tuple[Choice, ...]]]] = {
    "one_in": _chance("one_in"),
    "percent": _chance("percent"),
    "against": _against,
    "or_better": _sum,
    "times": _as_often,
    "count": _number,
    "rarer": _rarer,
}


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
