"""Suits, all-ins, open pairs and a deck that runs out (game rules, lines 238 to 246)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from pokerlib.cards import ACE, DECK, SUITS, Card, cards
from pokerlib.documents.checks.stud import STREETS, UPS, hand_of, stakes_of
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import also, every
from pokerlib.documents.table import bounds, conventions, events, finish, go, play, stud
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.play import Bet, BringIn, Call, Check, Hand
from pokerlib.play.events import BoardDealt, RoundStarted

TOPIC = "seven_card_stud"
GAME = ("seven_card_stud",)


def _opens(*ups: str, **more: Any) -> int | None:
    """Which of these up cards must open, by its place."""
    seat = stud(*ups, **more).to_act
    return None if seat is None else seat - 1


def _opener(ups: Sequence[Card]) -> Card:
    """Which of these up cards must open."""
    return ups[_opens(*(card.code for card in ups)) or 0]


@claim("stud_extra.suit_decides", rules(240, 1), games=GAME, topic=TOPIC, asked=3)
def _suit_decides() -> Evidence:
    """Two equal lowest cards: whatever the seats, the same one opens."""
    dealt = cards("2c 2h Ks")
    cases = ((ups, dealt[0], _opener(ups)) for ups in permutations(dealt))
    return every(cases, of="ups")


@claim("stud_extra.suit_order", rules(240, 2), games=GAME, topic=TOPIC, asked=3)
def _suit_order(
    first: str = "c", second: str = "d", third: str = "h", fourth: str = "s"
) -> Evidence:
    """The four deuces without one, two, three of the lowest suits: who opens each time?"""
    deuces = [Card(2, suit) for suit in (first, second, third, fourth)]
    if len(set(deuces)) < len(SUITS):
        raise PokerError("suit_twice", suits=(first, second, third, fourth))
    cases = ((ups, deuces[n], _opener(ups)) for n in range(3) for ups in permutations(deuces[n:]))
    return every(cases, of="ups")


@claim("stud_extra.deuce_of_clubs", rules(240, 3), games=GAME, topic=TOPIC, asked=3)
def _deuce_of_clubs(
    first_rank: int = 2,
    first_suit: str = "h",
    second_rank: int = 2,
    second_suit: str = "c",
    opens_rank: int = 2,
    opens_suit: str = "c",
) -> Evidence:
    """Of these two cards, with a king beside them, the one named opens."""
    if not all(2 <= rank <= ACE for rank in (first_rank, second_rank, opens_rank)):
        raise PokerError("no_such_card", ranks=(first_rank, second_rank, opens_rank))
    first, second, said = (
        Card(rank, suit)
        for rank, suit in (
            (first_rank, first_suit),
            (second_rank, second_suit),
            (opens_rank, opens_suit),
        )
    )
    if first == second:
        raise PokerError("card_twice", card=first.code)
    other = next(one for one in cards("As Ah Ad") if one not in (first, second))
    return Agreement(said=said, computed=_opener((first, second, other)))


@claim("stud_extra.no_suits_at_showdown", rules(240, 4), games=GAME, topic=TOPIC, asked=3)
def _no_suits_at_showdown() -> Evidence:
    """Hands that differ in suits only share the pot."""
    hands = ("Ac Kc Qd 9d 7h 4h 2c", "As Ks Qh 9h 7d 4d 2s")
    shown = GAMES["seven_card_stud"].showdown(hands)
    return Agreement(said=(0, 1), computed=shown.winners("high"), shown=(shown,))


@claim("stud_extra.bring_in_moves", rules(242), games=GAME, topic=TOPIC)
def _bring_in_moves() -> Evidence:
    """The lowest card is all in for the ante: the next seat opens, whatever it shows."""

    def dealt() -> Iterator[tuple[Any, Any, Any]]:
        for low in (1, 2, 3):
            for others in ("Kh As 3d", "3d Kh As", "As 3d Kh"):
                ups = dict(enumerate(others.split(), start=1))
                ups[low] = "2c"
                stacks = {seat: 1 if seat == low else 100 for seat in ups}
                shown = tuple(card for one in ups.values() for card in cards(one))
                yield shown, low % 3, _opens(*ups.values(), stacks=stacks)

    return every(dealt(), of="ups")


# An open pair on fourth street

PAIR_UPS = ("2c 5d 9h Ks", "7h 7s Jc Qd", "Th 3s 6c Ad")  # the second seat pairs


def _pair_shows(**rules_: Any) -> Hand:
    return go(stud(*PAIR_UPS, rules=conventions(**rules_)), "fourth")


@claim("stud_extra.open_pair", rules(244, 1), games=GAME, topic=TOPIC, asked=3)
def _open_pair(street: int = 4, size: int = 4, small_bet: int = 2, big_bet: int = 4) -> Evidence:
    """With a pair in sight the big bet may open; without one only the small bet.

    It is the only street on which a pair changes what may be bet.
    """
    stakes = stakes_of(small_bet, big_bet)

    def sizes(name: str, *ups: str) -> tuple[int, ...]:
        return bounds(go(stud(*ups, stakes=stakes), name)).sizes

    changed = [
        number
        for number, name in enumerate(STREETS, start=3)
        if sizes(name, *PAIR_UPS) != sizes(name, *UPS)
    ]
    pair, none = sizes("fourth", *PAIR_UPS), sizes("fourth", *UPS)
    return Agreement(
        said=([street], size, True, False),
        computed=(changed, max(pair), big_bet in pair, big_bet in none),
        facts={"big": big_bet},
    )


@claim("stud_extra.opens_with_raise", rules(244, 1), games=GAME, topic=TOPIC, grade="slip")
def _opens_with_raise() -> Evidence:
    """The betting is opened by a bet; a raise needs a bet to raise."""
    return Agreement(
        said=("bet", "raise"),
        computed=tuple(name for name in _pair_shows().legal.names if name in ("bet", "raise")),
    )


@claim("stud_extra.who_may", rules(244, 1), games=GAME, topic=TOPIC)
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


@claim("stud_extra.raise_by", rules(244, 1), games=GAME, topic=TOPIC)
def _raise_by() -> Evidence:
    """A small bet was made: may it be raised by a big one?"""
    return Gap(
        convention="open_pair_raise",
        gives="money",
        outcomes=tuple(
            (value, bounds(play(_pair_shows(open_pair_raise=value), Bet(2))).sizes)
            for value in ("either", "small")
        ),
    )


@claim("stud_extra.big_bet_stays", rules(244, 2), games=GAME, topic=TOPIC)
def _big_bet_stays(street: int = 4) -> Evidence:
    """After a big bet every raise of the street is by a big bet."""

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        hand = play(_pair_shows(), Bet(4))
        for count in (2, 3, 4):
            yield count, (4 * count,), bounds(hand).sizes
            hand.act(list(hand.legal)[-1])

    on = 3 + STREETS.index(_pair_shows().street or "")
    return also(every(cases(), of="bets", gives="money"), None, street, on)


# The deck runs out


@claim("stud_extra.eight_seats", rules(246, 1), games=GAME, topic=TOPIC, asked=3)
def _eight_seats(players: int = 8) -> Evidence:
    seats = GAMES["seven_card_stud"].seats
    hand_of(1, seats)
    return Agreement(said=players, computed=seats)


@claim("stud_extra.runs_out", rules(246, 1), games=GAME, topic=TOPIC, asked=3)
def _runs_out(players: int = 8, deck: int = 52) -> Evidence:
    """Seven cards for each would be more than there are."""
    wanted = players * GAMES["seven_card_stud"].hole
    return Agreement(
        said=(True, True, deck),
        computed=(wanted > deck, bool(_shared(players)), len(DECK)),
        facts={"wanted": wanted, "players": players, "deck": deck},
    )


@claim("stud_extra.before_seventh", rules(246, 1), games=GAME, topic=TOPIC, grade="slip")
def _before_seventh(players: int = 8, street: int = 7) -> Evidence:
    """ "Before seventh street" none would be left; but there are some, only too few."""
    if not 4 <= street <= 7:
        raise PokerError("no_such_street", street=street)
    hand = go(hand_of(1, players), STREETS[street - 4])
    left = len(DECK) - hand.state.dealt
    return Agreement(said=0, computed=left, facts={"dealt": hand.state.dealt, "left": left})


def _shared(players: int, **rules_: Any) -> list[BoardDealt]:
    """The card that all share, if it comes to that."""
    dealt = events(finish(hand_of(1, players, **rules_)), BoardDealt)
    return [one for one in dealt if one.shared]


@claim("stud_extra.burnt", rules(246, 1), games=GAME, topic=TOPIC)
def _burnt() -> Evidence:
    """Seven players need 49 cards: whether the deck runs out depends on cards burnt."""
    return Gap(
        convention="burn",
        outcomes=tuple(
            (value, "shared_card" if _shared(7, burn=value) else "own_cards")
            for value in (False, True)
        ),
    )


@claim("stud_extra.shared_card", rules(246, 2), games=GAME, topic=TOPIC)
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


@claim("stud_extra.round_goes_on", rules(246, 2), games=GAME, topic=TOPIC, ours=True)
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
