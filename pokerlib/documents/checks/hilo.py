"""Omaha Hi/Lo: two halves of a pot, lows, formats (game rules, lines 83 to 120 and 158)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.cards import DECK, Card, deck_of
from pokerlib.documents.model import Agreement, Evidence, Gap, Lost
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import (
    alike,
    also,
    compared,
    every,
    excepted,
    found,
    hand_like,
    ranked,
)
from pokerlib.documents.table import (
    CODE,
    conventions,
    events,
    finish,
    omaha_deck,
    play,
    table,
)
from pokerlib.games import GAMES, Showdown
from pokerlib.play import Call, Check, Fold
from pokerlib.play.events import PotAwarded
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HIGH, Category, HandRank
from pokerlib.rankings.sample_lows import KNOWN_SAMPLES, sample_list_count, sample_lows

TOPIC = "omaha_hilo"
HILO = ("omaha_hilo",)
HALF = Fraction(1, 2)

WITH_LOW = "Ks Kd 7h 4c 2d"
NO_LOW = "Ks Kd Jh 4c 2d"
HIGH_HAND, LOW_HAND = "Kh Qs Qc Js", "Ah 3s 9d Tc"  # three kings, and 7-4-3-2-A


def _showdown(board: str, *hands: str) -> Showdown:
    return GAMES["omaha_hilo"].showdown(hands, board)


def _qualified() -> list[HandRank]:
    """Every low that may win half of the pot, the weakest first."""
    by_strength = {rank.strength: rank for rank in found(EIGHT_OR_BETTER, Category.NO_PAIR)}
    return list(by_strength.values())


@claim("hilo.pot_divided", rules(83, 5), rules(158, 3), games=HILO, topic=TOPIC, asked=2)
def _pot_divided(cards: int = 5) -> Evidence:
    """Half for the best high, half for the best low; but without a low the high takes all."""

    def shown(board: str) -> tuple[Any, Any, Any]:
        made = _showdown(board, HIGH_HAND, LOW_HAND)
        return made, (HALF, HALF), made.parts

    sizes = {ranking.size for _, ranking in GAMES["omaha_hilo"].shares}
    main = also(every([shown(WITH_LOW)]), None, {cards}, sizes, gives="cards")
    return excepted(main, [shown(NO_LOW)], "no_low")


@claim("hilo.no_low", rules(85, 3), rules(158, 6), games=HILO, topic=TOPIC, asked=2)
def _no_low() -> Evidence:
    """Nobody qualifies: the best high takes everything, and two of them share it."""
    alone = _showdown(NO_LOW, HIGH_HAND, LOW_HAND)
    shared = _showdown(NO_LOW, "Kh Qs 9c 8s", "Kc Qd 9h 8h", LOW_HAND)
    return Agreement(
        said=((1, 0), (HALF, HALF, 0)),
        computed=(alone.parts, shared.parts),
        cases=1,
        shown=(alone,),
    )


@claim("hilo.lower_than_eight", rules(158, 6), games=HILO, topic=TOPIC, asked=2)
def _lower_than_eight(below: int = 8) -> Evidence:
    """ "No hand lower than an eight": an eight-low is none, and yet it wins its half."""
    lows = {rank.tiebreak[0]: rank.cards for rank in found(ACE_TO_FIVE, Category.NO_PAIR)}

    def case(top: int) -> tuple[Any, Any, Any]:
        return lows[top], top < below, EIGHT_OR_BETTER.rank(lows[top]) is not None

    others = [top for top in lows if top != 8]
    return every(map(case, others), but=[case(8)], exception="eight_low")


def _low(rank: int) -> int:
    return 1 if rank == 14 else rank


@claim("hilo.eight_or_better", rules(85, 1), games=HILO, topic=TOPIC, asked=2)
def _eight_or_better(limit: int = 8, top: int = 8, worst: str = "8-7-6-5-4") -> Evidence:
    """Exactly the hands that are as good as this one qualify, and none is higher than the eight."""
    weakest = hand_like(ACE_TO_FIVE, worst)
    cases = (
        (hand, alike_ >= weakest, qualified is not None)
        for (hand, alike_), (_, qualified) in zip(
            ranked(ACE_TO_FIVE), ranked(EIGHT_OR_BETTER), strict=True
        )
        if alike_ is not None
    )
    highest = max(rank.tiebreak[0] for rank in _qualified())
    asked = also(every(cases), weakest, (limit, top), (highest, highest))
    return replace(asked, facts={"weakest": _qualified()[0]})


@claim("hilo.as_in_stud", rules(85, 2), games=(*HILO, "stud_hilo"), topic=TOPIC)
def _as_in_stud() -> Evidence:
    """The same five cards are the same low in both games, or in both none."""
    nine = alike(ACE_TO_FIVE, "9s 4h 3d 2c As")
    pairs = (*list(pairwise(_qualified()))[::3], (nine, _qualified()[0]))

    def low(game: str, held: tuple[Card, ...]) -> HandRank | None:
        """The low of these five cards, with two high cards beside them."""
        rest = [card for card in DECK if card.rank == KING and card not in held]
        if game == "omaha_hilo":
            made = GAMES[game].made((*held[:2], *rest[:2]), held[2:])["low"]
        else:
            made = GAMES[game].made((*held, *rest[:2]))["low"]
        return made.rank if made else None

    def better(game: str, one: HandRank, other: HandRank) -> Any:
        first, second = low(game, one.cards), low(game, other.cards)
        return None if first is None or second is None else first > second

    return every(
        (
            (one.cards, other.cards),
            better("stud_hilo", one, other),
            better("omaha_hilo", one, other),
        )
        for pair in pairs
        for one, other in (pair, pair[::-1])
    )


KING = 13


@claim("hilo.ace_to_five", rules(87, 1), games=HILO, topic=TOPIC, asked=2)
def _ace_to_five() -> Evidence:
    """Those that qualify stand in the order of ace-to-five."""
    plain = {rank.cards: rank for _, rank in ranked(ACE_TO_FIVE) if rank}
    return compared(
        every(
            ((better, worse), True, plain[worse.cards] < plain[better.cards])
            for worse, better in pairwise(_qualified())
        )
    )


@claim("hilo.not_spoiled", rules(87, 2), rules(111, 1), games=HILO, topic=TOPIC, asked=2)
def _not_spoiled() -> Evidence:
    """Straights and flushes of low cards qualify as any other low does."""
    return every(
        (hand, sorted(_low(card.rank) for card in hand), low and sorted(low.tiebreak))
        for (hand, high), (_, low) in zip(ranked(HIGH), ranked(EIGHT_OR_BETTER), strict=True)
        if high
        and high.category in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)
        and max(_low(card.rank) for card in hand) <= 8
    )


@claim("hilo.best_low", rules(87, 2), games=HILO, topic=TOPIC, asked=2)
def _best_low(best: str = "5-4-3-2-A") -> Evidence:
    """The wheel, since the ace is the lowest card of a low."""
    strongest = _qualified()[-1]
    said = hand_like(ACE_TO_FIVE, best)
    return Agreement(said=said.tiebreak, computed=strongest.tiebreak, shown=(strongest,))


@claim("hilo.samples", rules(87, 3), games=HILO, topic="low_hands")
def _samples(first: int = 1, last: int = 10) -> Evidence:
    """Ten pictures, weakest first: how many lists fit what the text still says of them?"""
    lows = sample_lows()
    if (first, last) != (1, len(lows)):
        return Agreement(said=(first, last), computed=(1, len(lows)))
    return Lost(readings=sample_list_count(), example=tuple(one.rank.cards for one in lows))


@claim("hilo.read_down", rules(109, 1), games=HILO, topic=TOPIC, asked=2)
def _read_down() -> Evidence:
    """Of two lows the one that is lower at the first difference from the top wins."""
    return compared(
        every(
            ((better, worse), True, _first(better, worse)[0] < _first(better, worse)[1])
            for worse, better in pairwise(_qualified())
        )
    )


def _first(one: HandRank, other: HandRank) -> tuple[int, int]:
    """The ranks at the first place, from the highest down, where two lows differ."""
    down = [sorted((_low(card.rank) for card in rank.cards), reverse=True) for rank in (one, other)]
    return next(pair for pair in zip(*down, strict=True) if pair[0] != pair[1])


@claim("hilo.sample_names", rules(109, 2), games=HILO, topic="low_hands")
def _sample_names(top: int = 6) -> Evidence:
    """A name tells the highest card only: so many hands could be #1 and #5 (#9: the next claim)."""
    ninth = KNOWN_SAMPLES[9][1][0]
    if top != ninth:
        return Agreement(said=top, computed=ninth)
    fitting = [
        [rank for rank in _qualified() if rank.tiebreak[: len(start)] == start]
        for number, (_, start) in KNOWN_SAMPLES.items()
        if number in (1, 5)
    ]
    readings = 1
    for ranks in fitting:
        readings *= len(ranks)
    return Lost(readings=readings, example=tuple(ranks[0].cards for ranks in fitting))


@claim("hilo.six_four", rules(109, 3), games=HILO, topic=TOPIC, asked=2)
def _six_four() -> Evidence:
    """Every six-four beats every six-five."""
    six_four = [rank for rank in _qualified() if rank.tiebreak[:2] == (6, 4)]
    six_five = [rank for rank in _qualified() if rank.tiebreak[:2] == (6, 5)]
    return compared(
        every(((one, other), True, one > other) for one in six_four for other in six_five)
    )


@claim("hilo.low_straight_wins_both", rules(111, 1), games=HILO, topic=TOPIC, asked=2)
def _low_straight_wins_both() -> Evidence:
    """A wheel against three kings: the straight takes the high half, the low the other."""
    shown = _showdown("Ks 5d 4h Kc 2d", "As 3h Jd Tc", "Kh Qs Qc Js")
    return Agreement(
        said=((0,), (0,)), computed=(shown.winners("high"), shown.winners("low")), shown=(shown,)
    )


@claim("hilo.scoop", rules(111, 2), games=HILO, topic=TOPIC, asked=2)
def _scoop() -> Evidence:
    """Whoever takes all of a pot that might have been divided, and nobody else, scoops."""
    both = _showdown("Ks 5d 4h Kc 2d", "As 3h Jd Tc", "Kh Qs Qc Js")
    halves = _showdown(WITH_LOW, HIGH_HAND, LOW_HAND)
    return Agreement(said=(0, None), computed=(both.scoop, halves.scoop), shown=(both,))


# Odd chips


@claim("hilo.odd_chip", rules(83, 5), rules(158, 3), games=HILO, topic=TOPIC)
def _odd_chip() -> Evidence:
    """Two halves of an odd number of chips: which half is the larger one?"""
    small_blind, big_blind = 1, 2

    def parts(value: str) -> tuple[int, ...]:
        hand = table(
            "omaha_hilo",
            deck=omaha_deck(WITH_LOW, "Th 8h 6s 4d", HIGH_HAND, LOW_HAND),
            stakes=Stakes(small_blind, big_blind),
            rules=conventions(odd_chip_hilo=value),
        )
        finish(play(hand, Call(), Fold(), Check()))
        shares = {part.share: part.amount for part in events(hand, PotAwarded)[0].parts}
        return shares["high"], shares["low"]

    return Gap(
        convention="odd_chip_hilo",
        gives="chips",
        outcomes=tuple((value, parts(value)) for value in ("high", "low")),
        facts={"pot": small_blind + 2 * big_blind},
    )


@claim("hilo.split", rules(158, 5), games=HILO, topic=TOPIC)
def _split() -> Evidence:
    """Two equal lows, and an odd number of chips in their half: who takes the one left over?"""
    small_blind, big_blind = 1, 2

    def parts(value: str) -> tuple[int, ...]:
        hand = table(
            "omaha_hilo",
            deck=omaha_deck(WITH_LOW, "Ac 3d 9s Th", "Ah 3s 9d Tc", HIGH_HAND),
            stakes=Stakes(small_blind, big_blind),
            rules=conventions(odd_chip=value),
        )
        finish(play(hand, Call(), Call(), Check()))
        found = [part for part in events(hand, PotAwarded)[0].parts if part.share == "low"]
        return tuple(part.amount for part in sorted(found, key=lambda part: part.seat))

    return Gap(
        convention="odd_chip",
        gives="chips",
        outcomes=tuple((value, parts(value)) for value in ("left_of_button", "high_card")),
        facts={"low_half": sum(parts("left_of_button"))},
    )


@claim("hilo.shares_split", rules(158, 5), games=HILO, topic=TOPIC, asked=2)
def _shares_split() -> Evidence:
    """Equal highs share the high half, equal lows the low one: quarters."""
    quarter, three = Fraction(1, 4), Fraction(3, 4)
    low_tie = _showdown("7d 4c 3h Ks Jh", "Ah 2c Kd 9d", "Ac 2d Th 8h")
    high_tie = _showdown(WITH_LOW, "Kh Qs 9c 8s", "Kc Qd 9h 8h", LOW_HAND)
    return Agreement(
        said=((three, quarter), (quarter, quarter, HALF)),
        computed=(low_tie.parts, high_tie.parts),
        cases=1,
        shown=(low_tie,),
    )


@claim("hilo.deals", rules(83, 4), rules(158, 4), games=HILO, topic=TOPIC, asked=2)
def _deals(own: int = 2, dealt: int = 4, common: int = 3, hand: int = 5) -> Evidence:
    """High and low are each made of two and three, over deals; not always of the same cards."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        deck = deck_of(CODE)
        game = GAMES["omaha_hilo"]
        for start in range(40):
            made = game.made(deck[start : start + 4], deck[start + 4 : start + 9])
            for one in made.values():
                if one is not None:
                    counted = (len(one.hole), len(one.board), len(one.rank.cards), game.hole)
                    yield one.rank.cards, (own, common, hand, dealt), counted

    return replace(every(cases()), facts=_high_and_low())


def _high_and_low() -> dict[str, Any]:
    """A deal whose high and low take different cards of the player's."""
    deck, game = deck_of(CODE), GAMES["omaha_hilo"]
    for start in range(40):
        held, board = deck[start : start + 4], deck[start + 4 : start + 9]
        made = game.made(held, board)
        high, low = made["high"], made["low"]
        if high and low and set(high.hole) != set(low.hole):
            return {
                "held": held,
                "board": board,
                "high": high.hole,
                "high_board": high.board,
                "low": low.hole,
                "low_board": low.board,
            }
    return {}
