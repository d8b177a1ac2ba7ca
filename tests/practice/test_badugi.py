"""Which badugi cards count; the six examples of the rankings document, by line."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import cards
from pokerlib.cards import DECK, Card, code_at
from pokerlib.practice.badugi import DOCUMENT_EXAMPLES, badugi_task, mark_badugi
from pokerlib.rankings import BADUGI

EXPECTED = {105: (4, 2, 1), 107: (3, 2, 1), 113: (5, 1), 115: (2, 1), 121: (1,), 123: (3,)}


@pytest.mark.parametrize(("line", "text"), DOCUMENT_EXAMPLES)
def test_the_examples_of_the_document(line: int, text: str) -> None:
    rank = BADUGI.rank(text)
    assert rank is not None
    assert rank.tiebreak == EXPECTED[line]
    assert mark_badugi(cards(text), rank.cards).verdict == "right"


@given(st.sets(st.sampled_from(DECK), min_size=4, max_size=4).map(tuple))
def test_a_mark_agrees_with_trying_everything(hand: tuple[Card, ...]) -> None:
    """Right are exactly the largest clash-free choices with the lowest ranks."""

    def low(choice: tuple[Card, ...]) -> list[int]:
        return sorted((1 if card.rank == 14 else card.rank for card in choice), reverse=True)

    every = [choice for size in range(1, 5) for choice in combinations(hand, size)]
    free = [
        choice
        for choice in every
        if len({card.rank for card in choice}) == len({card.suit for card in choice}) == len(choice)
    ]
    best = min(free, key=lambda choice: (-len(choice), low(choice)))
    for choice in every:
        mark = mark_badugi(hand, choice)
        right = choice in free and len(choice) == len(best) and low(choice) == low(best)
        assert (mark.verdict == "right") == right
        assert bool(mark.clash) == (choice not in free)
    assert mark_badugi(hand, ()).verdict == "none"


def test_tasks_hold_the_trap_of_the_lowest_card_first() -> None:
    """Every fourth task or so: keeping the lowest card that fits loses a card."""
    lost = 0
    for n in range(200):
        hand = badugi_task(code_at("BBB-BBB", n))
        kept: list[Card] = []
        for card in sorted(hand, key=lambda card: 1 if card.rank == 14 else card.rank):
            if all(card.rank != one.rank and card.suit != one.suit for one in kept):
                kept.append(card)
        rank = BADUGI.rank(hand)
        assert rank is not None
        lost += len(kept) < len(rank.cards)
    assert lost >= 30
