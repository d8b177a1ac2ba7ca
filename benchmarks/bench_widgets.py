"""A click in every widget of every lesson, and what the lessons wait for, in this process.

The peer is a loop of the same run: a machine that is busy slows both.
"""

import time
from collections.abc import Iterator
from statistics import median

import pokerlib as pk
from benchmarks.timing import Measure, best
from pokerlib.chinese import suggest
from tests.lessons import nodes

CLICKS = 40


def loop() -> int:
    """Something that takes about a millisecond in plain Python."""
    return sum(n * n % 7 for n in range(12_000))


def clicks(cell: nodes.Cell) -> tuple[list[float], list[float]]:
    """Seconds of the processor for each quick event, and for those that say they take longer."""
    widget, seen = cell.widget(), set()
    quick, slow = [], []
    for _ in range(CLICKS):
        fresh = [one for one in nodes.offered(widget) if one[:2] not in seen]
        event, *args = (fresh or nodes.offered(widget))[0]
        seen.add((event, *args)[:2])
        begun = time.thread_time()
        widget.press(event, *args, **dict.fromkeys(nodes.fields(widget), "BBB-BBB"))
        (slow if event in widget.slow else quick).append(time.thread_time() - begun)
    return quick, slow


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    base = best(loop, calls=20)
    for cell in nodes.widgets():
        quick, slow = clicks(cell)
        for name, limit, found in (("a click", 0.050, quick), ("a slow one", 1.0, slow)):
            if found:
                yield Measure(f"{cell.name[:24]}, {name}", median(found), limit, "a loop", base)
    hand = pk.deal("BBB-BBB", 13)[0]
    suggest(hand)  # the 36,036 ways to split are worked out once
    yield Measure("a setting is suggested", best(lambda: suggest(hand), calls=1), 1.0)
    yield Measure("all claims verified", best(pk.documents.verify, calls=1, rounds=1), 10.0)
