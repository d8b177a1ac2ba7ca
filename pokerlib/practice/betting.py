"""Small numbers that follow from a code."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import TypeVar

from pokerlib.cards import code_at, deck_of

__all__ = ["Numbers"]

T = TypeVar("T")


class Numbers:
    """Small numbers that follow from a code: the same on every machine."""

    def __init__(self, code: str) -> None:
        self._cards = (
            card.index for again in count(1) for card in deck_of(code_at(code, again))[:40]
        )

    def below(self, limit: int) -> int:
        return next(self._cards) % limit

    def of(self, *values: int) -> int:
        return values[self.below(len(values))]

    def one_of(self, values: Sequence[T]) -> T:
        return values[self.below(len(values))]
