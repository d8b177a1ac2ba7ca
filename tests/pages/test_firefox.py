"""The pages in Firefox (make test-all): the worker, a double click, and this machine's Python."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.pages.firefox import Firefox, started
from tests.pages.server import Process
from tests.pages.site import built, served

pytestmark = [pytest.mark.browser, pytest.mark.exhaustive, pytest.mark.timeout(600)]
DEAL, TURN = "04-06", "04-11"
READY = """() => document.documentElement.dataset.pkReady === "yes"
  && !document.querySelector("[data-fresh]")"""
CODE = """() => [document.querySelector('[data-pk-cell="{cell}"] input[name="code"]').value]"""
CLICK = """() => {
  [...document.querySelectorAll('[data-pk-cell="04-06"] button')]
    .find((one) => /Deal/.test(one.textContent)).click();
  return true;
}"""
NOTHING_WAITS = "() => !document.querySelector('.pk[data-waiting]')"
SAID = "() => document.getElementById('pk-status').textContent"


@pytest.fixture
def firefox(tmp_path: Path, require: Callable[[str], str]) -> Iterator[Firefox]:
    with started(require("firefox-esr"), tmp_path / "profile") as found:
        yield found


def code(firefox: Firefox, cell: str) -> str:
    (found,) = firefox.when(CODE.format(cell=cell))
    return str(found)


def deals(firefox: Firefox, address: str) -> None:
    """A click is answered, and the drill's question is the reader's own."""
    firefox.open(f"{address}/04_omaha.html?lang=en")
    firefox.when(READY)
    before, turn = code(firefox, DEAL), code(firefox, TURN)
    firefox.when(CLICK)
    firefox.when(NOTHING_WAITS)
    assert code(firefox, DEAL) != before
    firefox.open(f"{address}/04_omaha.html?lang=en&code=ZRW-NYF&at={TURN}")
    firefox.when(READY)
    assert code(firefox, TURN) == "ZRW-NYF" != turn


def test_from_a_web_space(firefox: Firefox) -> None:
    with served(built()) as base:
        deals(firefox, f"{base}/site")


def test_by_a_double_click_it_says_once_that_pages_remember_apart(firefox: Firefox) -> None:
    folder = (built() / "usb").as_uri()
    firefox.open(f"{folder}/03_badugi.html")
    firefox.when(READY)
    assert "keep their progress apart" in firefox.when(SAID)
    deals(firefox, folder)


def test_with_this_machines_python(firefox: Firefox, app: Process) -> None:
    deals(firefox, app.address)
