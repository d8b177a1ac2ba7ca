"""Reading what a hand is dealt with, and refusing a table at which none can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from pokerlib.betting import LIMITS, Limit, Stakes, TableError
from pokerlib.cards import DECK, Card, CardError, cards, deck_of
from pokerlib.conventions import Conventions
from pokerlib.games import GAMES, Game
from pokerlib.play.events import HandStarted, MaybeCard
from pokerlib.play.posts import Post

__all__ = ["DeckLike", "read_deck", "read_posts", "seated"]

DeckLike: TypeAlias = "str | Sequence[Card | str | None] | None"


def seated(
    game: Game | str,
    limit: Limit | str,
    stakes: Stakes,
    stacks: Mapping[int, int],
    button: int | None,
    conventions: Conventions,
) -> HandStarted:
    """The first event of a hand: who sits where, clockwise from the left of the button."""
    played = game if isinstance(game, Game) else _known(GAMES, game, "unknown_game")
    limited = limit if isinstance(limit, Limit) else _known(LIMITS, limit, "unknown_limit")
    if not isinstance(stakes, Stakes):
        raise TableError("no_stakes")
    if type(conventions) is not Conventions:
        raise TypeError(f"no conventions: {conventions!r}")
    if played.draws:
        raise TableError("not_played_move_by_move", game=played.key)
    if limited.key not in played.limits:
        raise TableError("limit_not_of_game", limit=limited.key, game=played.key)
    _check_stacks(stacks, played.seats)
    if (button is None) != (played.bring_in is not None):
        raise TableError("button_missing" if button is None else "no_button_in_stud")
    ordered = sorted(stacks)
    if button is not None:
        ordered.sort(key=lambda seat: seat <= button)
    chips = tuple((seat, stacks[seat]) for seat in ordered)
    return HandStarted(played, limited, stakes, chips, button, conventions)


def _known(table: Mapping[str, Any], key: str, reason: str) -> Any:
    if type(key) is not str or key not in table:
        raise TableError(reason, key=key, known=tuple(table))
    return table[key]


def _check_stacks(stacks: Mapping[int, int], most: int) -> None:
    players = len(stacks) if hasattr(stacks, "items") else 0
    if not 2 <= players <= most:
        raise TableError("wrong_number_of_players", players=players, most=most)
    for seat, stack in stacks.items():
        if type(seat) is not int or type(stack) is not int or stack <= 0:
            raise TableError("no_stack", seat=seat, stack=stack)


def read_deck(deck: DeckLike) -> tuple[MaybeCard, ...]:
    """A deal code, cards in a text, cards one by one (None: unknown), or None for no deck."""
    if deck is None:
        return ()
    if isinstance(deck, str):
        try:
            return deck_of(deck)
        except CardError:
            return cards(deck)
    known = iter(cards([card for card in deck if card is not None]))
    read = tuple(None if card is None else next(known) for card in deck)
    if len(read) > len(DECK):
        raise TableError("deck_too_long", cards=len(read))
    return read


def read_posts(posts: Iterable[Post | tuple[int, ...]], start: HandStarted) -> tuple[Post, ...]:
    """The blinds out of position, each as a record: given as (seat, live) or (seat, live, dead)."""
    read = tuple(post if isinstance(post, Post) else Post(*post) for post in posts)
    seats = {seat for seat, _ in start.stacks}
    for post in read:
        if post.seat not in seats or post.live < 0 or post.dead < 0:
            raise TableError("wrong_post", seat=post.seat, live=post.live, dead=post.dead)
    return read
