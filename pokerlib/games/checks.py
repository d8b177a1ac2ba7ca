"""What a game's fields must be, so that a hand of it can be dealt and ranked."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from pokerlib.cards.model import DECK
from pokerlib.games.errors import GameError
from pokerlib.games.streets import BringIn, Street
from pokerlib.rankings.base import Ranking

if TYPE_CHECKING:
    from pokerlib.games.game import Game


class Counts(NamedTuple):
    """How many cards the streets deal: in all, and with how many a hand can be ranked."""

    hole: int
    board: int
    hole_counts: tuple[int, ...]
    board_counts: tuple[int, ...]


def check_fields(game: Game) -> None:
    """Refuse values that no game has; GameError names the field."""
    right = {
        "key": _name(game.key),
        "streets": _all(game.streets, Street),
        "shares": _are_shares(game.shares),
        "limits": _all(game.limits, str) and len(set(game.limits)) == len(game.limits),
        "from_hole": game.from_hole is None or _whole(game.from_hole),
        "seats": _whole(game.seats) and game.seats >= 2,
        "last_card_shared": isinstance(game.last_card_shared, bool),
        "bring_in": game.bring_in is None or isinstance(game.bring_in, BringIn),
    }
    for field, fine in right.items():
        if not fine:
            raise GameError("field", field=field, value=getattr(game, field))
    opens = [street.first == "bring_in" for street in game.streets]
    if any(opens) != (game.bring_in is not None) or any(opens[1:]):
        raise GameError("field", field="bring_in", value=game.bring_in)


def counts_of(game: Game) -> Counts:
    """Counted from the streets; GameError where no hand comes about or the deck is too small."""
    own = tuple(accumulate(street.down + street.up for street in game.streets))
    common = tuple(accumulate(street.board for street in game.streets))
    size = max(ranking.size for _, ranking in game.shares)
    from_hole = game.from_hole
    if from_hole is not None and not max(0, size - common[-1]) <= from_hole <= min(size, own[-1]):
        raise GameError("field", field="from_hole", value=from_hole)
    least = (0, 0) if from_hole is None else (from_hole, size - from_hole)
    whole = [
        (mine, theirs)
        for mine, theirs in zip(own, common, strict=True)
        if mine >= least[0] and theirs >= least[1] and mine + theirs >= size
    ]
    if not whole:
        raise GameError("no_hand", size=size)
    last = game.streets[-1]
    shared = game.last_card_shared  # one card lies open instead of one for each
    if shared and (common[-1] or last.down + last.up != 1):
        raise GameError("field", field="last_card_shared", value=shared)
    needed = game.seats * (own[-1] - shared) + common[-1] + shared
    if needed > len(DECK):
        raise GameError("too_many_cards", seats=game.seats, needed=needed)
    boards = {theirs for _, theirs in whole} | ({1} if shared else set())
    hole_counts = tuple(sorted({mine for mine, _ in whole}))
    return Counts(own[-1], common[-1], hole_counts, tuple(sorted(boards)))


def _all(values: object, kind: type) -> bool:
    """Whether it is a tuple of such values, not an empty one."""
    return isinstance(values, tuple) and values != () and {type(one) for one in values} == {kind}


def _are_shares(shares: object) -> bool:
    """Names and rankings, each name once."""
    if not _all(shares, tuple):
        return False
    assert isinstance(shares, tuple)
    pairs = all(len(one) == 2 and isinstance(one[0], str) and isinstance(one[1], Ranking)
                for one in shares)  # fmt: skip
    return pairs and len({one[0] for one in shares}) == len(shares)


def _name(value: object) -> bool:
    return isinstance(value, str) and value != ""


def _whole(value: object) -> bool:
    return type(value) is int and value >= 0
