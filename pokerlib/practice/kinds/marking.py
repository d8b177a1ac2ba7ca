"""The mark of the five cards that make the strongest back."""

from __future__ import annotations

from fractions import Fraction

from pokerlib.practice.hands import ranked
from pokerlib.practice.marking import NOTHING, mark_choices
from pokerlib.practice.model import Answered, Marked, Question, Told
from pokerlib.rankings import HIGH

__all__ = ["mark_cards_back"]

HALF = Fraction(1, 2)


def mark_cards_back(question: Question, answer: Answered) -> Marked:
    """Five cards of the right kind that could be higher are worth half; level 2 asks for cards."""
    if question.pick != "cards":
        return mark_choices(question, answer)
    (row,) = question.rows
    chosen = tuple(one for one in row.cards if one.code in answer)
    if not chosen:
        return Marked(Fraction(0), NOTHING.name, (NOTHING,))
    if len(chosen) != HIGH.size:
        why = Told("question.mistake.not_five", {"n": len(chosen)})
        return Marked(Fraction(0), why.name, (why,))
    mine, best = ranked(chosen, HIGH), ranked(row.playing, HIGH)
    if mine.strength == best.strength:
        return Marked(Fraction(1))
    same = mine.category is best.category
    why = Told(f"question.mistake.back_{'lower' if same else 'weaker'}", {"mine": mine})
    return Marked(HALF if same else Fraction(0), why.name, (why,))
