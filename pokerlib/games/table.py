"""The ten games of the rankings document (hand rankings, lines 3 and 5) and three more Omahas.

How many cards a game deals is in the game rules; where these name no limits, the usual ones.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pokerlib.games.game import Game
from pokerlib.games.streets import STUD_STREETS, BringIn, after_dealing, with_draws, with_open_pair
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
)

_ALL_LIMITS: Final = ("fixed", "pot", "no")

_GAMES: Final = (
    Game(
        key="holdem",
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(2),
    ),
    Game(
        key="omaha",
        from_hole=2,
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(4),
    ),
    Game(
        key="omaha_hilo",
        from_hole=2,
        shares=(("high", HIGH), ("low", EIGHT_OR_BETTER)),
        limits=(*_ALL_LIMITS, "mixed"),
        streets=after_dealing(4),
    ),
    Game(
        key="seven_card_stud",
        shares=(("high", HIGH),),
        limits=("fixed",),
        streets=with_open_pair(STUD_STREETS),
        bring_in=BringIn("lowest"),
        seats=8,
        last_card_shared=True,
    ),
    Game(
        key="stud_hilo",
        shares=(("high", HIGH), ("low", EIGHT_OR_BETTER)),
        limits=("fixed",),
        streets=STUD_STREETS,
        bring_in=BringIn("lowest"),
        seats=8,
        last_card_shared=True,
    ),
    Game(
        key="razz",
        shares=(("low", ACE_TO_FIVE),),
        limits=("fixed",),
        streets=STUD_STREETS,
        bring_in=BringIn("highest", ace_low=True),
        seats=8,
        last_card_shared=True,
    ),
    Game(
        key="five_card_draw",
        streets=with_draws(5, 1),
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="single_draw_2_7",
        streets=with_draws(5, 1),
        shares=(("low", DEUCE_TO_SEVEN),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="triple_draw_2_7",
        streets=with_draws(5, 3),
        shares=(("low", DEUCE_TO_SEVEN),),
        limits=_ALL_LIMITS,
    ),
    Game(
        key="badugi",
        streets=with_draws(4, 3),
        shares=(("low", BADUGI),),
        limits=_ALL_LIMITS,
    ),
    # Not in the documents: Omaha's rules with more cards in the hand, and so with fewer seats.
    Game(
        key="omaha5",
        from_hole=2,
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(5),
        seats=9,
    ),
    Game(
        key="omaha5_hilo",
        from_hole=2,
        shares=(("high", HIGH), ("low", EIGHT_OR_BETTER)),
        limits=_ALL_LIMITS,
        streets=after_dealing(5),
        seats=9,
    ),
    Game(
        key="omaha6",
        from_hole=2,
        shares=(("high", HIGH),),
        limits=_ALL_LIMITS,
        streets=after_dealing(6),
        seats=7,
    ),
)

GAMES: Final = MappingProxyType({game.key: game for game in _GAMES})
