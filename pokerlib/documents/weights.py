"""How much an exception weighs: the same in every sentence that it touches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pokerlib.documents.model import Grade, Place

SentenceVerdict = Literal["right", "right_but", "mended", "wrong", "unknown"]
GRADES: Final[tuple[Grade, ...]] = ("none", "note", "slip", "grave")


@dataclass(frozen=True, slots=True)
class Weight:
    """What an exception makes of a sentence that would be right without it.

    `at` are the sentences that state it; where none of them is in the text that is read, a
    sentence that needs mending is wrong.
    """

    verdict: SentenceVerdict
    grade: Grade
    at: tuple[Place, ...] = ()


def _rules(*spots: tuple[int, int]) -> tuple[Place, ...]:
    return tuple(Place("game-rules", *spot) for spot in spots)


def _rankings(*spots: tuple[int, int]) -> tuple[Place, ...]:
    return tuple(Place("hand-rankings", *spot) for spot in spots)


EXCEPTIONS: Final[Mapping[str, Weight]] = {
    # No reader would miss these.
    "all_in": Weight("right_but", "note"),
    "all_in_for_ante": Weight("right_but", "note", _rules((242, 1))),
    "folded": Weight("right_but", "note"),
    "own_chips": Weight("right_but", "note"),
    "big_blind_checks": Weight("right_but", "note"),
    "cap": Weight("right_but", "note", _rules((59, 4), (59, 5), (168, 4), (168, 5))),
    "raised_more": Weight("right_but", "note", _rules((65, 1), (77, 1), (174, 1), (186, 1))),
    "one_bet": Weight("right_but", "note"),
    "different_suits": Weight("right_but", "note"),
    "specials_score": Weight("right_but", "note", _rules((266, 2), (277, 1))),
    "heads_up": Weight("right_but", "slip"),
    # Stated, but elsewhere.
    "bring_in": Weight("mended", "slip", _rules((204, 2), (204, 3))),
    "open_pair": Weight("mended", "note", _rules((244, 1))),
    "no_low": Weight("mended", "note", _rules((85, 3), (158, 6))),
    "short_deck": Weight("mended", "note", _rules((246, 1), (246, 2))),
    "least_bet": Weight(
        "mended",
        "note",
        _rules(
            (75, 1),
        ),
    ),
    "call_first": Weight("mended", "slip", _rules((176, 1))),
    "all_together": Weight("mended", "slip", _rules((59, 5), (168, 5))),
    "special_fronts": Weight("mended", "note", _rules((280, 1), (281, 1))),
    "ace_always_high": Weight("mended", "note", _rankings((73, 1))),
    "each_pair": Weight("mended", "slip", _rankings((113, 1))),
    "eight_low": Weight("mended", "slip", _rules((85, 1))),
}
# What is not said is a note, but for these: whole pots and scores hang on them.
SILENCES: Final[Mapping[str, Grade]] = {
    "side_pots": "slip",
    "foul_cost": "slip",
    "second_kicker": "slip",
}
