"""Chinese poker: thirteen cards laid as three hands, and what they win (game rules, line 248)."""

from pokerlib.chinese.contrast import Contrast, contrast
from pokerlib.chinese.opponents import TYPICAL
from pokerlib.chinese.order import Check, Foul, Order, check, foul_of, in_order, order_of
from pokerlib.chinese.rules import RARITY, RULES, SIMPLE, Bonus, Rules, SpecialPrice, agreed
from pokerlib.chinese.score import PairResult, RowResult, Score, score
from pokerlib.chinese.search import SETTINGS
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
from pokerlib.chinese.suggest import Candidate, Suggestion, evaluate, suggest

__all__ = [
    "RARITY",
    "ROWS",
    "RULES",
    "SETTINGS",
    "SIMPLE",
    "SIZES",
    "TYPICAL",
    "Bonus",
    "Candidate",
    "Check",
    "Contest",
    "Contrast",
    "Foul",
    "Held",
    "Order",
    "PairResult",
    "Row",
    "RowResult",
    "Rules",
    "Score",
    "Setting",
    "SettingError",
    "Special",
    "SpecialPrice",
    "SpecialRank",
    "Suggestion",
    "agreed",
    "check",
    "contrast",
    "deal_players",
    "evaluate",
    "foul_of",
    "in_order",
    "order_of",
    "score",
    "special_rank",
    "specials",
    "suggest",
]
