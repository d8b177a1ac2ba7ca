"""The limits as records, and the mixed game, which changes them from hand to hand."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from pokerlib.betting.errors import TableError
from pokerlib.betting.stakes import Stakes
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import unfit

_MOST: Final = ("bet", "pot", "stack")


@dataclass(frozen=True, slots=True)
class Limit:
    """How much may be bet: a fixed bet, up to the pot, or up to the stack.

    Only fixed limit caps how many bets a round holds (game rules, lines 59, 71 and 83).
    Raises TableError where it is none of the three.
    """

    key: str
    most: Literal["bet", "pot", "stack"]

    def __post_init__(self) -> None:
        if type(self.key) is not str:
            raise unfit("key", "a text", self.key)
        if self.most not in _MOST:
            raise TableError("unknown_limit", key=self.most, known=_MOST)

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
    Raises TableError for no hands, no limits and an unknown one, TypeError for other records.

    >>> mixed = Mixed(Stakes(1, 2), hands=3)
    >>> [mixed.at(n).limit.key for n in range(7)]
    ['fixed', 'fixed', 'fixed', 'pot', 'pot', 'pot', 'fixed']
    """

    stakes: Stakes
    hands: int = 6
    limits: tuple[str, ...] = ("fixed", "pot")
    conventions: Conventions = CONVENTIONS

    def __post_init__(self) -> None:
        if type(self.stakes) is not Stakes:
            raise unfit("stakes", "a Stakes record", self.stakes)
        if type(self.conventions) is not Conventions:
            raise unfit("conventions", "a Conventions record", self.conventions)
        if type(self.hands) is not int or self.hands < 1:
            raise TableError("no_hands", hands=self.hands)
        if not isinstance(self.limits, tuple | list):
            raise unfit("limits", "a tuple of limits", self.limits)
        for key in self.limits or [None]:
            if type(key) is not str or key not in LIMITS:
                raise TableError("unknown_limit", key=key, known=tuple(LIMITS))

    def at(self, n: int) -> Level:
        """Limit and stakes of hand n, counted from 0; TypeError for what is no such number."""
        if type(n) is not int or n < 0:
            raise unfit("n", "the number of a hand, from 0", n)
        limit = LIMITS[self.limits[n // self.hands % len(self.limits)]]
        return Level(limit, self._larger() if limit.fixed else self.stakes)

    def _larger(self) -> Stakes:
        factor = self.conventions.mixed_small_bet
        return Stakes(
            small_blind=self.stakes.small_blind * factor,
            big_blind=self.stakes.big_blind * factor,
            ante=self.stakes.ante,
        )
