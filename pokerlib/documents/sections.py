"""How the two documents are divided: by the lines of their files."""

from __future__ import annotations

from typing import Final, NamedTuple


class Section(NamedTuple):
    """Lines of a document that belong together."""

    document: str
    key: str
    first: int
    last: int


SECTIONS: Final = (
    Section("hand-rankings", "systems", 1, 5),
    Section("hand-rankings", "high", 7, 45),
    Section("hand-rankings", "low", 47, 69),
    Section("hand-rankings", "lowball", 71, 91),
    Section("hand-rankings", "badugi", 93, 125),
    Section("hand-rankings", "order", 127, 139),
    Section("hand-rankings", "numbers", 141, 143),
    Section("game-rules", "omaha", 1, 9),
    Section("game-rules", "omaha_blinds", 11, 21),
    Section("game-rules", "omaha_streets", 23, 51),
    Section("game-rules", "omaha_limits", 53, 81),
    Section("game-rules", "hilo", 83, 111),
    Section("game-rules", "hilo_formats", 113, 120),
    Section("game-rules", "hilo_blinds", 122, 130),
    Section("game-rules", "hilo_streets", 132, 160),
    Section("game-rules", "hilo_limits", 162, 190),
    Section("game-rules", "stud", 192, 200),
    Section("game-rules", "stud_streets", 202, 232),
    Section("game-rules", "stud_actions", 234, 236),
    Section("game-rules", "stud_extra", 238, 246),
    Section("game-rules", "chinese", 248, 258),
    Section("game-rules", "chinese_scoring", 260, 262),
    Section("game-rules", "chinese_specials", 264, 284),
)


def section_of(document: str, line: int) -> str:
    """The key of the section to which a line belongs.

    >>> section_of("game-rules", 178)
    'hilo_limits'
    """
    for section in SECTIONS:
        if section.document == document and section.first <= line <= section.last:
            return section.key
    raise KeyError(f"{document}, line {line}")
