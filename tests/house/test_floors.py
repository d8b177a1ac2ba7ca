"""A module imports only from floors below its own; words live on the language floor (DESIGN)."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from tests.house.tree import PACKAGE, ROOT, modules, parsed, short

FLOORS = {
    "errors": -1,  # on floor 0 too; what raises stands above it
    "cards": 0,
    "conventions": 0,
    "rankings": 1,
    "games": 2,
    "betting": 2,
    "play": 3,
    "chinese": 3,
    "counting": 3,
    "odds": 4,
    "phh": 4,
    "documents": 4,
    "practice": 5,
    "language": 6,
    "plots": 7,
    "lessons": 8,
}
# These also run where nothing is installed, in a browser's Python for instance.
BARE = {
    "errors", "cards", "conventions", "rankings", "games", "betting", "counting", "play",
    "chinese", "phh",
}  # fmt: skip
LANGUAGE = FLOORS["language"]
# Reading is tolerant: a table of single Bulgarian letters is no human language.
KNOWS_LETTERS = "cards"


def part_of(path: Path) -> str:
    """The entry of the floor table that a module belongs to; a front door stands on the top."""
    if path.name == "__main__.py":
        return "lessons"
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


FLOORED = [path for path in modules() if part_of(path) != "__init__"]
BELOW_LANGUAGE = [path for path in FLOORED if FLOORS.get(part_of(path), 0) < LANGUAGE]


def imported(path: Path) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """Every module that is imported, with the names that are taken from it.

    Wherever it stands: at the top, in a function, for types.
    """
    package = path.parent.relative_to(ROOT).parts
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield node.lineno, name, tuple(alias.name for alias in node.names)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that is imported; `from pokerlib import odds` and of `lessons` by its name."""
    for line, name, names in imported(path):
        if name in ("pokerlib", "pokerlib.lessons") and names:  # each name may be a module
            yield from ((line, f"{name}.{one}") for one in names)
        else:
            yield line, name


@pytest.mark.parametrize("path", FLOORED, ids=short)
def test_imports_go_down(path: Path) -> None:
    part = part_of(path)
    assert part in FLOORS, f"{part} has no floor: add it to the table, here and in CONTRIBUTING"
    for line, name in imports(path):
        if name.split(".")[0] != "pokerlib":
            continue
        target = [*name.split("."), ""][1]
        if target == part:
            continue
        if target not in FLOORS:  # the package's own front door
            assert part == "lessons", f"{short(path)}:{line} imports {name}, which is above it"
        else:
            assert FLOORS[target] < FLOORS[part], f"{short(path)}:{line}: {part} imports {target}"


@pytest.mark.parametrize("path", [p for p in FLOORED if part_of(p) in BARE], ids=short)
def test_the_lower_floors_need_only_the_standard_library(path: Path) -> None:
    for line, name in imports(path):
        top = name.split(".")[0]
        assert top == "pokerlib" or top in sys.stdlib_module_names, f"{short(path)}:{line}: {name}"


# Inside `lessons`: a lesson takes from the components, never from another lesson.
INSIDE = {"host": 0, "components": 1, "worksheets": 2}
A_LESSON = 3
LESSONS = [path for path in FLOORED if (PACKAGE / "lessons") in path.parents]


def inside(parts: Sequence[str]) -> int:
    """The floor inside `lessons` of a module by its dotted parts from there."""
    return INSIDE.get(parts[0], A_LESSON)


@pytest.mark.parametrize("path", LESSONS, ids=short)
def test_lessons_take_nothing_from_each_other(path: Path) -> None:
    own = path.relative_to(PACKAGE / "lessons").with_suffix("").parts
    for line, name in imports(path):
        target = name.split(".")[2:]
        if name.startswith("pokerlib.lessons.") and own[0] not in ("__init__", target[0]):
            assert inside(target) < inside(own), f"{short(path)}:{line} imports {name}"


# Circles


def name_of(path: Path) -> str:
    """A module's dotted name; a package is called by its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph(paths: Iterable[Path]) -> dict[str, set[str]]:
    """For each module those that it imports: anywhere in it, and also for types alone."""
    known = {name_of(path): path for path in paths}
    found: dict[str, set[str]] = {}
    for name, path in known.items():
        found[name] = {
            target
            for _, module, names in imported(path)
            for one in names or ("",)
            for target in [f"{module}.{one}" if f"{module}.{one}" in known else module]
            if target in known and target != name
        }
    return found


def circles(found: Mapping[str, set[str]]) -> list[set[str]]:
    """The modules that reach themselves, in groups of those that reach each other."""
    left, groups = dict(found), []
    while leaves := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in leaves:
            del left[name]
    while left:
        start = next(iter(left))
        there = reached(left, start)
        group = {name for name in there if start in reached(left, name)}
        if group:
            groups.append(group)
        for name in group or {start}:
            del left[name]
    return groups


def reached(found: Mapping[str, set[str]], start: str) -> set[str]:
    """What is imported by it, and by what it imports."""
    seen: set[str] = set()
    to_look_at = [start]
    while to_look_at:
        fresh = (found[to_look_at.pop()] & found.keys()) - seen
        seen |= fresh
        to_look_at += fresh
    return seen


# A record, and for its type alone the function that its own method calls. It only grows shorter.
FOR_TYPES = [
    {"pokerlib.documents.coverage", "pokerlib.documents.unchecked"},
    {"pokerlib.games.checks", "pokerlib.games.game"},
    {"pokerlib.phh.read", "pokerlib.phh.replay"},
]


def test_no_module_imports_itself_by_a_detour() -> None:
    found = circles(graph(modules()))
    assert [group for group in found if group not in FOR_TYPES] == []


def test_circles_are_seen() -> None:
    down = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
    assert circles(down) == []
    assert circles({**down, "c": {"a"}}) == [{"a", "b", "c"}]
    two = {"a": {"b"}, "b": {"a", "x"}, "x": {"y"}, "y": {"x"}, "z": {"a"}}
    assert sorted(map(sorted, circles(two))) == [["a", "b"], ["x", "y"]]


def silent(tree: ast.Module) -> set[ast.AST]:
    """Strings that no learner reads: docstrings, bare strings, and messages to a programmer.

    A message may stand in a `raise`, in an error's class, or in a table that such a class uses.
    """
    quiet: set[ast.AST] = set()
    for node in ast.walk(tree):
        if (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)) or isinstance(
            node, ast.Raise | ast.Assert
        ):
            quiet.update(ast.walk(node))
        if isinstance(node, ast.ClassDef) and any("Error" in ast.unparse(b) for b in node.bases):
            quiet.update(ast.walk(node))
    used = {node.id for node in quiet if isinstance(node, ast.Name)}
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id in used:
            quiet.update(ast.walk(node))
    return quiet


def texts(path: Path) -> Iterator[tuple[int, str]]:
    tree = parsed(path)
    quiet = silent(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in quiet:
            yield node.lineno, node.value


@pytest.mark.parametrize("path", BELOW_LANGUAGE, ids=short)
def test_no_human_language_below_the_language_floor(path: Path) -> None:
    for line, text in texts(path):
        where = f"{short(path)}:{line}: {text!r}"
        if part_of(path) != KNOWS_LETTERS:
            letters = re.sub(".-.", "", text)  # nor is a range of letters in a pattern
            assert not re.search("[А-Яа-яЀ-ӿ]", letters), where
        words = re.sub(r"\b[2-9TJQKA][cdhs]\b", "-", text)  # cards are no words
        assert not re.search(r"(\b[^\W\d_]{2,}\b[ ,]+){3}", words), f"a sentence: {where}"


def test_a_planted_breach_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above can fail: relative, lazy and plain imports are all seen."""
    monkeypatch.setattr("tests.house.test_floors.ROOT", tmp_path)
    path = tmp_path / "pokerlib" / "cards" / "bad.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "from ..odds import census\nfrom pokerlib import lessons\nfrom . import model\n"
        "def f():\n    import numpy.linalg\n    return 'you have a pair of aces'\n"
        "WORDS = {'bad': 'this is not a card'}\n"
        "class BadError(ValueError):\n    def __str__(self): return WORDS['bad']\n"
    )
    names = [name for _, name in imports(path)]
    assert names == ["pokerlib.odds", "pokerlib.lessons", "pokerlib.cards", "numpy.linalg"]
    assert [text for _, text in texts(path)] == ["you have a pair of aces"]
