"""Small modules, small classes, small functions, nothing half done (CONTRIBUTING)."""

import ast
import re
from pathlib import Path

import pytest

from tests.house.tree import files, modules, parsed, short

MODULE, CLASS, FUNCTION, NAMES = 400, 250, 60, 40
TEXT = {".py", ".md", ".js", ".css", ".j2", ".html", ".po", ".toml", ".yml", ".yaml", ".ipynb", ""}
# Spelled apart, so that this very file is clean.
UNFINISHED = re.compile("|".join(["TO" + "DO", "FIX" + "ME", "X" * 3]))


def length(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert node.end_lineno is not None
    return node.end_lineno - node.lineno + 1


@pytest.mark.parametrize("path", modules(), ids=short)
def test_everything_is_small(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MODULE, f"{short(path)} has {lines} lines"
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ClassDef):
            assert length(node) <= CLASS, f"{short(path)}:{node.lineno} {node.name}"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert length(node) <= FUNCTION, f"{short(path)}:{node.lineno} {node.name}"


@pytest.mark.parametrize("path", modules(), ids=short)
def test_a_front_door_is_narrow(path: Path) -> None:
    """ruff keeps `__all__` sorted; here only its length."""
    for node in parsed(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names = ast.literal_eval(node.value)
            assert len(names) == len(set(names)) <= NAMES


def test_nothing_is_left_half_done() -> None:
    found = [
        f"{short(path)}:{number}: {line.strip()[:80]}"
        for path in files()
        if path.suffix in TEXT
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert not found


def test_only_a_base_class_leaves_a_method_to_others() -> None:
    """NotImplementedError is for a class that others in the package derive from."""
    classes = [n for p in modules() for n in ast.walk(parsed(p)) if isinstance(n, ast.ClassDef)]
    bases = {ast.unparse(base).split(".")[-1] for node in classes for base in node.bases}
    raising = {
        node.name
        for node in classes
        if any(isinstance(n, ast.Name) and n.id == "NotImplementedError" for n in ast.walk(node))
    }
    assert raising <= bases
    everywhere = sum(path.read_text("utf-8").count("NotImplementedError") for path in modules())
    inside = sum(
        isinstance(n, ast.Name) and n.id == "NotImplementedError"
        for node in classes
        for n in ast.walk(node)
    )
    assert everywhere == inside, "outside a class it means half done"


@pytest.mark.parametrize("path", modules(), ids=short)
def test_only_a_package_says_what_it_offers(path: Path) -> None:
    """`__all__` stands in the faces of packages; what is not for others begins with `_`."""
    assert path.name == "__init__.py" or "__all__" not in path.read_text("utf-8")
