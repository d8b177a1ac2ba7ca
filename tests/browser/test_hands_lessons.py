"""Lessons 01 to 03: sorted by dragging and by keys, which wins, name it, does it qualify."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from pokerlib.practice.hands import close_hands, five_hands
from pokerlib.practice.lows import low_task, qualification
from pokerlib.rankings import HIGH, difference
from tests.browser.conftest import Visit
from tests.browser.stage import TALL, Notebook, Part, at_rest

pytestmark = pytest.mark.browser
CODE = "BBB-BBB"
QUIZ, LADDER, SEE, NAME, SUIT, WINS, SORT = range(7)


@pytest.fixture(scope="module")
def high(hall: Visit) -> Iterator[Notebook]:
    lesson = hall("01_high_hands", app=True, size=TALL)
    lesson.run_all(7)
    lesson.language("en")
    yield lesson
    lesson.sound()


@pytest.fixture(scope="module")
def low(hall: Visit) -> Iterator[Notebook]:
    lesson = hall("02_low_hands", app=True, size=TALL)
    lesson.run_all(4)
    lesson.language("bg")
    yield lesson
    lesson.sound()


def rows(part: Part) -> list[str]:
    grips = part.root.locator("[data-drag]")
    return [grips.nth(i).get_attribute("data-drag") or "" for i in range(grips.count())]


def wanted() -> list[str]:
    hands = five_hands(CODE)
    return [str(i) for i in sorted(range(5), key=lambda i: hands[i].strength, reverse=True)]


def grip(part: Part, hand: str) -> Locator:
    return part.root.locator(f'[data-drag="{hand}"]')


def test_hands_are_sorted_by_dragging(high: Notebook) -> None:
    part = high.part(SORT)
    part.enter(code=CODE)
    mouse = high.page.mouse
    for place, hand in enumerate(wanted()):
        at_rest(high.page)
        start, goal = grip(part, hand).bounding_box(), part.root.locator(".pk-number").nth(place)
        end = goal.bounding_box()
        assert start
        assert end
        mouse.move(start["x"] + 20, start["y"] + start["height"] / 2)
        mouse.down()
        up = rows(part).index(hand) >= place
        mouse.move(start["x"] + 25, start["y"] - 10, steps=3)
        mouse.move(end["x"] + 20, end["y"] + (1 if up else end["height"] + 8), steps=5)
        mouse.up()
        part.settled()
        expect(part.root.locator("[data-drag]").nth(place)).to_have_attribute("data-drag", hand)
    part.root.get_by_role("button", name="Check the order").click()
    expect(part.root.get_by_text("They are in order")).to_be_visible()


def test_hands_are_sorted_from_the_keyboard(high: Notebook) -> None:
    part = high.part(SORT)
    part.enter(code=CODE)
    for place, hand in enumerate(wanted()):
        while rows(part).index(hand) > place:
            before = rows(part).index(hand)
            grip(part, hand).press("ArrowUp")
            expect(part.root.locator("[data-drag]").nth(before - 1)).to_have_attribute(
                "data-drag", hand
            )
            expect(grip(part, hand)).to_be_focused()
    assert rows(part) == wanted()
    part.root.get_by_role("button", name="Check the order").click()
    expect(part.root.get_by_text("They are in order")).to_be_visible()


def test_which_wins_lights_the_first_difference(high: Notebook) -> None:
    part = high.part(WINS)
    part.enter(code=CODE)
    found = difference(*close_hands(HIGH, CODE))
    right = {1: "The first", 0: "Neither – they tie", -1: "The second"}[found.better]
    part.root.get_by_role("button", name=right, exact=True).click()
    expect(part.root.get_by_text("Right", exact=True)).to_be_visible()
    expect(part.root.locator(".pk-plays")).to_have_count(sum(map(len, found.cards)))


def test_a_wrong_name_says_what_it_would_need(high: Notebook) -> None:
    part = high.part(NAME)
    part.enter(code=CODE)
    part.root.get_by_role("button", name="Royal flush", exact=True).click()
    expect(part.root.get_by_text("A royal flush needs")).to_be_visible()


def test_does_it_qualify_in_bulgarian(low: Notebook) -> None:
    part = low.part(3)
    part.enter(code=CODE)
    good = qualification(low_task(CODE)).rank is not None
    part.root.get_by_role("button", name="Не" if good else "Да", exact=True).click()
    expect(part.root.get_by_text("Не е така")).to_be_visible()
