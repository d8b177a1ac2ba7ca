"""One round of betting: whose turn it is, what may be done, and when the round is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pokerlib.betting.errors import MoveError
from pokerlib.betting.limits import Limit
from pokerlib.betting.pot_limit import PotLimit, least_raise_to, pot_limit
from pokerlib.conventions import Conventions


@dataclass(frozen=True, slots=True)
class Player:
    """One player's chips: those behind, and those in front in this round.

    `acted` is the price that stood when the player last acted in this round, None before the
    first time; `raises_seen` is how many full bets and raises there had been by then.
    """

    stack: int
    bet: int = 0
    folded: bool = False
    acted: int | None = None
    raises_seen: int = 0

    @property
    def can_act(self) -> bool:
        return not self.folded and self.stack > 0

    @property
    def all_in(self) -> bool:
        return not self.folded and self.stack == 0

    def pays(self, amount: int) -> Player:
        return Player(
            self.stack - amount, self.bet + amount, self.folded, self.acted, self.raises_seen
        )


@dataclass(frozen=True, slots=True)
class Bounds:
    """To what total one may bet or raise: from `min_to` to `max_to`, or to one of `sizes`.

    `full_min_to` and `full_max_to` are what the rule says, before the stack sets an end to it.
    """

    min_to: int
    max_to: int
    sizes: tuple[int, ...] = ()
    full_min_to: int = 0
    full_max_to: int = 0
    pot_limit: PotLimit | None = None

    def __contains__(self, to: int) -> bool:
        return to in self.sizes if self.sizes else self.min_to <= to <= self.max_to


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One round of betting; every move gives the next round.

    `players` go by seat, clockwise. `sizes` are by how much one may bet or raise: the least
    bet, in fixed limit the bet itself, or two of them. `level` is the price, `full_level` the
    last one that a full bet or raise set, `last_raise` by how much. `count` is how many bets
    the round holds, for the cap. `doubles` are the seats that may bet the larger of two sizes,
    None if all may. `pot` and `assumed` (chips that count without being there) are what the pot
    limit counts, `small_blind` is who posted it, and how much that is. `last` is whoever speaks
    after all the others the first time (a straddle, by a convention).
    """

    limit: Limit
    conventions: Conventions
    players: Mapping[int, Player]
    sizes: tuple[int, ...]
    last_raise: int
    cap: int | None = None
    pot: int = 0
    assumed: int = 0
    small_blind: tuple[int, int] | None = None
    doubles: tuple[int, ...] | None = None
    level: int = 0
    full_level: int = 0
    count: int = 0
    full_raises: int = 0
    last: int | None = None
    turn: int | None = None

    # What stands on the table

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that have not folded."""
        return tuple(seat for seat, player in self.players.items() if not player.folded)

    @property
    def bets(self) -> dict[int, int]:
        """What stands in front of each seat."""
        return {seat: player.bet for seat, player in self.players.items()}

    def price(self, seat: int) -> int:
        """What a call costs, whether the stack holds it or not.

        Where nobody else has chips behind, no more than the others have really put in.
        """
        player = self.players[seat]
        level = self.level if self.opponents(seat) else self._matched_by_others(seat)
        return max(0, min(level, self.level) - player.bet)

    def opponents(self, seat: int) -> bool:
        """Whether anybody else still has a decision to make, or may get one."""
        return any(player.can_act for other, player in self.players.items() if other != seat)

    def _matched_by_others(self, seat: int) -> int:
        return max(
            (p.bet for other, p in self.players.items() if other != seat and not p.folded),
            default=0,
        )

    def must_act(self, seat: int) -> bool:
        """Whether a decision of this player is still due in this round."""
        player = self.players[seat]
        if not player.can_act:
            return False
        if player.acted is None and self.opponents(seat):
            return True
        return self.price(seat) > 0

    def clockwise(self, first: int) -> Iterator[int]:
        """All seats, from this one on."""
        seats = tuple(self.players)
        place = seats.index(first)
        yield from seats[place:] + seats[:place]

    # What may be done

    def bounds(self, seat: int) -> Bounds:
        """To what the player may bet or raise; MoveError with the reason if he may not."""
        player = self.players[seat]
        top = player.bet + player.stack
        facts = {"seat": seat, "level": self.level}
        if self.cap is not None and self.count >= self.cap:
            raise MoveError("capped", cap=self.cap, **facts)
        if not self._reopened(player):
            faced = self.level - (player.acted or 0)
            raise MoveError("not_reopened", faced=faced, needed=self._full_raise(), **facts)
        if top <= self.level:
            raise MoveError("no_chips_to_raise", stack=player.stack, **facts)
        if not self._callable(seat):
            raise MoveError("nobody_can_call", price=self.price(seat), **facts)
        return self._fixed_bounds(seat, top) if self.limit.fixed else self._open_bounds(player, top)

    def _callable(self, seat: int) -> bool:
        """Whether anybody else could put in more than the price that stands."""
        return any(
            player.can_act and player.bet + player.stack > self.level
            for other, player in self.players.items()
            if other != seat
        )

    def _fixed_bounds(self, seat: int, top: int) -> Bounds:
        both = self.doubles is None or seat in self.doubles
        full = tuple(self.full_level + size for size in (self.sizes if both else self.sizes[:1]))
        sizes = sorted({min(to, top) for to in full if min(to, top) > self.level})
        return Bounds(sizes[0], sizes[-1], tuple(sizes), full[0], full[-1])

    def _open_bounds(self, player: Player, top: int) -> Bounds:
        low = least_raise_to(self.level, self.last_raise, self.sizes[0], self.conventions)
        if self.limit.most == "stack":
            return Bounds(min(low, top), top, (), low, top)
        found = pot_limit(
            pot=self.pot,
            bets=tuple(self.bets.values()),
            own=player.bet,
            to_call=self.level - player.bet,
            last_raise=self.last_raise,
            big_blind=self.sizes[0],
            stack=player.stack,
            small_blind=self._untouched_small_blind(),
            assumed=self.assumed,
            conventions=self.conventions,
        )
        high = max(low, found.full_max_to)
        return Bounds(min(low, top), min(high, top), (), low, high, found)

    def _untouched_small_blind(self) -> int:
        """The small blind, as long as whoever posted it has put in no more."""
        if self.small_blind is None:
            return 0
        seat, amount = self.small_blind
        return amount if self.players[seat].bet <= amount else 0

    def _reopened(self, player: Player) -> bool:
        """Whether the player may raise: he has not acted yet, or faces a full raise since then.

        Short all-ins count together or each by itself (a convention): situations 26 to 28.
        """
        if player.acted is None:
            return True
        if self.conventions.short_raises == "together":
            return self.level - player.acted >= self._full_raise()
        return self.full_raises > player.raises_seen

    def _full_raise(self) -> int:
        """What a raise must add to be one: in fixed limit perhaps half of a bet."""
        if not self.limit.fixed:
            return self.last_raise
        size = self.sizes[0]
        return (size + 1) // 2 if self.conventions.fixed_short_raise == "half" else size

    # Moves

    def begin(self, first: int) -> Round:
        """The turn goes to the first player from this seat on who has a decision to make."""
        due = filter(self.must_act, self.clockwise(first)) if len(self.live) > 1 else iter(())
        turn = next(due, None)
        if turn is not None and turn == self.last and self.players[turn].acted is None:
            turn = next((seat for seat in due if self.players[seat].acted is None), turn)
        return replace(self, turn=turn)

    def straddled(self) -> Round:
        """The price stands above the big blind before anybody has acted: a straddle is a bet.

        In fixed limit it is one of those that are counted; otherwise the least raise over it is
        as much again, or a big blind (a convention).
        """
        if self.level <= self.full_level:
            return self
        if not self.limit.fixed:
            as_much = self.conventions.straddle_raise == "straddle"
            return replace(self, last_raise=self.level if as_much else self.sizes[0])
        if not self.is_full(self.level):
            return self
        bets = max(1, (self.level - self.full_level) // self.sizes[0])
        return replace(self, full_level=self.level, count=self.count + bets)

    def fold(self, seat: int) -> Round:
        return self._moved(seat, replace(self.players[seat], folded=True))

    def check(self, seat: int) -> Round:
        return self._moved(seat, self._after_acting(self.players[seat], self.level))

    def call(self, seat: int) -> Round:
        player = self.players[seat]
        paid = player.pays(min(self.price(seat), player.stack))
        return self._moved(seat, self._after_acting(paid, self.level))

    def raise_to(self, seat: int, to: int) -> Round:
        """Bet, raise, or complete to this total; whoever asks for it has looked at `bounds`."""
        player = self.players[seat]
        full = self.is_full(to)
        changes: dict[str, Any] = {"level": to}
        if full:
            changes["full_raises"] = self.full_raises + 1
            changes["full_level"] = to
            changes["count"] = self.count + 1
            changes["last_raise"] = max(self.sizes[0], to - self.level)
            if self.limit.fixed:
                changes["sizes"] = self._sizes_after(to - self.full_level)
        raises = self.full_raises + full
        paid = replace(player.pays(to - player.bet), acted=to, raises_seen=raises)
        return self._moved(seat, paid, **changes)

    def is_full(self, to: int) -> bool:
        """Whether a bet or raise to this counts as one, or is an all-in for too little."""
        if not self.limit.fixed:
            least = least_raise_to(self.level, self.last_raise, self.sizes[0], self.conventions)
            return to >= least
        together = self.conventions.short_raises == "together"
        added = to - (self.full_level if together else self.level)
        return added >= self._full_raise() or to >= self.full_level + self.sizes[0]

    def _sizes_after(self, added: int) -> tuple[int, ...]:
        """Of two sizes the larger one stays for the street, once it was bet."""
        if added >= self.sizes[-1]:
            return self.sizes[-1:]
        return self.sizes if self.conventions.open_pair_raise == "either" else self.sizes[:1]

    def _after_acting(self, player: Player, level: int) -> Player:
        return Player(player.stack, player.bet, False, level, self.full_raises)

    def _moved(self, seat: int, player: Player, **changes: Any) -> Round:
        players = {**self.players, seat: player}
        moved = replace(self, players=players, **changes)
        seats = tuple(players)
        return moved.begin(seats[(seats.index(seat) + 1) % len(seats)])
