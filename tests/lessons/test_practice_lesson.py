"""Lesson 11: what a learner does, what is kept, and the sheets."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from pokerlib.cards import DECK
from pokerlib.language import LANGUAGES, Lang
from pokerlib.lessons import worksheets
from pokerlib.lessons.components.keeper import Keeper, keeper
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError
from pokerlib.lessons.host import APART, Page, serving
from pokerlib.lessons.practice import ClassView, MyProgress, Practice, Worksheet, sheets
from pokerlib.lessons.worksheets import sheet, to_pdf
from pokerlib.practice import LEVELS, SKILLS, ask, question_set
from pokerlib.practice.carried import to_json
from pokerlib.practice.progress import Answer
from pokerlib.practice.store import Progress
from tests.lessons.nodes import offered, part, problem, shown, text, walk

EVERY = len(SKILLS)


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", str(tmp_path / "p.sqlite"))


def only(kind: str, code: str = "BBB-BBB") -> Practice:
    widget = Practice()
    widget.press("every", False)
    if kind != SKILLS[0]:
        widget.press("kind", kind)
        widget.press("kind", SKILLS[0])
    widget.press("code", code=code)
    return widget


def test_every_chosen_skill_comes_before_any_comes_twice() -> None:
    widget = Practice("BBB-BBB")
    for kind in ("odds", "true_false"):
        if kind not in [one for one, _ in widget.sources]:
            widget.press("kind", kind)
    met = []
    for _ in range(2 * len(SKILLS)):
        met.append(widget.question.kind)
        widget.press("hint")
        widget.press("show")
        widget.press("next")
    assert sorted(met[: len(SKILLS)]) == sorted(met[len(SKILLS) :]) == sorted(SKILLS)
    assert met[: len(SKILLS)] not in (SKILLS, met[len(SKILLS) :])


def test_a_code_that_is_given_asks_everybody_the_same() -> None:
    """Also somebody who has met these questions before, and whoever types it."""

    def met(widget: Practice, many: int = 2 * len(SKILLS)) -> list[tuple[str, int, str]]:
        found = []
        for _ in range(many):
            found.append((widget.question.kind, widget.question.level, widget.question.code))
            widget.press("show")
            widget.press("next")
        return found

    first = met(Practice("BBB-BBB"))
    again = Practice()
    again.press("code", code="BBB-BBB")
    assert met(again) == first
    again.press("code", code="BBB-BBB")
    again.press("level", 2)
    other = Practice("BBB-BBB")
    other.press("level", 2)
    assert met(again, 3) == met(other, 3)


def test_practice_never_gets_stuck() -> None:
    """S18: show and next, again and again, then another code, other skills, another mode."""
    widget = only("badugi")
    for _ in range(8):
        before = widget.asked
        widget.press("hint")
        widget.press("show")
        widget.press("next")
        assert widget.asked not in (None, before)
    widget.press("mode", "review")
    while widget.asked is not None:
        widget.press("hint")
        widget.press("show")
        widget.press("next")
        if len(keeper().answers) > 40:
            break
    widget.press("mode", "practice")
    assert widget.asked is not None
    widget.press("code", code="XMB-HXN")
    assert widget.code == "XMB-HXN"
    assert widget.asked is not None


def test_practice_offers_no_deals_that_it_does_not_deal() -> None:
    widget = only("which_wins")
    assert not part(widget, "variants")
    with pytest.raises(UnknownEventError):
        widget.press("variant", "flush")


def test_an_exam_asks_every_chosen_skill_and_tells_at_its_end() -> None:
    """S17: each chosen skill comes, whichever they are, in an order that the code draws."""
    widget = Practice("BBB-BBB")
    widget.press("every", True)
    for gone in SKILLS[:-10]:
        widget.press("kind", gone)
    widget.press("mode", "exam")
    orders = {tuple(kind for kind, _, _ in widget.series)}
    assert sorted(kind for kind, _, _ in widget.series) == sorted(SKILLS[-10:])
    widget.press("code", code="XMB-HXN")
    orders.add(tuple(kind for kind, _, _ in widget.series))
    assert len(orders) == 2
    for n in range(10):
        assert f"{n + 1} of 10" in text(part(widget, "where"), "en")
        assert not part(widget, "worked")
        widget.press("number", 1)
        widget.press("next")
        if widget.attempt.asked_for:  # a digit chooses nothing here
            widget.press("next")
    assert "of 10" in text(part(widget, "result"), "en")
    assert "by skill" in text(part(widget, "result"), "en")
    widget.press("fold", "result-0", True)
    assert len(text(shown(widget), "bg")) > 100


def test_progress_is_downloaded_uploaded_and_kept() -> None:
    widget = MyProgress()
    widget.press("file", to_json([Answer("badugi", 1, "BBB-BBB", 1.0)]))
    assert keeper().answers == (Answer("badugi", 1, "BBB-BBB", 1.0),)
    assert Keeper(keeper()._file.path).answers == keeper().answers
    widget.press("name", name="Ана")
    assert keeper().name == "Ана"
    widget.press("file", "nonsense")
    assert problem(widget, "bg")


def test_a_file_that_fails_is_said_and_what_was_answered_stays(tmp_path: Path) -> None:
    path = tmp_path / "broken.sqlite"
    path.write_bytes(b"nonsense" * 1000)
    kept = Keeper(path)
    assert kept.trouble is not None
    kept.add(Answer("badugi", 1, "BBB-BBB", 1.0))
    assert len(Progress(path).rows()) == 1
    assert (tmp_path / "broken-damaged-1.sqlite").read_bytes() == b"nonsense" * 1000
    blocked = Keeper(tmp_path / "broken.sqlite" / "below.sqlite")
    blocked.add(Answer("badugi", 1, "BBB-BBB", 1.0))
    assert blocked.trouble is not None
    assert len(blocked.answers) == 1


@pytest.mark.parametrize("lang", ["bg", "en"])
def test_the_same_code_gives_the_same_sheet(lang: Lang) -> None:
    one = sheet("xmb hxn", list(SKILLS), 15, 1, lang)
    assert one == sheet("XMB-HXN", list(SKILLS), 15, 1, lang)
    assert one != sheet("BBB-BBB", list(SKILLS), 15, 1, lang)
    body, key = one.split('<div class="key">')
    assert body.count("<section>") == key.count("<section>") == 15
    assert not {"♠", "♥", "♦", "♣"} & set(one)
    assert sum(f'id="{card.code}"' in one for card in DECK) > 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheet_has_every_choice_and_its_letter(level: int) -> None:
    """A name of a hand is one of ten: six letters were not enough."""
    for lang in LANGUAGES:
        asked = [ask(*one) for one in question_set("BBB-BBB", SKILLS, EVERY, level)]
        body = sheet("BBB-BBB", list(SKILLS), EVERY, level, lang).split('<div class="key">')[0]
        assert body.count("<li>") == sum(len(one.choices) for one in asked if one.pick != "cards")


@pytest.mark.parametrize("lang", ["bg", "en"])
def test_a_sheet_is_printed_whole(
    lang: Lang, tmp_path: Path, require: Callable[[str], str]
) -> None:
    """Every kind of question on A4: no word outside the margins, every answer in the key."""
    require("chromium")
    (tmp_path / "sheet.pdf").write_bytes(to_pdf(sheet("BBB-BBB", list(SKILLS), EVERY, 3, lang)))
    command = [require("pdftotext"), "-bbox", "sheet.pdf", "words.html"]
    subprocess.run(command, cwd=tmp_path, check=True)
    pages = (tmp_path / "words.html").read_text("utf-8").split("<page ")[1:]
    assert all(page.startswith('width="594.9') for page in pages)
    found = [
        re.findall(r'xMin="([\d.]+)".*?xMax="([\d.]+)".*?>(.*?)</word>', page) for page in pages
    ]
    assert all(float(left) > 40 and float(right) < 556 for page in found for left, right, _ in page)
    words = [[word for _, _, word in page] for page in found]
    first = "Ключ" if lang == "bg" else "Answer"
    start = next(n for n, page in enumerate(words) if page[0] == first)
    for half in (words[:start], words[start:]):
        numbers = [word for page in half for word in page if re.fullmatch(r"\d+\.", word)]
        assert set(numbers) >= {f"{n}." for n in range(1, EVERY + 1)}
    assert words[-1][-3:] == [str(len(pages)), "/", str(len(pages))]


def test_every_question_says_its_skill_and_cards_hold_together() -> None:
    page = sheet("BBB-BBB", list(SKILLS), EVERY, 1, "bg")
    body, key = page.split('<div class="key">')
    assert body.count("<small>") == EVERY
    assert "<small>Бадуги</small>" in body
    assert "</span> <span" in key
    assert "</svg></span>\u00a0" not in key
    assert re.search(r'<span class="one">(10|[2-9AKQJ])<svg class="d">', key)


Given = list[tuple[dict[str, str], list[bytes]]]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """The files that widgets hand to the page."""
    found: Given = []
    monkeypatch.setattr(
        LessonWidget, "send", lambda _, content, buffers: found.append((content, buffers))
    )
    return found


def test_the_widget_gives_the_sheet_of_what_is_typed(given: Given) -> None:
    widget = Worksheet("BBB-BBB")
    widget.press("language", "en")
    widget.press("every", True)
    widget.press("level", 2)
    widget.press("page", count="40", code="xmb hxn")
    ((content, (page,)),) = given
    assert content["file"] == "XMB-HXN-en.html"
    assert page.decode() == sheet("XMB-HXN", tuple(SKILLS), 40, 2, "en")
    assert "40" in text(part(widget, "done"), "bg")
    for wrong in ("0", "41", "many", "", "²", "9" * 5000, "000400000", "2.5"):
        widget.press("page", count=wrong, code="BBB-BBB")
        assert "40" in str(problem(widget, "bg"))
    assert len(given) == 1
    assert (widget.count, widget.code) == (40, "XMB-HXN")


def test_a_file_goes_to_the_page_that_asked(given: Given) -> None:
    widget = Worksheet("BBB-BBB")
    widget._receive(widget, {"event": "page", "view": "second", "seq": 1}, [])
    assert given[0][0]["view"] == "second"


def test_without_a_browser_the_page_is_offered(
    given: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = Worksheet("BBB-BBB")
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(worksheets, "BROWSERS", ())
    widget.press("pdf")
    assert "HTML" in str(problem(widget, "bg"))
    monkeypatch.setattr(worksheets, "find_browser", lambda: "/bin/false")
    monkeypatch.setattr(sheets, "find_browser", lambda: "/bin/false")
    widget.press("pdf")
    assert "HTML" in str(problem(widget, "en"))
    assert given == []
    widget.press("page")
    assert problem(widget, "en") is None
    assert len(given) == 1


def test_a_pdf_is_given(given: Given, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "find_browser", lambda: "chromium")
    monkeypatch.setattr(sheets, "to_pdf", lambda page: page[:15].encode())
    widget = Worksheet("BBB-BBB")
    widget.press("pdf", count="3", code="BBB-BBB")
    ((content, buffers),) = given
    assert (content["file"], content["kind"]) == ("BBB-BBB-bg.pdf", "application/pdf")
    assert buffers == [b"<!doctype html>"]


def test_a_class_is_read(tmp_path: Path, given: Given) -> None:
    folder = tmp_path / "class"
    folder.mkdir()
    widget = ClassView()
    widget.press("read", folder=str(folder))
    assert problem(widget, "en")
    wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "fewer")
    right = Answer("odds", 1, "BBB-BBB", 1.0)
    (folder / "a.json").write_text(to_json([wrong, right], "Ана"), "utf-8")
    (folder / "b.json").write_text(to_json([wrong], "Борис"), "utf-8")
    newest = to_json([right] * 1200, "Яна").replace('"in_all":1200', '"in_all":1400')
    (folder / "c.json").write_text(newest, "utf-8")
    (folder / "half.json").write_text(to_json([wrong], "Вера")[:50], "utf-8")
    (folder / "other.json").write_text('{"cells": []}', "utf-8")
    widget.press("read", folder=str(folder))
    said = text(shown(widget), "bg")
    assert "Ана, Борис" in said  # who needs badugi
    assert "Най-трудните въпроси" in said
    assert "още 200 по-стари ги няма" in said
    sentences = [
        text([node], "en")
        for node in walk(shown(widget))
        if isinstance(node, dict) and node.get("e") == "li"
    ]
    assert [one.split()[2] for one in sentences] == ["half.json", "other.json"]
    assert ("read",) in offered(widget)
    widget.press("csv")
    ((content, (table,)),) = given
    assert content["file"] == "class.csv"
    assert table.decode("utf-8-sig").splitlines()[1] == "Ана,badugi,1,BBB-BBB,0.0,fewer"


def test_more_students_than_are_shown_are_counted(tmp_path: Path, given: Given) -> None:
    right = Answer("badugi", 1, "BBB-BBB", 1.0)
    for n in range(43):
        (tmp_path / f"{n}.json").write_text(to_json([right], f"Ученик {n:02}"), "utf-8")
    widget = ClassView()
    widget.press("read", folder=str(tmp_path))
    assert "the first 40 of 43 students" in text(shown(widget), "en")
    widget.press("csv")
    assert len(given[-1][1][0].decode("utf-8-sig").splitlines()) == 1 + 43


def test_a_folder_of_damaged_files_is_not_called_empty(tmp_path: Path) -> None:
    (tmp_path / "ana.json").write_text("{", "utf-8")
    widget = ClassView()
    widget.press("read", folder=str(tmp_path))
    assert "ana.json" in (problem(widget, "en") or "")


def test_a_machine_that_serves_many_shows_nobodys_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "fewer")
    (tmp_path / "a.json").write_text(to_json([wrong], "Ана"), "utf-8")
    monkeypatch.setenv("POKERLIB_PROGRESS", APART)
    widget = ClassView()
    assert not offered(widget)
    assert "on your own computer" in text(shown(widget), "en")
    with pytest.raises(UnknownEventError):
        widget.press("read", folder=str(tmp_path))
    assert "Ана" not in text(shown(widget), "bg")


def test_a_class_is_drawn(tmp_path: Path) -> None:
    wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "fewer")
    (tmp_path / "a.json").write_text(to_json([wrong], "$Ана$ 李"), "utf-8")
    widget = ClassView()
    widget.press("read", folder=str(tmp_path))
    widget.press("show", "heat")
    cells = [n for n in walk(shown(widget)) if isinstance(n, dict) and "pk-heat" in n.get("c", "")]
    assert [cell["a"]["style"] for cell in cells] == ["--heat:0"]
    assert "$Ана$ 李" in text(shown(widget), "bg")
    (tmp_path / "a.json").write_text(to_json([], "Ана"), "utf-8")
    widget.press("read", folder=str(tmp_path))
    assert "pk-heat" not in str(shown(widget))


def test_a_class_is_read_from_files_that_are_chosen(tmp_path: Path) -> None:
    """Where a page has no folders: several files at once, and one that is none."""
    right = Answer("badugi", 1, "BBB-BBB", 1.0, None)
    chosen = [["ana.json", to_json([right], "Ана")], ["b.json", "{}"]]
    with serving(Page(tmp_path / "p.sqlite", frozenset({"files", "keep"}))):
        widget = ClassView()
        widget.press("files", json.dumps(chosen))
        assert "Ана" in text(shown(widget), "bg")
        assert "b.json" in text(shown(widget), "bg")
        widget.press("files", json.dumps(chosen[1:]))
        assert "b.json" in problem(widget, "en")
        assert "Ана" in text(shown(widget), "bg")
        with pytest.raises(UnknownEventError):
            widget.press("files", "[1]")
    room = Page(tmp_path / "p.sqlite", frozenset({"files"}))
    with serving(room), pytest.raises(UnknownEventError):
        widget.press("files", json.dumps(chosen))
