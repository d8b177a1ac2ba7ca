"""Whole numbers as people type them."""

import re
from typing import Final

# Digits, or groups of three with one kind of mark between them; half a hand is no hand.
_WRITTEN: Final = re.compile(r"[0-9]+|[1-9][0-9]{0,2}(?:([ ,.])[0-9]{3})(?:\1[0-9]{3})*")
_SPACES: Final = re.compile(r"[\s\u00a0\u202f]")


def whole_number(written: str, least: int, most: int) -> int | None:
    """The number that is written, None for anything else and for one out of these bounds.

    >>> [whole_number(one, 0, 5000) for one in ("12", " 1 200 ", "1,200", "2.5", "0,5", "5001")]
    [12, 1200, 1200, None, None, None]
    """
    if not (found := _WRITTEN.fullmatch(_SPACES.sub(" ", written).strip())):
        return None
    digits = re.sub("[^0-9]", "", found[0]).lstrip("0") or "0"
    if len(digits) > len(str(most)):  # Python refuses to read thousands of digits
        return None
    return int(digits) if least <= int(digits) <= most else None
