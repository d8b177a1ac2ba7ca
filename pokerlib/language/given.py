"""What somebody else wrote, as it may stand in a sentence: on one line, and not too long."""

from __future__ import annotations

from collections.abc import Mapping
from math import log10

_SHOWN = 80  # characters
_LARGEST = 10**30


def given(fact: object) -> str | int:
    """A number as it is, an endless one by its size; else the text of it, cut; lists with commas.

    >>> given(7), given(-(10**5_000)), given(("a", "b\\nc"))
    (7, '-10^5000', 'a, b c')
    """
    if isinstance(fact, int) and not isinstance(fact, bool):
        if abs(fact) < _LARGEST:
            return fact
        size = round(log10(2) * (abs(fact).bit_length() - 1), 3)
        return f"{'-' if fact < 0 else ''}10^{round(size)}"
    if isinstance(fact, tuple | list):
        found = ", ".join(str(given(one)) for one in fact[:_SHOWN])
    else:
        found = str(fact)[: 2 * _SHOWN]
    found = "".join(letter if letter.isprintable() else " " for letter in found)
    return found if len(found) <= _SHOWN else found[: _SHOWN - 1] + "…"


def givens(facts: Mapping[str, object]) -> dict[str, str | int]:
    """All of an error's facts, ready for its message."""
    return {name: given(fact) for name, fact in facts.items()}
