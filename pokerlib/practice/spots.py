"""Tables of Omaha to ask about: stakes, stacks, seats and moves that a code draws."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Any, Final, TypeVar

from pokerlib.betting import Stakes
from pokerlib.play import Action, Call, Check, Fold, Hand, Raise
from pokerlib.practice.draw import Draw
from pokerlib.practice.model import Money, Option, Table, Told

F = TypeVar("F", bound=Callable[..., Any])

DOLLARS: Final = tuple(
    Stakes(small, big)
    for small, big in (
        (100, 200),
        (100, 300),
        (200, 400),
        (200, 500),
        (300, 600),
        (500, 1000),
        (1000, 2000),
        (2500, 5000),
    )
)
CENTS: Final = tuple(Stakes(small, big) for small, big in ((5, 10), (10, 20), (10, 25), (25, 50)))
DEEP: Final = (200, 250, 300, 400)  # stacks in big blinds that no pot-sized raise comes near to


def seat_at(button: int, place: int, players: int) -> int:
    """The seat that is `place` places after the button."""
    return (button + place - 1) % players + 1


def table(hand: Hand) -> Table:
    """What there is to see: the table from the seat of the player to act."""
    return Table(hand.events, hand.state, hand.to_act)


def asks_for(what: str, hand: Hand, **more: object) -> Told:
    """The message that asks the player to act, with the stakes.

    A game is named after its blinds, in fixed limit after its bets (game rules, lines 15 and 17).
    """
    stakes = hand.stakes
    ends = (stakes.small_blind, stakes.big_blind)
    if hand.limit.fixed:
        ends = (stakes.small_bet, stakes.big_bet)
    named = {"small": Money(ends[0]), "big": Money(ends[1])}
    return Told(f"spot.{what}.ask", {"seat": hand.to_act, **more, **named})


def spot(
    draw: Draw,
    players: int,
    moves: Iterable[Action],
    stakes: Stakes,
    *,
    limit: str,
    button: int | None = None,
    short: Mapping[int, int] | None = None,
) -> Hand:
    """A hand after these moves, somebody to act; the code draws the button and the cards.

    `short`: other stacks, by places after the button.
    """
    button, deep = button or 1 + draw.below(players), stakes.big_blind * draw.one_of(DEEP)
    stacks = dict.fromkeys(range(1, players + 1), deep)
    for place, stack in (short or {}).items():
        stacks[seat_at(button, place, players)] = stack
    hand = Hand("omaha", limit, stakes=stakes, stacks=stacks, button=button, deck=draw.code)
    for move in moves:
        hand.act(move)
    return hand


@dataclass(frozen=True, slots=True)
class Flop:
    """Moves before the flop, who has stayed in (by places after the button), and the pot.

    On the flop they act in this order; the button is the last place.
    """

    players: int
    moves: tuple[Action, ...]
    live: tuple[int, ...]
    paid: int
    pot: int

    def then(self, checks: int, *moves: Action) -> tuple[Action, ...]:
        """All moves so far, so many checks on the flop, and these."""
        return (*self.moves, *[Check()] * checks, *moves)

    def after(self, place: int) -> int:
        """Who acts after the one at this place of those who are in, by places after the button."""
        return self.live[(place + 1) % len(self.live)]


def before_the_flop(players: int) -> tuple[int, ...]:
    """The places after the button in the order in which they act, the big blind last.

    >>> before_the_flop(4), before_the_flop(2)
    ((3, 4, 1, 2), (2, 1))
    """
    return (2, 1) if players == 2 else (*range(3, players + 1), 1, 2)


def to_the_flop(
    draw: Draw, players: int, stakes: Stakes, *, least: int = 2, raise_to: int = 0
) -> Flop:
    """At least `least` players stay in, the others fold; the first who stays makes any raise."""
    order = before_the_flop(players)
    big, stay = order[-1], least + draw.below(players - least + 1)
    others = draw.shuffled(order if raise_to else order[:-1])
    live = set(others[:stay] if raise_to else (big, *others[: stay - 1]))
    moves = tuple(_first_moves(order, live, raise_to))
    paid = raise_to or stakes.big_blind
    small = order[-2]
    dead = stakes.small_blind * (small not in live) + stakes.big_blind * (big not in live)
    return Flop(players, moves, tuple(sorted(live)), paid, paid * len(live) + dead)


def _first_moves(order: Sequence[int], live: set[int], raise_to: int) -> Iterator[Action]:
    raised = False
    for place in order:
        if place not in live:
            yield Fold()
        elif raise_to and not raised:
            raised = True
            yield Raise(raise_to)
        else:
            yield Check() if place == order[-1] and not raise_to else Call()


def wrong_amounts(totals: Iterable[int], why: Callable[[int], Told | None]) -> Iterator[Option]:
    """Those of the totals that are wrong, each with its reason."""
    for total in totals:
        if total > 0 and (reason := why(total)):
            yield Option(str(total), Money(total), reason)


def by_name(*laid: F) -> dict[str, F]:
    """The functions that lay a table, by the name of the variant: theirs, without the dash."""
    return {one.__name__.removeprefix("_"): one for one in laid}


def chips(amount: int, stakes: Stakes) -> int:
    """So much in whole chips, at least the big blind."""
    chip = gcd(stakes.small_blind, stakes.big_blind)
    return max(stakes.big_blind, amount // chip * chip)
