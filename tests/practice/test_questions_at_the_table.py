"""The second half of the kinds of questions, from who brings it in to what the documents say."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from pokerlib.documents import CLAIMS
from pokerlib.practice import LEVELS, mark
from pokerlib.practice.kinds.true_false import sentences
from pokerlib.rankings import HIGH
from tests.practice.soundness import EACH, EVERY, MANY, check, some
from tests.practice.statements import STATEMENTS

HALF = EVERY[len(EVERY) // 2 :]
half = pytest.mark.parametrize(("kind", "level"), HALF)


def test_there_are_ten_thousand() -> None:
    assert len(EVERY) * EACH > 10_000


def test_every_statement_that_is_asked_has_been_judged() -> None:
    asked = [name for level in LEVELS for name, opposite in sentences(level) if not opposite]
    assert sorted(asked) == sorted(STATEMENTS)
    for claim in CLAIMS:
        if claim.id in STATEMENTS:
            assert (claim.check().verdict == "holds") == STATEMENTS[claim.id], claim.id


@pytest.mark.parametrize("level", LEVELS)
def test_as_many_sentences_are_true_as_not(level: int) -> None:
    """Within a tenth; every opposite is of a claim that holds; none of twenty in a row is alone."""
    true = [STATEMENTS[name] is not opposite for name, opposite in sentences(level)]
    assert all(STATEMENTS[name] for name, opposite in sentences(level) if opposite)
    assert abs(sum(true) / len(true) - 1 / 2) < 0.1
    assert all(3 <= sum(true[n : n + 20]) <= 17 for n in range(len(true) - 20))


@half
def test_it_is_sound(kind: str, level: int) -> None:
    for asked in some(kind, level, EACH):
        check(asked)


@pytest.mark.exhaustive
@pytest.mark.timeout(3600)
@half
def test_every_one_of_many_is_sound(kind: str, level: int) -> None:
    for asked in some(kind, level, MANY):
        check(asked)


def test_a_back_of_the_right_kind_is_worth_half() -> None:
    """Thirteen cards in which the learner finds the five."""
    marks = set()
    for asked in some("chinese_set", 2, 40):
        (row,) = asked.rows
        best = HIGH.best(row.cards)
        assert best
        assert {card.code for card in best.cards} == set(asked.right)
        for five in (row.cards[:5], row.cards[-5:], *combinations(row.cards[:7], 5)):
            mine = HIGH.rank(five)
            assert mine
            found = mark(asked, {card.code for card in five})
            same = mine.category is best.category
            equal = mine.strength == best.strength
            assert found.points == (Fraction(1) if equal else Fraction(int(same), 2))
            assert found.mistake == (None if equal else "lower" if same else "weaker")
            marks.add(found.mistake)
        four = mark(asked, sorted(asked.right)[:4])
        assert (four.points, four.mistake) == (0, "number")
    assert marks >= {"lower", "weaker"}
