"""Traps: what fools people comes more often in the questions than chance would deal it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from pokerlib.cards import Card, code_at, deck_of
from pokerlib.language import questions as words
from pokerlib.practice import Question, ask
from tests.practice import answers
from tests.practice.felt import Felt
from tests.practice.soundness import START, some
from tests.practice.statements import STATEMENTS
from tests.rules import chinese_slow, slow

ASKED, DEALT = 40, 80
Cards = tuple[Card, ...]


def looks_better(cards: Cards) -> bool:
    """Any five of four and five make a better kind of hand than two and three do."""
    legal = max(map(slow.high, answers.omaha(cards[:4], cards[4:9])))
    return max(map(slow.high, combinations(cards[:9], 5)))[0] > legal[0]


def seems_a_low(cards: Cards) -> bool:
    """Five low ranks are there, but no low; or a lower one than can be made."""
    ranks = sorted({answers.low(card) for card in cards[:9]} & set(range(1, 9)))[:5]
    made = [slow.eight_or_better(hand) for hand in answers.omaha(cards[:4], cards[4:9])]
    best = max(filter(None, made), default=(0,) * 5 + (-99,))
    return len(ranks) == 5 and [-rank for rank in best[5:]] != ranks[::-1]


def harmless(cards: Cards) -> bool:
    """A low that is a straight or a flush as well."""
    return slow.eight_or_better(cards[:5]) is not None and slow.high(cards[:5])[0] >= 4


def greedy_fails(cards: Cards) -> bool:
    """Whoever keeps the lowest card that fits, each time, keeps too few."""
    kept: list[Card] = []
    for card in sorted(cards[:4], key=answers.low):
        if all(card.rank != one.rank and card.suit != one.suit for one in kept):
            kept.append(card)
    return len(kept) < slow.badugi(cards[:4])[0]


def one_kind(cards: Cards) -> bool:
    """Two hands that differ late: of one kind, with the same highest card or group."""
    one, other = slow.high(cards[:5]), slow.high(cards[5:10])
    return one[:2] == other[:2]


def rare(cards: Cards) -> bool:
    """A straight or better."""
    return slow.high(cards[:5])[0] >= 4


def tied_below(cards: Cards) -> bool:
    ranks = [card.rank for card in cards[:4]]
    return ranks.count(min(ranks)) > 1


def ace_up(cards: Cards) -> bool:
    return any(card.rank == 14 for card in cards[:5])


def quartered(cards: Cards) -> bool:
    board, *hands = cards[:5], cards[5:9], cards[9:13], cards[13:17]
    takes, _ = answers.shares(board, hands)
    return max(takes) < 1 and sorted(takes)[-2:] != [answers.Fraction(1, 2)] * 2


def special(cards: Cards) -> bool:
    return bool(answers.specials(cards[:13]))


def shown(kind: str, level: int) -> Iterator[Cards]:
    """The cards of each question one after another, or the up cards of its table."""
    for asked in some(kind, level, ASKED):
        if asked.table:
            up = Felt(asked.table.events).up
            yield tuple(cards[0] for cards in up.values())
        else:
            yield tuple(card for row in asked.rows for card in row.cards)


Trap = Callable[[Cards], bool]
TRAPS: list[tuple[str, int, Trap]] = [
    ("name_hand", 1, rare), ("name_hand", 3, looks_better), ("which_wins", 1, one_kind),
 ("two_and_three", 2, looks_better),
    ("two_and_three", 3, looks_better), ("low_good", 1, harmless), ("low_good", 2, seems_a_low),
    ("best_low", 3, seems_a_low), ("badugi", 1, greedy_fails), ("badugi", 3, greedy_fails),
    ("bring_in", 2, tied_below), ("bring_in", 3, ace_up),
    ("pot_split", 3, quartered), ("chinese_set", 3, special),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "level", "trap"), TRAPS, ids=[f"{kind}-{level}" for kind, level, _ in TRAPS]
)
def test_a_trap_comes_more_often_than_by_chance(kind: str, level: int, trap: Trap) -> None:
    asked = sum(map(trap, shown(kind, level))) / ASKED
    by_chance = sum(trap(deck_of(code_at(START, n))) for n in range(DEALT)) / DEALT
    assert asked > by_chance + 0.05, (asked, by_chance)


def test_players_have_gone_so_that_another_than_the_small_blind_begins() -> None:
    found = [asked.right != {str(small(asked))} for asked in some("first_to_act", 2, ASKED)]
    assert sum(found) > ASKED / 4


def small(asked: Question) -> int:
    assert asked.table
    return Felt(asked.table.events).small


def test_rows_are_of_one_kind_and_bonuses_are_lost() -> None:
    """By chance two hands are of one kind less than every second time, and bonuses are rare."""
    close = 0
    rows = [one for one in some("chinese_score", 2, 3 * ASKED) if one.variant == "row"]
    for asked in rows:
        name = answers.row_of(words.ask(asked, "en"))
        place = ("back", "middle", "front").index(name)
        one, other = (
            chinese_slow.strength(answers.rows_of(asked, n)[place], runs_count=name != "front")
            for n in (0, 1)
        )
        close += one[0] == other[0]
    assert close > 0.9 * len(rows) > 0.2 * ASKED
    paid = [
        any(one.mistake == "no_bonuses" for one in asked.choices)
        for asked in some("chinese_score", 3, ASKED)
    ]
    assert sum(paid) > 0.5 * ASKED


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_is_wrong_in_the_documents_is_asked_as_often_as_what_is_right(level: int) -> None:
    wrong = [asked.right == {"false"} for asked in some("true_false", level, 3 * ASKED)]
    share = 1 - sum(STATEMENTS.values()) / len(STATEMENTS)
    assert share < 0.3 < 0.4 < sum(wrong) / len(wrong) < 0.6


def test_the_third_level_of_moves_is_mostly_what_stops_a_raise() -> None:
    """Not always: nearly the same table, where one may raise after all, is asked as well."""
    stopped = sum("raise" not in asked.right for asked in some("actions", 3, ASKED))
    assert ASKED / 2 < stopped < ASKED * 4 / 5
    assert any("raise" in ask("actions", 1, code_at(START, n)).right for n in range(20))
