"""Code lines by floor, and those of lessons apart: no blank lines, comments or docstrings.

`make count` prints them; `make count ARGS=COMMIT` compares with a commit, and shows practice and
lessons module by module and by what the modules serve.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from tests.house.tree import ROOT

NOT_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
PACKAGES = ("pokerlib", "pages", "tests", "benchmarks")
SPLIT = ("practice", "lessons")

# What modules of practice and lessons are for, also of those that are gone: points of issue 12,
# other issues. All others are the questions and drills of its points 1, 2 and 8. Each path is a
# module, or a folder.
REST = "12.1, 12.2, 12.8 questions and drills"
SERVES = {
    "12.3 deals that differ": """practice/draw practice/kinds/odds practice/kinds/true_false
        practice/questions/chances practice/questions/truth""",
    "12.4 one memory": """practice/progress practice/store practice/carried practice/spacing
        lessons/components/keeper lessons/practice/keeper""",
    "12.5 the path": """practice/path lessons/start/ lessons/components/lesson
        lessons/practice/files""",
    "12.7 a game is a parameter": """practice/deals lessons/components/deal_and_see
        lessons/components/showdown lessons/components/streets lessons/components/omaha
        lessons/omaha/__init__ lessons/omaha/deal lessons/omaha/shared lessons/omaha/showdown
        lessons/omaha/streets lessons/omaha_hilo/__init__ lessons/omaha_hilo/see""",
    "13 what is shown is true": "practice/stated",
    "14 pages": "lessons/host lessons/components/address lessons/probability/engine",
    "15 the documents": "lessons/documents/",
    "17 a class": "practice/classroom lessons/practice/classroom",
}


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


def serves(path: str) -> str:
    """What a module of practice or lessons is for."""
    module = path.removeprefix("pokerlib/").removesuffix(".py")
    found = {one: what for what, paths in SERVES.items() for one in paths.split()}
    folders = [what for one, what in found.items() if one.endswith("/") and module.startswith(one)]
    return found.get(module) or next(iter(folders), REST)


def of_both(sources: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The modules of practice and lessons."""
    return {path: source for path, source in sources if part(path) in SPLIT}


def compared(
    now: Mapping[str, str], before: Mapping[str, str], name: Callable[[str], str]
) -> list[tuple[str, int, int]]:
    """Code lines before and now, added up by a name of each module, those that grew most first."""
    lines = {name(path): [0, 0] for path in {**before, **now}}
    for place, sources in enumerate((before, now)):
        for path, source in sources.items():
            lines[name(path)][place] += code_lines(source)
    found = [(one, old, new) for one, (old, new) in lines.items()]
    return sorted(found, key=lambda one: one[1] - one[2])


def main(commit: str = "") -> None:
    """Print the table, beside that of a commit if one is named."""
    now, before = list(here()), list(at(commit)) if commit else []
    floors, were = counted(now), counted(before)
    for name in sorted(floors | were, key=lambda one: -max(floors[one], were[one])):
        change = f"{floors[name] - were[name]:+8}" if commit else ""
        print(f"{name:14}{floors[name]:8}{change}")
    if not commit:
        return
    both = of_both(now), of_both(before)
    for name in (lambda path: path.removeprefix("pokerlib/"), serves, lambda _: "together"):
        print(f"\n{'practice and lessons':44}{'before':>8}{'now':>8}")
        for what, old, new in compared(*both, name):
            print(f"{what:44}{old:8}{new:8}{new - old:+8}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
