"""Progress: nothing confirmed is lost, every failure has a sentence, wrong answers come back."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from pokerlib.language import LANGUAGES, say
from pokerlib.practice.progress import (
    Answer,
    Progress,
    ProgressError,
    default_path,
    due,
    from_json,
    skills,
    to_json,
)

RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)
WRONG = Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair")
# Writes answers for ever, and says each one's number once it is confirmed.
WRITER = """
import sys
from pathlib import Path
from pokerlib.practice.progress import Answer, Progress
file = Progress(Path(sys.argv[1]))
for n in range(100000):
    file.add(Answer("badugi", 1, "BBB-BBB", 1.0, f"{sys.argv[2]}-{n}"))
    print(n, flush=True)
"""


def sentence(error: ProgressError) -> None:
    for lang in LANGUAGES:
        assert say(error, lang).endswith(".")


def test_answers_are_kept_in_order(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "p.sqlite"
    assert Progress(path).answers() == ()
    assert not path.exists()
    Progress(path).add(RIGHT, WRONG)
    Progress(path).add(RIGHT)
    assert Progress(path).answers() == (RIGHT, WRONG, RIGHT)


def interrupted(path: Path, writers: int, wait: float) -> None:
    """Kill writers in the middle; whatever they had confirmed is there, and it can go on."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(n)], stdout=subprocess.PIPE, text=True
        )
        for n in range(writers)
    ]
    for one in running:
        assert one.stdout
        assert one.stdout.readline() == "0\n"
    time.sleep(wait)
    for one in running:
        one.send_signal(signal.SIGKILL)
    told = [one.communicate()[0].split() for one in running]
    kept = {one.mistake for one in Progress(path).answers()}
    for writer, numbers in enumerate(told):
        assert {f"{writer}-{n}" for n in ["0", *numbers]} <= kept
    Progress(path).add(WRONG)
    assert Progress(path).answers()[-1] == WRONG


def test_a_killed_kernel_loses_nothing(tmp_path: Path) -> None:
    for n in range(3):
        interrupted(tmp_path / f"{n}.sqlite", 1 + n % 2, 0.03 * n)


@pytest.mark.exhaustive
@pytest.mark.timeout(7200)
def test_a_thousand_interruptions(tmp_path: Path) -> None:
    chance = random.Random(9)
    for n in range(1000):
        interrupted(tmp_path / f"{n % 50}-{n}.sqlite", 1 + n % 2, chance.random() * 0.2)


@pytest.mark.parametrize("spoil", ["nonsense", "truncated", "empty_page", "text"])
def test_a_damaged_file_is_set_aside_and_kept(tmp_path: Path, spoil: str) -> None:
    path = tmp_path / "p.sqlite"
    file = Progress(path)
    file.add(*[RIGHT] * 200)
    whole = path.read_bytes()
    spoilt = {
        "nonsense": b"SQLite format 3\x00" + bytes(200) + whole[:50],
        "truncated": whole[: len(whole) // 2 + 7],
        "empty_page": whole[:1024] + bytes(len(whole) - 1024),
        "text": b"this is no database, whatever its name says" * 50,
    }[spoil]
    path.write_bytes(spoilt)
    with pytest.raises(ProgressError) as caught:
        file.answers()
    assert caught.value.kind == "damaged"
    sentence(caught.value)
    aside = file.set_aside()
    assert aside.read_bytes() == spoilt
    assert file.answers() == ()
    file.add(WRONG)
    assert file.answers() == (WRONG,)
    path.write_bytes(spoilt)
    assert file.set_aside() != aside


def test_another_notebook_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.practice.progress._WAIT", 0.05)
    file = Progress(tmp_path / "p.sqlite")
    file.add(RIGHT)
    other = sqlite3.connect(file.path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(ProgressError) as caught:
        file.add(WRONG)
    assert caught.value.kind == "busy"
    sentence(caught.value)
    other.close()
    file.add(WRONG)
    assert file.answers() == (RIGHT, WRONG)


def test_a_full_disk(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    file = Progress(tmp_path / "p.sqlite")
    file.add(RIGHT)
    with pytest.raises(ProgressError) as caught, file._open():
        raise error
    assert caught.value.kind == "full"
    sentence(caught.value)
    assert file.answers() == (RIGHT,)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file, not a folder")
    with pytest.raises(ProgressError) as caught:
        Progress(tmp_path / "file" / "p.sqlite").add(RIGHT)
    assert caught.value.kind == "unreachable"
    sentence(caught.value)
    if os.geteuid() == 0:
        return  # root writes everywhere
    (tmp_path / "locked").mkdir(mode=0o500)
    with pytest.raises(ProgressError) as caught:
        Progress(tmp_path / "locked" / "p.sqlite").add(RIGHT)
    assert caught.value.kind in {"read_only", "unreachable"}


@pytest.mark.parametrize("kind", ["read_only", "full", "busy", "damaged", "unreachable"])
def test_every_failure_has_a_sentence(kind: str) -> None:
    sentence(ProgressError(kind, path="/home/ana/progress.sqlite"))


def test_the_file_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", "/somewhere/p.sqlite")
    assert default_path() == Path("/somewhere/p.sqlite")
    monkeypatch.delenv("POKERLIB_PROGRESS")
    assert default_path().name == "progress.sqlite"


def test_what_was_wrong_comes_back_later_each_time() -> None:
    asked = [WRONG, RIGHT, RIGHT, RIGHT]
    assert [one.wait for one in due(asked)] == [0]
    solved = Answer(WRONG.kind, WRONG.level, WRONG.code, 1.0)
    assert [one.wait for one in due([*asked, solved])] == [6]
    assert [one.wait for one in due([*asked, solved, solved])] == [12]
    assert due([*asked, solved, solved, solved]) == ()


def test_mastery_is_of_the_last_ten() -> None:
    found = {one.kind: one for one in skills([WRONG] * 4 + [RIGHT] * 20)}
    assert found["badugi"].mastery == Fraction(1)
    assert found["low_good"].mastery == Fraction(0)
    assert found["low_good"].answered == 4


def test_it_is_downloaded_and_uploaded() -> None:
    found = from_json(to_json([RIGHT, WRONG], "Ана"))
    assert (found.name, found.answers, found.left_out) == ("Ана", (RIGHT, WRONG), 0)


@pytest.mark.parametrize(
    "junk",
    ["", "{}", "[]", "3", '{"format": "pokerlib progress 1"}', "[" * 100_000]
    + [to_json([RIGHT]).replace(*one) for one in (
        ("badugi", "nonsense"), ("BBB-BBB", "AAA-AAA"), ("1.0", "7"), ("1.0", "NaN"), ("null", "3"),
    )],
)  # fmt: skip
def test_another_file_is_refused(junk: str) -> None:
    with pytest.raises(ProgressError) as caught:
        from_json(junk)
    assert caught.value.kind == "not_progress"
    sentence(caught.value)
