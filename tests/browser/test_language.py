"""Two languages at once: the switch, what it keeps, where the choice goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import LANGUAGES, WIDE, Notebook, at_rest

pytestmark = pytest.mark.browser
SWITCH = "from pokerlib.lessons import language_switch, omaha\n\nlanguage_switch()"
TEXT = ("Текст на български. " * 40, "Some text in English. " * 40)


def shows(notebook: Notebook, lang: str, where: str) -> bool:
    return notebook.page.locator(f'{where} [lang="{lang}"]:visible').count() > 0


def test_prose_and_widgets_change_together_and_keep_their_state(visit: Visit) -> None:
    two = visit("two", cells=[SWITCH, TEXT, "omaha.DealAndSee('BBB-BBB')", TEXT, SWITCH])
    two.run_all(1)
    widget, page = two.part(0), two.page
    widget.unfold("Type the cards")
    widget.root.locator('input[name="hole"]').fill("half typed")
    cards = widget.cards()
    switches = page.locator(".pk-switch")
    expect(switches).to_have_count(2)
    for choice, name in LANGUAGES.items():
        switches.nth(1).get_by_role("button", name=name, exact=True).click()
        for one in switches.all():  # both follow
            pressed = one.locator('[role="group"]').first.locator('[aria-pressed="true"]')
            expect(pressed).to_have_text(name)
        for where in (".jp-RenderedMarkdown", ".pk-boxes"):
            for lang in ("bg", "en"):
                assert shows(two, lang, where) == (choice in {lang, "both"}), (choice, lang, where)
        assert widget.cards() == cards
        assert widget.root.locator('input[name="hole"]').input_value() == "half typed"
    size = "parseFloat(getComputedStyle(document.querySelector('.pk:not(.pk-switch)')).fontSize)"
    prose = size.replace(".pk:not(.pk-switch)", ".jp-RenderedMarkdown p")
    before = page.evaluate(f"[{size}, {prose}]")
    two.language("en")
    switches.nth(0).get_by_role("button", name="Large").click()
    after = page.evaluate(f"[{size}, {prose}]")
    assert after[0] > 1.4 * before[0]
    assert after[1] > 1.4 * before[1]
    two.shot("size-large")
    switches.nth(1).get_by_role("button", name="Normal size").click()
    assert page.evaluate(f"[{size}, {prose}]") == before


def test_a_long_notebook_keeps_the_language_to_its_end(visit: Visit) -> None:
    cells: list[str | tuple[str, str]] = [SWITCH, *[TEXT] * 98, "omaha.DealAndSee('BBB-BBB')"]
    long = visit("long", cells=cells, size=WIDE)
    long.run_all(0)
    long.language("bg")
    for to in (*range(0, 30_000, 1500), 10_000_000):
        long.scroll(to)
        at_rest(long.page)
        assert not shows(long, "en", ".jp-RenderedMarkdown")
    last = long.page.locator(".pk-boxes").last
    last.scroll_into_view_if_needed()
    assert shows(long, "bg", ".pk-boxes")
    assert not shows(long, "en", ".pk-boxes")
    long.top()
    long.language("en")
    long.scroll(10_000_000)
    last.scroll_into_view_if_needed()
    assert shows(long, "en", ".pk-boxes")
    assert not shows(long, "bg", ".pk-boxes")


def test_the_choice_goes_along_to_the_next_notebook(visit: Visit) -> None:
    first = visit("first", cells=[SWITCH, TEXT])
    first.run_all(0)
    assert shows(first, "en", ".jp-RenderedMarkdown")  # the browser's own language
    first.language("bg")
    second = visit("second", cells=[TEXT, SWITCH], beside=first)
    second.run_all(0)
    assert not shows(second, "en", ".jp-RenderedMarkdown")
    second.language("en")
    for one in (first, second):  # tabs that are open follow at once
        one.page.locator('.jp-RenderedMarkdown [lang="en"]:visible').first.wait_for()
        assert not shows(one, "bg", ".jp-RenderedMarkdown")
