"""Exact counting and exact equity, in NumPy."""

from pokerlib.odds.bulk import every_hand, rank_many
from pokerlib.odds.census import census
from pokerlib.odds.derivations import derivation, derivations
from pokerlib.odds.equity import equity
from pokerlib.odds.facts import (
    chances,
    dealt,
    low_on_board,
    low_qualifies,
    naturals,
    omaha_by_the_river,
    rolled_up_trips,
)
from pokerlib.odds.records import Case, Chance, Choice, Derivation, Equity, OddsError, Step

__all__ = [
    "Case",
    "Chance",
    "Choice",
    "Derivation",
    "Equity",
    "OddsError",
    "Step",
    "census",
    "chances",
    "dealt",
    "derivation",
    "derivations",
    "equity",
    "every_hand",
    "low_on_board",
    "low_qualifies",
    "naturals",
    "omaha_by_the_river",
    "rank_many",
    "rolled_up_trips",
]
