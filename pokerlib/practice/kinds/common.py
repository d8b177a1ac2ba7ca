"""What kinds of questions share: headings of cards, yes and no, which of two hands wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pokerlib.cards import ACE, Card
from pokerlib.practice.model import Choice, Row, Told
from pokerlib.rankings import Difference

FIVE, FOUR, HOLE, BOARD = (
    Told(f"table.group.{name}") for name in ("five", "four", "hole", "board")
)
SEVEN: Final = Told("question.seven")
PLAYERS: Final = (Told("compare.first"), Told("compare.second"))
FIRST, SECOND = PLAYERS

_ANSWERS: Final = ((1, "first"), (0, "tie"), (-1, "second"))


def yes_no(*, yes: bool, why: Told) -> tuple[Choice, ...]:
    """Whichever is wrong is so for this reason."""
    return tuple(
        Choice(key, Told(f"question.{key}"), right=right, why=None if right else why)
        for key, right in (("yes", yes), ("no", not yes))
    )


def who_wins(better: int, why: Callable[[int], Told]) -> tuple[Choice, ...]:
    """The first hand (1), neither (0) or the second (-1); `why` the others are wrong."""
    return tuple(
        Choice(
            key,
            Told(f"compare.wins.{key}"),
            right=answer == better,
            why=None if answer == better else why(answer),
        )
        for answer, key in _ANSWERS
    )


def opposite(found: Difference, answer: int) -> Told:
    """Why a wrong answer is wrong, whatever led to it."""
    if not found.better:
        return Told("question.mistake.suits")
    if not answer:
        return Told("question.mistake.not_equal")
    return Told(f"question.mistake.{'weaker' if found.kind == 'category' else 'against'}")


def compared_rows(found: Difference, shown: Iterable[tuple[Card, ...]] = ()) -> tuple[Row, ...]:
    """The two hands, the cards that decide marked: those of the winner, and of the loser."""
    hands = tuple(shown) or tuple((*one.cards, *one.unused) for one in (found.first, found.second))
    rows = []
    for title, hand, cards, side in zip(PLAYERS, hands, found.cards, (1, -1), strict=True):
        wins = found.better == side
        rows.append(Row(title, hand, decisive=cards if wins else (), against=() if wins else cards))
    return tuple(rows)


def by_ranks(cards: Iterable[Card], *, ace_low: bool) -> tuple[int, ...]:
    """The ranks from the highest down, as somebody reads a low who forgets the kind of hand."""
    ranks = (1 if ace_low and card.rank == ACE else card.rank for card in cards)
    return tuple(sorted(ranks, reverse=True))
