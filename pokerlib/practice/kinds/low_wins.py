"""Which of two low hands wins: ace to five, deuce to seven, and both in turn."""

from collections.abc import Sequence
from typing import Final

from pokerlib.cards import ACE, NINE, TEN, Card
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hands import RUNS, SUITED, ranked
from pokerlib.practice.hilo import LOWEST, low_rank
from pokerlib.practice.kinds.common import TYPICAL, Pair, by_ranks, two_hands
from pokerlib.practice.model import Question, Told
from pokerlib.rankings import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    HIGH,
    Category,
    HandRank,
    Ranking,
    difference,
)

Ranks = tuple[int, ...]

# What fools people: a straight, a flush, a pair, an ace; "typical" has nothing of it.
PAIR, STRAIGHT, FLUSH = Category.ONE_PAIR.value, Category.STRAIGHT.value, Category.FLUSH.value
ACES: Final = "ace"
TRAPS: Final = (STRAIGHT, FLUSH, PAIR, ACES)
VARIANTS: Final = {1: (TYPICAL, *TRAPS), 2: (TYPICAL, *TRAPS), 3: TRAPS}

# What else may not be there, so that the trap is the only one.
_APART: Final = {
    TYPICAL: (STRAIGHT, FLUSH, PAIR),
    STRAIGHT: (FLUSH,),
    FLUSH: (STRAIGHT,),
    PAIR: (STRAIGHT, FLUSH),
    ACES: (STRAIGHT, FLUSH),
}
NO_STRAIGHT: Final = (5, 4, 3, 2, LOWEST)  # from deuce to seven: there the ace is high only


def ask(level: int, draw: Draw) -> Question:
    """Two of seven times the hands are equal; else whoever overlooks the trap answers wrong."""
    ranking = (ACE_TO_FIVE, DEUCE_TO_SEVEN, draw.of(ACE_TO_FIVE, DEUCE_TO_SEVEN))[level - 1]
    variant = draw.one_of(VARIANTS[level])
    equal = draw.below(7) < 2
    pair = draw.first(lambda deck: _hands(ranking, variant, draw, deck, equal=equal))
    return two_hands(
        Told("question.low_wins.ask", {"system": Told(f"question.system.{ranking.key}")}),
        pair,
        Told(f"question.low_wins.hint_{ranking.key}"),
        why=lambda answer: _mistake(ranking, variant, *pair, answer),
        variant=variant,
    )


def _hands(ranking: Ranking, variant: str, draw: Draw, deck: Cards, *, equal: bool) -> Pair | None:
    """Two such hands out of this deck, with the result that is wanted; None where it has none."""
    high = NINE if ranking is ACE_TO_FIVE else TEN
    low = [card for card in deck if card.rank <= high or card.rank == ACE]
    ranks = _ranks(variant, ranking, low, draw)
    one = _taken(ranks, low, suited=variant == FLUSH)
    if one is None:
        return None
    rest = [card for card in low if card not in one]
    also = variant == FLUSH and equal
    other = _taken(ranks if equal else _near(ranks, rest, variant, draw), rest, suited=also)
    if other is None or (not equal and sorted(ranks) == sorted(card.rank for card in other)):
        return None
    first, second = (ranking.rank(hand) for hand in draw.shuffled((one, other)))
    if first is None or second is None or (first == second) != equal:
        return None
    counted = HIGH if ranking is ACE_TO_FIVE else ranking
    if any(
        _holds(trap, hand, counted) for trap in _APART.get(variant, ()) for hand in (one, other)
    ):
        return None
    fits = equal or temptation(variant, first, second) != difference(first, second).better
    return (first, second) if fits else None


def _ranks(variant: str, ranking: Ranking, low: Sequence[Card], draw: Draw) -> Ranks:
    """The ranks of the first hand, an ace as one."""
    there = tuple(dict.fromkeys(map(low_rank, low)))
    if variant == STRAIGHT:
        bottom = draw.below(5) + (1 if ranking is ACE_TO_FIVE else 2)
        return tuple(range(bottom, bottom + 5))
    if variant == PAIR:
        return (there[0], *there[:4])
    if variant == ACES:
        if ranking is DEUCE_TO_SEVEN and not draw.below(3):
            return NO_STRAIGHT
        return (LOWEST, *[rank for rank in there if rank > LOWEST][:4])
    return there[:5]


def _near(ranks: Ranks, rest: Sequence[Card], variant: str, draw: Draw) -> Ranks:
    """Ranks that begin like these, read from the highest; of a pair every second time a pair."""
    different = sorted(set(ranks), reverse=True)
    kept = different[: draw.below(len(different))]
    more = [rank for rank in dict.fromkeys(map(low_rank, rest)) if rank not in kept]
    if variant == PAIR and draw.below(2):
        return (more[0], more[0], *more[1:4])
    return (*kept, *more)[:5]


def _taken(ranks: Sequence[int], deck: Sequence[Card], *, suited: bool) -> Cards | None:
    """Cards of these ranks, all of one suit or not all of one."""
    if suited:
        suits = dict.fromkeys(card.suit for card in deck)
        return next((hand for one in suits if (hand := _of_suit(one, ranks, deck))), None)
    left, taken = list(deck), []
    for rank in ranks:
        card = next((one for one in left if low_rank(one) == rank), None)
        if card is None:
            return None
        left.remove(card)
        taken.append(card)
    whole = len(taken) == HIGH.size and len({one.suit for one in taken}) > 1
    return tuple(taken) if whole else None


def _of_suit(suit: str, ranks: Sequence[int], deck: Sequence[Card]) -> Cards | None:
    hand = tuple(card for card in deck if card.suit == suit and low_rank(card) in ranks)
    return hand if len(hand) == HIGH.size else None


def _holds(trap: str, hand: Cards, ranking: Ranking = HIGH) -> bool:
    """Whether the hand is a straight, a flush, or has a pair."""
    if trap == PAIR:
        return len({card.rank for card in hand}) < len(hand)
    return ranked(hand, ranking).category in (RUNS if trap == STRAIGHT else SUITED)


# Who walks into the trap


def temptation(variant: str, first: HandRank, second: HandRank) -> int | None:
    """Which hand wins for somebody who overlooks the trap: 1, 0 for neither, -1; None: no trap.

    From ace to five a straight or a flush is thought to spoil the hand; from deuce to seven it
    is not noticed. A pair is not noticed, the ace is taken for the other end.
    """
    if variant == TYPICAL:
        return None
    ace_low = first.ranking.ace_low
    if variant == ACES:
        ace_low = not ace_low
    elif variant != PAIR and first.ranking is ACE_TO_FIVE:
        spoiled, other = (_holds(variant, hand.cards) for hand in (first, second))
        if spoiled != other:
            return -1 if spoiled else 1
    one, two = (by_ranks(hand.cards, ace_low=ace_low) for hand in (first, second))
    return (one < two) - (one > two)


def _mistake(
    ranking: Ranking, variant: str, first: HandRank, second: HandRank, answer: int
) -> Told | None:
    """The trap, if this is the answer to which it leads."""
    if temptation(variant, first, second) != answer:
        return None
    if variant == ACES:
        return Told(f"question.mistake.ace_{'high' if ranking.ace_low else 'low'}")
    if variant == PAIR:
        return Told("question.mistake.pair_hurts")
    return Told(f"question.mistake.low_{'harmless' if ranking is ACE_TO_FIVE else 'spoiled'}")
