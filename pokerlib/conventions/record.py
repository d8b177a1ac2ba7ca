"""Conventions: every point on which houses differ, as a named field with its source.

The default is the documents' rule; where they are silent, that of the house they describe, as
its real hands show it; then a rule book's; then what most of the field does. Which rule book has
which value, and where, is said of every value that was read in one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final, Literal

from pokerlib.conventions.fits import FITS, counts
from pokerlib.conventions.source import ConventionError, ConventionSource, convention

_BETTING: Final = "betting"
_POTS: Final = "pots"
_STUD: Final = "stud"
_CHINESE: Final = "chinese"


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """One table's choice among the rules on which houses differ.

    Raises ConventionError for a value that a field can't have.

    >>> Conventions(burn=True, fixed_cap=4)
    Conventions(burn=True)
    """

    # How many bets a round holds in fixed limit, the first bet (or the big blind) included.
    fixed_cap: int = convention(_BETTING, 4, origin="document", lines=(59, 168))
    # The same in stud, where the document gives no number.
    stud_cap: int = convention(_BETTING, 4, origin="field", lines=(59,))
    # Whether the cap also holds for two players.
    cap_heads_up: bool = convention(_BETTING, True, origin="house", tda_2024=(True, "48"))
    # Whether the big blind is the first of those bets.
    big_blind_is_bet: bool = convention(_BETTING, True, origin="house")
    # Fixed limit: how much of a bet an all-in must add to count as a raise.
    fixed_short_raise: Literal["half", "full"] = convention(
        _BETTING, "half", "full", origin="field", tda_2024=("half", "47-B")
    )
    # Pot and no limit: whether several short all-ins together make up a full raise.
    short_raises: Literal["together", "each"] = convention(
        _BETTING, "together", "each", origin="field", lines=(65, 77), tda_2024=("together", "47-A")
    )
    # Over an all-in bet of less than the least: "add" a full bet to it, or "complete" it to one.
    raise_over_short_bet: Literal["add", "complete"] = convention(
        _BETTING, "add", "complete", origin="field", lines=(65,)
    )
    # A blind that is all in for less: what a call costs, and what the pot-limit maximum assumes.
    short_blind_price: Literal["full", "actual"] = convention(
        _BETTING, "full", "actual", origin="field", lines=(29,)
    )
    short_blind_in_pot: Literal["full", "actual"] = convention(
        _BETTING, "full", "actual", origin="field", lines=(67,), tda_2024=("full", "54-B")
    )
    # Who posts the small blind when two play.
    heads_up_small_blind: Literal["button", "other"] = convention(
        _BETTING, "button", "other", origin="field", lines=(13, 17), tda_2024=("button", "34-B")
    )
    # The least raise over a straddle: by as much again as the straddle, or by a big blind.
    straddle_raise: Literal["straddle", "big_blind"] = convention(
        _BETTING, "straddle", "big_blind", origin="field", wsop_2024=("big_blind", "11")
    )
    # Who begins where somebody has straddled: the next player, or the seat after the big blind,
    # and whoever straddled has the last word wherever he sits.
    straddle_order: Literal["after_straddle", "straddler_last"] = convention(
        _BETTING, "after_straddle", "straddler_last", origin="field"
    )
    # Whether antes count in the pot-limit maximum before the flop.
    antes_in_pot: bool = convention(_BETTING, True, origin="field", lines=(67,))
    # Whether the small blind counts as a big one in the pot-limit maximum.
    small_blind_counts_as_big: bool = convention(_BETTING, False, origin="document", lines=(67,))
    # Mixed Omaha Hi/Lo: the small bet of fixed limit, in big blinds of pot limit.
    mixed_small_bet: int = convention(_BETTING, 2, origin="field", lines=(120,))

    # Who takes the chip that can't be halved: the first equal hand left of the button, or the
    # one with the highest card by suit.
    odd_chip: Literal["left_of_button", "high_card"] = convention(
        _POTS,
        "left_of_button",
        "high_card",
        origin="house",
        lines=(49,),
        tda_2024=("left_of_button", "20-A"),
        robert=("left_of_button", "Ties"),
    )
    # Which half of a hi/lo pot takes it.
    odd_chip_hilo: Literal["high", "low"] = convention(
        _POTS,
        "high",
        "low",
        origin="house",
        lines=(158,),
        tda_2024=("high", "20-C"),
        robert=("high", "Ties"),
    )
    # The same among equal hands in stud, where there is no button: the highest card by suit of
    # the five that win; of all one's cards the highest, in low the lowest; or the first seat.
    # Whether an ace is high there, nobody says: as in the ranking of that share (ours).
    odd_chip_stud: Literal["high_card", "all_cards", "first_seat"] = convention(
        _POTS,
        "high_card",
        "all_cards",
        "first_seat",
        origin="book",
        lines=(230,),
        tda_2024=("high_card", "20-B"),
        robert=("all_cards", "Ties"),
    )
    # Players who hold the same hands both ways: the whole pot as evenly as it goes, or each half
    # by itself, with an odd chip in either.
    both_ways: Literal["evenly", "by_halves"] = convention(
        _POTS, "evenly", "by_halves", origin="book", lines=(158,), robert=("evenly", "Ties")
    )
    # Who shows first: whoever bet or raised last on the last street, or in the whole hand.
    first_to_show: Literal["last_street", "whole_hand"] = convention(
        _POTS,
        "last_street",
        "whole_hand",
        origin="document",
        lines=(49, 158, 228),
        tda_2024=("last_street", "17-A"),
    )

    # Suits from the lowest, for the bring-in and odd chips only.
    suit_order: str = convention(_STUD, "cdhs", origin="document", lines=(240,))
    # Who of two equal lowest up cards brings in.
    bring_in_tie: Literal["suit", "seat"] = convention(
        _STUD, "suit", "seat", origin="document", lines=(240,), tda_2024=("suit", "RP-10-E")
    )
    # Where the lowest card is all in for the ante: the next clockwise, or the next lowest card.
    bring_in_passes_to: Literal["next_seat", "next_lowest"] = convention(
        _STUD,
        "next_seat",
        "next_lowest",
        origin="document",
        lines=(242,),
        tda_2024=("next_seat", "RP-10-E"),
    )
    # Where there is no bring-in, who begins third street: the card that would have brought it in,
    # or the best one.
    no_bring_in_first: Literal["low_card", "best_board"] = convention(
        _STUD, "low_card", "best_board", origin="field", lines=(204,)
    )
    # What the others pay where the bring-in is all in for less.
    short_bring_in: Literal["full", "actual"] = convention(
        _STUD, "full", "actual", origin="field", lines=(204,)
    )
    # Whether the completion is the first of the bets that are counted for the cap.
    completion_is_bet: bool = convention(_STUD, True, origin="house", lines=(204,))
    # Which of equal best boards acts first: the earliest seat, or the highest suit.
    equal_boards: Literal["seat", "suit"] = convention(
        _STUD, "seat", "suit", origin="house", lines=(208,), tda_2024=("suit", "RP-10-D")
    )
    # Where the best board is all in, who acts first: the next clockwise, as with the bring-in,
    # or the best board of those who can.
    best_board_all_in: Literal["next_seat", "next_best"] = convention(
        _STUD, "next_seat", "next_best", origin="field", lines=(208, 242)
    )
    # Who may make the double bet on fourth street when a pair shows.
    open_pair_on_fourth: Literal["anyone", "that_player", "nobody"] = convention(
        _STUD,
        "anyone",
        "that_player",
        "nobody",
        origin="document",
        lines=(208, 244),
        tda_2024=("nobody", "RP-10-F"),
    )
    # By how much a small bet may be raised there: either bet, or the small one only.
    open_pair_raise: Literal["either", "small"] = convention(
        _STUD, "either", "small", origin="document", lines=(244,)
    )
    # Whether a card is burnt before each street after the first.
    burn: bool = convention(_STUD, False, origin="field", lines=(246,), tda_2024=(True, "38"))
    # Too few cards for the last street: one card for all; or first the burnt ones go back into
    # the stub, if that is enough for everybody (and the deck's last card is never dealt).
    short_stub: Literal["shared", "burns_back"] = convention(
        _STUD,
        "shared",
        "burns_back",
        origin="document",
        lines=(246,),
        tda_2024=("burns_back", "RP-10-H"),
    )
    # Which boards are compared once there is a card for all: those of sixth street, or each with
    # that card.
    shared_card_first: Literal["sixth_street", "with_shared"] = convention(
        _STUD,
        "sixth_street",
        "with_shared",
        origin="book",
        lines=(224, 246),
        tda_2024=("sixth_street", "RP-10-H"),
    )

    # Chinese: whether back and middle may be equal.
    back_may_equal_middle: bool = convention(_CHINESE, True, origin="field", lines=(256,))
    # What a wrong setting loses to each who set right: three rows with the bonuses of the rows
    # that it meets, or the three units alone.
    foul_cost: Literal["rows_and_bonuses", "rows"] = convention(
        _CHINESE, "rows_and_bonuses", "rows", origin="field", lines=(256,)
    )
    # Two wrong settings: nothing, or compared as if they were right.
    two_fouls: Literal["nothing", "compared"] = convention(
        _CHINESE, "nothing", "compared", origin="field"
    )
    # Whether a declared special must also be set in order.
    special_may_foul: bool = convention(_CHINESE, False, origin="field", lines=(277,))
    # Whether four of a kind may be two of the six pairs.
    quads_as_two_pairs: bool = convention(_CHINESE, False, origin="field", lines=(279,))
    # Which of two specials wins, the strongest first: by price, then by rarity.
    special_order: tuple[str, ...] = convention(
        _CHINESE,
        ("full_straight", "three_straights", "six_pairs", "three_flushes"),
        origin="field",
        lines=(284,),
    )
    # What each special is paid by every opponent, in units.
    special_prices: tuple[tuple[str, int], ...] = convention(
        _CHINESE,
        (
            ("full_straight", 13),
            ("three_straights", 3),
            ("six_pairs", 3),
            ("three_flushes", 3),
        ),
        origin="document",
        lines=(279, 280, 281, 282),
    )
    # What a row that wins with such a hand is paid instead of one unit.
    bonus_prices: tuple[tuple[str, str, int], ...] = convention(
        _CHINESE,
        (
            ("front", "three_of_a_kind", 3),
            ("middle", "full_house", 2),
            ("middle", "four_of_a_kind", 4),
            ("back", "four_of_a_kind", 4),
            ("middle", "straight_flush", 5),
            ("back", "straight_flush", 5),
            ("middle", "royal_flush", 5),
            ("back", "royal_flush", 5),
        ),
        origin="document",
        lines=(270, 271, 272, 273),
    )

    def __repr__(self) -> str:
        """What differs from the default: a call that makes the same record."""
        own = ((one.name, one.default, getattr(self, one.name)) for one in fields(self))
        told = (f"{name}={value!r}" for name, default, value in own if value != default)
        return f"Conventions({', '.join(told)})"

    def __post_init__(self) -> None:
        for name, source in CONVENTION_SOURCES.items():
            value = getattr(self, name)
            fits = FITS.get(name, counts)
            if source.values:
                right = type(value) is type(source.default) and value in source.values
            else:
                right = fits(value)
            if not right:
                raise ConventionError("not_a_value", name=name, value=value, values=source.values)


CONVENTION_SOURCES: Final[Mapping[str, ConventionSource]] = MappingProxyType(
    {
        item.name: ConventionSource(name=item.name, default=item.default, **item.metadata)
        for item in fields(Conventions)
    }
)

CONVENTIONS: Final = Conventions()
