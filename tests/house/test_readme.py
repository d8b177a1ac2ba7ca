"""README keeps its word: commands exist, links lead somewhere, both languages say the same."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from tests.house.links import HOSTS, PUBLISHED, linked, repository
from tests.house.tree import ROOT, files, short

README = (ROOT / "README.md").read_text("utf-8")
SECTION = re.compile(r"^## ", re.MULTILINE)
_, ENGLISH, BULGARIAN = SECTION.split(README)
BULGARIAN = BULGARIAN.split("\n[start]:")[0]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def shape(text: str) -> list[str]:
    """What both languages must have alike: headings, lists, tables, commands, links, pictures."""
    found = []
    fence = ""
    for line in text.splitlines():
        if line.startswith("```"):
            fence = "" if fence else line.removeprefix("```")
            found.append(line)
        elif fence == "sh" or (fence == "pycon" and line.startswith(">>> ")):
            found.append(line if fence == "sh" else ">>>")
        elif fence == "text":
            found.append(line.split()[0])
        elif line:
            found.append((re.match(r"#+ |[-|] ?|!", line) or [""])[0])
            links = re.findall(r"\]([(\[][^)\]]+[)\]])", line)
            found += [link.replace(".bg.png", ".png") for link in links]  # the same picture
            found += sorted(re.findall(r"`([^`]*[a-z]+[^`]*)`", re.sub("<[^>]+>", "", line)))
    return found


def test_both_languages_say_the_same() -> None:
    assert shape(ENGLISH) == shape(BULGARIAN)
    assert len(shape(ENGLISH)) > 50


def test_each_section_is_in_its_language() -> None:
    assert not re.search("[А-я]", ENGLISH)
    for line in re.sub("```.*?```", "", BULGARIAN, flags=re.DOTALL).splitlines():
        assert not line.strip("| -") or re.search("[А-я]", line), line


class Spaces(doctest.OutputChecker):
    """A no-break space, as the library writes it between cards, is a space on the page."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(want, got.replace("\xa0", " "), optionflags)


@pytest.mark.parametrize("text", [ENGLISH, BULGARIAN], ids=["en", "bg"])
def test_the_session_is_true(text: str) -> None:
    (session,) = re.findall("```pycon\n(.*?)```", text, re.DOTALL)
    assert 10 <= len(session.splitlines()) <= 25
    test = doctest.DocTestParser().get_doctest(session, {}, "README", "README.md", 0)
    out: list[str] = []
    runner = doctest.DocTestRunner(checker=Spaces())
    runner.run(test, out=out.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(out)


@pytest.mark.parametrize("page", PAGES)
def test_its_commands_exist(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for target in re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE):
        assert target in targets, target
    for module in re.findall(r"python3? -m ([\w.]+)", text):
        assert importlib.util.find_spec(module), module


@pytest.mark.parametrize("page", PAGES)
def test_its_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    headings = [
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    ]
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in headings, target
        elif not target.startswith("http"):
            assert (ROOT / target.split("#")[0]).exists(), target
    for name in re.findall(r"\]\[([\w-]+)\]", text):
        assert re.search(rf"^\[{name}\]: ", text, re.MULTILINE), name
    for notebook in re.findall(r"[\w/]*notebooks/\w+\.ipynb", text):
        assert (ROOT / notebook[notebook.index("notebooks/") :]).exists(), notebook


def test_it_names_the_ways_in_their_order() -> None:
    """The pages, where they are published, JupyterLab, Binder."""
    owner, name = repository().split("/")
    binder = f"https://mybinder.org/v2/gh/{repository()}/main?urlpath=lab/tree/notebooks/"
    for text in (ENGLISH, BULGARIAN):
        ways = ["make app", f"<https://{owner.lower()}.github.io/{name}/>", "make lab", "[omaha]"]
        places = [text.index(way) for way in ways]
        assert places == sorted(places)
    for notebook in (ROOT / "notebooks").glob("*.ipynb"):
        assert f"]: {binder}{notebook.name}\n" in README


def test_the_repository_is_named_in_one_place() -> None:
    assert linked(README) == README, "run python -m tests.house.links"
    others = [path for path in files() if short(path) not in {"README.md", "pyproject.toml"}]
    assert not [short(path) for path in others if _names_it(path)]


def _names_it(path: Path) -> bool:
    if path.suffix in {".png", ".pdf", ".sqlite"}:
        return False
    text, name = path.read_text("utf-8"), repository().partition("/")[2]
    return any(repository() in found[0] for found in HOSTS.finditer(text)) or any(
        found[0].endswith(f"/{name}") for found in PUBLISHED.finditer(text)
    )
