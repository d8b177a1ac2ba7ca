"""Progress as the learner sees it: what the file leaves out, what comes back, what was damaged."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import unquote

import pytest

from pokerlib.lessons.components.keeper import Keeper, keeper
from pokerlib.lessons.practice import MyProgress, Practice
from pokerlib.lessons.practice.files import LARGEST
from pokerlib.practice.classroom import read_class
from pokerlib.practice.progress import NEWEST, Answer, Progress, from_json, to_json
from tests.lessons.nodes import part, shown, text, walk

RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)
WRONG = Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair")
# As long as an answer can be: the longest skill and mistake, and a third as a part.
LONGEST = Answer("two_and_three", 3, "XMB-HXN", 2 / 3, "special_three_straights_")


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", str(tmp_path / "p.sqlite"))


def downloaded(widget: MyProgress) -> str:
    links = [
        node["a"]["href"]
        for node in walk(shown(widget))
        if isinstance(node, dict) and "href" in node.get("a", {})
    ]
    return unquote(links[0].partition(",")[2])


def test_the_file_says_what_it_leaves_out(tmp_path: Path) -> None:
    widget = MyProgress()
    widget.press("file", to_json([LONGEST] * NEWEST))
    assert not part(widget, "newest")
    keeper().add(*[WRONG] * 234)
    widget.press("refresh")
    assert "последните 1\xa0000 отговора от общо 1\xa0234" in text(part(widget, "newest"), "bg")
    assert "newest 1,000 answers of 1,234" in text(part(widget, "newest"), "en")
    written = downloaded(widget)
    assert len(written) < LARGEST, "it can be uploaded again"
    found = from_json(written)
    assert (len(found.answers), found.left_out, found.answers[-1]) == (1000, 234, WRONG)
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "a.json").write_text(written, "utf-8")
    assert [one.left_out for one in read_class(tmp_path / "class").students] == [234]


def test_a_file_that_says_less_than_it_holds_leaves_nothing_out() -> None:
    told = json.loads(to_json([RIGHT] * 3))
    for in_all, left_out in ((-5, 0), (3, 0), (10, 7)):
        assert from_json(json.dumps({**told, "in_all": in_all})).left_out == left_out


def test_equal_answers_of_another_machine_are_counted() -> None:
    keeper().add(WRONG, RIGHT)
    widget = MyProgress()
    widget.press("file", to_json([WRONG, RIGHT, RIGHT, RIGHT]))
    assert widget.added == 2
    widget.press("file", to_json([WRONG, RIGHT, RIGHT, RIGHT]))
    assert widget.added == 0
    assert sorted(one.points for one in keeper().answers) == [0, 1, 1, 1]


def test_what_can_be_read_in_a_damaged_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "cut.sqlite"
    Progress(path).add(*[RIGHT] * 2000)
    path.write_bytes(path.read_bytes()[:40_000])
    kept = Keeper(path)
    assert 1000 < len(kept.answers) < 2000
    assert Progress(path).answers() == kept.answers
    assert "cut-damaged-1.sqlite" in text([kept.trouble], "bg")
    assert f"{len(kept.answers):,} answers saved" in text([kept.trouble], "en")


def test_a_file_that_lost_answers_gets_them_back(tmp_path: Path) -> None:
    kept = Keeper(tmp_path / "q.sqlite")
    kept.add(RIGHT, WRONG)
    (tmp_path / "q.sqlite").write_bytes(b"")
    kept.add(RIGHT)
    assert kept.trouble is None
    assert sorted(one.points for one in Progress(tmp_path / "q.sqlite").answers()) == [0, 1, 1]


def test_only_what_is_still_wrong_is_asked_again() -> None:
    keeper().add(WRONG, Answer("badugi", 1, "BBB-BBB", 0.5, "fewer"))
    widget = Practice("BBB-BBB")
    widget.press("mode", "wrong")
    asked = []
    while widget.asked:
        asked.append(widget.asked)
        for key in sorted(widget.question.right):
            widget.press("choose", key)
        if not widget.told:
            widget.press("check")
        assert widget.marked
        assert widget.marked.right
        widget.press("next")
    assert asked == [("low_good", 2, "XMB-HXN"), ("badugi", 1, "BBB-BBB")]
    assert part(widget, "nothing")


def test_the_code_is_that_of_the_set() -> None:
    bar = part(Practice("BBB-BBB"), "code")
    assert "Код на поредицата" in text(bar, "bg")
    assert "Code of the set" in text(bar, "en")
    assert "раздаване" not in text(bar, "bg")
