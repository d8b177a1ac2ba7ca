"""Exact equity before the flop, beside the exact count of a compiled engine."""

from collections.abc import Iterator
from fractions import Fraction

import pokerlib as pk
from benchmarks.peers import peer
from benchmarks.timing import Measure, afresh, best

HEADS_UP = ["AsAhKdQd", "JcTc9h8h"]
HILO = ["AsAh2d3d", "JcTc9h8h"]
SIX = [*HEADS_UP, "2c2d3h4s", "7c7d6h5s", "KsKhTd9d", "QsQc3s4d"]
HOLDEM = ["AsAh", "KdKc"]

SPOTS = (
    ("Omaha, two hands, exact", "omaha", "omaha", HEADS_UP, 0.050, 30),
    ("Omaha Hi/Lo, two hands, exact", "omaha_hilo", "omaha_hi_lo", HILO, 0.050, 20),
    ("Omaha, six hands, exact", "omaha", "omaha", SIX, 0.050, None),
    ("Omaha Hi/Lo, six hands, exact", "omaha_hilo", "omaha_hi_lo", SIX, 0.050, None),
    ("Hold'em, two hands, exact", "holdem", "holdem", HOLDEM, 0.050, None),
)


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints; a peer that counts otherwise ends it all."""
    engine = peer("poker_equity")
    for name, game, key, hands, limit, least in SPOTS:
        ours, theirs = pk.odds.equity(game, hands), engine.exact_from_text(key, hands)
        whole = round(theirs["weight_sum"])
        for mine, other in zip(ours, theirs["players"], strict=True):
            # Their share is a float: the nearest fraction of boards and parts of a pot.
            share = Fraction(other["equity"]).limit_denominator(whole * 2520)
            if abs(share - mine.share) > Fraction(1, 10**12) or whole != mine.boards:
                raise AssertionError(f"{name}: {mine.share} is not {share}")
        yield Measure(
            name,
            best(lambda game=game, hands=hands: pk.odds.equity(game, hands), calls=5, rounds=15),
            limit,
            "poker-equity",
            best(
                lambda key=key, hands=hands: engine.exact_from_text(key, hands), calls=1, rounds=5
            ),
            least,
        )
    five = ["AsAhKdQd2c", "JcTc9h8h7d"]
    seconds = best(lambda: pk.odds.equity("omaha5", five), calls=5, rounds=15)
    yield Measure("Five-card Omaha, two hands, exact", seconds, 0.060)
    before, timed = "import pokerlib as pk, numpy\npk.odds", f"pk.odds.equity('omaha', {HEADS_UP})"
    seconds, megabytes = afresh(before, timed)
    yield Measure("Omaha, two hands, tables and all", seconds, 0.490, memory=megabytes)
