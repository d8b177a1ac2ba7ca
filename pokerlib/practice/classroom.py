"""The answers of a class: a folder of the files that students hand in, by student and question."""

import csv
import io
import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Final

from pokerlib.practice import SKILLS
from pokerlib.practice.carried import from_json
from pokerlib.practice.progress import Answer, ProgressError, legible
from pokerlib.practice.spacing import first_tries

_LARGEST: Final = 5_000_000  # bytes of one file


@dataclass(frozen=True, slots=True)
class Student:
    """One file: the name in it, or its own name, and the answers.

    Where two files have one name, that of the file follows in brackets: "Ana (b)".
    A file has the newest ones; `left_out` is how many older ones there are besides.
    """

    name: str
    answers: tuple[Answer, ...]
    left_out: int = 0

    def points(self, kind: str) -> Fraction | None:
        """The mean of this skill's answers, None without any."""
        return _mean(one.points for one in self.answers if one.kind == kind)

    @property
    def needs(self) -> str | None:
        """The skill with the lowest mean, None where nothing is wrong."""
        found = {kind: mean for kind in SKILLS if (mean := self.points(kind)) is not None}
        weakest = min(found, key=lambda kind: found[kind], default=None)
        return weakest if weakest is not None and found[weakest] < 1 else None


@dataclass(frozen=True, slots=True)
class Hard:
    """A question that more than one person met, how often, and the share of points that it gave."""

    kind: str
    level: int
    code: str
    asked: int
    points: Fraction


@dataclass(frozen=True, slots=True)
class ClassResults:
    """All students of a folder by name, and the files that are no progress files."""

    students: tuple[Student, ...]
    refused: tuple[str, ...]

    def points(self, kind: str) -> Fraction | None:
        """The mean of the class in a skill."""
        return _mean(
            one.points for student in self.students for one in student.answers if one.kind == kind
        )

    def hardest(self, most: int = 5) -> tuple[Hard, ...]:
        """The questions that gave the class the fewest points."""
        met: dict[tuple[str, int, str], list[float]] = {}
        people: dict[tuple[str, int, str], set[int]] = {}
        for place, student in enumerate(self.students):
            for one in student.answers:
                key = one.kind, one.level, one.code
                met.setdefault(key, []).append(one.points)
                people.setdefault(key, set()).add(place)
        shared = (key for key, them in people.items() if len(them) > 1)
        found = (Hard(*key, len(met[key]), _sure(met[key])) for key in shared)
        hard = (one for one in found if one.points < 1)
        return tuple(sorted(hard, key=lambda one: (one.points, -one.asked))[:most])

    def csv(self) -> str:
        """Every answer as a line: for a spreadsheet.

        >>> ClassResults((Student("Ana", ()),), ()).csv().strip()
        'name,skill,level,code,points,mistake'
        """
        written = io.StringIO()
        writer = csv.writer(written)
        writer.writerow(["name", "skill", "level", "code", "points", "mistake"])
        for student in self.students:
            for one in student.answers:
                facts = (one.kind, one.level, one.code, one.points, one.mistake or "")
                writer.writerow([_harmless(student.name), *facts])
        return written.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in {"=", "+", "-", "@", "\t"} else name


def shortened(name: str, most: int) -> str:
    """A name in so much room: of a long one both ends, since a file's name stands at its end.

    >>> shortened("Ana (pokerlib-progress (1))", 17)
    'Ana (pok…ess (1))'
    """
    half = (most - 1) // 2
    return name if len(name) <= most else f"{name[: most - 1 - half]}…{name[-half:]}"


def _mean(points: Iterable[float]) -> Fraction | None:
    found = list(points)
    return _sure(found) if found else None


def _sure(points: list[float]) -> Fraction:
    return sum(map(Fraction, points), Fraction(0)) / len(points)


def read_class(folder: Path) -> ClassResults:
    """Read every .json file of the folder; OSError where there is no such folder."""
    paths = (path for path in sorted(folder.iterdir()) if path.suffix.lower() == ".json")
    return read_files((path.name, _text(path)) for path in paths if path.is_file())


def _text(path: Path) -> str | None:
    try:
        return path.read_text("utf-8") if path.stat().st_size <= _LARGEST else None
    except (OSError, UnicodeDecodeError):
        return None


def read_files(files: Iterable[tuple[str, str | None]]) -> ClassResults:
    """Read files by their names and texts; None is a file that could not be read."""
    students: list[tuple[Student, str]] = []
    refused = []
    for name, text in files:
        try:
            if text is None:
                raise ProgressError("not_progress")
            found = from_json(text.removeprefix("\ufeff"))  # an editor may have put its mark there
            stem = _written(name.rpartition(".")[0] or name)
            answers = tuple(first_tries(found.answers))
            students.append((Student(found.name or stem, answers, found.left_out), stem))
        except ProgressError:
            refused.append(_written(name))
    return ClassResults(_told_apart(students), tuple(refused))


def _written(name: str) -> str:
    """A file's name as it can be shown: one from an old archive may be of unknown letters."""
    return legible(os.fsencode(name).decode("utf-8", "replace")) or "?"


def _told_apart(found: list[tuple[Student, str]]) -> tuple[Student, ...]:
    """By name; two people, or two files of one, may have the same."""
    count = Counter(student.name for student, _ in found)
    students = (
        replace(student, name=f"{student.name} ({stem})") if count[student.name] > 1 else student
        for student, stem in found
    )
    return tuple(sorted(students, key=_in_order))


def _in_order(student: Student) -> list[tuple[int, str]]:
    """As in a class register: capitals or not, and 2 before 10."""
    parts = re.split("([0-9]+)", student.name.casefold())
    return [(len(part), part) if n % 2 else (0, part) for n, part in enumerate(parts)]
