"""What players may do, and how rounds and hands end (game rules, lines 23 to 33 and 51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import LIMITS, Stakes
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    CODE,
    OMAHA,
    PLAYERS,
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
from pokerlib.play import Bet, BringIn, Call, Check, Fold, Hand, Raise
from pokerlib.play.events import BetsGathered, Dealt, HandEnded

TOPIC = "betting"
STUD_TOPIC = "seven_card_stud"
STUD = ("seven_card_stud",)
EVERYWHERE = (*OMAHA, *STUD)
ACTIONS = ("bet", "call", "check", "fold", "raise")


def shown_street(street: str, **more: Any) -> Hand:
    """Stud with three players, on this street; nobody shows a pair."""
    return go(stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad", **more), street)


def _flops() -> Iterator[Hand]:
    """Three players on the flop, one hand for each game and limit."""
    for game in OMAHA:
        for limit in LIMITS:
            yield go(table(game, limit), "flop")


def stay(hand: Hand) -> None:
    """Check or pay, or bring in where that is due."""
    names = hand.legal.names
    least = BringIn() if "bring_in" in names else Call()
    hand.act(Check() if "check" in names else least)


@claim("actions.names", twice(25, 1), games=OMAHA, topic=TOPIC, asked=1)
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
                stay(hand)
        return tuple(sorted(found))

    games = ("holdem", *OMAHA)  # "as in other games"
    return every((limit, ACTIONS, seen(game, limit)) for game in games for limit in LIMITS)


@claim("actions.depend", twice(25, 2), rules(236, 2), games=EVERYWHERE, topic=TOPIC)
def _depend() -> Evidence:
    """The same player on the same cards has other choices before and after a bet."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), shown_street("fifth")):
            before = hand.legal.names
            hand.act(Bet(hand.legal["bet"].min_to))
            yield hand.game.key, True, before != hand.legal.names

    return every(cases())


@claim("actions.always_fold", twice(25, 3), games=OMAHA, topic=TOPIC, asked=1)
def _always_fold() -> Evidence:
    """At every single decision, a free one too; whoever folds wins nothing."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                hand = table(game, limit)
                while hand.stage == "betting":
                    yield limit, True, "fold" in hand.legal.names
                    stay(hand)
            given_up = play(table(game), Fold(), Fold())
            yield game, -1, dict(events(given_up, HandEnded)[0].net)[1]

    return every(cases())


@claim("actions.check_or_bet", twice(25, 4), games=OMAHA, topic=TOPIC, asked=1)
def _check_or_bet() -> Evidence:
    """Where nobody has bet yet: check or bet, and a check leaves the player in the hand."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in _flops():
            seat, free = hand.to_act, {"check", "bet"} <= set(hand.legal.names)
            hand.act(Check())
            yield hand.limit.key, (True, True), (free, seat in hand.state.live)

    return every(cases())


@claim("actions.facing_a_bet", twice(25, 5), rules(236, 5), games=EVERYWHERE, topic=TOPIC, asked=1)
def _facing_a_bet() -> Evidence:
    """Fold, call or raise, until the bets of the round are used up in fixed limit."""
    said = ("fold", "call", "raise")

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), shown_street("fifth")):
            hand.act(Bet(hand.legal["bet"].min_to))
            yield hand.limit.key, said, hand.legal.names

    def capped() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (go(table("omaha", "fixed"), "flop"), shown_street("fifth")):
            raise_on(hand)
            yield hand.limit.key, said, hand.legal.names

    return every(cases(), but=capped(), exception="cap")


@claim("actions.call", twice(25, 6), rules(236, 6), games=EVERYWHERE, topic=TOPIC, asked=1)
def _call() -> Evidence:
    """What was bet before; whoever has chips in front already pays the difference."""
    bet, raised = 10, 30
    hand = go(table("omaha", "no", players=4), "flop")
    hand.act(Bet(bet))
    first = hand.legal.call
    up_to(hand, raised)
    second = hand.legal.call
    play(hand, Fold(), Fold())
    return every(
        [(bet, bet, first), (raised, raised, second)],
        but=[(raised, raised, hand.legal.call)],
        exception="own_chips",
        of="bet",
        gives="money",
        bet=bet,
        raised=raised,
        call=hand.legal.call,
    )


@claim("actions.raise", twice(25, 7), rules(236, 7), games=EVERYWHERE, topic=TOPIC, asked=1)
def _raise() -> Evidence:
    """The price first, and more on top of it."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (*_flops(), shown_street("fifth")):
            hand.act(Bet(hand.legal["bet"].min_to))
            for _ in range(3):
                price, over = hand.legal.price, hand.legal["raise"].min_to - hand.state.round.level
                made = up_to(hand, hand.legal["raise"].min_to)
                yield hand.limit.key, (price + over, True), (made.amount, made.by == over > 0)

    return every(cases())


# Before the flop


@claim("actions.before_flop", twice(29, 1), twice(29, 3), games=OMAHA, topic=TOPIC)
def _before_flop() -> Evidence:
    """Each player in his turn may fold, pay the big blind or raise it; the big blind may check."""
    said = ("fold", "call", "raise")
    checked = []

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                hand = table(game, limit)
                for _ in range(2):
                    yield limit, said, hand.legal.names
                    hand.act(Call())
                checked.append((limit, said, hand.legal.names))

    asked = list(cases())
    return every(asked, but=checked, exception="big_blind_checks")


@claim("actions.live_blind", twice(29, 2), games=OMAHA, topic=TOPIC, asked=1)
def _live_blind() -> Evidence:
    """The blind is a bet: the others pay it, and its player may raise once it is his turn."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                hand = table(game, limit)
                yield limit, hand.bets[2], hand.legal.call
                play(hand, Call(), Call())
                yield limit, (2, "fold", "check", "raise"), (hand.to_act, *hand.legal.names)

    return every(cases())


@claim("actions.call_and_raise_of_2", twice(29, 4), games=OMAHA, topic=TOPIC)
def _call_and_raise_of_2(big_blind: int = 2, call: int = 2, least: int = 4) -> Evidence:
    """So much is needed, but by whoever has less: he may be all in for that."""
    stakes, has = Stakes(big_blind // 2, big_blind), max(1, 2 * big_blind - 1)

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                legal = table(game, limit, stakes=stakes).legal
                yield 1000, (call, least), (legal.call, legal["raise"].min_to)

    rich = 500 * big_blind
    short = table(limit="no", stakes=stakes, stacks={1: rich, 2: rich, 3: has}).legal
    wager = short.wager
    side = (has, (call, least), (short.call, wager.min_to if wager else None))
    facts: dict[str, Any] = {"all_in": has, "least": least}
    return every(cases(), but=[side], exception="all_in", of="stack", gives="money", **facts)


@claim("actions.short_big_blind", twice(29, 4), games=OMAHA, topic=TOPIC)
def _short_big_blind(big_blind: int = 2) -> Evidence:
    """The big blind is all in for less than it: do the others pay all of it, or what is there?"""
    has = max(1, big_blind // 2)

    def price(value: str) -> int | None:
        return table(
            stacks={1: 50 * big_blind, 2: has, 3: 50 * big_blind},
            stakes=Stakes(has, big_blind),
            rules=conventions(short_blind_price=value),
        ).legal.call

    return Gap(
        convention="short_blind_price",
        gives="money",
        outcomes=tuple((value, price(value)) for value in ("full", "actual")),
        facts={"big_blind": big_blind, "full": price("full"), "actual": price("actual")},
    )


@claim("actions.structures_differ", twice(31, 1), games=OMAHA, topic=TOPIC, asked=1)
def _structures_differ() -> Evidence:
    """The same place and pot, and three different greatest bets."""
    most = {limit: go(table(limit=limit), "flop").legal["bet"].max_to for limit in LIMITS}
    return Agreement(said=len(most), computed=len(set(most.values())), facts=most)


@claim(
    "actions.clockwise",
    twice(29, 5),
    twice(21, 2),
    rules(204, 4),
    games=EVERYWHERE,
    topic=TOPIC,
    asked=1,
)
def _clockwise() -> Evidence:
    """From each player the turn goes to the next seat, until nobody has to act any more."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (table(players=6), table("omaha_hilo", players=6), shown_street("third")):
            street, seats = hand.street, len(hand.stacks)
            while True:
                seat = hand.to_act
                assert seat is not None
                stay(hand)
                if hand.street != street:
                    break
                yield seat, seat % seats + 1, hand.to_act

    return every(cases(), of="seat", gives="seat")


@claim("actions.equal_sums", twice(33), games=OMAHA, topic=TOPIC, asked=1)
def _equal_sums() -> Evidence:
    """All who are still in have put in the same, but for those who are all in for less."""
    all_in, bet = 7, 20

    def sums(hand: Hand) -> tuple[Any, Any, Any]:
        gathered = events(hand, BetsGathered)[-1]
        paid = tuple(paid for seat, paid in gathered.bets if seat in hand.state.round.live)
        return paid, 1, len(set(paid))

    def rounds() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for limit in LIMITS:
                hand = table(game, limit)
                hand.act(Raise(hand.legal["raise"].min_to))
                for street in ("flop", "turn", "river"):
                    yield sums(go(hand, street))
                    hand.act(Bet(hand.legal["bet"].min_to))

    short = table(limit="no", stacks={1: 100, 2: all_in, 3: 100})
    go(play(short, Raise(bet)), "flop")
    return every(
        rounds(),
        but=[sums(short)],
        exception="all_in",
        of="money",
        gives="sums",
        bet=bet,
        all_in=all_in,
    )


# The next hand


@claim("actions.next_hand", twice(51, 1), rules(232), games=EVERYWHERE, topic=TOPIC)
def _next_hand() -> Evidence:
    """The pot has gone out and the hand is over; with the chips that are left the next is dealt."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for hand in (table(), table("omaha_hilo"), shown_street("third")):
            done = finish(hand)
            ended = done.events[-1]
            names = [type(one).__name__ for one in done.events[-2:]]
            yield hand.game.key, (["PotAwarded", "HandEnded"], 0), (names, done.pot)
            button = ended.next_button if isinstance(ended, HandEnded) else None
            new = Hand(
                hand.game,
                hand.limit,
                stakes=hand.stakes,
                stacks=done.stacks,
                button=button,
                deck=CODE,
            )
            dealt = {one.seat for one in events(new, Dealt)}
            yield hand.game.key, (set(done.stacks), "betting"), (dealt, new.stage)

    return every(cases())


@claim("actions.button_moves", twice(51, 2), games=OMAHA, topic=TOPIC, asked=1)
def _button_moves() -> Evidence:
    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for players in PLAYERS:
                hand = finish(table(game, players=players))
                yield players, hand.state.seats[0], events(hand, HandEnded)[0].next_button

    return every(cases(), of="players", gives="seat")
