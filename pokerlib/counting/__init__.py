"""Counting by combinatorics, with the standard library alone, and the records of all odds."""

from pokerlib.counting.derivations import derivation, derivations
from pokerlib.counting.records import Case, Chance, Choice, Derivation, OddsError, Step

__all__ = [
    "Case",
    "Chance",
    "Choice",
    "Derivation",
    "OddsError",
    "Step",
    "derivation",
    "derivations",
]
