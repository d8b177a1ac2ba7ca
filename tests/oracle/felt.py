"""A table replayed from its events with chips counted one by one, by the tests alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pokerlib.play import events as e


@dataclass
class Table:
    """Who has what, in front and behind, what lies in the middle, and whose turn a seat had."""

    behind: dict[int, int] = field(default_factory=dict)
    front: dict[int, int] = field(default_factory=dict)
    paid: dict[int, int] = field(default_factory=dict)
    moves: dict[int, Any] = field(default_factory=dict)
    down: dict[int, list[Any]] = field(default_factory=dict)
    up: dict[int, list[Any]] = field(default_factory=dict)
    board: list[Any] = field(default_factory=list)
    folded: set[int] = field(default_factory=set)
    mucked: set[int] = field(default_factory=set)
    shown: set[int] = field(default_factory=set)
    won: dict[int, int] = field(default_factory=dict)
    awards: list[Any] = field(default_factory=list)
    button: int | None = None
    dead: int = 0
    price: int = 0
    raised: int = 0  # by how much the price went up at the last full raise
    wagers: int = 0
    streets: int = 0
    over: bool = False
    started: Any = None

    @classmethod
    def of(cls, events: Iterable[e.Event]) -> Table:
        table = cls()
        for event in events:
            table.read(event)
        return table

    def read(self, event: Any) -> None:
        getattr(self, f"_{type(event).__name__.lower()}", self._nothing)(event)

    def _nothing(self, _: Any) -> None:
        """Cards put away, and what is only said."""

    def _handstarted(self, event: e.HandStarted) -> None:
        self.started, self.button = event, event.button
        self.behind = dict(event.stacks)
        self.front = dict.fromkeys(self.behind, 0)
        self.paid = dict.fromkeys(self.behind, 0)

    def _pay(self, seat: int, amount: int) -> None:
        self.behind[seat] -= amount
        self.front[seat] += amount

    def _anteposted(self, event: e.AntePosted) -> None:
        self.behind[event.seat] -= event.amount
        self.paid[event.seat] += event.amount
        self.moves[event.seat] = event

    def _blindposted(self, event: e.BlindPosted) -> None:
        self.moves[event.seat] = event
        if event.kind == "dead":
            self.behind[event.seat] -= event.amount
            self.dead += event.amount
            return
        self._pay(event.seat, event.amount)
        self.price = max(self.price, event.full)
        self.raised, self.wagers = self.started.stakes.big_blind, 1

    def _roundstarted(self, _: e.RoundStarted) -> None:
        self.streets += 1
        self._checks_gone()
        if self.streets > 1:
            self.price, self.wagers = 0, 0
            self.raised = self.started.stakes.big_blind

    def _checks_gone(self) -> None:
        self.moves = {s: m for s, m in self.moves.items() if not isinstance(m, e.Checked)}

    def _dealt(self, event: e.Dealt) -> None:
        self._checks_gone()
        self.down.setdefault(event.seat, []).extend(event.down)
        self.up.setdefault(event.seat, []).extend(event.up)

    def _boarddealt(self, event: e.BoardDealt) -> None:
        self._checks_gone()
        self.board.extend(event.cards)

    def _folded(self, event: e.Folded) -> None:
        self.folded.add(event.seat)
        self.moves[event.seat] = event

    def _checked(self, event: e.Checked) -> None:
        self.moves[event.seat] = event

    def _called(self, event: e.Called) -> None:
        self._pay(event.seat, event.amount)
        self.moves[event.seat] = event

    def _broughtin(self, event: e.BroughtIn) -> None:
        self._pay(event.seat, event.amount)
        self.price = event.price
        self.moves[event.seat] = event

    def _wagered(self, event: e.Wagered) -> None:
        self._pay(event.seat, event.to - self.front[event.seat])
        if event.full:
            self.raised = event.to - self.price
            self.wagers += 1
        self.price = max(self.price, event.to)
        self.moves[event.seat] = event

    def _uncalledreturned(self, event: e.UncalledReturned) -> None:
        bet = event.amount - event.ante
        self.behind[event.seat] += event.amount
        if self.front[event.seat] >= bet:
            self.front[event.seat] -= bet
        else:
            self.paid[event.seat] -= bet
        self.paid[event.seat] -= event.ante

    def _betsgathered(self, _: e.BetsGathered) -> None:
        for seat, bet in self.front.items():
            self.paid[seat] += bet
        self.front = dict.fromkeys(self.front, 0)
        self._round_over()

    def _round_over(self) -> None:
        self.moves = {s: m for s, m in self.moves.items() if isinstance(m, e.Folded)}

    def _potsformed(self, _: e.PotsFormed) -> None:
        self._round_over()

    def _shown(self, event: e.Shown) -> None:
        self.shown.add(event.seat)

    def _mucked(self, event: e.Mucked) -> None:
        self.mucked.add(event.seat)
        self.moves[event.seat] = event

    def _potawarded(self, event: e.PotAwarded) -> None:
        self.awards.append(event)
        for part in event.parts:
            self.won[part.seat] = self.won.get(part.seat, 0) + part.amount
            self.behind[part.seat] += part.amount

    def _handended(self, _: e.HandEnded) -> None:
        self.over = True

    # What follows from it

    @property
    def live(self) -> list[int]:
        return [seat for seat in self.behind if seat not in self.folded | self.mucked]

    @property
    def gathered(self) -> int:
        return sum(self.paid.values()) + self.dead

    @property
    def on_the_table(self) -> int:
        return self.gathered + sum(self.front.values())

    def pots(self) -> list[int]:
        """Main pot and side pots: a layer for each amount that a live player paid."""
        live = [seat for seat in self.behind if seat not in self.folded]
        edges, found, under = sorted({self.paid[seat] for seat in live}), [], 0
        for edge in edges:
            pot = sum(min(paid, edge) - min(paid, under) for paid in self.paid.values())
            found.append(pot)
            under = edge
        rest = sum(max(0, paid - under) for paid in self.paid.values())
        if found:
            found[0] += self.dead
            found[-1] += rest
        return [pot for pot in found if pot]

    # For who is to act

    def owed(self, seat: int) -> int:
        return max(0, self.price - self.front[seat])

    def pays(self, seat: int) -> int:
        return min(self.owed(seat), self.behind[seat])

    def all_in_to(self, seat: int) -> int:
        return self.front[seat] + self.behind[seat]

    def least(self, seat: int) -> int:
        """To how much a bet or raise must go at least, in a limit without fixed sizes."""
        return min(self.price + self.raised, self.all_in_to(seat))

    def pot_allows(self, seat: int) -> int:
        call = self.owed(seat)
        return self.front[seat] + call + self.on_the_table + call

    def most(self, seat: int) -> int:
        stack = self.all_in_to(seat)
        return min(self.pot_allows(seat), stack) if self.started.limit.key == "pot" else stack
