"""Deals that differ, traps that come, and places of the right answer that tell nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

import pytest

from pokerlib.cards import code_at
from pokerlib.practice import KINDS, LEVELS, Question, ask, next_code
from pokerlib.practice.kinds.badugi_document import EXAMPLES
from tests.practice import answers
from tests.practice.soundness import EVERY, START
from tests.rules import slow

CODES = 200
FEWEST = 40  # a number of choices that comes less often says nothing
LEEWAY = Fraction(15, 100)

every = pytest.mark.parametrize(("kind", "level"), EVERY)


def in_a_row(kind: str, level: int, count: int) -> Iterator[Question]:
    return (ask(kind, level, code_at(START, n)) for n in range(count))


def chain(kind: str, level: int, count: int) -> Iterator[Question]:
    """As a learner goes on who has seen all that came before."""
    code, seen = START, []
    for _ in range(count):
        code = next_code(kind, level, code, seen)
        asked = ask(kind, level, code)
        seen.append(asked.deal)
        yield asked


def all_of(kind: str, level: int) -> int:
    """How many different deals are expected of two hundred codes."""
    listed = KINDS[kind].count
    return min(CODES, listed(level)) if listed else CODES


@every
def test_two_hundred_different_deals_or_all_there_are(kind: str, level: int) -> None:
    many = all_of(kind, level)
    assert len({one.deal for one in chain(kind, level, CODES)}) == many
    assert len({one.deal for one in chain(kind, level, many)}) == many


@every
def test_what_comes_next_depends_on_nothing_else(kind: str, level: int) -> None:
    first = ask(kind, level, START)
    following = [next_code(kind, level, START, [first.deal]) for _ in range(2)]
    assert following[0] == following[1]
    if all_of(kind, level) > 1:
        assert ask(kind, level, following[0]).deal != first.deal


def places(asked: Iterable[Question]) -> dict[int, Counter[int]]:
    """For each number of choices, how often the right one stands in which place."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for one in asked:
        if one.pick in ("one", "seat", "amount"):
            found[len(one.choices)][[choice.right for choice in one.choices].index(True)] += 1
    return found


def telling(asked: Iterable[Question]) -> list[tuple[int, Counter[int]]]:
    """The numbers of choices with a place that the right answer likes."""
    return [
        (n, counted)
        for n, counted in places(asked).items()
        if (total := counted.total()) >= FEWEST
        and Fraction(max(counted.values()), total) > Fraction(1, n) + LEEWAY
    ]


@every
@pytest.mark.parametrize("walk", [in_a_row, chain])
def test_the_place_of_the_right_answer_tells_nothing(
    kind: str, level: int, walk: Callable[[str, int, int], Iterator[Question]]
) -> None:
    assert telling(walk(kind, level, CODES)) == []


@every
def test_variants_can_be_chosen_and_come(kind: str, level: int) -> None:
    """What a learner may choose is what the deals are called, and each can be had."""
    offered = KINDS[kind].variants.get(level, ())
    came = {one.variant for one in in_a_row(kind, level, CODES)}
    assert came >= set(offered)
    for variant in offered:
        code = START
        for _ in range(3):
            code = next_code(kind, level, code, variant=variant)
            assert ask(kind, level, code).variant == variant


def test_seven_cards_of_stud_make_straights_flushes_and_full_houses() -> None:
    """S20: each at least one deal in eight, at every level that asks for the best five."""
    for level, share in ((1, 8), (2, 8), (3, 16)):
        asked = (ask("best_five", level, code_at(START, n)) for n in range(1000))
        high = [one for one in asked if one.variant == "seven_card_stud"]
        found = Counter(one.worked[1].rank.category.value for one in high)
        for kind in ("straight", "flush", "full_house"):
            assert found[kind] * share >= len(high), (level, found)


def test_equal_cards_and_pairs_decide_often_enough_who_is_first_in_stud() -> None:
    """Of the third streets a third and more are decided by the suit."""
    asked = [ask("first_to_act", 3, code_at(START, n)) for n in range(1000)]
    third = [one for one in asked if one.ask.id == "spot.bring_in.ask"]
    assert len(third) > 250
    assert sum(bool(one.worked[0].tied) for one in third) * 3 > len(third)
    assert {one.worked[0].street for one in asked} == {
        "third", "fourth", "fifth", "sixth", "seventh"
    }  # fmt: skip


# Traps come: of a thousand codes so many hundredths at least (S20)


def has(asked: Question, *kinds: int) -> bool:
    return any(slow.high(row.cards)[0] in kinds for row in asked.rows)


def differ(asked: Question) -> bool:
    return len({answers.in_words(row.cards)[0] for row in asked.rows}) == 2


def paired(asked: Question) -> bool:
    return any(len({card.rank for card in row.cards}) < 5 for row in asked.rows)


def steel(asked: Question) -> bool:
    return any({card.rank for card in row.cards} == {14, 2, 3, 4, 5} for row in asked.rows)


def counting(asked: Question) -> list[int]:
    return [slow.badugi(row.cards)[0] for row in asked.rows]


def good(asked: Question) -> bool:
    return asked.solution == ("yes",)


MANY = 1000
SHARES: dict[tuple[str, int], dict[str, tuple[int, Callable[[Question], bool]]]] = {
    ("which_wins", 1): {"two kinds of hand": (60, differ)},
    ("which_wins", 2): {
        "two kinds of hand": (20, differ),
        "equal": (20, lambda one: one.solution == ("tie",)),
    },
    ("low_wins", 1): {
        "a straight": (15, lambda one: has(one, 4, 8)),
        "a flush": (15, lambda one: has(one, 5, 8)),
        "a pair": (15, paired),
        "an ace": (20, lambda one: one.variant == "ace"),
    },
    ("low_wins", 2): {
        "a straight": (15, lambda one: has(one, 4, 8)),
        "a flush": (15, lambda one: has(one, 5, 8)),
        "a pair": (15, paired),
        "five, four, three, deuce, ace": (4, steel),
    },
    ("badugi", 1): {
        "all four count": (12, lambda one: counting(one)[0] == 4),
        "the lowest first goes wrong": (20, lambda one: one.variant == "trap"),
    },
    ("badugi_wins", 1): {
        "four cards against three": (20, lambda one: {*counting(one)} == {3, 4}),
        "different numbers of cards": (38, lambda one: len({*counting(one)}) == 2),
    },
    ("low_good", 1): {
        "a straight that qualifies": (12, lambda one: good(one) and has(one, 4, 8)),
        "a flush that qualifies": (12, lambda one: good(one) and has(one, 5, 8)),
        "a pair": (20, paired),
        "one card too high": (20, lambda one: one.variant == "one_high"),
    },
    ("name_hand", 1): {"four of a kind or rarer": (20, lambda one: has(one, 7, 8))},
}


@pytest.mark.parametrize(("kind", "level"), SHARES)
def test_traps_come_often_enough(kind: str, level: int) -> None:
    asked = [*in_a_row(kind, level, MANY)]
    for name, (percent, there) in SHARES[kind, level].items():
        assert sum(map(there, asked)) >= percent * MANY // 100, name


def test_the_six_examples_of_the_rankings_document() -> None:
    """By line, what counts."""
    expected = [(105, (4, 2, 1)), (107, (3, 2, 1)), (113, (5, 1)), (115, (2, 1)), (121, (1,)),
                (123, (3,))]  # fmt: skip
    asked = [*in_a_row("badugi_document", 1, 6)]
    assert [line for line, _ in EXAMPLES] == [line for line, _ in expected]
    for one, (_, ranks) in zip(asked, expected, strict=True):
        assert tuple(-rank for rank in slow.badugi(one.rows[0].cards)[1:]) == ranks


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_put_in_order_does_not_lie_in_order(level: int) -> None:
    """A sheet prints the choices as they lie: its key was one for all of them."""
    asked = [ask("order_hands", level, code_at("BBB-BBB", n)) for n in range(60)]
    laid = Counter(tuple(one.key for one in question.choices) for question in asked)
    assert max(laid.values()) < 6
