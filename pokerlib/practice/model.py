"""A question as data: what is shown, what can be answered, and why each answer is right or wrong.

Nothing here is a sentence: a `Told` names a message of the catalogues and the facts that fill it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from typing import Any, Final, Literal

from pokerlib.cards import Card
from pokerlib.cards.shown import cards_html, cards_text
from pokerlib.chinese import Setting
from pokerlib.play import State
from pokerlib.play.events import Burnt, Dealt, Event
from pokerlib.practice.draw import Draw
from pokerlib.rankings import HandRank

Pick = Literal["one", "several", "cards", "seat", "amount", "order"]
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
        """What a mistake is called: the last part of the id, or the one before `.why`."""
        return self.id.removesuffix(".why").rpartition(".")[2]


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
    """Cards under a heading; some are marked once the answer is known.

    `playing` make the hand, `decisive` win it, `against` lose it or spoil it. `new`: the card
    that was dealt last, marked from the start.
    """

    title: Told
    cards: tuple[Card, ...]
    playing: tuple[Card, ...] = ()
    decisive: tuple[Card, ...] = ()
    new: tuple[Card, ...] = ()
    against: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Table:
    """A table after these events, seen from seat `you`; `seen`: whose cards are known."""

    events: tuple[Event, ...]
    state: State
    you: int | None = None
    seen: tuple[int, ...] = ()


@dataclass(frozen=True)
class Push:
    """Chips that are pushed to somebody once the answer is known; cents."""

    to: Told
    amount: int


@dataclass(frozen=True)
class Question:
    """One question, whole: the same for the same kind, level and code, on every machine.

    `pick`: "one" choice is right; "several" are; "cards" of the rows are clicked; a "seat" of
    the table is; an "amount" is typed (its choices, keyed by cents, are the right one and the
    named mistakes); the choices are put into "order" (`order`: their keys as they belong).
    For cards the choices are the cards, right where they belong to the answer that is shown;
    others may be as good, which is why the kind marks them. `variant` is what the deal is good
    for, one of the kind's; `deal` is equal for equal cards and amounts. `compared` is shown
    place by place, `pot` and `pushed` as chips, once the answer is known. `row` is the row of
    the settings that is asked about. Which kind, level and code it is of is filled in by the
    one who asks for it.
    """

    ask: Told
    choices: tuple[Choice, ...]
    worked: tuple[Any, ...]
    hint: Told
    pick: Pick = "one"
    rows: tuple[Row, ...] = ()
    table: Table | None = None
    settings: tuple[Setting, ...] = ()
    row: str = ""
    order: tuple[str, ...] = ()
    variant: str = ""
    compared: tuple[HandRank, HandRank] | None = None
    pot: int | None = None
    pushed: tuple[Push, ...] = ()
    deal: str = ""
    kind: str = ""
    level: int = 0
    code: str = ""

    def __post_init__(self) -> None:
        if self.kind and not self.deal:
            object.__setattr__(self, "deal", _deal(self))

    @property
    def right(self) -> frozenset[str]:
        """The keys of the answer that is shown as the solution."""
        return frozenset(self.solution)

    @property
    def solution(self) -> tuple[str, ...]:
        """The answer that is shown as the solution, in its order."""
        return self.order or tuple(choice.key for choice in self.choices if choice.right)

    def choice(self, key: str) -> Choice:
        return next(choice for choice in self.choices if choice.key == key)

    def __repr__(self) -> str:
        return f"<Question {self.kind} {self.level} {self.code}>"

    def __str__(self) -> str:
        return f"{self._called}: {self._shown(cards_text)}"

    def _repr_html_(self) -> str:
        return f"<b>{self._called}</b> {self._shown(cards_html)}"

    @property
    def _called(self) -> str:
        return f"{self.kind}, level {self.level}, {self.code}"

    def _shown(self, cards: Callable[[Sequence[Card]], str]) -> str:
        """The cards and the keys of the choices, what is right with a star."""
        rows = " / ".join(cards(row.cards) for row in self.rows)
        keys = ", ".join(one.key + "*" * one.right for one in self.choices)
        return f"{rows}; {keys}" if rows else keys


@dataclass(frozen=True)
class Marked:
    """What an answer is worth, from 0 to 1, the mistake by its key, and what is said of it."""

    points: Fraction
    mistake: str | None = None
    why: tuple[Any, ...] = ()

    @property
    def right(self) -> bool:
        return self.points == 1

    @classmethod
    def of(cls, why: Told | None, points: Fraction = Fraction(0)) -> Marked:
        """So many points for an answer with this mistake, all of them where there is none."""
        return cls(points, why.name, (why,)) if why else cls(Fraction(1))

    @classmethod
    def gave_up(cls) -> Marked:
        """The mark of somebody who asks for the solution first."""
        return cls(Fraction(0), "gave_up")

    @property
    def empty(self) -> bool:
        """Nothing was answered: that is asked for, not counted."""
        return self.mistake == "nothing"


Answered = tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of question: how one is asked at a level, drawn from a code, and how it is marked.

    `mark`: where the choices alone do not say it. `count`: how many questions there are at a
    level, where it is a list that comes in turn; None where deals do not run out. `variants`:
    what a learner may choose to see, by level. `skill`: a skill to practise, not the fixed
    questions of one lesson. `slow`: asking takes longer than a click may.
    """

    key: str
    ask: Callable[[int, Draw], Question]
    mark: Callable[[Question, Answered], Marked] | None = None
    count: Callable[[int], int] | None = None
    variants: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    skill: bool = True
    slow: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A wrong answer that tempts, before it is known whether it differs from the others."""

    key: str
    says: Any
    why: Told


def shuffled(draw: Draw, right: tuple[str, Any], wrong: Iterable[Option], most: int) -> _Choices:
    """The right choice among up to `most` wrong ones, in an order that the code draws."""
    return draw.shuffled(_distinct(right, wrong)[: most + 1])


def placed(
    draw: Draw,
    right: tuple[str, Any],
    wrong: Iterable[Option],
    most: int,
    *,
    by: Callable[[str], Any],
) -> _Choices:
    """The right choice among up to `most` wrong ones in the order of `by`, its place drawn.

    The likeliest wrong ones come first; of them so many are taken from below and from above
    that each place is as likely for the right one, as far as there are any.
    """
    first, *others = _distinct(right, wrong)
    here = by(first.key)
    below = [one for one in others if by(one.key) < here]
    above = [one for one in others if by(one.key) > here]
    most = min(most, len(others))
    fewest = max(0, most - len(above))
    under = fewest + draw.below(min(most, len(below)) - fewest + 1)
    chosen = [*below[:under], first, *above[: most - under]]
    return tuple(sorted(chosen, key=lambda one: by(one.key)))


_Choices = tuple[Choice, ...]


def one_right(
    says: Mapping[str, Any], right: str, why: Callable[[str], Told | None]
) -> tuple[Choice, ...]:
    """Choices that stay in this order; `why` says of a wrong one what is wrong with it."""
    return tuple(
        Choice(key, said, key == right, None if key == right else why(key))
        for key, said in says.items()
    )


def named(prefix: str, *keys: str) -> dict[str, Told]:
    """What choices say: the messages `prefix.key`."""
    return {str(key): Told(f"{prefix}.{key}") for key in keys}


def _distinct(right: tuple[str, Any], wrong: Iterable[Option]) -> list[Choice]:
    found = {str(right[0]): Choice(str(right[0]), right[1], right=True)}
    for option in wrong:
        key = str(option.key)
        found.setdefault(key, Choice(key, option.says, why=option.why))
    return list(found.values())


# What is seen of a question


def _deal(question: Question) -> str:
    """A key of all that is seen before the answer: cards, amounts, who sits where."""
    parts = [
        question.kind,
        str(question.level),
        _seen(question.ask),
        *(_seen(row) for row in question.rows),
        *(_seen(one) for one in question.settings),
        _seen(question.table),
    ]
    if not (question.rows or question.table or question.settings):
        parts += sorted(_seen(choice.says) for choice in question.choices)
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def _seen(record: Any) -> str:
    """A record as text that is equal for equal cards and amounts, in whatever order they lie."""
    if isinstance(record, Told):
        return f"{record.id}({', '.join(f'{k}={_seen(v)}' for k, v in record.facts.items())})"
    if isinstance(record, Row):
        return " ".join([_seen(record.cards), "+", _seen(record.new)])
    if isinstance(record, Setting):
        return " / ".join(map(_seen, (record.back, record.middle, record.front)))
    if isinstance(record, Table):
        events = (_event(event, record.seen) for event in record.events)
        return "\n".join([str(record.you), *events])
    if isinstance(record, list | tuple | frozenset | set):
        return " ".join(sorted(map(_seen, record)))
    return record.code if isinstance(record, Card) else repr(record)


def _event(event: Event, seen: Sequence[int]) -> str:
    """An event as the one who is asked sees it: nobody sees the cards that lie face down."""
    if isinstance(event, Burnt):
        return ""
    if isinstance(event, Dealt):
        down = event.down if event.seat in seen else ()
        return f"{event.seat}: {_seen(down)} {_seen(event.up)}"
    return repr(event)
