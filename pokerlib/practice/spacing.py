"""What comes back when, and what is mastered: worked out of the answers and their times.

What is spaced is a skill (a kind at a level), which comes back with new cards by SM-2; a missed
question itself comes back once, on the next day, with its own cards. A learner's day begins at
four in the morning, so that an evening's practice that runs past midnight is of one day.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Final

from pokerlib.practice import KINDS, LEVELS
from pokerlib.practice.progress import Answer, in_order

_RECENT: Final = 10  # answers that mastery looks at
_IN_A_ROW: Final = 3
_DAY: Final = 86_400
_MORNING: Final = 4 * 3_600


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a kind is mastered: the mean of the last answers, as far as there are ten."""

    kind: str
    answered: int
    mastery: Fraction


@dataclass(frozen=True, slots=True)
class Due:
    """What comes back: a kind at a level, or (`code`) a missed question of it.

    `since` is when it fell due, in Unix seconds; None where the answers have no time.
    """

    kind: str
    level: int
    code: str | None
    since: int | None


def known(answer: Answer) -> bool:
    """Whether this version has such questions: a file may come from a newer one."""
    return answer.kind in KINDS and answer.level in LEVELS


def first_tries(answers: Sequence[Answer]) -> list[Answer]:
    """Those that count, by time."""
    return [one for one in in_order(answers) if one.attempt == 1 and known(one)]


# What comes back


@dataclass(frozen=True, slots=True)
class _Spaced:
    """The state of SM-2: repetitions in a row, the last interval in days, ease in hundredths."""

    repetitions: int = 0
    interval: int = 0
    ease: int = 250
    due: int | None = None  # a day; None: now

    def after(self, day: int | None, quality: int) -> _Spaced:
        """The next state: P. A. Woźniak, "Optimization of learning" (1990), section 3.2, SM-2.

        https://super-memory.com/english/ol/sm2.htm. Good answers before the day change nothing.
        """
        if quality < 3:
            return self._next(day, 0, 1, self.ease)
        if self.due is not None and day is not None and day < self.due:
            return self
        lack = 5 - quality
        ease = max(130, self.ease + 10 - lack * (8 + lack * 2))
        grown = ceil(Fraction(self.interval * ease, 100))
        interval = {0: 1, 1: 6}.get(self.repetitions, grown)
        return self._next(day, self.repetitions + 1, interval, ease)

    def _next(self, day: int | None, repetitions: int, interval: int, ease: int) -> _Spaced:
        due = None if day is None else day + interval
        return _Spaced(repetitions, interval, ease, due)


def due(answers: Sequence[Answer], now: int, *, utc_offset: int = 0) -> tuple[Due, ...]:
    """What is to be repeated today, the longest due first; `now` in Unix seconds.

    `utc_offset` is how many seconds the learner's time is ahead of UTC. Answers without a time
    are due now.

    >>> monday = 1_796_000_000
    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0, when=monday)
    >>> due([right], monday), [one.kind for one in due([right], monday + 86_400)]
    ((), ['badugi'])
    """
    morning = _MORNING - utc_offset
    this_day = (now - morning) // _DAY
    found = [
        Due(kind, level, None, None if day is None else day * _DAY + morning)
        for (kind, level), day in _skill_days(answers, this_day, morning).items()
        if day is None or day <= this_day
    ]
    for one in missed(answers):
        next_day = None if one.when is None else _day(one.when, this_day, morning) + 1
        if next_day is None or next_day <= this_day:
            since = None if next_day is None else next_day * _DAY + morning
            found.append(Due(one.kind, one.level, one.code, since))
    return tuple(
        sorted(found, key=lambda one: (one.since or 0, one.kind, one.level, one.code or ""))
    )


def missed(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """The questions last answered wrong at the first try, by time, whether due yet or not.

    >>> wrong = Answer("badugi", 1, "BBB-BBB", 0.0, "none", when=5)
    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0, when=9)
    >>> len(missed([wrong])), missed([wrong, right])
    (1, ())
    """
    last: dict[tuple[str, int, str], Answer] = {}
    for one in first_tries(answers):
        key = one.kind, one.level, one.code
        last.pop(key, None)  # the newest at the end
        last[key] = one
    return tuple(one for one in last.values() if one.points < 1)


def _day(when: int, this_day: int, morning: int) -> int:
    """The learner's day; a clock that was ahead for a time is not believed."""
    return min((when - morning) // _DAY, this_day)


def _skill_days(
    answers: Sequence[Answer], this_day: int, morning: int
) -> dict[tuple[str, int], int | None]:
    """The day on which each skill comes back: one repetition a day, of the day's mean."""
    days: dict[tuple[str, int], dict[int | None, list[int]]] = {}
    for one in first_tries(answers):
        if KINDS[one.kind].skill:  # not the fixed questions of one lesson
            day = None if one.when is None else _day(one.when, this_day, morning)
            days.setdefault((one.kind, one.level), {}).setdefault(day, []).append(_quality(one))
    found: dict[tuple[str, int], int | None] = {}
    for skill, by_day in days.items():
        state = _Spaced()
        for day, qualities in by_day.items():
            mean = Fraction(sum(qualities), 100 * len(qualities))
            state = state.after(day, floor(mean + Fraction(1, 2)))
        found[skill] = state.due
    return found


def _quality(one: Answer) -> int:
    """SM-2's 0 to 5, in hundredths; who needed a hint knew it "with serious difficulty": 3."""
    return min(round(one.points * 500), 300 if one.hint else 500)


# What is mastered


def streak(answers: Sequence[Answer], kind: str, level: int) -> int:
    """How many first tries in a row, up to the last one, were right.

    >>> streak([Answer("badugi", 1, "BBB-BBB", points) for points in (1, 0, 1, 1)], "badugi", 1)
    2
    """
    return _streaks(answers).get((kind, level), (0, 0))[0]


def mastered(answers: Sequence[Answer], kind: str, level: int) -> bool:
    """Whether it was right three times in a row, at first tries; later mistakes don't undo it.

    >>> mastered([Answer("badugi", 1, "BBB-BBB", points) for points in (1, 1, 1, 0)], "badugi", 1)
    True
    """
    return (kind, level) in all_mastered(answers)


def all_mastered(answers: Sequence[Answer]) -> frozenset[tuple[str, int]]:
    """Each kind and level that is mastered."""
    found = _streaks(answers)
    return frozenset(skill for skill, (_, best) in found.items() if best >= _IN_A_ROW)


def _streaks(answers: Sequence[Answer]) -> dict[tuple[str, int], tuple[int, int]]:
    """For each kind and level the row up to the last first try, and the longest one."""
    found: dict[tuple[str, int], tuple[int, int]] = {}
    for one in first_tries(answers):
        row, best = found.get((one.kind, one.level), (0, 0))
        row = row + 1 if one.points == 1 else 0
        found[one.kind, one.level] = row, max(row, best)
    return found


def skills(answers: Sequence[Answer]) -> tuple[Skill, ...]:
    """The mastery of every kind; ten right answers in a row are all of it.

    >>> right = Answer("badugi", 1, "BBB-BBB", 1.0)
    >>> next(one for one in skills([right] * 5) if one.kind == "badugi").mastery
    Fraction(1, 2)
    """
    points: dict[str, list[float]] = {key: [] for key, kind in KINDS.items() if kind.skill}
    for one in first_tries(answers):
        if one.kind in points:
            points[one.kind].append(one.points)
    return tuple(
        Skill(kind, len(mine), sum(map(Fraction, mine[-_RECENT:]), Fraction(0)) / _RECENT)
        for kind, mine in points.items()
    )
