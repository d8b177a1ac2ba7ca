"""Libraries in which hands go on as ever, and only what may be done, or its price, is broken."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pokerlib.play import apply, hand
from pokerlib.play import events as e
from pokerlib.play.legal import Legal, Option
from pokerlib.rankings import sample_lows
from tests.documents.broken_cards import Patch
from tests.documents.broken_games import special_price, streets
from tests.documents.broken_tables import allowed


def without(name: str) -> Callable[[Legal], tuple[Option, ...]]:
    return lambda legal: tuple(one for one in legal.options if one.name != name)


def raises_open(legal: Legal) -> tuple[Option, ...]:
    """Wherever one may bet, a raise is there as well."""
    more = (Option("raise"),) if "bet" in legal.names else ()
    return (*legal.options, *more)


def folds_for_bring_in(legal: Legal) -> tuple[Option, ...]:
    """Who has to bring it in may fold instead."""
    more = (Option("fold"),) if "bring_in" in legal.names else ()
    return (*legal.options, *more)


def same_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first round a call is called a check and a raise a bet, whatever was bet."""
    old, names = hand.legal_in, {"call": "check", "raise": "bet"}

    def changed(state: Any) -> Legal:
        legal = old(state)
        if not state.street:
            return legal
        options = (replace(one, name=names.get(one.name, one.name)) for one in legal.options)
        return replace(legal, options=tuple(options))

    monkeypatch.setattr(hand, "legal_in", changed)


def a_chip_dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has to pay is asked for a chip more than he then puts in."""
    old = hand.legal_in

    def changed(state: Any) -> Legal:
        legal = old(state)
        paid = (
            replace(one, pays=one.pays + 1) if one.name == "call" and one.pays else one
            for one in legal.options
        )
        return replace(legal, options=tuple(paid), price=legal.price + 1)

    monkeypatch.setattr(hand, "legal_in", changed)


def no_river_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fifth card goes, and does not come to the board."""
    old = apply._APPLY[e.BoardDealt]

    def dealt(state: Any, event: Any) -> Any:
        after = old(state, event)
        return replace(after, board=state.board) if event.street == "river" else after

    monkeypatch.setitem(apply._APPLY, e.BoardDealt, dealt)


def no_such_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ninth sample is weaker than the eighth: no list of ten lows fits."""
    name, _ = sample_lows.KNOWN_SAMPLES[9]
    monkeypatch.setitem(sample_lows.KNOWN_SAMPLES, 9, (name, (7, 4)))
    count = sample_lows.sample_list_count.__wrapped__
    monkeypatch.setattr("pokerlib.documents.checks.hilo.sample_list_count", count)


CHOICES: dict[str, tuple[Patch, str]] = {
    "no card on the river": (
        no_river_card,
        "omaha.five_on_board",
    ),
    "the choices are always the same": (
        same_choices,
        "actions.depend",
    ),
    "nobody may fold": (
        allowed(without("fold")),
        "actions.facing_a_bet actions.names_stud actions.always_fold",
    ),
    "nobody may bet": (
        allowed(without("bet")),
        "actions.check_or_bet actions.check_or_bet_stud",
    ),
    "a call is a chip dearer": (
        a_chip_dearer,
        "actions.call actions.raise",
    ),
    "who brings in may fold": (
        allowed(folds_for_bring_in),
        "stud.bring_in_choices",
    ),
    "a raise may open": (
        allowed(raises_open),
        "stud_extra.opens_with_raise",
    ),
    "five cards before the last street": (
        streets("seven_card_stud", third={"down": 1}, seventh={"down": 2}),
        "stud_extra.shared_card",
    ),
    "no list of ten lows fits": (
        no_such_list,
        "hilo.samples",
    ),
    "three straights cost four": (
        special_price("three_straights", 4),
        "specials.three_straights",
    ),
    "three flushes cost four": (
        special_price("three_flushes", 4),
        "specials.three_flushes",
    ),
}
