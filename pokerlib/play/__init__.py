"""A whole hand: one deal from the forced bets to the pushed pot, as a log of events."""

from pokerlib.play.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Give,
    Muck,
    Raise,
    Show,
)
from pokerlib.play.apply import replayed
from pokerlib.play.hand import Hand
from pokerlib.play.legal import PLAIN, Legal, Option
from pokerlib.play.posts import Post
from pokerlib.play.state import State

__all__ = [
    "PLAIN",
    "Action",
    "Bet",
    "BringIn",
    "Call",
    "Check",
    "Complete",
    "Fold",
    "Give",
    "Hand",
    "Legal",
    "Muck",
    "Option",
    "Post",
    "Raise",
    "Show",
    "State",
    "replayed",
]
