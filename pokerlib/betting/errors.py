"""What cannot be done at the table, as a reason and facts for `language` to word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["BettingError", "MoveError", "TableError"]


class BettingError(ValueError):
    """A reason, as a short key, and the numbers behind it.

    >>> str(MoveError("raise_too_small", to=8, min_to=10, last_raise=5))
    'raise_too_small: to=8, min_to=10, last_raise=5'
    """

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Mapping[str, Any] = facts

    def __str__(self) -> str:
        return f"{self.reason}: " + ", ".join(
            f"{name}={value}" for name, value in self.facts.items()
        )


class MoveError(BettingError):
    """A move that the rules don't allow now."""


class TableError(BettingError):
    """A table at which no hand can be dealt."""
