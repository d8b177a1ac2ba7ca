"""How much may be bet: the formats and fixed limit (game rules, lines 3 to 7, 37, 41 and 59)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from pokerlib.betting import Stakes, pot_limit
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import also, every, excepted
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
from pokerlib.errors import PokerError
from pokerlib.play import Bet, Call, Check, Hand, Raise
from pokerlib.play.events import Wagered

TOPIC = "betting"
CHIPS = 1000  # what everybody has at these tables
MAY = {True: "may_raise", False: "may_not_raise"}
STREETS = ("preflop", "flop", "turn", "river")


def _fixed(street: str = "flop", **more: Any) -> Hand:
    return go(table(more.pop("game", "omaha"), "fixed", **more), street)


@claim("limits.fixed_always", rules(5), rules(117), games=OMAHA, topic=TOPIC)
def _fixed_always() -> Evidence:
    """In every round there is a limit: so much and no other sum, but for whoever has less."""
    return every(
        (
            (street, 1, len(bounds(_fixed(street, game=game)).sizes))
            for game in OMAHA
            for street in STREETS
        ),
        but=_not_a_whole_bet(),
        exception="all_in",
    )


def _not_a_whole_bet() -> Iterator[tuple[Any, Any, Any]]:
    """A bet on the turn by somebody who has 3 where the bet is 4."""
    hand = _fixed("turn", stacks={1: 3 + 2, 2: CHIPS, 3: CHIPS})
    yield "turn", 4, up_to(hand, bounds(hand).max_to).by


@claim("limits.pot_of_100", rules(6), games=("omaha",), topic=TOPIC, asked=2)
def _pot_of_100(pot: int = 100, most: int = 100) -> Evidence:
    limit = pot_limit(pot=pot, bets=(), to_call=0, last_raise=2, big_blind=2)
    return Agreement(said=most, computed=limit.max_raise_to, shown=(limit,))


@claim("limits.only_what_is_there", rules(118), games=("omaha_hilo",), topic=TOPIC, asked=2)
def _only_what_is_there() -> Evidence:
    """A bet is not more than the chips that lie there; a raise may be: the call counts first."""
    pot, bet = 100, 100
    first = pot_limit(pot=pot, bets=(), to_call=0, last_raise=2, big_blind=2)
    raised = pot_limit(pot=pot, bets=(bet,), to_call=bet, last_raise=bet, big_blind=2)
    main = Agreement(
        said=first.on_the_table,
        computed=first.max_raise_to,
        shown=(raised,),
        facts={"there": raised.on_the_table, "most": raised.max_raise_to},
    )
    side = (raised, raised.on_the_table, raised.max_raise_to)
    return excepted(main, [side], "call_first", gives="money")


@claim("limits.any_sum", rules(7), games=("omaha",), topic=TOPIC, asked=2)
def _any_sum() -> Evidence:
    """From the big blind up to the last chip; less than that is no bet."""
    big_blind, chips = 2, 50
    hand = go(table(limit="no", stacks=dict.fromkeys((1, 2, 3), chips)), "flop")
    seat = hand.to_act or 0
    cases = [(to, True, Bet(to) in hand.legal) for to in range(1, hand.stacks[seat] + 1)]
    return every(
        cases[big_blind - 1 :],
        but=cases[: big_blind - 1],
        exception="least_bet",
        of="bet",
        gives="answer",
        least=big_blind,
    )


@claim("limits.everything", rules(119), games=("omaha_hilo",), topic=TOPIC, asked=2)
def _everything() -> Evidence:
    """Each player in turn may bet all that he has."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stacks = dict.fromkeys((1, 2, 3), 50)
        for street in STREETS:
            hand = go(table("omaha_hilo", "no", stacks=stacks), street)
            for _ in stacks:
                seat, found = hand.to_act or 0, bounds(hand)
                yield street, hand.stacks[seat] + hand.bets[seat], found.max_to
                hand.act(Check() if not hand.legal.call else Call())
                if hand.street != street:
                    break

    return every(cases(), gives="money")


# Fixed limit


@claim("limits.multiple_of_small", rules(37, 4), rules(146, 4), games=OMAHA, topic=TOPIC, asked=2)
def _multiple_of_small(size: int = 2, small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """Multiples of the small bet, but for whoever is all in for something between."""
    return _multiples("flop", size, small_bet, big_bet)


@claim("limits.multiple_of_big", twice(41, 4), games=OMAHA, topic=TOPIC, asked=2)
def _multiple_of_big(size: int = 4, small_bet: int = 2, big_bet: int = 4) -> Evidence:
    return _multiples("turn", size, small_bet, big_bet)


def _multiples(street: str, size: int, small_bet: int, big_bet: int) -> Evidence:
    """Every bet and raise adds a multiple of this, and the least of them just this."""
    if size < 1:
        raise PokerError("no_such_bet", size=size)
    stakes = Stakes(small_bet=small_bet, big_bet=2 * small_bet)
    bet = small_bet if street == "flop" else 2 * small_bet
    all_in = max(1, bet - 1)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            hand = _fixed(street, game=game, stakes=stakes)
            raise_on(hand)
            for made in events(hand, Wagered):
                yield made.to, 0, made.to % size

    if bet < 2:  # nobody can be all in for less
        return every(cases(), of="bet", gives="remainder")
    chips = 500 * small_bet
    short = _fixed(street, stacks={1: all_in + small_bet, 2: chips, 3: chips}, stakes=stakes)
    main = also(
        every(cases(), of="bet", gives="remainder"),
        1,
        (size, big_bet),
        (
            bounds(_fixed(street, stakes=stakes)).min_to,
            stakes.big_bet,
        ),
        gives="money",
    )
    told = replace(main, facts={"all_in": all_in, "size": bet})
    made = up_to(short, bounds(short).max_to)
    side = (made.to, 0, made.to % bet)
    return excepted(told, [side], "all_in", of="bet", gives="remainder")


@claim("limits.fixed_sizes", twice(59, 1), games=OMAHA, topic=TOPIC)
def _fixed_sizes() -> Evidence:
    """Before anybody acts it is settled how much a bet is on each street, but for an all-in."""
    sizes = {"preflop": (4,), "flop": (2,), "turn": (4,), "river": (4,)}
    return every(
        (
            (street, to, bounds(_fixed(street, game=game)).sizes)
            for game in OMAHA
            for street, to in sizes.items()
        ),
        but=_not_a_whole_bet(),
        exception="all_in",
        gives="money",
    )


@claim("limits.small_streets", twice(59, 2), games=OMAHA, topic=TOPIC)
def _small_streets() -> Evidence:
    """Each bet and raise before and on the flop adds a big blind, but for an all-in."""
    big_blind, all_in = 2, 1

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for street in ("preflop", "flop"):
            hand = _fixed(street)
            raise_on(hand)
            for made in events(hand, Wagered):
                yield street, big_blind, made.by

    short = _fixed("flop", stacks={1: all_in + big_blind, 2: CHIPS, 3: CHIPS})
    side = ("flop", big_blind, up_to(short, bounds(short).max_to).by)
    facts: dict[str, Any] = {"all_in": all_in, "size": big_blind}
    return every(cases(), but=[side], exception="all_in", gives="money", **facts)


@claim("limits.doubled", twice(59, 3), games=OMAHA, topic=TOPIC)
def _doubled() -> Evidence:
    """The first bet and the raise on turn and river beside the flop's; but for an all-in."""

    def two(street: str) -> tuple[int, int]:
        hand = _fixed(street)
        first = up_to(hand, bounds(hand).min_to)
        return first.by, up_to(hand, bounds(hand).min_to).by

    said = tuple(2 * size for size in two("flop"))
    return every(
        ((street, said, two(street)) for street in STREETS[2:]),
        but=_not_a_whole_bet(),
        exception="all_in",
        gives="money",
        all_in=3,
        size=said[0],
    )


@claim("limits.four_per_player", twice(59, 4), games=OMAHA, topic=TOPIC)
def _four_per_player(bets: int = 4) -> Evidence:
    """The round holds so many bets for all together; so many for each player would be more."""
    players = 3
    most = raise_on(_fixed(players=players), 20)
    facts = {"players": players, "literally": bets * players, "bets": most}
    main = Agreement(said=bets, computed=most, facts=facts)
    side = (players, bets * players, most)
    return excepted(main, [side], "all_together", of="players", gives="bets")


@claim("limits.four_bets", twice(59, 5), games=OMAHA, topic=TOPIC)
def _four_bets(one: int = 1, two: int = 2, three: int = 3, bets: int = 4) -> Evidence:
    """A bet, a raise, a re-raise and the cap, counted from one; nobody may raise then."""
    hand = _fixed()
    raise_on(hand)
    kinds = [made.kind for made in events(hand, Wagered)]
    counted = list(range(1, len(kinds) + 1))
    return Agreement(
        said=(["bet", *["raise"] * 3], [one, two, three, bets], False),
        computed=(kinds, counted, "raise" in hand.legal.names),
        cases=1,
    )


@claim("limits.cap_counts_blind", twice(59, 5), games=OMAHA, topic=TOPIC)
def _cap_counts_blind() -> Evidence:
    """Before the flop: is the big blind the first of the four, or does the first raise count so?"""
    return _gap_in_bets("big_blind_is_bet", "preflop", 3, gives="raises")


@claim("limits.cap_of_two", twice(59, 4), games=OMAHA, topic=TOPIC)
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


@claim("limits.short_raise", twice(59, 2), games=OMAHA, topic=TOPIC)
def _short_raise() -> Evidence:
    """An all-in between one bet and two: does it count as a raise, so that the bettor may again?"""
    bet, all_in = 400, 700

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
