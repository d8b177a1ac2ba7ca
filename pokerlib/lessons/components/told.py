"""What a log of events tells of a table: positions, the last moves, what was won."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache, lru_cache

from pokerlib.betting import BettingError
from pokerlib.language import LANGUAGES, Voice, say
from pokerlib.language.catalogue import messages
from pokerlib.language.quantities import Unit
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.nodes import Node, said, words
from pokerlib.play import Hand
from pokerlib.play import events as e

MOST_SAID = 500  # events that are remembered
Moves = Mapping[int, e.Event]
MOVES = (e.AntePosted, e.BlindPosted, e.Folded, e.Checked, e.Called, e.BroughtIn, e.Wagered)

NEW_STREET = (e.Burnt, e.Dealt, e.BoardDealt, e.RoundStarted)


@lru_cache(512)
def _face_down(event: e.Dealt) -> e.Dealt:
    return replace(event, down=(None,) * len(event.down))


def as_seen(event: e.Event, seen: Collection[int] | None) -> e.Event:
    """The event as it is told to somebody who sees the cards of these seats (None: of all)."""
    hidden = isinstance(event, e.Dealt) and seen is not None and event.seat not in seen
    return _face_down(event) if hidden and isinstance(event, e.Dealt) else event


@cache
def ready() -> None:
    """Read the catalogues that telling a hand takes, so that no click has to wait for them."""
    for family in ("betting", "felt", "game", "hand", "number", "play", "ranking"):
        for lang in LANGUAGES:
            messages(family, lang)


def positions(events: Iterable[e.Event]) -> Mapping[int, tuple[str, ...]]:
    """The names of each seat's position: "button", "small", "big"; "bring_in" in stud."""
    found: dict[int, tuple[str, ...]] = {}
    for event in events:
        name, seat = _position(event)
        if seat is not None:
            found[seat] = (*found.get(seat, ()), name)
    return found


def _position(event: e.Event) -> tuple[str, int | None]:
    if isinstance(event, e.HandStarted):
        return "button", event.button
    if isinstance(event, e.BlindPosted) and event.kind in ("small", "big"):
        return event.kind, event.seat
    if isinstance(event, e.BroughtIn):
        return "bring_in", event.seat
    return "", None


def last_moves(events: Iterable[e.Event]) -> Moves:
    """The last move of each seat in the round that goes on; a fold stays to the end."""
    moves: dict[int, e.Event] = {}
    for event in events:
        if isinstance(event, MOVES):
            moves[event.seat] = event
        elif isinstance(event, e.BetsGathered | e.PotsFormed):
            moves = {seat: one for seat, one in moves.items() if isinstance(one, e.Folded)}
        elif isinstance(event, NEW_STREET):  # everybody may have checked: no bets to gather
            moves = {seat: one for seat, one in moves.items() if not isinstance(one, e.Checked)}
        elif isinstance(event, e.Mucked):
            moves[event.seat] = event
    return moves


def move_words(event: e.Event, unit: Unit = "USD-cent") -> Node:
    """A move in a word or two, as it stands beside a seat."""
    name = type(event).__name__.lower()
    if isinstance(event, e.Wagered):
        return words(f"felt.move.{event.kind}", to=cash(event.to, unit))
    if isinstance(event, e.BlindPosted):
        return words(f"felt.move.blind_{event.kind}", to=cash(event.amount, unit))
    if isinstance(event, e.Called | e.BroughtIn | e.AntePosted):
        return words(f"felt.move.{name}", to=cash(event.amount, unit))
    return words(f"felt.move.{name}")


def won(events: Iterable[e.Event]) -> Mapping[int, int]:
    """What each seat has been pushed from the pots so far."""
    taken: dict[int, int] = {}
    for event in events:
        if isinstance(event, e.PotAwarded):
            for part in event.parts:
                taken[part.seat] = taken.get(part.seat, 0) + part.amount
    return taken


def worth_telling(event: e.Event) -> bool:
    """Whether the event is a step that somebody follows; cards dealt unseen are not."""
    return not isinstance(event, e.Burnt) and not (isinstance(event, e.Dealt) and not event.up)


def refused(error: BettingError, unit: Unit = "USD-cent") -> Node:
    """Why a move is not allowed, with its numbers as money."""
    return said(error, unit)


def no_raise(hand: Hand) -> Node | None:
    """Why the player to act may not raise, None who may."""
    try:
        hand.state.round.bounds(hand.legal.seat or 0)
    except BettingError as error:
        return refused(error)
    return None


class Narrator:
    """Says events in both languages, each only once."""

    def __init__(self, unit: Unit = "USD-cent", names: Mapping[int, str] | None = None) -> None:
        self._voices = [Voice(lang, unit, names or {}) for lang in LANGUAGES]
        self._said: dict[int, tuple[e.Event, Node]] = {}

    def __call__(self, event: e.Event) -> Node:
        known = self._said.get(id(event))
        if known is None or known[0] is not event:
            if len(self._said) > MOST_SAID:
                self._said.clear()
            told: Node = {"t": [say(event, voice) for voice in self._voices]}
            known = self._said[id(event)] = (event, told)
        return known[1]
