"""Badugi (hand rankings, lines 93 to 125)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice, pairwise, product
from typing import Any

from pokerlib.cards import ACE, DECK, RANKS, TWO, Card
from pokerlib.cards import cards as cards_of
from pokerlib.cards.model import card_at
from pokerlib.documents.checks.low import in_turn, lower_wins, lows
from pokerlib.documents.model import Agreement, Evidence, Lost
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import alike, also, by_hand, every, excepted, found, remembered
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.rankings import ACE_TO_FIVE, BADUGI, HIGH, Category, HandRank
from pokerlib.rankings.base import highest_first

TOPIC = "badugi"
BADUGI_GAME = ("badugi",)
SIZES = {
    Category.BADUGI: 4,
    Category.THREE_CARD: 3,
    Category.TWO_CARD: 2,
    Category.ONE_CARD: 1,
}


@cache
def _every_hand() -> tuple[tuple[Card, ...], ...]:
    """Every 127th of the 270,725 hands: enough to meet each kind often."""
    return tuple(map(highest_first, islice(combinations(DECK, BADUGI.size), 0, None, 127)))


@by_hand
def _most_free(hand: tuple[Card, ...]) -> int:
    """How many cards of the hand can count together, told from the cards alone."""
    return max(n for n in range(1, 5) if any(map(_free, combinations(hand, n))))


def _ranks() -> list[tuple[tuple[Card, ...], HandRank]]:
    def judged() -> list[tuple[tuple[Card, ...], HandRank]]:
        return [(hand, rank) for hand in _every_hand() if (rank := BADUGI.judge(hand)) is not None]

    return remembered("badugi hands", judged)


@cache
def _free(cards: tuple[Card, ...]) -> bool:
    """Whether no two of these share a rank or a suit."""
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    return len(ranks) == len(suits) == len(cards)


def _lows(cards: tuple[Card, ...]) -> list[int]:
    return sorted((1 if card.rank == ACE else card.rank for card in cards), reverse=True)


def _counted(made: Agreement) -> Agreement:
    """With what counts of the hand of its example."""
    hand = made.example and made.example.case
    rank = BADUGI.judge(hand) if isinstance(hand, tuple) else None
    return replace(made, facts={**made.facts, "counted": rank}) if rank else made


def _is(category: Category, cards: int) -> Agreement:
    """So many cards, and no more, that all differ in rank and suit."""
    return _counted(
        every(
            (hand, _most_free(hand) == cards, rank.category == category) for hand, rank in _ranks()
        )
    )


def _lowest_counted(category: Category, cards: int) -> Evidence:
    """Of all choices of so many cards the lowest counts."""
    of_kind = [(hand, rank) for hand, rank in _ranks() if rank.category == category]
    size = min(max(cards, 1), BADUGI.size)
    return _counted(
        every(
            (
                hand,
                min((_lows(one) for one in combinations(hand, size) if _free(one)), default=[]),
                list(rank.tiebreak),
            )
            for hand, rank in of_kind[::2]
        )
    )


def _second_decides(category: Category, place: int) -> Evidence:
    """As it is written, the lower second card wins: but the highest card is compared first."""
    strengths = {rank.tiebreak: rank for _, rank in _ranks() if rank.category == category}
    in_line = sorted(strengths.values(), key=lambda rank: rank.strength)
    made = lower_wins(in_line, place)
    pairs = list(pairwise(in_line))
    at = min(max(place, 1), len(in_line[0].tiebreak)) - 1
    against = [pair for pair in pairs if pair[1].tiebreak[at] > pair[0].tiebreak[at]]
    worse, better = (against or pairs)[0]
    return replace(made, facts={**made.facts, "worse": worse, "better": better})


def _further_decides(category: Category, *said: int) -> Evidence:
    strengths = {rank.tiebreak: rank for _, rank in _ranks() if rank.category == category}
    in_line = sorted(strengths.values(), key=lambda rank: rank.strength)
    return in_turn(in_line, 3, said)


def _example(result: str, cards: int, fits: Callable[[tuple[Card, ...]], bool]) -> Evidence:
    """The picture is lost: how many hands fit what is said of it?"""
    ranks = tuple(1 if one == "A" else RANKS.index(one) + 2 for one in result.split("-"))
    if len(ranks) != cards:
        return Agreement(said=cards, computed=len(ranks))
    if len(set(ranks)) < cards or cards > BADUGI.size or sorted(ranks, reverse=True) != list(ranks):
        return Lost(readings=0, example=None)
    hands = {
        highest_first((*counted, *rest))
        for counted in product(*([c for c in DECK if _lows((c,)) == [rank]] for rank in ranks))
        if _free(counted)
        for rest in combinations(_clashing(counted), BADUGI.size - len(counted))
        if fits((*counted, *rest))
    }
    readings = sorted(
        (hand for hand in hands if (rank := BADUGI.judge(hand)) and rank.tiebreak == ranks),
        key=lambda hand: [card.index for card in hand],
    )
    return Lost(readings=len(readings), example=readings[0] if readings else None)


def _letter(rank: int) -> str:
    if not TWO <= rank <= ACE:
        raise PokerError("no_such_card", rank=rank)
    return RANKS[rank - 2]


def _clashing(counted: tuple[Card, ...]) -> list[Card]:
    """The cards that share a rank or a suit with these; any other would count beside them."""
    ranks, suits = {card.rank for card in counted}, {card.suit for card in counted}
    others = [card for card in DECK if card not in counted]
    return [card for card in others if card.rank in ranks or card.suit in suits]


def _count(hand: tuple[Card, ...], **wanted: Any) -> int:
    return sum(all(getattr(card, k) == v for k, v in wanted.items()) for card in hand)


@claim("badugi.own_system", rankings(93, 1), games=BADUGI_GAME, topic=TOPIC)
def _own_system() -> Evidence:
    [(_, ranking)] = GAMES["badugi"].shares
    best = alike(BADUGI, "4s 3h 2d Ac")
    return Agreement(said=("badugi", 4), computed=(ranking.key, ranking.size), shown=(best,))


@claim("badugi.ace_is_low", rankings(93, 2, 3), games=BADUGI_GAME, topic=TOPIC)
def _ace_is_low(rank: int = 14) -> Evidence:
    """As in ace-to-five: the lower hand wins, from the highest card down, and the ace is low."""
    if not TWO <= rank <= ACE:
        raise PokerError("no_such_card", rank=rank)
    others = [one for one in (*range(TWO, ACE), ACE) if one != rank][:4]
    held = [card_at(one, suit) for one, suit in zip((rank, *others), "shdcs", strict=True)]
    best, low = BADUGI.judge(highest_first(held[:4])), ACE_TO_FIVE.judge(highest_first(held))
    assert best is not None
    assert low is not None
    found_ = (min(best.tiebreak), min(low.tiebreak), _lower_wins_in_both())
    return Agreement(said=(1, 1, True), computed=found_, shown=(best, low))


def _lower_wins_in_both() -> bool:
    """Of two unpaired hands the one lower from the top wins."""
    badugis = (rank for _, rank in _ranks() if rank.category == Category.BADUGI)
    return all(
        _lows(worse.cards) >= _lows(better.cards)
        for ranks in (badugis, lows())
        for worse, better in pairwise(sorted(ranks, key=lambda rank: rank.strength))
    )


@claim("badugi.all_different", rankings(93, 4), games=BADUGI_GAME, topic=TOPIC)
def _all_different() -> Evidence:
    asked = _counted(every((hand, True, _free(rank.cards)) for hand, rank in _ranks()[::2]))
    plain = ACE_TO_FIVE.judge(highest_first(cards_of("As Ah 5s 4s 3s")))
    return also(asked, None, 5, len(plain.cards) if plain else 0, gives="cards")


@claim("badugi.four_cards", rankings(95, 1), games=BADUGI_GAME, topic=TOPIC)
def _four_cards(cards: int = 4, usual: int = 5) -> Evidence:
    """Dealt and compared; in the usual games it is five."""
    game = GAMES["badugi"]
    computed = (game.hole, BADUGI.size, HIGH.size)
    return Agreement(
        said=(cards, cards, usual), computed=computed, shown=(cards_of("4s 3h 2d Ac"),)
    )


@claim("badugi.sequence_harmless", rankings(95, 2), games=BADUGI_GAME, topic=TOPIC)
def _sequence_harmless(usual: int = 5, cards: int = 4) -> Evidence:
    """Four cards in sequence are the badugi that their ranks say; a straight would take five."""
    runs = _counted(
        every(
            (cards_of(_run(top)), Category.BADUGI, alike(BADUGI, _run(top)).category)
            for top in range(5, 14)
        )
    )
    straight = len(next(iter(found(HIGH, Category.STRAIGHT))).cards)
    return also(runs, _run(5), (usual, cards), (straight, len(_run(5).split())), gives="cards")


def _run(top: int) -> str:
    letters = "..23456789TJQKA"
    return " ".join(letters[top - i] + suit for i, suit in enumerate("cdhs"))


@claim("badugi.one_of_a_suit", rankings(97), games=BADUGI_GAME, topic=TOPIC)
def _one_of_a_suit(counted: int = 1) -> Evidence:
    """Of the cards of one suit one counts, and no other."""
    return _counted(
        every(
            (hand, counted, max(Counter(card.suit for card in rank.cards).values()))
            for hand, rank in _ranks()[::2]
        )
    )


@claim("badugi.one_of_the_pairs", rankings(97), games=BADUGI_GAME, topic=TOPIC)
def _one_of_the_pairs(pairs: int = 1) -> Evidence:
    """Of a pair at most one card counts. "Only one of them": of two pairs? A card of each does."""

    def cases(several: bool) -> Iterator[tuple[Any, Any, Any]]:
        for hand, rank in _ranks():
            held = _paired(hand)
            counted = sum(card.rank in held for card in rank.cards)
            if held and (len(held) > 1) == several:
                yield hand, min(pairs, counted), counted

    most = max(counted for _, _, counted in cases(False))
    main = also(every(cases(False), gives="pairs"), None, pairs, most, gives="pairs")
    return excepted(main, cases(True), "each_pair", gives="pairs")


@by_hand
def _paired(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """The ranks of which the hand has just two."""
    counts = Counter(card.rank for card in hand)
    return tuple(rank for rank, count in counts.items() if count == 2)


@claim("badugi.badugi", rankings(99), games=BADUGI_GAME, topic=TOPIC)
def _badugi(cards: int = 4) -> Evidence:
    return _is(Category.BADUGI, cards)


@claim("badugi.badugi_tie", rankings(101, 1), games=BADUGI_GAME, topic=TOPIC)
def _badugi_tie(place: int = 2) -> Evidence:
    return _second_decides(Category.BADUGI, place)


@claim("badugi.badugi_further", rankings(101, 2), games=BADUGI_GAME, topic=TOPIC)
def _badugi_further(third: int = 3, fourth: int = 4) -> Evidence:
    return _further_decides(Category.BADUGI, third, fourth)


@claim("badugi.three_card", rankings(103, 1), games=BADUGI_GAME, topic=TOPIC)
def _three_card(name: int = 3, cards: int = 3, place: int = 4) -> Evidence:
    """So many different cards, and one that does not count."""
    found_ = _is(Category.THREE_CARD, cards)
    return also(found_, None, (name, place), (3, BADUGI.size), gives="cards")


@claim("badugi.three_card_lowest", rankings(103, 2), games=BADUGI_GAME, topic=TOPIC)
def _three_card_lowest(cards: int = 3) -> Evidence:
    return _lowest_counted(Category.THREE_CARD, cards)


@claim("badugi.pair_of_fours", rankings(105), games=BADUGI_GAME, topic=TOPIC)
def _pair_of_fours(rank: int = 4, cards: int = 3, result: str = "4-2-A") -> Evidence:
    return _example(result, cards, lambda hand: _count(hand, rank=rank) == 2)


@claim("badugi.two_hearts", rankings(107), games=BADUGI_GAME, topic=TOPIC)
def _two_hearts(count: int = 2, suit: str = "h", cards: int = 3, result: str = "3-2-A") -> Evidence:
    return _example(result, cards, lambda hand: _count(hand, suit=suit) == count)


@claim("badugi.three_card_tie", rankings(109, 1), games=BADUGI_GAME, topic=TOPIC)
def _three_card_tie(place: int = 2) -> Evidence:
    return _second_decides(Category.THREE_CARD, place)


@claim("badugi.three_card_further", rankings(109, 2), games=BADUGI_GAME, topic=TOPIC)
def _three_card_further(third: int = 3) -> Evidence:
    return _further_decides(Category.THREE_CARD, third)


@claim("badugi.fourth_unused", rankings(109, 3), games=BADUGI_GAME, topic=TOPIC)
def _fourth_unused(place: int = 4) -> Evidence:
    return _unused(Category.THREE_CARD, (place,))


def _unused(category: Category, places: tuple[int, ...]) -> Evidence:
    """Hands with the same cards that count are equal, whatever the others are."""
    first: dict[tuple[int, ...], HandRank] = {}

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand, rank in _ranks():
            if rank.category == category:
                yield hand, True, first.setdefault(rank.tiebreak, rank) == rank

    unused = tuple(range(SIZES[category] + 1, BADUGI.size + 1))
    return also(_counted(every(cases())), None, places, unused, gives="place")


@claim("badugi.two_card", rankings(111, 1), games=BADUGI_GAME, topic=TOPIC)
def _two_card(name: int = 2, cards: int = 2, others: int = 2) -> Evidence:
    """So many different cards, and so many that do not count."""
    found_ = _is(Category.TWO_CARD, cards)
    return also(found_, None, (name, others), (2, BADUGI.size - 2), gives="cards")


@claim("badugi.two_card_lowest", rankings(111, 2), games=BADUGI_GAME, topic=TOPIC)
def _two_card_lowest(cards: int = 2) -> Evidence:
    return _lowest_counted(Category.TWO_CARD, cards)


@claim("badugi.two_pairs", rankings(113), games=BADUGI_GAME, topic=TOPIC)
def _two_pairs(pairs: int = 2, cards: int = 2, result: str = "5-A") -> Evidence:
    return _example(
        result,
        cards,
        lambda hand: sum(_count(hand, rank=one.rank) == 2 for one in hand) == 2 * pairs,
    )


@claim("badugi.three_hearts", rankings(115), games=BADUGI_GAME, topic=TOPIC)
def _three_hearts(
    count: int = 3, suit: str = "h", dropped: int = 2, cards: int = 2, result: str = "2-A"
) -> Evidence:
    """Of so many hearts all but one are dropped."""
    if dropped != count - 1:
        return Agreement(said=dropped, computed=count - 1)
    return _example(result, cards, lambda hand: _count(hand, suit=suit) == count)


@claim("badugi.two_card_tie", rankings(117, 1), games=BADUGI_GAME, topic=TOPIC)
def _two_card_tie(place: int = 2) -> Evidence:
    return _second_decides(Category.TWO_CARD, place)


@claim("badugi.others_unused", rankings(117, 2), games=BADUGI_GAME, topic=TOPIC)
def _others_unused(third: int = 3, fourth: int = 4) -> Evidence:
    return _unused(Category.TWO_CARD, (third, fourth))


@claim("badugi.one_card", rankings(119, 1), games=BADUGI_GAME, topic=TOPIC)
def _one_card(name: int = 1, cards: int = 1) -> Evidence:
    found_ = _is(Category.ONE_CARD, cards)
    return also(found_, None, name, 1, gives="cards")


@claim("badugi.one_card_lowest", rankings(119, 2), games=BADUGI_GAME, topic=TOPIC)
def _one_card_lowest() -> Evidence:
    return _lowest_counted(Category.ONE_CARD, 1)


@claim("badugi.four_aces", rankings(121), games=BADUGI_GAME, topic=TOPIC)
def _four_aces(
    count: int = 4, rank: int = 14, dropped: int = 3, cards: int = 1, result: int = 14
) -> Evidence:
    """The only example that its text describes in full."""
    if dropped != count - 1:
        return Agreement(said=dropped, computed=count - 1)
    return _example(_letter(result), cards, lambda hand: _count(hand, rank=rank) == count)


@claim("badugi.one_suit", rankings(123), games=BADUGI_GAME, topic=TOPIC)
def _one_suit(count: int = 4, dropped: int = 3, cards: int = 1, result: int = 3) -> Evidence:
    """Of so many cards of one suit all but one are dropped."""
    if dropped != count - 1:
        return Agreement(said=dropped, computed=count - 1)
    fits = lambda hand: max(_count(hand, suit=one.suit) for one in hand) == count  # noqa: E731
    return _example(_letter(result), cards, fits)


@claim("badugi.one_card_split", rankings(125), games=BADUGI_GAME, topic=TOPIC)
def _one_card_split(cards: int = 1) -> Evidence:
    """Two hands of one card, and both the same; against another one the lower wins."""
    showdown = GAMES["badugi"].showdown(["As Ah Ad Ac", "2s 5s 9s Ks"])
    tied = GAMES["badugi"].showdown(["3h 5h 9h Kh", "3s 6s 8s Qs"])
    counted = {len(alike(BADUGI, hand).cards) for hand in ("3h 5h 9h Kh", "3s 6s 8s Qs")}
    return Agreement(
        said=((0,), (0, 1), {cards}),
        computed=(showdown.winners("low"), tied.winners("low"), counted),
        shown=(tied,),
    )
