"""Lesson 05: what each widget must show."""

from __future__ import annotations

import pytest

from pokerlib.cards import code_at
from pokerlib.lessons import betting
from pokerlib.lessons.betting.limits import SPOTS
from pokerlib.lessons.betting.walk import PRESETS
from pokerlib.lessons.components.chips import read_amount
from pokerlib.lessons.components.drill import Drill
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
    assert walk.answered
    assert walk.why is None
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
    walk.press("slide", name, str(value))
    assert problem(walk, "en") is None
    assert name in {"stack", "bets", "pot"} or walk.amounts[name] == value


def test_a_short_stack_raises_by_what_it_has() -> None:
    """Pot 50, bets 30, call 30, stack 45: at most 45 in all, a raise by 15, not by 110."""
    walk = betting.RaiseWalk()
    walk.press("set", pot="50", bets="30", call="30", own="0", stack="45")
    for _ in range(3):
        walk.press("next")
    walk.press("answer", answer="45")
    assert walk.why is None
    for lang in ("bg", "en"):
        total = text(part(walk, "total"), lang)
        assert "$45" in total
        assert "$15" in total
        assert "$110" not in total
        assert "$110" not in text(part(walk, "raise"), lang)


def test_each_of_the_five_actions_is_explained_when_told() -> None:
    widget = betting.FiveActions("BBB-BBB")
    for _ in range(12):
        for name in sorted(widget.question.right):
            widget.press("choose", name)
        widget.press("check")
        assert widget.attempt.state == "right"
        worked = text(part(widget, "worked"), "en")
        assert all(name in worked for name in ("Fold", "Check", "Bet", "Call", "Raise"))
        widget.press("next")
    widget.press("check")
    assert widget.attempt.asked_for
    assert [one.marked.right for one in widget.results] == [True] * 12


@pytest.mark.parametrize(
    ("variant", "answers"),
    [("heads_up", (2, 1, 2, 1, 1)), ("three", (1, 2, 3, 1, 2)), ("six", (1, 2, 3, 1, 2))],
)
def test_blinds_and_who_acts(variant: str, answers: tuple[int, ...]) -> None:
    """With the button in the last seat: small, big, before the flop, flop, turn."""
    widget = betting.Blinds()
    widget.press("code", code="BBB-BBB")
    while widget.question.variant != variant:
        widget.press("show")
        widget.press("next")
    for seat in answers:
        wrong = next(one.key for one in widget.question.choices if one.key != str(seat))
        widget.press("choose", wrong)
        assert widget.attempt.state == "wrong"
        widget.press("choose", str(seat))
        assert widget.attempt.state == "second"
        widget.press("next")


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


@pytest.mark.parametrize("drill", [betting.MostYouCanBet, betting.LeastRaise])
def test_an_amount_is_typed_and_a_mistake_has_its_name(drill) -> None:  # type: ignore[no-untyped-def]
    widget = drill("BBB-BBB")
    for _ in range(10):
        right = int(widget.question.solution[0])
        widget.press("check", amount="")
        assert not widget.attempt.tries
        widget.press("check", amount="0")
        assert text(part(widget, "why"), "bg")
        widget.press("check", amount=f"{right / 100:.2f}")
        assert widget.attempt.state == "second"
        assert part(widget, "worked")
        widget.press("next")
    assert [one.marked.right for one in widget.results] == [False] * 10


def test_whoever_has_too_little_is_told_the_stack_and_not_the_limit() -> None:
    """S2: pot limit, a stack of $200, and $201 is typed."""
    table = betting.play()
    table.press("bet", amount="201")
    assert "$200" in problem(table, "en")
    assert "$7" not in problem(table, "bg")
    table.press("bet", amount="200")
    assert "$7" in problem(table, "en")


@pytest.mark.parametrize("kind", ["first_to_act", "bring_in"])
def test_moves_of_the_last_street_are_not_shown_where_it_is_asked_who_is_first(kind: str) -> None:
    """S8: after a street that was checked around nobody shows a check."""
    for n in range(30):
        widget = Drill(kind, 3 if n % 2 else 2, code_at("BBB-BBB", n))
        shown = text(part(widget, "felt"), "en")
        assert "check" not in shown
        assert "call" not in shown


def test_a_refused_bet_says_nothing_of_a_raise_that_is_not_there() -> None:
    """S13: with the cap reached there is no raise, and none is offered instead of a bet."""
    widget = betting.FiveActions()
    widget.press("variant", "capped")
    widget.press("show")
    assert "can raise" not in text(part(widget, "worked"), "en")


@pytest.mark.parametrize(
    ("written", "cents"),
    [
        ("1 000", 100_000), ("1,000", 100_000), ("1.000,50", 100_050), ("1,000.50", 100_050),
        ("1.000.000", 100_000_000), ("7005", 700_500), ("1,75", 175), (".5", 50),
    ],
)  # fmt: skip
def test_amounts_are_read_as_people_write_them(written: str, cents: int) -> None:
    assert read_amount(written) == cents


@pytest.mark.parametrize("written", ["7.005", "$7.005", "1.000"])
def test_a_point_before_three_figures_is_asked_about(written: str) -> None:
    """S11: it is neither seven thousand and five nor seven without asking."""
    table = betting.play()
    table.press("bet", amount=written)
    assert "Do you mean" in problem(table, "en")
    assert "имате предвид" in problem(table, "bg")


@pytest.mark.parametrize("written", ["1,00,0", "1.000.50", "-5", "0.005", "7.0050", "1 00", "x"])
def test_what_is_no_amount_is_refused(written: str) -> None:
    table = betting.play()
    table.press("bet", amount=written)
    assert "in dollars" in problem(table, "en")


def test_an_action_that_was_missed_is_called_so() -> None:
    """W13: the sign says whether the action is there, the word what became of one's answer."""
    widget = betting.FiveActions()
    widget.press("variant", "nobody_bet")
    widget.press("choose", "fold")
    widget.press("choose", "call")
    widget.press("check")
    widget.press("show")
    shown = {
        one.key: text(part(widget, f"choice-{one.key}"), "en") for one in widget.question.choices
    }
    assert "✓" in shown["check"]
    assert "missed" in shown["check"]
    assert "✓" in shown["fold"]
    assert "missed" not in shown["fold"]
    assert "✗" in shown["call"]
    assert "wrong" in shown["call"]
