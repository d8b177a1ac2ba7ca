"""What cannot be done at the table, as a kind and facts for `language` to word."""

from __future__ import annotations

from pokerlib.errors import PokerError


class BettingError(PokerError):
    """What betting refuses, and the numbers behind it; money is in the smallest unit.

    >>> str(MoveError("raise_too_small", to=8, min_to=10, last_raise=5))
    'raise too small: to=8, min_to=10, last_raise=5'
    """


class MoveError(BettingError):
    """A move that the rules don't allow now."""


class TableError(BettingError):
    """A table at which no hand can be dealt."""
