"""The second half of the kinds of questions, from who brings it in to what the documents say."""

from __future__ import annotations

import pytest

from pokerlib.practice.questions import KINDS, LEVELS, truth
from tests.practice.soundness import EACH, EVERY, MANY, check, some
from tests.practice.statements import STATEMENTS

HALF = [one for one in EVERY if one[0] in [*KINDS][8:]]
half = pytest.mark.parametrize(("kind", "level"), HALF)


def test_there_are_ten_thousand() -> None:
    assert len(EVERY) * EACH > 10_000


def test_every_statement_that_is_asked_has_been_judged() -> None:
    asked = " ".join(truth._ASKED).split()
    assert sorted(asked) == sorted(STATEMENTS)
    verdicts = {True: "holds", False: "wrong"}
    for level in LEVELS:
        for claim in truth._claims(level):
            assert claim.check().verdict == verdicts[STATEMENTS[claim.id]], claim.id


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
