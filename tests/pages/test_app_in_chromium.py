"""`make app` as a reader sees it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from pages.notebooks import notebooks
from tests.pages.chromium import Sheet, visit
from tests.pages.server import Process, running

pytestmark = pytest.mark.browser
OMAHA, DEAL = "04_omaha", "04-06"
LOOKS = [(width, dark) for width in (1280, 390) for dark in (False, True)]
BOOKS = [book.name for book in notebooks()]
SAMPLE = [(book, *LOOKS[place % 4]) for place, book in enumerate(BOOKS)]
ALL = [(book, *look) for book in BOOKS for look in LOOKS if (book, *look) not in SAMPLE]


def test_a_click_is_answered_and_a_reload_shows_the_same(app: Process, browser: Browser) -> None:
    with visit(browser) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html")
        sheet.press(DEAL, "Deal")
        code, seen = sheet.code(DEAL), sheet.seen()
        assert code
        sheet.page.reload()
        sheet.ready()
        assert (sheet.code(DEAL), sheet.seen()) == (code, seen)
        other = Sheet(context).open(f"{app.address}/{OMAHA}.html?code={code}&at={DEAL}")
        assert other.code(DEAL) == code
        assert not sheet.errors + other.errors


def test_an_address_that_is_wrong_says_so_and_opens_the_lesson(
    app: Process, browser: Browser
) -> None:
    with visit(browser) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html?code=AAA-AAA")
        expect(sheet.page.locator("#pk-status")).to_contain_text("code=AAA-AAA")
        sheet.press(DEAL, "Deal")
        assert sheet.code(DEAL)


def test_one_exercise_alone(app: Process, browser: Browser) -> None:
    with visit(browser) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html?only={DEAL}&lang=bg")
        expect(sheet.page.locator(".pk:visible")).to_have_count(1)
        expect(sheet.page.locator(".bar")).to_be_hidden()
        sheet.press(DEAL, "Раздай")


def test_language_background_and_size_are_remembered(app: Process, browser: Browser) -> None:
    with visit(browser, color_scheme="light") as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html")
        page = sheet.page
        page.get_by_role("button", name="Български", exact=True).click()
        page.locator("[data-theme-button]").click()
        page.locator("[data-size-button]").click()
        sheet.open(f"{app.address}/03_badugi.html")
        html = page.locator("html")
        expect(html).to_have_attribute("lang", "bg")
        expect(html).to_have_attribute("data-theme", "dark")
        expect(html).to_have_attribute("data-pk-size", "large")
        expect(page.locator("h1:visible")).to_have_text("Бадуги")
        assert not sheet.errors


def test_the_rail_leads_to_every_part(app: Process, browser: Browser) -> None:
    with visit(browser, viewport={"width": 390, "height": 844}) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html")
        links = sheet.page.locator("#rail a")
        count = links.count()
        assert count >= 8
        for place in range(count):
            sheet.page.locator(".rail-button").click()
            links.nth(place).click()
            part = sheet.page.locator(str(links.nth(place).get_attribute("href")))
            expect(part.locator("h2:visible")).to_be_in_viewport()
            expect(sheet.page.locator("#rail")).to_be_hidden()


def test_a_page_survives_the_process(tmp_path: Path, browser: Browser) -> None:
    """A click while nothing listens waits, and is done once when the process is there again."""
    with running("app", tmp_path) as process, visit(browser) as context:
        sheet = Sheet(context).open(f"{process.address}/{OMAHA}.html")
        sheet.press(DEAL, "Deal")
        before = sheet.code(DEAL)
        process.kill()
        expect(sheet.page.locator("#pk-status")).to_contain_text("your answers wait")
        sheet.cell(DEAL).get_by_role("button", name="Deal", exact=True).click()
        process.start()
        sheet.ready()
        sheet.settled()
        assert sheet.code(DEAL) != before
        expect(sheet.page.locator("#pk-status")).to_be_empty()


def nothing_for_axe(app: Process, browser: Browser, book: str, width: int, *, dark: bool) -> None:
    scheme = "dark" if dark else "light"
    with visit(
        browser, viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True
    ) as context:
        sheet = Sheet(context).open(f"{app.address}/{book}.html")
        sheet.page.evaluate("window.dispatchEvent(new Event('beforeprint'))")  # brings all of it
        sheet.page.wait_for_function("() => !document.querySelector('[data-pk-later]')")
        sheet.page.wait_for_load_state("networkidle")
        assert sheet.violations() == []
        wider = "document.documentElement.scrollWidth - innerWidth"
        assert sheet.page.evaluate(wider) <= 0
        assert not sheet.errors


@pytest.mark.parametrize(("book", "width", "dark"), SAMPLE)
def test_axe_finds_nothing(
    app: Process, browser: Browser, book: str, width: int, dark: bool
) -> None:
    nothing_for_axe(app, browser, book, width, dark=dark)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("book", "width", "dark"), ALL)
def test_axe_finds_nothing_in_any_look(
    app: Process, browser: Browser, book: str, width: int, dark: bool
) -> None:
    nothing_for_axe(app, browser, book, width, dark=dark)
