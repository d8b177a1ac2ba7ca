"""Showing the cards and dividing the pot (game rules, lines 47 to 49, and in stud 226 to 230)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.documents.model import Evidence, Gap
from pokerlib.documents.registry import claim, rules, twice
from pokerlib.documents.sample import also, every
from pokerlib.documents.table import (
    OMAHA,
    PLAYERS,
    conventions,
    events,
    finish,
    go,
    omaha_deck,
    play,
    stud,
    table,
)
from pokerlib.games import GAMES
from pokerlib.play import Action, Bet, BringIn, Call, Check, Fold, Hand, Raise
from pokerlib.play.events import PotAwarded, ShowdownStarted

TOPIC = "betting"
STUD_TOPIC = "seven_card_stud"
STUD = ("seven_card_stud",)
UPS = ("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad")  # nobody pairs; seats 1, 2 and 3


def order(hand: Hand) -> tuple[int, ...]:
    """In which order the hands are shown."""
    return events(hand, ShowdownStarted)[0].order


def _bet_by(hand: Hand, seat: int, raiser: int | None = None) -> Hand:
    """On the last street this seat bets, perhaps another raises, and all the others call."""
    while hand.stage == "betting":
        level = hand.state.round.level
        if hand.to_act == seat and not level:
            hand.act(Bet(hand.legal["bet"].min_to))
        elif hand.to_act == raiser and level == hand.state.round.sizes[0]:
            hand.act(Raise(hand.legal["raise"].min_to))
        else:
            hand.act(Check() if "check" in hand.legal.names else Call())
    return hand


@claim("showdown.last_to_bet", twice(49, 1), games=OMAHA, topic=TOPIC, asked=3)
def _last_to_bet() -> Evidence:
    """Whoever bet last on the river shows first; where somebody raised, that is the raiser."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for seat in (1, 2, 3):
                yield seat, seat, order(_bet_by(go(table(game), "river"), seat))[0]
                raiser = seat % 3 + 1
                hand = _bet_by(go(table(game, "fixed"), "river"), seat, raiser)
                yield raiser, raiser, order(hand)[0]

    alone = play(go(table(), "river"), Bet(6), Fold(), Fold())
    nobody = bool(events(alone, ShowdownStarted))
    return also(every(cases(), of="seat", gives="seat"), None, False, nobody)


@claim("showdown.no_bets", twice(49, 2), games=OMAHA, topic=TOPIC, asked=3)
def _no_bets() -> Evidence:
    """The seat after the button; if it has folded, the next one that is still in."""
    cases = (
        (players, 1, order(go(table(game, players=players), "none"))[0])
        for game in OMAHA
        for players in PLAYERS
    )
    folded = play(table(), Call(), Fold(), Check())
    side = (3, 1, order(go(folded, "none"))[0])
    return every(cases, but=[side], exception="folded", of="players", gives="seat")


@claim("showdown.best_wins", rules(49, 3), rules(230, 1), games=("omaha", *STUD), topic=TOPIC)
def _best_wins(cards: int = 5) -> Evidence:
    """The best hand takes the pot, against one rival and against two, in Omaha and in stud."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        board, aces, kings = "As Kd 7h 4c 2d", "Ah Ad 9s 8s", "Kh Kc Qs Js"
        for holes in ((aces, kings), (kings, aces, "7c 7s 6h 6c")):
            hand = finish(table(players=len(holes), deck=omaha_deck(board, *holes)))
            best = holes.index(aces) + 1
            yield best, {best}, _winners(hand)
        shown = finish(stud("2c 5d 9h Ks", "7h 8s Jc Qd", downs=("2d 2h 2s", "7c 3d 4s")))
        yield 1, {1}, _winners(shown)

    sizes = {GAMES[game].ranking("high").size for game in ("omaha", *STUD)}
    return also(every(cases(), of="seat"), None, {cards}, sizes, gives="cards")


def _winners(hand: Hand) -> set[int]:
    return {part.seat for award in events(hand, PotAwarded) for part in award.parts}


@claim("showdown.which_pot", rules(49, 3), rules(230, 1), games=("omaha", *STUD), topic=TOPIC)
def _which_pot() -> Evidence:
    """The best hand was all in for less: all the money, or only the main pot?"""
    has, others = 50, 100
    holes = ("Ah Ad 9s 8s", "Kh Kc Qs Js", "7c 7s 6h 6c")
    hand = table(
        limit="no",
        stacks={1: has, 2: others, 3: others},
        deck=omaha_deck("As Kd 7h 4c 2d", *holes),
    )
    while hand.stage == "betting":
        wager = hand.legal.wager
        raising = wager is not None and hand.street == "preflop"
        hand.act(_all_in(hand) if raising else Check() if not hand.legal.call else Call())
    finish(hand)
    awards = events(hand, PotAwarded)
    whole = sum(award.amount for award in awards)
    won = sum(part.amount for award in awards for part in award.parts if part.seat == 1)
    return Gap(
        convention="side_pots",
        gives="money",
        outcomes=(("one_pot", whole), ("side_pots", won)),
        facts={"has": has, "whole": whole, "won": won},
    )


def _all_in(hand: Hand) -> Action:
    return list(hand.legal)[-1]


def _awarded(hand: Hand, share: str = "high") -> tuple[int, ...]:
    """What each seat takes of the last pot for this share."""
    found = {
        p.seat: p.amount for a in events(hand, PotAwarded) for p in a.parts if p.share == share
    }
    return tuple(found[seat] for seat in sorted(found))


EQUAL = ("Ah Kh 8c 6c", "Ad Kc 8s 6s")  # on this board both make two pair, aces and kings
EQUAL_BOARD = "As Kd Qh 9c 5d"


@claim("showdown.split_equally", twice(49, 5), games=OMAHA, topic=TOPIC)
def _split_equally() -> Evidence:
    """Two equal hands, and three: each takes the same of a pot that divides."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for game in OMAHA:
            for raised in (6, 10, 20):
                hand = table(
                    game, "no", players=2, deck=omaha_deck(EQUAL_BOARD, *EQUAL), stakes=Stakes(1, 2)
                )
                finish(play(hand, Raise(raised), Call()))
                yield 2 * raised, (raised, raised), _awarded(hand)

    return every(cases(), of="pot", gives="money")


@claim("showdown.split", twice(49, 5), games=OMAHA, topic=TOPIC)
def _split() -> Evidence:
    """Equal hands, and an odd number of chips: who takes the one that is left over?"""
    small_blind, big_blind = 1, 2

    def parts(value: str) -> tuple[int, ...]:
        hand = table(
            deck=omaha_deck("As Kd 7h 5c 9d", "Th 8h 6s 4d", "Qd Jh 3h 2c", "Qs Jc 3c 2h"),
            stakes=Stakes(small_blind, big_blind),
            rules=conventions(odd_chip=value),
        )
        return _awarded(finish(play(hand, Call(), Fold())))

    return Gap(
        convention="odd_chip",
        gives="chips",
        outcomes=tuple((value, parts(value)) for value in ("left_of_button", "high_card")),
        facts={"pot": small_blind + 2 * big_blind},
    )


# Stud


@claim("showdown.last_to_bet_stud", rules(228, 1), games=STUD, topic=STUD_TOPIC, asked=3)
def _last_to_bet_stud(left: int = 2) -> Evidence:
    """Whoever bet last shows first, or whoever raised; cards are shown where so many are left."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for seat in (1, 2, 3):
            yield seat, seat, order(_bet_by(go(stud(*UPS), "seventh"), seat))[0]
            raiser = seat % 3 + 1
            yield raiser, raiser, order(_bet_by(go(stud(*UPS), "seventh"), seat, raiser))[0]

    least = min(n for n in (1, 2, 3) if _left(n))
    return also(every(cases(), of="seat", gives="seat"), None, left, least, gives="players")


def _left(players: int) -> bool:
    """Whether cards are shown when so many of three are left after the last round."""
    hand = go(stud(*UPS), "seventh")
    hand.act(Bet(4))
    for _ in range(3 - players):
        hand.act(Fold())
    while hand.stage == "betting":
        hand.act(Call())
    return bool(events(hand, ShowdownStarted))


@claim("showdown.which_round_stud", rules(228, 1), games=STUD, topic=STUD_TOPIC)
def _which_round_stud() -> Evidence:
    """Bet on sixth street, checks on seventh: whose bet was "the last"?"""

    def first(value: str) -> int:
        hand = go(stud(*UPS, rules=conventions(first_to_show=value)), "sixth")
        while hand.street == "sixth":
            open_ = hand.to_act == 3 and not hand.state.round.level
            hand.act(Bet(4) if open_ else Check() if not hand.legal.call else Call())
        return order(go(hand, "none"))[0]

    return Gap(
        convention="first_to_show",
        gives="seat",
        outcomes=tuple((value, first(value)) for value in ("last_street", "whole_hand")),
    )


@claim("showdown.earliest_seat", rules(228, 2), games=STUD, topic=STUD_TOPIC)
def _earliest_seat(first: int = 1, second: int = 2) -> Evidence:
    """No bet on the last street: the lowest seat that is still in, whoever has folded."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        yield 1, (first, second), order(go(stud(*UPS), "none"))[:2]
        hand = go(stud("Kc 5d 9h 3s", "2h 8s Jc Qd", "7h 3d 6c Ad"), "third")
        play(hand, BringIn(), Call(), Fold())
        yield 2, (second, second + 1), order(go(hand, "none"))

    return every(cases(), of="seat", gives="seat")


@claim("showdown.others_clockwise", rules(228, 3), games=STUD, topic=STUD_TOPIC)
def _others_clockwise() -> Evidence:
    cases = (
        (
            seat,
            (seat, seat % 3 + 1, (seat + 1) % 3 + 1),
            order(_bet_by(go(stud(*UPS), "seventh"), seat)),
        )
        for seat in (1, 2, 3)
    )
    return every(cases, of="seat", gives="seat")


@claim("showdown.split_equally_stud", rules(230, 2), games=STUD, topic=STUD_TOPIC)
def _split_equally_stud() -> Evidence:
    """Two equal hands after everybody paid the same: each takes half."""
    boards = ("2c Qd 8h 9c", "2d Qh 8s 9d")

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for street in ("fourth", "sixth"):
            hand = go(stud(*boards, downs=("As Kd 7h", "Ac Kh 7d")), street)
            hand.act(Bet(hand.legal["bet"].min_to))
            shares = _awarded(finish(play(hand, Call())))
            pot = sum(shares)
            yield pot, (pot // 2, pot // 2), shares

    return every(cases(), of="pot", gives="money")


@claim("showdown.split_stud", rules(230, 2), games=STUD, topic=STUD_TOPIC)
def _split_stud() -> Evidence:
    """Equal hands and an odd chip, where there is no button to count from."""
    ante, bring_in = 2, 1

    def parts(value: str) -> tuple[int, ...]:
        hand = stud(
            "2c Qd 8h 9c",
            "Ah Jd Tc 7c",
            "As Jc Th 7d",
            downs=("4s 5c 3h", "Ks 3c 4d", "Kd 3d 4h"),
            stakes=Stakes(small_bet=2, big_bet=4, ante=ante, bring_in=bring_in),
            rules=conventions(odd_chip_stud=value),
        )
        return _awarded(finish(hand))

    return Gap(
        convention="odd_chip_stud",
        gives="chips",
        outcomes=tuple((value, parts(value)) for value in ("high_card", "all_cards", "first_seat")),
        facts={"pot": 3 * (ante + bring_in)},
    )
