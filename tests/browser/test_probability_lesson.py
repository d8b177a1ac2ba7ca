"""Lesson 09 as a person goes through it: a slow answer says how far it is, a picture is redrawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import PHONE, TALL, Notebook

pytestmark = pytest.mark.browser
SWITCH = "from pokerlib.lessons import language_switch, probability\nlanguage_switch()"
# Every word of how far it is, from the first on: on a quick machine there are few.
AT_ONCE = "from pokerlib.lessons.components import widget\nwidget.PATIENCE = widget.PAUSE = 0"
MANY = "probability.DealMany('BBB-BBB')"
STUD = "probability.StudEquities(sample_code='BBB-BBB')"
# What a person could see of the bar: its value, how wide it is, its words.
WATCH = """(root) => {
  window.pkSeen = [];
  const look = () => {
    const bar = root.querySelector("progress");
    if (bar) pkSeen.push([bar.value, bar.getBoundingClientRect().width, bar.parentNode.innerText]);
    if (!window.pkStop) requestAnimationFrame(look);
  };
  window.pkStop = false;
  look();
}"""
STOP = "() => { window.pkStop = true; return window.pkSeen; }"


@pytest.fixture(scope="module")
def lesson(hall: Visit) -> Notebook:
    page = hall("bars", cells=[SWITCH, AT_ONCE, MANY, STUD])
    page.run_all(2)
    page.language("en")
    return page


def test_a_sample_shows_a_bar_until_its_answer_is_there(lesson: Notebook) -> None:
    stud = lesson.part(1)
    stud.click("Four hands")
    stud.click("1,000,000")
    stud.root.evaluate(WATCH)
    stud.click("Deal 1,000,000 times at random")
    seen = lesson.page.evaluate(STOP)
    assert len(seen) > 3, "frames in which the bar was painted"
    values = [value for value, _, _ in seen]
    assert values == sorted(values)
    assert 0 < values[0] < values[-1] <= 1
    assert all(width > 200 for _, width, _ in seen)
    assert all(words.endswith("of 1,000,000 done") for _, _, words in seen)
    expect(stud.root.locator("progress")).to_have_count(0)
    assert "from a sample of 1,000,000 deals" in stud.text("en").lower()
    assert re.search(r"\d\.\d{3}% ±0\.04\d%", stud.text("en", "table"))


def test_the_picture_is_redrawn_after_each_press(lesson: Notebook) -> None:
    many = lesson.part(0)
    many.enter(code="BBB-BBB")
    many.enter(guess="many")
    assert "Type a whole number" in many.problem("en")
    many.enter(guess="5")
    assert "You guessed 5 of 1,000" in many.text("en")
    pictures = set()
    for count in ("10", "100", "1,000", "1,000,000"):
        many.click(count)
        svg = many.root.locator("svg.pk-chart:visible")
        expect(svg).to_have_count(1)
        box = svg.bounding_box()
        assert box is not None
        assert box["width"] > 300
        pictures.add(svg.locator("path.pk-chart-sample").get_attribute("d"))
    assert len(pictures) == 4
    assert "1,001,110" in svg.get_attribute("aria-label")
    assert "in 1,001,110 deals" in many.text("en")
    many.click("Close up")
    if not many.root.locator("details[open]").count():
        many.unfold("The numbers behind the picture")
    expect(many.root.locator("table")).to_contain_text("1,000,000")
    assert lesson.overflowing() == []


def test_seven_cards_fit_a_phone_in_the_large_size(lesson: Notebook) -> None:
    lesson.switch.locator("button").last.click()
    lesson.narrow()
    try:
        cards = lesson.part(1).root.locator(".pk-seven .pk-card")
        edges = [box["x"] + box["width"] for one in cards.all() if (box := one.bounding_box())]
        assert len(edges) >= 2 * 7
        assert max(edges) <= PHONE[0]
        lesson.language("both")
        assert lesson.overflowing() == []
    finally:
        lesson.language("en")
        lesson.switch.locator("button").nth(-2).click()
        lesson.resize(TALL)
        lesson.files(shown=True)
