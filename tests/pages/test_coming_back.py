"""A page that reloads or loses its line, and a process that is killed, find all as it was."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from pages.app.journal import Journal
from pages.desk import Step
from tests.pages.server import Phone, Process, running
from tests.pages.walk import Walker, differences

LESSONS = ("04_omaha", "11_practice", "05_betting")
DEAL = {"event": "deal", "args": [], "fields": {}}


def wander(phone: Phone, steps: int, seed: int) -> None:
    chance, walkers = Random(seed), {}
    for _ in range(steps):
        cell = chance.choice(sorted(phone.state))
        walker = walkers.setdefault(cell, Walker(f"{seed} {cell}"))
        content = walker.next(phone.state[cell]["view"])
        if content is not None:
            phone.event(cell, content)


def as_it_was(process: Process, before: Phone) -> None:
    """A new tab of the same page shows what the old one showed."""
    with Phone(process, before.lesson, before.token) as after:
        assert not after.welcome["failed"]
        for cell, state in before.state.items():
            found = next(differences(state["view"], after.state[cell]["view"]), None)
            assert found is None, f"{before.lesson} {cell}: {found}"


def test_killed_with_many_pages_all_come_back(tmp_path: Path) -> None:
    """Chance is real here: what it gave stands in the journal."""
    phones = []
    with running("app", tmp_path) as process:
        for seed, lesson in enumerate(LESSONS * 3):
            with Phone(process, lesson) as phone:
                wander(phone, 12, seed)
                as_it_was(process, phone)  # a reload
                phones.append(phone)
        process.kill()
        process.start()
        for phone in phones:
            as_it_was(process, phone)
        assert "Traceback" not in process.log


def test_an_event_said_twice_is_done_once(room: Process) -> None:
    with Phone(room, "11_practice") as phone:
        cell = next(iter(phone.state))
        content = Walker(cell).next(phone.state[cell]["view"])
        assert content is not None
        view = phone.event(cell, content)
        phone.n -= 1
        assert phone.event(cell, content) == view
    again = Phone(room, "11_practice", phone.token)
    again.tab = phone.tab
    with again:
        assert again.welcome["done"] == 1


def test_two_tabs_of_a_page_show_the_same(room: Process) -> None:
    with Phone(room, "04_omaha") as one, Phone(room, "04_omaha", one.token) as other:
        cell = sorted(one.state)[1]
        for seq, phone in enumerate((one, other, one, other), 1):
            phone.event(cell, {**DEAL, "seq": seq, "view": phone.tab})
        one.event(cell, {**DEAL, "seq": 5, "view": one.tab})
        as_it_was(room, one)


def test_pages_do_not_mix(room: Process) -> None:
    """Two readers answer in turn: each has answers of their own."""
    with Phone(room, "11_practice") as busy, Phone(room, "11_practice") as idle:
        wander(busy, 10, 3)
        as_it_was(room, idle)
        with Phone(room, "11_practice") as new:
            for cell, state in idle.state.items():
                assert not list(differences(state["view"], new.state[cell]["view"])), cell


def test_a_slow_page_keeps_nobody_waiting(room: Process) -> None:
    """A page's long work is in a line of its own: another's quick event is done before it ends."""
    with Phone(room, "09_probability") as slow, Phone(room, "04_omaha") as quick:
        million = {"event": "more", "args": [1_000_000], "fields": {}, "view": "w"}
        cell = next(c for c, s in slow.state.items() if '"more"' in str(s).replace("'", '"'))
        for n in range(1, 9):
            slow.send(cell, {**million, "seq": n})
        quick.event(sorted(quick.state)[1], {**DEAL, "seq": 1, "view": "q"})
        done = [slow.read().get("done") for _ in range(2)]
        assert 8 not in done
        while slow.read().get("done") != 8:
            pass


def test_a_page_of_another_build_begins_anew(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j.sqlite")
    assert journal.page("t", "04_omaha", "one", "code=ZRW-NYF") is None
    journal.put("t", "04_omaha", "tab", 1, Step("04-06", {"event": "deal"}, 0, (5, (1, 2))))
    assert journal.page("t", "04_omaha", "one", "") == "code=ZRW-NYF"
    done, (step,) = journal.steps("t", "04_omaha")
    assert (done, step.content, step.noted) == ({"tab": 1}, {"event": "deal"}, (5, [1, 2]))
    assert journal.page("t", "04_omaha", "two", "") is None
    assert journal.steps("t", "04_omaha") == ({}, [])
    assert journal.first("t", "04_omaha") is None
    journal.begun("t", "04_omaha", Step("", {}, 3, (7,)))
    assert journal.first("t", "04_omaha") == Step("", {}, 3, (7,))
    assert journal.unused(3600) == []
    assert journal.unused(-1) == [("t", "04_omaha")]
    journal.close()


def test_a_journal_of_an_earlier_version_is_begun_anew(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "j.sqlite") as old:
        old.executescript(
            "CREATE TABLE pages (token, lesson, build, search, used);"
            "CREATE TABLE steps (token, lesson, tab, n);"
            "INSERT INTO pages VALUES ('t', '04_omaha', 'one', '', 0);"
        )
    old.close()
    journal = Journal(tmp_path / "j.sqlite")
    assert journal.page("t", "04_omaha", "one", "") is None
    journal.put("t", "04_omaha", "tab", 1, Step("04-06", {"event": "deal"}, 0, ()))
    journal.close()
    again = Journal(tmp_path / "j.sqlite")
    assert again.steps("t", "04_omaha")[0] == {"tab": 1}
    again.close()
