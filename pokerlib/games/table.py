"""The ten games of the rankings document, each a record (hand rankings, lines 3 and 5)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pokerlib.games.game import Game
from pokerlib.rankings.high import HIGH

__all__ = ["GAMES"]

_FLOP: Final = (3, 4, 5)

HOLDEM: Final = Game(
    key="holdem",
    hole=2,
    board=5,
    hole_counts=(2,),
    board_counts=_FLOP,
    from_hole=None,
    shares=(("high", HIGH),),
    limits=("fixed", "pot", "no"),
)

OMAHA: Final = Game(
    key="omaha",
    hole=4,
    board=5,
    hole_counts=(4,),
    board_counts=_FLOP,
    from_hole=2,
    shares=(("high", HIGH),),
    limits=("fixed", "pot", "no"),
)

GAMES: Final = MappingProxyType({game.key: game for game in (HOLDEM, OMAHA)})
