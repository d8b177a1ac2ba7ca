"""What every committed notebook looks like; that it runs, nbval says (see pyproject.toml)."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
START = ROOT / "notebooks" / "00_start.ipynb"
TWINS = re.compile(
    r'<div lang="bg"(?: class="mathjax_ignore")?>\n\n(.+?)\n\n</div>\n\n'
    r'<div lang="en"(?: class="mathjax_ignore")?>\n\n(.+?)\n\n</div>',
    re.DOTALL,
)
LINK = re.compile(r"\]\(([^)]+)\)")
IGNORE = "nbval-ignore-output"
TAGS = {IGNORE, "nbval-skip", "raises-exception"}

Cell = dict[str, Any]

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


@dataclass(frozen=True)
class Book:
    path: Path
    raw: dict[str, Any]

    def cells(self, kind: str) -> list[dict[str, Any]]:
        return [cell for cell in self.raw["cells"] if cell["cell_type"] == kind]

    def twins(self) -> list[tuple[str, str, str]]:
        """(cell id, Bulgarian block, English block) of each prose cell."""
        found = []
        for cell in self.cells("markdown"):
            match = TWINS.fullmatch(source(cell))
            assert match, f"{cell['id']}: not a pair of blocks with blank lines inside"
            found.append((cell["id"], match[1], match[2]))
        return found


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


@cache
def read(path: Path) -> Book:
    return Book(path, json.loads(path.read_text("utf-8")))


def structure(block: str) -> list[str]:
    """What of a block must be the same in its twin, line by line: headings, items, paragraphs."""
    kinds = []
    for line in block.split("\n"):
        heading, item = re.match(r"#+ ", line), re.match(r"\s*([-*]|\d+\.) ", line)
        if heading:
            kinds.append(heading[0])
        elif item:
            kinds.append("item " + re.sub(r"\d+", "1", item[0]))
        elif line.startswith(("|", "$$", "```", ">")):
            kinds.append(line[0])
        elif line.strip():
            kinds.append("text")
    return kinds


def test_there_are_notebooks() -> None:
    assert START in NOTEBOOKS
    assert len(NOTEBOOKS) >= 2


@every_notebook
def test_it_is_a_valid_notebook(path: Path) -> None:
    book = nbformat.read(path, as_version=nbformat.NO_CONVERT)
    nbformat.validate(book)
    assert (book.nbformat, book.nbformat_minor) == (4, 5)


@every_notebook
def test_ids_are_stable_and_metadata_is_clean(path: Path) -> None:
    book = read(path)
    ids = [cell["id"] for cell in book.raw["cells"]]
    assert len(set(ids)) == len(ids)
    # Words that a person gave: an editor's random ids would change with each save.
    assert all(re.fullmatch(rf"{path.stem[:2]}-[a-z0-9-]+", one) for one in ids), ids
    assert set(book.raw["metadata"]) <= {"kernelspec", "language_info", "title"}
    assert book.raw["metadata"]["language_info"] == {"name": "python"}
    assert book.raw["metadata"]["kernelspec"]["name"] == "python3"
    for cell in book.cells("markdown"):
        assert cell["metadata"] == {}, cell["id"]
        assert "attachments" not in cell


@every_notebook
def test_every_text_has_its_twin(path: Path) -> None:
    for name, bulgarian, english in read(path).twins():
        assert "<div" not in bulgarian + english, name
        assert structure(bulgarian) == structure(english), name
        links = [sorted(LINK.findall(block)) for block in (bulgarian, english)]
        assert links[0] == links[1], name
        bold = [block.count("**") for block in (bulgarian, english)]
        assert all(count % 2 == 0 for count in bold), name
        assert re.search("[а-я]", bulgarian), name
        assert not re.search("[а-яА-Я]", english), name


@every_notebook
def test_it_begins_with_its_one_title(path: Path) -> None:
    twins = read(path).twins()
    for block in (1, 2):
        titles = re.findall(r"^# .+", "\n".join(one[block] for one in twins), re.MULTILINE)
        assert len(titles) == 1
        assert twins[0][block].startswith(titles[0])
    assert read(path).raw["cells"][0]["cell_type"] == "markdown"


@every_notebook
def test_code_is_a_short_call_folded_away(path: Path) -> None:
    for cell in read(path).cells("code"):
        code = [line for line in source(cell).split("\n") if line.strip()]
        assert 1 <= len(code) <= 3, cell["id"]
        tags = cell["metadata"].get("tags", [])
        assert set(tags) <= TAGS, cell["id"]
        assert set(cell["metadata"]) <= {"jupyter", "tags"}, cell["id"]
        assert cell["metadata"]["jupyter"] == {"source_hidden": True}, cell["id"]
        allowed = (ast.Import, ast.ImportFrom, ast.Expr, ast.Assign)
        for node in ast.parse(source(cell)).body:
            assert isinstance(node, allowed), f"{cell['id']}: a rule or a loop in a notebook"
            if isinstance(node, ast.ImportFrom):
                assert str(node.module).split(".")[0] == "pokerlib", cell["id"]
            if isinstance(node, ast.Import):
                assert all(one.name.split(".")[0] == "pokerlib" for one in node.names), cell["id"]
        assert "<" not in re.sub(r'"[^"]*"', "", source(cell)), cell["id"]


@every_notebook
def test_what_is_committed_was_run(path: Path) -> None:
    """nbval compares nothing where a cell has no number: it would pass, unread."""
    for cell in read(path).cells("code"):
        if IGNORE in cell["metadata"].get("tags", []):
            assert cell["outputs"] == [], f"{cell['id']}: what is not compared is not committed"
            assert cell["execution_count"] is None, cell["id"]
            continue
        assert cell["execution_count"] is not None, f"{cell['id']} was never run"
        assert cell["outputs"], f"{cell['id']} shows nothing"


@every_notebook
def test_committed_outputs_are_clean_and_in_both_languages(path: Path) -> None:
    for cell in read(path).cells("code"):
        for output in cell["outputs"]:
            assert output["output_type"] != "error", cell["id"]
            assert output.get("name") != "stderr", cell["id"]
            data = output.get("data", {})
            assert "application/vnd.jupyter.widget-view+json" not in data, cell["id"]
            shown = "".join(data.get("text/html", data.get("text/markdown", "")))
            assert shown.count('lang="bg"') == shown.count('lang="en"') > 0, cell["id"]


@every_notebook
def test_links_lead_somewhere(path: Path) -> None:
    for _, bulgarian, english in read(path).twins():
        for target in LINK.findall(bulgarian + english):
            if not target.startswith(("http://", "https://", "#")):
                assert (path.parent / target.split("#")[0]).is_file(), target


def test_the_start_lists_every_lesson_in_order_and_no_other() -> None:
    there = [path.name for path in NOTEBOOKS if path != START]
    for block in (1, 2):
        text = "\n".join(one[block] for one in read(START).twins())
        listed = [link for link in LINK.findall(text) if link.endswith(".ipynb")]
        assert list(dict.fromkeys(listed)) == there
        items = re.findall(r"^- \[(\d\d) – [^\]]+\]\((\d\d)_\w+\.ipynb\): .+", text, re.MULTILINE)
        assert [number for number, _ in items] == [name[:2] for name in there]
        assert all(shown == real for shown, real in items)


@every_notebook
def test_every_lesson_has_the_switch_and_leads_back(path: Path) -> None:
    book = read(path)
    first = source(book.cells("code")[0])
    assert first.rstrip().endswith(f'language_switch("{path.stem[:2]}")')
    if path != START:
        for block in (1, 2):
            assert "00_start.ipynb" in LINK.findall(book.twins()[-1][block])


@every_notebook
def test_dollars_are_no_mathematics(path: Path) -> None:
    """Two dollars in a paragraph are set as a formula by JupyterLab, escaped or not (S15).

    Escaped, they survive Markdown; `mathjax_ignore` keeps MathJax from what Markdown has made.
    """
    for cell in read(path).cells("markdown"):
        for opening, block in re.findall(r"(<div lang=[^>]*>)(.*?)</div>", source(cell), re.DOTALL):
            assert not re.search(r"(?<!\\)\$", block), cell["id"]
            assert ("\\$" in block) == ("mathjax_ignore" in opening), cell["id"]


# The checks must be able to fail: each fault of a small spoilt notebook is found.
def replaced(old: str, new: str) -> Callable[[Cell, Cell, Cell], None]:
    def spoil(prose: Cell, _: Cell, __: Cell) -> None:
        assert old in source(prose)
        prose["source"] = [source(prose).replace(old, new)]

    return spoil


def code_is(*lines: str) -> Callable[[Cell, Cell, Cell], None]:
    return lambda _, code, __: code.update(source=["\n".join(lines)])


ERROR = {"output_type": "error", "ename": "E", "evalue": "", "traceback": []}
SPOILT = {
    "block without a twin": (
        replaced('\n\n<div lang="en">', '\n\n<div lang="de">'),
        test_every_text_has_its_twin,
    ),
    "no blank line": (
        replaced('<div lang="en">\n\n', '<div lang="en">\n'),
        test_every_text_has_its_twin,
    ),
    "dollars": (replaced("Omaha", "Omaha for $5"), test_dollars_are_no_mathematics),
    "escaped dollars": (replaced("Omaha", "Omaha for \\$5"), test_dollars_are_no_mathematics),
    "heading of another level": (replaced("# Omaha", "## Omaha"), test_every_text_has_its_twin),
    "item that is none": (replaced("- say who", "say who"), test_every_text_has_its_twin),
    "link of one language": (
        replaced("Omaha", "[O](00_start.ipynb)"),
        test_every_text_has_its_twin,
    ),
    "two titles": (
        replaced("After this", "# Another\n\nAfter this"),
        test_it_begins_with_its_one_title,
    ),
    "long cell": (code_is("a()", "b()", "c()", "d()"), test_code_is_a_short_call_folded_away),
    "loop": (code_is("for x in y: x()"), test_code_is_a_short_call_folded_away),
    "foreign import": (code_is("import os"), test_code_is_a_short_call_folded_away),
    "open cell": (
        lambda _, code, __: code["metadata"].pop("jupyter"),
        test_code_is_a_short_call_folded_away,
    ),
    "not run": (lambda _, code, __: code["metadata"].pop("tags"), test_what_is_committed_was_run),
    "traceback": (
        lambda _, code, __: code.update(outputs=[ERROR]),
        test_committed_outputs_are_clean_and_in_both_languages,
    ),
    "dead link": (replaced("Omaha", "[O](gone.ipynb)"), test_links_lead_somewhere),
    "random id": (
        lambda prose, _, __: prose.update(id="a1b2c3d4"),
        test_ids_are_stable_and_metadata_is_clean,
    ),
    "widget state": (
        lambda _, __, book: book["metadata"].update(widgets={}),
        test_ids_are_stable_and_metadata_is_clean,
    ),
}


@pytest.mark.parametrize("fault", SPOILT)
def test_the_checks_see_what_is_wrong(tmp_path: Path, fault: str) -> None:
    raw = json.loads((ROOT / "notebooks" / "04_omaha.ipynb").read_text("utf-8"))
    for other in (ROOT / "notebooks").glob("*.ipynb"):  # what it links to is there
        (tmp_path / other.name).touch()
    path = tmp_path / "04_omaha.ipynb"
    spoil, test = SPOILT[fault]
    path.write_text(json.dumps(raw), "utf-8")
    test(path)
    read.cache_clear()
    prose = next(cell for cell in raw["cells"] if cell["cell_type"] == "markdown")
    code = next(cell for cell in raw["cells"] if cell["cell_type"] == "code")
    spoil(prose, code, raw)
    path.write_text(json.dumps(raw), "utf-8")
    with pytest.raises((AssertionError, KeyError)):
        test(path)
