"""Progress as the learner sees it: what is due, what the file holds, beginning afresh, damage."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Barrier, Thread

import pytest

from pages.build import MAY
from pokerlib.language import LANGUAGES
from pokerlib.lessons.components.keeper import Keeper, forget, keeper
from pokerlib.lessons.components.widget import STATIC
from pokerlib.lessons.host import here, serving
from pokerlib.lessons.practice import MyProgress, Practice
from pokerlib.practice.carried import LARGEST, from_json, to_json
from pokerlib.practice.classroom import read_class
from pokerlib.practice.progress import Answer, MixedTest, Opened
from pokerlib.practice.store import Progress
from tests.lessons.nodes import part, problem, text

RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)
WRONG = Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair")
NOON = 1_796_040_000  # 30 November 2026, 12:00 in UTC
DAY = 86_400


class Clock:
    """Shows what a test says."""

    def __init__(self) -> None:
        self.now, self.ahead = NOON, 7_200

    def __call__(self) -> tuple[int, int]:
        return self.now, self.ahead


@pytest.fixture(autouse=True)
def clock(tmp_path: Path) -> Iterator[Clock]:
    page = replace(here(), progress=tmp_path / "p.sqlite", clock=Clock())
    with serving(page):
        yield page.clock  # type: ignore[misc]
    forget(page.progress)


class Files(MyProgress):
    """Keeps what it gives to the page."""

    def give(self, name: str, kind: str, data: bytes) -> None:
        assert kind.startswith("application/json")
        self.given = name, data.decode()


def said(widget: MyProgress, key: str) -> tuple[str, str]:
    return text(part(widget, key), "bg"), text(part(widget, key), "en")


# Today


def test_what_is_due_comes_on_the_next_day(clock: Clock) -> None:
    widget = MyProgress()
    keeper().add(RIGHT, WRONG)
    widget.press("refresh")
    assert said(widget, "today")[1] == "There is nothing to review today."
    clock.now += 13 * 3_600 + 3_599  # 03:59:59 on the learner's clock: still the same day
    widget.press("refresh")
    assert said(widget, "today")[0] == "Днес няма какво да преговаряте."
    clock.now += 1
    widget.press("refresh")
    assert said(widget, "today") == ("Днес за преговор: 3 въпроса", "Today: 3 to review")
    keeper().add(RIGHT)
    widget.press("refresh")
    assert said(widget, "today")[1] == "Today: 2 to review"


def test_a_review_asks_what_is_due_and_then_no_more(clock: Clock) -> None:
    """Missed questions with their own cards, their skills with new ones."""
    keeper().add(WRONG, replace(RIGHT, points=0.5, mistake="fewer"))
    clock.now += DAY
    widget = Practice("BBB-BBB")
    widget.press("mode", "review")
    asked = []
    while widget.asked:
        asked.append(widget.asked)
        widget.press("show")
        widget.press("next")
        assert len(asked) < 9
    skills = {("badugi", 1), ("low_good", 2)}
    assert {(kind, level) for kind, level, _ in asked} == skills
    assert {("badugi", 1, "BBB-BBB"), ("low_good", 2, "XMB-HXN")} <= set(asked)
    assert part(widget, "nothing")
    assert not keeper().due()
    clock.now += DAY
    assert {(one.kind, one.level) for one in keeper().due()} == skills


# The file


def test_the_file_is_made_at_the_click_and_named_after_the_learner_and_the_day(
    clock: Clock,
) -> None:
    widget = Files()
    widget.press("name", name="Ana")
    assert "pokerlib-Ana-2026-11-30.json" in said(widget, "done")[1]
    assert "името Ana" in said(widget, "done")[0]
    Progress(here().progress).add(WRONG)  # another notebook, which this one knows nothing of
    keeper().add(RIGHT)
    clock.now = NOON + 11 * 3_600  # the learner's next day, though not yet that of UTC
    widget.press("download")
    name, written = widget.given
    assert name == "pokerlib-Ana-2026-12-01.json"
    found = from_json(written)
    assert (found.name, found.left_out) == ("Ana", 0)
    assert sorted(found.answers, key=lambda one: one.points) == [WRONG, replace(RIGHT, when=NOON)]
    assert "2 answers" in said(widget, "done")[1]
    assert "data:" not in json.dumps(widget.view)


def test_the_name_is_remembered_and_comes_with_a_file() -> None:
    MyProgress().press("name", name=" Ана\n")
    assert Keeper(here().progress).name == "Ана"
    widget = Files()
    widget.press("sure", True)
    assert keeper().name == ""
    widget.press("file", to_json([RIGHT], "Борис"))
    assert keeper().name == "Борис"
    widget.press("file", to_json([RIGHT], "Вера"))
    assert keeper().name == "Борис"
    widget.press("name", name=" ")
    assert problem(widget, "bg")


def test_the_file_says_what_it_leaves_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.lessons.practice.files.to_json", lambda rows, name: to_json(
        rows, name, most=1_000))  # fmt: skip
    keeper().add(*[replace(RIGHT, when=NOON + n) for n in range(30)])
    widget = Files()
    widget.press("download")
    written = widget.given[1]
    assert 900 < len(written) <= 1_000
    found = from_json(written)
    kept = len(found.answers)
    assert (kept + found.left_out, found.answers[-1].when) == (30, NOON + 29)
    assert f"последните {kept} от общо 30" in said(widget, "done")[0]
    assert f"newest {kept} of 30" in said(widget, "done")[1]
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "a.json").write_text(written, "utf-8")
    assert [one.left_out for one in read_class(tmp_path / "class").students] == [30 - kept]


def test_what_the_page_sends_is_what_a_file_may_hold() -> None:
    assert f"LARGEST_FILE = {LARGEST};" in (STATIC / "view.js").read_text("utf-8")
    widget = MyProgress()
    widget.press("file", " " * (LARGEST + 1))
    assert "твърде голям" in problem(widget, "bg")


def test_a_file_that_says_less_than_it_holds_leaves_nothing_out() -> None:
    told = json.loads(to_json([RIGHT] * 3))
    for in_all, left_out in ((-5, 0), (3, 0), (10, 7)):
        assert from_json(json.dumps({**told, "in_all": in_all})).left_out == left_out


def test_equal_answers_of_another_machine_are_counted() -> None:
    dated = replace(RIGHT, when=NOON)
    keeper().add(replace(WRONG, when=NOON), dated)
    widget = MyProgress()
    other = to_json([replace(WRONG, when=NOON), dated, RIGHT, RIGHT])
    widget.press("file", other)
    assert "2 answers were added" in said(widget, "done")[1]
    widget.press("file", other)
    assert "0 answers were added" in said(widget, "done")[1]
    assert sorted(one.points for one in keeper().answers) == [0, 1, 1, 1]
    assert Keeper(here().progress).rows == keeper().rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_of_a_newer_format_is_refused_in_a_sentence(lang: str) -> None:
    widget = MyProgress()
    widget.press("file", to_json([RIGHT]).replace("progress 2", "progress 3"))
    assert {"bg": "по-нова версия", "en": "newer version"}[lang] in problem(widget, lang)
    assert keeper().rows == ()


# Beginning afresh


def test_one_begins_afresh_only_after_a_second_word(tmp_path: Path) -> None:
    keeper().add(RIGHT)
    widget = MyProgress()
    widget.press("afresh")
    assert part(widget, "afresh")
    widget.press("sure", False)
    assert len(keeper().answers) == 1
    widget.press("afresh")
    widget.press("sure", True)
    assert keeper().answers == ()
    assert "p-before-1.sqlite" in said(widget, "done")[0]
    kept = Progress(tmp_path / "p-before-1.sqlite").rows()
    assert kept == (replace(RIGHT, when=NOON),)
    keeper().add(WRONG)
    assert keeper().begin_afresh() == "p-before-2.sqlite"


def test_another_page_does_not_bring_back_what_somebody_left_behind(tmp_path: Path) -> None:
    path = tmp_path / "q.sqlite"
    one, other = Keeper(path), Keeper(path)
    one.add(*[RIGHT] * 5)
    other.read()
    assert len(other.answers) == 5
    one.begin_afresh()
    other.add(WRONG)
    assert [answer.kind for answer in other.answers] == ["low_good"]
    one.read()
    assert one.answers == other.answers
    assert Keeper(path).answers == one.answers


def test_where_it_cannot_begin_afresh_nothing_changes(tmp_path: Path) -> None:
    path = here().progress
    keeper().add(RIGHT)
    path.unlink()
    path.mkdir()
    widget = MyProgress()
    widget.press("afresh")
    widget.press("sure", True)
    assert problem(widget, "bg")
    assert len(keeper().answers) == 1
    assert not list(tmp_path.glob("*before*"))


# What the keeper promises


def test_lessons_opened_and_tests_are_kept_with_the_time(tmp_path: Path, clock: Clock) -> None:
    kept = keeper()
    kept.opened("01")
    kept.opened("01")
    clock.now += 60
    kept.tested("12", 9, 10)
    kept.opened("01")
    assert Keeper(tmp_path / "p.sqlite").rows == (
        Opened("01", NOON),
        MixedTest("12", 9, 10, NOON + 60),
        Opened("01", NOON + 60),
    )
    found = kept.where()
    assert (found.last, found.lessons[12].state) == ("01", "done")


def test_two_threads_count_nothing_twice(tmp_path: Path) -> None:
    """One keeper for all: each answer is a row, and only one."""
    kept = Keeper(tmp_path / "q.sqlite")
    begin = Barrier(8)

    def work(name: int) -> None:
        begin.wait()
        for n in range(10):
            kept.add(replace(RIGHT, mistake=f"{name}-{n}"))

    threads = [Thread(target=work, args=(n,)) for n in range(8)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert len(kept.answers) == 80
    assert len({one.mistake for one in kept.answers}) == 80
    assert sorted(map(repr, Progress(tmp_path / "q.sqlite").rows())) == sorted(
        map(repr, kept.answers)
    )


def test_what_can_be_read_in_a_damaged_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "cut.sqlite"
    Progress(path).add(*[RIGHT] * 2000)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    kept = Keeper(path)
    assert 1000 < len(kept.answers) < 2000
    assert Progress(path).rows() == kept.answers
    assert "cut-damaged-1.sqlite" in text([kept.trouble], "bg")
    assert f"{len(kept.answers):,} answers saved" in text([kept.trouble], "en")


def test_a_file_that_lost_answers_gets_them_back(tmp_path: Path) -> None:
    kept = Keeper(tmp_path / "q.sqlite")
    kept.add(RIGHT, WRONG)
    (tmp_path / "q.sqlite").write_bytes(b"")
    kept.add(RIGHT)
    assert kept.trouble is None
    found = [one for one in Progress(tmp_path / "q.sqlite").rows() if isinstance(one, Answer)]
    assert sorted(one.points for one in found) == [0, 1, 1]


def test_the_code_is_that_of_the_set() -> None:
    bar = part(Practice("BBB-BBB"), "code")
    assert "Код на поредицата" in text(bar, "bg")
    assert "Code of the set" in text(bar, "en")
    assert "раздаване" not in text(bar, "bg")


@pytest.mark.parametrize(
    ("kind", "forgets"),
    [("app", "is kept here"), ("worker", "is kept here"), ("class", "while the page is open")],
)
def test_a_page_says_of_itself_what_is_true_there(kind: str, forgets: str) -> None:
    """No Binder on a page; and where nobody can reach a file, none is named."""
    with serving(replace(here(), may=MAY[kind])):
        keeper().add(RIGHT)
        widget = MyProgress()
        assert forgets in said(widget, "forgets")[1]
        widget.press("sure", True)
        assert ("sqlite" in said(widget, "done")[1]) == (kind == "app")
    assert "Binder" in said(MyProgress(), "forgets")[1]
