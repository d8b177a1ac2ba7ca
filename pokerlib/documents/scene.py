"""The table that a check looked at: what decides can be drawn, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from pokerlib.play import Hand, State, replayed
from pokerlib.play.events import Event


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand as far as a check had played it."""

    events: tuple[Event, ...]

    @property
    def state(self) -> State:
        return replayed(self.events)


_LOOKED: ContextVar[list[Hand] | None] = ContextVar("_LOOKED", default=None)


@contextmanager
def watching() -> Iterator[None]:
    """While a check runs: the table that it set up or played on last can be `mark`ed."""
    token = _LOOKED.set([])
    try:
        yield
    finally:
        _LOOKED.reset(token)


def look(hand: Hand) -> Hand:
    """This is the table that it is about now."""
    looked = _LOOKED.get()
    if looked is not None:
        looked[:] = [hand]
    return hand


Mark = tuple[Hand, int] | None


def mark() -> Mark:
    """The table now, and how far it is; None where there is none, or nobody watches."""
    looked = _LOOKED.get()
    return (looked[0], len(looked[0].events)) if looked else None


def scene_at(at: Mark) -> Scene | None:
    """What was to be seen at that mark."""
    return Scene(at[0].events[: at[1]]) if at else None
