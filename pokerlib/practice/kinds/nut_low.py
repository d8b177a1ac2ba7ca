"""Still the nuts: a low was the best possible; is it so after the newest card of the board?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from pokerlib.cards import Card
from pokerlib.games import GAMES
from pokerlib.practice.draw import Draw
from pokerlib.practice.hilo import Nuts, low_ranks, lowest, nuts
from pokerlib.practice.model import Choice, Question, Row, Told

__all__ = ["VARIANTS", "ask"]

Cards: TypeAlias = tuple[Card, ...]
Deal: TypeAlias = tuple[Cards, Cards]

HILO: Final = GAMES["omaha_hilo"]
VARIANTS: Final = {1: ("typical", "trap"), 2: ("typical", "trap"), 3: ()}
LOW: Final = frozenset(range(1, 9))
_FLOP: Final = 3


def ask(level: int, code: str) -> Question:
    """On the turn; on the turn or the river; then where the new card pairs one of one's own.

    A trap has a third low card in the hand, so that a card which is counterfeited may be spared.
    """
    draw = Draw(code)
    trap = level == 3 or draw.below(3) == 0
    held = draw.below(2) == 0
    known = 4 if level == 1 else draw.of(4, 5)
    hole, board = draw.first(lambda deck: _lay(deck, known, held=held, trap=trap, level=level))
    now = nuts(hole, board)
    own = now.own
    assert own is not None
    before, newest = board[:-1], board[-1:]
    told = "held" if now.held else "lost"
    facts = {"own": own.rank, "best": now.best, "two": now.two}
    return Question(
        "nut_low",
        level,
        code,
        Told("nut_low.ask", {"card": newest}),
        tuple(
            Choice(
                key,
                Told(f"nut_low.{key}"),
                right=right,
                why=None if right else Told(f"question.mistake.nuts_{told}"),
            )
            for key, right in (("yes", now.held), ("no", not now.held))
        ),
        (
            _before(nuts(hole, before), before),
            Told(f"nut_low.because.{_because(hole, board, held=now.held)}", {"card": newest}),
            Told(f"question.nuts.{told}", facts),
        ),
        Told("nut_low.hint"),
        rows=(
            Row(Told("table.group.hole"), draw.shuffled(hole), own.hole),
            Row(Told("table.group.board"), board, own.board, new=newest),
        ),
        variant="trap" if trap else "typical",
    )


def _before(found: Nuts, board: Cards) -> Told:
    """What it was before the card came."""
    street = "flop" if len(board) == _FLOP else "turn"
    return Told(f"nut_low.before.{street}", {"own": found.own.rank if found.own else None})


def _because(hole: Cards, board: Cards, *, held: bool) -> str:
    """What the newest card is to the low: high, on the board already, one's own, or new."""
    (new,) = low_ranks(board[-1:]) or (0,)
    if not new:
        return "high"
    if new in low_ranks(board[:-1]):
        return "paired"
    if new in low_ranks(hole):
        return "spared" if held else "counterfeit"
    return "new"


def _lay(deck: Cards, known: int, *, held: bool, trap: bool, level: int) -> Deal | None:
    """The best low on the flop, and a last card that leaves it so or takes it away."""
    left = list(deck)
    flop = _of_ranks(left, _first_low(left, 3))
    best = lowest(LOW, low_ranks(flop))
    hole = _of_ranks(left, [rank for rank in best if rank not in low_ranks(flop)])
    if trap:
        hole += _take(left, next(card for card in left if low_ranks([card])))
    while len(hole) < HILO.hole:
        hole += _take(left, next(card for card in left if not low_ranks([card])))
    board = flop
    while len(board) < known:
        last = len(board) == known - 1
        wanted = held if last else True
        card = next(
            (
                one
                for one in left
                if _best(hole, (*board, one)) == wanted
                and (not last or level < 3 or _pairs(one, hole, board))
            ),
            None,
        )
        if card is None:
            return None
        board += _take(left, card)
    return hole, board


def _pairs(one: Card, hole: Cards, board: Cards) -> bool:
    """A rank of one's own that the board had not."""
    rank = low_ranks([one])
    return bool(rank) and {*rank} <= {*low_ranks(hole)} - {*low_ranks(board)}


def _best(hole: Cards, board: Cards) -> bool:
    """Whether one's low is the best possible, by the ranks; where all four of one are in sight
    the rankings say it.
    """
    mine, common = low_ranks(hole), low_ranks(board)
    return lowest(mine, common) == lowest(LOW, common)


def _first_low(deck: Iterable[Card], count: int) -> tuple[int, ...]:
    """The first different low ranks of a deck."""
    return tuple(dict.fromkeys(rank for card in deck for rank in low_ranks([card])))[:count]


def _of_ranks(left: list[Card], ranks: Iterable[int]) -> Cards:
    found: Cards = ()
    for rank in ranks:
        found += _take(left, next(card for card in left if low_ranks([card]) == (rank,)))
    return found


def _take(left: list[Card], card: Card) -> Cards:
    left.remove(card)
    return (card,)
