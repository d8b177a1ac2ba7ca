"""The ten games of the rankings document, each a record (hand rankings, lines 3 and 5).

How many cards a game deals is in the game rules; where these name no limits, the usual ones.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pokerlib.games.game import Game
from pokerlib.games.streets import STUD_STREETS, BringIn, after_dealing, with_open_pair
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
)

__all__ = ["GAMES"]

_ALL_LIMITS: Final = ("fixed", "pot", "no")

_GAMES: Final = (
    Game(
        key="holdem",
        family="flop",
        hole=2,
        board=5,
        hole_counts=(2,),
        board_counts=(3, 4, 5),
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(2),
    ),
    Game(
        key="omaha",
        family="flop",
        hole=4,
        board=5,
        hole_counts=(4,),
        board_counts=(3, 4, 5),
        from_hole=2,
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(4),
    ),
    Game(
        key="omaha_hilo",
        family="flop",
        hole=4,
        board=5,
        hole_counts=(4,),
        board_counts=(3, 4, 5),
        from_hole=2,
        shares=(("high", HIGH), ("low", EIGHT_OR_BETTER)),
        limits=(*_ALL_LIMITS, "mixed"),
        streets=after_dealing(4),
    ),
    Game(
        key="seven_card_stud",
        family="stud",
        hole=7,
        hole_counts=(5, 6, 7),
        board_counts=(0, 1),
        shares=(("high", HIGH),),
        limits=("fixed",),
        streets=with_open_pair(STUD_STREETS),
        bring_in=BringIn("lowest"),
        seats=8,
    ),
    Game(
        key="stud_hilo",
        family="stud",
        hole=7,
        hole_counts=(5, 6, 7),
        board_counts=(0, 1),
        shares=(("high", HIGH), ("low", EIGHT_OR_BETTER)),
        limits=("fixed",),
        streets=STUD_STREETS,
        bring_in=BringIn("lowest"),
        seats=8,
    ),
    Game(
        key="razz",
        family="stud",
        hole=7,
        hole_counts=(5, 6, 7),
        board_counts=(0, 1),
        shares=(("low", ACE_TO_FIVE),),
        limits=("fixed",),
        streets=STUD_STREETS,
        bring_in=BringIn("highest", ace_low=True),
        seats=8,
    ),
    Game(
        key="five_card_draw",
        family="draw",
        hole=5,
        hole_counts=(5,),
        draws=1,
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="single_draw_2_7",
        family="draw",
        hole=5,
        hole_counts=(5,),
        draws=1,
        shares=(("low", DEUCE_TO_SEVEN),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="triple_draw_2_7",
        family="draw",
        hole=5,
        hole_counts=(5,),
        draws=3,
        shares=(("low", DEUCE_TO_SEVEN),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="badugi",
        family="draw",
        hole=4,
        hole_counts=(4,),
        draws=3,
        shares=(("low", BADUGI),),
        limits=_ALL_LIMITS,
    ),
)

GAMES: Final = MappingProxyType({game.key: game for game in _GAMES})
