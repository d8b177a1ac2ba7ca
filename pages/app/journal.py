"""What happened on each page, so that it comes back as it was: the same events, the same chance."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

from pages.desk import Step

__all__ = ["Journal"]

# Pages are kept for an hour, so a file of another form is begun anew and not carried over.
_FORM = 2
_TABLES = f"""
PRAGMA user_version = {_FORM};
CREATE TABLE IF NOT EXISTS pages (token, lesson, build, search, used, seen, noted,
    PRIMARY KEY (token, lesson));
CREATE TABLE IF NOT EXISTS steps (token, lesson, tab, n, cell, content, seen, noted);
CREATE INDEX IF NOT EXISTS of_page ON steps (token, lesson);
"""


class Journal:
    """An SQLite file; used by one thread."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(path, isolation_level=None)
        self._file.execute("PRAGMA journal_mode = WAL")
        self._file.execute("PRAGMA synchronous = NORMAL")
        (form,) = self._file.execute("PRAGMA user_version").fetchone()
        if form != _FORM:
            self._file.executescript("DROP TABLE IF EXISTS pages; DROP TABLE IF EXISTS steps;")
        self._file.executescript(_TABLES)

    def page(self, token: str, lesson: str, build: str, search: str) -> str | None:
        """Note a page; gives the address it was opened with, None if it is new.

        A page of another build begins anew: its events might mean something else now.
        """
        asked = "SELECT build, search FROM pages WHERE token = ? AND lesson = ?"
        found = self._file.execute(asked, (token, lesson)).fetchone()
        if found is not None and found[0] == build:
            return str(found[1])
        self.forget(token, lesson)
        note = "INSERT INTO pages VALUES (?, ?, ?, ?, ?, NULL, NULL)"
        self._file.execute(note, (token, lesson, build, search, time.time()))
        return None

    def begun(self, token: str, lesson: str, first: Step) -> None:
        """Keep what a page had from outside when its widgets were made."""
        note = "UPDATE pages SET seen = ?, noted = ? WHERE token = ? AND lesson = ?"
        self._file.execute(note, (first.seen, json.dumps(first.noted), token, lesson))

    def first(self, token: str, lesson: str) -> Step | None:
        """The same again; None if they were not made."""
        asked = "SELECT seen, noted FROM pages WHERE token = ? AND lesson = ?"
        found = self._file.execute(asked, (token, lesson)).fetchone()
        if found is None or found[0] is None:
            return None
        return Step("", {}, found[0], tuple(json.loads(found[1])))

    def put(self, token: str, lesson: str, tab: str, n: int, step: Step) -> None:
        """Keep a step that was done."""
        content, noted = json.dumps(step.content), json.dumps(step.noted)
        row = (token, lesson, tab, n, step.cell, content, step.seen, noted)
        self._file.execute("BEGIN")
        self._file.execute("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        used = "UPDATE pages SET used = ? WHERE token = ? AND lesson = ?"
        self._file.execute(used, (time.time(), token, lesson))
        self._file.execute("COMMIT")

    def steps(self, token: str, lesson: str) -> tuple[dict[str, int], list[Step]]:
        """The newest number of each tab, and all steps of a page in order."""
        asked = "SELECT tab, n, cell, content, seen, noted FROM steps"
        done: dict[str, int] = {}
        steps: list[Step] = []
        for tab, n, cell, content, seen, noted in self._file.execute(
            f"{asked} WHERE token = ? AND lesson = ? ORDER BY rowid", (token, lesson)
        ):
            done.pop(tab, None)
            done[tab] = n
            steps.append(Step(cell, json.loads(content), seen, tuple(json.loads(noted))))
        return done, steps

    def forget(self, token: str, lesson: str) -> None:
        """Nothing of this page is kept any longer."""
        for table in ("pages", "steps"):
            where = "WHERE token = ? AND lesson = ?"
            self._file.execute(f"DELETE FROM {table} {where}", (token, lesson))

    def unused(self, seconds: float) -> list[tuple[str, str]]:
        """The pages that nobody used for so long."""
        asked = "SELECT token, lesson FROM pages WHERE used < ?"
        return list(self._file.execute(asked, (time.time() - seconds,)))

    def close(self) -> None:
        self._file.close()
