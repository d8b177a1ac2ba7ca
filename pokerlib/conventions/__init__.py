"""House rules: one frozen record, each field with its default, its values and their sources."""

from pokerlib.conventions.record import CONVENTION_SOURCES, CONVENTIONS, Conventions
from pokerlib.conventions.source import Cited, ConventionError, ConventionSource

__all__ = [
    "CONVENTIONS",
    "CONVENTION_SOURCES",
    "Cited",
    "ConventionError",
    "ConventionSource",
    "Conventions",
]
