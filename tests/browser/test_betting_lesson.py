"""Lessons 05 and 12 as a person goes through them: the raise, a hand, a file out and in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import TALL, Notebook

pytestmark = pytest.mark.browser
ACTIONS, BLINDS, LEAST, WALK, DRILL, LIMITS, PLAY = 1, 2, 3, 5, 6, 7, 8
HISTORY, EXPORT = range(2)


@pytest.fixture(scope="module")
def betting(hall: Visit) -> Notebook:
    lesson = hall("05_betting")
    lesson.run_all(9)
    lesson.language("en")
    return lesson


@pytest.fixture(scope="module")
def replay(hall: Visit) -> Notebook:
    lesson = hall("12_replay")
    lesson.run_all(2)
    lesson.language("en")
    return lesson


def test_the_raise_is_walked_through(betting: Notebook) -> None:
    walk = betting.part(WALK)
    for shown in ("$100 + $100 = $200", "$100", "$200 + $100 = $300"):
        walk.click("Next step")
        expect(walk.root.locator(".pk-newest-sum")).to_contain_text(shown)
    walk.enter(answer="500")
    assert "line 178" in walk.text("en", ".pk-bad")
    walk.enter(answer="400")
    assert "At most $400 in all" in walk.text("en")
    assert "$100 + $400 = $500" in walk.text("bg", ".pk-boxes")


def test_a_slider_shows_its_amount_while_it_moves(betting: Notebook) -> None:
    walk = betting.part(WALK)
    slider = walk.root.locator("input[type=range]").first
    slider.focus()
    before = walk.root.locator("input[name=pot]").input_value()
    betting.page.keyboard.press("ArrowRight")
    walk.settled()
    assert float(walk.root.locator("input[name=pot]").input_value()) == float(before) + 1


def test_a_hand_is_played_to_its_end(betting: Notebook) -> None:
    play = betting.part(PLAY)
    play.enter(code="BBB-BBB")
    play.enter(amount="8")
    assert "$7" in play.problem("en")
    assert "чипа" not in play.problem("bg")
    play.enter(amount="7")
    assert "Raise to $24 (maximum: the pot)" in play.text("en")
    while not play.button("Next hand").count():
        for name in (r"^Call", r"^Check$", r"^Everybody shows$"):
            found = play.root.get_by_role("button", name=re.compile(name))
            if found.count():
                found.first.click()
                play.settled()
                break
    assert play.root.locator(".pk-winner").count()
    assert play.root.locator(".pk-plays").count() >= 5
    play.click("↶ Undo")
    assert not play.button("Next hand").count()


def test_the_seats_are_clicked_and_stay_in_the_widget(betting: Notebook) -> None:
    blinds = betting.part(BLINDS)
    blinds.click("Player 3")
    assert "first seat after the button" in blinds.text("en", ".pk-bad")
    blinds.click("Player 1")
    assert "posts the small blind" in blinds.text("en", ".pk-good")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_table_fits(betting: Notebook, width: int) -> None:
    betting.files(shown=False)
    betting.resize((width, TALL[1]))
    assert betting.overflowing() == []
    seats = betting.part(PLAY).root.locator(".pk-seat-box")
    boxes = [seats.nth(i).bounding_box() for i in range(seats.count())]
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert one is not None
            assert other is not None
            apart = (
                one["x"] + one["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= one["x"] + 1
                or one["y"] + one["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= one["y"] + 1
            )
            assert apart, "two seats lie on each other"


def test_a_hand_is_kept_and_opened_again(replay: Notebook, tmp_path: Path) -> None:
    made = replay.part(EXPORT)
    made.unfold("The hand as a file")
    with replay.page.expect_download() as waiting:
        made.root.locator("a[download]").click()
    kept = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(kept)
    assert kept.suffix == ".phh"
    shown = replay.part(HISTORY)
    shown.root.locator("input[type=file]").set_input_files(kept)
    expect(shown.root).to_contain_text("The hand from your file.")
    shown.click("Next ›")
    assert "posts the small blind, $1" in shown.text("en", ".pk-told")


def test_a_bad_file_gets_one_sentence(replay: Notebook, tmp_path: Path) -> None:
    shown = replay.part(HISTORY)
    bad = tmp_path / "bad.phh"
    bad.write_text("variant = 3")
    shown.root.locator("input[type=file]").set_input_files(bad)
    expect(shown.root.locator(".pk-problem")).to_contain_text("variant")
    assert "„variant“" in shown.problem("bg")


def test_arrow_keys_walk_through_the_hand(replay: Notebook) -> None:
    shown = replay.part(HISTORY)
    shown.click("stud: an open pair")
    shown.click("Next ›")
    replay.page.keyboard.press("ArrowRight")
    expect(shown.root.locator(".pk-slider")).to_contain_text("Step 3 of")
