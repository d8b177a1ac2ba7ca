"""What comes back when: SM-2 over days that begin at four, whatever page wrote first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.cards import code_at
from pokerlib.practice import KINDS, LEVELS
from pokerlib.practice.path import PATH, where
from pokerlib.practice.progress import Answer, MixedTest, Opened
from pokerlib.practice.spacing import due, known, mastered, missed, skills, streak

DAY = 86_400
NOW = 1_796_040_000  # 30 November 2026, 12:00 in UTC
RIGHT = Answer("badugi", 1, "BBB-BBB", 1.0, when=NOW)
WRONG = Answer("low_good", 2, "XMB-HXN", 0.0, "low_pair", when=NOW)

ANSWERS = st.builds(
    Answer,
    st.sampled_from(["badugi", "odds", "new_kind"]),
    st.integers(1, 4),
    st.sampled_from(["BBB-BBB", "XMB-HXN"]),
    st.sampled_from([0.0, 0.5, 1.0]),
    attempt=st.integers(1, 2),
    hint=st.booleans(),
    when=st.integers(NOW - 30 * DAY, NOW),
)
MANY = st.lists(ANSWERS, max_size=30)
OFFSETS = st.sampled_from([0, 7_200, -5 * 3_600, 13 * 3_600])


def of_days(*points: Sequence[float], first: int = NOW) -> list[Answer]:
    """Answers to one kind: each day's, a second apart, every time with other cards."""
    return [
        replace(RIGHT, points=one, code=code_at("BBB-BBB", 9 * day + n), when=first + day * DAY + n)
        for day, many in enumerate(points)
        for n, one in enumerate(many)
    ]


def next_due(answers: Sequence[Answer]) -> int:
    """In how many days after the last answer the kind comes back."""
    last = max(one.when or 0 for one in answers)
    return next(
        days
        for days in range(1_000)
        if any(one.code is None for one in due(answers, last + days * DAY))
    )


def test_right_answers_on_the_day_come_back_later_each_time() -> None:
    """SM-2's own intervals for quality 5: 1, 6, then times the ease, 2.8, 2.9, 3, rounded up."""
    answers: list[Answer] = []
    when, intervals = NOW, []
    for n in range(5):
        answers.append(replace(RIGHT, code=code_at("BBB-BBB", n), when=when))
        intervals.append(next_due(answers))
        when += intervals[-1] * DAY
    assert intervals == [1, 6, 17, 50, 150]  # 6 × 2.8 = 16.8; 17 × 2.9 = 49.3; 50 × 3


@pytest.mark.parametrize(
    ("points", "days"),
    [
        ([[1]], 1),
        ([[0]], 1),
        ([[1], [1]], 6),
        ([[1], [0]], 1),
        ([[1], [0, 1, 1]], 6),  # a day's quality is its mean: 3.3
        ([[1], [0, 0, 1]], 1),
        ([[1], [1], [1]], 5),  # a day after: it was not due yet, and nothing changes
        ([[1], [1], [0]], 1),  # but a mistake shows that it was forgotten
        ([[1], [1], [0], [1]], 1),
        ([[1], [1], [0], [1], [1]], 6),
    ],
)
def test_what_a_day_says(points: list[list[float]], days: int) -> None:
    assert next_due(of_days(*points)) == days


def test_a_hint_counts_as_serious_difficulty() -> None:
    when, found = NOW, []
    for hint in (False, True):
        answers: list[Answer] = []
        when = NOW
        for n in range(3):
            answers.append(replace(RIGHT, code=code_at("BBB-BBB", n), hint=hint, when=when))
            when += next_due(answers) * DAY
        found.append(next_due(answers))
    assert found == [17, 13]  # ease 2.8 and 2.08


def test_second_tries_and_unknown_kinds_count_for_nothing() -> None:
    second = replace(RIGHT, attempt=2, points=0.0)
    other = replace(RIGHT, kind="guess_the_weather")
    fourth = replace(RIGHT, level=4)
    assert not known(other)
    assert not known(fourth)
    assert not due([second, other, fourth], NOW + 9 * DAY)
    assert not missed([second])
    assert sum(one.answered for one in skills([RIGHT, second, other])) == 1


def test_the_day_begins_at_four_in_the_learners_morning() -> None:
    late = replace(RIGHT, when=NOW + 14 * 3_600)  # two in the morning of 1 December, in UTC
    four = NOW + 16 * 3_600
    assert not due([late], four - 1)
    assert [one.since for one in due([late], four)] == [four]
    sofia = 2 * 3_600  # there it was four already: the day that ends a day later
    assert not due([late], four, utc_offset=sofia)
    assert [one.since for one in due([late], four - sofia + DAY, utc_offset=sofia)] == [
        four - sofia + DAY
    ]


def test_fixed_questions_come_back_when_missed_but_have_no_new_cards() -> None:
    fixed = [kind.key for kind in KINDS.values() if not kind.skill]
    assert fixed
    missed_one = replace(WRONG, kind=fixed[0], level=1)
    assert [one.code for one in due([missed_one], NOW + DAY)] == ["XMB-HXN"]
    assert not due([replace(missed_one, points=1.0)], NOW + 9 * DAY)
    assert len(skills([])) == len(KINDS) - len(fixed)


def test_a_missed_question_comes_back_once_with_its_own_cards() -> None:
    tomorrow = NOW + DAY
    assert due([WRONG], NOW) == ()
    found = {one.code for one in due([WRONG], tomorrow)}
    assert found == {None, "XMB-HXN"}
    again = replace(WRONG, points=1.0, when=tomorrow)
    assert not due([WRONG, again], tomorrow)
    assert {one.code for one in due([WRONG, again], tomorrow + 9 * DAY)} == {None}
    still = replace(WRONG, when=tomorrow)
    assert not due([WRONG, still], tomorrow)
    assert "XMB-HXN" in {one.code for one in due([WRONG, still], tomorrow + DAY)}


def test_answers_without_a_time_are_due_now_and_come_first() -> None:
    undated = replace(RIGHT, kind="odds", when=None)
    found = due([RIGHT, undated], NOW + DAY)
    assert [(one.kind, one.since is None) for one in found] == [("odds", True), ("badugi", False)]
    assert [one.kind for one in due([undated], NOW)] == ["odds"]
    assert not due([undated, replace(undated, when=NOW)], NOW)


def test_a_clock_that_was_ahead_hides_nothing_for_long() -> None:
    ahead = replace(RIGHT, when=NOW + 400 * DAY)
    assert not due([ahead], NOW + DAY)
    assert len(due([replace(ahead, points=0.0)], NOW + 401 * DAY)) == 2


def test_three_in_a_row() -> None:
    answers = of_days([1, 1, 0, 1, 1])
    assert (streak(answers, "badugi", 1), mastered(answers, "badugi", 1)) == (2, False)
    answers = of_days([1, 1, 0, 1, 1, 1, 0])
    assert (streak(answers, "badugi", 1), mastered(answers, "badugi", 1)) == (0, True)
    assert not mastered(answers, "badugi", 2)
    assert not mastered(of_days([1, 1, 0.5, 1]), "badugi", 1)


def test_mastery_is_of_the_last_ten() -> None:
    found = {one.kind: one for one in skills([WRONG] * 4 + of_days([0] * 5 + [1] * 10))}
    assert found["badugi"].mastery == Fraction(1)
    assert found["low_good"].mastery == Fraction(0)
    assert found["low_good"].answered == 4


@given(MANY, st.randoms(use_true_random=False), OFFSETS)
def test_it_is_the_same_whatever_page_wrote_first(
    answers: list[Answer], chance: object, ahead: int
) -> None:
    other = answers[:]
    chance.shuffle(other)  # type: ignore[attr-defined]
    assert due(other, NOW, utc_offset=ahead) == due(answers, NOW, utc_offset=ahead)
    assert skills(other) == skills(answers)
    assert where(other, [], [], NOW) == where(answers, [], [], NOW)
    for one in answers:
        skill = one.kind, one.level
        assert streak(other, *skill) == streak(answers, *skill)
        assert mastered(other, *skill) == mastered(answers, *skill)


@given(MANY, OFFSETS)
def test_what_waits_stays_until_it_is_answered(answers: list[Answer], ahead: int) -> None:
    found = [
        {(one.kind, one.level, one.code) for one in due(answers, NOW + n * DAY, utc_offset=ahead)}
        for n in (0, 1, 2, 400)
    ]
    assert all(earlier <= later for earlier, later in pairwise(found))
    counted = {(one.kind, one.level) for one in answers if one.attempt == 1 and known(one)}
    assert {(kind, level) for kind, level, _ in found[-1]} == counted
    for one in due(answers, NOW, utc_offset=ahead):
        assert one.since is not None
        assert one.since <= NOW
        assert (one.since + ahead) % DAY == 4 * 3_600


# The path


def states(**told: object) -> dict[str, str]:
    given: dict[str, object] = {"answers": [], "opened": [], "tests": [], "now": NOW, **told}
    return {one.lesson: one.state for one in where(**given).lessons}  # type: ignore[arg-type]


def test_the_path_trains_every_kind_at_a_level_that_there_is() -> None:
    assert [one.key for one in PATH] == [f"{n:02}" for n in range(13)]
    assert {level for one in PATH for _, level in (*one.skills, *one.also)} <= set(LEVELS)
    own = {kind for one in PATH for kind, _ in (*(one.trains or ()), *one.also)}
    assert own == {key for key, kind in KINDS.items() if kind.skill}


def test_at_the_beginning_nothing_is_begun() -> None:
    found = where([], [], [], NOW)
    assert {one.state for one in found.lessons} == {"new"}
    assert found.last is None


def test_when_a_lesson_is_done() -> None:
    """The start when it was opened, two by their mixed test, the others by three in a row."""
    opened = [Opened(lesson.key, NOW) for lesson in PATH]
    found = states(opened=opened)
    assert found.pop("00") == "done"
    assert set(found.values()) == {"begun"}
    tests = [MixedTest(lesson.key, 8, 10, NOW) for lesson in PATH]
    assert {key for key, state in states(tests=tests).items() if state == "done"} == {
        "00",
        "10",
        "12",
    }
    failed = [MixedTest("12", 7, 9, NOW)]
    assert states(tests=failed)["12"] == "begun"
    assert states(tests=[*failed, MixedTest("12", 1, 9, NOW), *tests])["12"] == "done"
    for lesson in PATH:
        if lesson.ends == "mastered":
            thrice = [
                replace(RIGHT, kind=kind, level=level, when=NOW + n)
                for kind, level in lesson.skills
                for n in range(3)
            ]
            assert states(answers=thrice)[lesson.key] == "done"
            assert states(answers=thrice[:-1])[lesson.key] == "begun"


def test_what_is_due_stands_at_its_lesson_and_in_practice() -> None:
    found = where([WRONG], [], [], NOW + DAY)
    assert {one.lesson: one.due for one in found.lessons if one.due} == {"02": 2, "11": 2}


def test_where_one_was() -> None:
    acted = replace(RIGHT, kind="first_to_act", when=NOW)
    assert where([acted], [], [], NOW).last == "07"
    opened = [Opened("12", NOW - 50), Opened("04", NOW - 5)]
    assert where([acted], opened, [], NOW).last == "12"
    assert where([acted], [*opened, Opened("01", NOW + 1)], [], NOW).last == "01"
    assert where([], opened[::-1], [], NOW).last == "04"
    assert where([], opened, [MixedTest("10", 3, 10, NOW)], NOW).last == "10"
    other = [kind.key for kind in KINDS.values() if not kind.skill]  # fixed questions of a lesson
    for kind in ("guess_the_weather", *other):
        assert where([replace(acted, kind=kind)], [], [], NOW).last is None
