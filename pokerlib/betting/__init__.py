"""Betting: limits, stakes, the round, the pot-limit raise step by step, pots and their division."""

from pokerlib.betting.errors import BettingError, MoveError, TableError
from pokerlib.betting.limits import LIMITS, Level, Limit, Mixed
from pokerlib.betting.pot_limit import PotLimit, Step, pot_limit
from pokerlib.betting.pots import Part, Pot, divide, layers, uncalled
from pokerlib.betting.round import Bounds, Player, Round
from pokerlib.betting.stakes import Stakes

__all__ = [
    "LIMITS",
    "BettingError",
    "Bounds",
    "Level",
    "Limit",
    "Mixed",
    "MoveError",
    "Part",
    "Player",
    "Pot",
    "PotLimit",
    "Round",
    "Stakes",
    "Step",
    "TableError",
    "divide",
    "layers",
    "pot_limit",
    "uncalled",
]
