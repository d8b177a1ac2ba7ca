"""Every drill in Chromium, in both languages, by mouse and by keyboard; closed and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.keeper import forget, keeper
from pokerlib.lessons.components.widget import STATIC
from pokerlib.lessons.host import Page as Reader
from pokerlib.lessons.host import serving
from pokerlib.practice import KINDS, LEVELS
from tests.browser.desk import lay, settled
from tests.lessons.test_drill import wrong_for

pytestmark = pytest.mark.browser
MONDAY, DAY = 1_796_036_400, 86_400
RIGHT = {"bg": "Вярно.", "en": "Right."}
LATER = {"bg": "Вярно, но не от първия опит.", "en": "Right, but not at the first try."}
TOLD = {"bg": "Това е отговорът.", "en": "This is the answer."}
WORDS = {
    "bg": {"hint": "Подсказка", "show": "Покажи отговора", "next": "Нататък", "check": "Готово"},
    "en": {"hint": "Hint", "show": "Show the answer", "next": "Next", "check": "Done"},
}
TALLEST = 620  # of 720: what is asked and what one can do about it are in sight together
MEASURES = """async ([script, lexicon, views]) => {
  const view = await import(URL.createObjectURL(new Blob([script], { type: "text/javascript" })));
  const none = () => {}, silent = { set: none, save_changes: none, on: none, off: none };
  const places = views.map((shown) => {
    const el = document.body.appendChild(document.createElement("div"));
    const state = { view: shown, lexicon };
    view.default.render({ model: { get: (name) => state[name], ...silent }, el });
    return el.querySelector(".pk-place");
  });
  const boxes = (place, what) => [...place.querySelectorAll(what)]
    .map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a !== b && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const covered = (place) => {
    const seats = boxes(place, ".pk-seat-box");
    const others = [...seats, ...boxes(place, ".pk-board, .pk-pot")];
    return [...seats, ...boxes(place, ".pk-front")].some((a) => others.some((b) => meet(a, b)));
  };
  const [bg, en] = ["bg", "en"].map((lang) => {
    document.documentElement.dataset.pkLanguage = lang;
    return places.map((place) => [place.getBoundingClientRect().height, covered(place)]);
  });
  return bg.map(([height, over], n) => [Math.max(height, en[n][0]), over || en[n][1]]);
}"""


class Clock:
    """A clock that the test sets."""

    now = MONDAY

    def __call__(self) -> tuple[int, int]:
        return self.now, 0


@pytest.fixture
def clock(tmp_path: Path) -> Iterator[Clock]:
    clock, path = Clock(), tmp_path / "p.sqlite"
    with serving(Reader(path, frozenset({"keep"}), clock=clock)):
        yield clock
    forget(path)


def verdict(page: Page) -> str:
    return page.locator(".pk-verdict").inner_text().strip()


def in_sight(page: Page) -> bool:
    """From the head to the foot."""
    box = page.locator(".pk-place").bounding_box()
    return box is not None and box["height"] <= TALLEST


def click(page: Page, lang: str, name: str) -> None:
    page.get_by_role("button", name=WORDS[lang][name], exact=True).click()
    settled(page)


def by_mouse(page: Page, lang: str, widget: Drill, keys: tuple[str, ...]) -> None:
    pick = widget.question.pick
    if pick == "amount":
        page.locator("input[name=amount]").fill(f"{int(keys[0]) / 100:.2f}")
    elif pick == "order":
        for place, key in enumerate(keys):
            while widget.attempt.chosen.index(key) > place:
                row = page.locator(".pk-player").nth(widget.attempt.chosen.index(key))
                row.locator(".pk-segments button").first.click()
                settled(page)
    else:
        for key in [*(() if pick in ("one", "seat") else widget.attempt.chosen), *keys]:
            one = spot(page, widget, key)
            one.click()
            settled(page)
    if pick not in ("one", "seat"):
        click(page, lang, "check")


def spot(page: Page, widget: Drill, key: str):
    """Where a key is clicked: the card or the choice."""
    if widget.question.pick == "cards":
        codes = [one.code for row in widget.question.rows for one in row.cards]
        return page.locator(".pk-hands button.pk-card").nth(codes.index(key))
    place = [one.key for one in widget.question.choices].index(key)
    return page.locator(".pk-choices > button").nth(place)


def by_keyboard(page: Page, widget: Drill, keys: tuple[str, ...]) -> None:
    pick = widget.question.pick
    if pick == "amount":
        page.locator("input[name=amount]").fill("")
        page.locator("input[name=amount]").press_sequentially(f"{int(keys[0]) / 100:.2f}")
        page.keyboard.press("Enter")
        settled(page)
        return
    if pick == "order":
        for place, key in enumerate(keys):
            while (here := widget.attempt.chosen.index(key)) > place:
                page.locator(".pk-grip").nth(here).focus()
                page.keyboard.press("ArrowUp")
                settled(page)
    elif pick == "cards":
        for key in [*widget.attempt.chosen, *keys]:
            spot(page, widget, key).focus()
            page.keyboard.press("Enter")
            settled(page)
    else:
        places = [one.key for one in widget.question.choices]
        for key in [*(widget.attempt.chosen if pick == "several" else ()), *keys]:
            spot(page, widget, places[0]).focus()
            page.keyboard.press(str(places.index(key) + 1))
            settled(page)
    if pick not in ("one", "seat"):
        page.locator(".pk-acts .pk-primary").focus()
        page.keyboard.press("Enter")
        settled(page)


@pytest.mark.parametrize("kind", KINDS)
def test_a_drill_by_mouse_and_by_keyboard(
    kind: str, browser: Browser, clock: Clock, tmp_path: Path
) -> None:
    widget = Drill(kind, 2 if KINDS[kind].skill else 1, "BBB-BBB")
    page = lay(browser, tmp_path, widget, "bg")
    assert in_sight(page)
    by_mouse(page, "bg", widget, wrong_for(widget))
    assert widget.attempt.state == "wrong"
    assert in_sight(page)
    assert page.locator(".pk-wrong, .pk-box.pk-bad").first.is_visible()
    by_keyboard(page, widget, widget.question.solution)
    expect(page.locator(".pk-verdict")).to_have_text(LATER["bg"], use_inner_text=True)
    assert in_sight(page)
    click(page, "bg", "next")
    by_keyboard(page, widget, widget.question.solution)
    expect(page.locator(".pk-verdict")).to_have_text(RIGHT["bg"], use_inner_text=True)
    page.close()
    # Closed and opened again, in the other language: what was answered is there.
    assert [one.points == 1 for one in keeper().answers if one.attempt == 1] == [False, True]
    met = [one.code for one in keeper().answers]
    widget = Drill(kind, widget.sources[0][1])
    page = lay(browser, tmp_path, widget, "en")
    if KINDS[kind].skill:
        assert widget.asked is not None
        assert widget.asked[2] not in met
    click(page, "en", "hint")
    assert len(verdict(page)) > 20
    click(page, "en", "show")
    expect(page.locator(".pk-verdict")).to_have_text(TOLD["en"], use_inner_text=True)
    assert page.locator(".pk-primary").count() == 1
    page.locator(".pk-acts .pk-primary").focus()
    page.keyboard.press("n")
    settled(page)
    assert widget.attempt.state == "asked"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.close()
    assert not keeper().due()
    clock.now += DAY
    due = keeper().due()
    assert {one.kind for one in due} == {kind}
    assert [one.code for one in due if one.code]  # what was missed, with its own cards


def test_each_drill_is_in_sight_when_it_is_told(
    browser: Browser, clock: Clock, tmp_path: Path
) -> None:
    """After a wrong try and the hint, in both languages, and no bet or seat covers another.

    Level 2 is measured state by state.
    """
    told = {}
    for kind, level in ((one, n) for one in KINDS if KINDS[one].skill for n in LEVELS if n != 2):
        widget = told[kind, level] = Drill(kind, level, "BBB-BBB")
        if widget.question.pick in ("one", "seat"):
            widget.press("choose", *wrong_for(widget))
        widget.press("hint")
        widget.press("show")
    page = lay(browser, tmp_path, widget, "bg")
    script = (STATIC / "view.js").read_text("utf-8")
    views = [one.view for one in told.values()]
    measures = page.evaluate(MEASURES, [script, widget.lexicon, views])
    page.close()
    found = [(one, *measured) for one, measured in zip(told, measures, strict=True)]
    assert [one for one in found if one[1] > TALLEST or one[2]] == []


def test_a_double_click_is_one_click(browser: Browser, clock: Clock, tmp_path: Path) -> None:
    """Its second half met what had come under the mouse: the solution, the next question."""
    widget = Drill("which_wins", 1, "BBB-BBB")
    page = lay(browser, tmp_path, widget, "en")
    page.get_by_role("button", name="Hint", exact=True).dblclick()
    settled(page)
    assert widget.attempt.state == "hinted"
    page.close()
    test = Drill("which_wins", 1, "BBB-BBB", length=3, test=True)
    page = lay(browser, tmp_path, test, "en")
    by_mouse(page, "en", test, test.question.solution)
    page.get_by_role("button", name="Next", exact=True).dblclick()
    settled(page)
    assert (len(test.results), test.attempt.asked_for) == (1, False)
    page.close()


def test_shortcuts_reach_from_a_row_that_has_keys_of_its_own(
    browser: Browser, clock: Clock, tmp_path: Path
) -> None:
    widget = Drill("order_hands", 1, "BBB-BBB")
    page = lay(browser, tmp_path, widget, "en")
    page.locator(".pk-grip").first.focus()
    page.keyboard.press("h")
    settled(page)
    assert widget.attempt.hinted
    page.keyboard.press("s")
    settled(page)
    assert widget.attempt.state == "told"
    page.keyboard.press("Enter")
    settled(page)
    assert widget.attempt.state == "asked"
    assert page.evaluate("document.activeElement.className") == "pk-grip"
    page.close()
    typed = Drill("max_raise", 1, "BBB-BBB")
    page = lay(browser, tmp_path, typed, "en")
    page.locator("input[name=amount]").press("h")
    assert page.locator("input[name=amount]").input_value() == "h"
    assert not typed.attempt.hinted
    page.close()
