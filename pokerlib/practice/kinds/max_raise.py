"""What is the most in pot limit? A total is typed; each mistake is known by the sum it leads to."""

from collections.abc import Iterator
from typing import Final

from pokerlib.betting import PotLimit, Stakes
from pokerlib.play import Bet, Call, Fold, Hand, Raise
from pokerlib.practice.draw import Draw
from pokerlib.practice.model import Answered, Marked, Money, Option, Question, Told, placed
from pokerlib.practice.pot_sums import why_wrong, wrong_totals
from pokerlib.practice.spots import (
    CENTS,
    DOLLARS,
    asks_for,
    before_the_flop,
    by_name,
    chips,
    spot,
    table,
    to_the_flop,
    wrong_amounts,
)

VARIANTS: Final = {
    1: ("opening", "facing", "short"),
    2: ("opening", "facing", "callers", "raised", "blinds", "small_blind", "short", "cents"),
    3: ("raised", "small_blind", "callers", "blinds"),
}
"""What makes the sum what it is, by level."""


def ask(level: int, draw: Draw) -> Question:
    """A pot-limit table and somebody to act: to what total, at most?"""
    variant = draw.one_of(VARIANTS[level])
    hand = _SPOTS[variant](draw, draw.one_of(CENTS if variant == "cents" else DOLLARS))
    sums = _sums(hand)
    most = sums.max_raise_to
    return Question(
        asks_for("most", hand),
        placed(draw, (str(most), Money(most)), _wrong(sums, hand.stakes), 3, by=int),
        (sums,),
        Told(f"spot.most.hint.{'raise' if sums.to_call else 'bet'}"),
        "amount",
        table=table(hand),
        variant=variant,
    )


def mark(question: Question, answer: Answered) -> Marked:
    """Right to the cent; else the mistake by its name, whether it was among the choices or not."""
    (sums,) = question.worked
    return Marked.of(why_wrong(sums, int(answer[0])))


def _sums(hand: Hand) -> PotLimit:
    wager = hand.legal.wager
    assert wager is not None
    assert wager.pot_limit is not None
    return wager.pot_limit


def _wrong(sums: PotLimit, stakes: Stakes) -> Iterator[Option]:
    """The totals of the mistakes; then others below and above, so that the place tells nothing."""
    most = sums.max_raise_to
    near = (most // 2, most * 3 // 2, most * 3 // 4, most * 2, most * 5 // 8, most * 5 // 4)
    totals = (*(total for _, total in wrong_totals(sums)), *(chips(one, stakes) for one in near))
    return wrong_amounts(totals, lambda total: why_wrong(sums, total))


# The spots


def _raises(draw: Draw, stakes: Stakes) -> int:
    """Before the flop nobody raises, or somebody does, by no more than the pot."""
    return draw.of(0, 2, 3) * stakes.big_blind


def _opening(draw: Draw, stakes: Stakes) -> Hand:
    """Nobody has bet yet, on the flop or on the turn."""
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5, 6), stakes, raise_to=_raises(draw, stakes))
    live = len(flop.live)
    moves = flop.then(draw.of(0, live) + draw.below(live))
    return spot(draw, flop.players, moves, stakes, limit="pot")


def _facing(draw: Draw, stakes: Stakes) -> Hand:
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5), stakes, raise_to=_raises(draw, stakes))
    bet = chips(flop.pot * draw.of(2, 3, 4) // 4, stakes)
    moves = flop.then(draw.below(len(flop.live)), Bet(bet))
    return spot(draw, flop.players, moves, stakes, limit="pot")


def _callers(draw: Draw, stakes: Stakes) -> Hand:
    """A bet, at least one call, perhaps folds."""
    raise_to = _raises(draw, stakes)
    flop = to_the_flop(draw, draw.of(3, 4, 5, 6), stakes, least=3, raise_to=raise_to)
    live = len(flop.live)
    bet = chips(flop.pot * draw.of(2, 3, 4) // 4, stakes)
    more = [draw.of(Call(), Fold()) for _ in range(draw.below(live - 2))]
    moves = flop.then(draw.below(live), Bet(bet), *draw.shuffled((Call(), *more)))
    return spot(draw, flop.players, moves, stakes, limit="pot")


def _raised(draw: Draw, stakes: Stakes) -> Hand:
    """A bet and a raise in front: a third player's turn, or the first bettor's again."""
    raise_to = draw.of(2, 3) * stakes.big_blind
    flop = to_the_flop(draw, draw.of(2, 3, 4), stakes, raise_to=raise_to)
    live = len(flop.live)
    bet = chips(flop.pot * draw.of(1, 2) // 4, stakes)
    again = [Fold()] * (live - 2) if draw.below(2) else []
    moves = flop.then(draw.below(live), Bet(bet), Raise(bet * draw.of(2, 3)), *again)
    return spot(draw, flop.players, moves, stakes, limit="pot")


def _blinds(draw: Draw, stakes: Stakes) -> Hand:
    """Before the flop, after limpers and folds."""
    players = draw.of(3, 4, 5, 6)
    moves = [draw.of(Call(), Call(), Fold()) for _ in range(draw.below(players - 2))]
    return spot(draw, players, moves, stakes, limit="pot")


def _small_blind(draw: Draw, stakes: Stakes) -> Hand:
    """The small blind's turn: some chips are in front already."""
    players = draw.of(3, 4, 5, 6)
    before = len(before_the_flop(players)) - 2
    others = (draw.of(Call(), Fold()) for _ in range(before - 1))
    first = draw.of(Call(), Raise(stakes.big_blind * draw.of(2, 3)))
    moves = [first, *others]
    return spot(draw, players, moves, stakes, limit="pot")


def _short(draw: Draw, stakes: Stakes) -> Hand:
    """A bet, and a player whose stack ends between the least and the pot-sized raise."""
    raise_to = draw.of(2, 3) * stakes.big_blind
    flop = to_the_flop(draw, draw.of(2, 3, 4, 5), stakes, raise_to=raise_to)
    bet, better = chips(flop.pot // 2, stakes), draw.below(len(flop.live))
    stack = flop.paid + chips(bet * draw.of(5, 6, 7) // 2, stakes)
    moves = flop.then(better, Bet(bet))
    short = {flop.after(better): stack}
    return spot(draw, flop.players, moves, stakes, limit="pot", short=short)


def _cents(draw: Draw, stakes: Stakes) -> Hand:
    """Small stakes before the flop: the sums are in cents."""
    return _blinds(draw, stakes)


_SPOTS: Final = by_name(_opening, _facing, _callers, _raised, _blinds, _small_blind, _short, _cents)
