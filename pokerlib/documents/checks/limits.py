"""How much may be bet: the formats and fixed limit (game rules, lines 3 to 7, 37, 41 and 59)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import Stakes, pot_limit
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    OMAHA,
    bounds,
    conventions,
    events,
    go,
    play,
    raise_on,
    table,
    up_to,
)
from pokerlib.play import Bet, Call, Check, Hand, Raise
from pokerlib.play.events import Wagered

LESSON = "05_betting"
CHIPS = 1000  # what everybody has at these tables
MAY = {True: "may_raise", False: "may_not_raise"}
STREETS = ("preflop", "flop", "turn", "river")


def _fixed(street: str = "flop", **more: Any) -> Hand:
    return go(table(more.pop("game", "omaha"), "fixed", **more), street)


@claim("limits.fixed_always", rules(5), rules(117), games=OMAHA, lesson=LESSON)
def _fixed_always() -> Evidence:
    """In every round there is a limit: so much and no other sum, though all have a thousand."""
    return every(
        (street, 1, len(bounds(_fixed(street, game=game)).sizes))
        for game in OMAHA
        for street in STREETS
    )


@claim("limits.pot_of_100", rules(6), games=("omaha",), lesson=LESSON)
def _pot_of_100(pot: int = 100, most: int = 100) -> Evidence:
    limit = pot_limit(pot=pot, bets=(), to_call=0, last_raise=2, big_blind=2)
    return Agreement(said=most, computed=limit.max_raise_to, shown=(limit,))


@claim("limits.only_what_is_there", rules(118), games=("omaha_hilo",), lesson=LESSON)
def _only_what_is_there(pot: int = 100, bet: int = 100) -> Evidence:
    """Not more than the chips that lie there: a raise may be, since the call counts first."""
    limit = pot_limit(pot=pot, bets=(bet,), to_call=bet, last_raise=bet, big_blind=2)
    return Agreement(
        said=limit.on_the_table,
        computed=limit.max_raise_to,
        shown=(limit,),
        facts={"there": limit.on_the_table, "most": limit.max_raise_to},
    )


@claim("limits.any_sum", rules(7), games=("omaha",), lesson=LESSON)
def _any_sum(big_blind: int = 2, chips: int = 50) -> Evidence:
    """Each sum from one chip up: those below the big blind are refused (line 75)."""
    stakes = Stakes(big_blind // 2, big_blind)
    hand = go(table(limit="no", stacks=dict.fromkeys((1, 2, 3), chips), stakes=stakes), "flop")
    left = chips - big_blind
    cases = ((to, True, Bet(to) in hand.legal) for to in range(1, left + 1))
    return every(cases, of="bet", gives="answer", least=big_blind)


@claim("limits.everything", rules(119), games=("omaha_hilo",), lesson=LESSON)
def _everything(chips: int = 50) -> Evidence:
    """Each player in turn may bet all that he has."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stacks = dict.fromkeys((1, 2, 3), chips)
        for street in STREETS:
            hand = go(table("omaha_hilo", "no", stacks=stacks), street)
            for _ in stacks:
                seat, found = hand.to_act or 0, bounds(hand)
                yield street, hand.stacks[seat] + hand.bets[seat], found.max_to
                hand.act(Check() if not hand.legal.call else Call())
                if hand.street != street:
                    break

    return every(cases())


# Fixed limit


@claim("limits.multiple_of_small", rules(37, 4), rules(146, 4), games=OMAHA, lesson=LESSON)
def _multiple_of_small(small_bet: int = 2, all_in: int = 1) -> Evidence:
    """Multiples of the small bet, but for whoever is all in for something between."""
    return _multiples("flop", small_bet, small_bet, all_in)


@claim("limits.multiple_of_big", twice(41, 4), games=OMAHA, lesson=LESSON)
def _multiple_of_big(big_bet: int = 4, all_in: int = 3) -> Evidence:
    return _multiples("turn", big_bet // 2, big_bet, all_in)


def _multiples(street: str, small_bet: int, size: int, all_in: int) -> Evidence:
    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stakes = Stakes(small_bet=small_bet, big_bet=2 * small_bet)
        for game in OMAHA:
            hand = _fixed(street, game=game, stakes=stakes)
            raise_on(hand)
            for made in events(hand, Wagered):
                yield made.to, 0, made.to % size
        short = _fixed(street, stacks={1: all_in + small_bet, 2: 999, 3: 999}, stakes=stakes)
        made = up_to(short, bounds(short).max_to)
        yield made.to, 0, made.to % size

    return every(cases(), of="bet", gives="remainder", all_in=all_in, size=size)


@claim("limits.fixed_sizes", twice(59, 1), games=OMAHA, lesson=LESSON)
def _fixed_sizes() -> Evidence:
    """Before anybody acts it is settled how much a bet is on each street."""
    sizes = {"preflop": (4,), "flop": (2,), "turn": (4,), "river": (4,)}
    return every(
        (street, to, bounds(_fixed(street, game=game)).sizes)
        for game in OMAHA
        for street, to in sizes.items()
    )


@claim("limits.small_streets", twice(59, 2), games=OMAHA, lesson=LESSON)
def _small_streets(big_blind: int = 2, all_in: int = 1) -> Evidence:
    """Each bet and raise before and on the flop adds a big blind, but for an all-in."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stakes = Stakes(small_bet=big_blind, big_bet=2 * big_blind)
        for street in ("preflop", "flop"):
            hand = _fixed(street, stakes=stakes)
            raise_on(hand)
            for made in events(hand, Wagered):
                yield street, big_blind, made.by
        short = _fixed("flop", stacks={1: all_in + big_blind, 2: 999, 3: 999}, stakes=stakes)
        made = up_to(short, bounds(short).max_to)
        yield "flop", big_blind, made.by

    return every(cases(), gives="money", all_in=all_in, size=big_blind)


@claim("limits.doubled", twice(59, 3), games=OMAHA, lesson=LESSON)
def _doubled(times: int = 2, all_in: int = 3) -> Evidence:
    """The first bet and the raise on turn and river beside the flop's; but for an all-in."""

    def two(street: str) -> tuple[int, int]:
        hand = _fixed(street)
        first = up_to(hand, bounds(hand).min_to)
        return first.by, up_to(hand, bounds(hand).min_to).by

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        said = tuple(times * size for size in two("flop"))
        for street in STREETS[2:]:
            yield street, said, two(street)
        short = _fixed("turn", stacks={1: all_in + 2, 2: CHIPS, 3: CHIPS})
        yield "turn", said[:1], (up_to(short, bounds(short).max_to).by,)

    return every(cases(), gives="money", all_in=all_in, size=bounds(_fixed("turn")).min_to)


@claim("limits.four_per_player", twice(59, 4), games=OMAHA, lesson=LESSON)
def _four_per_player(bets: int = 4, players: int = 3) -> Evidence:
    """So many bets for each player would be more: the round holds so many for all of them."""
    hand = _fixed(players=players)
    return Agreement(
        said=bets * players,
        computed=raise_on(hand, 2 * bets * players),
        facts={"players": players},
    )


@claim("limits.four_bets", twice(59, 5), games=OMAHA, lesson=LESSON)
def _four_bets(bets: int = 4) -> Evidence:
    """A bet, a raise, a re-raise and the cap; nobody may raise then."""
    hand = _fixed()
    raise_on(hand)
    kinds = [made.kind for made in events(hand, Wagered)]
    return Agreement(
        said=(["bet", *["raise"] * (bets - 1)], False),
        computed=(kinds, "raise" in hand.legal.names),
        cases=1,
    )


@claim("limits.cap_counts_blind", twice(59, 5), games=OMAHA, lesson=LESSON)
def _cap_counts_blind() -> Evidence:
    """Before the flop: is the big blind the first of the four, or does the first raise count so?"""
    return _gap_in_bets("big_blind_is_bet", "preflop", 3, gives="raises")


@claim("limits.cap_of_two", twice(59, 4), games=OMAHA, lesson=LESSON)
def _cap_of_two() -> Evidence:
    """Two players: does the cap hold for them too?"""
    return _gap_in_bets("cap_heads_up", "flop", 2, gives="bets")


def _gap_in_bets(
    convention: str, street: str, players: int, gives: str, most: int = 12
) -> Evidence:
    """How many bets and raises fit into a round, if the convention holds and if it does not."""

    def count(value: bool) -> int | str:
        found = conventions(**{convention: value})
        bets = raise_on(_fixed(street, players=players, rules=found), most)
        return bets if bets < most else "no_end"

    outcomes = tuple((value, count(value)) for value in (True, False))
    return Gap(convention=convention, gives=gives, outcomes=outcomes)


@claim("limits.short_raise", twice(59, 2), games=OMAHA, lesson=LESSON)
def _short_raise(bet: int = 400, all_in: int = 700) -> Evidence:
    """An all-in between one bet and two: does it count as a raise, so that the bettor may again?"""

    def again(value: str) -> bool:
        hand = table(
            "omaha",
            "fixed",
            stacks={1: 5000, 2: all_in + bet, 3: 5000},
            stakes=Stakes(small_bet=bet, big_bet=2 * bet),
            rules=conventions(fixed_short_raise=value),
        )
        go(hand, "flop")
        play(hand, Bet(bet), Raise(all_in), Call())
        return "raise" in hand.legal.names or "complete" in hand.legal.names

    return Gap(
        convention="fixed_short_raise",
        outcomes=tuple((value, MAY[again(value)]) for value in ("half", "full")),
        facts={"bet": bet, "all_in": all_in},
    )
