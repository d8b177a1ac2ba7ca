"""Tables for the checks: hands set up in one line, and played on to the point that matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final, TypeVar

from pokerlib.betting import Bounds, Stakes
from pokerlib.cards import DECK, Card, cards
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.documents.scene import look
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.play import Action, Bet, BringIn, Call, Check, Fold, Hand, Raise
from pokerlib.play.events import Event, Wagered

OMAHA: Final = ("omaha", "omaha_hilo")
CODE: Final = "BBB-BBB"  # any deal will do where the cards don't matter
PLAYERS: Final = (10, 6, 2, 3)  # a game with blinds seats from two to ten; a small one is shown

_Kind = TypeVar("_Kind", bound=Event)


def conventions(**changes: Any) -> Conventions:
    """The conventions that everything is judged by, with the changes of one reading."""
    return replace(CONVENTIONS, **changes) if changes else CONVENTIONS


def table(
    game: str = "omaha",
    limit: str = "pot",
    *,
    players: int = 3,
    stacks: Mapping[int, int] | None = None,
    stakes: Stakes | None = None,
    deck: str | Sequence[Card] = CODE,
    rules: Conventions | None = None,
) -> Hand:
    """A game with blinds of 1 and 2, bets of 2 and 4; the last seat has the button."""
    chips = 1000 if stakes is None else max(1000, 500 * stakes.big_bet)
    seats = dict.fromkeys(range(1, players + 1), chips) if stacks is None else stacks
    hand = Hand(
        game,
        limit,
        stakes=stakes or Stakes(1, 2),
        stacks=seats,
        button=max(seats),
        deck=deck,
        conventions=rules or conventions(),
    )
    return look(hand)


def stud(
    *ups: str,
    stacks: Mapping[int, int] | None = None,
    stakes: Stakes | None = None,
    downs: Sequence[str] = (),
    rules: Conventions | None = None,
) -> Hand:
    """Seven card stud at 2 and 4, ante and bring-in 1; `ups` are each seat's up cards."""
    chips = 1000 if stakes is None else max(1000, 500 * stakes.big_bet)
    hand = Hand(
        "seven_card_stud",
        "fixed",
        stakes=stakes or Stakes(small_bet=2, big_bet=4, ante=1, bring_in=1),
        stacks=dict.fromkeys(range(1, len(ups) + 1), chips) if stacks is None else stacks,
        deck=stud_deck(*ups, downs=downs),
        conventions=rules or conventions(),
    )
    return look(hand)


def stud_deck(*ups: str, downs: Sequence[str] = ()) -> tuple[Card, ...]:
    """The deck that deals these up cards, and these down cards as far as they are named."""
    seen, hidden = [list(cards(text)) for text in ups], [list(cards(text)) for text in downs]
    named = {card for held in (*seen, *hidden) for card in held}
    rest = iter([card for card in DECK if card not in named])

    def take(held: list[Card]) -> Card:
        return held.pop(0) if held else next(rest)

    both: list[tuple[list[Card], list[Card]]] = list(zip_longest(seen, hidden, fillvalue=[]))
    order: list[Card] = []
    for street in GAMES["seven_card_stud"].streets:
        for up, down in both:
            order += [take(down) for _ in range(street.down)] + [take(up) for _ in range(street.up)]
            if len(order) >= len(DECK) - 1:
                return (*order, *rest)[: len(DECK)]
    return (*order, *rest)


def omaha_deck(board: str, *holes: str) -> tuple[Card, ...]:
    """The deck that deals these hole cards, from the first seat on, and this board."""
    return cards(" ".join((*holes, board)))


def play(hand: Hand, *actions: Action) -> Hand:
    """The hand after these actions, each of which must be allowed."""
    for action in actions:
        hand.act(action)
    return look(hand)


def go(hand: Hand, street: str) -> Hand:
    """On to this street, everybody checking or paying."""
    while hand.stage == "betting" and hand.street != street:
        _stay(hand)
    return look(hand)


def finish(hand: Hand) -> Hand:
    """To the end: everybody checks or pays, and shows."""
    while hand.stage == "betting":
        _stay(hand)
    hand.show_all()
    return look(hand)


def _stay(hand: Hand) -> None:
    names = hand.legal.names
    if "bring_in" in names:
        hand.act(BringIn())
    else:
        hand.act(Check() if "check" in names else Call())


def raise_on(hand: Hand, most: int = 20) -> int:
    """Everybody bets and raises by the least, for as long as it is allowed; how often it was."""
    done = 0
    look(hand)
    while done < most and hand.stage == "betting" and (wager := hand.legal.wager) is not None:
        hand.act(Bet(wager.min_to) if wager.name == "bet" else Raise(wager.min_to))
        done += 1
    return done


def bounds(hand: Hand) -> Bounds:
    """Between what the player to act may bet or raise; he must be allowed to."""
    wager = look(hand).legal.wager
    if wager is None or wager.bounds is None:
        raise PokerError("no_such_bet", hand=hand)
    return wager.bounds


def events(hand: Hand, kind: type[_Kind]) -> list[_Kind]:
    """All that happened of this kind."""
    return [event for event in look(hand).events if isinstance(event, kind)]


def up_to(hand: Hand, to: int) -> Wagered:
    """The bet or raise to this total, made."""
    wager = look(hand).legal.wager
    action = Bet(to) if wager is not None and wager.name == "bet" else Raise(to)
    return next(event for event in hand.act(action) if isinstance(event, Wagered))


def folds(count: int) -> Iterator[Fold]:
    """So many players give up."""
    yield from (Fold() for _ in range(count))
