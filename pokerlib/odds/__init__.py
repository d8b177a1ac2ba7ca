"""Exact counting and exact equity, in NumPy."""

from pokerlib.counting.derivations import derivation, derivations
from pokerlib.counting.facts import low_on_board, rolled_up_trips
from pokerlib.counting.records import (
    Case,
    Chance,
    Choice,
    Convergence,
    Derivation,
    Equity,
    OddsError,
    Outlook,
    Point,
    Step,
    Street,
)
from pokerlib.odds.awaited import Awaited, Trial, awaited
from pokerlib.odds.bulk import every_hand, rank_many
from pokerlib.odds.census import census, low_census
from pokerlib.odds.equity import equity, outlook
from pokerlib.odds.facts import (
    chances,
    dealt,
    low_qualifies,
    naturals,
    omaha_by_the_river,
)
from pokerlib.odds.paths import (
    by_next_card,
    deals_until,
    equity_converges,
    hands_converge,
    street_by_street,
)

__all__ = [
    "Awaited",
    "Case",
    "Chance",
    "Choice",
    "Convergence",
    "Derivation",
    "Equity",
    "OddsError",
    "Outlook",
    "Point",
    "Step",
    "Street",
    "Trial",
    "awaited",
    "by_next_card",
    "census",
    "chances",
    "deals_until",
    "dealt",
    "derivation",
    "derivations",
    "equity",
    "equity_converges",
    "every_hand",
    "hands_converge",
    "low_census",
    "low_on_board",
    "low_qualifies",
    "naturals",
    "omaha_by_the_river",
    "outlook",
    "rank_many",
    "rolled_up_trips",
    "street_by_street",
]
