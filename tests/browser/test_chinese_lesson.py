"""Lesson 08 by mouse, by click, from the keyboard and by touch, on one page each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from pokerlib.chinese import deal_players
from tests.browser.conftest import Visit
from tests.browser.stage import TALL, Notebook, Part, at_rest

pytestmark = pytest.mark.browser
QUIZ, SETTING, COMPARE, EXAMPLE, CHECK = 0, 1, 2, 3, 4
CODE = "BBB-BBB"
HAND = [card.code for card in deal_players(CODE)[0]]
LANES = {"front": 0, "middle": 1, "back": 2, "tray": 3}


@pytest.fixture(scope="module")
def opened(hall: Visit) -> Notebook:
    lesson = hall("08_chinese_poker", size=TALL)
    lesson.run_all(5)
    lesson.language("en")
    return lesson


@pytest.fixture
def lesson(opened: Notebook) -> Iterator[Notebook]:
    yield opened
    opened.sound()


@pytest.fixture
def table(lesson: Notebook) -> Part:
    part = lesson.part(SETTING)
    part.enter(code=CODE)
    return part


def lane(part: Part, name: str) -> Locator:
    return part.root.locator(".pk-lane").nth(LANES[name])


def card(part: Part, code: str) -> Locator:
    return part.root.locator(f'.pk-lane [data-drag="{code}"]')


def lies(part: Part, name: str, *codes: str) -> None:
    """The lane holds exactly these cards, now or soon."""
    for code in codes:
        expect(lane(part, name).locator(f'[data-drag="{code}"]')).to_have_count(1)
    expect(lane(part, name).locator("[data-drag]")).to_have_count(len(codes))


def drag(part: Part, source: Locator, target: Locator) -> None:
    mouse, page = part.root.page.mouse, part.root.page
    at_rest(page)
    for place, step in ((source, mouse.down), (target, mouse.up)):
        box = place.bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        step()
    part.settled()


def test_cards_are_dragged_to_rows_and_onto_each_other(table: Part) -> None:
    for code in HAND[:3]:
        drag(table, card(table, code), lane(table, "front"))
    lies(table, "front", *HAND[:3])
    drag(table, card(table, HAND[3]), lane(table, "front").locator(".pk-lane-say"))
    assert table.problem("en") == "Too many cards in the front: 4, and at most 3 are allowed."
    lies(table, "front", *HAND[:3])
    drag(table, card(table, HAND[3]), card(table, HAND[0]))
    lies(table, "front", *HAND[1:4])
    drag(table, card(table, HAND[1]), lane(table, "tray").locator(".pk-lane-say"))
    lies(table, "front", *HAND[2:4])


def test_cards_are_clicked_then_their_row(table: Part) -> None:
    for code in HAND[:5]:
        card(table, code).click()
    table.settled()
    lane(table, "back").locator(".pk-empty").first.click()
    table.settled()
    lies(table, "back", *HAND[:5])
    lane(table, "middle").locator(".pk-lane-button").click()
    table.settled()
    assert "First choose a card" in table.problem("en")


def test_from_the_keyboard_alone(table: Part, lesson: Notebook) -> None:
    keys = lesson.page.keyboard
    first = lane(table, "tray").locator("[data-drag]").first
    code = first.get_attribute("data-drag")
    assert code
    first.focus()
    for name in ("back", "middle", "front"):
        keys.press("ArrowUp")
        lies(table, name, code)
        expect(card(table, code)).to_be_focused()
    keys.press("ArrowDown")
    lies(table, "middle", code)
    keys.press("Delete")
    lies(table, "tray", *HAND)
    expect(card(table, code)).to_be_focused()
    keys.press("2")
    lies(table, "middle", code)
    following = lane(table, "tray").locator("[data-drag]").first
    expect(following).to_be_focused()  # the next card, without Tab
    card(table, code).focus()
    keys.press("Escape")
    expect(following).to_be_focused()
    card(table, code).focus()
    keys.press("0")
    lies(table, "tray", *HAND)
    expect(card(table, code)).to_be_focused()
    keys.press("ArrowRight")
    expect(lane(table, "tray").locator("[data-drag]").nth(1)).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press(" ")
    table.settled()
    expect(lane(table, "tray").locator('[aria-pressed="true"]')).to_have_count(2)
    name = lane(table, "middle").locator(".pk-lane-button")
    name.focus()
    keys.press("Enter")
    expect(lane(table, "middle").locator("[data-drag]")).to_have_count(2)


def test_every_card_and_row_has_a_spoken_name(table: Part) -> None:
    names = [one.inner_text() for one in lane(table, "tray").locator("[data-drag]").all()]
    assert all("not laid yet" in name for name in names)
    front = lane(table, "front").locator(".pk-lane-button")
    assert "put the chosen cards in the front" in " ".join(front.inner_text().split())


def test_the_suggestion_is_laid_and_compared(table: Part) -> None:
    table.click("Suggest a setting")
    table.click("Set it like this")
    expect(lane(table, "tray").locator("[data-drag]")).to_have_count(0)
    assert "You may play this" in table.text("en")
    table.click("Swap back and middle")
    assert "A foul" in table.text("en")
    table.click("Compare with the suggestion again")
    assert "more from one opponent than yours" in table.text("en")


def test_a_comparison_step_by_step(lesson: Notebook) -> None:
    part = lesson.part(COMPARE)
    part.enter(code=CODE)
    part.click("Show the cards")
    for _ in range(3):
        part.click("Next row")
        expect(part.root.locator(".pk-lit")).to_have_count(2)
    part.click("Show all")
    assert "The final score" in part.text("en")
    assert "Крайната сметка" in part.text("bg")
    lesson.accessible()
    part.click("Set again")
