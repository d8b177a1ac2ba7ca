"""Which of two badugi hands wins."""

from dataclasses import replace
from typing import Final

from pokerlib.practice.draw import Cards, Draw, far
from pokerlib.practice.hands import close_hands, ranked
from pokerlib.practice.kinds.badugi import lowest_first
from pokerlib.practice.kinds.common import TRAP, Pair, by_ranks, compared_rows, two_hands
from pokerlib.practice.model import Question, Told
from pokerlib.rankings import BADUGI, Category, difference

MORE, SAME = "more_cards", "same_cards"
VARIANTS: Final = {1: (MORE, SAME), 2: (MORE, SAME), 3: (TRAP, SAME)}
_COUNTS: Final = (Category.BADUGI, Category.THREE_CARD, Category.THREE_CARD, Category.TWO_CARD)


def ask(level: int, draw: Draw) -> Question:
    """Three of seven times the hands count different numbers of cards; two times they tie.

    From the second level on the hand of more cards is the one with the higher cards; at the
    third, who wins depends on which card goes.
    """
    drawn = draw.below(7)
    variant = VARIANTS[level][0] if drawn < 3 else SAME
    if variant == SAME:
        category = draw.one_of(_COUNTS)
        pair = close_hands(BADUGI, far(draw.code, "close"), category, equal=drawn < 5)
    else:
        wanted = draw.of((4, 3), (4, 3), (3, 2))
        pair = draw.first(lambda deck: _dealt(level, deck, wanted))
    hands = tuple(draw.shuffled((*one.cards, *one.unused)) for one in pair)
    rows = compared_rows(difference(*pair), hands)
    return two_hands(
        Told("question.badugi_wins.ask"),
        pair,
        Told("question.badugi_wins.hint"),
        why=lambda answer: _mistake(pair, hands, answer),
        rows=tuple(replace(row, playing=one.cards) for row, one in zip(rows, pair, strict=True)),
        variant=variant,
    )


def _dealt(level: int, deck: Cards, wanted: tuple[int, int]) -> Pair | None:
    """Two hands from the top of the deck, if they are such as the level asks for."""
    hands = (deck[:4], deck[4:8])
    first, second = (ranked(hand, BADUGI) for hand in hands)
    if level == 3:
        fits = first != second and _taken_lowest_first(hands) != difference(first, second).better
        return (first, second) if fits else None
    counts = (len(first.cards), len(second.cards))
    if tuple(sorted(counts, reverse=True)) != wanted:
        return None
    more, fewer = sorted((first, second), key=lambda one: len(one.cards), reverse=True)
    higher = by_ranks(more.cards, ace_low=True)[:1] > by_ranks(fewer.cards, ace_low=True)[:1]
    return (first, second) if level == 1 or higher else None


def _taken_lowest_first(hands: tuple[Cards, ...]) -> int:
    """Who wins for somebody who counts the lowest card first: 1, 0 for neither, -1."""
    one, two = (ranked_as_kept(lowest_first(hand)) for hand in hands)
    return (one > two) - (one < two)


def ranked_as_kept(kept: Cards) -> tuple[int, ...]:
    """More cards are better, then lower ones."""
    return (len(kept), *(-rank for rank in by_ranks(kept, ace_low=True)))


def _mistake(pair: Pair, hands: tuple[Cards, ...], answer: int) -> Told | None:
    """More cards that were not seen; the lowest card kept at the cost of another; the ace."""
    first, second = pair
    better = difference(first, second).better
    if not better:
        return Told("question.mistake.same_ranks")
    if _taken_lowest_first(hands) == answer:
        return Told("question.mistake.lowest_first")
    if answer == -better and first.category != second.category:
        return Told("question.mistake.more_cards")
    high = [by_ranks(one.cards, ace_low=False) for one in pair]
    if first.category == second.category and (high[0] < high[1]) - (high[0] > high[1]) == answer:
        return Told("question.mistake.ace_high")
    return None
