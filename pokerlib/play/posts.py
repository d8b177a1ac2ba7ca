"""Who posts which blind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from pokerlib.betting import Stakes, TableError
from pokerlib.conventions import Conventions
from pokerlib.play.state import State

Kind = Literal["small", "big", "post", "straddle", "dead"]


@dataclass(frozen=True, slots=True)
class Post:
    """A blind out of position: `live` counts as the player's bet, `dead` only goes to the pot.

    Live and more than the big blind, it is a straddle. Raises TableError for what is no amount.
    """

    seat: int
    live: int
    dead: int = 0

    def __post_init__(self) -> None:
        facts = {"seat": self.seat, "live": self.live, "dead": self.dead}
        if any(type(amount) is not int or amount < 0 for amount in facts.values()):
            raise TableError("wrong_post", **facts)


def blind_seats(
    seats: Sequence[int], button: int | None, stakes: Stakes, rules: Conventions
) -> tuple[int | None, int]:
    """Who posts the small blind, if there is one, and who the big one (lines 13 and 15).

    The first seat left of the button posts the small blind, the next one the big blind; with two
    players the button posts the small one (a convention). Without a small blind the first left
    of the button posts the big one.
    """
    first, second = seats[0], seats[1]
    if len(seats) == 2 and button == second:
        if rules.heads_up_small_blind == "button":
            first, second = second, first
    elif not stakes.small_blind:
        first, second = seats[-1], seats[0]
    return (first if stakes.small_blind else None), second


def blinds(state: State, posts: Iterable[Post]) -> Iterator[tuple[int, Kind, int]]:
    """Seat, kind and full amount of each blind, then those out of position."""
    stakes = state.stakes
    small, big = blind_seats(state.seats, state.button, stakes, state.conventions)
    if small is not None:
        yield small, "small", stakes.small_blind
    yield big, "big", stakes.big_blind
    for post in posts:
        if post.dead:
            yield post.seat, "dead", post.dead
        if post.live:
            yield post.seat, "straddle" if post.live > stakes.big_blind else "post", post.live
