"""The README's pictures: `python -m tests.browser.picture` draws docs/omaha.*.png anew."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.stage import ROOT, Notebook, at_rest, launch, server

HAND, BOARD = "As Kh Kd 4c", "Qs 9s 7s 2s Kc"
FOLD = {"bg": "Напишете картите", "en": "Type the cards"}


def draw(lesson: Notebook, language: str) -> Path:
    """The lesson's hand, typed in; then the typing is folded away again."""
    lesson.language(language)
    explorer = lesson.widgets.filter(has=lesson.page.locator("[name=hole]")).first
    if explorer.count() == 0:
        explorer = lesson.widgets.filter(has_text=FOLD[language]).first
    fold = explorer.get_by_text(FOLD[language], exact=True)
    fold.click()
    explorer.locator("[name=hole]").fill(HAND)
    explorer.locator("[name=board]").fill(BOARD)
    explorer.locator("[name=board]").press("Enter")
    explorer.locator(".pk-plays").first.wait_for()
    fold.click()
    at_rest(lesson.page)
    return lesson.shot(f"readme-{language}", explorer)


def main() -> None:
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder)) as site,
    ):
        context = launch(playwright, chromium).new_context(
            viewport={"width": 1100, "height": 3000}, device_scale_factor=1.5, locale="en-US"
        )
        site.lay("04_omaha")
        lesson = Notebook(context.new_page(), site, "04_omaha")
        lesson.run_all(6)
        lesson.files(shown=False)
        for language in ("bg", "en"):
            name = "omaha.png" if language == "en" else f"omaha.{language}.png"
            target = ROOT / "docs" / name
            target.parent.mkdir(exist_ok=True)
            shutil.copy(draw(lesson, language), target)
            print(target.relative_to(ROOT))
        context.close()


if __name__ == "__main__":
    main()
