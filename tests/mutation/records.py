"""Mutants of records: one field of a game, a convention or a ranking has another value.

mutmut changes no data. Here each field of each record gets each near value that its type
allows; a value that the record itself refuses is no mutant.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any, get_args

from pokerlib.conventions import CONVENTION_SOURCES, CONVENTIONS, Cited, Conventions
from pokerlib.errors import PokerError
from pokerlib.games import GAMES, BringIn, Game, Street
from pokerlib.games.streets import First
from pokerlib.rankings import RANKINGS, Category, Ranking, badugi, high

LIMITS = ("fixed", "pot", "no", "mixed")
ORIGINS = ("document", "house", "book", "field")
TOPICS = ("betting", "pots", "stud", "chinese")


@dataclass(frozen=True, eq=False)
class RecordMutant:
    """`name` is the field, `change` what it becomes; `apply` does it in this process."""

    name: str
    change: str
    apply: Callable[[], None]

    @property
    def identity(self) -> str:
        return f"{self.name} {self.change}"


def every_record() -> Iterator[RecordMutant]:
    """Every mutant of every record, in order."""
    yield from _games()
    yield from _defaults()
    yield from _sources()
    yield from _rankings()
    yield from _tables()


def put(record: object, **values: object) -> None:
    """Change a frozen record in place, so that whoever holds it has the change."""
    for name, value in values.items():
        object.__setattr__(record, name, value)


def near(value: object) -> Iterator[Any]:
    """Other values of the same type: a number more and less, the other truth, another text."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case str():
            yield f"{value}_"
        case tuple():
            for place, one in enumerate(value):
                yield value[:place] + value[place + 1 :]
                for other in near(one):
                    yield (*value[:place], other, *value[place + 1 :])


def _others(value: object, all_values: tuple[Any, ...]) -> Iterator[Any]:
    yield from (other for other in all_values if other != value)


def _games() -> Iterator[RecordMutant]:
    for game in GAMES.values():
        for name in (one.name for one in fields(Game) if one.init):
            for value in _game_values(game, name):
                try:
                    changed = replace(game, **{name: value})
                except PokerError:
                    continue
                every = {one.name: getattr(changed, one.name) for one in fields(Game)}
                change = f"{getattr(game, name)!r} → {value!r}"
                yield RecordMutant(f"games.{game.key}.{name}", change, partial(put, game, **every))


def _game_values(game: Game, name: str) -> Iterator[Any]:
    value = getattr(game, name)
    if name == "from_hole":
        yield from _others(value, (None, 0, 1, 2, 3, 4))
    elif name == "limits":
        yield from (tuple(one for one in value if one != limit) for limit in value)
        yield from ((*value, limit) for limit in LIMITS if limit not in value)
    elif name == "shares":
        yield from (value[:1], value[1:], value[::-1]) if len(value) > 1 else ()
        for place, (share, ranking) in enumerate(value):
            around = value[:place], value[place + 1 :]
            others = [(share, other) for other in _others(ranking, tuple(RANKINGS.values()))]
            for one in [*others, ("low" if share == "high" else "high", ranking)]:
                yield (*around[0], one, *around[1])
    elif name == "bring_in":
        yield from (BringIn(card, low) for card in ("lowest", "highest") for low in (False, True)
                    if value and BringIn(card, low) != value)  # fmt: skip
    elif name == "streets":
        for place, street in enumerate(value):
            yield value[:place] + value[place + 1 :]
            for changed in _street_values(street):
                yield (*value[:place], changed, *value[place + 1 :])
    else:
        yield from near(value)


def _street_values(street: Street) -> Iterator[Street]:
    for one in fields(Street):
        value = getattr(street, one.name)
        others = _others(value, get_args(First)) if one.name == "first" else near(value)
        for other in others:
            try:
                yield replace(street, **{one.name: other})
            except PokerError:
                continue


def _defaults() -> Iterator[RecordMutant]:
    """Another default of a convention, in all places that one line of its source makes."""
    for item in fields(Conventions):
        source = CONVENTION_SOURCES[item.name]
        orders = (source.default[::-1],) if item.name.endswith("_order") else ()
        for value in source.values[1:] or orders or near(source.default):
            try:
                replace(CONVENTIONS, **{item.name: value})
            except PokerError:
                continue

            def apply(item: Any = item, source: Any = source, value: object = value) -> None:
                put(CONVENTIONS, **{item.name: value})
                put(source, default=value)
                item.default = value
                Conventions.__init__.__kwdefaults__[item.name] = value  # type: ignore[misc]

            change = f"{source.default!r} → {value!r}"
            yield RecordMutant(f"conventions.{item.name}", change, apply)


def _sources() -> Iterator[RecordMutant]:
    for source in CONVENTION_SOURCES.values():
        values: dict[str, Iterator[Any]] = {
            "topic": _others(source.topic, TOPICS),
            "origin": _others(source.origin, ORIGINS),
            "lines": near(source.lines),
            "values": (source.values[:n] + source.values[n + 1 :]
                       for n in range(1, len(source.values))),
            "cited": _cited(source.cited, source.values),
        }  # fmt: skip
        for name, others in values.items():
            for value in others:
                change = f"{getattr(source, name)!r} → {value!r}"
                apply = partial(put, source, **{name: value})
                yield RecordMutant(f"conventions.{source.name}.{name}", change, apply)


def _cited(cited: tuple[Any, ...], values: tuple[Any, ...]) -> Iterator[Any]:
    for place, (value, one) in enumerate(cited):
        around = cited[:place], cited[place + 1 :]
        yield around[0] + around[1]
        for other in _others(value, values):
            yield (*around[0], (other, one), *around[1])
        for book in _others(one.book, ("tda_2024", "wsop_2024", "robert")):
            yield (*around[0], (value, Cited(book, one.place)), *around[1])
        yield (*around[0], (value, Cited(one.book, one.place + "_")), *around[1])


def _rankings() -> Iterator[RecordMutant]:
    for ranking in RANKINGS.values():
        for name in (one.name for one in fields(Ranking)):
            value = getattr(ranking, name)
            if name in ("judge", "judge_showing", "candidates"):
                told = {f"{one.key}'s": getattr(one, name) for one in RANKINGS.values()}
            else:
                told = {repr(other): other for other in near(value)}
            for change, other in told.items():
                if other != value:
                    apply = partial(put, ranking, **{name: other})
                    yield RecordMutant(f"rankings.{ranking.key}.{name}", change, apply)


def _tables() -> Iterator[RecordMutant]:
    """The tables that rankings read: a hand is named another way, or two change places."""
    for table, owner in ((high._BY_COUNTS, "high"), (badugi._CATEGORIES, "badugi")):
        for key, value in table.items():
            for other in _others(value, tuple(Category)):
                apply = partial(table.__setitem__, key, other)
                yield RecordMutant(f"rankings.{owner}{key}", f"{value} → {other}", apply)
    for one, two in zip(high.ORDER, high.ORDER[1:], strict=False):

        def swap(one: Category = one, two: Category = two) -> None:
            high.PLACE[one], high.PLACE[two] = high.PLACE[two], high.PLACE[one]

        yield RecordMutant(f"rankings.order.{one}", f"above {two}", swap)
