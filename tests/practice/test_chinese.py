"""Chinese poker to practise: the quick opponent sets as the slow one, deals are what they say."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from pokerlib.cards import DECK, code_at, deck_of
from pokerlib.chinese import foul_of, score, specials
from pokerlib.practice.building import strongest, taken
from pokerlib.practice.chinese import (
    TASKS,
    back_first,
    chinese_task,
    opponent,
    special_deal,
    special_hand,
)
from pokerlib.rankings import HIGH

CODES = [code_at("BBB-BBB", n) for n in range(40)]
POOLS = (
    DECK,
    [card for card in DECK if card.rank > 9],
    [card for card in DECK if card.suit in "sh"],
    [card for card in DECK if card.rank in {14, 2, 3, 4, 5, 6}],
)


@pytest.mark.parametrize("size", [8, 13])
@pytest.mark.parametrize("pool", range(len(POOLS)))
def test_the_strongest_five_are_those_of_the_ranking(size: int, pool: int) -> None:
    chance = Random(size * 10 + pool)
    for _ in range(40):
        hand = tuple(chance.sample(POOLS[pool], size))
        assert HIGH.rank(strongest(hand)) == HIGH.best(hand), hand


def test_the_opponent_never_fouls_and_sees_specials() -> None:
    for code in CODES:
        hand = deck_of(code)[:13]
        setting = back_first(hand)
        assert set(setting.cards) == set(hand)
        assert foul_of(setting) is None
        special, thirteen = special_hand(code)
        shown = opponent(thirteen, back_first(thirteen))
        assert shown.declares
        assert special in [held.special for held in specials(thirteen)]


def test_every_special_is_dealt_and_every_card_once() -> None:
    assert len({special_hand(code)[0] for code in CODES}) == 4
    for code in CODES:
        hands = special_deal(code)
        assert sorted(card.index for hand in hands for card in hand) == list(range(52))
        assert any(specials(hand) for hand in hands[:3])
        assert specials(special_deal(code, 0)[0])


@pytest.mark.parametrize("kind", TASKS)
def test_a_task_is_the_same_for_the_same_code_and_has_its_answer(kind: str) -> None:
    answers = set()
    for code in CODES:
        task = chinese_task(code, kind)  # type: ignore[arg-type]
        assert task == chinese_task(code, kind)  # type: ignore[arg-type]
        assert task.answer in task.options
        answers.add(task.answer)
        if kind == "legal":
            assert (foul_of(task.settings[0]) is None) == (task.answer == "right")
        else:
            assert task.pair == score(task.settings).pairs[0]
            assert not any(map(foul_of, task.settings))
    assert len(answers) >= (2 if kind == "row" else 3)  # equal rows are rare


def test_bonuses_are_met_and_sometimes_lost() -> None:
    pairs = [chinese_task(code, "paid").pair for code in CODES]
    assert sum(any(row.bonus for row in pair.rows) for pair in pairs if pair) > 25


def test_cards_that_are_taken_leave_the_deck() -> None:
    deck = list(DECK)
    found = [taken(deck, pattern, 5) for pattern in ("straight_flush", "quads", "flush")]
    assert all(found)
    assert not any(set(one) & set(other) for one, other in combinations(filter(None, found), 2))
    assert len(deck) == 52 - 15
    assert taken(list(deck_of("BBB-BBB")[:3]), "quads", 5) is None
