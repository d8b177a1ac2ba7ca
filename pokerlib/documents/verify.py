"""Run every claim and lay the verdicts out as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from pokerlib.documents.claims import CLAIMS
from pokerlib.documents.model import Claim, Evidence
from pokerlib.documents.sample import Kept, checked

if TYPE_CHECKING:
    import pandas as pd


def run(claims: Iterable[Claim] = CLAIMS) -> Iterator[tuple[Claim, Evidence]]:
    """Each claim with its evidence, worked out when it is asked for."""
    kept: Kept = {}
    for claim in claims:
        yield claim, checked(claim.check, kept, {})


def verify() -> pd.DataFrame:
    """Every claim at each of its places: id, document, section, line, verdict, evidence.

    >>> sorted(verify().verdict.unique())
    ['holds', 'incomplete', 'unreadable', 'wrong']
    """
    import pandas as pd

    rows = []
    for claim, evidence in run():
        rows += [
            {
                "id": claim.id,
                "document": place.document,
                "section": place.section,
                "line": place.line,
                "verdict": evidence.verdict,
                "evidence": evidence,
            }
            for place in claim.places
        ]
    return pd.DataFrame(rows)
