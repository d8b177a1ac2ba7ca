"""What is remembered as a small file, to take along, to put back, to hand to the teacher."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from pokerlib.practice.progress import (
    Afresh,
    Answer,
    Named,
    ProgressError,
    Row,
    from_row,
    legible,
    to_row,
)
from pokerlib.practice.store import row_of_format_1

LARGEST: Final = 3_000_000
"""So many characters a file may have: what a page can send. Some 30,000 answers."""

_FORMAT: Final = "pokerlib progress"
_NEWEST: Final = 2
_LONGEST: Final = 60  # characters of a name
_LEFT_OUT: Final = 10**9  # no learner has answered more


@dataclass(frozen=True, slots=True)
class ProgressFile:
    """What such a file holds: a name, the rows, and how many older ones it leaves out."""

    name: str
    rows: tuple[Row, ...]
    left_out: int = 0

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers among its rows, of every kind that there is or will be."""
        return tuple(one for one in self.rows if isinstance(one, Answer))


def to_json(rows: Sequence[Row], name: str = "", *, most: int = LARGEST) -> str:
    """All rows, or the newest that `most` characters hold, with a name if there is one.

    Whose they are is told once, and where somebody began afresh is told of that file only.

    >>> from_json(to_json([Answer("badugi", 1, "BBB-BBB", 1.0)] * 12, "Ana", most=700)).left_out
    2
    """
    told = [one for one in rows if not isinstance(one, Afresh | Named)]
    head = json.dumps(
        {"format": f"{_FORMAT} {_NEWEST}", "name": name, "in_all": len(told)},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    room = most - len(head) - len(',"rows":[\n\n]}')
    kept: list[str] = []
    for one in reversed(told):
        line = json.dumps(to_row(one), ensure_ascii=False, separators=(",", ":"))
        room -= len(line) + len(",\n")
        if room < 0:
            break
        kept.append(line)
    return head[:-1] + ',"rows":[\n' + ",\n".join(reversed(kept)) + "\n]}"


def from_json(text: str) -> ProgressFile:
    """What such a file holds, also one of format 1, which has no dates.

    ProgressError: "newer_file" for a format that this version does not know yet, "not_progress"
    for any other text.
    """
    try:
        found = json.loads(text)
        version = _version(found["format"])
        if version > _NEWEST:
            raise ProgressError("newer_file")
        written = found["rows"] if version > 1 else map(row_of_format_1, found["answers"])
        rows, in_all = tuple(map(from_row, written)), found["in_all"]
        if type(in_all) is not int:
            raise ProgressError("not_progress")
        left_out = min(max(0, in_all - len(rows)), _LEFT_OUT)
        return ProgressFile(legible(str(found["name"]))[:_LONGEST], rows, left_out)
    except ProgressError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ProgressError("not_progress") from error


def _version(told: Any) -> int:
    """The number after the format's name."""
    name, _, version = str(told).rpartition(" ")
    if name != _FORMAT or not (version.isascii() and version.isdecimal()) or len(version) > 6:
        raise ProgressError("not_progress")
    return int(version)


def file_name(name: str, now: int, utc_offset: int = 0) -> str:
    """Named after the learner and the day, in letters that every system takes.

    >>> file_name("Ana", 1_796_000_000, 7_200), file_name("Ана / К.", 1_796_000_000)
    ('pokerlib-Ana-2026-11-30.json', 'pokerlib-Ана-К-2026-11-30.json')
    """
    day = datetime.fromtimestamp(now + utc_offset, UTC).date().isoformat()
    whose = "-".join("".join(one if one.isalnum() else " " for one in name).split())
    return "-".join(filter(None, ("pokerlib", whose, day))) + ".json"
