"""Reading what a widget shows: its texts, cards and buttons, as plain data."""

from __future__ import annotations

import ast
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from pokerlib.lessons.components.widget import LessonWidget

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("bg", "en")
FOLDER = tempfile.mkdtemp(prefix="pokerlib-")
LEARNERS = count()


def walk(nodes: list[Any]) -> Iterator[Any]:
    """Every node, parents first."""
    for node in nodes:
        yield node
        if isinstance(node, dict):
            yield from walk(node.get("x", []))


def shown(widget: LessonWidget) -> list[Any]:
    return widget.view["nodes"]


def part(widget: LessonWidget, key: str) -> list[Any]:
    """The node with this key, as a list (empty if it isn't there)."""
    return [n for n in walk(shown(widget)) if isinstance(n, dict) and n.get("k") == key][:1]


def text(nodes: list[Any], lang: str) -> str:
    """The words that a reader of this language sees."""
    place = LANGUAGES.index(lang)
    pieces = []
    for node in walk(nodes):
        if isinstance(node, str):
            pieces.append(node)
        elif "t" in node:
            pieces.append(node["t"][place])
    return " ".join(pieces)


def cards_in(nodes: list[Any]) -> list[str]:
    return [node["card"] for node in walk(nodes) if isinstance(node, dict) and node.get("card")]


def looking(nodes: list[Any], look: str) -> set[str]:
    """The codes of the cards with this look."""
    return {
        node["card"]
        for node in walk(nodes)
        if isinstance(node, dict) and f"pk-{look}" in node.get("c", "").split() and "card" in node
    }


def problem(widget: LessonWidget, lang: str) -> str | None:
    found = part(widget, "problem")
    return text(found, lang) if found else None


def offered(widget: LessonWidget) -> list[tuple[Any, ...]]:
    """What the page can send from here: clicks, keys, folds."""
    actions = []
    for node in walk(shown(widget)):
        if not isinstance(node, dict) or node.get("a", {}).get("aria-disabled") == "true":
            continue
        for kind, what in node.get("on", {}).items():
            if kind == "keys":
                actions += [tuple(one) for one in what.values()]
            elif kind == "toggle":
                actions.append((*what, "data-open" not in node.get("a", {})))
            elif kind == "change":
                actions.append((*what, node.get("a", {}).get("value", "")))
            else:
                actions.append(tuple(what))
    return actions


def fields(widget: LessonWidget) -> list[str]:
    names = (n.get("a", {}).get("name") for n in walk(shown(widget)) if isinstance(n, dict))
    return [name for name in names if name]


def size(widget: LessonWidget) -> int:
    return len(json.dumps(widget.view, ensure_ascii=False).encode())


def state(widget: LessonWidget) -> dict[str, Any]:
    """What a refusal must not change."""
    passing = {"fields", "problem", "trouble_at", "goal"}
    return {k: v for k, v in vars(widget).items() if k[0] != "_" and k not in passing}


@dataclass(frozen=True)
class Cell:
    """A code cell of a notebook that shows a widget."""

    name: str
    imports: str
    source: str

    def widget(self) -> LessonWidget:
        """A new one, of a learner who has not answered anything yet."""
        os.environ["POKERLIB_PROGRESS"] = f"{FOLDER}/{next(LEARNERS)}.sqlite"
        space: dict[str, Any] = {}
        exec(self.imports, space)  # noqa: S102 - the notebooks' own cells
        *before, last = ast.parse(self.source).body
        exec(compile(ast.Module(before, []), self.name, "exec"), space)  # noqa: S102
        assert isinstance(last, ast.Expr), self.name
        return eval(compile(ast.Expression(last.value), self.name, "eval"), space)  # noqa: S307


@cache
def cells() -> tuple[Cell, ...]:
    """Every widget of every lesson."""
    found = []
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        imports = ""
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            if cell["cell_type"] != "code":
                continue
            source = "".join(cell["source"])
            if "language_switch(" not in source and "nbval-ignore-output" in cell["metadata"].get(
                "tags", ()
            ):
                found.append(Cell(f"{path.stem}:{source.splitlines()[-1]}", imports, source))
            imports += "".join(
                f"{ast.unparse(node)}\n"
                for node in ast.parse(source).body
                if isinstance(node, ast.Import | ast.ImportFrom)
            )
    return tuple(found)


def widgets(notebook: str = "") -> list[Cell]:
    """The cells that show a widget, of every notebook or of this one."""
    found = (cell for cell in cells() if cell.name.startswith(f"{notebook}:" if notebook else ""))
    return [cell for cell in found if isinstance(cell.widget(), LessonWidget)]
