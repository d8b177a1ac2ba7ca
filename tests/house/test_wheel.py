"""A built wheel carries everything; an editable install would hide what is left out."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, files

FOR_JUPYTER = "share/jupyter/lab/settings/overrides.json"


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(folder), "."]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    with zipfile.ZipFile(built) as archive:
        return archive.namelist()


def test_the_package_is_whole(wheel: list[str]) -> None:
    """Every file of pokerlib; and the kinds that are easily forgotten are among them."""
    ours = [path for path in files() if PACKAGE in path.parents]
    for path in ours:
        kind = path.suffix or path.name
        name = path.relative_to(PACKAGE.parent).as_posix()
        assert name in wheel, f"{kind} is left out: {name}"
    assert {".js", ".css", ".po"} <= {path.suffix for path in ours}
    assert "pokerlib/py.typed" in wheel


def test_jupyter_finds_its_settings(wheel: list[str]) -> None:
    assert any(entry.endswith(f".data/data/{FOR_JUPYTER}") for entry in wheel)


def test_nothing_else_is_installed(wheel: list[str]) -> None:
    tops = {entry.split("/")[0] for entry in wheel}
    assert all(top == "pokerlib" or top.startswith("pokerlib-") for top in tops)
