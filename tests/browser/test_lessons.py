"""What holds for every notebook in JupyterLab; a new one is tested by being there."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.stage import LANGUAGES, ROOT, TALL, Notebook
from tests.lessons import nodes

pytestmark = pytest.mark.browser
LESSONS = sorted(path.stem for path in (ROOT / "notebooks").glob("*.ipynb"))
DARK = {"04_omaha"}  # the dark widgets of the others are looked at in tests/pages


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_in_lab(name: str, visit: Visit) -> None:
    """Open it, run all, both languages, something clicked, a phone's width, dark and light, axe."""
    lesson = visit(name)
    lesson.run_all(len(nodes.widgets(name)))
    both_languages(lesson)
    lesson.language("bg")
    lesson.shot(f"{name}-bg")
    stir(lesson)
    lesson.language("en")
    lesson.shot(f"{name}-en")
    lesson.accessible()
    lesson.narrow()
    unfold(lesson)
    assert lesson.overflowing() == []
    lesson.shot(f"{name}-phone")
    if name in DARK:
        lesson.resize(TALL)
        try:
            lesson.theme(dark=True)
            lesson.accessible()
            lesson.shot(f"{name}-dark")
        finally:
            lesson.site.forget_theme()


def unfold(lesson: Notebook) -> None:
    """Open what is folded in kept outputs (the folds of widgets are asked of the kernel)."""
    lesson.page.evaluate(
        """() => {
          for (const one of document.querySelectorAll(".pk details:not(.pk-fold)")) one.open = true;
        }"""
    )


def both_languages(lesson: Notebook) -> None:
    for choice in LANGUAGES:
        lesson.language(choice)
        for lang in ("bg", "en"):
            shown = visible(lesson, lang)
            assert (shown > 0) == (choice in {lang, "both"}), (choice, lang, shown)


def visible(lesson: Notebook, lang: str) -> int:
    """How many pieces of this language take up room, prose and widgets."""
    return lesson.page.evaluate(
        """(lang) => [...document.querySelectorAll(".jp-Notebook [lang]")]
          .filter((el) => el.lang === lang && el.getClientRects().length).length""",
        lang,
    )


def stir(lesson: Notebook) -> None:
    """Press the first button of every widget: what it answers is looked at too."""
    for number in range(lesson.widgets.count()):
        part = lesson.part(number)
        button = part.root.locator('button:not([aria-disabled="true"]):visible').first
        if button.count():
            button.click()
            part.settled()
            assert part.root.locator(".pk-notice").inner_text() == ""
