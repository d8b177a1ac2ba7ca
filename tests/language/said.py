"""One sentence of the product in both languages, and whose words they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from pokerlib.language import LANGUAGES, Voice, lines, say
from pokerlib.language.quantities import Coin, Unit
from pokerlib.language.speech import words

UNITS: tuple[Unit | None, ...] = (
    None, "chips", "USD", "USD-cent", Coin("EUR", "€", 100), Coin("BGN", "", 100),
)  # fmt: skip
NAMES = {"bg": ("Мария", "Иван", "Анна"), "en": ("Maria", "Ivan", "Anna")}


class Said(NamedTuple):
    """What is said of a record: the group under which a reader finds it, its type, its words."""

    group: str
    type: type
    bg: str
    en: str


Spoken = Iterator[Said]


def worded(record: object) -> type:
    """The type under which the words of a record are registered."""
    say(record, "en")  # its family is imported with the first of them
    return next(cls for cls in type(record).__mro__ if cls in words.registry and cls is not object)


def said(record: object, group: str = "", **voice: Any) -> Said:
    """What `say` says of the record; `voice` may have a unit, and the seats that have names."""
    kind = worded(record)
    seats = voice.pop("named", ())
    bg, en = (
        say(record, Voice(lang, names=dict(zip(seats, NAMES[lang], strict=False)), **voice))
        for lang in LANGUAGES
    )
    return Said(group or kind.__name__, kind, bg, en)


def by_lines(record: object, group: str = "", **voice: Any) -> Spoken:
    """The same line by line, where a record has several."""
    kind = worded(record)
    both = (lines(record, Voice(lang, **voice)) for lang in LANGUAGES)
    for bg, en in zip(*both, strict=True):
        yield Said(group or kind.__name__, kind, bg, en)


def each(records: Iterable[object], group: str = "", **voice: Any) -> Spoken:
    return (said(record, group, **voice) for record in records)


def some_voice(chance: Random, seats: Iterable[int] = ()) -> dict[str, Any]:
    """Any unit, and now and then players with names."""
    named = tuple(seats)[:3] if chance.random() < 0.2 else ()
    return {"unit": chance.choice(UNITS), "named": named}
