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
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from tests.house.tree import ROOT

NOT_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
PACKAGES = ("pokerlib", "pages", "tests", "benchmarks")
SPLIT = ("practice", "lessons")

# What modules of practice and lessons are for, also of those that are gone: points of issue 12,
# other issues. All others are the questions and drills of its points 1, 2 and 8. Each path is a
# module, or a folder; `module:name` is a function, a class, a method or a table of a module that
# serves something else, and would not be there without that point.
REST = "12.1, 12.2, 12.8 questions and drills"
SERVES = {
    "12.3 deals that differ": """practice/draw practice/kinds/odds practice/kinds/true_false
        practice/questions/chances practice/questions/truth
        practice/model:placed practice/model:_deal practice/model:_seen practice/model:_event
        practice/asking:next_code practice/asking:_chain lessons/components/drill:seen
        practice/kinds/best_low:_lower practice/kinds/nut_low:_Wanted
        practice/kinds/nut_low:_pairs practice/kinds/min_raise:_before
        practice/spots:Flop practice/spots:to_the_flop practice/spots:_first_moves
        practice/kinds/chinese_score:_PLAIN practice/kinds/chinese_score:_MAY_TIE
        practice/kinds/chinese_score:_KICKERS practice/kinds/chinese_score:_alike
        practice/kinds/chinese_score:_twin
        practice/kinds/best_five:_made practice/kinds/best_five:_grouped
        practice/kinds/best_five:_six_suited practice/kinds/best_five:_six_in_a_row
        practice/kinds/best_five:_run practice/kinds/best_five:_flush_and_straight
        practice/kinds/best_five:_wheel practice/kinds/best_five:_KINDS
        practice/kinds/best_five:_DEALS
        practice/kinds/low_wins:_APART practice/kinds/low_wins:_ranks
        practice/kinds/low_wins:_taken practice/kinds/low_wins:_of_suit
        practice/kinds/low_wins:_holds practice/kinds/low_wins:temptation
        practice/kinds/low_wins:_mistake
        practice/kinds/badugi_wins:_dealt practice/kinds/badugi_wins:_taken_lowest_first
        practice/kinds/badugi_wins:ranked_as_kept
        practice/kinds/which_wins:_kinds practice/kinds/which_wins:_close
        practice/kinds/first_to_act:_button practice/kinds/first_to_act:_paired""",
    "12.4 one memory": """practice/progress practice/store practice/carried practice/spacing
        lessons/components/keeper lessons/practice/keeper
        lessons/practice/session:Practice._today lessons/practice/session:_again""",
    "12.5 the path": """practice/path lessons/start/ lessons/components/lesson
        lessons/practice/files""",
    "12.6 the exam": "practice/asking:_endless lessons/components/results:_by_skill",
    "12.7 a game is a parameter": """practice/deals lessons/components/deal_and_see
        lessons/components/showdown lessons/components/streets lessons/components/omaha
        lessons/omaha/__init__ lessons/omaha/deal lessons/omaha/shared lessons/omaha/showdown
        lessons/omaha/streets lessons/omaha_hilo/__init__ lessons/omaha_hilo/see
        practice/model:Question._repr_html_ practice/model:Question._called
        practice/model:Question.__str__ practice/model:Question._shown
        lessons/stud/pair:Fourth lessons/stud/pair:_played""",
    "13 what is shown is true": """practice/stated lessons/probability/shared:places_of
        lessons/probability/sample:_places""",
    "14 pages": """lessons/host lessons/components/address lessons/probability/engine
        lessons/practice/session:Practice.on_ask lessons/practice/session:Practice.on_exam
        lessons/practice/session:Practice.on_print lessons/practice/session:Practice._address
        lessons/practice/sheets:Worksheet.on_print
        lessons/probability/sample:DealMany._may_deal
        lessons/probability/equities:Equities._next_is_counted""",
    "15 the documents": "lessons/documents/",
    "16 a page that people like": """lessons/high_hands/deck lessons/components/nodes:at_field
        lessons/components/widget:_Fields lessons/chinese_poker/board:Board.on_send
        lessons/chinese_poker/board:Board.on_home lessons/chinese_poker/board:_beside""",
    "17 a class": "practice/classroom lessons/practice/classroom",
}


def code_lines(source: str) -> int:
    """How many lines of a module hold code."""
    return len(numbered(source))


def numbered(source: str) -> set[int]:
    """The lines of a module that hold code, by their numbers."""
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
    return lines - docstrings - {source.count("\n") + 1}


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
    module = _module(path)
    found = _paths()
    folders = [what for one, what in found.items() if one.endswith("/") and module.startswith(one)]
    return found.get(module) or next(iter(folders), REST)


def _module(path: str) -> str:
    return path.removeprefix("pokerlib/").removesuffix(".py")


@cache
def _paths() -> Mapping[str, str]:
    """What each path of the table is for."""
    return {one: what for what, paths in SERVES.items() for one in paths.split()}


def served(path: str, source: str) -> Counter[str]:
    """The code lines of a module by what they are for, its functions and tables apart."""
    module, found = _module(path), Counter({serves(path): code_lines(source)})
    lines = numbered(source)
    for name, node in named(ast.parse(source).body):
        what = _paths().get(f"{module}:{name}")
        if what:
            first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
            own = len(lines & {*range(first, (node.end_lineno or 0) + 1)})
            found.update({what: own, serves(path): -own})
    return found


def named(body: Iterable[ast.stmt], of: str = "") -> Iterator[tuple[str, ast.stmt]]:
    """The functions, classes, methods and tables of a module, each with its name."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield of + node.name, node
            if isinstance(node, ast.ClassDef):
                yield from named(node.body, f"{node.name}.")
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            yield of + ast.unparse(target), node


def of_both(sources: Iterable[tuple[str, str]]) -> dict[str, str]:
    """The modules of practice and lessons."""
    return {path: source for path, source in sources if part(path) in SPLIT}


Parts = Callable[[str, str], Mapping[str, int]]


def whole(name: Callable[[str], str]) -> Parts:
    """A module's code lines under one name, made of its path."""
    return lambda path, source: {name(path): code_lines(source)}


def compared(
    now: Mapping[str, str], before: Mapping[str, str], parts: Parts
) -> list[tuple[str, int, int]]:
    """Code lines before and now, added up by the parts of each module, what grew most first."""
    lines: dict[str, list[int]] = {}
    for place, sources in enumerate((before, now)):
        for path, source in sources.items():
            for name, count in parts(path, source).items():
                lines.setdefault(name, [0, 0])[place] += count
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
    by_module = whole(lambda path: path.removeprefix("pokerlib/"))
    for parts in (by_module, served, whole(lambda _: "together")):
        print(f"\n{'practice and lessons':44}{'before':>8}{'now':>8}")
        for what, old, new in compared(*both, parts):
            print(f"{what:44}{old:8}{new:8}{new - old:+8}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
