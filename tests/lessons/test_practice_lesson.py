"""Lesson 11: what a learner does, what is kept, and the sheets."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from pokerlib.cards import DECK
from pokerlib.language import Lang
from pokerlib.lessons.practice import ClassView, MyProgress, Practice, Worksheet
from pokerlib.lessons.practice.keeper import Keeper, keeper
from pokerlib.lessons.worksheets import sheet, to_pdf
from pokerlib.practice.progress import Answer, Progress, to_json
from pokerlib.practice.questions import KINDS
from tests.lessons.nodes import offered, part, problem, shown, text, walk


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", str(tmp_path / "p.sqlite"))


def only(kind: str, code: str = "BBB-BBB") -> Practice:
    widget = Practice()
    widget.press("every", False)
    if kind != next(iter(KINDS)):
        widget.press("kind", kind)
        widget.press("kind", next(iter(KINDS)))
    widget.press("code", code=code)
    return widget


def right(widget: Practice) -> None:
    for key in sorted(widget.question.right):
        widget.press("choose", key)
    if not widget.told:
        widget.press("check")


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_of_every_kind_is_answered(kind: str) -> None:
    widget = only(kind)
    right(widget)
    assert widget.told
    for lang in ("bg", "en"):
        assert len(text(part(widget, "worked"), lang)) > 10
    assert keeper().answers[-1].points == 1


def test_a_wrong_choice_says_why_and_comes_back() -> None:
    widget = only("which_wins")
    first = widget.asked
    wrong = next(one.key for one in widget.question.choices if not one.right)
    widget.press("choose", wrong)
    assert text(part(widget, "why"), "bg")
    right(widget)
    assert [one.points for one in keeper().answers] == [0]
    for _ in range(3):
        widget.press("next")
        assert widget.asked != first
        right(widget)
    widget.press("next")
    assert (widget.asked, widget.again) == (first, True)


def test_a_hint_then_giving_up() -> None:
    widget = only("max_raise")
    widget.press("hint")
    assert part(widget, "hinted")
    widget.press("show")
    assert part(widget, "worked")
    assert keeper().answers[-1].mistake == "gave_up"
    widget.press("mode", "wrong")
    last = keeper().answers[-1]
    assert widget.asked == (last.kind, last.level, last.code)


def test_an_exam_tells_nothing_until_its_end() -> None:
    widget = only("name_hand")
    widget.press("mode", "exam")
    for _ in range(10):
        assert not part(widget, "worked")
        assert not part(widget, "hint")
        widget.press("number", 1)
        assert not part(widget, "why")
        widget.press("next")
    assert "10" in text(part(widget, "result"), "en")
    widget.press("fold", "result-0", True)
    assert len(text(shown(widget), "bg")) > 100


def test_nothing_was_wrong() -> None:
    widget = Practice("BBB-BBB")
    widget.press("mode", "wrong")
    assert part(widget, "nothing")
    widget.press("next")
    widget.press("show")


def test_progress_is_downloaded_uploaded_and_kept() -> None:
    widget = MyProgress()
    widget.press("file", to_json([Answer("badugi", 1, "BBB-BBB", 1.0)]))
    assert keeper().answers == (Answer("badugi", 1, "BBB-BBB", 1.0),)
    assert Keeper(keeper()._file.path).answers == keeper().answers
    widget.press("name", name="Ана")
    assert widget.name == "Ана"
    widget.press("file", "nonsense")
    assert problem(widget, "bg")


def test_a_file_that_fails_is_said_and_what_was_answered_stays(tmp_path: Path) -> None:
    path = tmp_path / "broken.sqlite"
    path.write_bytes(b"nonsense" * 1000)
    kept = Keeper(path)
    assert kept.trouble is not None
    kept.add(Answer("badugi", 1, "BBB-BBB", 1.0))
    assert len(Progress(path).answers()) == 1
    assert (tmp_path / "broken-damaged-1.sqlite").read_bytes() == b"nonsense" * 1000
    blocked = Keeper(tmp_path / "broken.sqlite" / "below.sqlite")
    blocked.add(Answer("badugi", 1, "BBB-BBB", 1.0))
    assert blocked.trouble is not None
    assert len(blocked.answers) == 1


@pytest.mark.parametrize("lang", ["bg", "en"])
def test_the_same_code_gives_the_same_sheet(lang: Lang) -> None:
    one = sheet("xmb hxn", list(KINDS), 15, 1, lang)
    assert one == sheet("XMB-HXN", list(KINDS), 15, 1, lang)
    assert one != sheet("BBB-BBB", list(KINDS), 15, 1, lang)
    body, key = one.split('<div class="key">')
    assert body.count("<section>") == key.count("<section>") == 15
    assert not {"♠", "♥", "♦", "♣"} & set(one)
    assert sum(f'id="{card.code}"' in one for card in DECK) > 20


def test_a_sheet_becomes_a_pdf(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    if not to_pdf(sheet("BBB-BBB", ["badugi"], 2, 1, "bg"), path):
        pytest.skip("no Chromium here")
    assert path.read_bytes().startswith(b"%PDF")


def test_the_widget_offers_the_sheet() -> None:
    widget = Worksheet("BBB-BBB")
    widget.press("language", "en")
    widget.press("count", 4)
    links = [
        node["a"]["href"]
        for node in walk(shown(widget))
        if isinstance(node, dict) and "href" in node.get("a", {})
    ]
    page = base64.b64decode(links[0].partition("base64,")[2]).decode()
    assert page == sheet("BBB-BBB", widget.kinds, 4, 1, "en")


def test_a_class_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    widget = ClassView()
    widget.press("read", folder=str(folder))
    assert problem(widget, "en")
    wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "fewer")
    (folder / "a.json").write_text(to_json([wrong], "Ана"), "utf-8")
    (folder / "b.json").write_text(to_json([wrong], "Борис"), "utf-8")
    widget.press("read", folder=str(folder))
    said = text(shown(widget), "bg")
    assert "Ана" in said
    assert "Най-трудните въпроси" in said
    assert ("read",) in offered(widget)
