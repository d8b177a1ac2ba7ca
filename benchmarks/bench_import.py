"""Starting: `import pokerlib` in a new process, and the time to the first widget."""

import subprocess
import sys
from collections.abc import Iterator

from benchmarks.timing import Measure, afresh

WIDGET = "from pokerlib.lessons.omaha import DealAndSee\nDealAndSee('BBB-BBB')"


def seconds(package: str) -> float:
    """The minimum over nine new processes."""
    code = f"import time; t = time.perf_counter(); import {package}; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    return min(float(subprocess.check_output(command, text=True)) for _ in range(9))


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    yield Measure("import", seconds("pokerlib"), 0.100, "pokerkit", seconds("pokerkit"))
    first, megabytes = afresh("", WIDGET)
    yield Measure("first widget, imports and all", first, memory=megabytes, most=250)
