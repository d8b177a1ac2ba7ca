"""Replay: our files, the reader's own, and what is said of a bad one."""

from __future__ import annotations

import pytest

from pokerlib import phh
from pokerlib.lessons.replay import HandHistory, PlayAndExport
from pokerlib.lessons.replay.history import OURS, our_file
from tests.lessons.nodes import part, problem, state, text, walk

GOOD = our_file("side_pots")


@pytest.mark.parametrize("name", OURS)
def test_our_files_replay_to_their_recorded_end(name: str) -> None:
    history = phh.loads(our_file(name))
    hand = history.replay()
    assert hand.over
    assert tuple(hand.stacks[seat] for seat in history.seats) == history.finishing


@pytest.mark.parametrize("name", OURS)
def test_every_step_is_told_in_both_languages(name: str) -> None:
    widget = HandHistory(name)
    chips = widget.states[0].chips()
    for step in range(len(widget.steps)):
        assert widget.at == step
        assert text(part(widget, "told"), "bg") != text(part(widget, "told"), "en")
        assert widget.states[widget.steps[step]].chips() == chips
        widget.press("step", "next")
    assert widget.at == len(widget.steps) - 1
    widget.press("step", "first")
    widget.press("step", "back")
    assert widget.at == 0
    widget.press("go", "7")
    assert widget.at == 6


def test_the_amounts_are_those_of_the_file() -> None:
    assert "$0,25" in text(part(HandHistory("the_pot"), "told"), "bg")
    assert "$2" in text(part(HandHistory("side_pots"), "told"), "en")


BAD = {
    "no TOML": "nonsense",
    "too much bet": GOOD.replace("cbr 23", "cbr 230"),
    "out of turn": GOOD.replace("p2 cc", "p3 cc", 1),
    "another game": GOOD.replace('"PO"', '"XX"'),
    "no stacks": GOOD.replace("starting_stacks", "stacks"),
    "a card twice": GOOD.replace("9s9c", "9s9s"),
    "no card": GOOD.replace("9s9c", "9s9x"),
    "no action": GOOD.replace("p1 cbr 17", "p1 jumps"),
    "empty": " \n",
    "too long": "x" * 100_001,
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(bad: str) -> None:
    widget = HandHistory()
    widget.press("step", "next")
    before = state(widget)
    widget.press("file", bad)
    for lang in ("bg", "en"):
        said = problem(widget, lang)
        assert said
        assert "\n" not in said
        assert len(said) < 400
    assert state(widget) == before


def test_the_bad_line_is_named() -> None:
    widget = HandHistory()
    widget.press("file", BAD["too much bet"])
    assert "p1 cbr 230" in (problem(widget, "bg") or "")


def test_a_readers_file_is_shown_with_its_names() -> None:
    widget = HandHistory()
    widget.press("file", GOOD + 'players = ["Ани", "Боби", "Ваня"]\n')
    assert problem(widget, "en") is None
    assert "Боби" in text(part(widget, "felt"), "en")
    assert widget.chosen == ""


def test_a_stack_that_nobody_knows_is_not_shown_as_a_number() -> None:
    """It stood there as 1 followed by eighteen noughts, less what was paid."""
    widget = HandHistory()
    whole = our_file("the_pot")
    stacks = next(line for line in whole.splitlines() if line.startswith("starting_stacks"))
    count = stacks.count(",") + 1
    ends = next((one for one in whole.splitlines() if one.startswith("finishing")), "")
    unknown = f"starting_stacks = [{', '.join(['inf'] * count)}]"
    widget.on_file(whole.replace(stacks, unknown).replace(ends, ""))
    widget.redraw()
    for lang, said in (("bg", "без ограничение"), ("en", "unlimited")):
        assert text(part(widget, "felt"), lang).count(said) == count
        assert "999" not in text(part(widget, "felt"), lang)


def test_a_hand_just_played_is_exported_and_read_back() -> None:
    widget = PlayAndExport(players=3, code="BBB-BBB")
    widget.press("fold", "export", True)
    for _ in range(40):
        names = widget.hand.legal.names
        if names:
            widget.press("act", next(n for n in ("call", "check", "show") if n in names))
    links = [n for n in walk(widget.view["nodes"]) if isinstance(n, dict) and n.get("e") == "a"]
    assert links[0]["a"]["href"].startswith("data:text/plain;charset=utf-8,")
    assert links[0]["a"]["download"].endswith(".phh")
    reader = HandHistory()
    reader.press("file", widget.file())
    assert reader.events == widget.hand.events
    assert "$1" in text(part(reader, "told"), "en")
