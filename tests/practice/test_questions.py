"""The first half of the kinds of questions: sound, deterministic, complete in both languages.

The other half is in `test_questions_at_the_table`: two workers share them by the file.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokerlib.practice import KINDS, Told, ask, mark, question_set
from tests.practice.soundness import (
    EACH,
    EVERY,
    MANY,
    check,
    some,
    swapped,
    texts,
    truth,
    wronged,
)

HALF = EVERY[: len(EVERY) // 2]
each = pytest.mark.parametrize(("kind", "level"), EVERY)
half = pytest.mark.parametrize(("kind", "level"), HALF)


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


# The checks can fail


@each
def test_a_wrong_answer_marked_as_right_is_found(kind: str, level: int) -> None:
    for asked in some(kind, level, 3):
        truth(asked)
        for place in range(2):
            with pytest.raises((AssertionError, KeyError)):
                truth(wronged(asked, place))


@each
def test_what_a_choice_says_is_looked_at_and_not_its_key(kind: str, level: int) -> None:
    for asked in some(kind, level, 3):
        if asked.pick == "cards" or all(one.right for one in asked.choices):
            continue
        with pytest.raises(AssertionError):
            truth(swapped(asked))


@pytest.mark.parametrize("kind", ["badugi", "max_raise"])
def test_two_choices_that_are_equal_are_found(kind: str) -> None:
    (asked,) = some(kind, 1, 1)
    one, other, *more = asked.choices
    twin = replace(other, key=one.key) if kind == "badugi" else replace(other, says=one.says)
    with pytest.raises(AssertionError):
        texts(replace(asked, choices=(one, twin, *more)))


@pytest.mark.parametrize("part", ["ask", "hint"])
@pytest.mark.parametrize("message", ["question.category", "question.needs.nothing"])
def test_a_text_that_lacks_something_is_found(part: str, message: str) -> None:
    (asked,) = some("name_hand", 1, 1)
    with pytest.raises((AssertionError, KeyError)):
        texts(replace(asked, **{part: Told(message)}))


# The same for everybody


@each
def test_the_same_code_gives_the_same_question(kind: str, level: int) -> None:
    one, two = (ask(kind, level, code) for code in ("xmb hxn", "XMB-HXN"))
    assert (one.rows, one.settings, one.table) == (two.rows, two.settings, two.table)
    assert [(a.key, a.right, a.mistake) for a in one.choices] == [
        (a.key, a.right, a.mistake) for a in two.choices
    ]
    asked = {one.deal for one in some(kind, level, 8)}
    listed = KINDS[kind].count
    assert len(asked) > 4 or (listed and len(asked) == listed(level))


def test_a_set_is_the_same_for_a_whole_class() -> None:
    kinds = ["badugi", "low_good", "max_raise"]
    assert question_set("bbb-bbb", kinds, 9, 2) == question_set("BBB-BBB", kinds, 9, 2)
    made = [ask(*one) for one in question_set("BBB-BBB", kinds, 9, 2)]
    assert len({str(one.rows) + str(one.table) for one in made}) == 9
    with pytest.raises(ValueError, match="nonsense"):
        question_set("BBB-BBB", ["nonsense"], 3, 1)


def test_part_marks() -> None:
    asked = next(one for one in some("actions", 1, 18) if len(one.right) == 3)
    two = sorted(asked.right)[:2]
    assert 0 < mark(asked, two).points < 1
    assert mark(asked, {one.key for one in asked.choices}).points < 1


def test_a_question_is_printed_as_one_reads_it() -> None:
    asked = ask("which_wins", 1, "BBB-BBB")
    assert str(asked).startswith("which_wins, level 1, BBB-BBB: ")
    assert str(asked).count("*") == 1
    assert repr(asked) == "<Question which_wins 1 BBB-BBB>"
    assert all(str(card) in asked._repr_html_() for row in asked.rows for card in row.cards)


@pytest.mark.parametrize("written", ["-3", "１２", "1e9", "", "9" * 5000])
def test_what_is_no_amount_is_no_answer(written: str) -> None:
    assert mark(ask("max_raise", 1, "BBB-BBB"), (written,)).mistake == "nothing"
