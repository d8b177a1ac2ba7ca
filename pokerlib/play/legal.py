"""What the player to act may do, with exact bounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from pokerlib.betting import Bounds, MoveError, PotLimit
from pokerlib.play import actions as a
from pokerlib.play.allowed import bounds_of, refusal, wager_kind
from pokerlib.play.state import State


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
    state: State | None = field(default=None, repr=False, compare=False)

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
        """Whether `Hand.act` would do it."""
        if self.state is None or not isinstance(action, a.Action):
            return False
        offered = bool({*_names(action)} & {*self.names})
        return offered and refusal(self.state, action) is None


def _names(action: a.Action) -> tuple[str, ...]:
    """What the option of an action is called; a completion over a bring-in is a raise too."""
    return _NAMES.get(type(action), ())


PLAIN: Final[dict[str, type[a.Action]]] = {
    "fold": a.Fold,
    "check": a.Check,
    "call": a.Call,
    "bring_in": a.BringIn,
    "complete": a.Complete,
    "show": a.Show,
    "muck": a.Muck,
}
_NAMES: dict[type[a.Action], tuple[str, ...]] = {
    **{action: (name,) for name, action in PLAIN.items()},
    a.Bet: ("bet",),
    a.Raise: ("raise", "complete"),
    a.Give: ("give",),
}


def _actions(option: Option) -> Iterator[a.Action]:
    if option.name in ("bet", "raise"):
        make = a.Bet if option.name == "bet" else a.Raise
        for to in option.sizes or sorted({option.min_to, option.max_to}):
            yield make(to)
    elif option.name in PLAIN:
        yield PLAIN[option.name]()


def legal_in(state: State) -> Legal:
    """Everything that is allowed now; doing any of it never raises an error."""
    seat = state.to_act
    if seat is None:
        return Legal(None, (Option("give"),) if state.stage == "giving" else (), state=state)
    price = state.round.price(seat) if state.stage == "betting" else 0
    options = [_option(state, seat, name) for name in _ORDER if not refusal(state, PLAIN[name]())]
    if (wager := _wager(state, seat)) is not None:
        options.append(wager)
    return Legal(seat, tuple(options), price, state)


_ORDER = ("bring_in", "fold", "check", "call", "show", "muck")


def _option(state: State, seat: int, name: str) -> Option:
    stack = state.player(seat).stack
    price = {"call": state.round.price(seat), "bring_in": state.stakes.bring_in or 0}.get(name)
    if price is None:
        return Option(name)
    pays = min(price, stack)
    return Option(name, pays, pays == stack)


def _wager(state: State, seat: int) -> Option | None:
    if state.stage != "betting":
        return None
    try:
        return Option(wager_kind(state), bounds=bounds_of(state, seat))
    except MoveError:
        return None
