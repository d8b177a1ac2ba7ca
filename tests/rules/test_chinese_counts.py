"""Chinese poker: how many hands are a special, and how many ways there are to lay a hand."""

from collections import Counter
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from random import Random

import pytest

import pokerlib as pk
from pokerlib.cards import DECK
from pokerlib.chinese import RARITY, SETTINGS, Special, specials

QUADS = pk.Conventions(quads_as_two_pairs=True)


def six_pairs(most: int) -> Counter[int]:
    """Hands of 13 by the number of their pairs; of one rank at most so many pairs are counted."""
    hands = Counter({(0, 0): 1})  # (cards, pairs) after so many ranks
    for _ in range(13):
        longer: Counter[tuple[int, int]] = Counter()
        for (cards, pairs), ways in hands.items():
            for held in range(5):
                longer[cards + held, pairs + min(most, held // 2)] += ways * comb(4, held)
        hands = longer
    return Counter({pairs: ways for (cards, pairs), ways in hands.items() if cards == 13})


def runs(length: int) -> list[Counter[int]]:
    """Every straight of so many cards; the ace is its lowest card or its highest."""
    return [Counter((top - place - 1) % 13 for place in range(length)) for top in range(length, 15)]


def straights() -> set[tuple[int, ...]]:
    """What three straights hold of each rank."""
    return {
        tuple((back + middle + front)[rank] for rank in range(13))
        for back, middle in combinations_with_replacement(runs(5), 2)
        for front in runs(3)
        if max((back + middle + front).values()) <= 4
    }


def flushes() -> set[tuple[int, ...]]:
    """What three flushes hold of each suit."""
    return {
        tuple(5 * (suit == back) + 5 * (suit == middle) + 3 * (suit == front) for suit in range(4))
        for back, middle, front in product(range(4), repeat=3)
    }


def test_the_full_straight() -> None:
    assert RARITY[Special.FULL_STRAIGHT] == 4**13 == 67_108_864


def test_situation_52_six_pairs() -> None:
    seventh_rank = comb(13, 6) * comb(4, 2) ** 6 * 7 * 4
    three_of_a_kind = comb(13, 6) * 6 * comb(4, 3) * comb(4, 2) ** 5
    assert (seventh_rank, three_of_a_kind) == (2_241_727_488, 320_246_784)
    assert RARITY[Special.SIX_PAIRS] == seventh_rank + three_of_a_kind == 2_561_974_272
    assert six_pairs(most=1)[6] == RARITY[Special.SIX_PAIRS]
    assert six_pairs(most=2)[6] == 2_856_863_152
    assert sum(six_pairs(most=1).values()) == comb(52, 13)


def test_three_straights() -> None:
    hands = sum(prod(comb(4, held) for held in shape) for shape in straights())
    assert RARITY[Special.THREE_STRAIGHTS] == hands == 2_029_579_776


def test_three_flushes() -> None:
    hands = sum(prod(comb(13, held) for held in shape) for shape in flushes())
    assert RARITY[Special.THREE_FLUSHES] == hands == 5_705_516_392


def test_the_order_by_rarity_is_the_same_with_quads_as_two_pairs() -> None:
    assert RARITY[Special.THREE_STRAIGHTS] < six_pairs(most=2)[6] < RARITY[Special.THREE_FLUSHES]


def test_the_settings_of_a_hand() -> None:
    assert SETTINGS == factorial(13) // (factorial(5) ** 2 * factorial(3)) == 72_072


def held(hand: list[pk.Card], conventions: pk.Conventions = pk.CONVENTIONS) -> set[str]:
    return {one.special.value for one in specials(hand, conventions=conventions)}


def counted(hand: list[pk.Card], most: int = 1) -> set[str]:
    """The specials of a hand, as the counts above define them."""
    ranks, suits = Counter(card.rank for card in hand), Counter(card.suit for card in hand)
    by_rank = tuple(ranks[14 if rank == 0 else rank + 1] for rank in range(13))
    found = {
        "six_pairs": sum(min(most, count // 2) for count in ranks.values()) == 6,
        "three_straights": by_rank in straights_seen,
        "three_flushes": tuple(suits[suit] for suit in "cdhs") in flushes_seen,
        "full_straight": len(ranks) == 13,
    }
    return {name for name, is_one in found.items() if is_one}


straights_seen, flushes_seen = straights(), flushes()


def test_what_is_found_is_what_is_counted() -> None:
    """Over hands of which most are some special: for each shape of straights, one hand of it."""
    rng = Random(6)
    dealt = [rng.sample(DECK, 13) for _ in range(300)]
    for shape in sorted(straights_seen):
        hand = []
        for rank, count in enumerate(shape):
            alike = [card for card in DECK if card.rank == (14 if rank == 0 else rank + 1)]
            hand += rng.sample(alike, count)
        dealt.append(hand)
    for _ in range(200):
        deck = sorted(DECK, key=lambda card: (card.rank, rng.random()))
        pairs = rng.sample([tuple(deck[place : place + 2]) for place in range(0, 52, 2)], 6)
        hand = [card for pair in pairs for card in pair]
        dealt.append([*hand, rng.choice([card for card in DECK if card not in hand])])
    found = [held(hand) for hand in dealt]
    assert found == [counted(hand) for hand in dealt]
    assert [held(hand, QUADS) for hand in dealt] == [counted(hand, most=2) for hand in dealt]
    assert set.union(*found) == {special.value for special in Special}


@pytest.mark.exhaustive
@pytest.mark.timeout(900)
def test_what_is_found_is_what_is_counted_at_length() -> None:
    rng = Random(52)
    for _ in range(100_000):
        hand = rng.sample(DECK, 13)
        assert held(hand) == counted(hand)
