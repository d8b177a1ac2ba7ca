"""Questions without end: every kind at three levels, the same for the same code.

`question(kind, level, code)` makes one, `mark` marks an answer, `question_set` gives a class the
same ones by a code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pokerlib.cards import code_at, normalize_code
from pokerlib.practice.questions import betting, cards, chances, lows, pots, seats, truth
from pokerlib.practice.questions.marking import (
    mark_cards_back,
    mark_cards_badugi,
    mark_cards_omaha,
    mark_choices,
)
from pokerlib.practice.questions.model import (
    LEVELS,
    Choice,
    Kind,
    Marked,
    Money,
    Question,
    Row,
    Table,
    Told,
)

__all__ = [
    "KINDS",
    "LEVELS",
    "Choice",
    "Marked",
    "Money",
    "Question",
    "Row",
    "Table",
    "Told",
    "mark",
    "question",
    "question_set",
]

KINDS: Final = {
    kind.key: kind
    for kind in (
        Kind("name_hand", cards.name_hand),
        Kind("which_wins", cards.which_wins),
        Kind("two_and_three", cards.two_and_three, mark_cards_omaha),
        Kind("low_good", lows.low_good),
        Kind("best_low", lows.best_low),
        Kind("badugi", cards.badugi, mark_cards_badugi),
        Kind("first_to_act", seats.first_to_act),
        Kind("bring_in", seats.bring_in),
        Kind("actions", betting.actions_there),
        Kind("min_raise", betting.min_raise),
        Kind("max_raise", betting.max_raise),
        Kind("pot_split", pots.pot_split),
        Kind("chinese_set", pots.chinese_set, mark_cards_back),
        Kind("chinese_score", pots.chinese_score),
        Kind("odds", chances.odds, slow=True),
        Kind("true_false", truth.true_false, slow=True),
    )
}
"""Every kind of question, in the order of the lessons; the slow ones load NumPy or pandas."""

_APART: Final = 5003  # makers look through fewer decks than this


def question(kind: str, level: int, code: str) -> Question:
    """The question of this kind, level and code.

    >>> asked = question("two_and_three", 1, "BBB-BBB")
    >>> asked == question("two_and_three", 1, "bbb bbb"), len(asked.right)
    (True, 5)
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    return KINDS[kind].make(level, normalize_code(code))


def mark(asked: Question, answer: Iterable[str]) -> Marked:
    """Mark the keys of the choices, or the codes of the cards, that were chosen.

    >>> asked = question("which_wins", 1, "BBB-BBB")
    >>> mark(asked, asked.right).right, mark(asked, ()).mistake
    (True, 'nothing')
    """
    by = KINDS[asked.kind].mark
    return by(asked, frozenset(answer)) if by else mark_choices(asked, answer)


def question_set(
    code: str, kinds: Sequence[str], count: int, level: int
) -> tuple[tuple[str, int, str], ...]:
    """The kind, level and code of each question of a set: the same for a whole class.

    >>> question_set("BBB-BBB", ["badugi", "low_good"], 3, 2)[2][0]
    'badugi'
    """
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown or not kinds:
        raise ValueError(f"no such kinds of questions: {unknown}")
    start = normalize_code(code)
    return tuple((kinds[n % len(kinds)], level, code_at(start, n * _APART)) for n in range(count))
