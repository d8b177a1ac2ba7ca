"""Conventions: named, sourced, checked."""

from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

import pokerlib as pk
from pokerlib.conventions import CONVENTION_SOURCES, CONVENTIONS, Conventions


def test_every_convention_has_its_source() -> None:
    assert list(CONVENTION_SOURCES) == [item.name for item in fields(Conventions)]
    for name, source in CONVENTION_SOURCES.items():
        assert source.name == name
        assert source.default == getattr(CONVENTIONS, name)
        assert source.origin in {"document", "house", "field"}
        assert source.topic in {"betting", "pots", "stud", "chinese"}
        if source.origin == "document":
            assert source.lines
        if source.values:
            assert source.default == source.values[0]
            assert len(set(source.values)) == len(source.values) > 1


@pytest.mark.parametrize("name", list(CONVENTION_SOURCES))
def test_every_allowed_value_can_be_chosen_and_no_other(name: str) -> None:
    source = CONVENTION_SOURCES[name]
    for value in source.values:
        chosen = Conventions(**{name: value})
        assert getattr(chosen, name) == value
        assert (chosen == CONVENTIONS) == (value == source.default)
    if source.values:
        with pytest.raises(ValueError, match=name):
            Conventions(**{name: "nonsense"})


def test_lines_are_lines_of_the_game_rules(cases: Path) -> None:
    document = cases.parent / "documents" / "game-rules.bg.txt"
    if not document.is_file():
        pytest.skip(f"{document} is not here")
    lines = document.read_text("utf-8").splitlines()
    for source in CONVENTION_SOURCES.values():
        for line in source.lines:
            assert lines[line - 1].strip(), (source.name, line)


DEFAULTS = {  # issues 4 to 6 and cases/README.md
    "fixed_cap": 4,
    "stud_cap": 4,
    "cap_heads_up": True,
    "big_blind_is_bet": True,
    "fixed_short_raise": "half",
    "short_raises": "together",
    "raise_over_short_bet": "add",
    "short_blind_price": "full",
    "short_blind_in_pot": "full",
    "heads_up_small_blind": "button",
    "antes_in_pot": True,
    "small_blind_counts_as_big": False,
    "mixed_small_bet": 2,
    "odd_chip": "left_of_button",
    "odd_chip_hilo": "high",
    "odd_chip_stud": "high_card",
    "first_to_show": "last_street",
    "suit_order": "cdhs",
    "bring_in_tie": "suit",
    "bring_in_passes_to": "next_seat",
    "short_bring_in": "full",
    "completion_is_bet": True,
    "equal_boards": "seat",
    "open_pair_on_fourth": "anyone",
    "open_pair_raise": "either",
    "burn": False,
    "back_may_equal_middle": True,
    "foul_cost": "rows_and_bonuses",
    "two_fouls": "nothing",
    "special_may_foul": False,
    "quads_as_two_pairs": False,
    "special_order": ("full_straight", "three_straights", "six_pairs", "three_flushes"),
    "special_prices": (
        ("full_straight", 13),
        ("three_straights", 3),
        ("six_pairs", 3),
        ("three_flushes", 3),
    ),
    "bonus_prices": (
        ("front", "three_of_a_kind", 3),
        ("middle", "full_house", 2),
        ("middle", "four_of_a_kind", 4),
        ("back", "four_of_a_kind", 4),
        ("middle", "straight_flush", 5),
        ("back", "straight_flush", 5),
        ("middle", "royal_flush", 5),
        ("back", "royal_flush", 5),
    ),
}


def test_every_default_is_pinned() -> None:
    assert list(DEFAULTS) == list(CONVENTION_SOURCES)


@pytest.mark.parametrize(("name", "value"), list(DEFAULTS.items()))
def test_defaults(name: str, value: object) -> None:
    assert getattr(pk.CONVENTIONS, name) == value


def test_conventions_are_a_frozen_value() -> None:
    assert Conventions() == CONVENTIONS
    assert hash(Conventions()) == hash(CONVENTIONS)
    with pytest.raises(FrozenInstanceError):
        CONVENTIONS.fixed_cap = 3  # type: ignore[misc]
