"""`import pokerlib` brings nothing heavy with it; `make bench` has how long it takes."""

import json
import subprocess
import sys
from pathlib import Path

HEAVY = {"numpy", "pandas", "matplotlib", "ipywidgets", "anywidget", "IPython", "babel"}
LOADED = "import json, sys, pokerlib; print(json.dumps(sorted(sys.modules)))"


def test_import_loads_nothing_heavy(root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=root, capture_output=True, text=True, check=True
    )
    tops = {name.split(".")[0] for name in json.loads(done.stdout)}
    assert "pokerlib" in tops
    assert not tops & HEAVY
