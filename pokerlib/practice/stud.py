"""Stud to practise: tables at the start of a street, and the deck that ends."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pokerlib.betting import Stakes
from pokerlib.cards import ACE, Card
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.games import GAMES
from pokerlib.play import BringIn, Call, Check, Hand, State
from pokerlib.play.events import BoardDealt, Burnt, Event, RoundStarted
from pokerlib.play.setup import DeckLike

STAKES: Final = Stakes(small_bet=200, big_bet=400, ante=25, bring_in=100)
STUD: Final = ("seven_card_stud", "stud_hilo", "razz")
STREETS: Final = tuple(street.key for street in GAMES["seven_card_stud"].streets)
_STACK: Final = 20_000


@dataclass(frozen=True, slots=True)
class Opening:
    """A table at the start of a betting round, and the event that says who acts first and why."""

    events: tuple[Event, ...]
    state: State
    started: RoundStarted

    @property
    def first(self) -> int:
        assert self.started.first is not None, "somebody can bet"
        return self.started.first


def new_hand(
    game: str, players: int, deck: DeckLike, conventions: Conventions = CONVENTIONS
) -> Hand:
    """A fixed-limit table of stud, everybody with the same stack."""
    stacks = dict.fromkeys(range(1, players + 1), _STACK)
    return Hand(game, "fixed", stakes=STAKES, stacks=stacks, deck=deck, conventions=conventions)


def to_street(hand: Hand, street: str) -> None:
    """Play on, everybody calling and checking, until this street's betting begins."""
    while hand.stage == "betting" and hand.street != street:
        names = hand.legal.names
        move = BringIn() if "bring_in" in names else Call() if "call" in names else Check()
        hand.act(move)


def opening(hand: Hand) -> Opening:
    """The table as it was before the last betting round was opened, its first player not told."""
    place, started = next(
        (place, event)
        for place, event in reversed(list(enumerate(hand.events)))
        if isinstance(event, RoundStarted)
    )
    return Opening(hand.events[:place], hand.states[place - 1], started)


def up_ranks(deck: tuple[Card, ...], players: int) -> list[int]:
    """The ranks of the first up cards, by seat: each player's third card."""
    return [card.rank for card in deck[2 : 3 * players : 3]]


def equal_up_cards(game: str, deck: tuple[Card, ...], players: int) -> bool:
    """Whether the cards that decide the bring-in are equal."""
    rule, ranks = GAMES[game].bring_in, up_ranks(deck, players)
    extreme = min(ranks) if rule and rule.card == "lowest" else max({*ranks} - {ACE}, default=ACE)
    return ranks.count(extreme) > 1


@dataclass(frozen=True, slots=True)
class DeckEnd:
    """Where nobody folds: the cards that were dealt and burnt, and whether one was shared."""

    players: int
    burn: bool
    dealt: int
    burnt: int
    shared: bool


@cache
def deck_end(players: int, *, burn: bool) -> DeckEnd:
    """Play a whole hand without a fold (game rules, line 246).

    >>> deck_end(8, burn=False).shared, deck_end(7, burn=False).shared
    (True, False)
    """
    hand = new_hand("seven_card_stud", players, "BBB-BBB", replace(CONVENTIONS, burn=burn))
    while hand.stage == "betting":
        to_street(hand, "no such street")
    dealt = sum(len(hand.hole(seat)) for seat in hand.stacks) + sum(
        len(hand.up(seat)) for seat in hand.stacks if not _whole(hand, seat)
    )
    shared = any(isinstance(event, BoardDealt) for event in hand.events)
    burnt = sum(isinstance(event, Burnt) for event in hand.events)
    return DeckEnd(players, burn, dealt + len(hand.board), burnt, shared)


def _whole(hand: Hand, seat: int) -> bool:
    """Whether `hole` holds the up cards too."""
    return set(hand.up(seat)) <= set(hand.hole(seat))
