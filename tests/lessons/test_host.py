"""The page that is being worked for: the environment's own, or one of many in one process."""

from __future__ import annotations

import asyncio
import contextvars
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from pokerlib.cards import new_code
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.host import APART, Page, here, serving
from pokerlib.practice.carried import to_json
from pokerlib.practice.progress import Answer

RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0)


def test_the_file_is_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POKERLIB_PROGRESS", "/somewhere/p.sqlite")
    assert here().progress == Path("/somewhere/p.sqlite")
    assert {"folder", "files", "pdf", "keep"} <= here().may
    monkeypatch.delenv("POKERLIB_PROGRESS")
    assert here().progress.name == "progress.sqlite"


def test_one_machine_that_serves_a_class_keeps_everyone_apart(root: Path) -> None:
    """`make class`: each page has a process of its own, which leaves nothing behind."""
    tell = "import sys; from pokerlib.lessons.host import here; "
    tell += "from pokerlib.practice.store import *; from pokerlib.practice.carried import *; "
    tell += "file = Progress(here().progress); file.add(*from_json(sys.stdin.read()).rows); "
    tell += "print(len(file.rows()), file.path, *here().may)"
    found = [
        subprocess.run(
            [sys.executable, "-c", tell],
            input=to_json((RIGHT, RIGHT), "Ана"),
            env={**os.environ, "POKERLIB_PROGRESS": APART, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for _ in range(2)
    ]
    assert [number for number, *_ in found] == ["2", "2"]
    assert found[0][1] != found[1][1]
    assert not any(Path(path).parent.exists() for _, path, *_ in found)
    assert not {"folder", "keep"} & set(found[0][2:])


def test_two_pages_of_one_process_know_nothing_of_each_other(tmp_path: Path) -> None:
    """Each in a thread, as a server works: its file, its address, its chance."""

    def work(name: str, drawn: int) -> tuple[str, str, int]:
        page = Page(tmp_path / name, frozenset(), {"lesson": name}, draw=lambda _: drawn)
        with serving(page):
            keeper().add(*[RIGHT] * (1 + drawn))
            return new_code(), here().address["lesson"], len(keeper().answers)

    outside = here().progress
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(work, ("a", "b"), (0, 1))
    assert first == ("BBB-BBB", "a", 1)
    assert (second[0] != first[0], second[1:]) == (True, ("b", 2))
    assert here().progress == outside


def test_what_can_wait_is_done_where_there_is_a_loop() -> None:
    done: list[int] = []
    here().later(lambda: done.append(1))  # no loop: not done, and no error

    async def wait() -> None:
        ended = asyncio.Event()
        here().later(ended.set)
        await ended.wait()
        done.append(2)

    # In a thread of its own: where browser tests ran before, this one's loop is Playwright's.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(contextvars.copy_context().run, asyncio.run, wait()).result()
    assert done == [2]
