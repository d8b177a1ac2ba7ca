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


DEFAULTS = {  # what issues 4 to 6 and cases/README.md say
    "fixed_cap": 4,
    "odd_chip": "left_of_button",
    "odd_chip_hilo": "high",
    "bring_in_tie": "suit",
    "suit_order": "cdhs",
    "open_pair_on_fourth": "anyone",
    "fixed_short_raise": "half",
    "small_blind_counts_as_big": False,
    "short_blind_price": "full",
    "mixed_small_bet": 2,
    "special_order": ("full_straight", "three_straights", "six_pairs", "three_flushes"),
    "quads_as_two_pairs": False,
    "special_may_foul": False,
    "two_fouls": "nothing",
}


@pytest.mark.parametrize(("name", "value"), list(DEFAULTS.items()))
def test_defaults(name: str, value: object) -> None:
    assert getattr(pk.CONVENTIONS, name) == value


def test_conventions_are_a_frozen_value() -> None:
    assert Conventions() == CONVENTIONS
    assert hash(Conventions()) == hash(CONVENTIONS)
    with pytest.raises(FrozenInstanceError):
        CONVENTIONS.fixed_cap = 3  # type: ignore[misc]
