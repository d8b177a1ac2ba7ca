"""One Omaha hand: the cards that play, and the whole verdict behind the lesson's picture."""

from collections.abc import Iterator

import pokerkit

import pokerlib as pk
from benchmarks.timing import Measure, best

HOLE, BOARD = "As Kh Kd 4c", "Qs 9s 7s 2s Kc"


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    omaha = pk.GAMES["omaha"]
    hole, board = pk.cards(HOLE), pk.cards(BOARD)
    theirs = tuple(pokerkit.Card.parse(HOLE)), tuple(pokerkit.Card.parse(BOARD))

    def verdict() -> None:
        omaha.made(hole, board)
        omaha.combinations(hole, board)
        omaha.illusions(hole, board)

    yield Measure(
        "Omaha, the hand that is made",
        best(lambda: omaha.made(hole, board)),
        peer="pokerkit",
        theirs=best(lambda: pokerkit.OmahaHoldemHand.from_game(*theirs)),
    )
    yield Measure("Omaha, best, all 60, illusions", best(verdict, calls=50), 0.002)
