"""A page by touch, with a presenter's keys, and in a browser that keeps nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from pokerlib.chinese import deal_players
from tests.browser.stage import PHONE, Part, at_rest
from tests.pages.chromium import Sheet, visit
from tests.pages.server import Process

pytestmark = pytest.mark.browser
OMAHA, DEAL, STREETS, TURN = "04_omaha", "04-06", "04-09", "04-11"
CHINESE, SETTING, CODE = "08_chinese_poker", "08-06", "BBB-BBB"
TOUCHED = {
    "viewport": {"width": PHONE[0], "height": PHONE[1]},
    "has_touch": True,
    "is_mobile": True,
}
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new Error("forbidden"); }
})"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def widget(sheet: Sheet, cell: str) -> Part:
    return Part(sheet.cell(cell).locator(".pk"))


def test_a_card_is_chosen_by_touch(app: Process, browser: Browser) -> None:
    with visit(browser, **TOUCHED) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html")
        part = widget(sheet, DEAL)
        part.button("Deal").tap()
        part.settled()
        cards = part.root.locator(".pk-hands button.pk-card")
        expect(cards).to_have_count(9)
        before = part.cards(".pk-hands button.pk-card")
        cards.nth(8).tap()
        expect(part.root.locator(".pk-grid button")).to_have_count(52)
        assert sheet.page.evaluate(SIDEWAYS) <= 0
        free = '.pk-grid button:not([aria-disabled="true"]):not(.pk-chosen)'
        part.root.locator(free).nth(20).tap()
        expect(part.root.locator(".pk-grid button")).to_have_count(0)
        after = part.cards(".pk-hands button.pk-card")
        assert after[:8] == before[:8]
        assert after[8] != before[8]
        assert not sheet.errors


def test_cards_are_set_by_touch(app: Process, browser: Browser) -> None:
    """Tapped, then their row; and taken there by one finger."""
    hand = [card.code for card in deal_players(CODE)[0]]
    with visit(browser, **TOUCHED) as context:
        sheet = Sheet(context).open(f"{app.address}/{CHINESE}.html?code={CODE}&at={SETTING}")
        part = widget(sheet, SETTING)
        lane = part.root.locator(".pk-lane")
        card = '.pk-lane [data-drag="{}"]'.format
        for code in hand[:2]:
            part.root.locator(card(code)).tap()
        part.settled()
        lane.nth(1).locator(".pk-lane-button").tap()
        part.settled()
        for code in hand[:2]:
            expect(lane.nth(1).locator(card(code).removeprefix(".pk-lane "))).to_have_count(1)
        swipe(sheet, part.root.locator(card(hand[2])), lane.nth(2))
        expect(lane.nth(2).locator("[data-drag]")).to_have_count(1)
        expect(lane.nth(2).locator(card(hand[2]).removeprefix(".pk-lane "))).to_have_count(1)
        assert sheet.page.evaluate(SIDEWAYS) <= 0
        assert not sheet.errors


def swipe(sheet: Sheet, source: Locator, target: Locator) -> None:
    """One finger takes the card there."""
    target.scroll_into_view_if_needed()
    source.scroll_into_view_if_needed()
    at_rest(sheet.page)
    touch = sheet.page.context.new_cdp_session(sheet.page)
    ends = []
    for place in (source, target):
        box = place.bounding_box()
        assert box
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (x, y), (to_x, to_y) = ends
    for part in range(6):
        point = {"x": x + (to_x - x) * part / 5, "y": y + (to_y - y) * part / 5}
        kind = "touchMove" if part else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    sheet.settled()


def test_a_clicker_walks_through_a_page(app: Process, browser: Browser) -> None:
    with visit(browser, viewport={"width": 1280, "height": 900}) as context:
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html?code={CODE}&at={STREETS}")
        page, streets = sheet.page, widget(sheet, STREETS)
        later, following = page.locator(".pk-later"), widget(sheet, TURN).root

        def press(key: str) -> None:
            page.keyboard.press(key)
            sheet.settled()
            at_rest(page)

        page.locator("[data-size-button]").click()
        streets.root.evaluate("(el) => { document.activeElement.blur(); el.scrollIntoView(); }")
        at_rest(page)
        press("PageDown")  # covers what is below
        assert streets.root.is_visible()
        assert not following.is_visible()
        told = []
        for _ in range(6):  # flop, turn, its answer, river, its answer; then the next part
            told.append(len(streets.cards('[role="group"] .pk-card:not(.pk-empty)')))
            press("PageDown")
        assert told == [4, 7, 8, 8, 9, 9]
        for _ in range(3):  # the prose before it
            if following.is_visible():
                break
            press("PageDown")
        assert following.is_visible()
        press("PageUp")
        assert not following.is_visible()
        press("Escape")
        assert later.count() == 0
        assert not sheet.errors


def test_without_storage_the_switch_still_works(app: Process, browser: Browser) -> None:
    with visit(browser) as context:
        context.add_init_script(FORBIDDEN)
        sheet = Sheet(context).open(f"{app.address}/{OMAHA}.html")
        for name, lang, word in (("Български", "bg", "Раздай"), ("English", "en", "Deal")):
            sheet.page.get_by_role("button", name=name, exact=True).click()
            expect(sheet.page.locator("html")).to_have_attribute("lang", lang)
            before = sheet.code(DEAL)
            sheet.press(DEAL, word)
            assert sheet.code(DEAL) != before
        assert not sheet.errors
