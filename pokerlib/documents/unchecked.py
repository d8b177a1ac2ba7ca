"""Sentences that say nothing that could be true or false about the game, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal

from pokerlib.documents.model import DocumentKey, Place

NotCheckable = Literal[
    "heading", "greeting", "opinion", "advertisement", "pointer", "advice", "number"
]

_Spot = int | tuple[int, int]  # a line (its first sentence), or a line and a sentence

_HAND_RANKINGS: Final[dict[NotCheckable, tuple[_Spot, ...]]] = {
    "heading": (1, 29, 91, 129),
    "advertisement": (127,),
    "advice": ((141, 2),),
}
_GAME_RULES: Final[dict[NotCheckable, tuple[_Spot, ...]]] = {
    "heading": (
        *(3, 11, 23, 27, 35, 39, 43, 47, 53, 57, 61, 73),
        *(113, 122, 132, 136, 144, 148, 152, 156, 162, 166, 170, 182),
        *(196, 198, 202, 206, 212, 218, 222, 226, 234, 238, 250, 254, 260, 264),
        (268, 2),
    ),
    "greeting": (9,),
    "advertisement": (1, 83, 248),
    "opinion": (192, (248, 2), (248, 3), (248, 4)),
    "pointer": ((1, 7), (9, 3), (31, 2), (83, 6), (140, 2), (192, 3)),
    "advice": ((252, 3), 258, 268),
    "number": tuple(range(89, 109, 2)),  # under each stood a picture: hilo.samples counts them
}


def _spread(
    document: DocumentKey, spots: Mapping[NotCheckable, tuple[_Spot, ...]]
) -> Iterator[tuple[Place, NotCheckable]]:
    for kind, places in spots.items():
        for spot in places:
            line, sentence = spot if isinstance(spot, tuple) else (spot, 1)
            yield Place(document, line, sentence), kind


UNCHECKED: Final[Mapping[Place, NotCheckable]] = MappingProxyType(
    {
        **dict(_spread("hand-rankings", _HAND_RANKINGS)),
        **dict(_spread("game-rules", _GAME_RULES)),
    }
)
