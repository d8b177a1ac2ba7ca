"""Run every bench_*.py beside this file, print one table; a broken promise is an error.

`python -m benchmarks omaha` runs only the modules whose name has that word.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from benchmarks.peers import machine, versions
from benchmarks.timing import Measure

HEAD = f"{'':<34}{'ours':>10}{'at most':>10}{'memory':>15}{'peer':>11}{'ratio':>9}{'at least':>9}"


def shown(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"{seconds:.3g} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


def ratio(times: float | None) -> str:
    return "" if times is None else f"{times:,.1f}×" if times < 100 else f"{times:,.0f}×"


def row(measure: Measure) -> str:
    """One line: ours and what was promised, memory, the peer's and how many times longer it is."""
    promised = (measure.limit, measure.least, measure.most) != (None, None, None)
    memory = "" if measure.memory is None else f"{measure.memory:.3g}"
    memory += f" of {measure.most:.3g}" if measure.most is not None else ""
    memory += " MB" if memory else ""
    verdict = "  PROMISE NOT KEPT" if not measure.kept else "  kept" if promised else ""
    return (
        f"{measure.name:<34}{shown(measure.ours):>10}{shown(measure.limit):>10}{memory:>15}"
        f"{shown(measure.theirs):>11}{ratio(measure.times):>9}{ratio(measure.least):>9}"
        f"  {measure.peer}{verdict}"
    ).rstrip()


def main(words: list[str]) -> int:
    """The number of broken promises."""
    print(machine(), versions(), "", HEAD, sep="\n")
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
