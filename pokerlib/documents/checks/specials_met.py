"""Chinese poker: special hands that meet each other (game rules, line 284)."""

from __future__ import annotations

from collections import Counter

from pokerlib.chinese import ROWS, Special
from pokerlib.chinese.specials import contest, special_rank
from pokerlib.documents.checks.specials import (
    FLUSHES,
    GAME,
    SIX_PAIRS,
    STRAIGHTS,
    TOPIC,
    agreed_with,
    ordinary,
    score,
)
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.table import conventions


@claim("specials.stronger_paid", rules(284, 1), games=GAME, topic=TOPIC)
def _stronger_paid() -> Evidence:
    """Six pairs against three flushes: the one is paid by both rivals, the other by the third."""
    units = score(SIX_PAIRS, FLUSHES, *ordinary(SIX_PAIRS, FLUSHES)).units
    return Agreement(said=(6, 0, -6), computed=units, shown=(SIX_PAIRS, FLUSHES))


@claim("specials.which_is_stronger", rules(284, 1), games=GAME, topic=TOPIC)
def _which_is_stronger() -> Evidence:
    """Six pairs and three straights cost the same: which of them is the stronger?"""
    first, *others = conventions().special_order
    straights_first = (first, *sorted(others, key=lambda one: one == "six_pairs"))
    pairs_first = (first, *sorted(others, key=lambda one: one != "six_pairs"))

    def winner(order: tuple[str, ...]) -> str:
        agreed = agreed_with(special_order=order)
        met = contest(
            special_rank(SIX_PAIRS, Special.SIX_PAIRS),
            special_rank(STRAIGHTS, Special.THREE_STRAIGHTS),
            agreed,
        )
        return met.winner.special.value if met.winner else "nobody"

    return Gap(
        convention="special_order",
        outcomes=(
            ("straights_first", winner(straights_first)),
            ("pairs_first", winner(pairs_first)),
        ),
        shown=(SIX_PAIRS.cards, STRAIGHTS.cards),
    )


@claim("specials.others_play_on", rules(284, 2), games=GAME, topic=TOPIC)
def _others_play_on() -> Evidence:
    """Two specials, two ordinary hands: between these the rows are compared as ever."""
    others = ordinary(SIX_PAIRS, FLUSHES, count=2)
    found = score(SIX_PAIRS, FLUSHES, *others)
    kinds = Counter(pair.kind for pair in found.pairs)
    rows = tuple(row.row for row in found.pair(2, 3).rows)
    computed = (kinds["special"], kinds["rows"], rows)
    return Agreement(said=(5, 1, ROWS), computed=computed, shown=tuple(others))
