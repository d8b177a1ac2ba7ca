"""Why a record is no game that can be dealt, and what a game is asked in vain."""

from __future__ import annotations

from typing import Final

from pokerlib.errors import PokerError

_SENTENCES: Final = {
    "field": "a game's {field} cannot be {value!r}",
    "too_many_cards": "{seats} seats need {needed} cards of 52",
    "no_hand": "the cards dealt never make a hand of {size}",
    "no_share": "{game} has no share {share!r}",
}


class GameError(PokerError):
    """A record that no game can be played by, or a share that a game hasn't.

    >>> str(GameError("too_many_cards", seats=10, needed=55))
    '10 seats need 55 cards of 52'
    """

    sentences = _SENTENCES
