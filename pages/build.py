"""Builds the pages from the notebooks: prose and pictures now, widgets drawn from their state."""

from __future__ import annotations

import hashlib
import json
import random
import re
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pages.bundle import page_script
from pages.desk import Desk
from pages.live import compiled
from pages.notebooks import Cell, Notebook, listing, notebooks, to_pages
from pages.standin import AnyWidget
from pages.template import Part, page, slug, title_of
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.widget import STATIC as WIDGETS

__all__ = ["Built", "build"]

STATIC = Path(__file__).parent / "static"
LATER = 20_000  # characters of a result that is a file of its own, fetched when it is near
# What is said of running a notebook: a paragraph that begins with it, or a few words.
_TO_RUN = re.compile(r'<p><span class="pk-run">.*?</p>\n?', re.DOTALL)
_RUN = re.compile(r'<span class="pk-run">.*?</span>', re.DOTALL)
WITH_NUMPY = {"09_probability"}  # where it makes a difference, and is worth the wait
MAY = {  # what a page may, by where its Python is
    "app": frozenset({"files", "folder", "keep", "numpy", "print"}),
    "class": frozenset({"files", "numpy", "print"}),
    "worker": frozenset({"files", "keep", "print"}),
}


@dataclass(slots=True)
class Built:
    """One lesson, its cells run: what is drawn, what Python runs again, what chance gave."""

    lesson: Notebook
    drawn: dict[str, dict[str, Any]] = field(default_factory=dict)
    script: list[tuple[str, str]] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    later: dict[str, str] = field(default_factory=dict)  # cell: HTML
    fresh: list[str] = field(default_factory=list)  # drills: each reader's question is another


def run(lesson: Notebook, may: Iterable[str]) -> Built:
    """Run a lesson's cells; the first deals are the same in every build."""
    built = Built(lesson)
    chance = random.Random(lesson.name)

    def draw(most: int) -> int:
        built.draws.append(chance.randrange(most))
        return built.draws[-1]

    code = [(cell.name, cell.source) for cell in lesson.cells if not cell.prose]
    desk = Desk(compiled(code), progress=None, may=may, address={}, draw=draw, clock=lambda: (0, 0))
    desk.begin()
    live = desk.live
    if live.failed:
        cell, why = next(iter(live.failed.items()))
        raise RuntimeError(f"{lesson.name}, cell {cell}: {why}")
    html: dict[str, str] = {}
    for name, source in code:
        shown = live.shown[name]
        if name in live.widgets:
            built.drawn[name] = live.widgets[name].state()
            html[name] = _place(name)
            if _drawn_by_chance(live.widgets[name]):
                built.fresh.append(name)
        if shown is None or isinstance(shown, AnyWidget):
            built.script.append((name, source))
        else:
            html[name] = _result(built, name, to_pages(_markup(shown)))
    built.parts = _parts(lesson, html)
    return built


def _drawn_by_chance(widget: object) -> bool:
    """Whether it is a drill or a test, and not the list of questions that everybody gets."""
    listed = isinstance(widget, Drill) and widget.series and not widget.test
    return isinstance(widget, Drill) and not (listed and len(widget.sources) == 1)


def _markup(shown: object) -> str:
    for ask in ("_repr_mimebundle_", "_repr_html_"):
        if hasattr(shown, ask):
            found = getattr(shown, ask)()
            return str(found["text/html"] if isinstance(found, dict) else found)
    raise RuntimeError(f"{type(shown).__name__} cannot be shown on a page")


def lessons_of(built: Iterable[Built]) -> dict[str, Any]:
    """What a process needs to hold the widgets of these pages."""
    return {
        one.lesson.name: {"script": one.script, "draws": one.draws, "drawn": without_names(one)}
        for one in built
        if one.drawn
    }


def _place(name: str) -> str:
    return (
        f'<div class="jp-Cell" id="cell-{name}"><div class="jp-OutputArea-output" '
        f'data-pk-cell="{name}"></div></div>'
    )


def _result(built: Built, name: str, html: str) -> str:
    """A table or a picture; a large one is fetched when the reader comes near."""
    inner, more = html, ""
    if len(html) > LATER:
        built.later[name] = html
        inner, more = "", f' data-pk-later="{name}" style="min-height:{_height(html)}px"'
    return (
        f'<div class="jp-Cell" id="cell-{name}">'
        f'<div class="jp-OutputArea-output jp-RenderedHTMLCommon"{more}>{inner}</div></div>'
    )


_TR = re.compile(r"<tr.*?(?=<tr|$)", re.DOTALL)
_FOLDED = re.compile(r"<details.*?</details>", re.DOTALL)
_ENGLISH = re.compile(r'<span class="pk-t" lang="en">.*?</span>', re.DOTALL)
_MARKUP = re.compile(r"<[^>]*>|^[^>]*>")


def _height(html: str) -> int:
    """About how high it will be, so that the page does not jump when it comes."""
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', html)
    if box:
        return round(820 * float(box[2]) / float(box[1]))
    seen, folded = _FOLDED.subn("", _ENGLISH.sub("", html))
    return 12 * folded + sum(26 + 24 * _lines(row) for row in _TR.findall(seen))


def _lines(row: str) -> int:
    """How many lines the fullest cell of a row needs, of about 90 characters for them all."""
    cells = [len(_MARKUP.sub("", cell)) for cell in re.split("<t[dh]", row)[1:]]
    return max((length * len(cells) // 90 for length in cells), default=0) + 1


def _parts(lesson: Notebook, html: Mapping[str, str]) -> list[Part]:
    """Cells from one heading to the next; the list of lessons is left out, since the map has it."""
    found: list[tuple[str, tuple[str, str] | None, list[str]]] = [("top", None, [])]
    for cell in lesson.cells:
        if listing(cell):
            continue
        heading = cell.headings(2) if cell.prose else None
        if heading:
            found.append((slug(heading[1]), heading, []))
        if cell.prose:
            found[-1][2].append(_prose(cell))
        elif cell.name in html:
            found[-1][2].append(html[cell.name])
    return [Part(anchor, title, tuple(cells)) for anchor, title, cells in found]


def _prose(cell: Cell) -> str:
    html = _RUN.sub("", _TO_RUN.sub("", cell.html))
    return (
        f'<div class="jp-Cell"><div class="jp-RenderedHTMLCommon jp-RenderedMarkdown prose">'
        f"{html}</div></div>"
    )


Hook = Callable[[Path], None]


def build(
    folder: Path,
    *,
    python: str,
    lessons: Sequence[str] = (),
    more: Hook | None = None,
    wheel: str | None = None,
) -> list[Built]:
    """Write the pages into `folder`; `python` is where they find Python: a key of MAY.

    `lessons`: only these (tests). `more` writes what else belongs to this build, `wheel` is the
    name of NumPy's. Gives what was built.
    """
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "later").mkdir(parents=True)
    books = notebooks()
    built = [run(book, MAY[python]) for book in books if not lessons or book.name in lessons]
    for name in ("page.css", "first.js", "icon.svg"):
        shutil.copy(STATIC / name, folder / name)
    shutil.copy(WIDGETS / "view.css", folder / "view.css")
    (folder / "app.webmanifest").write_text(json.dumps(_manifest(), ensure_ascii=False), "utf-8")
    for one in built:
        for cell, html in one.later.items():
            text = f"pkLater({json.dumps(cell)}, {json.dumps(html, ensure_ascii=False)});\n"
            (folder / "later" / f"{cell}.js").write_text(text, "utf-8")
    if more:
        more(folder)
    said = [page_data(one, python, "", wheel) for one in built]
    key = digest(folder, page_script(WIDGETS, STATIC, ""), json.dumps(said))
    (folder / "page.js").write_text(page_script(WIDGETS, STATIC, key), "utf-8")
    order = [book.name for book in books]
    for one in built:
        html = page(one.lesson, one.parts, order, page_data(one, python, key, wheel), ("page.js",))
        (folder / f"{one.lesson.name}.html").write_text(html, "utf-8")
        if one.lesson.number == 0:
            (folder / "index.html").write_text(html, "utf-8")
    return built


def without_names(one: Built) -> dict[str, dict[str, Any]]:
    """The states, less the cards' names, which stand once in a page."""
    return {
        cell: {name: value for name, value in state.items() if name != "lexicon"}
        for cell, state in one.drawn.items()
    }


def page_data(one: Built, python: str, key: str, wheel: str | None) -> dict[str, Any]:
    """What the host needs to draw a page and to wake Python; what all widgets share stands once."""
    shared: dict[str, Any] = next((state["lexicon"] for state in one.drawn.values()), {})
    data: dict[str, Any] = {
        "build": key,
        "lesson": one.lesson.name,
        "python": python,
        "lexicon": shared,
        "drawn": without_names(one),
        "fresh": one.fresh,
    }
    if python == "worker":
        needs = wheel if one.lesson.name in WITH_NUMPY else None
        may = sorted(MAY[python] | ({"numpy"} if needs else set()))
        data |= {"script": one.script, "draws": one.draws, "may": may, "wheel": needs}
    return data


def digest(folder: Path, *more: str) -> str:
    """What the pages were made of, in 16 letters: a build is never mixed with another."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    for one in more:
        found.update(one.encode())
    return found.hexdigest()[:16]


def _manifest() -> dict[str, Any]:
    return {
        "name": f"pokerlib: {title_of('lessons')}",
        "short_name": "pokerlib",
        "start_url": "index.html",
        "display": "standalone",
        "background_color": "#faf8f3",
        "theme_color": "#5b3a9e",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
    }
