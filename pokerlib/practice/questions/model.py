"""A question as data: what is shown, what can be chosen, and why each choice is right or wrong.

Nothing here is a sentence: a `Told` names a message of the catalogues and the facts that fill it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Literal, TypeVar

from pokerlib.cards import Card
from pokerlib.chinese import Setting
from pokerlib.play import State
from pokerlib.play.events import Event
from pokerlib.practice.betting import Numbers

__all__ = [
    "LEVELS",
    "Choice",
    "Kind",
    "Marked",
    "Money",
    "Option",
    "Pick",
    "Question",
    "Row",
    "Table",
    "Told",
    "one_of",
    "several",
]

T = TypeVar("T")
Pick = Literal["one", "several", "cards"]
LEVELS: Final = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Money:
    """An amount in cents that is said as money."""

    amount: int


@dataclass(frozen=True)
class Told:
    """A message by its id, with its facts; a fact may be a record, cards, or another `Told`."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The last part of the id: of a mistake, its key."""
        return self.id.rpartition(".")[2]


@dataclass(frozen=True)
class Choice:
    """Something that can be answered; `why` names the mistake that leads to it."""

    key: str
    says: Any
    right: bool = False
    why: Told | None = None

    @property
    def mistake(self) -> str | None:
        return None if self.right or self.why is None else self.why.name


@dataclass(frozen=True)
class Row:
    """Cards under a heading, and those of them that play in the answer."""

    title: Told
    cards: tuple[Card, ...]
    playing: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table after these events, seen from seat `you`; `seen`: whose cards are known."""

    events: tuple[Event, ...]
    state: State
    you: int | None = None
    seen: tuple[int, ...] = ()


@dataclass(frozen=True)
class Question:
    """`pick`: one choice is right, several are, or cards of the rows are clicked.

    For cards the choices are the cards, right where they belong to the answer that is shown;
    others may be as good, which is why the kind marks them.
    """

    kind: str
    level: int
    code: str
    ask: Told
    choices: tuple[Choice, ...]
    worked: tuple[Any, ...]
    hint: Told
    pick: Pick = "one"
    rows: tuple[Row, ...] = ()
    table: Table | None = None
    settings: tuple[Setting, ...] = ()

    @property
    def right(self) -> frozenset[str]:
        """The answer that is shown as the solution."""
        return frozenset(choice.key for choice in self.choices if choice.right)

    def choice(self, key: str) -> Choice:
        return next(choice for choice in self.choices if choice.key == key)


@dataclass(frozen=True)
class Marked:
    """What an answer is worth, from 0 to 1, the mistake by its key, and what is said of it."""

    points: Fraction
    mistake: str | None = None
    why: tuple[Any, ...] = ()

    @property
    def right(self) -> bool:
        return self.points == 1


@dataclass(frozen=True)
class Kind:
    """A kind of question: how one is made of a level and a code, and how it is marked."""

    key: str
    make: Callable[[int, str], Question]
    mark: Callable[[Question, frozenset[str]], Marked] | None = None
    slow: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A wrong answer that tempts, before it is known whether it differs from the others."""

    key: str
    says: Any
    why: Told


def several(right: tuple[str, Any], wrong: Iterable[Option], most: int) -> tuple[Choice, ...]:
    """The right choice and so many wrong ones, each different from all before it."""
    found = {right[0]: Choice(str(right[0]), right[1], right=True)}
    for option in wrong:
        if len(found) <= most:
            found.setdefault(option.key, Choice(str(option.key), option.says, why=option.why))
    return tuple(found.values())


def one_of(source: Numbers, options: Sequence[T]) -> T:
    """One of the options, as the code chooses."""
    return options[source.below(len(options))]
