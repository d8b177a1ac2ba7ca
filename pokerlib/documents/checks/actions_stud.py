"""What players may do in stud (game rules, line 236)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from pokerlib.documents.checks.actions import ACTIONS, STUD, STUD_TOPIC, shown_street, stay
from pokerlib.documents.model import Evidence
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.sample import every
from pokerlib.documents.table import (
    bounds,
    events,
    stud,
    up_to,
)
from pokerlib.play import Bet, Check, Complete
from pokerlib.play.events import RoundStarted


@claim("actions.names_stud", rules(236, 1), games=STUD, topic=STUD_TOPIC, asked=1)
def _names_stud() -> Evidence:
    """All five are there; stud has two more: bringing in, and completing to a full bet."""
    hand, found = stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad"), set[str]()
    while hand.stage == "betting":
        found |= set(hand.legal.names)
        if hand.street == "fourth" and hand.legal.wager and hand.legal.wager.name == "bet":
            hand.act(Bet(2))
        else:
            stay(hand)
    return every(
        ((name, True, name in found) for name in ACTIONS),
        but=[(None, ACTIONS, tuple(sorted(found)))],
        exception="bring_in",
    )


@claim("actions.always_fold_stud", rules(236, 3), games=STUD, topic=STUD_TOPIC, asked=1)
def _always_fold_stud() -> Evidence:
    """Not the player with the lowest card: he must open (line 204)."""

    def decisions() -> Iterator[tuple[Any, Any, Any]]:
        hand = stud("2c 5d 9h Ks", "7h 8s Jc Qd", "Th 3s 6c Ad")
        while hand.stage == "betting":
            yield hand.street, True, "fold" in hand.legal.names
            stay(hand)

    opens, others = islice(decisions(), 1), islice(decisions(), 1, None)
    return every(others, but=opens, exception="bring_in")


@claim("actions.check_or_bet_stud", rules(236, 4), games=STUD, topic=STUD_TOPIC, asked=1)
def _check_or_bet_stud() -> Evidence:
    """On third street nobody has bet, and yet the first player may not check (line 204)."""

    def free(street: str) -> tuple[Any, Any, Any]:
        return street, True, {"check", "bet"} <= set(shown_street(street).legal.names)

    later = ("fourth", "fifth", "sixth", "seventh")
    return every(map(free, later), but=[free("third")], exception="bring_in")


@claim("actions.fixed_sizes_stud", rules(236, 8), games=STUD, topic=STUD_TOPIC)
def _fixed_sizes_stud() -> Evidence:
    """On each street only so large a bet is allowed, or all that somebody has."""
    sizes, all_in = {"third": 2, "fourth": 2, "fifth": 4, "sixth": 4, "seventh": 4}, 3

    def cases() -> Iterator[tuple[Any, Any, Any]]:
        for street, size in sizes.items():
            hand = shown_street(street)
            found = events(hand, RoundStarted)[-1]
            wager = hand.legal.wager
            yield street, ((size,), (size,)), (found.sizes, wager.sizes if wager else ())
            if street == "third":
                hand.act(Complete())
                yield street, (2 * size,), hand.legal["raise"].sizes

    size, short = sizes["fifth"], shown_street("fifth", stacks={1: 99, 2: 99, 3: all_in + 2})
    while short.to_act != 3:
        short.act(Check())
    side = ("fifth", size, up_to(short, bounds(short).max_to).by)
    facts: dict[str, Any] = {"all_in": all_in, "size": size}
    return every(cases(), but=[side], exception="all_in", gives="money", **facts)
