"""Every checkable statement of the two rules documents, as a claim that runs."""

from pokerlib.documents.claims import CLAIMS
from pokerlib.documents.coverage import NOT_CHECKABLE, NotCheckable, coverage, sentences
from pokerlib.documents.model import (
    Agreement,
    Claim,
    Evidence,
    Example,
    Gap,
    Lost,
    Place,
    Verdict,
)
from pokerlib.documents.sections import SECTIONS, Section
from pokerlib.documents.silent import SILENT, SilentRule
from pokerlib.documents.verify import verify

__all__ = [
    "CLAIMS",
    "NOT_CHECKABLE",
    "SECTIONS",
    "SILENT",
    "Agreement",
    "Claim",
    "Evidence",
    "Example",
    "Gap",
    "Lost",
    "NotCheckable",
    "Place",
    "Section",
    "SilentRule",
    "Verdict",
    "coverage",
    "sentences",
    "verify",
]
