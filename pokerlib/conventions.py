"""Conventions: every point on which houses differ, as a named field with its source.

The default is the documents' rule; where they are silent, that of the house they describe, as
its real hands show it; then what most of the field does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final, Literal, TypeVar

__all__ = ["CONVENTIONS", "CONVENTION_SOURCES", "ConventionSource", "Conventions"]

Origin = Literal["document", "house", "field"]
Value = TypeVar("Value")

_BETTING: Final = "betting"
_POTS: Final = "pots"
_STUD: Final = "stud"
_CHINESE: Final = "chinese"


@dataclass(frozen=True, slots=True)
class ConventionSource:
    """Where a default comes from, and what else a house might choose.

    `origin` is "document" (then `lines` of game-rules.bg.txt say it, or say what it completes),
    "house" (the real hands of the house that the documents describe) or "field" (most houses).
    `values` are the allowed values; empty where any of the default's kind will do.
    """

    name: str
    topic: str
    default: Any
    origin: Origin
    lines: tuple[int, ...]
    values: tuple[Any, ...]


def _convention(
    topic: str, default: Value, *values: Value, origin: Origin, lines: tuple[int, ...] = ()
) -> Value:
    allowed = (default, *(value for value in values if value != default))
    if isinstance(default, bool):
        allowed = (default, not default)  # type: ignore[assignment]
    elif not values:
        allowed = ()
    metadata = {"topic": topic, "origin": origin, "lines": lines, "values": allowed}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Conventions:
    """One table's choice among the rules on which houses differ.

    Raises ValueError for a value that a field doesn't have.

    >>> Conventions(burn=True).fixed_cap
    4
    """

    # How many bets a round holds in fixed limit, the first bet (or the big blind) included.
    fixed_cap: int = _convention(_BETTING, 4, origin="document", lines=(59, 168))
    # The same in stud, where the document gives no number.
    stud_cap: int = _convention(_BETTING, 4, origin="field", lines=(59,))
    # Whether the cap also holds for two players.
    cap_heads_up: bool = _convention(_BETTING, True, origin="house")
    # Whether the big blind is the first of those bets.
    big_blind_is_bet: bool = _convention(_BETTING, True, origin="house")
    # Fixed limit: how much of a bet an all-in must add to count as a raise.
    fixed_short_raise: Literal["half", "full"] = _convention(
        _BETTING, "half", "full", origin="field"
    )
    # Pot and no limit: whether several short all-ins together make up a full raise.
    short_raises: Literal["together", "each"] = _convention(
        _BETTING, "together", "each", origin="field", lines=(65, 77)
    )
    # Over an all-in bet of less than the least: "add" a full bet to it, or "complete" it to one.
    raise_over_short_bet: Literal["add", "complete"] = _convention(
        _BETTING, "add", "complete", origin="field", lines=(65,)
    )
    # A blind that is all in for less: what a call costs, and what the pot-limit maximum assumes.
    short_blind_price: Literal["full", "actual"] = _convention(
        _BETTING, "full", "actual", origin="field", lines=(29,)
    )
    short_blind_in_pot: Literal["full", "actual"] = _convention(
        _BETTING, "full", "actual", origin="field", lines=(67,)
    )
    # Who posts the small blind when two play.
    heads_up_small_blind: Literal["button", "other"] = _convention(
        _BETTING, "button", "other", origin="field", lines=(13, 17)
    )
    # Whether antes count in the pot-limit maximum before the flop.
    antes_in_pot: bool = _convention(_BETTING, True, origin="field", lines=(67,))
    # Whether the small blind counts as a big one in the pot-limit maximum.
    small_blind_counts_as_big: bool = _convention(_BETTING, False, origin="document", lines=(67,))
    # Mixed Omaha Hi/Lo: the small bet of fixed limit, in big blinds of pot limit.
    mixed_small_bet: int = _convention(_BETTING, 2, origin="field", lines=(120,))

    # Who takes the chip that can't be halved: the first equal hand left of the button, or the
    # one with the highest card by suit.
    odd_chip: Literal["left_of_button", "high_card"] = _convention(
        _POTS, "left_of_button", "high_card", origin="house", lines=(49,)
    )
    # Which half of a hi/lo pot takes it.
    odd_chip_hilo: Literal["high", "low"] = _convention(
        _POTS, "high", "low", origin="house", lines=(158,)
    )
    # The same among equal hands in stud, where there is no button: the highest card by suit of
    # the five that play (in low the lowest), or the first seat.
    odd_chip_stud: Literal["high_card", "first_seat"] = _convention(
        _POTS, "high_card", "first_seat", origin="field", lines=(230,)
    )
    # Who shows first: whoever bet or raised last on the last street, or in the whole hand.
    first_to_show: Literal["last_street", "whole_hand"] = _convention(
        _POTS, "last_street", "whole_hand", origin="document", lines=(49, 158, 228)
    )

    # Suits from the lowest, for the bring-in and odd chips only.
    suit_order: str = _convention(_STUD, "cdhs", origin="document", lines=(240,))
    # Who of two equal lowest up cards brings in.
    bring_in_tie: Literal["suit", "seat"] = _convention(
        _STUD, "suit", "seat", origin="document", lines=(240,)
    )
    # Where the lowest card is all in for the ante: the next clockwise, or the next lowest card.
    bring_in_passes_to: Literal["next_seat", "next_lowest"] = _convention(
        _STUD, "next_seat", "next_lowest", origin="document", lines=(242,)
    )
    # What the others pay where the bring-in is all in for less.
    short_bring_in: Literal["full", "actual"] = _convention(
        _STUD, "full", "actual", origin="field", lines=(204,)
    )
    # Whether the completion is the first of the bets that are counted for the cap.
    completion_is_bet: bool = _convention(_STUD, True, origin="house", lines=(204,))
    # Which of equal best boards acts first: the earliest seat, or the highest suit.
    equal_boards: Literal["seat", "suit"] = _convention(
        _STUD, "seat", "suit", origin="house", lines=(208,)
    )
    # Who may make the double bet on fourth street when a pair shows.
    open_pair_on_fourth: Literal["anyone", "that_player", "nobody"] = _convention(
        _STUD, "anyone", "that_player", "nobody", origin="document", lines=(208, 244)
    )
    # By how much a small bet may be raised there: either bet, or the small one only.
    open_pair_raise: Literal["either", "small"] = _convention(
        _STUD, "either", "small", origin="document", lines=(244,)
    )
    # Whether a card is burnt before each street after the first.
    burn: bool = _convention(_STUD, False, origin="field", lines=(246,))

    # Chinese: whether back and middle may be equal.
    back_may_equal_middle: bool = _convention(_CHINESE, True, origin="field", lines=(256,))
    # What a wrong setting loses to each who set right: three rows with the bonuses of the rows
    # that it meets, or the three units alone.
    foul_cost: Literal["rows_and_bonuses", "rows"] = _convention(
        _CHINESE, "rows_and_bonuses", "rows", origin="field", lines=(256,)
    )
    # Two wrong settings: nothing, or compared as if they were right.
    two_fouls: Literal["nothing", "compared"] = _convention(
        _CHINESE, "nothing", "compared", origin="field"
    )
    # Whether a declared special must also be set in order.
    special_may_foul: bool = _convention(_CHINESE, False, origin="field", lines=(277,))
    # Whether four of a kind may be two of the six pairs.
    quads_as_two_pairs: bool = _convention(_CHINESE, False, origin="field", lines=(279,))
    # Which of two specials wins, the strongest first: by price, then by rarity.
    special_order: tuple[str, ...] = _convention(
        _CHINESE,
        ("full_straight", "three_straights", "six_pairs", "three_flushes"),
        origin="field",
        lines=(284,),
    )
    # What each special is paid by every opponent, in units.
    special_prices: tuple[tuple[str, int], ...] = _convention(
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
    bonus_prices: tuple[tuple[str, str, int], ...] = _convention(
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

    def __post_init__(self) -> None:
        for name, source in CONVENTION_SOURCES.items():
            value = getattr(self, name)
            if source.values and value not in source.values:
                allowed = ", ".join(map(repr, source.values))
                raise ValueError(f"{name} is {value!r}, not one of {allowed}")


CONVENTION_SOURCES: Final[Mapping[str, ConventionSource]] = MappingProxyType(
    {
        item.name: ConventionSource(name=item.name, default=item.default, **item.metadata)
        for item in fields(Conventions)
    }
)

CONVENTIONS: Final = Conventions()
