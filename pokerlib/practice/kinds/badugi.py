"""Badugi: click the cards that count."""

from fractions import Fraction
from typing import Final

from pokerlib.cards import Card
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hands import ranked
from pokerlib.practice.kinds.common import FOUR, TRAP, TYPICAL
from pokerlib.practice.marking import nothing
from pokerlib.practice.model import LEVELS, Answered, Choice, Marked, Question, Row, Told
from pokerlib.rankings import BADUGI, HandRank, explain

VARIANTS: Final = dict.fromkeys(LEVELS, (TYPICAL, TRAP))
HALF: Final = Fraction(1, 2)


def ask(level: int, draw: Draw) -> Question:
    """All that happens; one card too many; at the third level it is always a trap or two cards.

    A trap: whoever takes the lowest card first, then the next that fits, ends with fewer cards.
    """
    trap = draw.below(4) < level
    count = draw.one_of(_COUNTS[level])

    def find(deck: Cards) -> Cards | None:
        hand = deck[: BADUGI.size]
        counted = len(ranked(hand, BADUGI).cards)
        falls = len(lowest_first(hand)) < counted
        return hand if falls == trap and (trap or counted == count) else None

    return clicked(draw.first(find), Told("question.badugi.ask"), TRAP if trap else TYPICAL)


# How many cards count where there is no trap.
_COUNTS: Final = {1: (4, 3, 3, 2), 2: (3,), 3: (2, 2, 3)}


def clicked(hand: Cards, asked: Told, variant: str = "") -> Question:
    """The question which of these four cards count."""
    best = ranked(hand, BADUGI)
    return Question(
        asked,
        tuple(Choice(one.code, one, one in best.cards) for one in hand),
        (explain(best),),
        Told("question.badugi.hint"),
        "cards",
        rows=(Row(FOUR, hand, best.cards),),
        variant=variant,
    )


def lowest_first(hand: Cards) -> Cards:
    """The cards that one keeps by always taking the lowest that still fits.

    >>> from pokerlib.cards import cards
    >>> [card.code for card in lowest_first(cards("As Ah 2s 3h"))]
    ['As', '3h']
    """
    kept: list[Card] = []
    for card in sorted(hand, key=lambda card: card.rank % 14 or 1):
        if all(card.rank != one.rank and card.suit != one.suit for one in kept):
            kept.append(card)
    return tuple(kept)


def mark(question: Question, answer: Answered) -> Marked:
    """Cards that do not clash but could be more or lower are worth half.

    Of equal cards, such as two aces, one is as good as the other.
    """
    (row,) = question.rows
    picked = tuple(card for card in row.cards if card.code in answer)
    if not picked:
        return nothing()
    best = ranked(row.cards, BADUGI)
    why = _fault(picked, best)
    free = why is not None and why.name in ("fewer", "higher")
    return Marked.of(why, HALF if free else Fraction(0))


def _fault(picked: Cards, best: HandRank) -> Told | None:
    for place, one in enumerate(picked):
        for other in picked[place + 1 :]:
            clash = "rank" if one.rank == other.rank else "suit" if one.suit == other.suit else ""
            if clash:
                facts = {"first": (one,), "second": (other,)}
                return Told(f"question.mistake.same_{clash}", facts)
    if len(picked) < len(best.cards):
        return Told("question.mistake.fewer")
    same = {card.rank for card in picked} == {card.rank for card in best.cards}
    return None if same else Told("question.mistake.higher")
