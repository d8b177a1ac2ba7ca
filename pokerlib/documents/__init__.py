"""Every checkable statement of the two rules documents, as a claim that runs."""

from pokerlib.documents.claims import CLAIMS
from pokerlib.documents.coverage import NOT_CHECKABLE, coverage
from pokerlib.documents.encodings import DocumentError
from pokerlib.documents.judging import Judged
from pokerlib.documents.model import (
    Agreement,
    Claim,
    Evidence,
    Example,
    Excepted,
    Gap,
    Grade,
    Impossible,
    Lost,
    Place,
    Verdict,
)
from pokerlib.documents.reading import Document, Sentence, claims_at, itself, read
from pokerlib.documents.scene import Scene
from pokerlib.documents.sections import SECTIONS, Section
from pokerlib.documents.silent import SILENT, SilentRule
from pokerlib.documents.text import sentences
from pokerlib.documents.unchecked import NotCheckable
from pokerlib.documents.verify import verify

__all__ = [
    "CLAIMS",
    "NOT_CHECKABLE",
    "SECTIONS",
    "SILENT",
    "Agreement",
    "Claim",
    "Document",
    "DocumentError",
    "Evidence",
    "Example",
    "Excepted",
    "Gap",
    "Grade",
    "Impossible",
    "Judged",
    "Lost",
    "NotCheckable",
    "Place",
    "Scene",
    "Section",
    "Sentence",
    "SilentRule",
    "Verdict",
    "claims_at",
    "coverage",
    "itself",
    "read",
    "sentences",
    "verify",
]
