"""Lesson 05: what each widget must show."""

from __future__ import annotations

import pytest

from pokerlib.lessons import betting
from pokerlib.lessons.betting.limits import SPOTS
from pokerlib.lessons.betting.walk import PRESETS
from pokerlib.practice.actions import actions
from tests.lessons.nodes import offered, part, problem, text


def walked(preset: str) -> betting.RaiseWalk:
    walk = betting.RaiseWalk(preset)
    for _ in range(3):
        walk.press("next")
    return walk


@pytest.mark.parametrize(
    ("preset", "most"),
    [("document", 400), ("blinds", 7), ("limper", 9), ("small_blind", 8), ("caller", 800)],
)
def test_the_walk_comes_to_the_right_total(preset: str, most: int) -> None:
    walk = walked(preset)
    assert "?" in text(part(walk, "walk"), "bg")
    walk.press("answer", answer=str(most))
    assert walk.mark is not None
    assert walk.mark.mistake is None
    assert f"${most}" in text(part(walk, "total"), "bg")


def test_the_documents_example_line_by_line_and_its_wrong_telling_beside_it() -> None:
    walk = betting.RaiseWalk()
    seen = []
    for _ in range(3):
        walk.press("next")
        seen.append(text(part(walk, "walk"), "en"))
    assert "$100 + $100 = $200" in seen[0]
    assert "$200 + $100 = $300" in seen[2]
    assert "$400" not in seen[2]
    walk.press("answer", answer="500")
    assert "178" in text(part(walk, "mark"), "bg")
    walk.press("answer", answer="$400")
    tellings = text(part(walk, "tellings"), "bg")
    assert "$100 + $300 = $400" in tellings
    assert "$100 + $400 = $500" in tellings


def test_a_table_that_there_cannot_be_is_refused() -> None:
    walk = betting.RaiseWalk()
    before = walk.amounts
    for wrong in ({"call": "200"}, {"call": "0"}, {"stack": "50"}, {"pot": "x"}):
        given = {"pot": "100", "bets": "100", "call": "100", "own": "0", "stack": "900", **wrong}
        walk.press("set", **given)
        assert problem(walk, "bg")
        assert walk.amounts == before
    walk.press("set", pot="1,50", bets="0", call="0", own="0", stack="20")
    assert problem(walk, "bg") is None
    assert walk.sums.max_raise_to == 150


@pytest.mark.parametrize("name", ["pot", "bets", "call", "own", "stack"])
@pytest.mark.parametrize("value", [0, 100, 12_300, 20_000])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_slider_takes_the_others_along(name: str, value: int, preset: str) -> None:
    walk = betting.RaiseWalk(preset)
    walk.press(name, str(value))
    assert problem(walk, "en") is None
    assert name in {"stack", "bets", "pot"} or walk.amounts[name] == value


def test_five_actions_are_marked_with_reasons() -> None:
    widget = betting.FiveActions("BBB-BBB")
    for _ in range(12):
        for name in sorted(actions(widget.spot.hand())):
            widget.press("tick", name)
        widget.press("check")
        assert "pk-good" in str(part(widget, "verdict"))
        widget.press("deal")
    assert (widget.right, widget.asked) == (12, 12)
    widget.press("check")
    assert "pk-bad" in str(part(widget, "verdict"))


@pytest.mark.parametrize(
    ("players", "answers"),
    [(2, (2, 1, 2, 1, 1)), (3, (1, 2, 3, 1, 2)), (6, (1, 2, 3, 1, 2))],
)
def test_blinds_and_who_acts(players: int, answers: tuple[int, ...]) -> None:
    """With the button in the last seat: small, big, before the flop, flop, turn."""
    widget = betting.Blinds(players)
    for seat in answers:
        for other in range(1, players + 1):
            if other != seat:
                widget.press("pick", other)
                assert "pk-bad" in str(part(widget, "verdict"))
                break
        widget.press("pick", seat)
        assert part(widget, "right"), (players, widget.task)
        widget.press("next")
    assert widget.button == 1
    assert widget.task == 0


@pytest.mark.parametrize("spot", SPOTS)
@pytest.mark.parametrize("stack", ["deep", "short"])
def test_three_limits_side_by_side(spot: str, stack: str) -> None:
    widget = betting.ThreeLimits()
    widget.press("spot", spot)
    widget.press("stack", stack)
    for limit in ("fixed", "pot", "no"):
        widget.press("reveal", limit)
    assert "?" not in text(part(widget, "table"), "en")
    assert not [one for one in offered(widget) if one[0] == "reveal"]


def test_first_to_act_at_one_two_under_each_limit() -> None:
    widget = betting.ThreeLimits()
    for limit, most in (("fixed", "$4"), ("pot", "$7"), ("no", "$200")):
        widget.press("reveal", limit)
        assert most in text(part(widget, "table"), "bg")


def test_the_drill_marks_and_explains() -> None:
    widget = betting.MostYouCanBet("BBB-BBB")
    for _ in range(10):
        wager = widget.spot.hand().legal.wager
        assert wager is not None
        widget.press("answer", answer="0")
        assert "pk-bad" in str(part(widget, "mark"))
        widget.press("answer", answer=str(wager.max_to / 100))
        assert part(widget, "worked")
        widget.press("deal")
    assert (widget.right, widget.asked) == (0, 10)
