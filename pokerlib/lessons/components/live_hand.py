"""A hand at the moment that its setup and its moves name, which are plain values."""

from collections.abc import Sequence
from dataclasses import dataclass

from pokerlib.betting import Stakes
from pokerlib.conventions import Conventions
from pokerlib.play import Action, Hand


@dataclass(frozen=True)
class Setup:
    """All that a hand begins with."""

    game: str
    limit: str
    stakes: Stakes
    stacks: tuple[tuple[int, int], ...]
    button: int | None
    code: str
    conventions: Conventions

    def start(self) -> Hand:
        return Hand(
            self.game,
            self.limit,
            stakes=self.stakes,
            stacks=dict(self.stacks),
            button=self.button,
            deck=self.code,
            conventions=self.conventions,
        )


@dataclass(frozen=True)
class Turn:
    """A move of the learner and those that the others made after it; `since`: events before."""

    actions: tuple[Action, ...]
    since: int


class Live:
    """Keeps one hand and brings it to the moment asked for, by undoing and redoing.

    A widget's state is only the setup and the moves, which are replaced and never changed; so
    whatever fails can be undone, and the hand here follows.
    """

    def __init__(self) -> None:
        self._setup: Setup | None = None
        self._hand: Hand | None = None

    def at(self, setup: Setup, moves: Sequence[Action]) -> Hand:
        if self._hand is None or self._setup != setup:
            self._setup, self._hand = setup, setup.start()
        hand = self._hand
        done = [action for _, action in hand.moves]
        same = 0
        while same < min(len(done), len(moves)) and done[same] == moves[same]:
            same += 1
        for _ in done[same:]:
            hand.undo()
        for action in moves[same:]:
            hand.act(action)
        return hand
