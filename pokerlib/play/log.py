"""The log of a hand: every event, and the state after each."""

from __future__ import annotations

from collections.abc import Sequence

from pokerlib.cards import DECK
from pokerlib.play.apply import apply, begin
from pokerlib.play.events import Event, HandStarted, MaybeCard
from pokerlib.play.state import State


class Log:
    """Events in order, the states that they add up to, and the deck that they deal from."""

    def __init__(self, start: HandStarted, deck: Sequence[MaybeCard]) -> None:
        self.events: list[Event] = [start]
        self.states: list[State] = [begin(start)]
        self.deck = tuple(deck) + (None,) * (len(DECK) - len(deck))

    @property
    def state(self) -> State:
        return self.states[-1]

    def write(self, event: Event) -> None:
        self.states.append(apply(self.state, event))
        self.events.append(event)

    def draw(self, count: int, after: int = 0) -> tuple[MaybeCard, ...]:
        """The next `count` cards of the deck, past `after` of them; dealing takes them out."""
        start = self.state.dealt + after
        return (self.deck + self.state.back)[start : start + count]

    @property
    def left(self) -> int:
        """How many cards can still be drawn."""
        return len(self.deck) + len(self.state.back) - self.state.dealt

    def cut(self, length: int) -> None:
        """Keep only the first `length` events."""
        del self.events[length:], self.states[length:]
