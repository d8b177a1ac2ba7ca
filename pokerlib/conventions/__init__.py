"""House rules: one frozen record, each field with its default, its values and their sources."""

from pokerlib.conventions.houses import DOCUMENTS, HOUSES, ROBERT, TDA_2024, WSOP_2024, said_by
from pokerlib.conventions.record import CONVENTION_SOURCES, CONVENTIONS, Conventions
from pokerlib.conventions.source import Cited, ConventionError, ConventionSource

__all__ = [
    "CONVENTIONS",
    "CONVENTION_SOURCES",
    "DOCUMENTS",
    "HOUSES",
    "ROBERT",
    "TDA_2024",
    "WSOP_2024",
    "Cited",
    "ConventionError",
    "ConventionSource",
    "Conventions",
    "said_by",
]
