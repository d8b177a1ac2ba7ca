"""Over the WebSocket every widget shows what it shows in CPython, event by event."""

from __future__ import annotations

from pathlib import Path

import pytest

from pages.build import MAY
from pages.notebooks import notebooks
from tests.pages.reference import Lesson
from tests.pages.server import Phone, Process, running
from tests.pages.walk import SEED, Walker, differences

LESSONS = [book.name for book in notebooks() if book.number]
SAMPLE, ALL = 5, 40


def walk(process: Process, lesson: str, steps: int, progress: Path) -> int:
    about = process.about()[lesson]
    here = Lesson(about, progress, MAY["class"], SEED)
    with Phone(process, lesson) as phone:
        return compare(here, phone, steps)


def compare(here: Lesson, phone: Phone, steps: int) -> int:
    assert sorted(here.widgets) == sorted(phone.state)
    done = 0
    for cell in here.widgets:
        walker = Walker(f"{phone.lesson} {cell}")
        before, there = here.view(cell), phone.state[cell]["view"]
        assert not list(differences(before, there)), f"{cell} as it was drawn"
        for _ in range(steps):
            content = walker.next(before)
            if content is None:
                break
            before, there = here.event(cell, content), phone.event(cell, content)
            found = next(differences(before, there), None)
            assert found is None, f"{cell} {type(here.widgets[cell]).__name__} {content}: {found}"
            done += 1
    return done


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_walk_through_a_lesson(room: Process, lesson: str, tmp_path: Path) -> None:
    assert walk(room, lesson, SAMPLE, tmp_path / "progress.sqlite") >= 3


@pytest.mark.exhaustive
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_long_walk_through_a_lesson(tmp_path: Path, lesson: str) -> None:
    options = ("--seed", str(SEED), "--address", "127.0.0.1")
    with running("class", tmp_path / "class", *options) as process:
        assert walk(process, lesson, ALL, tmp_path / "progress.sqlite") >= 20
