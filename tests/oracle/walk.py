"""A walk through a widget with every number and name looked into."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

from pokerlib.cards.deck import CHANCE
from tests.lessons.nodes import Cell
from tests.oracle.checks import verdict
from tests.oracle.door import Listener
from tests.oracle.roam import Roamer
from tests.oracle.scene import Scene
from tests.oracle.seen import Item, items

# Where two can tell, the module that stands later here does.
CHECKED = (
    "card_checks", "street_checks", "drill_checks", "drill_kinds", "drill_hands",
    "drill_sums",
    "stud_checks", "chinese_checks", "chance_checks", "equity_checks", "kept_checks",
    "page_checks", "felt_checks", "told_checks", "document_checks",
)  # fmt: skip
for name in CHECKED:
    import_module(f"tests.oracle.{name}")

# What a recomputation stumbles over where a text says what it can't be.
READING = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError, StopIteration)


_CODE = re.compile("[A-Z]{3}-[A-Z]{3}")


@dataclass
class Report:
    """What one walk saw."""

    name: str
    seen: Counter[str] = field(default_factory=Counter)
    recomputed: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    rest: dict[str, Item] = field(default_factory=dict)

    @property
    def share(self) -> float:
        return self.recomputed.total() / max(1, self.seen.total())


def label(item: Item) -> str:
    """A message by its id; what no message says by its place, whichever claim it stands in."""
    if item.id not in ("plain", "card"):
        return item.id
    way = item.path[:-1] if item.id == "card" else item.path
    steps = [_CODE.sub("#", one.partition("#")[0]) for one in way if not one.startswith("pk-")]
    steps = ["claim" if one.startswith("claim-") else one for one in steps]
    return f"{item.id}@" + "/".join(re.sub(r"\d+", "#", one) for one in steps[-3:])


def walk(cell: Cell, heard: Listener, events: int, look: Any = verdict) -> Report:
    """So many random events, and after each of them every number and name."""
    token = CHANCE.set(Random(cell.name).randrange)
    try:
        return _walk(cell, heard, events, look)
    finally:
        CHANCE.reset(token)


def _walk(cell: Cell, heard: Listener, events: int, look: Any) -> Report:
    report, roamer = Report(cell.name), Roamer(cell.name)
    widget = cell.widget()
    for n in range(events + 1):
        done = roamer.step(widget) if n else ("opened",)
        scene = Scene(widget)
        scene.given = done[-1] if isinstance(done[-1], dict) else {}
        for item in items(widget.view["nodes"], heard, scene.scale):
            report.seen[label(item)] += item.count
            try:
                found = look(scene, item)
            except READING as error:
                found = False
                where = f"{type(error).__name__}: {error}"
            else:
                where = ""
            if found is None:
                report.rest.setdefault(label(item), item)
                continue
            report.recomputed[label(item)] += item.count
            if not found:
                report.wrong.append(
                    f"{cell.name} event {n} {done}: {item.id} {item.lang} {item.text!r} "
                    f"at {item.key} {where}"
                )
    return report
