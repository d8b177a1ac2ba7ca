"""Code lines by floor, and those of lessons apart: no blank lines, comments or docstrings.

`make count` prints them; `python -m tests.house.count COMMIT` compares with a commit.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable

from tests.house.tree import ROOT

NOT_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
PACKAGES = ("pokerlib", "pages", "tests", "benchmarks")


def code_lines(source: str) -> int:
    """How many lines of a module hold code."""
    docstrings = {
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
        and isinstance(node.body[0].value.value, str)
        for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
    }
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NOT_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings - {source.count("\n") + 1})


def part(path: str) -> str:
    """The floor that a module belongs to, or its top folder."""
    package, _, rest = path.partition("/")
    return rest.partition("/")[0].removesuffix(".py") if package == "pokerlib" else package


def counted(sources: Iterable[tuple[str, str]]) -> Counter[str]:
    """Code lines by part."""
    found: Counter[str] = Counter()
    for path, source in sources:
        found[part(path)] += code_lines(source)
    return found


def here() -> Iterable[tuple[str, str]]:
    """The modules of this tree."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def at(commit: str) -> Iterable[tuple[str, str]]:
    """The modules of a commit."""

    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=ROOT, check=True, capture_output=True, encoding="utf-8"
        ).stdout

    for path in git("ls-tree", "-r", "--name-only", commit, *PACKAGES).splitlines():
        if path.endswith(".py"):
            yield path, git("show", f"{commit}:{path}")


def main(commit: str = "") -> None:
    """Print the table, beside that of a commit if one is named."""
    now, before = counted(here()), counted(at(commit)) if commit else Counter[str]()
    for name in sorted(now | before, key=lambda one: -max(now[one], before[one])):
        change = f"{now[name] - before[name]:+8}" if commit else ""
        print(f"{name:14}{now[name]:8}{change}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
