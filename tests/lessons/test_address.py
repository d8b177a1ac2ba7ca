"""What the address of a page opens, and what it says of one that opens nothing."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from pokerlib.lessons import ending, omaha, practice
from pokerlib.lessons.components.address import open_address
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.practice import SKILLS, question_set
from tests.lessons.nodes import problem, walk


@pytest.fixture
def lesson() -> dict[str, LessonWidget]:
    return {
        "quiz": omaha.questions(),
        "deal": omaha.DealAndSee(),
        "drill": omaha.YourTurn(code="BBB-BBB"),
        "test": ending("04"),
    }


@pytest.fixture
def drills() -> dict[str, LessonWidget]:
    return {
        "practice": practice.Practice("BBB-BBB"),
        "sheet": practice.Worksheet("BBB-BBB"),
        "test": ending("11"),
    }


def opened(widgets: dict[str, LessonWidget], address: str) -> tuple[str, str]:
    return open_address(widgets, dict(parse_qsl(address)))


def test_a_code_opens_the_first_deal_that_has_one(lesson: dict[str, LessonWidget]) -> None:
    """The questions that open the lesson are everybody's: a code means nothing to them."""
    assert opened(lesson, "code=zrw+nyf") == ("deal", "")
    assert lesson["deal"].code == "ZRW-NYF"
    assert opened(lesson, "code=ZRW-NYF&at=drill") == ("drill", "")
    assert lesson["drill"].asked == ("two_and_three", 2, "ZRW-NYF")


def test_a_question_of_a_kind_is_asked_first(drills: dict[str, LessonWidget]) -> None:
    widget = drills["practice"]
    assert opened(drills, "ask=two_and_three&level=2&code=ZRW-NYF") == ("practice", "")
    assert widget.asked == ("two_and_three", 2, "ZRW-NYF")
    widget.press("show")
    widget.press("next")
    assert widget.asked not in (None, ("two_and_three", 2, "ZRW-NYF"))
    assert widget.asked[1] == 2
    assert opened(drills, "ask=badugi") == ("practice", "")
    assert widget.asked[:2] == ("badugi", 1)


def test_a_lesson_asks_what_it_drills(lesson: dict[str, LessonWidget]) -> None:
    assert opened(lesson, "ask=two_and_three&level=2&code=ZRW-NYF") == ("drill", "")
    assert lesson["drill"].asked == ("two_and_three", 2, "ZRW-NYF")
    assert opened(lesson, "ask=two_and_three") == ("drill", "")
    assert lesson["drill"].asked != ("two_and_three", 2, "ZRW-NYF")
    assert opened(lesson, "ask=badugi") == ("", "ask=badugi")


def test_an_exam_is_the_sheet_of_the_same_code(drills: dict[str, LessonWidget]) -> None:
    widget = drills["practice"]
    address = "exam=badugi,odds&level=2&number=12&code=ZRW-NYF"
    assert opened(drills, address) == ("practice", "")
    assert widget.test
    assert widget.series == question_set("ZRW-NYF", ["badugi", "odds"], 12, 2)
    assert opened(drills, "exam=all") == ("practice", "")
    assert (len(widget.series), len(widget.sources)) == (10, len(SKILLS))


def own_address(widget: LessonWidget) -> str:
    found = [one["a"]["data-address"] for one in walk(widget.view["nodes"])
             if isinstance(one, dict) and "data-address" in one.get("a", {})]  # fmt: skip
    return str(found[0])


@pytest.mark.parametrize(
    "address",
    [
        "ask=two_and_three&level=2&code=ZRW-NYF",
        "exam=badugi,odds&level=3&number=4&code=ZRW-NYF",
        "exam=all&level=1&number=10&code=ZRW-NYF",
    ],
)
def test_what_is_open_gives_the_address_that_opens_it(
    drills: dict[str, LessonWidget], address: str
) -> None:
    opened(drills, address)
    assert own_address(drills["practice"]) == address


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("ask=nonsense", "ask=nonsense"),
        ("ask=badugi&level=9", "ask=badugi&level=9"),
        ("ask=badugi&level=x", "level=x"),
        ("ask=badugi&level=²", "level=²"),
        ("ask=badugi&code=AAA-AAA", "ask=badugi&code=AAA-AAA"),
        ("exam=badugi,x", "exam=badugi,x"),
        ("exam=&number=3", None),
        ("exam=badugi&number=90", "exam=badugi&number=90"),
        ("exam=badugi&number=0", "exam=badugi&number=0"),
        ("code=AAA-AAA", "code=AAA-AAA"),
        ("code=BBB-BBB&at=nowhere", "at=nowhere"),
        ("code=" + "B" * 90, "code=" + "B" * 35),
    ],
)
def test_a_wrong_address_is_named_and_changes_nothing(
    drills: dict[str, LessonWidget], address: str, said: str | None
) -> None:
    before = {cell: widget.view["nodes"] for cell, widget in drills.items()}
    if said is None:  # an empty name is no name
        assert opened(drills, address) == ("", "")
    else:
        assert opened(drills, address) == ("", said)
    for cell, widget in drills.items():
        assert widget.view["nodes"] == before[cell]
        assert not problem(widget, "en")


def test_an_address_that_names_nothing_opens_nothing(drills: dict[str, LessonWidget]) -> None:
    assert opened(drills, "lang=bg") == ("", "")
