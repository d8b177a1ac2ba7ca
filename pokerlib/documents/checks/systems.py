"""Which games use which system, their order, and the two numbers (lines 3, 5, 129 to 143)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

from pokerlib.cards import DECK
from pokerlib.documents.model import Agreement, Evidence
from pokerlib.documents.registry import claim, rankings
from pokerlib.documents.sample import every, found
from pokerlib.games import GAMES
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    Ranking,
)

HIGH_GAMES = ("holdem", "omaha", "seven_card_stud", "five_card_draw")
LOW_GAMES = ("omaha_hilo", "razz", "stud_hilo")
LOWBALL_GAMES = ("single_draw_2_7", "triple_draw_2_7")


def _uses(games: tuple[str, ...], share: str, *rankings_: Ranking) -> Evidence:
    return every((game, True, dict(GAMES[game].shares).get(share) in rankings_) for game in games)


@claim("systems.several", rankings(3, 1), lesson="02_low_hands")
def _several() -> Evidence:
    used = {ranking.key for game in GAMES.values() for _, ranking in game.shares}
    return Agreement(said=True, computed=len(used) > 1, facts={"systems": tuple(sorted(used))})


@claim("systems.high", rankings(3, 2), games=HIGH_GAMES, lesson="01_high_hands")
def _high() -> Evidence:
    return _uses(HIGH_GAMES, "high", HIGH)


@claim("systems.low", rankings(3, 3), games=LOW_GAMES, lesson="02_low_hands")
def _low() -> Evidence:
    return _uses(LOW_GAMES, "low", ACE_TO_FIVE, EIGHT_OR_BETTER)


@claim("systems.lowball", rankings(3, 4), games=LOWBALL_GAMES, lesson="02_low_hands")
def _lowball() -> Evidence:
    return _uses(LOWBALL_GAMES, "low", DEUCE_TO_SEVEN)


@claim("systems.badugi", rankings(5), games=("badugi",), lesson="03_badugi")
def _badugi() -> Evidence:
    """A system of its own: no other game uses it."""
    users = [key for key, game in GAMES.items() if BADUGI in dict(game.shares).values()]
    return Agreement(said=["badugi"], computed=users)


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
    @claim(f"order.{stronger}", rankings(line), lesson="01_high_hands")
    def _order() -> Evidence:
        return _beats(weaker, stronger)


for _line, _weaker, _stronger in _ORDER:
    _order_claim(_line, _weaker, _stronger)


@claim("numbers.hands", rankings(141, 1), lesson="09_probability")
def _hands(cards: int = 52, hand: int = 5) -> Evidence:
    """How many hands a deck of so many cards holds; the sentence says 2,598,960 for 52 and 5."""
    whole = len(DECK) if cards == 52 else cards
    return Agreement(said=2_598_960, computed=comb(whole, hand))


@claim("numbers.royal_flushes", rankings(143, 1), lesson="09_probability")
def _royal_flushes() -> Evidence:
    """Every five of the twenty highest cards: only these can be a royal flush."""
    tops = [card for card in DECK if card.rank >= 10]
    royals = [
        hand
        for hand in combinations(tops, HIGH.size)
        if len({card.suit for card in hand}) == 1
        and (rank := HIGH.rank(hand)) is not None
        and rank.category == Category.ROYAL_FLUSH
    ]
    facts = {"hands": comb(len(tops), 5)}
    return Agreement(said=4, computed=len(royals), shown=(royals[0],), facts=facts)


@claim("numbers.royal_flush_chance", rankings(143, 2), lesson="09_probability")
def _royal_flush_chance(favourable: int = 4, hands: int = 2_598_960) -> Evidence:
    """Rounded to eight places, as the sentence writes it."""
    chance = round(Fraction(favourable, hands), 8)
    return Agreement(
        said=Fraction(154, 10**8),
        computed=chance,
        facts={"times": Fraction(hands, favourable), "chance": chance},
    )
