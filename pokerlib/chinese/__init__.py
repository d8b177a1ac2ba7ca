"""Chinese poker: thirteen cards laid as three hands, and what they win (game rules, line 248)."""

from pokerlib.chinese.order import Check, Foul, Order, RowCheck, check, foul_of, in_order, order_of
from pokerlib.chinese.rules import RARITY, RULES, SIMPLE, Bonus, Rules, SpecialPrice, agreed
from pokerlib.chinese.score import PairResult, RowResult, Score, Seat, score
from pokerlib.chinese.setting import (
    ROWS,
    SIZES,
    Row,
    Setting,
    SettingError,
    Special,
    deal_players,
)
from pokerlib.chinese.specials import Contest, Held, SpecialRank, special_rank, specials

__all__ = [
    "RARITY",
    "ROWS",
    "RULES",
    "SIMPLE",
    "SIZES",
    "Bonus",
    "Check",
    "Contest",
    "Foul",
    "Held",
    "Order",
    "PairResult",
    "Row",
    "RowCheck",
    "RowResult",
    "Rules",
    "Score",
    "Seat",
    "Setting",
    "SettingError",
    "Special",
    "SpecialPrice",
    "SpecialRank",
    "agreed",
    "check",
    "deal_players",
    "foul_of",
    "in_order",
    "order_of",
    "score",
    "special_rank",
    "specials",
]
