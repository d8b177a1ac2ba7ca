"""What a learner has answered, in one SQLite file: safe with two notebooks, a killed kernel.

The file holds one row for each answer. Mastery and what comes back next are worked out from the
rows, counted in questions and not in hours. A rollback journal and full synchronization keep
every confirmed answer through a kill; WAL would need two files more, which shared folders and
downloads do not carry along. A damaged file is set aside under a new name, never deleted, and
what can still be read in it goes on.
"""

from __future__ import annotations

import errno
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import astuple, dataclass
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import Any, Final

from pokerlib.cards import CardError, normalize_code
from pokerlib.errors import PokerError
from pokerlib.practice.kinds import KINDS
from pokerlib.practice.model import LEVELS

__all__ = [
    "NEWEST",
    "Answer",
    "Due",
    "Progress",
    "ProgressError",
    "ProgressFile",
    "Skill",
    "due",
    "from_json",
    "legible",
    "new_in",
    "rescued",
    "skills",
    "to_json",
]

NEWEST: Final = 1000
"""So many answers go into the file that is downloaded: what a page can carry."""

_WAIT: Final = 10.0  # seconds for the other notebook
_RECENT: Final = 10  # answers that mastery looks at
_AFTER_WRONG: Final = 3  # questions until a wrong one comes back
_LONGEST: Final = 200
_LEFT_OUT: Final = 10**9  # no learner has answered more
_FORMAT: Final = "pokerlib progress 1"
_MOST: Final = 20_000  # answers that are read from a file
_TABLE: Final = """CREATE TABLE
IF NOT
EXISTS answers (
    n INTEGER
    PRIMARY KEY,
    kind TEXT
    NOT NULL,
    level INTEGER
    NOT NULL,
    code TEXT
    NOT NULL,
    points REAL
    NOT NULL,
    mistake TEXT
)"""
_INSERT: Final = "INSERT INTO\nanswers VALUES\n(NULL, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT *\nFROM answers\nORDER BY\nn"
_BACKWARD: Final = f"{_SELECT} DESC"
_LAST: Final = "SELECT max(n)\nFROM answers"


class ProgressError(PokerError):
    """Why progress cannot be kept or read: `kind` and the facts that put it into words.

    Kinds: "read_only", "full", "busy", "damaged", "unreachable", "not_progress".
    """


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: to which question, how many points of 1, and the mistake by its key."""

    kind: str
    level: int
    code: str
    points: float
    mistake: str | None = None


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a kind is mastered: the mean of the last answers, as far as there are ten."""

    kind: str
    answered: int
    mastery: Fraction


@dataclass(frozen=True, slots=True)
class Due:
    """A question that comes back: `wait` more questions from now, none or less is now."""

    answer: Answer
    wait: int


class Progress:
    """The answers in one file; each method opens it, does one thing and closes it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, *answers: Answer) -> int:
        """Keep answers; when this returns they are on the disk, or ProgressError says why not.

        Gives how many answers the file has then.
        """
        with self._open("IMMEDIATE") as file:
            file.executemany(_INSERT, [astuple(one) for one in answers])
            (last,) = file.execute(_LAST).fetchone()
        return int(last or 0)

    def answers(self) -> tuple[Answer, ...]:
        """All answers, in the order in which they were given."""
        if not self._there():
            return ()
        with self._open() as file:
            return tuple(_valid(row[1:] for row in file.execute(_SELECT)))

    def set_aside(self) -> Path:
        """Give a damaged file another name, so that a new one can begin; nothing is deleted."""
        for n in count(1):
            other = self.path.with_name(f"{self.path.stem}-damaged-{n}{self.path.suffix}")
            if not other.exists():
                break
        try:
            self.path.rename(other)
            journal = self.path.with_name(self.path.name + "-journal")
            if journal.exists():
                journal.rename(other.with_name(other.name + "-journal"))
        except OSError as error:
            raise ProgressError("read_only", path=str(self.path)) from error
        return other

    def _there(self) -> bool:
        try:
            return self.path.exists()
        except OSError as error:
            raise ProgressError("unreachable", path=str(self.path)) from error

    @contextmanager
    def _open(self, begin: str = "DEFERRED") -> Iterator[sqlite3.Connection]:
        """One transaction in the file, which is made if it is not there.

        A writer says so at once ("IMMEDIATE") and waits for its turn: one that first read and
        then wanted to write would be turned away.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, _WAIT, isolation_level=None)) as file:
                file.execute("PRAGMA synchronous = FULL")
                file.execute(f"BEGIN {begin}")
                with file:
                    # Where a file was cut, SQLite may read noughts and find nothing wrong.
                    (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
                    if found != "ok":
                        raise sqlite3.DatabaseError(found)
                    file.execute(_TABLE)
                    yield file
        except (sqlite3.Error, OSError) as error:
            raise ProgressError(_kind(error), path=str(self.path)) from error


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


def rescued(path: Path) -> tuple[Answer, ...]:
    """What can still be read in a damaged file, which stays as it is: from both its ends."""
    found: dict[int, tuple[Any, ...]] = {}
    for rows in (_SELECT, _BACKWARD):
        with (
            suppress(sqlite3.Error, OSError),
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)) as file,
        ):
            file.execute("PRAGMA writable_schema = ON")  # else a file that is cut is not looked at
            for n, *row in file.execute(rows):
                found[n] = tuple(row)
    return tuple(_valid(found[n] for n in sorted(found)))


def _valid(rows: Iterable[Sequence[Any]]) -> Iterator[Answer]:
    """Those that are answers: a row of another version, or a spoilt one, is passed over."""
    for row in rows:
        with suppress(ProgressError):
            yield _answer(row)


def new_in(known: Iterable[Answer], given: Iterable[Answer]) -> tuple[Answer, ...]:
    """The answers of another file that are not known: of equal ones as many as it has more.

    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0)
    >>> len(new_in([right], [right] * 3))
    2
    """
    left = Counter(known)
    found = []
    for one in given:
        if left[one]:
            left[one] -= 1
        else:
            found.append(one)
    return tuple(found)


# What follows from the answers


def skills(answers: Sequence[Answer]) -> tuple[Skill, ...]:
    """The mastery of every kind; ten right answers in a row are all of it.

    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0)
    >>> next(one for one in skills([right] * 5) if one.kind == "badugi").mastery
    Fraction(1, 2)
    """
    found = []
    for kind in KINDS:
        mine = [one.points for one in answers if one.kind == kind]
        recent = sum(map(Fraction, mine[-_RECENT:]), Fraction(0))
        found.append(Skill(kind, len(mine), recent / _RECENT))
    return tuple(found)


def due(answers: Sequence[Answer]) -> tuple[Due, ...]:
    """The questions to come back, the longest overdue first.

    A wrong one returns after three questions, then, each time it is right, after twice as many;
    right for the third time in a row it is done.

    >>> wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "none")
    >>> [one.wait for one in due([wrong])], due([]) == ()
    ([3], True)
    """
    state: dict[tuple[str, int, str], tuple[int, int]] = {}
    last: dict[tuple[str, int, str], Answer] = {}
    for n, one in enumerate(answers):
        key = (one.kind, one.level, one.code)
        last[key] = one
        if one.points < 1:
            state[key] = (n, _AFTER_WRONG)
        elif key in state:
            gap = state[key][1] * 2
            state[key] = (n, gap)
            if gap > _AFTER_WRONG * 4:
                del state[key]
    waits = (Due(last[key], gap + asked + 1 - len(answers)) for key, (asked, gap) in state.items())
    return tuple(sorted(waits, key=lambda one: one.wait))


# The file that is downloaded and uploaded


@dataclass(frozen=True, slots=True)
class ProgressFile:
    """What such a file holds: a name, the newest answers, and how many older ones it leaves out."""

    name: str
    answers: tuple[Answer, ...]
    left_out: int = 0


def to_json(answers: Sequence[Answer], name: str = "") -> str:
    """The newest answers as a small file, with the name of a student if there is one.

    >>> from_json(to_json([Answer("badugi", 1, "BBB-BBB", 1.0)] * 1200, "Ana")).left_out
    200
    """
    rows = [astuple(one) for one in answers[-NEWEST:]]
    told = {"format": _FORMAT, "name": name, "in_all": len(answers), "answers": rows}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> ProgressFile:
    """What such a file holds; ProgressError "not_progress" for any other."""
    try:
        found = json.loads(text)
        rows, in_all = found["answers"], found["in_all"]
        if found["format"] != _FORMAT or len(rows) > _MOST or type(in_all) is not int:
            raise ProgressError("not_progress")
        answers = tuple(map(_answer, rows))
        left_out = min(max(0, in_all - len(answers)), _LEFT_OUT)
        return ProgressFile(legible(str(found["name"]))[:_LONGEST], answers, left_out)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ProgressError("not_progress") from error


def legible(written: str) -> str:
    r"""What of a text can be seen: a file may hold marks, line ends and halves of characters.

    >>> legible(" Ana\u00a0\ud83dB.\n")
    'Ana B.'
    """
    seen = (letter for letter in " ".join(written.split()) if letter.isprintable())
    return "".join(seen).strip()


def _answer(row: Sequence[Any]) -> Answer:
    """An answer of its five parts, each of which may be anything."""
    try:
        kind, level, code, points, mistake = row
        known = kind in KINDS and level in LEVELS and 0 <= points <= 1
        if not known or not isinstance(mistake, str | None):
            raise ProgressError("not_progress")
        short = (legible(mistake)[:_LONGEST] or None) if mistake else None
        return Answer(kind, int(level), normalize_code(code), float(points), short)
    except (CardError, TypeError, ValueError) as error:
        raise ProgressError("not_progress") from error
