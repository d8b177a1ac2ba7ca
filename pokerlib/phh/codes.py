"""The codes of games and limits in PHH files, and what is wrong with a file."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pokerlib.errors import PokerError

# Code: game and limit. The first seven are the format's own, the rest are ours.
CODES: Final = MappingProxyType(
    {
        "FT": ("holdem", "fixed"),
        "NT": ("holdem", "no"),
        "PO": ("omaha", "pot"),
        "FO/8": ("omaha_hilo", "fixed"),
        "F7S": ("seven_card_stud", "fixed"),
        "F7S/8": ("stud_hilo", "fixed"),
        "FR": ("razz", "fixed"),
        "PT": ("holdem", "pot"),
        "FO": ("omaha", "fixed"),
        "NO": ("omaha", "no"),
        "PO/8": ("omaha_hilo", "pot"),
        "NO/8": ("omaha_hilo", "no"),
        "PO5": ("omaha5", "pot"),
        "FO5": ("omaha5", "fixed"),
        "NO5": ("omaha5", "no"),
        "PO5/8": ("omaha5_hilo", "pot"),
        "FO5/8": ("omaha5_hilo", "fixed"),
        "NO5/8": ("omaha5_hilo", "no"),
        "PO6": ("omaha6", "pot"),
        "FO6": ("omaha6", "fixed"),
        "NO6": ("omaha6", "no"),
    }
)
OURS: Final = frozenset(list(CODES)[7:])


class PhhError(PokerError):
    """A file that is no hand we know, as a kind and facts for `language` to word.

    >>> str(PhhError("unknown_variant", variant="NS"))
    "unknown variant: variant='NS'"
    """


def code_of(game: str, limit: str) -> str:
    """The code of a game at a limit.

    >>> code_of("omaha_hilo", "pot")
    'PO/8'
    """
    for code, played in CODES.items():
        if played == (game, limit):
            return code
    raise PhhError("no_code", game=game, limit=limit)
