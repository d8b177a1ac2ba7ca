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


# Field, topic, origin, and the lines of the game rules that say it or that it completes.
SOURCES = """
fixed_cap betting document 59 168
stud_cap betting field 59
cap_heads_up betting house
big_blind_is_bet betting house
fixed_short_raise betting field
short_raises betting field 65 77
raise_over_short_bet betting field 65
short_blind_price betting field 29
short_blind_in_pot betting field 67
heads_up_small_blind betting field 13 17
straddle_raise betting field
straddle_order betting field
antes_in_pot betting field 67
small_blind_counts_as_big betting document 67
mixed_small_bet betting field 120
odd_chip pots house 49
odd_chip_hilo pots house 158
odd_chip_stud pots book 230
both_ways pots book 158
first_to_show pots document 49 158 228
suit_order stud document 240
bring_in_tie stud document 240
bring_in_passes_to stud document 242
no_bring_in_first stud field 204
short_bring_in stud field 204
completion_is_bet stud house 204
equal_boards stud house 208
best_board_all_in stud field 208 242
open_pair_on_fourth stud document 208 244
open_pair_raise stud document 244
burn stud field 246
short_stub stud document 246
shared_card_first stud book 224 246
back_may_equal_middle chinese field 256
foul_cost chinese field 256
two_fouls chinese field
special_may_foul chinese field 277
quads_as_two_pairs chinese field 279
special_order chinese field 284
special_prices chinese document 279 280 281 282
bonus_prices chinese document 270 271 272 273
"""

# What a field may be, the default first, where it is a choice of words.
VALUES = """
fixed_short_raise half full
short_raises together each
raise_over_short_bet add complete
short_blind_price full actual
short_blind_in_pot full actual
heads_up_small_blind button other
straddle_raise straddle big_blind
straddle_order after_straddle straddler_last
odd_chip left_of_button high_card
odd_chip_hilo high low
odd_chip_stud high_card all_cards first_seat
both_ways evenly by_halves
first_to_show last_street whole_hand
bring_in_tie suit seat
bring_in_passes_to next_seat next_lowest
no_bring_in_first low_card best_board
short_bring_in full actual
equal_boards seat suit
best_board_all_in next_seat next_best
open_pair_on_fourth anyone that_player nobody
open_pair_raise either small
short_stub shared burns_back
shared_card_first sixth_street with_shared
foul_cost rows_and_bonuses rows
two_fouls nothing compared
"""

# Book, place, field, and the value that the book has there.
CITED = """
tda_2024 48 cap_heads_up True
tda_2024 47-B fixed_short_raise half
tda_2024 47-A short_raises together
tda_2024 54-B short_blind_in_pot full
tda_2024 34-B heads_up_small_blind button
tda_2024 20-A odd_chip left_of_button
tda_2024 20-C odd_chip_hilo high
tda_2024 20-B odd_chip_stud high_card
tda_2024 17-A first_to_show last_street
tda_2024 RP-10-E bring_in_tie suit
tda_2024 RP-10-E bring_in_passes_to next_seat
tda_2024 RP-10-D equal_boards suit
tda_2024 RP-10-F open_pair_on_fourth nobody
tda_2024 38 burn True
tda_2024 RP-10-H short_stub burns_back
tda_2024 RP-10-H shared_card_first sixth_street
wsop_2024 11 straddle_raise big_blind
robert Ties odd_chip left_of_button
robert Ties odd_chip_hilo high
robert Ties odd_chip_stud all_cards
robert Ties both_ways evenly
"""


def test_every_source_is_pinned() -> None:
    """A wrong line, book or place is a wrong sentence on the page of conventions."""
    sources = CONVENTION_SOURCES.values()
    told = [" ".join([s.name, s.topic, s.origin, *map(str, s.lines)]) for s in sources]
    assert told == SOURCES.split("\n")[1:-1]
    words = [s for s in sources if s.values and isinstance(s.default, str)]
    assert [" ".join([s.name, *s.values]) for s in words] == VALUES.split("\n")[1:-1]
    assert all(s.values in ((), (s.default, not s.default)) for s in sources if s not in words)
    cited = [f"{c.book} {c.place} {s.name} {value}" for s in sources for value, c in s.cited]
    assert sorted(cited) == sorted(CITED.split("\n")[1:-1])


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
