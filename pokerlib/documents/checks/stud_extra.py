"""Suits, all-ins, open pairs and a deck that runs out (game rules, lines 238 to 246)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from pokerlib.betting import Stakes
from pokerlib.cards import DECK
from pokerlib.documents.checks.stud import hand_of
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import every
from pokerlib.documents.table import bounds, conventions, events, finish, go, play, stud
from pokerlib.games import GAMES
from pokerlib.play import Bet, BringIn, Call, Check, Hand
from pokerlib.play.events import BoardDealt, RoundStarted

LESSON = "07_seven_card_stud"
GAME = ("seven_card_stud",)


def _opens(*ups: str, **more: Any) -> int | None:
    """Which of these up cards must open, by its place."""
    seat = stud(*ups, **more).to_act
    return None if seat is None else seat - 1


@claim("stud_extra.suit_decides", rules(240, 1), games=GAME, lesson=LESSON)
def _suit_decides() -> Evidence:
    """Two equal lowest cards: whatever the seats, the same one opens."""
    cases = ((ups, "2c", ups[_opens(*ups) or 0]) for ups in permutations(("2c", "2h", "Ks")))
    return every(cases, gives="card")


@claim("stud_extra.suit_order", rules(240, 2), games=GAME, lesson=LESSON)
def _suit_order() -> Evidence:
    """The four deuces without one, two, three of the lowest suits: who opens each time?"""
    deuces = ["2c", "2d", "2h", "2s"]
    cases = (
        (ups, deuces[n], ups[_opens(*ups) or 0])
        for n in range(3)
        for ups in permutations(deuces[n:])
    )
    return every(cases, gives="card")


@claim("stud_extra.deuce_of_clubs", rules(240, 3), games=GAME, lesson=LESSON)
def _deuce_of_clubs() -> Evidence:
    ups = ("2h", "2c", "Ks")
    return Agreement(said="2c", computed=ups[_opens(*ups) or 0])


@claim("stud_extra.no_suits_at_showdown", rules(240, 4), games=GAME, lesson=LESSON)
def _no_suits_at_showdown() -> Evidence:
    """Hands that differ in suits only share the pot."""
    hands = ("Ac Kc Qd 9d 7h 4h 2c", "As Ks Qh 9h 7d 4d 2s")
    shown = GAMES["seven_card_stud"].showdown(hands)
    return Agreement(said=(0, 1), computed=shown.winners("high"), shown=(shown,))


@claim("stud_extra.bring_in_moves", rules(242), games=GAME, lesson=LESSON)
def _bring_in_moves(ante: int = 1) -> Evidence:
    """The lowest card is all in for the ante: the next seat opens, whatever it shows."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for low in (1, 2, 3):
            ups = {1: "Kh", 2: "As", 3: "3d"}
            ups[low] = "2c"
            stacks = {seat: ante if seat == low else 100 for seat in ups}
            stakes = Stakes(small_bet=2, big_bet=4, ante=ante, bring_in=1)
            yield low, low % 3, _opens(*ups.values(), stacks=stacks, stakes=stakes)

    return every(cases())


# An open pair on fourth street

PAIR_UPS = ("2c 5d 9h Ks", "7h 7s Jc Qd", "Th 3s 6c Ad")  # the second seat pairs


def _pair_shows(**rules_: Any) -> Hand:
    return go(stud(*PAIR_UPS, rules=conventions(**rules_)), "fourth")


@claim("stud_extra.open_pair", rules(244, 1), games=GAME, lesson=LESSON)
def _open_pair(small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """With a pair in sight the big bet may open; without one only the small bet."""
    stakes = Stakes(small_bet=small_bet, big_bet=big_bet, ante=1, bring_in=1)
    pair = go(stud(*PAIR_UPS, stakes=stakes), "fourth")
    none = go(stud("2c 5d", "7h 8s", "Th 3s", stakes=stakes), "fourth")
    return Agreement(
        said=(True, False),
        computed=(big_bet in bounds(pair).sizes, big_bet in bounds(none).sizes),
        facts={"big": big_bet},
    )


@claim("stud_extra.opens_with_raise", rules(244, 1), games=GAME, lesson=LESSON)
def _opens_with_raise() -> Evidence:
    """The betting is opened by a bet; a raise needs a bet to raise."""
    return Agreement(
        said=("bet", "raise"),
        computed=tuple(name for name in _pair_shows().legal.names if name in ("bet", "raise")),
    )


@claim("stud_extra.who_may", rules(244, 1), games=GAME, lesson=LESSON)
def _who_may() -> Evidence:
    """The player with the pair checks: may the next one make the big bet?"""
    return Gap(
        convention="open_pair_on_fourth",
        gives="money",
        outcomes=tuple(
            (value, bounds(play(_pair_shows(open_pair_on_fourth=value), Check())).sizes)
            for value in ("anyone", "that_player")
        ),
    )


@claim("stud_extra.raise_by", rules(244, 1), games=GAME, lesson=LESSON)
def _raise_by(small_bet: int = 2) -> Evidence:
    """A small bet was made: may it be raised by a big one?"""
    return Gap(
        convention="open_pair_raise",
        gives="money",
        outcomes=tuple(
            (value, bounds(play(_pair_shows(open_pair_raise=value), Bet(small_bet))).sizes)
            for value in ("either", "small")
        ),
    )


@claim("stud_extra.big_bet_stays", rules(244, 2), games=GAME, lesson=LESSON)
def _big_bet_stays(big_bet: int = 4) -> Evidence:
    """After a big bet every raise of the street is by a big bet."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        hand = play(_pair_shows(), Bet(big_bet))
        for count in (2, 3, 4):
            yield count, (count * big_bet,), bounds(hand).sizes
            hand.act(list(hand.legal)[-1])

    return every(cases())


# The deck runs out


@claim("stud_extra.eight_seats", rules(246, 1), games=GAME, lesson=LESSON)
def _eight_seats(players: int = 8) -> Evidence:
    return Agreement(said=players, computed=GAMES["seven_card_stud"].seats)


@claim("stud_extra.runs_out", rules(246, 1), games=GAME, lesson=LESSON)
def _runs_out(players: int = 8, deck: int = 52) -> Evidence:
    """Seven cards for each would be more than there are."""
    wanted = players * GAMES["seven_card_stud"].hole
    return Agreement(
        said=(True, True),
        computed=(wanted > deck, bool(_shared(players))),
        facts={"wanted": wanted, "players": players, "deck": deck},
    )


@claim("stud_extra.before_seventh", rules(246, 1), games=GAME, lesson=LESSON)
def _before_seventh(players: int = 8) -> Evidence:
    """ "Before seventh street" none would be left; but there are some, only too few."""
    hand = go(hand_of(1, players), "sixth")
    left = len(DECK) - hand.state.dealt
    return Agreement(said=0, computed=left, facts={"dealt": hand.state.dealt, "left": left})


def _shared(players: int, **rules_: Any) -> list[BoardDealt]:
    """The card that all share, if it comes to that."""
    dealt = events(finish(hand_of(1, players, **rules_)), BoardDealt)
    return [one for one in dealt if one.shared]


@claim("stud_extra.burnt", rules(246, 1), games=GAME, lesson=LESSON)
def _burnt(players: int = 7) -> Evidence:
    """Seven players need 49 cards: whether the deck runs out depends on cards burnt."""
    return Gap(
        convention="burn",
        outcomes=tuple(
            (value, "shared_card" if _shared(players, burn=value) else "own_cards")
            for value in (False, True)
        ),
    )


@claim("stud_extra.shared_card", rules(246, 2), games=GAME, lesson=LESSON)
def _shared_card() -> Evidence:
    """One open card on seventh street, which is among the cards of everybody."""
    hand = finish(hand_of(1, 8))
    [shared] = _shared(8)
    board = tuple(card for card in hand.board if card)
    made = [GAMES["seven_card_stud"].made(_six(hand, seat), board) for seat in hand.stacks]
    playing = [one["high"] for one in made if one["high"] is not None]
    return Agreement(
        said=(1, "seventh", 6, 8),
        computed=(len(shared.cards), shared.street, len(_six(hand, 1)), len(playing)),
        shown=(tuple(card for card in shared.cards if card),),
    )


def _six(hand: Hand, seat: int) -> tuple[Any, ...]:
    return tuple(card for card in hand.hole(seat) if card)


@claim("stud_extra.round_goes_on", rules(246, 2), games=GAME, lesson=LESSON)
def _round_goes_on() -> Evidence:
    """With the shared card too there is a last round of betting, and all eight are in it."""
    hand = hand_of(1, 8)
    play(hand, BringIn(), *[Call()] * 7)
    last = events(finish(hand), RoundStarted)[-1]
    return Agreement(
        said=("seventh", True, 8),
        computed=(last.street, last.first is not None, len(last.showing)),
        facts={"players": len(last.showing)},
    )
