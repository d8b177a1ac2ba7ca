"""Exact counting and exact equity, in NumPy."""

from pokerlib.odds.equity import equity
from pokerlib.odds.records import Equity, OddsError

__all__ = ["Equity", "OddsError", "equity"]
