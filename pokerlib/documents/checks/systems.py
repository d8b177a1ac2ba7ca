"""Which games use which system, their order, and the two numbers (lines 3, 5, 129 to 143)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb

from pokerlib.cards import DECK, Card
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import alike, every, found
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    HandRank,
    Ranking,
)

MOST_CARDS = 1000  # of a deck that is counted
HIGH_GAMES = ("holdem", "omaha", "seven_card_stud", "five_card_draw")
LOW_GAMES = ("omaha_hilo", "razz", "stud_hilo")
_BEST = {
    "high": "As Ks Qs Js Ts",
    "ace_to_five": "5s 4h 3d 2c As",
    "deuce_to_seven": "7s 5h 4d 3c 2s",
    "badugi": "4s 3h 2d Ac",
}
LOWBALL_GAMES = ("single_draw_2_7", "triple_draw_2_7")


def best(ranking: Ranking) -> HandRank:
    """The best hand of a ranking: to be looked at."""
    return alike(ranking, _BEST[ranking.key])


def _uses(games: tuple[str, ...], share: str, *rankings_: Ranking) -> Evidence:
    cases = ((game, True, dict(GAMES[game].shares).get(share) in rankings_) for game in games)
    return replace(every(cases), shown=(best(rankings_[0]),))


@claim("systems.several", rankings(3, 1), topic="low_hands")
def _several() -> Evidence:
    used = {ranking.key for game in GAMES.values() for _, ranking in game.shares}
    shown = tuple(map(best, (HIGH, ACE_TO_FIVE, DEUCE_TO_SEVEN, BADUGI)))
    facts = {"systems": tuple(sorted(used))}
    return Agreement(said=True, computed=len(used) > 1, shown=shown, facts=facts)


@claim("systems.high", rankings(3, 2), games=HIGH_GAMES, topic="high_hands")
def _high() -> Evidence:
    return _uses(HIGH_GAMES, "high", HIGH)


@claim("systems.low", rankings(3, 3), games=LOW_GAMES, topic="low_hands")
def _low() -> Evidence:
    return _uses(LOW_GAMES, "low", ACE_TO_FIVE, EIGHT_OR_BETTER)


@claim("systems.lowball", rankings(3, 4), games=LOWBALL_GAMES, topic="low_hands")
def _lowball() -> Evidence:
    return _uses(LOWBALL_GAMES, "low", DEUCE_TO_SEVEN)


@claim("systems.badugi", rankings(5), games=("badugi",), topic="badugi")
def _badugi() -> Evidence:
    """A system of its own: no other game uses it."""
    users = [key for key, game in GAMES.items() if BADUGI in dict(game.shares).values()]
    return Agreement(said=["badugi"], computed=users, shown=(best(BADUGI),))


# "One pair > high card" and so on: line, weaker kind, stronger kind.
_ORDER = (
    (131, Category.HIGH_CARD, Category.ONE_PAIR),
    (132, Category.ONE_PAIR, Category.TWO_PAIR),
    (133, Category.TWO_PAIR, Category.THREE_OF_A_KIND),
    (134, Category.THREE_OF_A_KIND, Category.STRAIGHT),
    (135, Category.STRAIGHT, Category.FLUSH),
    (136, Category.FLUSH, Category.FULL_HOUSE),
    (137, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND),
    (138, Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH),
    (139, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH),
)


def _beats(weaker: Category, stronger: Category) -> Evidence:
    """The best of the weaker kind loses to the worst of the stronger."""
    best, worst = found(HIGH, weaker)[-1], found(HIGH, stronger)[0]
    return Agreement(said=True, computed=worst > best, shown=(worst, best))


def _order_claim(line: int, weaker: Category, stronger: Category) -> None:
    @claim(f"order.{stronger}", rankings(line), topic="high_hands")
    def _order() -> Evidence:
        return _beats(weaker, stronger)


for _line, _weaker, _stronger in _ORDER:
    _order_claim(_line, _weaker, _stronger)


@claim("numbers.hands", rankings(141, 1), topic="probability")
def _hands(cards: int = 52, hands: int = 2_598_960, hand: int = 5) -> Evidence:
    """How many hands of so many cards the deck holds."""
    if not 0 < hand <= cards <= MOST_CARDS:
        raise PokerError("no_such_deck", cards=cards, hand=hand)
    return Agreement(
        said=(cards, hands, hand),
        computed=(len(DECK), comb(cards, hand), HIGH.size),
        shown=(DECK[-HIGH.size :],),
        facts={"count": comb(cards, hand)},
    )


@claim("numbers.royal_flushes", rankings(143, 1), topic="probability")
def _royal_flushes(ways: int = 4, suits: int = 4) -> Evidence:
    """Every five of the twenty highest cards: only these can be a royal flush."""
    tops = [card for card in DECK if card.rank >= 10]
    royals = _royals()
    facts = {"hands": comb(len(tops), 5), "ways": len(royals)}
    return Agreement(
        said=(ways, suits),
        computed=(len(royals), len({card.suit for card in DECK})),
        shown=tuple(royals[:1]),
        facts=facts,
    )


def _royals() -> list[tuple[Card, ...]]:
    tops = [card for card in DECK if card.rank >= 10]
    return [
        hand
        for hand in combinations(tops, HIGH.size)
        if len({card.suit for card in hand}) == 1
        and (rank := HIGH.rank(hand)) is not None
        and rank.category == Category.ROYAL_FLUSH
    ]


@claim("numbers.royal_flush_chance", rankings(143, 2), topic="probability")
def _royal_flush_chance(
    favourable: int = 4, hands: int = 2_598_960, chance: Fraction = Fraction(154, 10**8)
) -> Evidence:
    """The hands that are a royal flush among all, rounded to as many places as are written."""
    shown = tuple(_royals())
    royals, every_hand = len(shown), comb(len(DECK), HIGH.size)
    places = next((n for n in range(16) if (chance * 10**n).denominator == 1), 16)
    rounded = round(Fraction(royals, every_hand), max(places, 8 if not chance else 1))
    return Agreement(
        said=(favourable, hands, chance),
        computed=(royals, every_hand, rounded),
        shown=shown,
        facts={"times": Fraction(every_hand, max(1, royals)), "chance": rounded},
    )
