"""Conventions: named, sourced, checked."""

from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.conventions import (
    CONVENTION_SOURCES,
    CONVENTIONS,
    DOCUMENTS,
    HOUSES,
    ROBERT,
    TDA_2024,
    WSOP_2024,
    ConventionError,
    Conventions,
    said_by,
)
from pokerlib.language import LANGUAGES, Lang, say
from pokerlib.language.conventions import convention_value, house_value


def test_every_convention_has_its_source() -> None:
    assert list(CONVENTION_SOURCES) == [item.name for item in fields(Conventions)]
    for name, source in CONVENTION_SOURCES.items():
        assert source.name == name
        assert source.default == getattr(CONVENTIONS, name)
        assert source.origin in {"document", "house", "book", "field"}
        assert source.topic in {"betting", "pots", "stud", "chinese"}
        if source.origin == "document":
            assert source.lines
        if source.origin == "book":
            assert source.books(source.default)
        assert all(value in source.values for value, _ in source.cited)
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
    "straddle_raise": "straddle",
    "straddle_order": "after_straddle",
    "antes_in_pot": True,
    "small_blind_counts_as_big": False,
    "mixed_small_bet": 2,
    "odd_chip": "left_of_button",
    "odd_chip_hilo": "high",
    "odd_chip_stud": "high_card",
    "both_ways": "evenly",
    "first_to_show": "last_street",
    "suit_order": "cdhs",
    "bring_in_tie": "suit",
    "bring_in_passes_to": "next_seat",
    "no_bring_in_first": "low_card",
    "short_bring_in": "full",
    "completion_is_bet": True,
    "equal_boards": "seat",
    "best_board_all_in": "next_seat",
    "open_pair_on_fourth": "anyone",
    "open_pair_raise": "either",
    "burn": False,
    "short_stub": "shared",
    "shared_card_first": "sixth_street",
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


WRONG = [
    {"fixed_cap": -1}, {"fixed_cap": 0}, {"stud_cap": 2.5}, {"stud_cap": True}, {"stud_cap": None},
    {"mixed_small_bet": float("nan")}, {"suit_order": "xyz"}, {"suit_order": "ccdh"},
    {"suit_order": None}, {"burn": 1}, {"burn": "yes"}, {"odd_chip": []}, {"odd_chip": None},
    {"bonus_prices": (("top", "pair", 3),)}, {"bonus_prices": (("front", "pair", 3),)},
    {"bonus_prices": (("front", "three_of_a_kind", 0),)}, {"bonus_prices": None},
    {"bonus_prices": (("front", "three_of_a_kind", 3),) * 2}, {"bonus_prices": ((1, 2, 3),)},
    {"special_prices": (("six_pairs", "3"),)}, {"special_prices": (("seven_pairs", 3),)},
    {"special_prices": ("six_pairs",)}, {"special_order": ("six_pairs",)},
    {"special_order": ("six_pairs",) * 4}, {"special_order": (1, 2, 3, 4)},
]  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_a_value_that_cannot_be_is_refused_and_said(wrong: dict[str, Any]) -> None:
    """R14: they were taken without a word."""
    with pytest.raises(ConventionError) as caught:
        Conventions(**wrong)
    assert isinstance(caught.value, pk.PokerError)
    assert list(wrong) == [caught.value.facts["name"]]
    for lang in LANGUAGES:
        assert say(caught.value, lang).endswith(".")


def test_conventions_are_a_frozen_value() -> None:
    assert Conventions() == CONVENTIONS
    assert hash(Conventions()) == hash(CONVENTIONS)
    with pytest.raises(FrozenInstanceError):
        CONVENTIONS.fixed_cap = 3  # type: ignore[misc]


def test_a_house_has_what_its_book_says_and_else_what_the_documents_have() -> None:
    """What TDA 2024 says was read rule by rule: 17-A, 20, 34-B, 38, 47, 48, 54-B, RP-10."""
    said = {
        "cap_heads_up": True, "fixed_short_raise": "half", "short_raises": "together",
        "short_blind_in_pot": "full", "heads_up_small_blind": "button",
        "odd_chip": "left_of_button", "odd_chip_hilo": "high", "odd_chip_stud": "high_card",
        "first_to_show": "last_street", "bring_in_tie": "suit", "bring_in_passes_to": "next_seat",
        "equal_boards": "suit", "open_pair_on_fourth": "nobody", "burn": True,
        "short_stub": "burns_back", "shared_card_first": "sixth_street",
    }  # fmt: skip
    assert said_by("tda_2024") == said
    assert replace(CONVENTIONS, **said) == TDA_2024
    assert said_by("robert") == {
        "odd_chip": "left_of_button", "odd_chip_hilo": "high", "odd_chip_stud": "all_cards",
        "both_ways": "evenly",
    }  # fmt: skip
    assert (ROBERT.odd_chip_stud, ROBERT.burn) == ("all_cards", CONVENTIONS.burn)
    assert said_by("wsop_2024") == {"straddle_raise": "big_blind"}
    assert list(HOUSES.values()) == [DOCUMENTS, TDA_2024, WSOP_2024, ROBERT]
    assert DOCUMENTS is CONVENTIONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_book_that_is_silent_is_shown_as_silent(lang: Lang) -> None:
    source = CONVENTION_SOURCES["equal_boards"]
    assert "RP-10-D" in house_value(source, "tda_2024", lang)
    assert convention_value("equal_boards", "suit", lang) in house_value(source, "tda_2024", lang)
    assert house_value(source, "robert", lang) == "–"


def test_a_hand_is_played_by_a_house() -> None:
    hand = pk.Hand(
        "seven_card_stud", "fixed", stakes=pk.Stakes(small_bet=4, big_bet=8, ante=1, bring_in=2),
        stacks=dict.fromkeys(range(1, 4), 99), deck="BBB-BBB", conventions=TDA_2024,
    )  # fmt: skip
    assert hand.state.conventions.burn
