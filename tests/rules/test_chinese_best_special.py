"""`chinese.specials` lays the best setting of each special, against every way to lay it (R8)."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import pokerlib as pk
from pokerlib.cards import ACE, DECK, Card, cards
from pokerlib.chinese import SettingError, Special, foul_of, specials
from pokerlib.chinese.rules import RULES, Bonus, Rules, SpecialPrice, agreed
from pokerlib.language import say
from pokerlib.language.languages import LANGUAGES
from pokerlib.rankings import Category
from tests.rules import slow

MAY_FOUL = pk.Conventions(special_may_foul=True)
LOWER_RUN = "6s5s4s3s2s Kd Qc Jh Ts 9d Ad 2c 3h"
Strengths = tuple[object, object, object]


def is_run(row: tuple[Card, ...]) -> bool:
    ranks = sorted(card.rank for card in row)
    low = sorted(1 if rank == ACE else rank for rank in ranks)
    return any(one == list(range(one[0], one[0] + len(one))) for one in (ranks, low))


def is_flush(row: tuple[Card, ...]) -> bool:
    return len({card.suit for card in row}) == 1


WANTED = {Special.THREE_STRAIGHTS: is_run, Special.THREE_FLUSHES: is_flush}


def front_worth(front: tuple[Card, ...], special: Special) -> tuple[int, ...]:
    ranks = sorted((card.rank for card in front), reverse=True)
    if special is Special.THREE_FLUSHES:
        return tuple(ranks)
    return (3,) if ranks == [ACE, 3, 2] else (ranks[0],)


def every_way(hand: tuple[Card, ...], special: Special) -> Iterator[Strengths]:
    """Worth of back, middle and front for every way to lay it, by the tests' own evaluator."""
    fits = WANTED[special]
    fives = [five for five in combinations(hand, 5) if fits(five)]
    for back in fives:
        for middle in fives:
            if not set(back) & set(middle):
                front = tuple(card for card in hand if card not in back + middle)
                if fits(front):
                    yield slow.high(back), slow.high(middle), front_worth(front, special)


def laid(held: object, special: Special) -> Strengths:
    setting = held.setting  # type: ignore[attr-defined]
    front = front_worth(setting.front, special)
    return slow.high(setting.back), slow.high(setting.middle), front


def with_special(special: Special, seed: int) -> tuple[Card, ...]:
    """Thirteen cards that are this special; half of them with a run of one suit."""
    chance = Random(f"{special} {seed}")
    while True:
        deck = list(chance.sample(DECK, 52))
        found: list[Card] = []
        for size in (5, 5, 3):
            if special is Special.THREE_FLUSHES:
                suit = chance.choice("cd" if seed % 2 else "cdhs")
                row = [card for card in deck if card.suit == suit][:size]
            else:
                top = chance.randrange(size, 15)
                run = [ACE if rank == 1 else rank for rank in range(top, top - size, -1)]
                suits = "s" if seed % 2 and size == 5 else "cdhs"
                row = [c for rank in run for c in deck if c.rank == rank and c.suit in suits]
                row = list({card.rank: card for card in row}.values())
            found += row
            deck = [card for card in deck if card not in row]
        if len(set(found)) == 13:
            return tuple(found)


@pytest.mark.parametrize("special", list(WANTED))
@pytest.mark.parametrize("seed", range(8))
def test_no_way_to_lay_it_is_better(special: Special, seed: int) -> None:
    hand = with_special(special, seed)
    held = {one.special: one for one in specials(hand)}[special]
    ways = list(every_way(hand, special))
    assert laid(held, special) == max(ways), hand
    strict = {one.special: one for one in specials(hand, conventions=MAY_FOUL)}
    in_order = [way for way in ways if way[0] >= way[1]]  # type: ignore[operator]
    assert laid(strict[special], special) == max(in_order), hand
    assert foul_of(strict[special].setting, MAY_FOUL) is None


def test_a_lower_straight_flush_lies_in_the_back() -> None:
    (held,) = specials(LOWER_RUN)
    assert held.setting.rank("back").category == Category.STRAIGHT_FLUSH
    assert held.setting.back == cards("6s 5s 4s 3s 2s")


@pytest.mark.parametrize(
    "hand",
    [LOWER_RUN, "As Kd Qh Jc Ts 9d 8d 7d 6d 5d 4h 3c 2s", "As Kd Qh Jc Ts 9d 8h 7c 6s 5d 4h 3c 2s"],
)
def test_what_may_foul_is_laid_without_a_foul(hand: str) -> None:
    """The full straight with 9-8-7-6-5 of one suit had the lower hand in its back."""
    found = specials(hand, conventions=MAY_FOUL)
    assert {one.special for one in found} == {one.special for one in specials(hand)}
    assert all(foul_of(one.setting, MAY_FOUL) is None for one in found)


def test_a_special_that_can_only_foul_is_not_held() -> None:
    """Two equal flushes, where the back must be stronger."""
    hand = "Ks Js 9s 7s 5s Kh Jh 9h 7h 5h Qd 8d 3d"
    strict = pk.Conventions(special_may_foul=True, back_may_equal_middle=False)
    assert [one.special for one in specials(hand)] == [Special.THREE_FLUSHES]
    assert specials(hand, conventions=strict) == ()
    more = "Ks Js 9s 7s 5s Kh Jh 9h 7h 5h 4h 3h 2h"
    (held,) = (one for one in specials(more, conventions=strict)
               if one.special is Special.THREE_FLUSHES)  # fmt: skip
    assert foul_of(held.setting, strict) is None


# What a table agrees on (R14)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        ("amount", lambda: RULES.priced("trips", "5")),  # type: ignore[arg-type]
        ("amount", lambda: RULES.priced("six_pairs", -1)),
        ("amount", lambda: RULES.priced("six_pairs", 2.5)),  # type: ignore[arg-type]
        ("amount", lambda: RULES.priced("six_pairs", True)),
        ("amount", lambda: agreed(unit=-1)),
        ("amount", lambda: agreed(unit=0)),
        ("amount", lambda: agreed(unit=None)),  # type: ignore[arg-type]
        ("row", lambda: Bonus("top", Category.ONE_PAIR, 3)),  # type: ignore[arg-type]
        ("no_such_special", lambda: Bonus("back", "pair", 3)),  # type: ignore[arg-type]
        ("no_such_special", lambda: SpecialPrice("six_pairs", 3)),  # type: ignore[arg-type]
        ("no_such_special", lambda: RULES.switched("scoop", on=True)),
        ("part", lambda: Rules(bonuses=None)),  # type: ignore[arg-type]
        ("part", lambda: Rules(specials=(3,))),  # type: ignore[arg-type]
        ("twice", lambda: Rules(bonuses=RULES.bonuses * 2)),
        ("order", lambda: Rules(specials=RULES.specials, order=RULES.strongest_first[1:])),
        ("order", lambda: Rules(specials=RULES.specials, order=RULES.strongest_first * 2)),
    ],
)
def test_rules_that_no_table_can_have(kind: str, wrong: object) -> None:
    with pytest.raises(SettingError) as caught:
        wrong()  # type: ignore[operator]
    assert caught.value.kind == kind
    assert None not in caught.value.facts.values()
    assert len({say(caught.value, lang) for lang in LANGUAGES}) == 2
