"""make sets up .venv when, and only when, it has to. No network: Python is played by a script."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

TARGETS = ["lab", "app", "site", "class", "test", "test-all", "lint", "mutants", "count", "bench"]

# Writes down what it is called with; `-m venv DIR` puts itself there, as an environment's Python.
PLAYED = """#!/bin/sh
case "$*" in
    -V) echo "Python ${PLAYED_VERSION:-3.11.7}"; exit ;;
    *version_info*) exit ${PLAYED_OLD:-0} ;;
    *ensurepip*) exit ${PLAYED_NO_VENV:-0} ;;
    "-m venv"*) rm -rf .venv; mkdir -p .venv/bin; cp "$0" .venv/bin/python ;;
    *"pip install"*) echo "pip $*" >> "$LOG"; exit ${PLAYED_NO_PIP:-0} ;;
    "-c "*) exit ;;
esac
echo "$*" >> "$LOG"
"""


class House:
    """A copy of what make reads, and the played Python's log."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder = folder / "a house"  # a space in the path is nothing special
        self.folder.mkdir()
        for name in ["Makefile", "pyproject.toml", "requirements.txt", "requirements-dev.txt"]:
            shutil.copy(root / name, self.folder)
        self.log = folder / "log"
        self.python = folder / "python3"
        self.python.write_text(PLAYED)
        self.python.chmod(0o755)

    def make(self, target: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run a target; what Python was asked to install meanwhile is in `.asked`."""
        self.log.write_text("")
        plain = {k: v for k, v in os.environ.items() if not k.startswith("MAKE")}
        return subprocess.run(
            ["make", target, f"PYTHON={self.python}"],
            cwd=self.folder,
            env=plain | {"LOG": str(self.log)} | env,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def asked(self) -> list[str]:
        return re.findall(r"^pip .*-r (\S+)", self.log.read_text(), re.MULTILINE)


@pytest.fixture
def house(root: Path, tmp_path: Path) -> House:
    return House(tmp_path, root)


def test_help_has_one_line_for_every_target(root: Path) -> None:
    makefile = (root / "Makefile").read_text()
    (phony,) = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    shown = subprocess.run(
        ["make", "--no-print-directory"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    listed = [line.split()[1] for line in shown]
    assert listed == ["help", *TARGETS]
    assert set(listed) < set(phony.split())
    assert all(len(line) <= 100 for line in shown)


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_says_what_it_does(house: House, target: str) -> None:
    house.make(target)
    done = house.make(target)
    assert done.returncode == 0, done.stderr
    assert 1 <= len(done.stdout.splitlines()) <= 2  # test says it for lint too


def test_the_second_time_nothing_is_installed(house: House) -> None:
    assert "Setting up .venv" in house.make("lab").stdout
    assert house.asked == ["requirements.txt"]
    assert "Setting up" not in house.make("lab").stdout
    assert house.asked == []
    assert "jupyterlab" in house.log.read_text()


def test_tests_add_to_what_the_lessons_have(house: House) -> None:
    house.make("app")
    house.make("lint")
    assert house.asked == ["requirements-dev.txt"]
    house.make("test")
    assert house.asked == []
    house.make("lab")
    assert house.asked == []


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_a_changed_file_renews_it(house: House, name: str) -> None:
    house.make("lab")
    file = house.folder / name
    file.write_text("# changed\n" + file.read_text())
    house.make("lab")
    assert house.asked == ["requirements.txt"]


def test_another_rule_for_ruff_does_not(house: House) -> None:
    house.make("lab")
    with (house.folder / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    house.make("lab")
    assert house.asked == []


def test_a_touched_file_does_not(house: House) -> None:
    house.make("lab")
    (house.folder / "requirements.txt").touch()
    house.make("lab")
    assert house.asked == []


def test_a_moved_folder_renews_it(house: House) -> None:
    """Else its kernels import pokerlib from the old place."""
    house.make("lint")
    house.folder = house.folder.rename(house.folder.with_name("moved"))
    house.make("lint")
    assert house.asked == ["requirements.txt", "requirements-dev.txt"]


def test_another_python_renews_it(house: House) -> None:
    house.make("lab")
    house.make("lab", PLAYED_VERSION="3.13.0")
    assert house.asked == ["requirements.txt"]


def test_a_dangling_python_renews_it(house: House) -> None:
    """An upgraded system leaves a link to a Python that is gone."""
    house.make("lab")
    python = house.folder / ".venv/bin/python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    house.make("lab")
    assert house.asked == ["requirements.txt"]


def test_an_interrupted_installation_is_not_believed(house: House) -> None:
    done = house.make("lab", PLAYED_NO_PIP="1")
    assert done.returncode != 0
    assert "not complete" in done.stderr
    assert "jupyterlab" not in house.log.read_text()
    house.make("lab")
    assert house.asked == ["requirements.txt"]


@pytest.mark.parametrize(
    ("env", "says"),
    [
        ({"PLAYED_NO_VENV": "1"}, "apt install python3-venv"),
        ({"PLAYED_OLD": "1", "PLAYED_VERSION": "3.9.2"}, "Python 3.9.2 is too old: 3.11"),
    ],
)
def test_an_unfit_python_gets_one_line(house: House, env: dict[str, str], says: str) -> None:
    done = house.make("lab", **env)
    assert done.returncode != 0
    ours = [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]
    assert len(ours) == 1
    assert says in ours[0]
    assert not (house.folder / ".venv").exists()


def test_no_python_gets_one_line(house: House) -> None:
    house.python.unlink()
    done = house.make("test")
    assert done.returncode != 0
    ours = [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]
    assert len(ours) == 1
    assert "Install Python 3.11" in ours[0]


def test_ci_installs_what_the_tests_require(root: Path) -> None:
    script = (root / ".ci/run").read_text()
    subprocess.run(["bash", "-n", root / ".ci/run"], check=True)
    for package in ["chromium", "hunspell-bg", "hunspell-en-us", "poppler-utils", "python3-venv"]:
        assert package in script
    assert os.access(root / ".ci/run", os.X_OK)
