"""The score: every pair of players compares its rows (game rules, lines 260 to 284)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from pokerlib.chinese.order import Foul, foul_of
from pokerlib.chinese.rules import Bonus, Rules, played_by
from pokerlib.chinese.setting import (
    MOST_PLAYERS,
    ROWS,
    Row,
    Setting,
    SettingError,
    Special,
    refuse_shared,
)
from pokerlib.chinese.specials import Contest, SpecialRank, contest, special_rank
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.rankings.base import HandRank
from pokerlib.rankings.explain import Difference, difference

Kind = Literal["rows", "foul", "two_fouls", "special"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's setting as it is scored: what each row is, what is wrong, what it declares."""

    setting: Setting
    ranks: tuple[HandRank, HandRank, HandRank]
    foul: Foul | None
    special: SpecialRank | None


@dataclass(frozen=True, slots=True)
class RowResult:
    """One row of two players. `better` is 1 if the first wins it, -1 if the second, 0 if nobody.

    `units` are the first player's. `bonus` was paid instead of one unit, None where there was
    none. `by_foul`: the row was not compared, a wrong setting loses it whatever the ranks.
    """

    row: Row
    ranks: tuple[HandRank, HandRank]
    better: int
    units: int
    bonus: Bonus | None
    difference: Difference
    by_foul: bool = False


@dataclass(frozen=True, slots=True)
class PairResult:
    """Two players: `units` go to the first, the second loses them.

    `kind` says how they were scored: by "rows", one "foul", "two_fouls" or a "special" (then
    there are no rows). `players` are indices into the settings, `fouls` are in their order.
    """

    players: tuple[int, int]
    kind: Kind
    units: int
    rows: tuple[RowResult, ...]
    fouls: tuple[Foul | None, Foul | None]
    contest: Contest | None

    @property
    def winner(self) -> int | None:
        """The player who wins units of the other, None where none change hands."""
        return {1: self.players[0], -1: self.players[1]}.get(_sign(self.units))


@dataclass(frozen=True, slots=True)
class Score:
    """What everybody wins, and every pair's reasons; units and money sum to nothing."""

    seats: tuple[Seat, ...]
    pairs: tuple[PairResult, ...]
    units: tuple[int, ...]
    rules: Rules
    conventions: Conventions

    @property
    def money(self) -> tuple[int, ...]:
        """The units in money, in the smallest unit of it."""
        return tuple(units * self.rules.unit for units in self.units)

    def pair(self, one: int, other: int) -> PairResult:
        """The result of two players, in either order; its `units` are those of the lower."""
        players = (min(one, other), max(one, other))
        return next(pair for pair in self.pairs if pair.players == players)


def score(
    settings: Sequence[Setting],
    rules: Rules | None = None,
    *,
    conventions: Conventions = CONVENTIONS,
) -> Score:
    """Score two to four settings, pair by pair.

    Raises CardError for a card that two players hold, SettingError for too few or too many
    players and for a declared special that the cards are not or the table doesn't play.

    >>> first = Setting(back="As Ad Ac Ah 2s", middle="Ks Kd Kc 3s 3d", front="Qs Qd Qc")
    >>> second = Setting(back="9s 8s 7s 6s 5s", middle="Th Td Tc 4s 4d", front="Js Jd Jc")
    >>> found = score([first, second])
    >>> [row.units for row in found.pairs[0].rows], found.units, found.money
    ([-5, 2, 3], (0, 0), (0, 0))
    """
    given = settings if hasattr(settings, "__len__") else ()
    count = sum(type(one) is Setting for one in given)  # what is no setting is no player
    if count < len(given) or not 2 <= count <= MOST_PLAYERS:
        raise SettingError("players", count=count)
    refuse_shared([(f"hand {place}", one.cards) for place, one in enumerate(settings)])
    rules = played_by(rules, conventions)
    seats = tuple(_seat(place, one, rules, conventions) for place, one in enumerate(settings))
    pairs = tuple(
        _pair(two, seats, rules, conventions) for two in combinations(range(len(seats)), 2)
    )
    units = tuple(sum(_units_of(player, pair) for pair in pairs) for player in range(len(settings)))
    return Score(seats, pairs, units, rules, conventions)


def _units_of(player: int, pair: PairResult) -> int:
    first, second = pair.players
    return pair.units * ((player == first) - (player == second))


def _seat(place: int, setting: Setting, rules: Rules, conventions: Conventions) -> Seat:
    special = _declared(place, setting, rules, conventions)
    foul = foul_of(setting, conventions)
    ranks = (setting.rank("back"), setting.rank("middle"), setting.rank("front"))
    return Seat(setting, ranks, foul, None if foul else special)


def _declared(
    place: int, setting: Setting, rules: Rules, conventions: Conventions
) -> SpecialRank | None:
    """The special that a player declares, if the table plays it and the cards are one."""
    name = setting.declares
    if name is None:
        return None
    if rules.price(name) is None:
        raise SettingError("not_played", special=name.value, player=place)
    rank = special_rank(setting, name, conventions)
    if rank is None:
        raise SettingError("not_held", special=name.value, player=place)
    return rank


def _pair(
    players: tuple[int, int], seats: tuple[Seat, ...], rules: Rules, conventions: Conventions
) -> PairResult:
    first, second = (seats[player] for player in players)
    fouls = (first.foul, second.foul)
    if first.special or second.special:
        met = contest(first.special, second.special, rules)
        return PairResult(players, "special", _special_units(met, rules), (), fouls, met)
    kind: Kind = "two_fouls" if all(fouls) else "foul" if any(fouls) else "rows"
    rows = _rows(kind, first, second, rules, conventions)
    return PairResult(players, kind, sum(row.units for row in rows), rows, fouls, None)


def _special_units(met: Contest, rules: Rules) -> int:
    """The stronger special wins its own price (line 284)."""
    winner: Special | None = met.winner.special if met.winner else None
    return met.better * (rules.price(winner) or 0) if winner else 0


def _rows(
    kind: Kind, first: Seat, second: Seat, rules: Rules, conventions: Conventions
) -> tuple[RowResult, ...]:
    if kind == "two_fouls" and conventions.two_fouls == "nothing":
        return ()
    lost_by = bool(second.foul) - bool(first.foul)  # 1: the second alone has set wrong
    paid = rules if not lost_by or conventions.foul_cost == "rows_and_bonuses" else Rules()
    return tuple(
        _row(row, ranks, lost_by, paid)
        for row, ranks in zip(ROWS, zip(first.ranks, second.ranks, strict=True), strict=True)
    )


def _row(row: Row, ranks: tuple[HandRank, HandRank], lost_by: int, rules: Rules) -> RowResult:
    """A unit, or the bonus of the hand that wins; nothing for a tie (lines 262 and 275)."""
    found = difference(*ranks)
    better = lost_by or found.better
    if not better:
        return RowResult(row, ranks, 0, 0, None, found)
    winner = ranks[0] if better > 0 else ranks[1]
    bonus = rules.bonus(row, winner.category)
    units = better * rules.row_price(row, winner)
    return RowResult(row, ranks, better, units, bonus, found, by_foul=bool(lost_by))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
