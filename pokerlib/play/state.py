"""The state of a hand: what the log of events adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pokerlib.betting import Limit, Player, Pot, Round, Stakes, layers
from pokerlib.conventions import Conventions
from pokerlib.games import Game, Made, Street
from pokerlib.play.events import MaybeCard

Stage = Literal["dealing", "betting", "showdown", "giving", "over"]
MadeShares = tuple[tuple[str, Made | None], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A hand at one moment. Seats go clockwise, from the first left of the button.

    `paid` is what each has put into the pot in bets and antes of finished rounds, `dead` what
    counts for nobody, `pot` what lies there now. `dealt` counts cards gone from the deck.
    `burnt` are those
    burnt, `back` those of them that went back under the stub.
    `last_bet` is the street and the seat of the last bet or raise, `closed` whether nobody can
    bet any more.
    """

    game: Game
    limit: Limit
    stakes: Stakes
    conventions: Conventions
    button: int | None
    start: Mapping[int, int]
    round: Round
    stage: Stage = "dealing"
    street: int = 0
    paid: Mapping[int, int]
    dead: int = 0
    pot: int = 0
    down: Mapping[int, tuple[MaybeCard, ...]] = field(default_factory=dict)
    up: Mapping[int, tuple[MaybeCard, ...]] = field(default_factory=dict)
    board: tuple[MaybeCard, ...] = ()
    dealt: int = 0
    burnt: tuple[MaybeCard, ...] = ()
    back: tuple[MaybeCard, ...] = ()
    last_bet: tuple[int, int] | None = None
    big_blind: int | None = None
    straddle: int | None = None
    closed: bool = False
    pots: tuple[Pot, ...] = ()
    to_show: tuple[int, ...] = ()
    shown: Mapping[int, MadeShares | None] = field(default_factory=dict)
    mucked: frozenset[int] = frozenset()

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.round.players)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that may still win something."""
        return tuple(seat for seat in self.round.live if seat not in self.mucked)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is to decide: to bet, or to show."""
        if self.stage == "betting":
            return self.round.turn
        return self.to_show[0] if self.stage == "showdown" and self.to_show else None

    @property
    def plan(self) -> Street:
        return self.game.streets[self.street]

    @property
    def last_street(self) -> bool:
        return self.street == len(self.game.streets) - 1

    @property
    def bring_in_due(self) -> bool:
        """Whether whoever is first must open; never where the stakes have no bring-in."""
        opening = self.stage == "betting" and self.plan.first == "bring_in"
        return opening and not self.round.level and self.stakes.bring_in != 0

    def player(self, seat: int) -> Player:
        return self.round.players[seat]

    def hole(self, seat: int) -> tuple[MaybeCard, ...]:
        """All of a player's own cards, as far as they are known."""
        return self.down.get(seat, ()) + self.up.get(seat, ())

    def current_pots(self) -> tuple[Pot, ...]:
        """Main pot and side pots as they lie there now, without the bets in front."""
        if self.stage not in ("dealing", "betting"):
            return self.pots
        return tuple(p for p in layers(self.paid, self.round.live, self.dead) if p.amount)

    def chips(self) -> int:
        """Every chip on the table: the same at every moment of a hand."""
        return self.pot + sum(p.stack + p.bet for p in self.round.players.values())
