"""Five hands to be put in order, the strongest on top."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from pokerlib.cards import Card
from pokerlib.practice.building import taken
from pokerlib.practice.draw import Draw
from pokerlib.practice.hands import LADDER, ranked
from pokerlib.practice.marking import mark_choices
from pokerlib.practice.model import Answered, Choice, Marked, Question, Told
from pokerlib.rankings import HIGH, Category, HandRank, difference

ROWS = 5


def ask(level: int, draw: Draw) -> Question:
    """Five kinds of hand; two hands of one kind among them; then four hands of two kinds."""
    drawn = draw.shuffled(LADDER[:-1] if level > 1 else LADDER)[: ROWS + 1 - level]
    twice = drawn[: level - 1]
    kinds = sorted(drawn, key=LADDER.index, reverse=True)  # the rarest while there are cards
    found = draw.first(lambda deck: _laid(draw, list(deck), kinds, twice))
    hands = sorted(found, reverse=True)
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


def _laid(
    draw: Draw, deck: list[Card], kinds: Sequence[Category], twice: Sequence[Category]
) -> list[HandRank] | None:
    """A hand of each kind out of one deck; of some a second one, alike up to some place."""
    found: list[HandRank] = []
    for kind in kinds:
        kept: tuple[int, ...] = ()
        for _ in range(2 if kind in twice else 1):
            hand = taken(deck, kind, HIGH.size, kept)
            if hand is None:
                return None
            rank = ranked(hand, HIGH)
            if rank.category != kind or rank in found:
                return None
            found.append(rank)
            kept = rank.tiebreak[: draw.below(len(rank.tiebreak))]
    return found


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
