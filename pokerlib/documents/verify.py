"""Run every claim and lay the verdicts out as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pokerlib.documents.claims import CLAIMS

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["verify"]


def verify() -> pd.DataFrame:
    """Every claim at each of its places: id, document, section, line, verdict, evidence.

    >>> sorted(verify().verdict.unique())
    ['holds', 'incomplete', 'unreadable', 'wrong']
    """
    import pandas as pd

    rows = []
    for claim in CLAIMS:
        evidence = claim.check()
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
