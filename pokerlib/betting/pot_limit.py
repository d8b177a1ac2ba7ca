"""The pot-limit raise, step by step: at most the pot as it is after calling."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokerlib.betting.errors import BettingError
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import unfit


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the arithmetic: the terms and their sum.

    `name` is "on_the_table" (pot, bets, chips assumed), "after_call", "raise_by" or "raise_to"
    (own chips in front, the call, the raise); "all_in" where the stack holds less than that.
    """

    name: str
    terms: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PotLimit:
    """The bounds of a bet or raise in pot limit, and each number on the way to them.

    `assumed` are chips that count without being there (a short blind counts in full).
    """

    pot: int
    bets: tuple[int, ...]
    own: int
    to_call: int
    assumed: int
    least: int
    full_min_to: int
    full_max_to: int
    stack: int | None
    steps: tuple[Step, ...]

    @property
    def on_the_table(self) -> int:
        return self.pot + sum(self.bets) + self.assumed

    @property
    def raise_by(self) -> int:
        """The most that one may raise by: the pot after calling."""
        return self.on_the_table + self.to_call

    @property
    def min_raise_to(self) -> int:
        return self._within_stack(self.full_min_to)

    @property
    def max_raise_to(self) -> int:
        return self._within_stack(self.full_max_to)

    @property
    def all_in(self) -> int | None:
        """All that the player has, as a total in front."""
        return None if self.stack is None else self.own + self.stack

    def _within_stack(self, to: int) -> int:
        return to if self.all_in is None else min(to, self.all_in)


def pot_limit(
    *,
    pot: int,
    bets: Sequence[int],
    own: int = 0,
    to_call: int,
    last_raise: int,
    big_blind: int,
    stack: int | None = None,
    small_blind: int = 0,
    assumed: int = 0,
    conventions: Conventions = CONVENTIONS,
) -> PotLimit:
    """How much one may bet or raise to in pot limit (game rules, lines 65 to 69).

    `pot` was gathered on earlier streets, `bets` is what each player has in front, `own`
    included, `to_call` the price, not cut by the stack. Only for the convention that counts a
    small blind as a big one: `small_blind`, as long as it stands in front unchanged. Raises
    BettingError for what is no amount and for an `own` that is none of the bets, TypeError for
    `bets` and `conventions` of another kind.

    >>> limit = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=10)
    >>> limit.min_raise_to, limit.max_raise_to, [step.total for step in limit.steps]
    (200, 400, [200, 300, 300, 400])
    """
    _check(pot=pot, own=own, to_call=to_call, last_raise=last_raise, big_blind=big_blind)
    _check(assumed=assumed, small_blind=small_blind, **({} if stack is None else {"stack": stack}))
    if type(conventions) is not Conventions:
        raise unfit("conventions", "a Conventions record", conventions)
    if not isinstance(bets, list | tuple):
        raise unfit("bets", "a list of amounts", bets)
    for bet in bets:
        _check(bet=bet)
    if own and own not in bets:
        raise BettingError("own_not_in_bets", own=own, bets=tuple(bets))
    if conventions.small_blind_counts_as_big and small_blind:
        assumed += big_blind - small_blind
    least = max(last_raise, big_blind)
    on_the_table = pot + sum(bets) + assumed
    after_call = on_the_table + to_call
    max_to = own + to_call + after_call
    return PotLimit(
        pot=pot,
        bets=tuple(bets),
        own=own,
        to_call=to_call,
        assumed=assumed,
        least=least,
        full_min_to=least_raise_to(own + to_call, least, big_blind, conventions),
        full_max_to=max_to,
        stack=stack,
        steps=_steps(
            (pot, sum(bets), assumed), own, to_call, None if stack is None else own + stack
        ),
    )


def least_raise_to(level: int, last_raise: int, least_bet: int, conventions: Conventions) -> int:
    """The least total of a bet or raise: one more bet or raise of the last size.

    Over an all-in bet of less than the least bet, houses add a full bet or complete it to one.

    >>> least_raise_to(5, 10, 10, CONVENTIONS), least_raise_to(7, 5, 2, CONVENTIONS)
    (15, 12)
    """
    if level < least_bet and conventions.raise_over_short_bet == "complete":
        return least_bet
    return level + max(last_raise, least_bet)


def _steps(
    table: tuple[int, int, int], own: int, to_call: int, all_in: int | None
) -> tuple[Step, ...]:
    on_the_table = sum(table)
    after_call = on_the_table + to_call
    raise_to = own + to_call + after_call
    steps = [
        Step("on_the_table", table, on_the_table),
        Step("after_call", (on_the_table, to_call), after_call),
        Step("raise_by", (after_call,), after_call),
        Step("raise_to", (own, to_call, after_call), raise_to),
    ]
    if all_in is not None and all_in < raise_to:
        steps.append(Step("all_in", (own, all_in - own), all_in))
    return tuple(steps)


def _check(**amounts: int) -> None:
    for name, amount in amounts.items():
        if type(amount) is not int or amount < 0:
            raise BettingError("not_an_amount", name=name, amount=amount)
