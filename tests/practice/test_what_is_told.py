"""What a question tells, and when: no reason gives the answer away, no card lies twice."""

from __future__ import annotations

import re

import pytest

from pokerlib.cards import code_at
from pokerlib.language import LANGUAGES, say
from pokerlib.language import questions as words
from pokerlib.practice import LEVELS, Question, ask

CODES = [code_at("BBB-BBB", n) for n in range(40)]
GIVEN_AWAY = re.compile(r"\b(equal|ties?|split|равн\w+|равен|делят)\b", re.IGNORECASE)


def asked(kind: str, level: int) -> list[Question]:
    return [ask(kind, level, code) for code in CODES]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", ["which_wins", "low_wins", "badugi_wins", "chinese_score"])
def test_a_wrong_answer_to_a_tie_does_not_hear_that_it_is_one(kind: str, level: int) -> None:
    """One may try again: the reason helps to find the tie, and the hint too."""
    ties = [one for one in asked(kind, level) if one.solution == ("tie",)]
    assert ties or (kind, level) == ("chinese_score", 3)  # where a sum is asked
    for one in ties:
        for lang in LANGUAGES:
            for choice in one.choices:
                if not choice.right:
                    assert not GIVEN_AWAY.search(say(choice.why, lang))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_put_in_order_is_out_of_one_deck(level: int) -> None:
    for one in asked("order_hands", level):
        cards = [card for choice in one.choices for card in choice.says.cards]
        assert len(cards) == len(set(cards)) == 25


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_five_are_named_once(level: int) -> None:
    for one in asked("best_five", level):
        named = say(one.worked[1].rank, "en")
        told = " ".join(words.worked(one, "en"))
        assert told.lower().count(named.lower()) == 1, told
