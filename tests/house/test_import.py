"""`import pokerlib` is quick and brings nothing heavy with it."""

import json
import statistics
import subprocess
import sys
from pathlib import Path

HEAVY = ["numpy", "pandas", "matplotlib", "ipywidgets", "anywidget", "IPython", "babel"]
LIMIT = 0.100  # seconds, DESIGN

MEASURE = """
import json, sys, time
before = time.process_time()
import pokerlib
print(json.dumps([time.process_time() - before, sorted(sys.modules)]))
"""


def fresh_import(root: Path) -> tuple[float, list[str]]:
    """Seconds and loaded modules, in a new process: its own seconds, others may keep us waiting."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE], cwd=root, capture_output=True, text=True, check=True
    )
    seconds, loaded = json.loads(done.stdout)
    return seconds, loaded


def test_import_is_quick(root: Path) -> None:
    median = statistics.median(fresh_import(root)[0] for _ in range(9))
    print(f"import pokerlib: {1000 * median:.0f} ms, median of 9")
    assert median < LIMIT


def test_import_loads_nothing_heavy(root: Path) -> None:
    tops = {name.split(".")[0] for name in fresh_import(root)[1]}
    assert "pokerlib" in tops
    assert not tops & set(HEAVY)
