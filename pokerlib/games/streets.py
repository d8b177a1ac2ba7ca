"""The streets of a game as data: what each deals, how large its bets are, who acts first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from pokerlib.games.errors import GameError

First = Literal["after_blinds", "after_button", "bring_in", "best_board"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Street:
    """One street: cards to each player, down and up, cards to the board, then a betting round.

    `big_bet`: fixed limit bets the big bet. `open_pair`: a pair that shows allows it too. `draw`:
    cards may be changed before it. Raises GameError for numbers that are none.
    """

    key: str
    first: First
    down: int = 0
    up: int = 0
    board: int = 0
    big_bet: bool = False
    open_pair: bool = False
    draw: bool = False

    def __post_init__(self) -> None:
        for name in ("down", "up", "board"):
            value = getattr(self, name)
            if type(value) is not int or value < 0:
                raise GameError("field", field=name, value=value)
        if self.first not in get_args(First):
            raise GameError("field", field="first", value=self.first)


@dataclass(frozen=True, slots=True)
class BringIn:
    """Which up card must open: the lowest or the highest, and whether an ace is low."""

    card: Literal["lowest", "highest"]
    ace_low: bool = False


FLOP_STREETS: Final = (
    Street(key="preflop", first="after_blinds"),
    Street(key="flop", first="after_button", board=3),
    Street(key="turn", first="after_button", board=1, big_bet=True),
    Street(key="river", first="after_button", board=1, big_bet=True),
)

STUD_STREETS: Final = (
    Street(key="third", first="bring_in", down=2, up=1),
    Street(key="fourth", first="best_board", up=1),
    Street(key="fifth", first="best_board", up=1, big_bet=True),
    Street(key="sixth", first="best_board", up=1, big_bet=True),
    Street(key="seventh", first="best_board", down=1, big_bet=True),
)


def after_dealing(hole: int) -> tuple[Street, ...]:
    """The streets of a game with a board and `hole` cards for each player.

    >>> [(street.key, street.down, street.board) for street in after_dealing(4)][:2]
    [('preflop', 4, 0), ('flop', 0, 3)]
    """
    return (replace(FLOP_STREETS[0], down=hole), *FLOP_STREETS[1:])


def with_draws(hole: int, draws: int) -> tuple[Street, ...]:
    """The streets of a draw game: `hole` cards for each player, then `draws` draws.

    The big bet begins with the second half of the rounds.

    >>> [(street.key, street.big_bet) for street in with_draws(4, 3)]
    [('predraw', False), ('draw_1', False), ('draw_2', True), ('draw_3', True)]
    """
    first = Street(key="predraw", first="after_blinds", down=hole)
    return first, *(
        Street(key=f"draw_{n}", first="after_button", draw=True, big_bet=2 * n > draws)
        for n in range(1, draws + 1)
    )


def with_open_pair(streets: tuple[Street, ...]) -> tuple[Street, ...]:
    """The streets of stud where an open pair on fourth street allows the big bet (line 244).

    >>> [street.key for street in with_open_pair(STUD_STREETS) if street.open_pair]
    ['fourth']
    """
    return tuple(replace(street, open_pair=street.key == "fourth") for street in streets)
