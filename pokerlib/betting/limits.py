"""The limits as records, and the mixed game, which changes them from hand to hand."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from pokerlib.betting.errors import TableError
from pokerlib.betting.stakes import Stakes
from pokerlib.conventions import CONVENTIONS, Conventions

__all__ = ["LIMITS", "Level", "Limit", "Mixed"]


@dataclass(frozen=True, slots=True)
class Limit:
    """How much may be bet: a fixed bet, up to the pot, or up to the stack.

    Only fixed limit caps how many bets a round holds (game rules, lines 59, 71 and 83).
    """

    key: str
    most: Literal["bet", "pot", "stack"]

    @property
    def fixed(self) -> bool:
        return self.most == "bet"


LIMITS: Final = MappingProxyType(
    {
        limit.key: limit
        for limit in (Limit("fixed", "bet"), Limit("pot", "pot"), Limit("no", "stack"))
    }
)


class Level(NamedTuple):
    """What one hand of a mixed game is played with."""

    limit: Limit
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class Mixed:
    """Some hands of one limit, some of another, in turn; never a change inside a hand.

    `stakes` are those of pot limit. In fixed limit the blinds are larger, so that the stakes
    stay level (game rules, line 120): the small bet is `conventions.mixed_small_bet` big blinds.

    >>> mixed = Mixed(Stakes(1, 2), hands=3)
    >>> [mixed.at(n).limit.key for n in range(7)]
    ['fixed', 'fixed', 'fixed', 'pot', 'pot', 'pot', 'fixed']
    """

    stakes: Stakes
    hands: int = 6
    limits: tuple[str, ...] = ("fixed", "pot")
    conventions: Conventions = CONVENTIONS

    def __post_init__(self) -> None:
        if self.hands < 1:
            raise TableError("no_hands", hands=self.hands)
        for key in self.limits:
            if key not in LIMITS:
                raise TableError("unknown_limit", limit=key, known=tuple(LIMITS))

    def at(self, n: int) -> Level:
        """Limit and stakes of hand n, counted from 0."""
        limit = LIMITS[self.limits[n // self.hands % len(self.limits)]]
        return Level(limit, self._larger() if limit.fixed else self.stakes)

    def _larger(self) -> Stakes:
        factor = self.conventions.mixed_small_bet
        return Stakes(
            small_blind=self.stakes.small_blind * factor,
            big_blind=self.stakes.big_blind * factor,
            ante=self.stakes.ante,
        )
