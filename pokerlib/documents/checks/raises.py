"""The least and the most that may be bet and raised, and how often (game rules, lines 63 to 81)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.documents.checks.limits import CHIPS, MAY, STREETS
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    OMAHA,
    bounds,
    conventions,
    go,
    play,
    raise_on,
    table,
    up_to,
)
from pokerlib.play import Bet, Call, Raise

LESSON = "05_betting"


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

    return every(cases(), gives="money", least=big_blind, all_in=all_in)


@claim("limits.most_bet_pot", twice(63), games=OMAHA, lesson=LESSON)
def _most_bet_pot() -> Evidence:
    """As much as is in the pot, whatever that is."""
    cases = (
        (hand.pot, hand.pot, bounds(hand).max_to)
        for game in OMAHA
        for players in range(2, 11)
        for hand in [go(table(game, players=players), "flop")]
    )
    return every(cases, of="pot", gives="money")


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

    return every(cases(), of="stack", gives="money")


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

    return every(cases(), of="bet", gives="money")


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
        gives="money",
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


@claim("limits.raise_of_5_by_all", twice(65, 2) + twice(77, 2), games=OMAHA, lesson=LESSON)
def _raise_of_5_by_all(bet: int = 5, raised: int = 20, least: int = 5) -> Evidence:
    """ "Every next player": but once somebody raises by more, that is the least (line 65)."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for limit in ("pot", "no"):
            hand = go(table(limit=limit), "flop")
            play(hand, Bet(bet))
            yield bet, least, bounds(hand).min_to - bet
            play(hand, Raise(raised))
            yield raised, least, bounds(hand).min_to - raised

    by = raised - bet
    return every(cases(), of="bet", gives="raise_by", bet=bet, raised=raised, by=by, to=raised + by)


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
