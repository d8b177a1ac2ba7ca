"""Rules that every table needs and that neither document mentions, with the rule used here.

A rule's words are `document.silent.<id>` in the catalogues; `conventions` are the fields of
`pk.Conventions` that decide it. Where there are none, the field plays it in one way only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class SilentRule:
    """What both documents leave out, in which games, and which conventions decide it here."""

    id: str
    topic: str
    conventions: tuple[str, ...] = ()
    games: tuple[str, ...] = ()

    @property
    def message(self) -> str:
        return f"document.silent.{self.id}"


_BLINDS: Final = ("omaha", "omaha_hilo")
_STUDS: Final = ("seven_card_stud",)
_HILO: Final = ("omaha_hilo",)
_OF_CHINESE: Final = ("chinese",)

SILENT: Final[tuple[SilentRule, ...]] = (
    SilentRule("side_pots", "pots"),
    SilentRule("uncalled_bet", "pots"),
    SilentRule("odd_chip", "pots", ("odd_chip",), _BLINDS),
    SilentRule("odd_chip_stud", "pots", ("odd_chip_stud",), _STUDS),
    SilentRule("odd_chip_hilo", "pots", ("odd_chip_hilo",), _HILO),
    SilentRule("halves_of_side_pots", "pots", ("odd_chip_hilo", "both_ways"), _HILO),
    SilentRule("muck", "pots"),
    SilentRule("all_folded", "pots"),
    SilentRule("short_all_in", "betting", ("short_raises", "fixed_short_raise")),
    SilentRule("over_short_bet", "betting", ("raise_over_short_bet",), _BLINDS),
    SilentRule("heads_up", "betting", ("heads_up_small_blind",), _BLINDS),
    SilentRule("cap_heads_up", "betting", ("cap_heads_up",)),
    SilentRule("cap_in_stud", "betting", ("stud_cap", "completion_is_bet"), _STUDS),
    SilentRule("short_blind", "betting", ("short_blind_price", "short_blind_in_pot"), _BLINDS),
    SilentRule("antes_with_blinds", "betting", ("antes_in_pot",), _BLINDS),
    SilentRule("late_posts", "betting", (), _BLINDS),
    SilentRule("straddle", "betting", ("straddle_raise", "straddle_order"), _BLINDS),
    SilentRule("no_more_betting", "betting"),
    SilentRule("short_bring_in", "stud", ("short_bring_in",), _STUDS),
    SilentRule("equal_boards", "stud", ("equal_boards",), _STUDS),
    SilentRule("no_bring_in", "stud", ("no_bring_in_first",), _STUDS),
    SilentRule("best_board_all_in", "stud", ("best_board_all_in",), _STUDS),
    SilentRule("shared_card_first", "stud", ("shared_card_first",), _STUDS),
    SilentRule("burn", "stud", ("burn",)),
    SilentRule("foul", "chinese", ("foul_cost", "two_fouls"), _OF_CHINESE),
    SilentRule("equal_rows", "chinese", ("back_may_equal_middle",), _OF_CHINESE),
    SilentRule("three_against_five", "chinese", (), _OF_CHINESE),
    SilentRule("several_specials", "chinese", ("special_order",), _OF_CHINESE),
    SilentRule("misdeal", "table"),
    SilentRule("string_bet", "table"),
    SilentRule("table_stakes", "table"),
)
