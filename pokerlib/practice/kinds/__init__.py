"""The kinds of questions, in the order of the lessons: one module a kind.

A kind is a function `ask` of a level and a `Draw` that gives a `Question`. What else a module
may define of its `Kind`: `mark`, `count`, `VARIANTS`, `SKILL`, `SLOW`. Adding one: its module,
its name here, its messages, its row in the test of soundness.
"""

from importlib import import_module
from typing import Final

from pokerlib.practice.kinds.fixed import QUIZZES, quiz
from pokerlib.practice.model import Kind

__all__ = ["KINDS", "SKILLS"]

_MODULES: Final = """
name_hand which_wins order_hands low_good low_wins best_low badugi badugi_wins badugi_document
two_and_three blinds first_to_act bring_in best_five actions min_raise max_raise nut_low pot_split
chinese_set chinese_score odds true_false
""".split()


def _of_module(key: str) -> Kind:
    found = vars(import_module(f"{__name__}.{key}"))
    names = ("mark", "count", "variants", "skill", "slow")
    own = {name: found.get(name, found.get(name.upper())) for name in names}
    return Kind(key, found["ask"], **{name: one for name, one in own.items() if one is not None})


KINDS: Final = {key: _of_module(key) for key in _MODULES} | {
    key: quiz(key, items) for key, items in QUIZZES.items()
}
"""Every kind of question; the slow one loads pandas."""

SKILLS: Final = tuple(key for key, kind in KINDS.items() if kind.skill)
"""The kinds that are skills to practise, without the fixed questions of one lesson."""
