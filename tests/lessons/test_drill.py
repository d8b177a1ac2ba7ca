"""A drill: one behaviour for every question, in all its states, for every kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from pokerlib.lessons.components.drill import REMEMBERED, Drill
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice import KINDS, LEVELS, mark
from tests.lessons.nodes import part, shown, text, walk

START = "BBB-BBB"
SKILLS = [key for key, kind in KINDS.items() if kind.skill]
EVERY = [(kind, level) for kind in SKILLS for level in LEVELS]
each = pytest.mark.parametrize(("kind", "level"), EVERY)


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", str(tmp_path / "p.sqlite"))


def give(widget: Drill, keys: tuple[str, ...]) -> None:
    """Answer with these keys, by whatever the question is answered with."""
    pick = widget.question.pick
    if pick == "amount":
        widget.press("check", amount=f"{int(keys[0]) / 100:.2f}")
    elif pick == "order":
        for place, key in enumerate(keys):
            widget.press("drop", key, "column", place)
        widget.press("check")
    else:
        for key in widget.attempt.chosen if pick in ("several", "cards") else ():
            widget.press("choose", key)
        for key in keys:
            widget.press("choose", key)
        if pick not in ("one", "seat"):
            widget.press("check")


def wrong_for(widget: Drill) -> tuple[str, ...]:
    """Some answer that is not right, and not empty."""
    asked = widget.question
    if asked.pick == "order":
        return tuple(reversed(asked.solution))
    if asked.pick == "cards":
        return tuple(one.key for one in asked.choices if not one.right)[:1] or asked.solution[:1]
    if asked.pick == "several":
        wrong = tuple(one.key for one in asked.choices if not one.right)
        return wrong[:1] or asked.solution[:1]
    return next((one.key,) for one in asked.choices if not one.right)


def foot(widget: Drill, lang: str = "en") -> str:
    return text(part(widget, "verdict"), lang)


def acts(widget: Drill) -> list[str]:
    return [
        node["k"]
        for node in walk(part(widget, "acts"))
        if isinstance(node, dict) and node.get("e") == "button"
    ]


def primary(widget: Drill) -> list[str]:
    return [
        node["k"]
        for node in walk(shown(widget))
        if isinstance(node, dict) and "pk-primary" in node.get("c", "")
    ]


# One behaviour


@each
def test_right_at_the_first_try(kind: str, level: int) -> None:
    widget = Drill(kind, level, START)
    assert widget.attempt.state == "asked"
    give(widget, widget.question.solution)
    assert widget.attempt.state == "right"
    assert foot(widget) == "Right."
    assert acts(widget) == primary(widget) == ["next"]
    assert len(text(part(widget, "worked"), "bg")) > 10
    (kept,) = keeper().answers
    assert (kept.kind, kept.level, kept.points, kept.mistake) == (kind, level, 1.0, None)
    assert text(part(widget, "where"), "en").endswith("1 of 1")


@each
def test_wrong_then_right_counts_the_first_try(kind: str, level: int) -> None:
    widget = Drill(kind, level, START)
    give(widget, wrong_for(widget))
    assert widget.attempt.state == "wrong"
    assert "show" in acts(widget)
    assert "next" not in acts(widget)
    assert widget.attempt.marked is not None
    assert widget.attempt.marked.why, "a wrong answer has a reason"
    give(widget, widget.question.solution)
    assert widget.attempt.state == "second"
    assert foot(widget) == "Right, but not at the first try."
    assert keeper().answers[0].points < 1
    assert text(part(widget, "where"), "en").endswith("0 of 1")


@each
def test_a_hint_comes_before_the_solution(kind: str, level: int) -> None:
    widget = Drill(kind, level, START)
    assert acts(widget)[0] == "hint"
    assert "show" not in acts(widget)
    widget.press("hint")
    assert widget.attempt.state == "hinted"
    assert acts(widget)[0] == "show"
    assert len(foot(widget, "bg")) > 20
    widget.press("show")
    assert widget.attempt.state == "told"
    assert acts(widget) == ["next"]
    assert keeper().answers[-1].mistake == "gave_up"
    assert set(widget.attempt.chosen) == widget.question.right


@each
def test_an_empty_answer_is_asked_for_and_not_counted(kind: str, level: int) -> None:
    widget = Drill(kind, level, START)
    if widget.question.pick == "order":
        return  # an order is never empty
    widget.press("check", amount="  ")
    assert not widget.attempt.tries
    assert keeper().answers == ()
    assert mark(widget.question, ()).empty


def test_what_was_chosen_and_what_is_right_are_both_marked_in_place() -> None:
    widget = Drill("name_hand", 2, START)
    wrong, right = wrong_for(widget)[0], widget.question.solution[0]
    widget.press("choose", wrong)
    assert "✗" in text(part(widget, f"choice-{wrong}"), "en")
    assert len(text(part(widget, "why"), "en")) > 30  # of short choices the reason stands below
    assert "✓" not in text(part(widget, f"choice-{right}"), "en")
    widget.press("show")
    assert "✗" in text(part(widget, f"choice-{wrong}"), "en")
    assert "✓" in text(part(widget, f"choice-{right}"), "en")


def test_the_same_wrong_answer_is_not_counted_twice() -> None:
    widget = Drill("name_hand", 2, START)
    (wrong,) = wrong_for(widget)
    widget.press("choose", wrong)
    widget.press("choose", wrong)
    assert len(widget.attempt.tries) == 1


def test_next_waits_for_an_answer() -> None:
    widget = Drill("name_hand", 1, START)
    asked = widget.asked
    widget.press("next")
    assert widget.asked == asked


def test_digits_answer() -> None:
    widget = Drill("name_hand", 1, START)
    place = 1 + next(n for n, one in enumerate(widget.question.choices) if one.right)
    widget.press("number", place)
    assert widget.attempt.state == "right"
    widget.press("number", 9)


def test_a_code_is_shared() -> None:
    one, two = Drill("badugi", 2), Drill("badugi", 2)
    two.press("code", code=one.code)
    assert two.question == one.question
    with pytest.raises(ValueError, match="not a deal code"):
        Drill("badugi", 2, "nonsense")
    two.press("code", code="nonsense")
    assert two.question == one.question


# Deals that differ


@pytest.mark.parametrize("kind", ["name_hand", "min_raise", "odds"])
def test_the_last_fifty_do_not_come_again(kind: str) -> None:
    count = KINDS[kind].count
    turns = min(REMEMBERED, count(1)) if count else REMEMBERED
    widget = Drill(kind, 1, START)
    deals = []
    for _ in range(turns):
        deals.append(widget.question.deal)
        widget.press("hint")
        widget.press("show")
        widget.press("next")
    assert len(set(deals)) == turns


def test_another_page_of_the_learner_does_not_repeat_them() -> None:
    first = Drill("odds", 1)
    met = set()
    for _ in range(5):
        met.add(first.question.deal)
        first.press("hint")
        first.press("show")
        first.press("next")
    assert Drill("odds", 1).question.deal not in met


# A series


def test_a_test_tells_nothing_until_its_end() -> None:
    kinds = ["name_hand", "which_wins", "badugi"]
    widget = Drill(kinds, 1, START, length=6, test=True)
    assert sorted(kind for kind, _, _ in widget.series[:3]) == sorted(kinds)
    for n in range(6):
        assert f"{n + 1} of 6" in text(part(widget, "where"), "en")
        assert acts(widget) == ["next"]
        for key in widget.question.solution if n else wrong_for(widget):
            widget.press("choose", key)
        assert not part(widget, "worked")
        assert "✓" not in text(part(widget, "body"), "en")
        widget.press("next")
    assert widget.over
    result = text(part(widget, "result"), "en")
    assert "of 6" in result
    assert "You passed the test." in result
    assert text(part(widget, "result"), "bg").count("от 2") == 1  # one skill went wrong
    widget.press("fold", "result-0", True)
    assert len(text(part(widget, "result-0"), "bg")) > 60
    widget.press("again")
    assert not widget.over
    assert widget.results == ()


def test_a_test_that_is_not_passed_says_what_is_needed() -> None:
    widget = Drill(["name_hand"], 1, START, length=2, test=True)
    for _ in range(2):
        for key in wrong_for(widget):
            widget.press("choose", key)
        widget.press("next")
    assert "80%" in text(part(widget, "result"), "en")
    assert "80 %" in text(part(widget, "result"), "bg").replace("\u00a0", " ")


def test_no_such_deals_and_no_such_event() -> None:
    widget = Drill("badugi", 1, START)
    with pytest.raises(UnknownEventError):
        widget.press("variant", "nonsense")
    with pytest.raises(UnknownEventError):
        widget.press("choose", 3)
    widget.press("choose", "nonsense")
    assert widget.attempt.chosen == ()


@pytest.mark.parametrize("kind", ["name_hand", "max_raise", "badugi"])
def test_an_empty_answer_of_a_test_is_asked_for_once(kind: str) -> None:
    """A second click on Next does not leave the next question out; a third one does."""
    widget = Drill([kind], 1, START, length=2, test=True)
    asked = widget.asked
    widget.press("next", amount="")
    assert (widget.asked, widget.results) == (asked, ())
    assert foot(widget)
    widget.press("next", amount="")
    assert widget.asked != asked
    assert [one.marked.mistake for one in widget.results] == ["nothing"]
