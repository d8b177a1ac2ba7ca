"""A PHH file as a hand, or as many."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from pokerlib.betting import Stakes
from pokerlib.conventions import CONVENTIONS, Conventions
from pokerlib.errors import instance
from pokerlib.phh.amounts import CHIPS, Currency
from pokerlib.phh.codes import PhhError
from pokerlib.phh.fields import Reader
from pokerlib.phh.lines import Lines, lines_of, sections
from pokerlib.phh.replay import compare, replay
from pokerlib.play import Hand
from pokerlib.play.posts import Post

_LARGEST: Final = 1_000_000  # characters of one hand
_LARGEST_COLLECTION: Final = 20_000_000
_AT_LINE: Final = re.compile(r"at line (\d+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """A hand as its file has it; players p1, p2 … go by index.

    Amounts are integers of the smallest unit: `scale` of them are one of the file's (100 cents
    are a dollar), and `currency` says what that is. `endless` are seats whose stacks the file
    does not know: they have more than any bet. `winnings` and `finishing` are what the file
    claims, `lines` where each field and action stands in it, `rest` the fields that the replay
    does not need.
    """

    game: str
    limit: str
    stakes: Stakes
    stacks: tuple[int, ...]
    seats: tuple[int, ...]
    button: int | None
    posts: tuple[Post, ...]
    actions: tuple[str, ...]
    conventions: Conventions = CONVENTIONS
    players: tuple[str, ...] = ()
    burnt: tuple[str, ...] = ()
    winners: tuple[Mapping[str, tuple[int, ...]], ...] = ()
    finishing: tuple[int, ...] = ()
    winnings: tuple[int, ...] = ()
    endless: frozenset[int] = frozenset()
    scale: int = 1
    currency: Currency = CHIPS
    lines: Lines = field(default_factory=Lines)
    rest: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> dict[int, str]:
        """The players' names by seat, where the file has them."""
        return {seat: name for seat, name in zip(self.seats, self.players, strict=False) if name}

    def replay(self, *, check: bool = True) -> Hand:
        """Play the hand as far as the file goes.

        Raises PhhError, with the line, where that is not possible, and, unless `check` is false,
        where the file claims winnings or finishing stacks that do not come out.
        """
        hand = replay(self)
        if check:
            compare(hand, self)
        return hand


def load(path: str | Path) -> History:
    """Read a file of one hand. Raises PhhError, which says what is wrong and in which line."""
    return loads(_text_of(path))


def load_all(path: str | Path) -> tuple[History, ...]:
    """Read a file of one hand or of many (.phhs), in their order. Raises PhhError as `load`."""
    return loads_all(_text_of(path))


def loads(text: str) -> History:
    """Read the text of a file of one hand. Raises PhhError, also for a collection of several.

    >>> hand = loads('''
    ... variant = "PO"
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... min_bet = 2
    ... starting_stacks = [200, 200]
    ... actions = ["d dh p1 AsAdKhKc", "d dh p2 QsQdJhJc", "p2 f"]
    ... ''').replay()
    >>> hand.stacks
    {1: 201, 2: 199}
    """
    found = loads_all(text)
    if len(found) != 1:
        raise PhhError("collection", count=len(found))
    return found[0]


def loads_all(text: str) -> tuple[History, ...]:
    """Read the text of a file of one hand or of many, each under a heading such as [1].

    Raises PhhError, as for a file of one hand; TypeError for what is no text.
    """
    instance("text", text, str)
    if len(text) > _LARGEST_COLLECTION:
        raise PhhError("too_long", length=len(text), limit=_LARGEST_COLLECTION)
    parts = sections(text) if _is_collection(text) else {}
    if not parts:
        _check_length(text)
        return (_history(_parsed(text), text, 1),)
    whole = _parsed(text)
    return tuple(
        _history(whole[name], part, first) for name, (first, part) in parts.items() if name in whole
    )


def _is_collection(text: str) -> bool:
    """Whether the first thing that is no comment is the heading of a hand."""
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            return line.lstrip().startswith("[")
    return False


def _check_length(text: str) -> None:
    if len(text) > _LARGEST:
        raise PhhError("too_long", length=len(text), limit=_LARGEST)


def _history(found: dict[str, Any], text: str, first: int) -> History:
    _check_length(text)
    return History(**Reader(found, lines_of(text, first)).values())


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except (ValueError, RecursionError, ArithmeticError) as error:  # endless numbers, brackets
        line = _AT_LINE.search(str(error))
        where = {"line": int(line[1])} if line else {}
        raise PhhError("not_toml", **where) from error


def _text_of(path: str | Path) -> str:
    instance("path", path, (str, Path))
    try:
        return Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise PhhError("unreadable", path=str(path)) from error
