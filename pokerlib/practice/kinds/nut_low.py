"""Still the nuts: a low was the best possible; is it so after the newest card of the board?"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pokerlib.cards import Card
from pokerlib.games import GAMES, Game
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hilo import HILO, Nuts, is_best, low_ranks, lowest_on, nuts
from pokerlib.practice.kinds.common import TRAP, TYPICAL, about_nuts, dealt_rows, yes_no
from pokerlib.practice.kinds.low_deals import Laid
from pokerlib.practice.model import Question, Told

FIVE: Final = GAMES["omaha5_hilo"]
VARIANTS: Final = {1: (TYPICAL, TRAP), 2: (TYPICAL, TRAP, FIVE.key), 3: (TRAP, FIVE.key)}
_FLOP: Final = 3


def ask(level: int, draw: Draw) -> Question:
    """On the turn; on the turn or the river; then where the new card pairs one of one's own.

    From the second level on some hands have five cards. A trap has a third low card in the hand,
    so that a card which is counterfeited may be spared.
    """
    game = FIVE if level > 1 and draw.below(6) == 0 else HILO
    trap = level == 3 or draw.below(3) == 0
    known = 4 if level == 1 else draw.of(4, 5)
    wanted = _Wanted(game, known, third=trap, pairs=level == 3, held=draw.below(2) == 0)
    hole, board = draw.first(lambda deck: _lay(deck, wanted))
    now = nuts(hole, board, game)
    before, newest = board[:-1], board[-1:]
    why, worked = about_nuts(now)
    return Question(
        Told("nut_low.ask_5" if game is FIVE else "nut_low.ask", {"card": newest}),
        yes_no(yes=now.held, why=why, prefix="nut_low"),
        (
            _before(nuts(hole, before, game), before),
            Told(f"nut_low.because.{_because(hole, board, held=now.held)}", {"card": newest}),
            worked,
        ),
        Told("nut_low.hint"),
        rows=dealt_rows(draw.shuffled(hole), board, now.own, newest),
        variant=FIVE.key if game is FIVE else TRAP if trap else TYPICAL,
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


def _lay(deck: Cards, wanted: _Wanted) -> Laid | None:
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
        board += _take(left, next(one for one in left if is_best(hole, (*board, one))))
    for one in left:
        fits = not wanted.pairs or _pairs(one, hole, board)
        if fits and is_best(hole, (*board, one)) == wanted.held:
            return hole, (*board, one)
    return None


def _pairs(one: Card, hole: Cards, board: Cards) -> bool:
    """A rank of one's own that the board had not."""
    rank = low_ranks([one])
    return bool(rank) and {*rank} <= {*low_ranks(hole)} - {*low_ranks(board)}


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
