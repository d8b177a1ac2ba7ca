"""Binder builds from binder/: asked of the real builder, which needs no Docker to answer."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import files

LESSON = Path("notebooks/04_omaha.ipynb")
INSTALL = re.compile(
    r"^RUN \$\{KERNEL_PYTHON_PREFIX\}/bin/(pip install .*binder/requirements\.txt.*)$", re.MULTILINE
)


@pytest.fixture(scope="module")
def built(root: Path) -> subprocess.CompletedProcess[str]:
    """The Dockerfile on stdout, the log on stderr."""
    command = ["-m", "repo2docker", "--no-build", "--debug"]
    command += ["--user-id", "1000", "--user-name", "jovyan", "."]
    done = subprocess.run(
        [sys.executable, *command], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done


def install_line(dockerfile: str) -> str:
    lines = INSTALL.findall(dockerfile)
    assert len(lines) == 1, "exactly one line installs binder/requirements.txt"
    return str(lines[0])


def python(root: Path) -> str:
    runtime = (root / "binder/runtime.txt").read_text().strip()
    assert re.fullmatch(r"python-3\.\d+", runtime), "a patch level is refused by repo2docker"
    return runtime.removeprefix("python-")


def test_binder_takes_the_python_of_the_tests(
    root: Path, built: subprocess.CompletedProcess[str]
) -> None:
    version = python(root)
    assert f"Building conda environment for python={version}" in built.stderr
    lock = f"environment-2epy-2d{version.replace('.', '-2e')}-2dlinux"
    assert lock in built.stdout
    workflow = (root / ".github/workflows/test.yml").read_text()
    assert f'"{version}"' in workflow, "the tests run on that version"


def test_binder_installs_after_the_sources(built: subprocess.CompletedProcess[str]) -> None:
    """`-e .` needs them; only then is the order right."""
    dockerfile = built.stdout
    sources = re.search(r"^COPY .*src/ \$\{REPO_DIR\}/$", dockerfile, re.MULTILINE)
    install = INSTALL.search(dockerfile)
    assert sources
    assert install
    assert sources.start() < install.start()
    assert install_line(dockerfile).split() == [
        "pip", "install", "--no-cache-dir", "-r", '"binder/requirements.txt"'
    ]  # fmt: skip


def test_binder_refers_to_the_one_list(root: Path) -> None:
    assert (root / "binder/requirements.txt").read_text().split() == ["-r", "../requirements.txt"]
    lines = (root / "requirements.txt").read_text().splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert wanted[0] == "-e .", "other spellings of a local package fool repo2docker"
    assert all("==" in line for line in wanted[1:]), "everything is pinned"


@pytest.mark.exhaustive
@pytest.mark.timeout(900)
def test_that_line_alone_runs_the_lesson(
    root: Path, built: subprocess.CompletedProcess[str], tmp_path: Path
) -> None:
    if not (root / LESSON).exists():
        pytest.skip(f"{LESSON} is not there yet")
    if python(root) != f"{sys.version_info.major}.{sys.version_info.minor}":
        pytest.skip(f"Binder runs Python {python(root)}, this is another")
    repo, prefix = tmp_path / "repo", tmp_path / "env"
    for path in files():  # a copy: an editable install writes into its folder
        copy = repo / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    subprocess.run([sys.executable, "-m", "venv", str(prefix)], check=True)
    line = f"'{prefix}'/bin/{install_line(built.stdout)}"
    subprocess.run(line, shell=True, cwd=repo, check=True, capture_output=True)
    execute = [prefix / "bin/python", "-m", "nbconvert", "--to", "notebook", "--execute"]
    done = subprocess.run(
        [*execute, "--output-dir", tmp_path, LESSON],
        cwd=repo,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert (tmp_path / LESSON.name).exists()
