"""Libraries in which one rule of sizes or pots is broken: how much may be bet, who takes what."""

from dataclasses import replace
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import LIMITS, Mixed, Pot, PotLimit, Round, divide
from pokerlib.betting.pot_limit import least_raise_to
from tests.documents.broken_cards import Patch, convention, set_
from tests.documents.broken_games import omaha_streets
from tests.documents.broken_tables import begins


def two_sizes(_: Any, found: Any) -> Any:
    return replace(found, sizes=(found.sizes[0], 2 * found.sizes[0])) if found.fixed else found


def small_bets_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Round, "_sizes_after", lambda table, _: table.sizes)


def any_raise_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.betting.round.least_raise_to", lambda level, *_: level + 1)


def capped_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.play.apply._cap", lambda _: 4)


def most(limit: str, kind: str) -> Patch:
    return lambda _: set_(LIMITS[limit], "most", kind)


def never_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Mixed.at
    monkeypatch.setattr(Mixed, "at", lambda mixed, _: at(mixed, 0))


def changed_after_three(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Mixed.at
    monkeypatch.setattr(Mixed, "at", lambda mixed, n: at(replace(mixed, hands=3), n))


def pot_off_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    most = PotLimit.max_raise_to.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(PotLimit, "max_raise_to", property(lambda found: most(found) + 1))


def call_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PotLimit, "raise_by", property(lambda found: found.on_the_table))


def raise_by_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def least(level: int, last: int, bet: int, rules: pk.Conventions) -> int:
        return least_raise_to(level, last, bet, rules) + 1

    monkeypatch.setattr("pokerlib.betting.round.least_raise_to", least)


def always_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.betting.stakes._small_blind", lambda bet: bet // 2)


def odd_chip_to_the_high(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pokerlib.play.award.divide", lambda n, shares, *_: divide(n, shares))


def whole_pot_to_all_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_pot(paid: dict[int, int], live: Any, dead: int = 0) -> tuple[Pot, ...]:
        seats = tuple(seat for seat in paid if seat in live)
        return (Pot(0, seats, tuple(paid.items()), dead),)

    monkeypatch.setattr("pokerlib.play.script.layers", one_pot)


BETS: dict[str, tuple[Patch, str]] = {
    # sizes
    "small bets come back": (
        small_bets_come_back,
        "stud_extra.big_bet_stays",
    ),
    "any raise will do": (
        any_raise_will_do,
        "limits.least_raise limits.raise_of_5",
    ),
    "two sizes in fixed limit": (
        begins(two_sizes),
        "limits.fixed_always limits.fixed_sizes stud.big_streets actions.fixed_sizes_stud",
    ),
    "a cap of five": (
        convention(fixed_cap=5),
        (
            "limits.four_bets limits.cap_counts_blind limits.multiple_of_small"
            " limits.multiple_of_big limits.small_streets limits.four_per_player"
            " limits.cap_of_two"
        ),
    ),
    "a cap under every limit": (
        capped_everywhere,
        "limits.pot_uncapped limits.no_uncapped",
    ),
    "pot limit without its limit": (
        most("pot", "stack"),
        "limits.most_bet_pot actions.structures_differ",
    ),
    "no limit up to the pot": (
        most("no", "pot"),
        "limits.most_bet_no limits.everything limits.any_sum",
    ),
    "the pot limit off by one": (
        pot_off_by_one,
        (
            "pot.example_bet pot.example_most pot.most_raise limits.pot_of_100"
            " pot.example_choices pot.example_slip limits.only_what_is_there"
        ),
    ),
    "the call does not count": (
        call_not_counted,
        "pot.example_most pot.most_raise",
    ),
    "the small blind counts as a big one": (
        convention(small_blind_counts_as_big=True),
        "pot.first_raise",
    ),
    "raises by one more": (
        raise_by_one_more,
        (
            "limits.raise_of_5 limits.least_raise"
            " actions.call_and_raise_of_2 limits.least_bet_pot limits.least_bet_no"
        ),
    ),
    "small blinds of half": (
        always_half,
        "omaha.fixed_blinds",
    ),
    "the big bet on every street": (
        omaha_streets(preflop={"big_bet": True}, flop={"big_bet": True}),
        "limits.doubled limits.fixed_sizes",
    ),
    "blinds of mixed games stay": (
        convention(mixed_small_bet=1),
        "hilo.mixed_larger",
    ),
    "mixed games never change": (
        never_changed,
        "hilo.mixed_both",
    ),
    "mixed games change after three hands": (
        changed_after_three,
        "hilo.mixed_alternates",
    ),
    # pots
    "the odd chip always to the high half": (
        odd_chip_to_the_high,
        "hilo.odd_chip",
    ),
    "no side pots": (
        whole_pot_to_all_in,
        "showdown.which_pot",
    ),
}
