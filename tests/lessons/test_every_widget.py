"""What holds for every widget of every lesson; a new notebook brings its own here."""

from __future__ import annotations

import json
import logging
from typing import Any

import anywidget
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib.lessons.components.nodes import Node, words
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError, doors, lets_in
from tests.lessons import nodes
from tests.lessons.nodes import Cell, offered, problem, shown, size, state, walk

CELLS = nodes.widgets()
LARGEST = 60_000  # bytes
every_widget = pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
NONSENSE = (
    "",
    "As As",
    "1s",
    "Xz",
    "<script>alert(1)</script>",
    "x" * 10_000,
    "ZZZ-ZZZ",
    "As Kd Qh",
    "{0.__class__}",
    "%s %(n)d",
    "\x00\ud800",
    "🂡",
)

# What may be any text: a sentence of somebody's own document.
ANY_TEXT = {"text"}


def sound(widget: LessonWidget) -> None:
    """The view can be sent, says everything in both languages, and its keys are its own."""
    json.dumps(widget.view)
    for node in walk(shown(widget)):
        if isinstance(node, dict) and "t" in node:
            assert len(node["t"]) == 2
            assert all(isinstance(one, str) and one.strip() for one in node["t"]), node
        if isinstance(node, dict):
            keys = [n["k"] for n in node.get("x", ()) if isinstance(n, dict) and "k" in n]
            assert len(keys) == len(set(keys)), keys
    assert all(isinstance(n, str | dict) for n in walk(shown(widget)))
    for action in offered(widget):
        assert action[0] in widget._events, action
    codes = [place for row in getattr(widget, "places", {}).values() for place in row if place]
    assert len(codes) == len(set(codes)), "a card lies in two places"


def test_there_are_widgets() -> None:
    assert len(CELLS) >= 6


@every_widget
def test_it_is_sound_when_it_opens(cell: Cell) -> None:
    widget = cell.widget()
    sound(widget)
    assert offered(widget)
    assert "0x" not in repr(widget)


@every_widget
def test_its_events_take_plain_values(cell: Cell) -> None:
    for handler in type(cell.widget())._events.values():
        for kind, _ in doors(handler):
            assert kind in {str, int, bool}, handler.__qualname__


@every_widget
def test_what_it_offers_works_and_is_small(cell: Cell) -> None:
    """Forty clicks, first on what was not clicked yet; `make bench` has how long each takes."""
    largest, seen = 0, set()
    widget = cell.widget()
    for _ in range(40):
        fresh = [one for one in offered(widget) if one[:2] not in seen] or offered(widget)
        event, *args = fresh[0]
        seen.add((event, *args)[:2])
        widget.press(event, *args, **dict.fromkeys(nodes.fields(widget), "BBB-BBB"))
        largest = max(largest, size(widget))
        sound(widget)
    assert largest < LARGEST


@every_widget
def test_nonsense_in_every_field_is_refused_in_one_sentence(cell: Cell) -> None:
    widget = cell.widget()
    for event, *args in offered(widget):
        if event in {"fold", "deal"}:
            widget.press(event, *args)
    senders = [
        tuple(action)
        for node in walk(shown(widget))
        if isinstance(node, dict) and node.get("e") == "input" and node.get("on")
        for action in node["on"].get("keys", {}).values()
    ]
    for sender in dict.fromkeys(senders):
        if sender[0] in ANY_TEXT:
            continue
        for junk in NONSENSE:
            before = state(widget)
            widget.press(*sender, **dict.fromkeys(nodes.fields(widget), junk))
            said = {lang: problem(widget, lang) for lang in ("bg", "en")}
            assert said["bg"], (sender, junk[:20])
            assert said["en"], (sender, junk[:20])
            assert said["bg"] != said["en"]
            assert all("\n" not in one and len(one) < 300 for one in said.values() if one), said
            assert state(widget) == before
            sound(widget)


GARBAGE: list[Any] = [
    None,
    17,
    "deal",
    [],
    {},
    {"event": "deal"},
    {"event": "deal", "view": "v"},
    {"event": "deal", "view": "v", "seq": "many"},
    {"event": "deal", "view": ["v"], "seq": 1},
    {"event": ["deal"], "view": "v", "seq": 1},
    {"event": None, "view": "v", "seq": 1},
    {"event": "deal", "view": "v", "seq": 1, "args": 5},
    {"event": "deal", "view": "v", "seq": 1, "fields": ["code"]},
    {"event": "code", "view": "v", "seq": 1, "fields": {"code": {"a": [1]}}},
    {"event": "code", "view": "v", "seq": 1, "fields": {"event": "x", "self": "y"}},
    {"event": "deal", "view": "v" * 100_000, "seq": 10**30},
]
FORBIDDEN = (
    "msg", "trait_change", "displayed", "widget_constructed", "_init__", "", "deal()", "on_deal",
    "close", "__class__", "press", "redraw", "nothing",
)  # fmt: skip
ARGUMENTS: tuple[tuple[Any, ...], ...] = (
    (),
    (1,),
    ("hole",),
    ("hole", 99),
    ("hole", -1),
    ("nowhere", 0),
    (True,),
    (1.5,),
    (None,),
    ([],),
    ({"a": 1},),
    ("Xz",),
    ("<script>",),
    ("As", "Ks", "Qs"),
    (10**30,),
    (-1,),
)


@every_widget
def test_a_broken_message_breaks_nothing(cell: Cell, caplog: pytest.LogCaptureFixture) -> None:
    widget = cell.widget()
    caplog.set_level(logging.CRITICAL + 1)
    for content in GARBAGE:
        before = state(widget)
        widget._receive(widget, content, [])
        if not (isinstance(content, dict) and content.get("event") == "deal"):
            assert state(widget) == before, content
        sound(widget)
        assert size(widget) < LARGEST


@every_widget
def test_only_its_own_events_are_reached(cell: Cell, caplog: pytest.LogCaptureFixture) -> None:
    """`on_msg` and the like belong to Jupyter: a page must not reach them."""
    widget = cell.widget()
    before, callbacks = state(widget), len(widget._msg_callbacks.callbacks)
    for event in FORBIDDEN:
        if event in widget._events:
            continue
        for args in ARGUMENTS:
            with pytest.raises(UnknownEventError):
                widget.press(event, *args)
            assert problem(widget, "en")
            assert state(widget) == before
    assert len(widget._msg_callbacks.callbacks) == callbacks
    sound(widget)


@every_widget
def test_wrong_arguments_change_nothing(cell: Cell, caplog: pytest.LogCaptureFixture) -> None:
    """Of the wrong number or type: refused. Of the right ones: the widget stays sound."""
    widget = cell.widget()
    caplog.set_level(logging.CRITICAL + 1)
    for event, handler in widget._events.items():
        for args in ARGUMENTS:
            before = state(widget)
            content = {"event": event, "args": list(args), "view": "v", "seq": 1}
            widget._receive(widget, content, [])
            sound(widget)
            if not lets_in(handler, args):
                assert state(widget) == before, (event, args)
                assert problem(widget, "bg")


@every_widget
@given(data=st.data())
@settings(max_examples=8, deadline=None)
def test_any_sequence_of_clicks_is_sound(cell: Cell, data: st.DataObject) -> None:
    """What is offered now, what was offered before (a late click), and what never was."""
    widget = cell.widget()
    if "code" in widget._events:
        widget.press("code", code="BBB-BBB")
    known = set(offered(widget))
    logging.disable(logging.CRITICAL)
    try:
        for _ in range(data.draw(st.integers(1, 12))):
            known.update(offered(widget))
            event, *args = data.draw(st.sampled_from(sorted(known, key=repr)))
            if event == "deal":
                event, args = "code", []
            text = data.draw(st.sampled_from(["BBB-BBB", "XMB-HXN", "Ac Kd Qh Js", *NONSENSE]))
            given_ = dict.fromkeys(nodes.fields(widget), text)
            content = {"event": event, "args": args, "fields": given_, "view": "v", "seq": 1}
            before = state(widget)
            widget._receive(widget, content, [])
            sound(widget)
            if problem(widget, "en"):
                assert state(widget) == before
                assert problem(widget, "en") != words("widget.fault")["t"][1], content
    finally:
        logging.disable(logging.NOTSET)


class Shaky(LessonWidget):
    """Fails in the middle of a change, in each of the ways there are."""

    def __init__(self) -> None:
        self.first = self.second = 0
        super().__init__()

    def on_half(self) -> None:
        self.first = 1
        raise ZeroDivisionError

    def on_wordless(self) -> None:
        self.first = 1
        int("x")  # a ValueError that is no reader's fault

    def on_undrawable(self) -> None:
        self.second = 2

    def draw(self) -> list[Node | None]:
        return [{"e": "p", "x": [str(1 // (2 - self.second))]}]


@pytest.mark.parametrize("event", ["half", "wordless", "undrawable"])
def test_our_own_fault_is_said_and_undone(event: str, caplog: pytest.LogCaptureFixture) -> None:
    shaky = Shaky()
    shaky._receive(shaky, {"event": event, "view": "v", "seq": 1}, [])
    assert (shaky.first, shaky.second) == (0, 0)
    assert problem(shaky, "en") == words("widget.fault")["t"][1]
    assert shaky.view["answers"] == {"v": 1}
    assert "an event failed in Shaky" in caplog.text
    with pytest.raises((ZeroDivisionError, ValueError)):
        shaky.press(event)


def test_no_event_may_hide_a_method_of_jupyters() -> None:
    with pytest.raises(TypeError, match="on_msg hides"):
        type("Hiding", (LessonWidget,), {"on_msg": print})
    assert hasattr(anywidget.AnyWidget, "on_msg")


def test_a_widget_remembers_the_newest_pages_only() -> None:
    shaky = Shaky()
    for page in range(50):
        shaky._receive(shaky, {"event": "undrawable", "view": f"v{page}", "seq": page}, [])
    assert list(shaky.view["answers"]) == [f"v{page}" for page in range(30, 50)]
    shaky._receive(shaky, {"event": "undrawable", "view": "v30", "seq": 7}, [])
    assert shaky.view["answers"]["v30"] == 7
    assert len(shaky.view["answers"]) == 20
