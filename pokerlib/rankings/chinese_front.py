"""The three-card front of Chinese poker: no straights, no flushes (game rules, Chinese poker)."""

from __future__ import annotations

from typing import Final

from pokerlib.cards.model import Card
from pokerlib.rankings.base import HandRank, Ranking
from pokerlib.rankings.high import judge_unsuited


def _judge(given: tuple[Card, ...]) -> HandRank:
    return judge_unsuited(CHINESE_FRONT, given)


def _judge_showing(given: tuple[Card, ...]) -> HandRank:
    return judge_unsuited(CHINESE_FRONT, given, showing=True)


CHINESE_FRONT: Final = Ranking("chinese_front", 3, _judge, _judge_showing)
