"""Which sentences have claims, and which cannot be checked and why: nothing was skipped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from pokerlib.documents.claims import CLAIMS
from pokerlib.documents.model import Place
from pokerlib.documents.unchecked import UNCHECKED, NotCheckable

if TYPE_CHECKING:
    import pandas as pd

NOT_CHECKABLE: Final[Mapping[Place, NotCheckable]] = UNCHECKED


def coverage() -> pd.DataFrame:
    """Each sentence that is known here: its claims, or why it is not checkable."""
    import pandas as pd

    return pd.DataFrame(list(_rows()))


def _rows() -> Iterator[dict[str, object]]:
    claims: dict[Place, list[str]] = {}
    for claim in CLAIMS:
        for place in claim.places:
            claims.setdefault(place, []).append(claim.id)
    order = {"hand-rankings": 0, "game-rules": 1}
    known = sorted({*claims, *NOT_CHECKABLE}, key=lambda place: (order[place.document], place))
    for place in known:
        yield {
            "document": place.document,
            "section": place.section,
            "line": place.line,
            "sentence": place.sentence,
            "claims": ", ".join(claims.get(place, ())),
            "not_checkable": NOT_CHECKABLE.get(place, ""),
        }
