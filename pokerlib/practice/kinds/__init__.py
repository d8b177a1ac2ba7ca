"""The kinds of questions, in the order of the lessons: one module a kind.

A kind is a function of a level and a code that gives a `Question`; where the choices alone do
not say what an answer is worth, it has a function that marks. Adding one: its module, its line
here, its messages, its row in the test of soundness.
"""

from __future__ import annotations

from typing import Final

from pokerlib.practice.kinds import (
    actions,
    badugi,
    badugi_document,
    badugi_wins,
    best_five,
    best_low,
    bring_in,
    chinese_score,
    chinese_set,
    first_to_act,
    low_good,
    low_wins,
    max_raise,
    min_raise,
    name_hand,
    nut_low,
    odds,
    order_hands,
    pot_split,
    true_false,
    two_and_three,
    which_wins,
)
from pokerlib.practice.kinds.fixed import QUIZZES, quiz
from pokerlib.practice.model import LEVELS, Kind

__all__ = ["KINDS", "SKILLS"]

_ALL: Final = (
    Kind("name_hand", name_hand.ask),
    Kind("which_wins", which_wins.ask, variants=which_wins.VARIANTS),
    Kind("order_hands", order_hands.ask, order_hands.mark),
    Kind("low_good", low_good.ask, variants=low_good.VARIANTS),
    Kind("low_wins", low_wins.ask, variants=low_wins.VARIANTS),
    Kind("best_low", best_low.ask),
    Kind("badugi", badugi.ask, badugi.mark, variants=badugi.VARIANTS),
    Kind("badugi_wins", badugi_wins.ask, variants=badugi_wins.VARIANTS),
    Kind(
        "badugi_document",
        badugi_document.ask,
        badugi.mark,
        count=badugi_document.count,
        skill=False,
    ),
    Kind(
        "two_and_three",
        two_and_three.ask,
        two_and_three.mark,
        variants=dict.fromkeys(LEVELS, two_and_three.VARIANTS),
    ),
    Kind("first_to_act", first_to_act.ask, variants=first_to_act.VARIANTS),
    Kind("bring_in", bring_in.ask, variants=bring_in.VARIANTS),
    Kind("best_five", best_five.ask, best_five.mark, variants=best_five.VARIANTS),
    Kind("actions", actions.ask, variants=actions.VARIANTS),
    Kind("min_raise", min_raise.ask, min_raise.mark, variants=min_raise.VARIANTS),
    Kind("max_raise", max_raise.ask, max_raise.mark, variants=max_raise.VARIANTS),
    Kind("nut_low", nut_low.ask, variants=nut_low.VARIANTS),
    Kind("pot_split", pot_split.ask),
    Kind("chinese_set", chinese_set.ask, chinese_set.mark),
    Kind("chinese_score", chinese_score.ask, variants=chinese_score.VARIANTS),
    Kind("odds", odds.ask, count=odds.count),
    Kind("true_false", true_false.ask, count=true_false.count, slow=True),
    *(quiz(key, items) for key, items in QUIZZES.items()),
)

KINDS: Final = {kind.key: kind for kind in _ALL}
"""Every kind of question; the slow one loads pandas."""

SKILLS: Final = tuple(kind.key for kind in _ALL if kind.skill)
"""The kinds that are skills to practise, without the fixed questions of one lesson."""
