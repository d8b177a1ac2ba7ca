"""One measurement, and the ways to take it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """Seconds for one call, ours and a peer's; what DESIGN or an issue promises of them.

    `limit` is the most seconds, `least` how many times longer the peer takes at least, `memory`
    and `most` our megabytes and the most of them.
    """

    name: str
    ours: float
    limit: float | None = None
    peer: str = ""
    theirs: float | None = None
    least: float | None = None
    memory: float | None = None
    most: float | None = None

    @property
    def times(self) -> float | None:
        """How many times longer the peer takes."""
        return None if self.theirs is None else self.theirs / self.ours

    @property
    def kept(self) -> bool:
        return (
            (self.limit is None or self.ours <= self.limit)
            and (self.least is None or self.times is None or self.times >= self.least)
            and (self.most is None or self.memory is None or self.memory <= self.most)
        )


def best(call: Callable[[], object], *, calls: int = 100, rounds: int = 7) -> float:
    """Seconds for one call: the minimum of a few rounds."""
    seconds = []
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            call()
        seconds.append((time.perf_counter() - start) / calls)
    return min(seconds)


def afresh(before: str, timed: str, *, rounds: int = 5) -> tuple[float, float]:
    """Seconds for code in a new process, the best of a few; and that process's most megabytes."""
    # Not from `resource`: its highest mark is that of the process that started this one.
    code = (
        f"{before}\nimport time\nstart = time.perf_counter()\n{timed}\n"
        "seconds = time.perf_counter() - start\n"
        "lines = open('/proc/self/status').read().splitlines()\n"
        "mark = next(line for line in lines if line.startswith('VmHWM'))\n"
        "print(seconds, int(mark.split()[1]) / 1024)"
    )
    found = []
    for _ in range(rounds):
        printed = subprocess.check_output([sys.executable, "-c", code], text=True)
        seconds, megabytes = map(float, printed.split())
        found.append((seconds, megabytes))
    return min(found)
