"""Still the nuts: a low was the best possible; is it so after the newest card of the board?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from pokerlib.cards import Card
from pokerlib.games import GAMES, Game
from pokerlib.practice.draw import Draw
from pokerlib.practice.hilo import Nuts, low_ranks, lowest, lowest_on, nuts
from pokerlib.practice.kinds.common import BOARD, HOLE
from pokerlib.practice.model import Choice, Question, Row, Told

Cards: TypeAlias = tuple[Card, ...]
Deal: TypeAlias = tuple[Cards, Cards]

HILO: Final = GAMES["omaha_hilo"]
FIVE: Final = GAMES["omaha5_hilo"]
VARIANTS: Final = {1: ("typical", "trap"), 2: ("typical", "trap", FIVE.key), 3: ("trap", FIVE.key)}
_FLOP: Final = 3


def ask(level: int, code: str) -> Question:
    """On the turn; on the turn or the river; then where the new card pairs one of one's own.

    From the second level on some hands have five cards. A trap has a third low card in the hand,
    so that a card which is counterfeited may be spared.
    """
    draw = Draw(code)
    game = FIVE if level > 1 and draw.below(6) == 0 else HILO
    trap = level == 3 or draw.below(3) == 0
    known = 4 if level == 1 else draw.of(4, 5)
    wanted = _Wanted(game, known, third=trap, pairs=level == 3, held=draw.below(2) == 0)
    hole, board = draw.first(lambda deck: _lay(deck, wanted))
    now = nuts(hole, board, game)
    own = now.own
    assert own is not None
    before, newest = board[:-1], board[-1:]
    told = "held" if now.held else "lost"
    facts = {"own": own.rank, "best": now.best, "two": now.two}
    return Question(
        "nut_low",
        level,
        code,
        Told("nut_low.ask_5" if game is FIVE else "nut_low.ask", {"card": newest}),
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
            _before(nuts(hole, before, game), before),
            Told(f"nut_low.because.{_because(hole, board, held=now.held)}", {"card": newest}),
            Told(f"question.nuts.{told}", facts),
        ),
        Told("nut_low.hint"),
        rows=(
            Row(HOLE, draw.shuffled(hole), own.hole),
            Row(BOARD, board, own.board, new=newest),
        ),
        variant=FIVE.key if game is FIVE else "trap" if trap else "typical",
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


@dataclass(frozen=True, slots=True)
class _Wanted:
    """The deal that is looked for: so many cards of the board, a third low card in the hand,
    a last card that pairs one's own, the low still the best.
    """

    game: Game
    known: int
    third: bool
    pairs: bool
    held: bool


def _lay(deck: Cards, wanted: _Wanted) -> Deal | None:
    """The best low on the flop, and a last card that leaves it so or takes it away."""
    left = list(deck)
    flop = _of_ranks(left, _first_low(left, _FLOP))
    best = lowest_on(flop, ())
    hole = _of_ranks(left, [rank for rank in best if rank not in low_ranks(flop)])
    if wanted.third:
        hole += _take(left, next(card for card in left if low_ranks([card])))
    while len(hole) < wanted.game.hole:
        hole += _take(left, next(card for card in left if not low_ranks([card])))
    board = flop
    if wanted.known > _FLOP + 1:
        board += _take(left, next(one for one in left if _best(hole, (*board, one))))
    for one in left:
        fits = not wanted.pairs or _pairs(one, hole, board)
        if fits and _best(hole, (*board, one)) == wanted.held:
            return hole, (*board, one)
    return None


def _pairs(one: Card, hole: Cards, board: Cards) -> bool:
    """A rank of one's own that the board had not."""
    rank = low_ranks([one])
    return bool(rank) and {*rank} <= {*low_ranks(hole)} - {*low_ranks(board)}


def _best(hole: Cards, board: Cards) -> bool:
    """Whether one's low is the best possible, by the ranks."""
    return lowest(hole, board) <= lowest_on(board, hole)


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
