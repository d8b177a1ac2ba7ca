"""What holds for every notebook, in JupyterLab and in Voilà; a new one is tested by being there."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.stage import LANGUAGES, ROOT, TALL, Notebook

pytestmark = pytest.mark.browser
LESSONS = sorted(path.stem for path in (ROOT / "notebooks").glob("*.ipynb"))
TITLES = {"bg": "[а-яА-Я]", "en": "[a-zA-Z]"}


def visible(notebook: Notebook, lang: str) -> int:
    """How many pieces of this language are to be seen, prose and widgets."""
    return notebook.page.locator(
        f'.jp-Notebook [lang="{lang}"]:visible, #rendered_cells [lang="{lang}"]:visible'
    ).count()


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson(name: str, app: bool, visit: Visit) -> None:
    lesson = visit(name, app=app)
    lesson.run_all(widgets=0 if name == "00_start" else 1)
    where = f"{name}-{'voila' if app else 'lab'}"
    both_languages(lesson)
    for lang in ("bg", "en"):
        lesson.language(lang)
        lesson.shot(f"{where}-{lang}")
    lesson.accessible()
    lesson.narrow()
    assert lesson.overflowing() == []
    lesson.shot(f"{where}-phone")
    lesson.resize(TALL)
    lesson.theme(dark=True)
    try:
        lesson.accessible()
        lesson.shot(f"{where}-dark")
    finally:
        if not app:
            lesson.theme(dark=False)


def both_languages(lesson: Notebook) -> None:
    for choice in LANGUAGES:
        lesson.language(choice)
        for lang in ("bg", "en"):
            assert (visible(lesson, lang) > 0) == (choice in {lang, "both"}), (choice, lang)
