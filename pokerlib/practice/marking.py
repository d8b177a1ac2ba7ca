"""Marks that need no more than the choices: one, several, a seat, an amount, an order."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from pokerlib.practice.model import Answered, Marked, Money, Question, Told

NOTHING: Final = Told("question.mistake.nothing")


def nothing() -> Marked:
    """The mark of an empty answer."""
    return Marked.of(NOTHING)


def mark_choices(question: Question, answer: Answered) -> Marked:
    """Mark what was answered, by the choices alone."""
    if not answer:
        return nothing()
    if question.pick == "order":
        return _order(question, answer)
    if question.pick == "amount":
        return _amount(question, answer[0])
    return _chosen(question, answer)


def _chosen(question: Question, answer: Iterable[str]) -> Marked:
    """With several right, a wrong one takes back what a right one gave."""
    chosen = frozenset(answer) & {choice.key for choice in question.choices}
    if chosen == question.right:
        return Marked.of(None)
    if not chosen:
        return nothing()
    off = [one for one in question.choices if one.right != (one.key in chosen)]
    why = tuple(one.why for one in off if one.why is not None and one.key in chosen)
    missed = [one for one in off if one.right]
    if question.pick == "several" and missed:
        why += (Told("question.mistake.missed", {"choices": [one.says for one in missed]}),)
    points = Fraction(0)
    if question.pick == "several":
        hits = len(chosen & question.right) - len(chosen - question.right)
        points = max(points, Fraction(hits, max(1, len(question.right))))
    mistake = next((one.mistake for one in off if one.mistake), "missed")
    return Marked(points, mistake, why)


def _amount(question: Question, written: str) -> Marked:
    """A typed amount: right, a mistake that has a name, or simply too little or too much."""
    (right,) = question.solution
    if written == right:
        return Marked.of(None)
    known = next((one for one in question.choices if one.key == written), None)
    if known is not None and known.why is not None:
        return Marked.of(known.why)
    way = "too_little" if int(written) < int(right) else "too_much"
    return Marked.of(Told(f"question.mistake.{way}", {"answer": Money(int(written))}))


def _order(question: Question, answer: Answered) -> Marked:
    """Every one in its place, or how many are not; what ties may stand in either order."""
    if sorted(answer) != sorted(question.order):
        return nothing()
    misplaced = sum(one != other for one, other in zip(answer, question.order, strict=True))
    if not misplaced:
        return Marked.of(None)
    points = Fraction(len(answer) - misplaced, 2 * len(answer))
    return Marked.of(Told("question.mistake.misplaced", {"n": misplaced}), points)
