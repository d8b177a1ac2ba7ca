"""Where houses differ, the lesson that uses a convention names it, with its source."""

from __future__ import annotations

import json

import pytest

from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.language import LANGUAGES
from pokerlib.language.conventions import convention_name, convention_origin, convention_value
from tests.lessons.nodes import ROOT

LESSONS = {
    "betting": "05_betting",
    "pots": "06_omaha_hilo",
    "stud": "07_seven_card_stud",
    "chinese": "08_chinese_poker",
}


def test_every_convention_has_its_lesson() -> None:
    assert {one.topic for one in CONVENTION_SOURCES.values()} == set(LESSONS)


@pytest.mark.parametrize("topic", LESSONS)
def test_a_lesson_names_its_conventions(topic: str) -> None:
    """R1 and the like: both_ways stood in the library, and no lesson said so."""
    path = ROOT / "notebooks" / f"{LESSONS[topic]}.ipynb"
    cells = json.loads(path.read_text("utf-8"))["cells"]
    kept = "".join(
        "".join(output["data"]["text/plain"])
        for cell in cells
        if cell["cell_type"] == "code" and "conventions()" in "".join(cell["source"])
        for output in cell["outputs"]
    )
    for one in CONVENTION_SOURCES.values():
        for lang in LANGUAGES if one.topic == topic else ():
            cells_ = (
                convention_name(one.name, lang),
                convention_value(one.name, one.default, lang),
                convention_origin(one, lang),
            )
            assert " | ".join(cells_) in kept, one.name
