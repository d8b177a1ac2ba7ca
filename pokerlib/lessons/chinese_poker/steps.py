"""A score as the table plays it: specials first, then pair by pair, row by row."""

from collections.abc import Sequence
from dataclasses import dataclass

from pokerlib.chinese import PairResult, RowResult, Score


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is scored: a row of a pair, or (`row` None) the pair as a whole."""

    pair: PairResult
    row: RowResult | None
    units: int

    @property
    def payer(self) -> tuple[int, int] | None:
        """Who pays whom, None where nothing is paid."""
        first, second = self.pair.players
        if not self.units:
            return None
        return (second, first) if self.units > 0 else (first, second)


def steps_of(score: Score) -> tuple[Step, ...]:
    """Every step, in order: "once the specials have been looked at, the others …" (line 284)."""
    specials = [pair for pair in score.pairs if pair.contest]
    others = [pair for pair in score.pairs if not pair.contest]
    return tuple(step for pair in (*specials, *others) for step in _of_pair(pair))


def _of_pair(pair: PairResult) -> list[Step]:
    if not pair.rows:
        return [Step(pair, None, pair.units)]
    return [Step(pair, row, row.units) for row in pair.rows]


def after(steps: Sequence[Step], players: int) -> tuple[int, ...]:
    """The units that everybody has won by these steps."""
    units = [0] * players
    for step in steps:
        first, second = step.pair.players
        units[first] += step.units
        units[second] -= step.units
    return tuple(units)
