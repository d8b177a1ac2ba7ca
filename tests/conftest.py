"""What every test may ask for: the tree, the cases, a program that may be missing."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Property tests look at the same examples in every run, however slow the machine is.
settings.register_profile("ours", deadline=None, derandomize=True)
settings.load_profile("ours")

ROOT = Path(__file__).resolve().parent.parent

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
DICTIONARIES = {"bg_BG": "hunspell-bg", "en_US": "hunspell-en-us"}


# No test may touch what a person has answered: progress goes to a folder of this run.
os.environ["POKERLIB_PROGRESS"] = str(Path(tempfile.mkdtemp(prefix="pokerlib-")) / "p.sqlite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exhaustive",
        action="store_true",
        help="also run what is exhaustive or repeated by the thousand (make test-all)",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the exhaustive tests out, uncounted: nobody forgot them, make test-all runs them."""
    long = [item for item in items if item.get_closest_marker("exhaustive")]
    if config.getoption("--exhaustive"):
        for item in long:
            if not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(3600))
        return
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in set(long)]


@pytest.fixture(scope="module", autouse=True)
def only_own_garbage() -> None:
    """A collection that looks through all that other modules left would be timed with a click."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def cases() -> Path:
    """The folder with real hands and showdowns; a test that needs it skips where it is not."""
    folder = Path(os.environ.get("POKERLIB_CASES", ROOT.parent / "shared" / "cases"))
    if not folder.is_dir():
        pytest.skip(f"No cases in {folder}; POKERLIB_CASES names another folder.")
    return folder


def _find(tool: str) -> tuple[str | None, str]:
    """The path of a program or a dictionary, and the Debian package that brings it."""
    if tool == "chromium":
        return next(filter(None, map(shutil.which, BROWSERS)), None), "chromium"
    if tool in DICTIONARIES:
        speller = shutil.which("hunspell")
        return (speller if speller and _has(speller, tool) else None), DICTIONARIES[tool]
    package = {"pdftotext": "poppler-utils", "pdftoppm": "poppler-utils"}.get(tool, tool)
    return shutil.which(tool), package


def _has(speller: str, dictionary: str) -> bool:
    listed = subprocess.run([speller, "-D"], input="", capture_output=True, text=True, check=False)
    return f"/{dictionary}\n" in listed.stderr + "\n"


@pytest.fixture(scope="session")
def require() -> Callable[[str], str]:
    """`require("chromium")` gives the program's path, or skips; under CI=true it fails.

    A dictionary ("bg_BG", "en_US") gives the speller that knows it.
    """

    def path_of(tool: str) -> str:
        path, package = _find(tool)
        if path is None:
            sentence = f"{tool} is not on this machine: apt install {package}"
            if os.environ.get("CI") == "true":
                pytest.fail(sentence)
            pytest.skip(sentence)
        return path

    return path_of


@pytest.fixture(scope="session")
def browser(require: Callable[[str], str]) -> Iterator[Browser]:
    """One Chromium for all tests of a worker: Playwright runs once in a thread."""
    from playwright.sync_api import sync_playwright

    from tests.browser.stage import launch

    with sync_playwright() as playwright:
        chromium = launch(playwright, require("chromium"))
        yield chromium
        chromium.close()
