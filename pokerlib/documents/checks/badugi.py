"""Badugi (hand rankings, lines 93 to 125)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, islice, pairwise, product
from typing import Any

from pokerlib.cards import ACE, DECK, Card
from pokerlib.documents.model import Agreement, Evidence, Lost
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import alike, every, remembered
from pokerlib.games import GAMES
from pokerlib.rankings import ACE_TO_FIVE, BADUGI, Category, HandRank
from pokerlib.rankings.base import highest_first

LESSON = "03_badugi"
BADUGI_GAME = ("badugi",)
SIZES = {
    Category.BADUGI: 4,
    Category.THREE_CARD: 3,
    Category.TWO_CARD: 2,
    Category.ONE_CARD: 1,
}


@cache
def _every_hand() -> tuple[tuple[Card, ...], ...]:
    """Every 61st of the 270,725 hands: enough to meet each kind often."""
    return tuple(map(highest_first, islice(combinations(DECK, BADUGI.size), 0, None, 61)))


def _ranks() -> list[tuple[tuple[Card, ...], HandRank]]:
    def judged() -> list[tuple[tuple[Card, ...], HandRank]]:
        return [(hand, rank) for hand in _every_hand() if (rank := BADUGI.judge(hand)) is not None]

    return remembered("badugi hands", judged)


def _free(cards: tuple[Card, ...]) -> bool:
    """Whether no two of these share a rank or a suit."""
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    return len(ranks) == len(suits) == len(cards)


def _lows(cards: tuple[Card, ...]) -> list[int]:
    return sorted((1 if card.rank == ACE else card.rank for card in cards), reverse=True)


def _is(category: Category) -> Evidence:
    """So many cards, and no more, that all differ in rank and suit."""
    size = SIZES[category]

    def most(hand: tuple[Card, ...]) -> int:
        return max(n for n in range(1, 5) if any(map(_free, combinations(hand, n))))

    return every((hand, most(hand) == size, rank.category == category) for hand, rank in _ranks())


def _lowest_counted(category: Category) -> Evidence:
    """Of all choices of so many cards the lowest counts."""
    size = SIZES[category]
    return every(
        (
            hand,
            min(_lows(choice) for choice in combinations(hand, size) if _free(choice)),
            list(rank.tiebreak),
        )
        for hand, rank in _ranks()
        if rank.category == category
    )


def _second_decides(category: Category) -> Evidence:
    """As it is written, the lower second card wins: but the highest card is compared first."""
    strengths = {rank.tiebreak: rank for _, rank in _ranks() if rank.category == category}
    in_line = sorted(strengths.values(), key=lambda rank: rank.strength)
    pairs = [
        (worse, better)
        for worse, better in pairwise(in_line)
        if better.tiebreak[1] != worse.tiebreak[1]
    ]
    against = [pair for pair in pairs if pair[1].tiebreak[1] > pair[0].tiebreak[1]]
    worse, better = (against or pairs)[0]
    return every(((pair, True, pair not in against) for pair in pairs), worse=worse, better=better)


def _further_decides(category: Category) -> Evidence:
    strengths = {rank.tiebreak: rank for _, rank in _ranks() if rank.category == category}
    in_line = sorted(strengths.values(), key=lambda rank: rank.strength)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for worse, better in pairwise(in_line):
            if better.tiebreak[:2] == worse.tiebreak[:2]:
                yield (worse, better), True, better.tiebreak[2:] < worse.tiebreak[2:]

    return every(cases())


def _example(result: tuple[int, ...], fits: Callable[[tuple[Card, ...]], bool]) -> Evidence:
    """The picture is lost: how many hands fit what is said of it?"""
    hands = {
        highest_first((*counted, *rest))
        for counted in product(*([c for c in DECK if _lows((c,)) == [rank]] for rank in result))
        for rest in combinations(_clashing(counted), BADUGI.size - len(counted))
        if fits((*counted, *rest))
    }
    readings = sorted(
        (hand for hand in hands if (rank := BADUGI.judge(hand)) and rank.tiebreak == result),
        key=lambda hand: [card.index for card in hand],
    )
    return Lost(readings=len(readings), example=readings[0] if readings else None)


def _clashing(counted: tuple[Card, ...]) -> list[Card]:
    """The cards that share a rank or a suit with these; any other would count beside them."""
    ranks, suits = {card.rank for card in counted}, {card.suit for card in counted}
    others = [card for card in DECK if card not in counted]
    return [card for card in others if card.rank in ranks or card.suit in suits]


def _count(hand: tuple[Card, ...], **wanted: Any) -> int:
    return sum(all(getattr(card, k) == v for k, v in wanted.items()) for card in hand)


@claim("badugi.own_system", rankings(93, 1), games=BADUGI_GAME, lesson=LESSON)
def _own_system() -> Evidence:
    [(_, ranking)] = GAMES["badugi"].shares
    return Agreement(said=("badugi", 4), computed=(ranking.key, ranking.size))


@claim("badugi.ace_is_low", rankings(93, 2, 3), games=BADUGI_GAME, lesson=LESSON)
def _ace_is_low() -> Evidence:
    """As in ace-to-five, the ace is the lowest card in both."""
    best, low = alike(BADUGI, "As 2h 3d 4c"), alike(ACE_TO_FIVE, "As 2h 3d 4c 5s")
    return Agreement(
        said=(1, 1), computed=(min(best.tiebreak), min(low.tiebreak)), shown=(best, low)
    )


@claim("badugi.all_different", rankings(93, 4), games=BADUGI_GAME, lesson=LESSON)
def _all_different() -> Evidence:
    return every((hand, True, _free(rank.cards)) for hand, rank in _ranks())


@claim("badugi.four_cards", rankings(95, 1), games=BADUGI_GAME, lesson=LESSON)
def _four_cards() -> Evidence:
    game = GAMES["badugi"]
    return Agreement(said=(4, 4), computed=(game.hole, BADUGI.size))


@claim("badugi.sequence_harmless", rankings(95, 2), games=BADUGI_GAME, lesson=LESSON)
def _sequence_harmless() -> Evidence:
    """Four cards in sequence are the badugi that their ranks say, whatever else they are."""
    return every(
        (_run(top), Category.BADUGI, alike(BADUGI, _run(top)).category) for top in range(5, 14)
    )


def _run(top: int) -> str:
    letters = "..23456789TJQKA"
    return " ".join(letters[top - i] + suit for i, suit in enumerate("cdhs"))


@claim("badugi.one_of_a_suit", rankings(97), games=BADUGI_GAME, lesson=LESSON)
def _one_of_a_suit() -> Evidence:
    """Of the cards of one suit one counts, and no other."""
    return every(
        (hand, 1, max(_count(rank.cards, suit=card.suit) for card in hand))
        for hand, rank in _ranks()
    )


@claim("badugi.one_of_the_pairs", rankings(97), games=BADUGI_GAME, lesson=LESSON)
def _one_of_the_pairs() -> Evidence:
    """ "Of pairs only one of them": of two pairs one? A card of each counts (line 113)."""

    def pairs(hand: tuple[Card, ...]) -> set[int]:
        return {card.rank for card in hand if _count(hand, rank=card.rank) == 2}

    return every(
        (
            (
                (hand, 1, len(pairs(hand) & {card.rank for card in rank.cards}))
                for hand, rank in _ranks()
                if pairs(hand)
            )
        ),
        gives="pairs",
    )


@claim("badugi.badugi", rankings(99), games=BADUGI_GAME, lesson=LESSON)
def _badugi() -> Evidence:
    return _is(Category.BADUGI)


@claim("badugi.badugi_tie", rankings(101, 1), games=BADUGI_GAME, lesson=LESSON)
def _badugi_tie() -> Evidence:
    return _second_decides(Category.BADUGI)


@claim("badugi.badugi_further", rankings(101, 2), games=BADUGI_GAME, lesson=LESSON)
def _badugi_further() -> Evidence:
    return _further_decides(Category.BADUGI)


@claim("badugi.three_card", rankings(103, 1), games=BADUGI_GAME, lesson=LESSON)
def _three_card() -> Evidence:
    return _is(Category.THREE_CARD)


@claim("badugi.three_card_lowest", rankings(103, 2), games=BADUGI_GAME, lesson=LESSON)
def _three_card_lowest() -> Evidence:
    return _lowest_counted(Category.THREE_CARD)


@claim("badugi.pair_of_fours", rankings(105), games=BADUGI_GAME, lesson=LESSON)
def _pair_of_fours() -> Evidence:
    return _example((4, 2, 1), lambda hand: _count(hand, rank=4) == 2)


@claim("badugi.two_hearts", rankings(107), games=BADUGI_GAME, lesson=LESSON)
def _two_hearts() -> Evidence:
    return _example((3, 2, 1), lambda hand: _count(hand, suit="h") == 2)


@claim("badugi.three_card_tie", rankings(109, 1), games=BADUGI_GAME, lesson=LESSON)
def _three_card_tie() -> Evidence:
    return _second_decides(Category.THREE_CARD)


@claim("badugi.three_card_further", rankings(109, 2), games=BADUGI_GAME, lesson=LESSON)
def _three_card_further() -> Evidence:
    return _further_decides(Category.THREE_CARD)


@claim("badugi.fourth_unused", rankings(109, 3), games=BADUGI_GAME, lesson=LESSON)
def _fourth_unused() -> Evidence:
    return _unused(Category.THREE_CARD)


def _unused(category: Category) -> Evidence:
    """Hands with the same cards that count are equal, whatever the others are."""
    first: dict[tuple[int, ...], HandRank] = {}

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand, rank in _ranks():
            if rank.category == category:
                yield hand, True, first.setdefault(rank.tiebreak, rank) == rank

    return every(cases())


@claim("badugi.two_card", rankings(111, 1), games=BADUGI_GAME, lesson=LESSON)
def _two_card() -> Evidence:
    return _is(Category.TWO_CARD)


@claim("badugi.two_card_lowest", rankings(111, 2), games=BADUGI_GAME, lesson=LESSON)
def _two_card_lowest() -> Evidence:
    return _lowest_counted(Category.TWO_CARD)


@claim("badugi.two_pairs", rankings(113), games=BADUGI_GAME, lesson=LESSON)
def _two_pairs() -> Evidence:
    return _example((5, 1), lambda hand: _count(hand, rank=5) == _count(hand, rank=ACE) == 2)


@claim("badugi.three_hearts", rankings(115), games=BADUGI_GAME, lesson=LESSON)
def _three_hearts() -> Evidence:
    return _example((2, 1), lambda hand: _count(hand, suit="h") == 3)


@claim("badugi.two_card_tie", rankings(117, 1), games=BADUGI_GAME, lesson=LESSON)
def _two_card_tie() -> Evidence:
    return _second_decides(Category.TWO_CARD)


@claim("badugi.others_unused", rankings(117, 2), games=BADUGI_GAME, lesson=LESSON)
def _others_unused() -> Evidence:
    return _unused(Category.TWO_CARD)


@claim("badugi.one_card", rankings(119, 1), games=BADUGI_GAME, lesson=LESSON)
def _one_card() -> Evidence:
    return _is(Category.ONE_CARD)


@claim("badugi.one_card_lowest", rankings(119, 2), games=BADUGI_GAME, lesson=LESSON)
def _one_card_lowest() -> Evidence:
    return _lowest_counted(Category.ONE_CARD)


@claim("badugi.four_aces", rankings(121), games=BADUGI_GAME, lesson=LESSON)
def _four_aces() -> Evidence:
    """The only example that its text describes in full."""
    return _example((1,), lambda hand: _count(hand, rank=ACE) == BADUGI.size)


@claim("badugi.one_suit", rankings(123), games=BADUGI_GAME, lesson=LESSON)
def _one_suit() -> Evidence:
    return _example((3,), lambda hand: len({card.suit for card in hand}) == 1)


@claim("badugi.one_card_split", rankings(125), games=BADUGI_GAME, lesson=LESSON)
def _one_card_split() -> Evidence:
    showdown = GAMES["badugi"].showdown(["As Ah Ad Ac", "2s 5s 9s Ks"])
    tied = GAMES["badugi"].showdown(["3h 5h 9h Kh", "3s 6s 8s Qs"])
    return Agreement(
        said=((0,), (0, 1)),
        computed=(showdown.winners("low"), tied.winners("low")),
        shown=(tied,),
    )
