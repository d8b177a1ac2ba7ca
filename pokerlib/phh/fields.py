"""The fields of one file, taken out and checked one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any, Final

from pokerlib.betting import BettingError, Stakes
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import PokerError
from pokerlib.games import GAMES
from pokerlib.phh.amounts import ENDLESS, Currency, scale_of, whole
from pokerlib.phh.codes import CODES, PhhError
from pokerlib.phh.lines import Lines
from pokerlib.play.posts import Post

_IN_CENTS: Final = "USD-cent"  # ours, in files of an earlier version


class Reader:
    """The fields of one file; PhhError, with the field and its line, for what is wrong."""

    def __init__(self, found: dict[str, Any], lines: Lines) -> None:
        self.found, self.lines = found, lines
        self.scale = scale_of(found)

    def values(self) -> dict[str, Any]:
        """What a History is made of."""
        variant = self._text("variant")
        if variant not in CODES:
            raise self._error("unknown_variant", "variant", variant=variant, known=tuple(CODES))
        game, limit = CODES[variant]
        stacks, endless = self._stacks()
        count = len(stacks)
        seats = self._amounts("seats", optional=True, plain=True) or tuple(range(1, count + 1))
        if len(seats) != count or not _in_turn(seats):
            raise self._error("wrong_field", "seats")
        self._times(count)
        blinds = GAMES[game].bring_in is None
        dead = self._each("_dead_blinds", count) or (0,) * count
        stakes, live = self._stakes(blinds, fixed=limit == "fixed", count=count, dead=dead)
        posts = [Post(seats[i], live[i], dead[i]) for i in range(count) if live[i] or dead[i]]
        return {
            "game": game,
            "limit": limit,
            "stakes": stakes,
            "stacks": stacks,
            "endless": frozenset(seats[place] for place in endless),
            "seats": seats,
            "button": self._button(seats) if blinds else None,
            "posts": tuple(posts),
            "actions": self._texts("actions"),
            "conventions": self._conventions(),
            "players": self._texts("players", optional=True),
            "burnt": self._texts("_burnt", optional=True),
            "winners": self._winners(),
            "finishing": self._each("finishing_stacks", count),
            "winnings": self._each("winnings", count),
            "scale": self.scale,
            "currency": self._currency(),
            "lines": self.lines,
            "rest": dict(self.found),
        }

    def _error(self, kind: str, name: str, **facts: Any) -> PhhError:
        return PhhError(kind, field=name, **facts, **self.lines.of(name))

    def _stacks(self) -> tuple[tuple[int, ...], list[int]]:
        """The stacks, and the places of those that nobody knows (inf)."""
        items = self._list("starting_stacks", optional=False)
        endless = [place for place, item in enumerate(items) if item == Decimal("Infinity")]
        stacks = tuple(
            ENDLESS if place in endless else self._whole("starting_stacks", item)
            for place, item in enumerate(items)
        )
        return stacks, endless

    def _times(self, count: int) -> None:
        """Times are kept as they are, with those that are endless; only their form is looked at."""
        banks = self.found.get("time_banks", [0] * count)
        if not isinstance(banks, list) or len(banks) != count or not all(map(_is_time, banks)):
            raise self._error("wrong_field", "time_banks")
        if not _is_time(self.found.get("time_limit", 0)):
            raise self._error("wrong_field", "time_limit")

    def _stakes(
        self, blinds: bool, *, fixed: bool, count: int, dead: Sequence[int]
    ) -> tuple[Stakes, tuple[int, ...]]:
        """The stakes, and what is posted live out of position."""
        antes = self._each("antes", count) or (0,) * count
        each = {ante - own for ante, own in zip(antes, dead, strict=True)}
        if len(each) > 1:
            raise self._error("uneven_antes", "antes")
        given: dict[str, Any] = {"ante": each.pop()}
        if fixed:
            given |= {name: self._amount(name) for name in ("small_bet", "big_bet")}
        live = (0,) * count
        name = "blinds_or_straddles" if blinds else "bring_in"
        if blinds:
            small, big, live = self._blinds(count)
            given |= {"small_blind": small, "big_blind": big}
        else:
            amount, unknown = self._amount("bring_in"), self.found.pop("_bring_in_unknown", False)
            given["bring_in"] = None if unknown is True and not amount else amount
        try:
            return Stakes(**given), live
        except BettingError as error:
            raise self._error("table", name, error=error, currency=self._currency()) from error

    def _blinds(self, count: int) -> tuple[int, int, tuple[int, ...]]:
        """Small blind, big blind, and what is posted live: straddles, and negative amounts."""
        name = "blinds_or_straddles"
        posted = self._amounts(name, signed=True)
        if len(posted) != count or count < 2:
            raise self._error("wrong_field", name)
        first, second = posted[:2]
        alone = first > 0 and second <= 0  # a big blind without a small one
        small, big = (0, first) if alone else (max(0, first), second)
        live = [max(0, -amount) for amount in posted]
        for place in range(1 if alone else 2, count):
            if posted[place] > 0:  # a straddle, which is more than the big blind
                live[place] = posted[place]
        right = big > 0 and small <= big and not any(0 < amount <= big for amount in live[2:])
        posts = any(amount < 0 for amount in posted)
        if not right and not (posts and big > 0 and small <= big):
            raise self._error("blinds_not_understood", name)
        if not alone and not small and first >= 0 and count > 2:
            raise self._error("blinds_not_understood", name)
        return small, big, tuple(live)

    def _button(self, seats: tuple[int, ...]) -> int:
        """Ours tells it; otherwise the last player has it, as the format orders them."""
        button = self.found.pop("_button", seats[-1])
        if type(button) is not int:
            raise self._error("wrong_field", "_button")
        return button

    def _currency(self) -> Currency:
        code, symbol = (self.found.get(name, "") for name in ("currency", "currency_symbol"))
        for name, value in (("currency", code), ("currency_symbol", symbol)):
            if not isinstance(value, str) or len(value) > 8:
                raise self._error("wrong_field", name)
        if self.found.get("_unit") == _IN_CENTS:
            return Currency("USD", "$", 100 * self.scale)
        return Currency(code, symbol, self.scale)

    def _conventions(self) -> Conventions:
        given = self.found.pop("_conventions", {})
        try:
            return replace(CONVENTIONS, **given)
        except (TypeError, PokerError) as error:
            raise self._error("wrong_field", "_conventions") from error

    def _winners(self) -> tuple[Mapping[str, tuple[int, ...]], ...]:
        given = self.found.pop("_winners", [])
        try:
            return tuple({share: tuple(seats) for share, seats in one.items()} for one in given)
        except (AttributeError, TypeError) as error:
            raise self._error("wrong_field", "_winners") from error

    # One field of each kind

    def _take(self, name: str) -> Any:
        if name not in self.found:
            raise PhhError("missing_field", field=name)
        return self.found.pop(name)

    def _text(self, name: str) -> str:
        value = self._take(name)
        if not isinstance(value, str):
            raise self._error("wrong_field", name)
        return value

    def _texts(self, name: str, *, optional: bool = False) -> tuple[str, ...]:
        value = self._list(name, optional=optional)
        if not all(isinstance(item, str) for item in value):
            raise self._error("wrong_field", name)
        return tuple(value)

    def _list(self, name: str, *, optional: bool) -> list[Any]:
        value = self.found.pop(name, []) if optional else self._take(name)
        if not isinstance(value, list):
            raise self._error("wrong_field", name)
        return value

    def _amount(self, name: str) -> int:
        return self._whole(name, self._take(name))

    def _each(self, name: str, count: int) -> tuple[int, ...]:
        """An amount for each player; none where the field is not there."""
        amounts = self._amounts(name, optional=True)
        if len(amounts) not in (0, count):
            raise self._error("wrong_field", name)
        return amounts

    def _amounts(
        self, name: str, *, optional: bool = False, signed: bool = False, plain: bool = False
    ) -> tuple[int, ...]:
        items = self._list(name, optional=optional)
        scale = 1 if plain else self.scale
        return tuple(self._whole(name, item, signed=signed, scale=scale) for item in items)

    def _whole(
        self, name: str, value: object, *, signed: bool = False, scale: int | None = None
    ) -> int:
        amount = whole(value, self.scale if scale is None else scale)
        if amount is None or (amount < 0 and not signed):
            raise self._error("wrong_field", name)
        return amount


def _in_turn(seats: Sequence[int]) -> bool:
    """Whether the seats go round the table once, from wherever it begins."""
    falls = sum(a > b for a, b in zip(seats, (*seats[1:], *seats[:1]), strict=True))
    return falls <= 1 and len(set(seats)) == len(seats)


def _is_time(value: object) -> bool:
    """Whether it is a number from 0 up, perhaps endless."""
    if isinstance(value, Decimal):
        return not value.is_nan() and value >= 0
    return type(value) is int and value >= 0
