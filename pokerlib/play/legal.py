"""What the player to act may do, with exact bounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pokerlib.betting import Bounds, MoveError, PotLimit
from pokerlib.play import actions as a
from pokerlib.play.state import State

__all__ = ["Legal", "Option", "legal_in", "may_muck", "wager_kind"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be done. `pays` is what a call or a bring-in costs.

    A bet, raise or completion goes `to` a total: from `min_to` to `max_to`, or, in fixed limit,
    to one of `sizes`. `bounds` has the reasons: what the rule says, and the pot limit's steps.
    """

    name: str
    pays: int = 0
    all_in: bool = False
    bounds: Bounds | None = None

    @property
    def min_to(self) -> int:
        return self.bounds.min_to if self.bounds else 0

    @property
    def max_to(self) -> int:
        return self.bounds.max_to if self.bounds else 0

    @property
    def sizes(self) -> tuple[int, ...]:
        return self.bounds.sizes if self.bounds else ()

    @property
    def pot_limit(self) -> PotLimit | None:
        return self.bounds.pot_limit if self.bounds else None


@dataclass(frozen=True, slots=True)
class Legal:
    """All that the player to act may do; iterating gives actions, the bounds of each at its ends.

    `price` is what staying in costs, whether the stack holds it or not.
    """

    seat: int | None
    options: tuple[Option, ...] = ()
    price: int = 0

    def __getitem__(self, name: str) -> Option:
        """The option of that name ("fold", "check", "call", "bet", "raise" …), or KeyError."""
        for option in self.options:
            if option.name == name:
                return option
        raise KeyError(name)

    def __bool__(self) -> bool:
        return bool(self.options)

    def __len__(self) -> int:
        return len(self.options)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(option.name for option in self.options)

    @property
    def wager(self) -> Option | None:
        """The bet, the raise or the completion that is open, if one is."""
        return next((option for option in self.options if option.bounds), None)

    @property
    def call(self) -> int | None:
        """How many chips a call takes now, None where there is nothing to call."""
        return next((option.pays for option in self.options if option.name == "call"), None)

    def __iter__(self) -> Iterator[a.Action]:
        for option in self.options:
            yield from _actions(option)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, a.Bet | a.Raise):
            bounds = self._bounds(type(action))
            return bounds is not None and _is_amount(action.to) and action.to in bounds
        return type(action) in {_PLAIN.get(name) for name in self.names}

    def _bounds(self, kind: type[a.Bet | a.Raise]) -> Bounds | None:
        opening = "bring_in" in self.names or "fold" not in self.names
        names = {a.Bet: ("bet",), a.Raise: ("raise",) if opening else ("raise", "complete")}[kind]
        wager = self.wager
        return wager.bounds if wager and wager.name in names else None


def _is_amount(to: object) -> bool:
    return type(to) is int


_PLAIN: dict[str, type[a.Action]] = {
    "fold": a.Fold,
    "check": a.Check,
    "call": a.Call,
    "bring_in": a.BringIn,
    "complete": a.Complete,
    "show": a.Show,
    "muck": a.Muck,
}


def _actions(option: Option) -> Iterator[a.Action]:
    if option.name in ("bet", "raise"):
        make = a.Bet if option.name == "bet" else a.Raise
        for to in option.sizes or sorted({option.min_to, option.max_to}):
            yield make(to)
    elif option.name in _PLAIN:
        yield _PLAIN[option.name]()


def legal_in(state: State) -> Legal:
    """Everything that is allowed now; doing any of it never raises an error."""
    seat = state.to_act
    if seat is None:
        return Legal(None, (Option("give"),) if state.stage == "giving" else ())
    if state.stage == "showdown":
        return Legal(seat, tuple(_showdown(state, seat)))
    price = state.round.price(seat)
    return Legal(seat, tuple(_betting(state, seat, price)), price)


def _showdown(state: State, seat: int) -> Iterator[Option]:
    yield Option("show")
    if may_muck(state, seat) is None:
        yield Option("muck")


def _betting(state: State, seat: int, price: int) -> Iterator[Option]:
    stack = state.player(seat).stack
    if state.bring_in_due:
        if state.stakes.bring_in:
            due = min(stack, state.stakes.bring_in)
            yield Option("bring_in", due, due == stack)
    else:
        yield Option("fold")
        if price:
            pays = min(price, stack)
            yield Option("call", pays, pays == stack)
        else:
            yield Option("check")
    try:
        bounds = state.round.bounds(seat)
    except MoveError:
        return
    if not (state.bring_in_due and stack <= state.stakes.bring_in):
        yield Option(wager_kind(state), bounds=bounds)


def wager_kind(state: State) -> str:
    """A bet where nobody has bet, a completion over less than a full bet, else a raise."""
    table = state.round
    if state.bring_in_due:
        return "complete"
    if not table.level:
        return "bet"
    return "complete" if state.limit.fixed and table.level != table.full_level else "raise"


def may_muck(state: State, seat: int) -> MoveError | None:
    """Why a hand may not be thrown away: it must show first, or is the last claim to a pot."""
    if not state.shown and not state.mucked:
        return MoveError("first_must_show", seat=seat)
    for pot in state.pots:
        if seat in pot.seats and not set(pot.seats) - state.mucked - {seat}:
            return MoveError("last_claim", seat=seat, pot=pot.index, amount=pot.amount)
    return None
