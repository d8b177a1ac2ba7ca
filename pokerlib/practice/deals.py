"""Deals to look at that are not dull: with a trap in them, or with none and something to see."""

from itertools import count
from typing import Final, TypeAlias

from pokerlib.cards import Card, deal, normalize_code
from pokerlib.games import Game
from pokerlib.practice.draw import far
from pokerlib.practice.hilo import low_ranks
from pokerlib.rankings import Category

Cards: TypeAlias = tuple[Card, ...]

VARIANTS: Final = ("typical", "trap")
_LOW_ON_BOARD: Final = 3


def code_of(game: Game, code: str, variant: str) -> str:
    """The first of the codes far from this one whose deal is good for that; a trap is a trap
    for everybody who enters the code.

    >>> from pokerlib.games import GAMES
    >>> found = code_of(GAMES["omaha_hilo"], "BBB-BBB", "typical")
    >>> variant_of(GAMES["omaha_hilo"], *deal(found, 4, 5))
    'typical'
    """
    known = normalize_code(code)
    codes = (far(known, game.key, variant, n) for n in count())
    return next(
        one for one in codes if variant_of(game, *deal(one, game.hole, game.board)) == variant
    )


def variant_of(game: Game, hole: Cards, board: Cards) -> str:
    """ "trap": with a forbidden number of own cards it looks better, and not by a kicker alone;
    "typical": it does not, and there is a low, or at least two pair; "": neither.
    """
    low = dict(game.shares).get("low")
    if low is not None:
        if len(low_ranks(board)) < _LOW_ON_BOARD:
            return ""
        made = game.made(hole, board)["low"]
        return "trap" if game.illusions(hole, board, "low") else "typical" if made else ""
    if any(not one.by_kicker for one in game.illusions(hole, board)):
        return "trap"
    best = game.made(hole, board)["high"]
    dull = best is None or best.rank.category in (Category.HIGH_CARD, Category.ONE_PAIR)
    return "" if dull else "typical"
