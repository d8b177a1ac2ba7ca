"""Who posts and who begins: the button goes round, for each place of it the same five questions."""

from typing import Final

from pokerlib.betting import Stakes
from pokerlib.play import Call, Check, Fold, Hand
from pokerlib.play.events import BlindPosted, Event, RoundStarted
from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.kinds.bring_in import seats
from pokerlib.practice.model import Question, Table, Told

SKILL: Final = False
PLAYERS: Final = {"six": 6, "heads_up": 2, "three": 3, "four": 4, "five": 5}
VARIANTS: Final = {1: tuple(PLAYERS)}
"""How many play."""

_ITEMS: Final = tuple(
    (variant, button, task)
    for variant, players in PLAYERS.items()
    for button in (players, *range(1, players))
    for task in ("small", "big", "preflop", "flop", "turn")
)


def ask(_: int, draw: Draw) -> Question:
    """Small blind, big blind, first before the flop, on the flop and on the turn."""
    variant, button, task = _ITEMS[turn(draw.code, len(_ITEMS))]
    hand = _hand(PLAYERS[variant], button)
    place, told, seat = next(
        (place, event, seat)
        for place, event in enumerate(hand.events)
        if (seat := _seat(event, task)) is not None
    )
    state = hand.states[place - 1]
    why = Told(f"betting_lesson.blinds.wrong.{task}{'_heads_up' * (variant == 'heads_up')}")
    return Question(
        Told(f"betting_lesson.blinds.{task}"),
        seats(state.live, seat, dict.fromkeys(state.live, why)),
        (told,),
        Told("betting_lesson.blinds.hint"),
        "seat",
        table=Table(hand.events[:place], state),
        variant=variant,
    )


def count(_: int) -> int:
    """Five for each place of the button at each table."""
    return len(_ITEMS)


def _hand(players: int, button: int) -> Hand:
    """All pay to see the flop; on it the first folds if more than two are left."""
    stacks = dict.fromkeys(range(1, players + 1), 20_000)
    hand = Hand(
        "omaha", "no", stakes=Stakes(100, 200), stacks=stacks, button=button, deck="BBB-BBB"
    )
    first = Fold() if players > 2 else Check()
    for move in (*[Call()] * (players - 1), Check(), first, *[Check()] * (players - 1)):
        hand.act(move)
    return hand


def _seat(event: Event, task: str) -> int | None:
    """Whose seat the event names, if it is what is asked."""
    if isinstance(event, BlindPosted) and event.kind == task:
        return event.seat
    return event.first if isinstance(event, RoundStarted) and event.street == task else None
