"""What players may do, and how rounds and hands end (game rules, lines 23 to 33 and 51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import LIMITS, Stakes
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    OMAHA,
    bounds,
    conventions,
    events,
    finish,
    go,
    play,
    raise_on,
    stud,
    table,
    up_to,
)
from pokerlib.play import Bet, BringIn, Call, Check, Complete, Fold, Hand, Raise
from pokerlib.play.events import BetsGathered, HandEnded, RoundStarted

LESSON = "05_betting"
STUD_LESSON = "07_seven_card_stud"
STUD = ("seven_card_stud",)
EVERYWHERE = (*OMAHA, *STUD)
ACTIONS = ("bet", "call", "check", "fold", "raise")


def _shown(street: str, **more: Any) -> Hand:
    """Stud with three players, on this street; nobody shows a pair."""
    return go(stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad", **more), street)


def _flops() -> Iterator[Hand]:
    """Three players on the flop, one hand for each game and limit."""
    for game in OMAHA:
        for limit in LIMITS:
            yield go(table(game, limit), "flop")


def _stay(hand: Hand) -> None:
    """Check or pay, or bring in where that is due."""
    names = hand.legal.names
    stay = BringIn() if "bring_in" in names else Call()
    hand.act(Check() if "check" in names else stay)


@claim("actions.names", twice(25, 1), games=OMAHA, lesson=LESSON)
def _names() -> Evidence:
    """All that can be done in the rounds of a hand: these five, each of them somewhere."""

    def seen(game: str, limit: str) -> tuple[str, ...]:
        hand, found = table(game, limit), set[str]()
        while hand.stage == "betting":
            found |= set(hand.legal.names)
            street = hand.street
            if street == "flop" and not hand.state.round.level:
                hand.act(Bet(hand.legal["bet"].min_to))
            else:
                _stay(hand)
        return tuple(sorted(found))

    return every((limit, ACTIONS, seen(game, limit)) for game in OMAHA for limit in LIMITS)


@claim("actions.names_stud", rules(236, 1), games=STUD, lesson=STUD_LESSON)
def _names_stud() -> Evidence:
    """Stud has two more: bringing in, and completing to a full bet."""
    hand, found = stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad"), set[str]()
    while hand.stage == "betting":
        found |= set(hand.legal.names)
        if hand.street == "fourth" and hand.legal.wager and hand.legal.wager.name == "bet":
            hand.act(Bet(2))
        else:
            _stay(hand)
    return Agreement(said=ACTIONS, computed=tuple(sorted(found)))


@claim("actions.depend", twice(25, 2), rules(236, 2), games=EVERYWHERE, lesson=LESSON)
def _depend() -> Evidence:
    """The same player on the same cards has other choices before and after a bet."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), _shown("fifth")):
            before = hand.legal.names
            hand.act(Bet(hand.legal["bet"].min_to))
            yield hand.game.key, True, before != hand.legal.names

    return every(cases())


@claim("actions.always_fold", twice(25, 3), games=OMAHA, lesson=LESSON)
def _always_fold() -> Evidence:
    """At every single decision, a free one too; whoever folds wins nothing."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                hand = table(game, limit)
                while hand.stage == "betting":
                    yield limit, True, "fold" in hand.legal.names
                    _stay(hand)
            given_up = play(table(game), Fold(), Fold())
            yield game, -1, dict(events(given_up, HandEnded)[0].net)[1]

    return every(cases())


@claim("actions.always_fold_stud", rules(236, 3), games=STUD, lesson=STUD_LESSON)
def _always_fold_stud() -> Evidence:
    """Not the player with the lowest card: he must open (line 204)."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        hand = stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad")
        while hand.stage == "betting":
            yield hand.street, True, "fold" in hand.legal.names
            _stay(hand)

    return every(cases())


@claim("actions.check_or_bet", twice(25, 4), games=OMAHA, lesson=LESSON)
def _check_or_bet() -> Evidence:
    """Where nobody has bet yet: check or bet, and a check leaves the player in the hand."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in _flops():
            seat, free = hand.to_act, {"check", "bet"} <= set(hand.legal.names)
            hand.act(Check())
            yield hand.limit.key, (True, True), (free, seat in hand.state.live)

    return every(cases())


@claim("actions.check_or_bet_stud", rules(236, 4), games=STUD, lesson=STUD_LESSON)
def _check_or_bet_stud() -> Evidence:
    """On third street nobody has bet, and yet the first player may not check (line 204)."""
    streets = ("third", "fourth", "fifth", "sixth", "seventh")
    return every(
        (street, True, {"check", "bet"} <= set(_shown(street).legal.names)) for street in streets
    )


@claim("actions.facing_a_bet", twice(25, 5), rules(236, 5), games=EVERYWHERE, lesson=LESSON)
def _facing_a_bet() -> Evidence:
    """Fold, call or raise, until the bets of the round are used up in fixed limit (line 59)."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), _shown("fifth")):
            hand.act(Bet(hand.legal["bet"].min_to))
            yield hand.limit.key, ("fold", "call", "raise"), hand.legal.names
        for hand in (go(table("omaha", "fixed"), "flop"), _shown("fifth")):
            raise_on(hand)
            yield hand.limit.key, ("fold", "call", "raise"), hand.legal.names

    return every(cases())


@claim("actions.call", twice(25, 6), rules(236, 6), games=EVERYWHERE, lesson=LESSON)
def _call(bet: int = 10, raised: int = 30) -> Evidence:
    """What the others have bet, less what one has bet oneself: only without own chips the same."""
    hand = go(table("omaha", "no"), "flop")
    hand.act(Bet(bet))
    first = hand.legal.call
    up_to(hand, raised)
    hand.act(Fold())
    second = hand.legal.call
    cases = ((bet, bet, first), (raised, raised, second))
    return every(cases, of="bet", gives="money", bet=bet, raised=raised, call=second)


@claim("actions.raise", twice(25, 7), rules(236, 7), games=EVERYWHERE, lesson=LESSON)
def _raise() -> Evidence:
    """The price first, and more on top of it."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), _shown("fifth")):
            hand.act(Bet(hand.legal["bet"].min_to))
            for _ in range(3):
                price, over = hand.legal.price, hand.legal["raise"].min_to - hand.state.round.level
                made = up_to(hand, hand.legal["raise"].min_to)
                yield hand.limit.key, (price + over, True), (made.amount, made.by == over > 0)

    return every(cases())


# Before the flop


@claim("actions.before_flop", twice(29, 1), twice(29, 3), games=OMAHA, lesson=LESSON)
def _before_flop() -> Evidence:
    """The first to act may fold, pay the big blind or raise it."""
    return every(
        (limit, ("fold", "call", "raise"), table(game, limit).legal.names)
        for game in OMAHA
        for limit in LIMITS
    )


@claim("actions.live_blind", twice(29, 2), games=OMAHA, lesson=LESSON)
def _live_blind() -> Evidence:
    """The blind is a bet of its player: he may raise once it is his turn, though nobody did."""
    return every(
        (limit, (2, "fold", "check", "raise"), (hand.to_act, *hand.legal.names))
        for game in OMAHA
        for limit in LIMITS
        for hand in [play(table(game, limit), Call(), Call())]
    )


@claim("actions.call_and_raise_of_2", twice(29, 4), games=OMAHA, lesson=LESSON)
def _call_and_raise_of_2(
    big_blind: int = 2, call: int = 2, least: int = 4, all_in: int = 3
) -> Evidence:
    """So much is needed, but by whoever has less: he may be all in for that."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        stakes = Stakes(big_blind // 2, big_blind)
        for game in OMAHA:
            for limit in LIMITS:
                legal = table(game, limit, stakes=stakes).legal
                yield 1000, (call, least), (legal.call, legal["raise"].min_to)
        short = table(limit="no", stakes=stakes, stacks={1: 1000, 2: 1000, 3: all_in}).legal
        yield all_in, (call, least), (short.call, short["raise"].min_to)

    return every(cases(), of="stack", gives="money", all_in=all_in, least=least)


@claim("actions.short_big_blind", twice(29, 4), games=OMAHA, lesson=LESSON)
def _short_big_blind(big_blind: int = 2, has: int = 1) -> Evidence:
    """The big blind is all in for less than it: do the others pay all of it, or what is there?"""

    def price(value: str) -> int | None:
        return table(
            stacks={1: 100, 2: has, 3: 100},
            stakes=Stakes(has, big_blind),
            rules=conventions(short_blind_price=value),
        ).legal.call

    return Gap(
        convention="short_blind_price",
        gives="money",
        outcomes=tuple((value, price(value)) for value in ("full", "actual")),
        facts={"full": price("full"), "actual": price("actual")},
    )


@claim("actions.structures_differ", twice(31, 1), games=OMAHA, lesson=LESSON)
def _structures_differ() -> Evidence:
    """The same place and pot, and three different greatest bets."""
    most = {limit: go(table(limit=limit), "flop").legal["bet"].max_to for limit in LIMITS}
    return Agreement(said=len(most), computed=len(set(most.values())), facts=most)


@claim(
    "actions.clockwise", twice(29, 5), twice(21, 2), rules(204, 4), games=EVERYWHERE, lesson=LESSON
)
def _clockwise() -> Evidence:
    """From each player the turn goes to the next seat, until nobody has to act any more."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (table(players=6), table("omaha_hilo", players=6), _shown("third")):
            street, seats = hand.street, len(hand.stacks)
            while True:
                seat = hand.to_act
                assert seat is not None
                _stay(hand)
                if hand.street != street:
                    break
                yield seat, seat % seats + 1, hand.to_act

    return every(cases())


@claim("actions.equal_sums", twice(33), games=OMAHA, lesson=LESSON)
def _equal_sums(all_in: int = 7, bet: int = 20) -> Evidence:
    """All who are still in have put in the same, but for those who are all in for less."""

    def sums(hand: Hand) -> tuple[int, ...]:
        gathered = events(hand, BetsGathered)[-1]
        return tuple(paid for seat, paid in gathered.bets if seat in hand.state.round.live)

    normal = go(play(table(limit="no"), Raise(bet)), "flop")
    short = table(limit="no", stacks={1: 100, 2: all_in, 3: 100})
    go(play(short, Raise(bet)), "flop")
    cases = ((paid, 1, len(set(paid))) for paid in map(sums, (normal, short)))
    return every(cases, of="money", gives="sums", bet=bet, all_in=all_in)


# The next hand


@claim("actions.next_hand", twice(51, 1), rules(232), games=EVERYWHERE, lesson=LESSON)
def _next_hand() -> Evidence:
    """Once the pot has gone out nothing else happens: the hand is over."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (table(), table("omaha_hilo"), _shown("third")):
            done = finish(hand)
            names = [type(one).__name__ for one in done.events[-2:]]
            yield hand.game.key, (["PotAwarded", "HandEnded"], 0), (names, done.pot)

    return every(cases())


@claim("actions.button_moves", twice(51, 2), games=OMAHA, lesson=LESSON)
def _button_moves() -> Evidence:
    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in range(2, 11):
                hand = finish(table(game, players=players))
                yield players, hand.state.seats[0], events(hand, HandEnded)[0].next_button

    return every(cases(), of="players", gives="seat")


@claim("actions.fixed_sizes_stud", rules(236, 8), games=STUD, lesson=STUD_LESSON)
def _fixed_sizes_stud(all_in: int = 3) -> Evidence:
    """On each street only so large a bet is allowed, or all that somebody has."""
    sizes = {"third": 2, "fourth": 2, "fifth": 4, "sixth": 4, "seventh": 4}

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for street, size in sizes.items():
            hand = _shown(street)
            found = events(hand, RoundStarted)[-1]
            wager = hand.legal.wager
            yield street, ((size,), (size,)), (found.sizes, wager.sizes if wager else ())
            if street == "third":
                hand.act(Complete())
                yield street, (2 * size,), hand.legal["raise"].sizes
        size, short = sizes["fifth"], _shown("fifth", stacks={1: 99, 2: 99, 3: all_in + 2})
        while short.to_act != 3:
            short.act(Check())
        yield "fifth", (size,), (up_to(short, bounds(short).max_to).by,)

    return every(cases(), gives="money", all_in=all_in, size=sizes["fifth"])
