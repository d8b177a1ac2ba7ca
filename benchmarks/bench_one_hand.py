"""One hand ranked in pure Python, under each system, beside pokerkit's rank of the same cards."""

from collections.abc import Iterator

import pokerkit

import pokerlib as pk
from benchmarks.timing import Measure, best
from pokerlib.rankings import Ranking

HANDS = {
    "high": "Ks Kh Kd Qs 9s",
    "ace-to-five": "8s 6h 4d 3c As",
    "eight or better": "8s 6h 4d 3c As",
    "deuce-to-seven": "8s 6h 4d 3c 2s",
    "badugi": "9s 6h 4d 3c",
}
SYSTEMS: dict[str, tuple[Ranking, type]] = {
    "high": (pk.HIGH, pokerkit.StandardHighHand),
    "ace-to-five": (pk.ACE_TO_FIVE, pokerkit.RegularLowHand),
    "eight or better": (pk.EIGHT_OR_BETTER, pokerkit.EightOrBetterLowHand),
    "deuce-to-seven": (pk.DEUCE_TO_SEVEN, pokerkit.StandardLowHand),
    "badugi": (pk.BADUGI, pokerkit.BadugiHand),
}


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints: at least as fast as pokerkit (issue 3)."""
    for name, (ranking, theirs) in SYSTEMS.items():
        hand = pk.cards(HANDS[name])
        same = tuple(pokerkit.Card.parse(HANDS[name]))
        yield Measure(
            f"one hand, {name}",
            best(lambda ranking=ranking, hand=hand: ranking.rank(hand), calls=2000),
            peer="pokerkit",
            theirs=best(lambda theirs=theirs, same=same: theirs(same), calls=2000),
            least=1.0,
        )
