"""Lesson 11: ten questions by mouse, ten from the keyboard; reloaded, the progress is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import Notebook, Part

pytestmark = pytest.mark.browser
PRACTICE, PROGRESS, SHEET, CLASS = range(4)
OLD = Path(__file__).parents[1] / "practice" / "data" / "progress-1.json"


@pytest.fixture(scope="module")
def lesson(hall: Visit) -> Notebook:
    opened = hall("11_practice")
    opened.run_all(4)
    opened.language("en")
    return opened


def answered(part: Part) -> int:
    """All the answers that the table of skills counts."""
    part.click("Refresh")
    cells = part.root.locator("tbody td:last-child").all_inner_texts()
    return sum(map(int, cells))


def test_ten_by_mouse_and_the_language_changes_on_the_way(lesson: Notebook) -> None:
    practice = lesson.part(PRACTICE)
    before = answered(lesson.part(PROGRESS))
    for n in range(10):
        if n == 5:
            question = practice.text("en", ".pk-ask")
            lesson.language("bg")
            assert re.search("[а-я]", practice.text("bg", ".pk-ask"))
            lesson.language("en")
            assert practice.text("en", ".pk-ask") == question
        practice.click("Hint")
        practice.click("Show the answer")
        expect(practice.root.locator(".pk-body .pk-box").first).to_contain_text(
            re.compile(r"\w{3}")
        )
        practice.click("Next")
    assert answered(lesson.part(PROGRESS)) == before + 10
    lesson.sound()


def test_ten_from_the_keyboard(lesson: Notebook) -> None:
    practice, keys = lesson.part(PRACTICE), lesson.page.keyboard
    before = answered(lesson.part(PROGRESS))
    for _ in range(10):
        practice.root.locator(".pk-acts button").first.focus()  # in a field letters are typed
        for key in ("h", "s", "n"):
            keys.press(key)
            practice.settled()
    assert answered(lesson.part(PROGRESS)) == before + 10
    lesson.sound()


def test_progress_is_downloaded_and_is_there_after_a_reload(
    lesson: Notebook, tmp_path: Path
) -> None:
    progress = lesson.part(PROGRESS)
    before = answered(progress)
    progress.root.locator("input[type=file]").set_input_files(OLD)
    expect(progress.root.locator('[role="status"]')).to_contain_text("21 answers were added")
    expect(progress.root.locator(".pk-title")).to_contain_text(re.compile(r"Today: \d+ to review"))
    count = answered(progress)
    assert count == before + 21
    progress.root.locator("input[name=name]").fill("Ana")
    progress.click("Use this name")
    with lesson.page.expect_download() as waiting:
        progress.button("Download progress").click()
    assert re.fullmatch(r"pokerlib-Ana-\d{4}-\d\d-\d\d\.json", waiting.value.suggested_filename)
    kept = tmp_path / "ana.json"
    waiting.value.save_as(kept)
    assert '"Ana"' in kept.read_text("utf-8")
    room = lesson.part(CLASS)
    room.enter(folder=str(tmp_path))
    assert "Ana" in room.text("en")
    room.click("heat map")
    expect(room.root.locator(".pk-heat-cell:visible").first).to_be_visible()
    with lesson.page.expect_download() as waiting:
        room.button("Download the table (CSV)").click()
    waiting.value.save_as(tmp_path / "class.csv")
    assert (tmp_path / "class.csv").read_text("utf-8-sig").splitlines()[1].startswith("Ana,")
    lesson.page.goto("about:blank")
    lesson.site.end_kernels()  # what was answered outlives it
    lesson.open()
    lesson.run_all(4)
    lesson.language("en")
    progress = lesson.part(PROGRESS)
    assert answered(progress) == count
    progress.click("Begin afresh")
    progress.click("Yes, afresh")
    assert answered(progress) == 0
    progress.root.locator("input[type=file]").set_input_files(kept)
    expect(progress.root.locator('[role="status"]')).to_contain_text("answers were added")
    assert answered(progress) == count


def test_the_sheet_is_downloaded(lesson: Notebook, tmp_path: Path) -> None:
    sheet = lesson.part(SHEET)
    sheet.root.locator("input[name=code]").fill("BBB-BBB")
    sheet.root.locator("input[name=count]").fill("12")
    for button, name in (
        ("Page to print (HTML)", "BBB-BBB-bg.html"),
        ("PDF file", "BBB-BBB-bg.pdf"),
    ):
        with lesson.page.expect_download() as waiting:
            sheet.button(button).click()
        waiting.value.save_as(tmp_path / name)
        assert waiting.value.suggested_filename == name
        expect(sheet.root.locator('[role="status"]')).to_contain_text(name)
    assert "Ключ с отговорите" in (tmp_path / "BBB-BBB-bg.html").read_text("utf-8")
    assert (tmp_path / "BBB-BBB-bg.pdf").read_bytes().startswith(b"%PDF")
    lesson.sound()
