"""A table read from what was told of it, event by event, and the order and limits of betting.

Written a second time from the documents (game-rules.bg.txt, lines 19 to 81): of the library only
the records of the events are used.
"""

from __future__ import annotations

from collections.abc import Iterable

from pokerlib.cards import Card
from pokerlib.play import events as e

CAP = 4  # bets of a round in fixed limit, the big blind among them


class Felt:
    """Who has what in front and behind, who is still in, and what the last full raise was."""

    def __init__(self, events: Iterable[e.Event]) -> None:
        self.pot = self.price = self.raised = self.wagers = 0
        self.behind: dict[int, int] = {}
        self.front: dict[int, int] = {}
        self.up: dict[int, list[Card]] = {}
        self.acted: dict[int, int] = {}  # at which price each has acted in this round
        self.folded: set[int] = set()
        self.rounds = 0
        for event in events:
            self.read(event)

    def read(self, event: e.Event) -> None:
        if isinstance(event, e.HandStarted):
            self.begin(event)
        elif isinstance(event, e.AntePosted):
            self.behind[event.seat] -= event.amount
            self.pot += event.amount
        elif isinstance(event, e.BlindPosted):
            self.posted(event)
        elif isinstance(event, e.RoundStarted):
            self.round()
        elif isinstance(event, e.Dealt):
            self.up.setdefault(event.seat, []).extend(card for card in event.up if card)
        else:
            self.moved(event)

    def begin(self, event: e.HandStarted) -> None:
        self.behind = dict(event.stacks)
        self.front = dict.fromkeys(self.behind, 0)
        self.button = event.button or 0
        self.fixed = event.limit.key == "fixed"
        self.big_blind = event.stakes.big_blind
        self.small = self.big = 0

    def posted(self, event: e.BlindPosted) -> None:
        assert event.kind in {"small", "big"}
        setattr(self, event.kind, event.seat)
        self.pay(event.seat, event.amount)
        self.price, self.raised, self.wagers = event.amount, self.big_blind, 1

    def round(self) -> None:
        self.rounds += 1
        self.acted = {}
        if self.rounds > 1:
            self.pot += sum(self.front.values())
            self.front = dict.fromkeys(self.front, 0)
            self.price, self.raised, self.wagers = 0, self.big_blind, 0

    def moved(self, event: e.Event) -> None:
        if isinstance(event, e.Folded):
            self.folded.add(event.seat)
        elif isinstance(event, e.Checked):
            self.acted[event.seat] = self.price
        elif isinstance(event, e.Called):
            self.pay(event.seat, event.amount)
            self.acted[event.seat] = self.price
        elif isinstance(event, e.Wagered):
            self.pay(event.seat, event.to - self.front[event.seat])
            more = event.to - self.price
            if more >= self.raised:  # an all-in for less sets a price, but no measure
                self.raised = more
                self.wagers += 1
            self.price = self.acted[event.seat] = event.to

    def pay(self, seat: int, amount: int) -> None:
        self.behind[seat] -= amount
        self.front[seat] += amount
        assert self.behind[seat] >= 0

    # Who acts first

    @property
    def live(self) -> list[int]:
        return [seat for seat in self.behind if seat not in self.folded]

    def clockwise(self, seat: int) -> list[int]:
        """The seats after this one, and last this one itself."""
        seats = sorted(self.behind)
        place = seats.index(seat) + 1
        return seats[place:] + seats[:place]

    def before_the_flop(self) -> int:
        if len(self.behind) == 2:
            assert self.small == self.button, "heads-up the button posts the small blind"
            return self.button
        assert self.clockwise(self.button)[:2] == [self.small, self.big]
        return self.clockwise(self.big)[0]

    def after_the_button(self) -> int:
        return next(seat for seat in self.clockwise(self.button) if seat in self.live)

    # What may be done

    def moves(self, seat: int) -> list[str]:
        """In Omaha anybody may always fold."""
        owed = self.price - self.front[seat]
        may_raise = self.open_for(seat) and self.behind[seat] > owed and self.rivals(seat)
        return [
            "Fold",
            "Call" if owed else "Check",
            *(["Raise" if self.price else "Bet"] if may_raise else []),
        ]

    def open_for(self, seat: int) -> bool:
        if self.fixed and self.wagers >= CAP:
            return False
        return seat not in self.acted or self.price - self.acted[seat] >= self.raised

    def rivals(self, seat: int) -> bool:
        """Whether anybody else could still pay more than the price."""
        return any(
            self.front[other] + self.behind[other] > self.price and self.behind[other]
            for other in self.live
            if other != seat
        )

    def least(self, seat: int) -> int:
        return min(self.price + self.raised, self.front[seat] + self.behind[seat])

    def full_pot_limit(self, seat: int) -> int:
        call = self.price - self.front[seat]
        return self.price + self.pot + sum(self.front.values()) + call

    def most_in_pot_limit(self, seat: int) -> int:
        return min(self.full_pot_limit(seat), self.front[seat] + self.behind[seat])
