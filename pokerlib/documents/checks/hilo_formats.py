"""In which limits Omaha Hi/Lo is played, and the mixed game (game rules, lines 115 to 120)."""

from __future__ import annotations

from itertools import pairwise

from pokerlib.betting import Mixed, Stakes
from pokerlib.documents.checks.hilo import HILO, TOPIC
from pokerlib.documents.model import Agreement, Evidence, Gap
from pokerlib.documents.registry import claim, rules
from pokerlib.documents.table import conventions, table
from pokerlib.games import GAMES


@claim("hilo.formats", rules(115), games=HILO, topic=TOPIC, asked=2)
def _formats() -> Evidence:
    return Agreement(
        said=("fixed", "mixed", "no", "pot"), computed=tuple(sorted(GAMES["omaha_hilo"].limits))
    )


@claim("hilo.mixed_both", rules(120, 1), games=HILO, topic=TOPIC)
def _mixed_both() -> Evidence:
    """The two limits by turns, and no third one: after one comes the other."""
    mixed = Mixed(Stakes(1, 2), conventions=conventions())
    limits = [mixed.at(hand).limit.key for hand in range(60)]
    table("omaha_hilo", limits[0], stakes=mixed.at(0).stakes)
    changes = [(one, other) for one, other in pairwise(limits) if one != other]
    return Agreement(
        said=(("fixed", "pot"), True, True),
        computed=(
            tuple(sorted(set(limits))),
            len(changes) > 2,
            all(one[1] == other[0] for one, other in pairwise(changes)),
        ),
        facts={
            "first": limits[0],
            "second": limits[-1] if not changes else changes[0][1],
            "changes": len(changes),
        },
    )


@claim("hilo.mixed_alternates", rules(120, 1), games=HILO, topic=TOPIC)
def _mixed_alternates() -> Evidence:
    """Fixed and pot limit by turns; after how many hands they change is not said."""

    def first_pot(hands: int) -> int:
        mixed = Mixed(Stakes(1, 2), hands=hands)
        return next(n + 1 for n in range(100) if mixed.at(n).limit.key == "pot")

    table("omaha_hilo", "pot", stakes=Stakes(1, 2))
    return Gap(
        convention="mixed_hands",
        gives="hand",
        outcomes=tuple((hands, first_pot(hands)) for hands in (6, 8)),
    )


@claim("hilo.mixed_larger", rules(120, 2), games=HILO, topic=TOPIC)
def _mixed_larger() -> Evidence:
    """The blinds of fixed limit are larger than those of pot limit."""
    mixed = Mixed(Stakes(1, 2), conventions=conventions())
    levels = {level.limit.key: level.stakes for level in map(mixed.at, range(20))}
    fixed, pot = levels["fixed"], levels["pot"]
    table("omaha_hilo", "fixed", stakes=fixed)
    return Agreement(
        said=(True, True),
        computed=(fixed.small_blind > pot.small_blind, fixed.big_blind > pot.big_blind),
        facts={
            "fixed_small": fixed.small_blind,
            "fixed_big": fixed.big_blind,
            "pot_small": pot.small_blind,
            "pot_big": pot.big_blind,
        },
    )


@claim("hilo.mixed_by_how_much", rules(120, 2), games=HILO, topic=TOPIC)
def _mixed_by_how_much() -> Evidence:
    """Larger, but how much larger?"""

    def blind(times: int) -> int:
        rule = conventions(mixed_small_bet=times)
        stakes = Mixed(Stakes(1, 2), conventions=rule).at(0).stakes
        table("omaha_hilo", "fixed", stakes=stakes)
        return stakes.big_blind

    outcomes = tuple((n, blind(n)) for n in (2, 3))
    return Gap(convention="mixed_small_bet", gives="money", outcomes=outcomes)
