"""How much may be bet: fixed, pot and no limit (game rules, lines 3 to 7, 37, 41 and 53 to 81)."""

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
    return every(((to, True, Bet(to) in hand.legal) for to in range(1, left + 1)), least=big_blind)


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

    return every(cases(), all_in=all_in, size=size)


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
                yield made.by, big_blind, made.by
        short = _fixed("flop", stacks={1: all_in + big_blind, 2: 999, 3: 999}, stakes=stakes)
        made = up_to(short, bounds(short).max_to)
        yield made.by, big_blind, made.by

    return every(cases(), all_in=all_in, size=big_blind)


@claim("limits.doubled", twice(59, 3), games=OMAHA, lesson=LESSON)
def _doubled(times: int = 2) -> Evidence:
    """The first bet and the raise after it, on turn and river beside those of the flop."""

    def two(street: str) -> tuple[int, int]:
        hand = _fixed(street)
        first = up_to(hand, bounds(hand).min_to)
        return first.by, up_to(hand, bounds(hand).min_to).by

    bet, raised = two("flop")
    return every((street, (times * bet, times * raised), two(street)) for street in STREETS[2:])


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
    return _gap_in_raises("big_blind_is_bet", (True, False), "preflop", 3)


@claim("limits.cap_of_two", twice(59, 4), games=OMAHA, lesson=LESSON)
def _cap_of_two() -> Evidence:
    """Two players: does the cap hold for them too?"""
    return _gap_in_raises("cap_heads_up", (True, False), "flop", 2)


def _gap_in_raises(
    convention: str, values: tuple[bool, ...], street: str, players: int, most: int = 12
) -> Evidence:
    def count(value: bool) -> int | str:
        found = conventions(**{convention: value})
        raises = raise_on(_fixed(street, players=players, rules=found), most)
        return raises if raises < most else "no_end"

    return Gap(
        convention=convention,
        outcomes=tuple((value, count(value)) for value in values),
    )


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


# Least bets and raises


@claim("limits.least_bet_pot", twice(63), games=OMAHA, lesson=LESSON)
def _least_bet_pot(big_blind: int = 2, all_in: int = 1) -> Evidence:
    return _least_bet("pot", big_blind, all_in)


@claim("limits.least_bet_no", twice(75), games=OMAHA, lesson=LESSON)
def _least_bet_no(big_blind: int = 2, all_in: int = 1) -> Evidence:
    return _least_bet("no", big_blind, all_in)


def _least_bet(limit: str, big_blind: int, all_in: int) -> Evidence:
    """The big blind on every street, but for whoever has less than that."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stakes = Stakes(big_blind // 2, big_blind)
        for game in OMAHA:
            for street in STREETS[1:]:
                hand = go(table(game, limit, stakes=stakes), street)
                yield street, big_blind, bounds(hand).min_to
        stacks = {1: big_blind + all_in, 2: CHIPS, 3: CHIPS}
        short = go(table(limit=limit, stacks=stacks, stakes=stakes), "flop")
        yield "flop", big_blind, bounds(short).min_to

    return every(cases(), least=big_blind, all_in=all_in)


@claim("limits.most_bet_pot", twice(63), games=OMAHA, lesson=LESSON)
def _most_bet_pot() -> Evidence:
    """As much as is in the pot, whatever that is."""
    return every(
        (hand.pot, hand.pot, bounds(hand).max_to)
        for game in OMAHA
        for players in range(2, 11)
        for hand in [go(table(game, players=players), "flop")]
    )


@claim("limits.most_bet_no", twice(75), twice(79), games=OMAHA, lesson=LESSON)
def _most_bet_no() -> Evidence:
    """All chips on the table, in a bet and in a raise."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for chips in (3, 10, 57, 1000):
                hand = go(table(game, "no", stacks=dict.fromkeys((1, 2, 3), chips + 2)), "flop")
                yield chips, chips, bounds(hand).max_to
                if chips > 3:
                    hand.act(Bet(2))
                    yield chips, chips, bounds(hand).max_to

    return every(cases())


LEAST_RAISE = twice(65, 1) + twice(77, 1)


@claim("limits.least_raise", LEAST_RAISE, games=OMAHA, lesson=LESSON)
def _least_raise() -> Evidence:
    """By the last bet or raise of the round, where the chips are there and nobody is all in."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in ("pot", "no"):
                for bet, raised in ((2, 4), (3, 8), (5, 20), (6, 13)):
                    hand = go(table(game, limit), "flop")
                    made = up_to(hand, bet)
                    yield bet, bet + made.by, bounds(hand).min_to
                    made = up_to(hand, raised)
                    yield raised, raised + made.by, bounds(hand).min_to

    return every(cases())


@claim("limits.least_raise_all_in", LEAST_RAISE, games=OMAHA, lesson=LESSON)
def _least_raise_all_in(bet: int = 10, all_in: int = 14) -> Evidence:
    """Whoever has less than the least raise may still put in all of it."""
    hand = go(table(limit="no", stacks={1: CHIPS, 2: all_in + 2, 3: CHIPS}), "flop")
    hand.act(Bet(bet))
    return Agreement(
        said=2 * bet, computed=bounds(hand).min_to, facts={"bet": bet, "all_in": all_in}
    )


@claim("limits.over_short_bet", LEAST_RAISE, games=OMAHA, lesson=LESSON)
def _over_short_bet(big_blind: int = 10, all_in: int = 5) -> Evidence:
    """The bet before was an all-in of less than the least bet: is that "the last bet"?"""

    def least(value: str) -> int:
        hand = table(
            limit="no",
            stacks={1: big_blind + all_in, 2: CHIPS, 3: CHIPS},
            stakes=Stakes(big_blind // 2, big_blind),
            rules=conventions(raise_over_short_bet=value),
        )
        go(hand, "flop")
        up_to(hand, bounds(hand).max_to)
        return bounds(hand).min_to

    return Gap(
        convention="raise_over_short_bet",
        outcomes=tuple((value, least(value)) for value in ("add", "complete")),
        facts={"all_in": all_in, "add": least("add"), "complete": least("complete")},
    )


@claim("limits.reopened", LEAST_RAISE, games=OMAHA, lesson=LESSON)
def _reopened(bet: int = 100, first: int = 125, second: int = 200) -> Evidence:
    """Two short all-ins which together make a full raise: may the bettor raise again?"""

    def again(value: str) -> bool:
        hand = table(
            limit="no",
            stacks={1: 5000, 2: first + 10, 3: second + 10, 4: 5000},
            stakes=Stakes(5, 10),
            rules=conventions(short_raises=value),
        )
        go(hand, "flop")
        play(hand, Bet(bet), Raise(first), Raise(second), Call())
        return "raise" in hand.legal.names

    return Gap(
        convention="short_raises",
        outcomes=tuple((value, MAY[again(value)]) for value in ("together", "each")),
        facts={"bet": bet, "first": first, "second": second},
    )


@claim("limits.raise_of_5", twice(65, 2) + twice(77, 2), games=OMAHA, lesson=LESSON)
def _raise_of_5(bet: int = 5, least: int = 5, total: int = 10) -> Evidence:
    """The next player, and the one after him if the first only pays."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in ("pot", "no"):
                hand = go(table(game, limit), "flop")
                hand.act(Bet(bet))
                for _ in range(2):
                    to = bounds(hand).min_to
                    yield limit, (least, total), (to - bet, to)
                    hand.act(Call())
                    if hand.street != "flop" or hand.legal.wager is None:
                        break

    return every(cases())


# No limit on how many


@claim("limits.pot_uncapped", twice(71), games=OMAHA, lesson=LESSON)
def _pot_uncapped() -> Evidence:
    return _uncapped("pot")


@claim("limits.no_uncapped", twice(81), games=OMAHA, lesson=LESSON)
def _no_uncapped() -> Evidence:
    return _uncapped("no")


def _uncapped(limit: str, tries: int = 40) -> Evidence:
    """Raises by the least, for as long as anybody wants."""
    return every((game, tries, raise_on(go(table(game, limit), "flop"), tries)) for game in OMAHA)
