"""Poker rules that show their reasoning, and lessons built on them.

>>> import pokerlib as pk
>>> made = pk.GAMES["omaha"].made("As Kh Kd 4c", "Qs 9s 7s 2s Kc")["high"]
>>> made.rank.category, [card.code for card in made.hole]
(<Category.THREE_OF_A_KIND: 'three_of_a_kind'>, ['Kh', 'Kd'])

Cards and rankings load with the package; games and their conventions, and whatever plays, counts,
draws or speaks, load when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# `cards` is the reading function, over the package of the same name.
from pokerlib.cards import (
    Card,
    CardError,
    cards,
    code_at,
    deal,
    deck_of,
    new_code,
    normalize_code,
)
from pokerlib.errors import PokerError
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    CHINESE_FRONT,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Category,
    HandRank,
    Ranking,
    difference,
    explain,
)

if TYPE_CHECKING:
    from pokerlib import betting as betting
    from pokerlib import chinese as chinese
    from pokerlib import conventions as conventions
    from pokerlib import games as games
    from pokerlib import language as language
    from pokerlib import lessons as lessons
    from pokerlib import odds as odds
    from pokerlib import practice as practice
    from pokerlib.betting import BettingError as BettingError
    from pokerlib.betting import MoveError, Stakes, pot_limit
    from pokerlib.betting import TableError as TableError
    from pokerlib.chinese import SettingError as SettingError
    from pokerlib.conventions import CONVENTION_SOURCES, CONVENTIONS, Conventions
    from pokerlib.counting import OddsError as OddsError
    from pokerlib.games import GAMES, Game
    from pokerlib.language import LanguageError as LanguageError
    from pokerlib.phh import PhhError as PhhError
    from pokerlib.play import (
        Bet,
        BringIn,
        Call,
        Check,
        Complete,
        Fold,
        Hand,
        Muck,
        Raise,
        Show,
    )
    from pokerlib.practice.progress import ProgressError as ProgressError

__all__ = [
    "ACE_TO_FIVE",
    "BADUGI",
    "CHINESE_FRONT",
    "CONVENTIONS",
    "CONVENTION_SOURCES",
    "DEUCE_TO_SEVEN",
    "EIGHT_OR_BETTER",
    "GAMES",
    "HIGH",
    "Bet",
    "BringIn",
    "Call",
    "Card",
    "CardError",
    "Category",
    "Check",
    "Complete",
    "Conventions",
    "Fold",
    "Game",
    "Hand",
    "HandRank",
    "MoveError",
    "Muck",
    "PokerError",
    "Raise",
    "Ranking",
    "Show",
    "Stakes",
    "cards",
    "code_at",
    "deal",
    "deck_of",
    "difference",
    "explain",
    "new_code",
    "normalize_code",
    "pot_limit",
]

_MODULES = frozenset(
    [
        "betting",
        "chinese",
        "conventions",
        "documents",
        "games",
        "language",
        "lessons",
        "odds",
        "phh",
        "play",
        "plots",
        "practice",
    ]
)

_ACTIONS = ["Fold", "Check", "Call", "Bet", "Raise", "BringIn", "Complete", "Show", "Muck"]

_HOMES = {
    **dict.fromkeys(["CONVENTIONS", "CONVENTION_SOURCES", "Conventions"], "conventions"),
    **dict.fromkeys(["GAMES", "Game"], "games"),
    **dict.fromkeys(["BettingError", "MoveError", "Stakes", "TableError", "pot_limit"], "betting"),
    "SettingError": "chinese",
    "LanguageError": "language",
    "OddsError": "counting",
    "PhhError": "phh",
    "ProgressError": "practice.progress",
    **dict.fromkeys(["Hand", *_ACTIONS], "play"),
}


def __getattr__(name: str) -> Any:
    """What is not loaded yet: a module, or a name out of one."""
    if name in _MODULES:
        return import_module(f"pokerlib.{name}")
    if name in _HOMES:
        found = globals()[name] = getattr(import_module(f"pokerlib.{_HOMES[name]}"), name)
        return found
    raise AttributeError(f"module 'pokerlib' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES, *_HOMES})
