"""The state behind a view, as the recomputations ask for it: records, never sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any

from pokerlib.documents import CLAIMS, Evidence, judging
from pokerlib.lessons.betting.limits import ThreeLimits
from pokerlib.lessons.components.drill import Drill
from pokerlib.lessons.components.hand_table import HandTable
from pokerlib.lessons.components.replay import Replay
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.lessons.documents.evidence import _example_of
from pokerlib.lessons.documents.shared import checked
from pokerlib.lessons.stud.pair import OpenPair, _played
from pokerlib.lessons.stud.streets import STREETS, StudStreets
from pokerlib.play import events as e
from pokerlib.practice import Question, ask
from pokerlib.practice.stud import new_hand, to_street
from tests.oracle.felt import Table
from tests.oracle.seen import Item

_CLAIM = re.compile(r"/claim-([a-z0-9_.]+)/box/table/")
_RESULT = re.compile(r"(?:^|/)result-(\d+)/")
Named = Callable[[Item], Iterable[tuple[str, Iterable[tuple[Any, ...]]]]]


def evidence_of(key: str, values: Any) -> Evidence:
    """What is known of a claim, or of one whose numbers the reader has changed."""
    claim = next(one for one in CLAIMS if one.id == key)
    if values and values != claim.values:
        return judging.evidence(claim, values)
    return next(evidence for _, evidence in checked([claim]))


def worth(event: e.Event) -> bool:
    """What is told: not the cards that are put away or dealt unseen."""
    return not isinstance(event, e.Burnt) and not (isinstance(event, e.Dealt) and not event.up)


class Scene:
    """One view of a widget."""

    def __init__(self, widget: LessonWidget) -> None:
        self.widget: Any = widget
        self.events: tuple[e.Event, ...] = ()
        self.seen: set[int] | None = None
        self.told: list[e.Event] | None = None
        self.newest: list[e.Event] = []
        self.now: Callable[[Item], Any] | None = None
        self.to_act: int | None = None
        self.hands: Named | None = None
        self.given: dict[str, str] = {}
        self.focused: Question | None = None
        self.scale = 1 if getattr(widget, "unit", "") == "USD" else 100
        self._fill()

    def _fill(self) -> None:
        widget = self.widget
        if isinstance(widget, HandTable):
            hand = widget.hand
            self.events, self.to_act = hand.events, hand.to_act
            self.seen = None if widget.face_up else {widget.seat or hand.to_act or 0}
            self.told = [one for one in hand.events if worth(one)][-60:]
            self.newest = [one for one in hand.events[widget.turns[-1].since :] if worth(one)][-60:]
        elif isinstance(widget, Replay) and widget.steps:
            last = widget.steps[widget.at]
            self.events = widget.events[: last + 1]
            self.seen = None if widget.face_up else set()
            self.told = [one for one in self.events if worth(one)]
            self.now = lambda item: self.events[-1] if item.key.startswith("told") else None
        elif isinstance(widget, StudStreets):
            hand = new_hand("seven_card_stud", 4, widget.code)
            for key in STREETS[: widget.street + 1]:
                to_street(hand, key)
            self.events, self.seen = hand.events, {1}
            rounds = [one for one in self.events if isinstance(one, e.RoundStarted)]
            self.told = [rounds[-1]]
            self.now = lambda item: rounds[-1] if item.key.startswith("told") else None
        elif isinstance(widget, OpenPair):
            self.events, self.seen = _played(widget.rule).events, {1}
        elif isinstance(widget, ThreeLimits):
            hand = widget._hand("no")
            self.events, self.seen, self.to_act = hand.events, set(), hand.to_act
        elif isinstance(widget, Drill) and widget.asked:
            self._ask(widget.question)

    def _ask(self, asked: Question | None) -> None:
        """A question's table, if it has one."""
        self.events, self.seen, self.told, self.now = (), set(), None, None
        if asked and asked.table:
            self.events, self.seen = asked.table.events, set(asked.table.seen)
            worked = [one for one in asked.worked if isinstance(one, e.Event)]
            if worked:
                self.told = worked
                self.now = lambda item: worked[0] if "worked" in item.key else None
        self.__dict__.pop("table", None)

    def asked(self, item: Item) -> Question | None:
        """The question that the place belongs to: one of the results, or the one that is asked."""
        widget = self.widget
        if not isinstance(widget, Drill):
            return None
        found = _RESULT.search(item.key)
        if found:
            return ask(*widget.results[int(found[1])].asked)
        return widget.question if widget.asked else None

    def focus(self, item: Item) -> Item:
        """Look at what the place speaks of: at the end of a series that may be any question, in a
        list of claims the table that one of them was found at, in that claim's money.
        """
        claim = _CLAIM.search(item.key)
        if claim:
            evidence = evidence_of(claim[1], getattr(self.widget, "values", None))
            example, _ = _example_of(evidence)
            scene = example.scene if example else evidence.scene
            if scene is not None:
                self.events, self.seen, self.told = scene.events, None, None
                self.__dict__.pop("table", None)
            return replace(item, scale=1 if evidence.unit == 1 else 100)
        if isinstance(self.widget, Drill) and self.widget.results:
            asked = self.asked(item)
            if asked is not self.focused:
                self.focused = asked
                self._ask(asked)
        return item

    @cached_property
    def table(self) -> Table | None:
        """The table after all the events."""
        return Table.of(self.events) if self.events else None

    def place(self, event: e.Event) -> int:
        """Where the event stands in the log, or comes."""
        found = (n for n, one in enumerate(self.events) if one is event)
        return next(found, len(self.events))

    def before(self, event: e.Event) -> Table:
        """The table before this event."""
        return Table.of(self.events[: self.place(event)])
