"""From the hands made to the winners of each share and the parts of the pot."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from pokerlib.conventions import Conventions
from pokerlib.games.records import Made, ShareResult, Showdown
from pokerlib.rankings.explain import Difference, difference

MadeHands = tuple[Made | None, ...]


def settle(game: str, made: Mapping[str, MadeHands], conventions: Conventions) -> Showdown:
    """Divide the pot among the hands: each share that has a winner is worth the same.

    A share for which nobody qualifies goes to the others (game rules, line 180): "no low" is an
    outcome, and two hands without a low do not tie for it.
    """
    shares = tuple(_result(share, hands) for share, hands in made.items())
    won = [result.winners for result in shares if result.winners]
    count = len(shares[0].made)
    parts = tuple(
        sum((Fraction(1, len(won) * len(w)) for w in won if hand in w), Fraction())
        for hand in range(count)
    )
    scoop = parts.index(Fraction(1)) if len(shares) > 1 and Fraction(1) in parts else None
    return Showdown(game, shares, parts, scoop, _quartered(won, count), conventions)


def _result(share: str, made: MadeHands) -> ShareResult:
    ranks = [hand.rank for hand in made if hand]
    best = max(ranks, default=None)
    winners = tuple(i for i, hand in enumerate(made) if hand and hand.rank == best)
    losers = [rank for rank in ranks if rank != best]
    decided: Difference | None = None
    if best is not None and losers:
        decided = difference(best, max(losers))
    elif len(winners) > 1:
        decided = difference(ranks[0], ranks[1])
    return ShareResult(share, made, winners, decided)


def _quartered(won: list[tuple[int, ...]], count: int) -> tuple[int, ...]:
    """Hands that win something of one share only, and that not alone, where the pot is split."""
    if len(won) < 2:
        return ()
    return tuple(
        hand
        for hand in range(count)
        if [len(winners) > 1 for winners in won if hand in winners] == [True]
    )
