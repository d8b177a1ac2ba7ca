"""Deals that differ, traps that come, and places of the right answer that tell nothing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

import pytest

from pokerlib.cards import code_at
from pokerlib.practice import KINDS, LEVELS, Question, ask, next_code
from tests.practice.soundness import EVERY, START

CODES = 200
FEWEST = 40  # a number of choices that comes less often says nothing
LEEWAY = Fraction(15, 100)

# Kinds that still deal in the old way; this list only grows shorter.
WAITING = {
    "name_hand", "which_wins", "low_good", "best_low", "badugi", "chinese_set",
    "chinese_score", "odds",
}  # fmt: skip
DONE = [one for one in EVERY if one[0] not in WAITING]
done = pytest.mark.parametrize(("kind", "level"), DONE)


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


@done
def test_two_hundred_different_deals_or_all_there_are(kind: str, level: int) -> None:
    many = all_of(kind, level)
    assert len({one.deal for one in chain(kind, level, CODES)}) == many
    assert len({one.deal for one in chain(kind, level, many)}) == many


@done
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


@done
@pytest.mark.parametrize("walk", [in_a_row, chain])
def test_the_place_of_the_right_answer_tells_nothing(
    kind: str, level: int, walk: Callable[[str, int, int], Iterator[Question]]
) -> None:
    assert telling(walk(kind, level, CODES)) == []


@done
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


def test_every_kind_is_looked_at() -> None:
    assert {kind for kind, _ in DONE} | WAITING == {*KINDS}
    assert {*LEVELS} == {1, 2, 3}


def test_seven_cards_of_stud_make_straights_flushes_and_full_houses() -> None:
    """S20: each at least one deal in eight, at every level that asks for the best five."""
    for level, share in ((1, 8), (2, 8), (3, 16)):
        asked = (ask("best_five", level, code_at(START, n)) for n in range(1000))
        high = [one for one in asked if one.variant == "seven_card_stud"]
        found = Counter(one.worked[0].facts["hand"].category.value for one in high)
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
