"""Reading what a hand is dealt with, and refusing a table at which none can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from pokerlib.betting import LIMITS, Limit, Stakes, TableError
from pokerlib.cards import DECK, Card, CardError, cards, deck_of
from pokerlib.conventions import Conventions
from pokerlib.errors import unfit
from pokerlib.games import GAMES, Game
from pokerlib.play.events import HandStarted, MaybeCard
from pokerlib.play.posts import Post, blind_seats

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
        raise unfit("conventions", "a Conventions record", conventions)
    if played.draws:
        raise TableError("not_played_move_by_move", game=played.key)
    if limited.key not in played.limits:
        raise TableError("limit_not_of_game", limit=limited.key, game=played.key)
    _check_stacks(stacks, played.seats)
    if button is not None and type(button) is not int:
        raise unfit("button", "a seat, or None", button)
    if (button is None) != (played.bring_in is not None):
        raise TableError("button_missing" if button is None else "no_button_in_stud")
    ordered = sorted(stacks, key=lambda seat: (button is not None and seat <= button, seat))
    small_has_it = conventions.heads_up_small_blind == "button"
    if len(ordered) == 2 and button not in (None, *ordered) and small_has_it:
        # Of two nobody can be dealt last on an empty seat: the small blind has the button, and so
        # acts last after the flop (TDA 2024, 34-B).
        button = ordered[0]
        ordered.reverse()
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
    if not isinstance(deck, Sequence):
        raise unfit("deck", "a deal code, cards in order, or None", deck)
    known = iter(cards([card for card in deck if card is not None]))
    read = tuple(None if card is None else next(known) for card in deck)
    if len(read) > len(DECK):
        raise TableError("deck_too_long", cards=len(read))
    return read


def read_posts(posts: Iterable[Post | tuple[int, ...]], start: HandStarted) -> tuple[Post, ...]:
    """The blinds out of position, each as a record: given as (seat, live) or (seat, live, dead)."""
    if not isinstance(posts, Iterable):
        raise unfit("posts", "a list of posts", posts)
    read = tuple(post if isinstance(post, Post) else _post(post) for post in posts)
    seats = [seat for seat, _ in start.stacks]
    taken = set(blind_seats(seats, start.button, start.stakes, start.conventions))
    for post in read:
        if post.seat not in seats:
            raise TableError("wrong_post", seat=post.seat, live=post.live, dead=post.dead)
        if post.live and post.seat in taken:
            raise TableError("posts_twice", seat=post.seat, live=post.live)
        taken |= {post.seat} if post.live else set()
    return read


def _post(given: object) -> Post:
    if not isinstance(given, tuple | list) or not 2 <= len(given) <= 3:
        raise unfit("posts", "Post records, or seat, live and perhaps dead", given)
    return Post(*given)
