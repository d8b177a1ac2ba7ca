"""Lessons 01 and 02 in JupyterLab: hands sorted by dragging, what decides, what a name needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from pokerlib.cards import code_at
from pokerlib.practice import Question, ask
from tests.browser.conftest import Visit
from tests.browser.stage import TALL, Notebook, Part, at_rest

pytestmark = pytest.mark.browser
CODE = "BBB-BBB"
DECK, LADDER, QUIZ, SEE, NAME, SUIT, WINS, SORT = range(8)


@pytest.fixture(scope="module")
def high(hall: Visit) -> Iterator[Notebook]:
    lesson = hall("01_high_hands", size=TALL)
    lesson.run_all(7)
    lesson.language("en")
    yield lesson
    lesson.sound()


@pytest.fixture(scope="module")
def low(hall: Visit) -> Iterator[Notebook]:
    lesson = hall("02_low_hands", size=TALL)
    lesson.run_all(4)
    lesson.language("bg")
    yield lesson
    lesson.sound()


def rows(part: Part) -> list[str]:
    grips = part.root.locator("[data-drag]")
    return [grips.nth(i).get_attribute("data-drag") or "" for i in range(grips.count())]


def grip(part: Part, hand: str) -> Locator:
    return part.root.locator(f'[data-drag="{hand}"]')


def press(part: Part, name: str) -> None:
    part.root.get_by_role("button", name=name, exact=True).click()
    part.settled()


def choice(part: Part, asked: Question, key: str) -> Locator:
    place = [one.key for one in asked.choices].index(key)
    return part.root.locator(".pk-choices > button").nth(place)


def test_hands_are_sorted_by_dragging(high: Notebook) -> None:
    part = high.part(SORT)
    part.enter(code=CODE)
    mouse = high.page.mouse
    for place, hand in enumerate(ask("order_hands", 2, CODE).solution):
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
    press(part, "Done")
    expect(part.root.get_by_text("Right.", exact=True)).to_be_visible()


def test_what_decides_is_lifted_and_the_loser_is_not(high: Notebook) -> None:
    part = high.part(WINS)
    codes = (code_at(CODE, n) for n in range(50))
    asked = next(
        one for one in (ask("which_wins", 2, code) for code in codes) if one.rows[0].decisive
    )
    part.enter(code=asked.code)
    (right,) = asked.solution
    choice(part, asked, "tie").click()
    part.settled()
    expect(part.root.locator(".pk-box.pk-bad")).to_be_visible()
    choice(part, asked, right).click()
    part.settled()
    expect(part.root.locator(".pk-card.pk-plays")).to_have_count(
        sum(len(row.decisive) for row in asked.rows)
    )
    expect(part.root.locator(".pk-card.pk-wrong")).to_have_count(
        sum(len(row.against) for row in asked.rows)
    )


def test_a_wrong_name_says_what_it_would_need(high: Notebook) -> None:
    part = high.part(NAME)
    part.enter(code=CODE)
    choice(part, ask("name_hand", 1, CODE), "royal_flush").click()
    expect(part.root.get_by_text("A royal flush needs")).to_be_visible()


def test_does_it_qualify_in_bulgarian(low: Notebook) -> None:
    part = low.part(3)
    part.enter(code=CODE)
    asked = ask("low_good", 1, CODE)
    (wrong,) = (one.key for one in asked.choices if not one.right)
    choice(part, asked, wrong).click()
    expect(part.root.get_by_text("Още не. Опитайте пак.")).to_be_visible()
