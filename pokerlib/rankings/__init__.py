"""What beats what: one module for each ranking system."""

from types import MappingProxyType

from pokerlib.rankings.ace_to_five import ACE_TO_FIVE, EIGHT_OR_BETTER
from pokerlib.rankings.badugi import BADUGI
from pokerlib.rankings.base import Category, HandRank, Ranking
from pokerlib.rankings.chinese_front import CHINESE_FRONT
from pokerlib.rankings.deuce_to_seven import DEUCE_TO_SEVEN
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
    "ACE_TO_FIVE",
    "BADUGI",
    "CHINESE_FRONT",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "HIGH",
    "RANKINGS",
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

RANKINGS = MappingProxyType(
    {
        ranking.key: ranking
        for ranking in (
            HIGH,
            ACE_TO_FIVE,
            EIGHT_OR_BETTER,
            DEUCE_TO_SEVEN,
            BADUGI,
            CHINESE_FRONT,
        )
    }
)
