"""The files of the repository, as the tests of the house read them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "pokerlib"


@cache
def files() -> tuple[Path, ...]:
    """What belongs to the repository: committed, or new and not ignored."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    names = filter(None, listed.stdout.split("\0"))
    return tuple(sorted(path for name in set(names) if (path := ROOT / name).is_file()))


def modules() -> list[Path]:
    return [path for path in files() if path.suffix == ".py" and PACKAGE in path.parents]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
