"""What beats what: one module for each ranking system."""

from pokerlib.rankings.base import Category, HandRank, Ranking
from pokerlib.rankings.explain import (
    Difference,
    Dropped,
    Explanation,
    Place,
    difference,
    explain,
)
from pokerlib.rankings.high import HIGH

__all__ = [
    "HIGH",
    "Category",
    "Difference",
    "Dropped",
    "Explanation",
    "HandRank",
    "Place",
    "Ranking",
    "difference",
    "explain",
]
