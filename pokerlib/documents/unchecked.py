"""Sentences that say nothing that could be true or false about the game, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pokerlib.documents.model import Document, Place

if TYPE_CHECKING:
    from pokerlib.documents.coverage import NotCheckable

__all__ = ["UNCHECKED"]

_Spot = int | tuple[int, int]  # a line (its first sentence), or a line and a sentence

_HAND_RANKINGS: Final[dict[NotCheckable, tuple[_Spot, ...]]] = {
    "heading": (1,),
}
_GAME_RULES: Final[dict[NotCheckable, tuple[_Spot, ...]]] = {
    "heading": (3, 11),
}


def _spread(
    document: Document, spots: Mapping[NotCheckable, tuple[_Spot, ...]]
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
