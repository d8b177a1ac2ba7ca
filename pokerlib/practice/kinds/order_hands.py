"""Five hands to be put in order, the strongest on top."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from pokerlib.practice.draw import Draw, far
from pokerlib.practice.hands import LADDER, close_hands, example, ranked
from pokerlib.practice.marking import mark_choices
from pokerlib.practice.model import Answered, Choice, Marked, Question, Told
from pokerlib.rankings import HIGH, Category, HandRank, difference

ROWS = 5


def ask(level: int, draw: Draw) -> Question:
    """Five kinds of hand; two hands of one kind among them; then four hands of two kinds."""
    kinds = draw.shuffled(LADDER[:-1] if level > 1 else LADDER)
    found: dict[tuple[int, ...], HandRank] = {}
    for n, kind in enumerate(kinds[: level - 1]):
        for rank in close_hands(HIGH, far(draw.code, "close", n), kind, equal=False):
            found[rank.strength] = rank
    for kind in kinds[level - 1 :]:
        if len(found) < ROWS:
            rank = _example(kind, draw.code)
            found[rank.strength] = rank
    hands = sorted(found.values(), reverse=True)
    keys = tuple(str(n) for n in range(ROWS))
    choices = [Choice(key, rank, right=True) for key, rank in zip(keys, hands, strict=True)]
    return Question(
        Told("question.order_hands.ask"),
        draw.shuffled(choices),  # a sheet prints them as they lie here
        tuple(
            Told(
                "question.order_hands.above",
                {"above": n, "below": n + 1, "found": difference(one, other)},
            )
            for n, (one, other) in enumerate(pairwise(hands), 1)
        ),
        Told("question.order_hands.hint"),
        "order",
        order=keys,
    )


def _example(kind: Category, code: str) -> HandRank:
    return ranked(example(kind, far(code, kind)), HIGH)


def mark(question: Question, answer: Answered) -> Marked:
    """How many are not in their place, and for each two neighbours in the wrong order why."""
    marked = mark_choices(question, answer)
    if marked.right or marked.empty:
        return marked
    ranks = [question.choice(key).says for key in answer]
    wrong = (
        Told(
            "question.mistake.belongs_under",
            {"above": n, "below": n + 1, "found": difference(one, other)},
        )
        for n, (one, other) in enumerate(pairwise(ranks), 1)
        if one < other
    )
    return Marked(Fraction(marked.points), marked.mistake, (*marked.why, *wrong))
