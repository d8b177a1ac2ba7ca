"""What is shown is true: every number and name that a random walk meets, worked out again.

`make test` walks 24 events through each widget, `make test-all` 300. Printed is, for each
widget, how many numbers and names were seen and how many of them were recomputed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.lessons import nodes
from tests.lessons.nodes import Cell
from tests.oracle.checks import verdict
from tests.oracle.door import Listener
from tests.oracle.mutate import mutants
from tests.oracle.roam import quietly
from tests.oracle.seen import Item
from tests.oracle.walk import READING, Report, label, walk

SHORT, WHOLE, BRIEF = 24, 300, 8
OVER_ALL, FOR_EACH = 0.90, 0.75
LIST = Path(__file__).with_name("unchecked.txt")
OF_THE_DAY = {("progress.given", "file"), ("progress.named", "file")}  # a file named by the date
CELLS = nodes.widgets()
length = pytest.mark.parametrize(
    "events", [SHORT, pytest.param(WHOLE, marks=pytest.mark.exhaustive)]
)


@pytest.fixture(scope="module")
def heard() -> Iterator[Listener]:
    """The door of the messages, with somebody beside it."""
    with quietly():
        listener = Listener()
        yield listener
        listener.close()


@cache
def report(cell: Cell, events: int, heard: Listener) -> Report:
    return walk(cell, heard, events)


def reports(events: int, heard: Listener) -> list[Report]:
    return [report(cell, events, heard) for cell in CELLS]


def table(found: list[Report]) -> str:
    """What was seen and recomputed, a line for each widget."""
    lines = [f"{'seen':>8} {'recomputed':>11} {'':>7}"]
    seen = sum(one.seen.total() for one in found)
    done = sum(one.recomputed.total() for one in found)
    lines += [
        f"{one.seen.total():8} {one.recomputed.total():11} {one.share:7.1%} {one.name}"
        for one in found
    ]
    return "\n".join([*lines, f"{seen:8} {done:11} {done / seen:7.1%} all"])


def unchecked() -> set[str]:
    return {one for one in LIST.read_text("utf-8").split("\n") if one and one[0] != "#"}


@length
@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_what_is_shown_follows_from_the_state(cell: Cell, events: int, heard: Listener) -> None:
    found = report(cell, events, heard)
    assert not found.wrong, "\n".join(found.wrong[:5])
    assert found.share >= FOR_EACH or not found.seen, found.rest


@length
def test_nearly_everything_is_recomputed(
    events: int, heard: Listener, capsys: pytest.CaptureFixture[str]
) -> None:
    found = reports(events, heard)
    with capsys.disabled():
        print(f"\n{table(found)}")
    seen = sum(one.seen.total() for one in found)
    assert sum(one.recomputed.total() for one in found) >= OVER_ALL * seen


@length
def test_the_rest_is_listed(events: int, heard: Listener) -> None:
    rest: set[str] = set()
    for one in reports(events, heard):
        rest |= set(one.rest)
    assert sorted(rest - unchecked()) == []
    if events == WHOLE:
        assert sorted(unchecked() - rest) == [], "recomputed by now"


def test_every_recomputation_can_fail(heard: Listener) -> None:
    """Of each message some number that is one too high, or a card that is another, is found out."""
    tried: Counter[tuple[str, str]] = Counter()
    caught: Counter[tuple[str, str]] = Counter()

    def look(scene: Any, item: Item) -> bool | None:
        found = verdict(scene, item)
        if found:
            for name, mutant in mutants(item, heard):
                pattern = (label(item) if item.id in ("plain", "card") else item.id, name)
                if caught[pattern] < 3 and tried[pattern] < 60:
                    tried[pattern] += 1
                    caught[pattern] += _fails(scene, mutant)
        return found

    for cell in CELLS:
        walk(cell, heard, BRIEF, look)
    missed = sorted(one for one in tried if not caught[one] and one not in OF_THE_DAY)
    assert missed == [], missed
    assert len(caught) > 150


def _fails(scene: Any, item: Item) -> bool:
    try:
        return verdict(scene, item) is False
    except READING:
        return True  # what a recomputation cannot read at all is found out too
