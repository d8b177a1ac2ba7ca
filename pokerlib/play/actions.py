"""What a player may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pokerlib.cards import CardsLike


@dataclass(frozen=True, slots=True)
class Action:
    """What a player decides when it is his turn."""


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give up the hand, and the pot with it."""


@dataclass(frozen=True, slots=True)
class Check(Action):
    """Put in nothing and stay, where nothing is to be paid."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Pay the price; all in, if the stack is smaller."""


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Make the first bet of the round, to this total in front."""

    to: int


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raise to this total in front."""

    to: int


@dataclass(frozen=True, slots=True)
class BringIn(Action):
    """Stud: open with the small forced bet."""


@dataclass(frozen=True, slots=True)
class Complete(Action):
    """Bring a bring-in, or an all-in for too little, up to the full bet."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Turn the cards up; `cards` only where nobody knew them before."""

    cards: CardsLike | None = None


@dataclass(frozen=True, slots=True)
class Muck(Action):
    """Throw the cards away unseen, and any claim to the pot with them."""


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Name the winners of each share, where cards that nobody knows decide.

    One mapping for every pot, or one for each, the main pot first.
    """

    winners: Mapping[str, tuple[int, ...]] | tuple[Mapping[str, tuple[int, ...]], ...]
