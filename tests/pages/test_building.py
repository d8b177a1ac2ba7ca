"""What breaks the build is one clear sentence; two builds of the same sources are the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages.server import ROOT

PRELUDE = "from pages.standin import install; install(); from pages import website\n"


def said(folder: Path, change: str) -> str:
    """What the build says when something is not as it should be."""
    code = f"""{PRELUDE}{change}
from pathlib import Path
import pages.__main__
pages.__main__.build_site(Path({str(folder)!r}), None)
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (line,) = done.stderr.strip().splitlines()
    return line


def test_no_node(tmp_path: Path) -> None:
    nothing = "website.shutil.which = lambda _: None; website.sys.executable = '/x/python'"
    line = said(tmp_path, nothing)
    assert line == "There is no npm here: pip install -r requirements-dev.txt brings it."


def test_no_registry(tmp_path: Path) -> None:
    fails = "import subprocess as s; real = s.run\n"
    fails += "def run(*a, **k): return s.CompletedProcess(a, 1, '', 'npm error ENOTFOUND')\n"
    line = said(tmp_path, fails + "website.subprocess.run = run")
    assert re.fullmatch(r"npm could not fetch pyodide [\d.]+: npm error ENOTFOUND", line)


def test_a_wrong_checksum(tmp_path: Path) -> None:
    (tmp_path / "cache").mkdir()
    archive = tmp_path / "cache" / "pyodide-314.0.7.tgz"
    archive.write_bytes(b"something else")
    line = said(tmp_path, "")
    assert line == f"{archive} is not the pyodide 314.0.7 that is expected: delete it."


def test_a_wheel_that_is_another(tmp_path: Path) -> None:
    (tmp_path / "pyodide-lock.json").write_text(
        '{"packages": {"numpy": {"sha256": "0", "file_name": "numpy-2.whl"}}}'
    )
    wheel = tmp_path / "other.whl"
    wheel.write_bytes(b"")
    code = f"""{PRELUDE}
from pathlib import Path
try: website.numpy_wheel(Path({str(wheel)!r}), Path({str(tmp_path)!r}))
except website.BuildError as error: print(error)
try: website.numpy_wheel(Path('nowhere.whl'), Path({str(tmp_path)!r}))
except website.BuildError as error: print(error)
"""
    shown = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    first, second = shown.stdout.splitlines()
    assert first == "other.whl is not numpy-2.whl of Pyodide 314.0.7."
    assert second == "There is no file nowhere.whl: NUMPY names the wheel of NumPy."


@pytest.mark.parametrize("kind", ["app"])
def test_two_builds_are_the_same(kind: str, tmp_path: Path) -> None:
    """No clock and no chance: a folder is not sent again where nothing has changed."""
    found = []
    for name in ("one", "two"):
        command = [sys.executable, "-m", "pages", "write", kind, str(tmp_path / name)]
        subprocess.run(command, cwd=ROOT, check=True)
        folder = tmp_path / name
        found.append(
            {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.is_file()}
        )
    one, two = found
    assert [name for name in one if one[name] != two.get(name)] == []
    assert one.keys() == two.keys()
