"""Old formats are carried over, newer ones left alone, unknown kinds kept; the file taken along."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.language import LANGUAGES, say
from pokerlib.lessons.components.keeper import Keeper
from pokerlib.practice.carried import file_name, from_json, to_json
from pokerlib.practice.progress import (
    Afresh,
    Answer,
    MixedTest,
    Named,
    Opened,
    ProgressError,
    Row,
    from_row,
    new_in,
    to_row,
)
from pokerlib.practice.spacing import due, known
from pokerlib.practice.store import Progress

DATA = Path(__file__).parent / "data"
NOW = 1_796_040_000
RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)
FULL = Answer("low_good", 2, "XMB-HXN", 0.5, "low_pair", ("8", "no"), 2, hint=True, when=NOW)
UNKNOWN = Answer("guess_the_weather", 7, "BBB-BBB", 0.25, when=NOW)
ROWS: tuple[Row, ...] = (RIGHT, FULL, UNKNOWN, Opened("04", NOW), MixedTest("12", 8, 10, NOW))

TIMES = st.none() | st.integers(0, 2 * NOW)
WORDS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=9)
ROWS_OF_ALL_SORTS = st.lists(
    st.builds(
        Answer,
        st.sampled_from(["badugi", "odds", "new_kind"]),
        st.integers(1, 3),
        st.sampled_from(["BBB-BBB", "XMB-HXN"]),
        st.floats(0, 1),
        st.none() | WORDS,
        st.lists(WORDS, max_size=3).map(tuple),
        st.integers(1, 4),
        st.booleans(),
        TIMES,
    )
    | st.builds(Opened, st.sampled_from(["00", "12"]), TIMES)
    | st.builds(MixedTest, st.just("12"), st.integers(0, 10), st.just(10), TIMES),
    max_size=12,
)


def old() -> tuple[Row, ...]:
    return from_json((DATA / "progress-1.json").read_text("utf-8")).rows


# Formats


def test_a_file_of_format_1_is_read_and_due_now() -> None:
    found = from_json((DATA / "progress-1.json").read_text("utf-8"))
    assert (found.name, len(found.rows), found.left_out) == ("Ана", 21, 0)
    assert found.answers[16] == Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair")
    assert found.answers[17:20] == (RIGHT,) * 3
    assert {(one.when, one.attempt) for one in found.answers} == {(None, 1)}
    waiting = due(found.answers, NOW)
    assert {(one.kind, one.level) for one in waiting} == {
        (one.kind, one.level) for one in found.answers
    }
    assert {one.since for one in waiting} == {None}


def test_a_database_of_format_1_is_read_untouched_and_carried_over_when_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / "p.sqlite"
    shutil.copy(DATA / "progress-1.sqlite", path)
    before = path.read_bytes()
    kept = Keeper(path)
    assert kept.rows == old()
    assert path.read_bytes() == before
    kept.add(FULL)
    assert kept.trouble is None
    assert Progress(path).rows() == (*old(), FULL)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (2,)
        assert file.execute("SELECT count(*) FROM rows").fetchone() == (22,)
    assert Keeper(path).merge(old()) == 0


def test_a_spoilt_row_of_format_1_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    shutil.copy(DATA / "progress-1.sqlite", path)
    with closing(sqlite3.connect(path)) as file:
        file.execute("INSERT INTO answers VALUES (NULL, 'odds', 9000, 'what', x'00ff', NULL)")
        file.commit()
    Progress(path).add(FULL)
    assert Progress(path).rows() == (*old(), FULL)
    with closing(sqlite3.connect(path)) as file:
        (row,) = file.execute("SELECT row FROM rows WHERE n = 22").fetchone()
    assert json.loads(row)[1:4] == ["odds", 9000, "what"]


def test_a_database_of_a_newer_format_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    with closing(sqlite3.connect(path)) as file:
        file.executescript("PRAGMA user_version = 3; CREATE TABLE rows (who, knows, what)")
    before = path.read_bytes()
    kept = Keeper(path)
    kept.add(RIGHT)
    assert kept.trouble
    for act in (Progress(path).rows, lambda: Progress(path).begin_afresh(NOW), kept.begin_afresh):
        with pytest.raises(ProgressError) as caught:
            act()
        assert caught.value.kind == "newer"
        assert all(say(caught.value, lang).endswith(".") for lang in LANGUAGES)
    assert [path.name for path in tmp_path.iterdir()] == ["p.sqlite"]
    assert path.read_bytes() == before
    assert len(kept.answers) == 1


def test_rows_of_unknown_kinds_are_kept_and_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    kept = Keeper(path)
    kept.add(*ROWS)
    assert [one.kind for one in kept.answers] == ["badugi", "low_good"]
    assert UNKNOWN in Keeper(path).rows
    assert not known(UNKNOWN)
    assert not due([UNKNOWN], 2 * NOW)
    assert UNKNOWN in from_json(to_json(kept.rows)).rows
    with closing(sqlite3.connect(path)) as file:
        file.execute("INSERT INTO rows VALUES (NULL, '[\"from_the_future\", 1]')")
        file.execute("INSERT INTO rows VALUES (NULL, '{')")
        file.commit()
    kept.add(RIGHT)
    assert len(Keeper(path).rows) == len(ROWS) + 1
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT count(*) FROM rows").fetchone() == (len(ROWS) + 3,)


# The file that is taken along


@given(ROWS_OF_ALL_SORTS, WORDS)
def test_what_goes_out_comes_back(rows: list[Row], name: str) -> None:
    assert [from_row(json.loads(json.dumps(to_row(one)))) for one in rows] == rows
    found = from_json(to_json(rows, name))
    assert (found.name, found.rows, found.left_out) == (name, tuple(rows), 0)


@given(ROWS_OF_ALL_SORTS, ROWS_OF_ALL_SORTS)
def test_merging_twice_is_merging_once(here: list[Row], other: list[Row]) -> None:
    once = [*here, *new_in(here, other)]
    assert not new_in(once, other)
    assert not new_in(once, here)
    assert len(once) <= len(here) + len(other)


@given(ROWS_OF_ALL_SORTS, st.integers(100, 2_000))
def test_the_newest_go_into_a_small_file(rows: list[Row], most: int) -> None:
    written = to_json(rows, most=most)
    assert len(written) <= most
    found = from_json(written)
    assert found.rows == tuple(rows[len(rows) - len(found.rows) :])
    assert found.left_out == len(rows) - len(found.rows)


def test_who_it_is_and_beginning_afresh_are_no_rows_of_that_file() -> None:
    told = (Afresh("p-before-1.sqlite", NOW), Named("Ана", NOW), RIGHT)
    assert from_json(to_json(told, "Ана")).rows == (RIGHT,)


def test_it_is_named_after_the_learner_and_the_day() -> None:
    assert file_name("Ana", NOW) == "pokerlib-Ana-2026-11-30.json"
    assert file_name("", NOW, 12 * 3_600) == "pokerlib-2026-12-01.json"
    assert file_name("../Ана  <К>", NOW) == "pokerlib-Ана-К-2026-11-30.json"


GOOD = to_json([RIGHT])


@pytest.mark.parametrize(
    "junk",
    [
        "", "{}", "[]", "3", '{"format": "pokerlib progress 2"}', "[" * 100_000,
        '{"format": "pokerlib progress 1"}', GOOD.replace("progress 2", "progress ²"),
        *(GOOD.replace(*one) for one in (
            ("badugi", "Bad ugi"), ("BBB-BBB", "AAA-AAA"), ("1.0", "7"), ("1.0", "NaN"),
            ("1.0", "true"), ("null,", "3,"), ('"answer"', '"riddle"'), ('"answer"', "[]"),
            ("[],", "5,"), ("[],", "[5],"), ("false", "0"), ("null]", "-1]"), ("null]", "true]"),
            ("null]", "null,1]"), ("1,false", "0,false"), ('"in_all":1', '"in_all":"1"'),
        )),
    ],
)  # fmt: skip
def test_another_file_is_refused(junk: str) -> None:
    assert junk != GOOD
    with pytest.raises(ProgressError) as caught:
        from_json(junk)
    assert caught.value.kind == "not_progress"
    assert all(say(caught.value, lang).endswith(".") for lang in LANGUAGES)


def test_a_newer_file_is_refused_as_such() -> None:
    with pytest.raises(ProgressError) as caught:
        from_json(GOOD.replace("progress 2", "progress 12"))
    assert caught.value.kind == "newer_file"
