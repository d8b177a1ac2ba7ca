"""The yardstick of `suggest`: 256 typical opponents, as the strengths of their three hands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from pokerlib.cards import RANKS, TWO
from pokerlib.chinese.rules import Rules
from pokerlib.chinese.setting import Row
from pokerlib.chinese.typical import BACK, FRONT, MIDDLE
from pokerlib.rankings.high import ORDER

Strength = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Opponents:
    """Opponents whom one might meet: each row holds their strengths, equally likely, sorted.

    Since a score is the sum of its rows, no more is needed to say what a setting wins from them
    on average: exactly, for these opponents.
    """

    back: tuple[Strength, ...]
    middle: tuple[Strength, ...]
    front: tuple[Strength, ...]

    @property
    def count(self) -> int:
        return len(self.back)

    def row(self, name: Row) -> tuple[Strength, ...]:
        return {"back": self.back, "middle": self.middle, "front": self.front}[name]


def price_of(strength: Strength, row: Row, rules: Rules) -> int:
    """What a row that wins with a hand of this strength is paid.

    >>> from pokerlib.chinese.rules import RULES
    >>> price_of((3, 9), "front", RULES), price_of((3, 9), "back", RULES)
    (3, 1)
    """
    bonus = rules.bonus(row, ORDER[strength[0]])
    return bonus.price if bonus else 1


def row_values(
    row: Row, strengths: Sequence[Strength], rules: Rules, opponents: Opponents
) -> dict[Strength, int]:
    """The units that each of these hands wins in a row from all the opponents together."""
    theirs = opponents.row(row)
    paid = [0, *accumulate(_prices(row, theirs, rules))]
    own = _prices(row, strengths, rules)
    return {
        strength: price * bisect_left(theirs, strength)
        - (paid[-1] - paid[bisect_right(theirs, strength)])
        for strength, price in zip(strengths, own, strict=True)
    }


def _prices(row: Row, strengths: Sequence[Strength], rules: Rules) -> list[int]:
    return [price_of(strength, row, rules) for strength in strengths]


def foul_value(row: Row, rules: Rules, opponents: Opponents) -> int:
    """The units that a wrong setting loses in a row to all the opponents, a negative number."""
    return -sum(_prices(row, opponents.row(row), rules))


def _decode(text: str) -> tuple[Strength, ...]:
    """The strengths of a row as they are written down: the category, then the ranks compared."""
    return tuple(
        (int(word[0]), *(RANKS.index(letter) + TWO for letter in word[1:])) for word in text.split()
    )


TYPICAL: Final = Opponents(_decode(BACK), _decode(MIDDLE), _decode(FRONT))
