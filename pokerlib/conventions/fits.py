"""What a convention may be set to where its possible values are too many to list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final


def counts(value: object) -> bool:
    """A number of bets: one or more."""
    return type(value) is int and value > 0


def _orders_suits(value: object) -> bool:
    return isinstance(value, str) and sorted(value) == sorted("cdhs")


_SPECIALS: Final = frozenset(["full_straight", "three_straights", "six_pairs", "three_flushes"])
_ROWS: Final = frozenset(["front", "middle", "back"])
_KINDS: Final = frozenset(
    [
        "high_card",
        "one_pair",
        "two_pair",
        "three_of_a_kind",
        "straight",
        "flush",
        "full_house",
        "four_of_a_kind",
        "straight_flush",
        "royal_flush",
    ]
)


def _orders_specials(value: object) -> bool:
    names = list(value) if isinstance(value, tuple) else []
    return all(isinstance(name, str) for name in names) and sorted(names) == sorted(_SPECIALS)


def _prices(value: object, *known: frozenset[str]) -> bool:
    """Whether it is a tuple of names, each of those known, and a price; nothing priced twice."""
    if not isinstance(value, tuple):
        return False
    for item in value:
        if not isinstance(item, tuple) or len(item) != len(known) + 1 or not counts(item[-1]):
            return False
        if not all(isinstance(n, str) and n in k for n, k in zip(item[:-1], known, strict=True)):
            return False
    return len({item[:-1] for item in value}) == len(value)


FITS: Final[Mapping[str, Callable[[object], bool]]] = {
    "suit_order": _orders_suits,
    "special_order": _orders_specials,
    "special_prices": lambda value: _prices(value, _SPECIALS),
    "bonus_prices": lambda value: _prices(value, _ROWS, _KINDS),
}
