"""Where one is: the map of the lessons, what comes back on the next day, the mixed tests."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

from pokerlib.lessons import ending, language_switch
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.keeper import forget, keeper
from pokerlib.lessons.components.lesson import FILES
from pokerlib.lessons.host import Page, serving
from pokerlib.lessons.practice import Practice
from pokerlib.lessons.start import Map
from pokerlib.practice import KINDS
from pokerlib.practice.path import PATH, Lesson
from tests.lessons.nodes import part, shown, text, walk
from tests.lessons.test_drill import give, wrong_for

MONDAY = 1_796_036_400  # 2026-11-30, 11:00 UTC, where it is 13:00
HOUR = 3600


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = MONDAY

    def __call__(self) -> tuple[int, int]:
        return self.now, 2 * HOUR


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock()


@pytest.fixture(autouse=True)
def page(tmp_path: Path, clock: Clock) -> object:
    path = tmp_path / "p.sqlite"
    with serving(Page(path, frozenset({"keep"}), clock=clock)):
        yield path
    forget(path)


def states(widget: Map) -> dict[str, str]:
    found = {}
    for node in walk(shown(widget)):
        if isinstance(node, dict) and node.get("c", "").startswith("pk-map-") and "k" in node:
            found[node["k"]] = node["c"].removeprefix("pk-map-")
    return found


def links(widget: Map) -> list[str]:
    return [
        node["a"]["href"]
        for node in walk(shown(widget))
        if isinstance(node, dict) and node.get("e") == "a"
    ]


def fresh_map() -> Map:
    keeper().read()
    return Map()


def test_every_lesson_has_its_place_and_its_file(root: Path) -> None:
    assert list(FILES) == [one.key for one in PATH]
    assert all((root / "notebooks" / f"{name}.ipynb").exists() for name in FILES.values())
    assert list(states(fresh_map())) == list(FILES)


def test_at_the_beginning_nothing_is_due() -> None:
    widget = fresh_map()
    assert set(states(widget).values()) == {"new"}
    assert "begin" in text(part(widget, "today"), "en").lower()
    assert links(widget)[0] == "01_high_hands.ipynb"


def test_a_lesson_is_begun_then_done_and_comes_back_on_the_next_day(clock: Clock) -> None:
    language_switch("00")
    clock.now += 60
    language_switch("03")
    assert states(fresh_map()) | {"00": "done", "03": "begun"} == states(fresh_map())
    skills = next(one.skills for one in PATH if one.key == "03")
    for kind, level in skills:
        drill = Drill(kind, level)
        for n in range(3):
            assert states(fresh_map())["03"] == "begun"
            give(drill, drill.question.solution)
            if n < 2:
                drill.press("next")
    assert states(fresh_map())["03"] == "done"
    assert "nothing to review" in text(part(fresh_map(), "today"), "en")
    clock.now += 15 * HOUR - 120  # 03:59 local time: still the same day of the learner
    assert not keeper().due()
    clock.now += 60
    assert len(keeper().due()) == len(skills)
    today = part(fresh_map(), "today")
    assert f"Today: {len(skills)} to review" in text(today, "en")
    assert "11_practice.ipynb?mode=review" in links(fresh_map())
    assert "03_badugi.ipynb" in links(fresh_map())[:2]  # where one was


def test_what_is_due_is_reviewed_until_nothing_is(clock: Clock) -> None:
    drill = Drill("badugi", 2)
    missed = drill.asked
    give(drill, wrong_for(drill))
    clock.now += 24 * HOUR
    review = Practice()
    assert "to review" in text(part(review, "today"), "en")
    review.press("mode", "review")
    met = []
    while review.asked is not None:
        met.append(review.asked)
        assert len(met) < 5
        give(review, review.question.solution)
        review.press("next")
    assert missed in met  # itself, with its own cards
    assert {kind for kind, _, _ in met} == {"badugi"}
    assert len(met) == 2  # and the skill, with new ones
    assert "nothing to review" in text(part(review, "nothing"), "en")
    clock.now += HOUR
    assert not keeper().due()


def test_the_address_opens_the_review(tmp_path: Path, clock: Clock) -> None:
    give(drill := Drill("odds", 1), wrong_for(drill))
    clock.now += 24 * HOUR
    keep, address = frozenset({"keep"}), {"mode": "review"}
    with serving(Page(tmp_path / "p.sqlite", keep, address, clock=clock)):
        assert Practice().mode == "review"
    with serving(Page(tmp_path / "p.sqlite", keep, {"mode": "nonsense"}, clock=clock)):
        assert Practice().mode == "practice"


@pytest.mark.parametrize("lesson", [one.key for one in PATH if one.skills])
def test_each_lesson_ends_with_a_test_of_its_own(lesson: str) -> None:
    widget = ending(lesson)
    here = next(one for one in PATH if one.key == lesson)
    assert {(kind, level) for kind, level, _ in widget.series} == {*here.skills, *here.also}
    for n in range(widget.length):
        asked = widget.question
        for place, key in enumerate(asked.solution if n else wrong_for(widget)):
            if asked.pick == "amount":
                widget.press("next", amount=f"{int(key) / 100:.2f}")
                break
            if asked.pick == "order":
                widget.press("drop", key, "column", place)
            else:
                widget.press("choose", key)
        if asked.pick != "amount":
            widget.press("next")
    assert widget.over
    (kept,) = keeper().tests
    assert (kept.lesson, kept.of) == (lesson, widget.length)
    assert kept.right == widget.length - 1
    assert "You passed the test." in text(part(widget, "result"), "en")
    assert part(widget, "onward")
    if lesson in ("10", "12"):
        assert states(fresh_map())[lesson] == "done"


@pytest.mark.parametrize("lesson", [one for one in PATH if one.ends == "mastered" and one.trains])
def test_what_a_lesson_drills_is_what_makes_it_done(lesson: Lesson) -> None:
    """Three right answers in its own drills count, at the level that they ask."""
    package = import_module(f"pokerlib.lessons.{FILES[lesson.key][3:].replace('seven_card_', '')}")
    drills = [one for one in vars(package).values() if isinstance(one, partial)]
    drilled = {(one.args[0], *one.args[1:]) for one in drills if one.func is Drill}
    skills = {one for one in drilled if KINDS[one[0]].skill}
    assert skills
    assert skills <= set(lesson.skills)
