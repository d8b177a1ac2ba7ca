"""Who posts which blind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from pokerlib.play.state import State

__all__ = ["Post", "blinds"]

Kind = Literal["small", "big", "post", "dead"]


@dataclass(frozen=True, slots=True)
class Post:
    """A blind out of position: `live` counts as the player's bet, `dead` only goes to the pot."""

    seat: int
    live: int
    dead: int = 0


def blinds(state: State, posts: Iterable[Post]) -> Iterator[tuple[int, Kind, int]]:
    """Seat, kind and full amount of each blind (lines 13 and 15), then those out of position.

    The first seat left of the button posts the small blind, the next one the big blind; with two
    players the button posts the small one (a convention). Without a small blind the first left
    of the button posts the big one.
    """
    stakes, seats = state.stakes, state.seats
    first, second = seats[0], seats[1]
    if len(seats) == 2 and state.button == second:
        if state.conventions.heads_up_small_blind == "button":
            first, second = second, first
    elif not stakes.small_blind:
        first, second = seats[-1], seats[0]
    if stakes.small_blind:
        yield first, "small", stakes.small_blind
    yield second, "big", stakes.big_blind
    for post in posts:
        if post.dead:
            yield post.seat, "dead", post.dead
        if post.live:
            yield post.seat, "post", post.live
