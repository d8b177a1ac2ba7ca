"""Run every bench_*.py beside this file, print one table; a broken promise is an error.

`python -m benchmarks omaha` runs only the modules whose name has that word.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from benchmarks.timing import Measure


def shown(seconds: float | None) -> str:
    return "" if seconds is None else f"{1000 * seconds:.3g} ms"


def row(measure: Measure) -> str:
    """One line: the name, ours, the promise, the peer's and how many times longer it takes."""
    times = "" if measure.theirs is None else f"{measure.theirs / measure.ours:.1f}×"
    return (
        f"{measure.name:<40}{shown(measure.ours):>12}{shown(measure.limit):>12}"
        f"{shown(measure.theirs):>12}{times:>8}  {measure.peer}"
        f"{'' if measure.kept else '  TOO SLOW'}"
    ).rstrip()


def main(words: list[str]) -> int:
    """The number of broken promises."""
    print(f"{'':<40}{'ours':>12}{'promised':>12}{'peer':>12}")
    broken = 0
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        if words and not any(word in path.stem for word in words):
            continue
        for measure in importlib.import_module(f"benchmarks.{path.stem}").measures():
            print(row(measure), flush=True)
            broken += not measure.kept
    return broken


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
