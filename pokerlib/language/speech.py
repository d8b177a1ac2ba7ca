"""`say` and `lines`: the one door from a record to its words, in a language or a `Voice`.

The words of a record's type are one function, registered with ``@words.register``. Those for the
records of ``pokerlib.chinese`` (or ``pokerlib.chinese.score``) stand in
``pokerlib.language.chinese``, which is imported when the first such record is said, so that nobody
pays for a family that is never spoken of.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import singledispatch
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pokerlib.cards import Card
from pokerlib.errors import instance, unfit
from pokerlib.language.amounts import money
from pokerlib.language.catalogue import text
from pokerlib.language.given import given
from pokerlib.language.grammar import join
from pokerlib.language.languages import LANGUAGES, Lang, LanguageError, PerLanguage, known
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import Coin, Unit, number

_MOST_SAID = 10**15


@dataclass(frozen=True, slots=True)
class Voice:
    """How records are spoken of: the language, what one of an amount is, the players' names.

    ``unit`` None: what is usual for the record, chips at a table, cents in Chinese poker.
    ``names`` are by seat (in a showdown or in Chinese poker by place, from 0); who has none is
    called by the number. Called with a message's id and its facts, a voice writes the message.
    Raises LanguageError, and TypeError for what is no unit and no names.

    >>> voice = Voice("en", "USD", {1: "Maria"})
    >>> voice.player(1), voice.player(2), voice.money(4), Voice("en").money(4)
    ('Maria', 'Player 2', '$4', '4 chips')
    """

    lang: Lang
    unit: Unit | None = None
    names: Mapping[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known(self.lang)
        if self.unit is not None and not isinstance(self.unit, (str, Coin)):
            raise unfit("unit", "unit of money", self.unit)
        instance("names", self.names, Mapping)

    def __call__(self, message: str, /, **facts: Any) -> str:
        """The message with its facts; numbers and records among them are put into words."""
        for name, fact in facts.items():
            if type(fact) is str or fact is None:  # nearly always
                continue
            if not isinstance(fact, (str, int, float, Fraction, Decimal)):
                facts[name] = say(fact, self)
        return text(message, self.lang, **facts)

    def money(self, amount: int, usual: Unit = "chips") -> str:
        """``4 чипа`` or ``$4``; ``usual`` is the unit where the voice has none.

        Of an amount that no table holds only that it is more.
        """
        if abs(amount) > _MOST_SAID:
            return self("betting.amount.more", amount=self.money(_MOST_SAID, usual))
        return money(amount, self.lang, unit=self.unit or usual)

    def figure(self, amount: int) -> str:
        """The amount inside a sum: ``4`` or ``$4``."""
        plain = self.unit in (None, "chips") and abs(amount) <= _MOST_SAID
        return number(amount, self.lang) if plain else self.money(amount)

    def player(self, seat: int | None) -> str:
        """The player's name, else the number of the seat."""
        known = self.names.get(seat) if seat is not None else None
        return known if known is not None else text("betting.player", self.lang, seat=str(seat))

    def players(self, seats: Iterable[int]) -> str:
        """``играч 1, играч 3 и Мария``."""
        return join([self.player(seat) for seat in seats], self.lang)

    def amounts(self, amounts: Iterable[int]) -> str:
        """``$4, $6 or $8``."""
        return join([self.money(amount) for amount in amounts], self.lang, last="or")


_VOICES: PerLanguage[Voice] = PerLanguage({lang: Voice(lang) for lang in LANGUAGES})


def say(record: object, voice: Lang | Voice) -> str:
    """The record in words: sentences, or a name (a card, a hand, a game).

    A record that holds money or seats is said in the voice's unit and with its names. Raises
    LanguageError for a language that is none of the two, TypeError for a record without words.
    """
    told = words(record, voice if isinstance(voice, Voice) else _VOICES[known(voice)])
    return told if isinstance(told, str) else " ".join(told)


def lines(record: object, voice: Lang | Voice) -> tuple[str, ...]:
    """What `say` says, a line for each step or event where the record has several.

    Raises as `say` does.
    """
    told = words(record, voice if isinstance(voice, Voice) else _VOICES[known(voice)])
    return (told,) if isinstance(told, str) else told


@singledispatch
def words(record: object, voice: Voice) -> str | tuple[str, ...]:
    """The words of a type of record, or its lines: they are registered here, `say` says them.

    Text is its own words; a list of cards is told by their faces, of other records with commas.
    """
    if type(record) is str:
        return record
    if type(record) in (tuple, list):
        return _several(record, voice)  # type: ignore[arg-type] # mypy does not see the type
    for cls in type(record).__mro__:
        if _load_family(cls.__module__) and words.dispatch(type(record)) is not _unknown:
            return words(record, voice)
    raise unfit("record", "record that has words", record)


_unknown = words.dispatch(object)


@words.register
def _language_error(error: LanguageError, voice: Voice) -> str:
    return voice("error.no_such_language", language=given(error.facts["language"]))


def _several(records: Sequence[Any], voice: Voice) -> str:
    """Cards by their faces, other records as a list: ``K♥ K♦``, ``флъш и стрейт``."""
    if records and all(isinstance(one, Card) for one in records):
        return card_faces(records)
    return join([say(one, voice) for one in records], voice.lang)


# Where the words for a package's records stand, if not in the module of its name: `odds` is a
# function of this package, which a module of that name would replace.
_CALLED = {"odds": "counting"}


def _load_family(module: str) -> bool:
    """Import the sentences for the records of that module; False where there are none."""
    package, _, rest = module.partition(".")
    part = rest.partition(".")[0]
    family = f"pokerlib.language.{_CALLED.get(part, part)}"
    if package != "pokerlib" or not rest or find_spec(family) is None:
        return False
    import_module(family)
    return True
