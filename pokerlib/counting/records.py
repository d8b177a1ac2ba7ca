"""What the counting returns: records for `language` to say and for `plots` to draw."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb, prod
from typing import Final, Literal, TypeAlias

from pokerlib.cards import Card
from pokerlib.cards.shown import table_html
from pokerlib.errors import PokerError
from pokerlib.rankings import Category

Shape: TypeAlias = tuple[int, ...]  # how many cards share each rank, most first: (3, 2)

_SENTENCES: Final = {
    "board_count": "a board has no, three, four or five cards, not {count}",
    "cards_left": "{needed} cards are to come, but only {left} are left",
    "hand_count": "equity is between two to {most} hands, not {count}",
    "not_counted": "{what!r} has hands that these tables do not hold",
    "never": "no hand of {cards} cards is called so",
    "next_card": "after a board of {count} cards no single card comes next",
    "samples": "a sample has from one to {most} deals, not {count}",
    "seed": "a seed is no negative number, as {seed} is",
    "census_count": "hands of {count} cards are not counted, only of {low} to {high}",
}


class OddsError(PokerError):
    """A question about odds that has no answer, as facts for `language` to word.

    >>> str(OddsError("board_count", count=2))
    'a board has no, three, four or five cards, not 2'
    """

    sentences = _SENTENCES


@dataclass(frozen=True, slots=True, repr=False)
class Equity:
    """What one hand may expect of the pot.

    `share` is its expected part, `win` the chance that it takes the whole pot, `tie` that it
    takes a part of it. Where several rankings share the pot, `parts` has its expected part of
    each of these shares by name (of a low that nobody has there is no part) and `scoop` is the
    chance that it takes all; else `parts` is empty and `scoop` None. `boards` were counted;
    `error` is the standard error of `share` if they were only a sample of all, and 0 if they
    were all.
    """

    share: Fraction
    win: Fraction
    tie: Fraction
    parts: tuple[tuple[str, Fraction], ...]
    scoop: Fraction | None
    boards: int
    error: float = 0.0

    def __str__(self) -> str:
        return ", ".join(f"{name} {float(value):.2%}" for name, value in self._rows())

    def __repr__(self) -> str:
        return f"<Equity {self}, {'' if self.exact else 'sampled, '}{self.boards} boards>"

    def _repr_html_(self) -> str:
        return table_html((name, f"{float(value):.2%}") for name, value in self._rows())

    def _rows(self) -> list[tuple[str, Fraction]]:
        found = [("share", self.share), ("win", self.win), ("tie", self.tie), *self.parts]
        return found if self.scoop is None else [*found, ("scoop", self.scoop)]

    @property
    def equity(self) -> Fraction:
        """Another name of `share`, which is also what a part of the pot is called."""
        return self.share

    @property
    def high(self) -> Fraction | None:
        """The expected part of the high half; None where the pot is not shared."""
        return dict(self.parts).get("high")

    @property
    def low(self) -> Fraction | None:
        """The expected part of the low half; None where the pot is not shared."""
        return dict(self.parts).get("low")

    @property
    def lose(self) -> Fraction:
        """The chance that it takes nothing."""
        return 1 - self.win - self.tie

    @property
    def exact(self) -> bool:
        return not self.error


@dataclass(frozen=True, slots=True)
class Outlook:
    """In how many ways the cards to come can fall, and whether all of them are counted."""

    deals: int
    exact: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """`k` out of `n`, as often as `times` says: C(n, k) to that power.

    >>> Choice(13, 2).ways, Choice(4, 1, times=5).ways
    (78, 1024)
    """

    n: int
    k: int = 1
    times: int = 1

    @property
    def ways(self) -> int:
        return int(comb(self.n, self.k) ** self.times)


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a count: its choices multiplied, less those that belong elsewhere.

    `key` names what is decided ("ranks", "suits" …), `why` what is taken away.
    """

    key: str
    choices: tuple[Choice, ...]
    less: int = 0
    why: str = ""

    @property
    def ways(self) -> int:
        return prod(choice.ways for choice in self.choices) - self.less


@dataclass(frozen=True, slots=True)
class Case:
    """Hands of one shape, counted step by step: the steps are multiplied.

    `shape` says how many cards share each rank, most first: a full house is (3, 2).
    """

    shape: Shape
    steps: tuple[Step, ...]

    @property
    def ways(self) -> int:
        return prod(step.ways for step in self.steps)


@dataclass(frozen=True, slots=True)
class Derivation:
    """A number of hands out of all, by combinatorics: the cases are added up.

    `key` names what is counted: a category, or a fact of a game. `cards` are in each hand.
    """

    key: str
    cards: int
    cases: tuple[Case, ...]

    @property
    def count(self) -> int:
        return sum(case.ways for case in self.cases)

    @property
    def total(self) -> int:
        return comb(52, self.cards)

    @property
    def chance(self) -> Fraction:
        return Fraction(self.count, self.total)


@dataclass(frozen=True, slots=True)
class Chance:
    """How often something happens: `favourable` of `total`, all counted or all sampled.

    `key` names it; `game` is the key of the game, "" where there is none. `error` is the
    standard error of a sample, 0 for what was counted; `derivation` the way to the number.
    """

    key: str
    favourable: int
    total: int
    source: Literal["counted", "derived", "sampled"]
    game: str = ""
    category: Category | None = None
    error: float = 0.0
    derivation: Derivation | None = None

    @property
    def probability(self) -> Fraction:
        return Fraction(self.favourable, self.total)


@dataclass(frozen=True, slots=True)
class Point:
    """A sample so far: of so many deals, the mean, and the standard error to be expected."""

    deals: int
    mean: Fraction
    error: float


@dataclass(frozen=True, slots=True)
class Convergence:
    """A sample on its way to the exact value; `key` names what is measured."""

    key: str
    exact: Fraction
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Street:
    """The equities after a street: "preflop", "flop", "turn" or "river", and its board."""

    key: str
    board: tuple[Card, ...]
    equities: tuple[Equity, ...]
