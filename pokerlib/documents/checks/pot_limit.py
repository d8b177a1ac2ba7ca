"""The most that may be raised in pot limit (game rules, lines 67, 69, 176 and 178)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pokerlib.betting import PotLimit, Stakes, pot_limit
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import OMAHA, bounds, conventions, go, play, table
from pokerlib.errors import PokerError
from pokerlib.play import Bet, Raise

TOPIC = "betting"


@claim("pot.most_raise", twice(67), games=OMAHA, topic=TOPIC)
def _most_raise() -> Evidence:
    """By the pot, all bets on the table and the price, added up; after one's own chips too."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for pot in (0, 3, 100, 600):
            for bets, own in (((5, 15, 40), 5), ((0, 2, 2), 0), ((10,), 0), ((10, 30), 10)):
                price = max(bets) - own
                limit = pot_limit(
                    pot=pot, bets=bets, own=own, to_call=price, last_raise=2, big_blind=2
                )
                by = pot + sum(bets) + price
                yield limit, (by, own + price + by), (limit.raise_by, limit.max_raise_to)

    asked = every(cases())
    limit = asked.example and asked.example.case
    return replace(asked, shown=(limit,)) if asked.verdict == "holds" else asked


@claim("pot.first_raise", twice(67), games=OMAHA, topic=TOPIC, ours=True)
def _first_raise() -> Evidence:
    """Before the flop, as the sentence adds it up: the small blind counts as what it is."""
    small_blind, big_blind = 10, 20
    said = small_blind + big_blind + big_blind + big_blind
    limit = bounds(table(stakes=Stakes(small_blind, big_blind)))
    return Agreement(said=said, computed=limit.max_to, shown=(limit.pot_limit,))


@claim("pot.short_blind", twice(67), games=OMAHA, topic=TOPIC)
def _short_blind() -> Evidence:
    """A big blind that is all in for less: does it count as what lies there, or in full?"""

    def most(value: str) -> int:
        return bounds(
            table(
                stacks={1: 1000, 2: 5, 3: 1000},
                stakes=Stakes(10, 20),
                rules=conventions(short_blind_in_pot=value),
            )
        ).max_to

    return _gap("short_blind_in_pot", ("full", "actual"), most)


@claim("pot.antes", twice(67), games=OMAHA, topic=TOPIC)
def _antes() -> Evidence:
    """Do antes belong to the active pot before the flop?"""

    def most(value: bool) -> int:
        stakes = Stakes(10, 20, ante=5)
        return bounds(table(stakes=stakes, rules=conventions(antes_in_pot=value))).max_to

    return _gap("antes_in_pot", (True, False), most)


def _gap(convention: str, values: tuple[Any, ...], most: Any) -> Gap:
    found = tuple((value, most(value)) for value in values)
    facts = {"first": found[0][1], "second": found[1][1]}
    return Gap(convention=convention, outcomes=found, gives="money", facts=facts)


# The example


def _limit(pot: int, bet: int) -> PotLimit:
    bets = (bet,) if bet else ()
    return pot_limit(pot=pot, bets=bets, to_call=bet, last_raise=bet, big_blind=1)


@claim("pot.example_bet", twice(69, 1), games=OMAHA, topic=TOPIC)
def _example_bet(pot: int = 100, most: int = 100) -> Evidence:
    found = _limit(pot, 0)
    return Agreement(said=most, computed=found.max_raise_to, shown=(found,))


@claim("pot.example_turn", twice(69, 2), games=OMAHA, topic=TOPIC)
def _example_turn() -> Evidence:
    """After a bet it is the next player's turn, clockwise."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            hand = go(table(game, players=6), "flop")
            for seat in range(1, 6):
                yield seat, seat, hand.to_act
                play(hand, next(iter(list(hand.legal)[1:])) if seat > 1 else Bet(2))

    return every(cases(), of="seat", gives="seat")


@claim("pot.example_choices", twice(69, 3), games=OMAHA, topic=TOPIC)
def _example_choices(pot: int = 100, bet: int = 100, call: int = 100, least: int = 100) -> Evidence:
    """Fold, pay, or raise any sum between the least and the most, and no other."""
    if not 1 <= bet <= pot:
        raise PokerError("bet_over_pot", pot=pot, bet=bet)
    found = _limit(pot, bet)
    low, high = found.min_raise_to, found.max_raise_to
    said = [(True, True), (True, True), (False, False)]
    return Agreement(
        said=(("fold", "call", "raise"), call, bet + least, said),
        computed=_choices(pot, bet, (low, high)),
        shown=(found,),
        facts={"call": found.to_call, "least": low, "most": high},
    )


def _choices(pot: int, bet: int, ends: tuple[int, int]) -> tuple[Any, ...]:
    """What a hand allows after this bet: its moves, the price, the least, and sums around the ends.

    Ten players have paid a tenth of the pot each, counted in tenths; a bet below that is no bet,
    and then the sum stands for the hand.
    """
    low, high = ends
    blind = max(1, min(pot, 10 * bet))
    hand = table(
        players=10,
        stakes=Stakes(blind // 2, blind),
        stacks=dict.fromkeys(range(1, 11), 100 * (pot + bet) + 10 * blind),
    )
    play(go(hand, "flop"), Bet(10 * bet if blind == pot else blind))
    if blind != pot:  # the bet is less than a tenth of the pot
        return hand.legal.names, bet, low, [(True, True), (True, True), (False, False)]
    legal = hand.legal
    tried = [(10 * low, 10 * high), (10 * low + 1, 10 * high - 1), (10 * low - 1, 10 * high + 1)]
    allowed = [(Raise(one) in legal, Raise(other) in legal) for one, other in tried]
    return legal.names, (legal.call or 0) // 10, bounds(hand).min_to // 10, allowed


@claim("pot.example_most", rules(69, 4), games=("omaha",), topic=TOPIC)
def _example_most(
    pot: int = 100, bet: int = 100, after_call: int = 300, more: int = 300, total: int = 400
) -> Evidence:
    """Pay 100, which makes 300, and raise by these 300: to 400."""
    return _walk(pot, bet, after_call, more, total)


@claim("pot.example_slip", rules(178, 4), games=("omaha_hilo",), topic="omaha_hilo")
def _example_slip(
    pot: int = 100, bet: int = 100, after_call: int = 300, more: int = 400, total: int = 400
) -> Evidence:
    """The second telling raises by 400 after paying 100, and still comes to 400."""
    return _walk(pot, bet, after_call, more, total)


def _walk(pot: int, bet: int, after_call: int, more: int, total: int) -> Agreement:
    found = _limit(pot, bet)
    if bet > pot:
        raise PokerError("bet_over_pot", pot=pot, bet=bet)
    return Agreement(
        said=(after_call, more, total),
        computed=(found.on_the_table + found.to_call, found.raise_by, found.max_raise_to),
        shown=(found,),
        facts={"more": more, "right": found.raise_by, "sum": bet + more, "total": total},
    )
