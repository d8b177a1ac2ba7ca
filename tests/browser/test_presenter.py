"""A presenter's size and keys: parts are uncovered and steps told, without touching the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import WIDE, Notebook, at_rest

pytestmark = pytest.mark.browser
CELLS: list[str | tuple[str, str]] = [
    "from pokerlib.lessons import language_switch, omaha\n\nlanguage_switch()",
    ("Първа част.", "The first part."),
    "omaha.StreetByStreet('BBB-BBB')",
    ("Последна част.", "The last part."),
]


def seen(lesson: Notebook) -> list[bool]:
    """Whether the first text, the widget and the last text are to be seen."""
    prose = lesson.page.locator('.jp-RenderedMarkdown [lang="en"] p')
    places = [prose.filter(has_text=words) for words in ("The first part.", "The last part.")]
    return [one.is_visible() for one in (places[0], lesson.part(0).root, places[1])]


def test_a_clicker_walks_through_a_lesson(visit: Visit) -> None:
    lesson = visit("presented", cells=CELLS, size=WIDE)
    lesson.run_all(1)
    lesson.language("en")
    page, widget = lesson.page, lesson.part(0)
    board = '[role="group"] .pk-card:not(.pk-empty)'

    def press(key: str) -> None:
        page.keyboard.press(key)
        widget.settled()
        at_rest(page)  # what the step brings into sight

    press("PageDown")  # the usual size leaves keys alone
    assert seen(lesson) == [True, True, True]
    lesson.top()
    lesson.switch.get_by_role("button", name="Large").click()
    expect(lesson.switch.get_by_text("PageDown or the space")).to_be_visible()
    press("PageDown")
    assert seen(lesson) == [True, False, False]
    press("ArrowRight")
    assert seen(lesson) == [True, True, False]
    told = []
    for _ in range(6):  # flop, turn, its answer, river, its answer; then the next part
        told.append((len(widget.cards(board)), widget.root.get_by_text("Show me").count()))
        press("PageDown")
    assert told == [(4, 0), (7, 0), (8, 1), (8, 0), (9, 1), (9, 0)]
    assert seen(lesson) == [True, True, True]
    press("PageUp")
    assert seen(lesson) == [True, True, False]
    code = widget.root.locator('input[name="code"]')
    code.fill("")
    code.press_sequentially("BBB BBB")
    press("ArrowRight")
    assert code.input_value() == "BBB BBB"
    assert seen(lesson) == [True, True, False]
    # With a cell in focus space and arrows are JupyterLab's own, a clicker's keys are not.
    page.locator(".jp-Cell:not(.pk-later)").last.click(position={"x": 5, "y": 5})
    for key in (" ", "ArrowRight", "ArrowLeft"):
        press(key)
    assert page.locator(".pk-later").count() == 1
    press("PageDown")
    assert page.locator(".pk-later").count() == 0
    press("PageUp")
    assert page.locator(".pk-later").count() == 1
    press("Escape")
    assert page.locator(".pk-later").count() == 0
    lesson.top()
    lesson.switch.get_by_role("button", name="Normal size").click()
    press("PageDown")
    assert page.locator(".pk-later").count() == 0


def test_escape_is_first_of_all_the_grids(visit: Visit) -> None:
    table = "omaha.DealAndSee('BBB-BBB')"
    lesson = visit("escaped", cells=[CELLS[0], table, CELLS[3]], size=WIDE)
    lesson.run_all(1)
    page, widget = lesson.page, lesson.part(0)
    lesson.switch.locator("button").last.click()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    page.keyboard.press("PageUp")
    expect(page.locator(".pk-later")).to_have_count(1)
    widget.root.locator(".pk-card").first.click()
    expect(widget.root.locator(".pk-picker")).to_be_visible()
    widget.settled()
    page.keyboard.press("Escape")
    expect(widget.root.locator(".pk-picker")).to_have_count(0)
    assert page.locator(".pk-later").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".pk-later").count() == 0
