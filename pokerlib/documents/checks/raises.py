"""The least and the most that may be bet and raised, and how often (game rules, lines 63 to 81)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.documents.checks.limits import CHIPS, MAY, STREETS
from pokerlib.documents.model import Evidence, Gap
from pokerlib.documents.registry import claim, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    OMAHA,
    PLAYERS,
    bounds,
    conventions,
    go,
    play,
    raise_on,
    table,
    up_to,
)
from pokerlib.play import Bet, Call, Raise

TOPIC = "betting"


@claim("limits.least_bet_pot", twice(63), games=OMAHA, topic=TOPIC, asked=2)
def _least_bet_pot() -> Evidence:
    return _least_bet("pot")


@claim("limits.least_bet_no", twice(75), games=OMAHA, topic=TOPIC, asked=2)
def _least_bet_no() -> Evidence:
    return _least_bet("no")


def _least_bet(limit: str) -> Evidence:
    """The big blind on every street, but for whoever has less than that."""
    big_blind, all_in = 2, 1

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for street in STREETS[1:]:
                yield street, big_blind, bounds(go(table(game, limit), street)).min_to

    stacks = {1: big_blind + all_in, 2: CHIPS, 3: CHIPS}
    short = go(table(limit=limit, stacks=stacks), "flop")
    side = ("flop", big_blind, bounds(short).min_to)
    facts: dict[str, Any] = {"least": big_blind, "all_in": all_in}
    return every(cases(), but=[side], exception="all_in", gives="money", **facts)


@claim("limits.most_bet_pot", twice(63), games=OMAHA, topic=TOPIC, asked=2)
def _most_bet_pot() -> Evidence:
    """As much as is in the pot, whatever that is."""
    cases = (
        (hand.pot, hand.pot, bounds(hand).max_to)
        for game in OMAHA
        for players in PLAYERS
        for hand in [go(table(game, players=players), "flop")]
    )
    return every(cases, of="pot", gives="money")


@claim("limits.most_bet_no", twice(75), twice(79), games=OMAHA, topic=TOPIC, asked=2)
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

    return every(cases(), of="stack", gives="money")


LEAST_RAISE = twice(65, 1) + twice(77, 1)


@claim("limits.least_raise", LEAST_RAISE, games=OMAHA, topic=TOPIC)
def _least_raise() -> Evidence:
    """By the last bet or raise of the round; whoever has less may put in all of it."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in ("pot", "no"):
                for bet, raised in ((2, 4), (3, 8), (5, 20), (6, 13)):
                    hand = go(table(game, limit), "flop")
                    made = up_to(hand, bet)
                    yield bet, bet + made.by, bounds(hand).min_to
                    made = up_to(hand, raised)
                    yield raised, raised + made.by, bounds(hand).min_to

    bet, all_in = 10, 14
    short = go(table(limit="no", stacks={1: CHIPS, 2: all_in + 2, 3: CHIPS}), "flop")
    short.act(Bet(bet))
    side = (bet, 2 * bet, bounds(short).min_to)
    facts: dict[str, Any] = {"bet": bet, "all_in": all_in}
    return every(cases(), but=[side], exception="all_in", of="bet", gives="money", **facts)


@claim("limits.over_short_bet", LEAST_RAISE, games=OMAHA, topic=TOPIC)
def _over_short_bet() -> Evidence:
    """The bet before was an all-in of less than the least bet: is that "the last bet"?"""
    big_blind, all_in = 10, 5

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
        gives="money",
        outcomes=tuple((value, least(value)) for value in ("add", "complete")),
        facts={"all_in": all_in, "add": least("add"), "complete": least("complete")},
    )


@claim("limits.reopened", LEAST_RAISE, games=OMAHA, topic=TOPIC)
def _reopened() -> Evidence:
    """Two short all-ins which together make a full raise: may the bettor raise again?"""
    bet, first, second = 100, 125, 200

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


@claim("limits.raise_of_5", twice(65, 2) + twice(77, 2), games=OMAHA, topic=TOPIC)
def _raise_of_5(bet: int = 5, least: int = 5, total: int = 10) -> Evidence:
    """The next player, and the one after him if the first only pays; after a raise it is more."""
    stakes = Stakes((bet + 1) // 2, bet)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in ("pot", "no"):
                hand = go(table(game, limit, stakes=stakes), "flop")
                hand.act(Bet(bet))
                for _ in range(2):
                    to = bounds(hand).min_to
                    yield bet, (least, total), (to - bet, to)
                    hand.act(Call())
                    if hand.street != "flop" or hand.legal.wager is None:
                        break

    raised, by = 4 * bet, 3 * bet
    hand = go(table(limit="no", stakes=stakes), "flop")
    play(hand, Bet(bet), Raise(raised))
    side = (raised, least, bounds(hand).min_to - raised)
    facts: dict[str, Any] = {"bet": bet, "raised": raised, "by": by, "to": raised + by}
    return every(cases(), but=[side], exception="raised_more", of="bet", gives="money", **facts)


# No limit on how many


@claim("limits.pot_uncapped", twice(71), games=OMAHA, topic=TOPIC, asked=2)
def _pot_uncapped() -> Evidence:
    return _uncapped("pot")


@claim("limits.no_uncapped", twice(81), games=OMAHA, topic=TOPIC, asked=2)
def _no_uncapped() -> Evidence:
    return _uncapped("no")


def _uncapped(limit: str, tries: int = 40) -> Evidence:
    """Raises by the least, for as long as anybody wants."""
    cases = ((game, tries, raise_on(go(table(game, limit), "flop"), tries)) for game in OMAHA)
    return every(cases, gives="bets")
