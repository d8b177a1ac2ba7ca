"""The file of what is remembered, in SQLite: safe with two notebooks, a killed kernel.

A rollback journal and full synchronization keep every confirmed row through a kill; WAL would
need two files more, which shared folders and downloads do not carry along. A damaged file is set
aside under a new name, never deleted, and what can still be read in it goes on. Format 2 holds
rows as JSON; format 1 (answers in columns, no dates) is read, and carried over by the first
write; a newer one is left alone.
"""

import errno
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

from pokerlib.practice.progress import Afresh, ProgressError, Row, to_row, understood

_WAIT: Final = 10.0  # seconds for the other notebook
_FORMAT: Final = 2
_TABLE: Final = """CREATE TABLE
IF NOT
EXISTS rows (
    n INTEGER
    PRIMARY KEY,
    row TEXT
    NOT NULL
)"""
_INSERT: Final = "INSERT INTO\nrows VALUES\n(?, ?)"
_SELECT: Final = "SELECT *\nFROM rows\nORDER BY\nn"
_SELECT_1: Final = "SELECT *\nFROM answers\nORDER BY\nn"
_LAST: Final = "SELECT max(n)\nFROM rows"
_HAS_1: Final = "SELECT 1\nFROM sqlite_master\nWHERE name = 'answers'"


class Progress:
    """The rows in one file; each method opens it, does one thing and closes it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, *rows: Row) -> int:
        """Keep rows; when this returns they are on the disk, or ProgressError says why not.

        Gives how many rows the file has then.
        """
        with _transaction(self.path, "IMMEDIATE") as file:
            file.executemany(_INSERT, [(None, _written(to_row(one))) for one in rows])
            (last,) = file.execute(_LAST).fetchone()
        return int(last or 0)

    def rows(self) -> tuple[Row, ...]:
        """All rows, in the order in which they were written."""
        if not self._there():
            return ()
        with _transaction(self.path) as file:
            return tuple(understood(found for _, found in _parsed(file)))

    def begin_afresh(self, when: int) -> Path:
        """Copy all to a file of another name, and leave only a row that says so.

        Both in one turn, so that no other notebook writes between the two.
        """
        with _transaction(self.path, "IMMEDIATE") as file:
            other = self._other("before")
            with _transaction(other, "IMMEDIATE") as copy:
                copy.executemany(_INSERT, file.execute(_SELECT))
            file.execute("DELETE\nFROM rows")
            file.execute(_INSERT, (None, _written(to_row(Afresh(other.name, when)))))
        return other

    def set_aside(self) -> Path:
        """Give a damaged file another name, so that a new one can begin; nothing is deleted."""
        other = self._other("damaged")
        try:
            self.path.rename(other)
            journal = self.path.with_name(self.path.name + "-journal")
            if journal.exists():
                journal.rename(other.with_name(other.name + "-journal"))
        except OSError as error:
            raise ProgressError("read_only", path=str(self.path)) from error
        return other

    def _other(self, why: str) -> Path:
        """A name beside this one's that is free."""
        names = (f"{self.path.stem}-{why}-{n}{self.path.suffix}" for n in count(1))
        return next(other for name in names if not (other := self.path.with_name(name)).exists())

    def _there(self) -> bool:
        try:
            return self.path.exists()
        except OSError as error:
            raise ProgressError("unreachable", path=str(self.path)) from error


@contextmanager
def _transaction(path: Path, begin: str = "DEFERRED") -> Iterator[sqlite3.Connection]:
    """One transaction in the file, which is made if it is not there.

    A writer says so at once ("IMMEDIATE") and waits for its turn: one that first read and
    then wanted to write would be turned away.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, _WAIT, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = FULL")
            file.execute(f"BEGIN {begin}")
            with file:
                # Where a file was cut, SQLite may read noughts and find nothing wrong.
                (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise sqlite3.DatabaseError(found)
                if _version(file) > _FORMAT:
                    raise ProgressError("newer", path=str(path))
                if begin == "IMMEDIATE" and _version(file) < _FORMAT:
                    _carry_over(file)
                yield file
    except (sqlite3.Error, OSError) as error:
        raise ProgressError(_kind(error), path=str(path)) from error


def _version(file: sqlite3.Connection) -> int:
    (found,) = file.execute("PRAGMA user_version").fetchone()
    return int(found)


def _carry_over(file: sqlite3.Connection) -> None:
    """Make a new file, or one of format 1, one of this format: each row, also a spoilt one."""
    before = list(_parsed(file))
    file.execute(_TABLE)
    file.executemany(_INSERT, [(n, _written(row)) for n, row in before])
    file.execute("DROP TABLE\nIF EXISTS answers")
    file.execute(f"PRAGMA user_version = {_FORMAT}")


def _parsed(file: sqlite3.Connection) -> Iterator[tuple[int, Any]]:
    """The rows of a file of any format that is known, by number; None for what is no JSON."""
    if _version(file) == _FORMAT:
        yield from ((n, _read(row)) for n, row in file.execute(_SELECT))
    elif file.execute(_HAS_1).fetchone():
        yield from ((n, row_of_format_1(row)) for n, *row in file.execute(_SELECT_1))


def row_of_format_1(row: list[Any]) -> list[Any]:
    """An answer of the format before: what it did not keep is unknown.

    >>> row_of_format_1(["badugi", 1, "BBB-BBB", 1.0, None])
    ['answer', 'badugi', 1, 'BBB-BBB', 1.0, None, [], 1, False, None]
    """
    return ["answer", *row, [], 1, False, None]


def _written(row: list[Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"), default=repr)


def _read(row: Any) -> Any:
    try:
        return json.loads(row)
    except (ValueError, TypeError, RecursionError):
        return None


def _kind(error: Exception) -> str:
    """What went wrong, in one of the kinds that there are words for."""
    if isinstance(error, OSError):
        found = {errno.ENOSPC: "full", errno.EDQUOT: "full", errno.EROFS: "read_only"}
        usual = "read_only" if isinstance(error, PermissionError) else "unreachable"
        return found.get(error.errno or 0, usual)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return {
        sqlite3.SQLITE_READONLY: "read_only",
        sqlite3.SQLITE_PERM: "read_only",
        sqlite3.SQLITE_FULL: "full",
        sqlite3.SQLITE_IOERR: "full",
        sqlite3.SQLITE_BUSY: "busy",
        sqlite3.SQLITE_LOCKED: "busy",
        sqlite3.SQLITE_CANTOPEN: "unreachable",
    }.get(code, "damaged")


def rescued(path: Path) -> tuple[Row, ...]:
    """What can still be read in a damaged file, which stays as it is: from both its ends."""
    found: dict[int, Any] = {}
    for select in (_SELECT_1, f"{_SELECT_1} DESC", _SELECT, f"{_SELECT} DESC"):
        with (
            suppress(sqlite3.Error, OSError),
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file,
        ):
            file.execute("PRAGMA writable_schema = ON")  # else a file that is cut is not looked at
            for n, *row in file.execute(select):
                found[n] = _read(row[0]) if len(row) == 1 else row_of_format_1(row)
    return tuple(understood(found[n] for n in sorted(found)))
