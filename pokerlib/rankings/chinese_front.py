"""The three-card front of Chinese poker: no straights, no flushes (game rules, Chinese poker)."""

from __future__ import annotations

from functools import partial
from typing import Final

from pokerlib.rankings.base import Ranking
from pokerlib.rankings.high import judge_unsuited

__all__ = ["CHINESE_FRONT"]

CHINESE_FRONT: Final = Ranking(
    "chinese_front",
    3,
    partial(judge_unsuited, "chinese_front"),
    partial(judge_unsuited, "chinese_front_showing"),
)
