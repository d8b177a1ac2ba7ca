"""Who acts first: a seat, before the flop and after it, heads-up, and on every street of stud."""

from collections import Counter
from typing import Final

from pokerlib.cards import Card
from pokerlib.games import GAMES
from pokerlib.play import Action, Bet, Call, Fold, Hand
from pokerlib.play.events import BlindPosted, Event, HandStarted
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.kinds.bring_in import brings_in, seats
from pokerlib.practice.model import Question, Table, Told
from pokerlib.practice.spots import DOLLARS, by_name, seat_at, spot, to_the_flop
from pokerlib.practice.stud import (
    STREETS,
    STUD,
    Opening,
    equal_up_cards,
    new_hand,
    opening,
    to_street,
)

VARIANTS: Final = {1: ("preflop", "flop"), 2: ("folded", "heads_up"), 3: STUD}


def ask(level: int, draw: Draw) -> Question:
    """Before the flop and after it; with players gone, and heads-up; in the games of stud."""
    variant = draw.one_of(VARIANTS[level])
    if level == 3:
        return _stud(draw, variant)
    opened = opening(_SPOTS[variant](draw))
    return Question(
        Told(f"spot.first.ask.{opened.started.street}"),
        seats(opened.state.live, opened.first, _positions(opened.events)),
        (opened.started,),
        Told(f"spot.first.hint.{'two' if variant == 'heads_up' else 'many'}"),
        "seat",
        table=Table(opened.events, opened.state),
        variant=variant,
    )


def _positions(events: tuple[Event, ...]) -> dict[int, Told]:
    """Why each of the special seats is not first, by its position."""
    found: dict[int, Told] = {}
    for event in events:
        if isinstance(event, HandStarted) and event.button is not None:
            found[event.button] = Told("spot.first.button")
        if isinstance(event, BlindPosted) and event.kind in ("small", "big"):
            found[event.seat] = Told(f"spot.first.{event.kind}")
    return found


# With a button


def _button(draw: Draw, players: int, live: tuple[int, ...], first: int) -> int:
    """A seat for the button that makes each of those who are in as likely to be the first."""
    wanted = draw.below(len(live))
    found = []
    for button in range(1, players + 1):
        sitting = sorted(seat_at(button, place, players) for place in live)
        if sitting.index(seat_at(button, first, players)) == wanted:
            found.append(button)
    return draw.one_of(found)


def _laid(draw: Draw, players: int, moves: tuple[Action, ...], live: tuple[int, ...]) -> Hand:
    """Everybody has moved so; `live` are in, by places after the button."""
    first = live[0] if moves else live[2]
    button = _button(draw, players, live, first)
    stakes = draw.one_of(DOLLARS)
    return spot(draw, players, moves, stakes, limit="no", button=button)


def _preflop(draw: Draw) -> Hand:
    players = draw.of(4, 6)
    return _laid(draw, players, (), tuple(range(1, players + 1)))


def _flop(draw: Draw) -> Hand:
    players = draw.of(4, 6)
    flop = to_the_flop(draw, players, DOLLARS[0], least=players)
    return _laid(draw, players, flop.moves, flop.live)


def _folded(draw: Draw) -> Hand:
    """Some are gone before the flop, and perhaps more on it: the blinds and the button too."""
    players = draw.of(4, 5, 6)
    flop = to_the_flop(draw, players, DOLLARS[0], least=3)
    if draw.below(2):
        return _laid(draw, players, flop.moves, flop.live)
    many = len(flop.live)
    better = draw.below(many)
    after = draw.shuffled((Call(), *(draw.of(Call(), Fold()) for _ in range(many - 2))))
    gone = {flop.live[(better + 1 + n) % many] for n, one in enumerate(after) if one == Fold()}
    moves = flop.then(better, Bet(DOLLARS[-1].big_blind), *after)
    live = tuple(place for place in flop.live if place not in gone)
    return _laid(draw, players, moves, live)


def _heads_up(draw: Draw) -> Hand:
    """The button first before the flop, the other one after it."""
    stakes, late = draw.one_of(DOLLARS), draw.below(2)
    moves = to_the_flop(draw, 2, stakes).moves if late else ()
    button = _button(draw, 2, (1, 2), 1 if late else 2)
    return spot(draw, 2, moves, stakes, limit="no", button=button)


_SPOTS: Final = by_name(_preflop, _flop, _folded, _heads_up)


# Stud


def _stud(draw: Draw, game: str) -> Question:
    """A third of them on third street, where equal cards come more often than by chance.

    On fourth street, too, pairs come more often: they are what decides there.
    """
    players = draw.of(4, 6)
    street = draw.one_of((STREETS[0], *STREETS))
    wanted = draw.below(2)

    def found(deck: Cards) -> Opening | None:
        if street == "third" and wanted and not equal_up_cards(game, deck, players):
            return None
        hand = new_hand(game, players, deck)
        to_street(hand, street)
        opened = opening(hand)
        paired = any(_paired(hand.up(seat)) for seat in hand.stacks)
        return None if street == "fourth" and wanted and not paired else opened

    opened = draw.first(found)
    if street == "third":
        return brings_in(opened, game)
    rule = "low" if game == "razz" else "high"
    live, tied = opened.state.live, opened.started.tied
    why = {seat: Told(f"spot.first.{'tied' if seat in tied else f'board_{rule}'}") for seat in live}
    return Question(
        Told(f"spot.first.ask_stud.{street}", {"game": GAMES[game]}),
        seats(live, opened.first, why),
        (opened.started,),
        Told(f"spot.first.hint.{rule}"),
        "seat",
        table=Table(opened.events, opened.state),
        variant=game,
    )


def _paired(up: tuple[Card | None, ...]) -> bool:
    return max(Counter(card.rank for card in up if card).values(), default=0) > 1
