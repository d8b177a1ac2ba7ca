"""Games as data: a record for each, and what a game finds in the cards."""

from pokerlib.games.errors import GameError
from pokerlib.games.game import Game
from pokerlib.games.records import Combination, Illusion, Made, ShareResult, Showdown
from pokerlib.games.streets import BringIn, Street
from pokerlib.games.table import GAMES

__all__ = [
    "GAMES",
    "BringIn",
    "Combination",
    "Game",
    "GameError",
    "Illusion",
    "Made",
    "ShareResult",
    "Showdown",
    "Street",
]
