"""One measurement, and the way to take it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """Seconds for one call, ours and a peer's; `limit` is what DESIGN or an issue promises."""

    name: str
    ours: float
    limit: float | None = None
    peer: str = ""
    theirs: float | None = None

    @property
    def kept(self) -> bool:
        return self.limit is None or self.ours <= self.limit


def best(call: Callable[[], object], *, calls: int = 100, rounds: int = 7) -> float:
    """Seconds for one call: the best of a few rounds, which the machine disturbed least."""
    seconds = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        seconds.append((time.perf_counter() - start) / calls)
    return min(seconds)
