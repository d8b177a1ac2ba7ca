"""Progress: nothing confirmed is lost, every failure has a sentence, wrong answers come back."""

from __future__ import annotations

import os
import random
import resource
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from multiprocessing import get_context
from multiprocessing.reduction import DupFd
from pathlib import Path

import pytest

from pokerlib.language import LANGUAGES, say
from pokerlib.lessons.components.keeper import Keeper
from pokerlib.practice.carried import from_json
from pokerlib.practice.progress import (
    Answer,
    ProgressError,
    new_in,
)
from pokerlib.practice.store import Progress, rescued
from tests.practice.writer import write

DATA = Path(__file__).parent / "data"
RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0, when=1_796_000_000)
WRONG = Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair", when=1_796_000_060)


def sentence(error: ProgressError) -> None:
    for lang in LANGUAGES:
        assert say(error, lang).endswith(".")


def test_answers_are_kept_in_order(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "p.sqlite"
    assert Progress(path).rows() == ()
    assert not path.exists()
    Progress(path).add(RIGHT, WRONG)
    Progress(path).add(RIGHT)
    assert Progress(path).rows() == (RIGHT, WRONG, RIGHT)


# Interruptions


def killed(path: Path, chance: random.Random, writers: int = 1) -> Keeper:
    """Kill writers in the middle; whatever they had confirmed is there, and it can go on."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["pytest", write.__module__])
    pipes = [os.pipe() for _ in range(writers)]
    running = []
    for n, (_, end) in enumerate(pipes):
        running.append(context.Process(target=write, args=(str(path), str(n), DupFd(end))))
        running[-1].start()
        os.close(end)
    told = [os.read(begin, 2) for begin, _ in pipes]  # the first one
    time.sleep(chance.random() * 0.1)
    for one in running:
        one.kill()
        one.join()
        one.close()
    told = [one + rest(begin) for one, (begin, _) in zip(told, pipes, strict=True)]
    kept = {one.mistake for one in Progress(path).rows()}
    for writer, numbers in enumerate(told):
        lines = numbers.split(b"\n")[:-1]  # an answer is confirmed once its line is whole
        assert lines[0] == b"0"
        assert {f"{writer}-{n.decode()}" for n in lines} <= kept
    return Keeper(path)


def rest(begin: int) -> bytes:
    found = b""
    while more := os.read(begin, 65_536):
        found += more
    os.close(begin)
    return found


def two_killed(path: Path, chance: random.Random) -> Keeper:
    return killed(path, chance, 2)


def cut(path: Path, chance: random.Random) -> Keeper:
    """The file ends in the middle: it is kept as it is, and all that is known goes on."""
    kept = filled(path, chance)
    before = kept.answers
    whole = path.read_bytes()
    path.write_bytes(whole[: chance.randrange(len(whole))])
    left = path.read_bytes()
    late = Keeper(path) if chance.random() < 0.5 else None  # a kernel that knows nothing of it
    kept.add(WRONG)
    aside = sorted(path.parent.glob("p-damaged-*"))
    if aside:
        assert aside[-1].read_bytes() == left
    if late is not None:
        kept.read()
    assert not new_in(kept.answers, (*before, WRONG))
    return kept


def locked(path: Path, chance: random.Random) -> Keeper:
    """For a time neither the file nor its folder can be written to."""
    kept = filled(path, chance)
    before = kept.answers
    with unwritable(path):
        kept.add(WRONG)
        assert kept.trouble
        assert Progress(path).rows() == before
        with pytest.raises(ProgressError) as caught:
            Progress(path).add(RIGHT)
    assert caught.value.kind == "read_only"
    sentence(caught.value)
    assert kept.answers == (*before, WRONG)
    return kept


def full(path: Path, chance: random.Random) -> Keeper:
    """For a time the file, and its journal, cannot grow."""
    kept = filled(path, chance)
    before = kept.answers
    more = answers_of(chance, 600)
    with no_room(chance.randrange(path.stat().st_size + 1)):
        kept.add(*more)
        assert kept.trouble
        with pytest.raises(ProgressError) as caught:
            Progress(path).add(*more)
    assert caught.value.kind == "full"
    sentence(caught.value)
    assert Progress(path).rows() == before
    assert kept.answers == (*before, *more)
    return kept


def answers_of(chance: random.Random, most: int) -> list[Answer]:
    return [Answer("odds", 2, "XMB-HXN", 1.0, f"{chance.random()}", when=n) for n in range(most)]


def filled(path: Path, chance: random.Random) -> Keeper:
    kept = Keeper(path)
    kept.add(*answers_of(chance, 1 + chance.randrange(400)))
    assert kept.trouble is None
    return kept


@contextmanager
def unwritable(path: Path) -> Iterator[None]:
    """Root may write everywhere, so that it has to be somebody else for a time."""
    root = os.geteuid() == 0
    path.chmod(0o444)
    path.parent.chmod(0o555)
    if root:
        os.seteuid(65_534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        path.parent.chmod(0o755)
        path.chmod(0o644)


@contextmanager
def no_room(most: int) -> Iterator[None]:
    """No file of this process may grow beyond so many bytes."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


INTERRUPTIONS = (killed, two_killed, cut, locked, full)


def interrupted(path: Path, kind: Callable[[Path, random.Random], Keeper], seed: int) -> None:
    """Afterwards it goes on, in this kernel and in the next, and nothing is missing."""
    kept = kind(path, random.Random(seed))
    before = kept.answers
    if kept.trouble:
        assert all(kept.trouble["t"])  # type: ignore[index, call-overload]
    kept.add(RIGHT)
    assert kept.trouble is None
    assert not new_in(kept.answers, (*before, RIGHT))
    assert not new_in(Progress(path).rows(), kept.answers)
    assert not new_in(kept.answers, Progress(path).rows())


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A folder to which everybody may go, which pytest's own are not."""
    with tempfile.TemporaryDirectory(prefix="pokerlib-progress-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("kind", INTERRUPTIONS, ids=lambda kind: kind.__name__)
def test_nothing_that_was_confirmed_is_lost(
    anywhere: Path, kind: Callable[[Path, random.Random], Keeper]
) -> None:
    for n in range(4):
        (anywhere / f"{n}").mkdir()
        interrupted(anywhere / f"{n}" / "p.sqlite", kind, n)


def test_a_kill_while_an_old_file_is_carried_over(tmp_path: Path) -> None:
    """Two writers carry over a file of format 1 and are killed: its answers are there, once."""
    old = from_json((DATA / "progress-1.json").read_text("utf-8")).rows
    for n in range(4):
        path = tmp_path / f"{n}.sqlite"
        shutil.copy(DATA / "progress-1.sqlite", path)
        kept = killed(path, random.Random(n), 2)
        assert kept.rows[: len(old)] == old
        assert len(set(kept.rows[len(old) :])) == len(kept.rows) - len(old)


def test_what_can_be_read_in_a_damaged_file_of_format_1_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    shutil.copy(DATA / "progress-1.sqlite", path)
    with closing(sqlite3.connect(path)) as file:
        row = ("badugi", 1, "BBB-BBB", 1.0, None)
        file.executemany("INSERT INTO answers VALUES (NULL, ?, ?, ?, ?, ?)", [row] * 2000)
        file.commit()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3])
    kept = Keeper(path)
    assert 1000 < len(kept.answers) < 2021
    assert Progress(path).rows() == kept.rows
    assert (tmp_path / "p-damaged-1.sqlite").read_bytes() == whole[: len(whole) * 2 // 3]


@pytest.mark.exhaustive
@pytest.mark.timeout(3600)
def test_a_thousand_interruptions(anywhere: Path) -> None:
    """Of a file that many befall one after another: a fifth begin a new one."""
    chance = random.Random(9)
    for n in range(1000):
        folder = anywhere / f"{n - n % 5}"
        folder.mkdir(exist_ok=True)
        interrupted(folder / "p.sqlite", chance.choice(INTERRUPTIONS), n)


@pytest.mark.parametrize("spoil", ["nonsense", "truncated", "empty_page", "text"])
def test_a_damaged_file_is_set_aside_and_kept(tmp_path: Path, spoil: str) -> None:
    path = tmp_path / "p.sqlite"
    file = Progress(path)
    file.add(*[RIGHT] * 2000)
    whole = path.read_bytes()
    spoilt = {
        "nonsense": b"SQLite format 3\x00" + bytes(200) + whole[:50],
        "truncated": whole[: len(whole) // 2 + 7],
        "empty_page": whole[:1024] + bytes(len(whole) - 1024),
        "text": b"this is no database, whatever its name says" * 50,
    }[spoil]
    path.write_bytes(spoilt)
    with pytest.raises(ProgressError) as caught:
        file.rows()
    assert caught.value.kind == "damaged"
    sentence(caught.value)
    aside = file.set_aside()
    found = rescued(aside)
    assert 800 < len(found) < 1000 if spoil == "truncated" else not found
    assert set(found) <= {RIGHT}
    assert aside.read_bytes() == spoilt
    assert file.rows() == ()
    file.add(WRONG)
    assert file.rows() == (WRONG,)
    path.write_bytes(spoilt)
    assert file.set_aside() != aside


def test_another_notebook_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.practice.store._WAIT", 0.05)
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
    assert file.rows() == (RIGHT, WRONG)


def test_a_full_disk(tmp_path: Path) -> None:
    """A real one, of 64 KB, where this machine lets us mount one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    mounted = (
        mount
        and not subprocess.run(
            [mount, "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)],
            capture_output=True,
            check=False,
        ).returncode
    )
    if not mounted:
        pytest.skip("no disk may be mounted here")
    try:
        kept = Keeper(disk / "p.sqlite")
        added: list[Answer] = []
        while kept.trouble is None:
            added += [RIGHT] * 20
            kept.add(*[RIGHT] * 20)
        assert len(Progress(disk / "p.sqlite").rows()) == len(added) - 20 > 100
        with pytest.raises(ProgressError) as caught:
            Progress(disk / "p.sqlite").add(*[RIGHT] * 2000)
        assert caught.value.kind == "full"
        sentence(caught.value)
        assert kept.answers == (*added,)
        subprocess.run([str(mount), "-o", "remount,size=1m", str(disk)], check=True)
        kept.add(WRONG)
        assert kept.trouble is None
        assert Progress(disk / "p.sqlite").rows() == (*added, WRONG)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


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
