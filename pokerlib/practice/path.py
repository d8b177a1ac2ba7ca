"""The thirteen lessons in their order, what each trains, and where a learner is among them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from pokerlib.practice import KINDS
from pokerlib.practice.progress import Answer, MixedTest, Opened
from pokerlib.practice.spacing import all_mastered, due, known

PASSED: Final = Fraction(4, 5)
"""So much of a mixed test must be right at the first try."""

Skill = tuple[str, int]
State = Literal["new", "begun", "done"]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson by its number; `trains`: the kinds at a level that it drills; None: every skill.

    `also`: what its mixed test asks besides.

    `ends`: what makes it done. "opened": that it was. "tested": its mixed test is passed.
    "mastered": each of its kinds was right three times in a row, at the lesson's level.
    """

    key: str
    trains: tuple[Skill, ...] | None = ()
    ends: Literal["opened", "tested", "mastered"] = "mastered"
    also: tuple[Skill, ...] = ()

    @property
    def skills(self) -> tuple[Skill, ...]:
        """What it trains, also where that is every kind there is."""
        if self.trains is not None:
            return self.trains
        return tuple((key, 1) for key, kind in KINDS.items() if kind.skill)


def _at(level: int, *of: str) -> tuple[Skill, ...]:
    return tuple((kind, level) for kind in of)


PATH: Final = (
    Lesson("00", ends="opened"),
    Lesson("01", (*_at(1, "name_hand"), *_at(2, "which_wins", "order_hands"))),
    Lesson("02", (*_at(1, "low_good", "low_wins"), *_at(2, "low_wins")), also=_at(1, "best_low")),
    Lesson("03", _at(1, "badugi", "badugi_wins")),
    Lesson("04", _at(2, "two_and_three")),
    Lesson("05", _at(2, "actions", "min_raise", "max_raise")),
    Lesson("06", _at(2, "nut_low", "pot_split")),
    Lesson("07", (("first_to_act", 3), ("best_five", 2)), also=_at(2, "bring_in")),
    Lesson("08", _at(2, "chinese_score"), also=_at(1, "chinese_set")),
    Lesson("09", _at(1, "odds")),
    Lesson("10", _at(1, "true_false"), ends="tested"),
    Lesson("11", None),
    Lesson("12", _at(1, "first_to_act", "actions", "pot_split"), ends="tested"),
)


@dataclass(frozen=True, slots=True)
class Place:
    """Progress in one lesson: its state, and how many of its kinds are due today."""

    lesson: str
    state: State
    due: int


@dataclass(frozen=True, slots=True)
class Where:
    """Each lesson, and the one where one was last; None at the very beginning."""

    lessons: tuple[Place, ...]
    last: str | None


def where(
    answers: Sequence[Answer],
    opened: Sequence[Opened],
    tests: Sequence[MixedTest],
    now: int,
    *,
    utc_offset: int = 0,
) -> Where:
    """Progress in each lesson; `now` in Unix seconds, `utc_offset` as in `due`.

    >>> found = where([], [Opened("00", 5), Opened("01", 7)], [MixedTest("12", 8, 10, 6)], now=9)
    >>> [one.state for one in found.lessons][:3], found.lessons[12].state, found.last
    (['done', 'begun', 'new'], 'done', '01')
    """
    waiting = due(answers, now, utc_offset=utc_offset)
    visits: list[Opened | MixedTest] = [*opened, *tests]
    seen = {one.lesson for one in visits}
    answered = {(one.kind, one.level) for one in answers}
    known_well = all_mastered(answers)
    places = []
    for lesson in PATH:
        of = {kind for kind, _ in lesson.skills}
        state: State = "new"
        if _done(lesson, known_well, seen, tests):
            state = "done"
        elif lesson.key in seen or not answered.isdisjoint(lesson.skills):
            state = "begun"
        places.append(Place(lesson.key, state, sum(one.kind in of for one in waiting)))
    return Where(tuple(places), _last(answers, visits))


def passed(test: MixedTest) -> bool:
    """Whether this many right answers pass the test.

    >>> passed(MixedTest("10", 8, 10)), passed(MixedTest("10", 7, 9))
    (True, False)
    """
    return Fraction(test.right, test.of) >= PASSED


def _done(
    lesson: Lesson, known_well: frozenset[Skill], seen: set[str], tests: Sequence[MixedTest]
) -> bool:
    """The one place that says when a lesson is done."""
    if lesson.ends == "opened":
        return lesson.key in seen
    if lesson.ends == "tested":
        return any(one.lesson == lesson.key and passed(one) for one in tests)
    return known_well.issuperset(lesson.skills)


def _last(answers: Sequence[Answer], visits: Sequence[Opened | MixedTest]) -> str | None:
    """The lesson of the last answer, opening or test.

    An answer does not say where it was given: of the lessons that train its kind it is the one
    that was opened last, else the first of the path.
    """
    times = {one.lesson: _time(one) for one in sorted(visits, key=_time)}
    visit = max(times, key=lambda lesson: times[lesson], default=None)
    training: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for lesson in PATH:
        for kind, _ in lesson.skills:
            training[kind].append(lesson.key)
    trained = (one for one in answers if known(one) and training[one.kind])
    answer = max(trained, key=_time, default=None)
    if answer is None or (visit is not None and times[visit] >= _time(answer)):
        return visit
    return max(training[answer.kind], key=lambda lesson: times.get(lesson, -2))


def _time(one: Answer | Opened | MixedTest) -> int:
    return -1 if one.when is None else one.when
