"""What the counting returns: records for `language` to say and for `plots` to draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

__all__ = ["Equity", "OddsError"]

_SENTENCES: Final = {
    "board_count": "a board has no, three, four or five cards, not {count}",
    "cards_left": "{needed} cards are to come, but only {left} are left",
    "hand_count": "equity is between two to {most} hands, not {count}",
    "samples": "a sample has at least one deal, not {count}",
    "census_count": "hands of {count} cards are not counted, only of {low} to {high}",
}


class OddsError(ValueError):
    """A question about odds that has no answer, as facts for `language` to word.

    >>> str(OddsError("board_count", count=2))
    'a board has no, three, four or five cards, not 2'
    """

    def __init__(self, kind: str, **facts: int) -> None:
        super().__init__(kind, facts)
        self.kind = kind
        self.facts: Mapping[str, int] = facts

    def __str__(self) -> str:
        return _SENTENCES[self.kind].format_map(self.facts)


@dataclass(frozen=True, slots=True)
class Equity:
    """What one hand may expect of the pot.

    `share` is its expected part, `win` the chance that it takes the whole pot, `tie` that it
    takes a part of it. Where a high and a low share the pot, `high` and `low` are its expected
    parts of the two halves (of a low that nobody has there is no part) and `scoop` the chance
    that it takes both; else these three are None. `boards` were counted; `error` is the standard
    error of `share` if they were only a sample of all, and 0 if they were all.
    """

    share: Fraction
    win: Fraction
    tie: Fraction
    high: Fraction | None
    low: Fraction | None
    scoop: Fraction | None
    boards: int
    error: float = 0.0

    @property
    def lose(self) -> Fraction:
        """The chance that it takes nothing."""
        return 1 - self.win - self.tie

    @property
    def exact(self) -> bool:
        return not self.error
