"""The notebooks as the pages see them: cells to run, prose as HTML, titles and parts."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import mistune

__all__ = ["LANGUAGES", "NOTEBOOKS", "Cell", "Notebook", "Pair", "listing", "notebooks", "read"]

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"
Lang = Literal["bg", "en"]
LANGUAGES: tuple[Lang, ...] = ("bg", "en")
Pair = tuple[str, str]
_LINK = re.compile(r'(href="[^":]*)\.ipynb')
_BLOCK = re.compile(r'<div lang="(bg|en)"[^>]*>\n(.*?)\n</div>', re.DOTALL)
_ENTRY = re.compile(r"^- \[\d\d – .+\]\(\w+\.ipynb\)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell; `name` is its id in the notebook, the same from build to build."""

    name: str
    source: str
    prose: bool

    @property
    def html(self) -> str:
        """Prose as HTML; links between notebooks lead to pages."""
        return to_pages(str(_markdown()(self.source)))

    def headings(self, level: int) -> Pair | None:
        """Its first heading of that level in both languages."""
        found = []
        for lang in LANGUAGES:
            match = re.search(rf"^{'#' * level} (.+)$", self.block(lang), re.MULTILINE)
            if match is None:
                return None
            found.append(match[1].strip())
        return found[0], found[1]

    def block(self, lang: Lang) -> str:
        """Its text in one language."""
        return "\n".join(text for one, text in _BLOCK.findall(self.source) if one == lang)


@dataclass(frozen=True, slots=True)
class Notebook:
    """A lesson: `name` is the file's, without its ending."""

    name: str
    cells: tuple[Cell, ...]

    @property
    def title(self) -> Pair:
        found = self.cells[0].headings(1)
        if found is None:
            raise ValueError(f"{self.name} has no title in both languages")
        return found

    @property
    def number(self) -> int:
        return int(self.name[:2])


def to_pages(html: str) -> str:
    """Links to notebooks become links to pages."""
    return _LINK.sub(r"\1.html", html)


@cache
def _markdown() -> mistune.Markdown:
    return mistune.create_markdown(escape=False, plugins=["table"])


def read(path: Path) -> Notebook:
    """One notebook of this project."""
    found = json.loads(path.read_text("utf-8"))
    cells = tuple(
        Cell(cell["id"], "".join(cell["source"]), cell["cell_type"] == "markdown")
        for cell in found["cells"]
    )
    return Notebook(path.stem, cells)


def notebooks(folder: Path = NOTEBOOKS) -> tuple[Notebook, ...]:
    """All of them, in order."""
    return tuple(map(read, sorted(folder.glob("[0-9][0-9]_*.ipynb"))))


def listing(cell: Cell) -> bool:
    """Whether a cell is the list of all lessons."""
    return cell.prose and len(_ENTRY.findall(cell.block("bg"))) >= 12
