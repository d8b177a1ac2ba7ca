"""Is it a low: five cards; four and a board; then whether a low is still the best possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pokerlib.cards import ACE, EIGHT, NINE, Card
from pokerlib.practice.draw import Draw
from pokerlib.practice.hilo import LowReason, low_ranks, low_reason, lowest, lowest_on, nuts
from pokerlib.practice.kinds.common import BOARD, FIVE, HOLE, yes_no
from pokerlib.practice.kinds.low_deals import Laid, low_deals, no_low_because
from pokerlib.practice.lows import Qualification, qualification
from pokerlib.practice.model import Question, Row, Told
from pokerlib.rankings import Category, explain

Cards = tuple[Card, ...]

TYPICAL, ONE_HIGH = "typical", "one_high"
PAIR, STRAIGHT, FLUSH = Category.ONE_PAIR.value, Category.STRAIGHT.value, Category.FLUSH.value
VARIANTS: Final = {1: (TYPICAL, STRAIGHT, FLUSH, PAIR, ONE_HIGH)}


def ask(level: int, code: str) -> Question:
    """As often yes as no at each level."""
    return (_five, _omaha, _still)[level - 1](code)


# Five cards


def _five(code: str) -> Question:
    """Three kinds of hands that qualify, two of them looking spoiled, and two that do not."""
    draw = Draw(code)
    variant = draw.of(TYPICAL, STRAIGHT, FLUSH) if draw.below(2) else draw.of(PAIR, ONE_HIGH)
    hand = draw.shuffled(draw.first(lambda deck: _hand(variant, deck)))
    found = qualification(hand)
    why = Told(f"low_hands.because.{found.reason}", {"cards": found.cards})
    also = tuple(Told(f"low_hands.because.{name}") for name in found.also)
    good = found.rank is not None
    mistake = Told(f"question.mistake.low_{'harmless' if found.also else found.reason}")
    row = Row(FIVE, hand, playing=hand if good else (), against=() if good else found.cards)
    return Question(
        "low_good",
        1,
        code,
        Told("question.low_good.ask_1"),
        yes_no(yes=good, why=mistake),
        (why, *also),
        Told("question.low_good.hint_1"),
        rows=(row,),
        variant=variant,
    )


def _hand(variant: str, deck: Cards) -> Cards | None:
    """Five of the low cards of this deck that are such a hand."""
    low = [card for card in deck if card.rank <= NINE or card.rank == ACE]
    if variant == FLUSH:
        low = [card for card in low if card.suit == deck[0].suit]
    elif variant == STRAIGHT:
        low = _run(low, deck[0].index % 4)
    hand = tuple(low[:5])
    return hand if variant in _called(qualification(hand)) else None


def _run(low: list[Card], start: int) -> list[Card]:
    ranks = [ACE, *range(2, EIGHT + 1)][start : start + 5]
    return [next(card for card in low if card.rank == rank) for rank in ranks]


def _called(found: Qualification) -> frozenset[str]:
    if found.reason == "high":
        return frozenset({ONE_HIGH} if len(found.cards) == 1 else ())
    return frozenset({PAIR} if found.reason == "pair" else found.also or {TYPICAL})


# Omaha Hi/Lo


def _omaha(code: str) -> Question:
    """Every second time a low; else each of the reasons why there is none as often.

    Where the board or the hand has too few, the nine cards together mostly show five low ranks.
    """
    draw = Draw(code)
    wanted = "low" if draw.below(2) else draw.of("board", "hand", "paired")
    seems = wanted in ("board", "hand") and draw.below(4) > 0

    def fits(hole: Cards, board: Cards) -> bool:
        shown = len(low_ranks((*hole, *board)))
        return (no_low_because(hole, board) or "low") == wanted and (not seems or shown >= 5)

    hole, board = draw.first(
        lambda deck: next((laid for laid in low_deals(deck) if fits(*laid)), None)
    )
    found = low_reason(hole, board)
    made = found.made
    plays = (*made.hole, *made.board) if made else ()
    name = "missed" if made else found.reason
    return Question(
        "low_good",
        2,
        code,
        Told("question.low_good.ask_2"),
        yes_no(yes=made is not None, why=Told(f"question.mistake.low_{name}")),
        (explain(made.rank),) if made else (_why_none(found),),
        Told("question.low_good.hint_2"),
        rows=(Row(HOLE, hole, plays), Row(BOARD, board, plays)),
    )


def _why_none(found: LowReason) -> Told:
    facts = {"board": _faces(found.on_board), "hand": _faces(found.in_hand)}
    return Told(f"omaha_hilo.why.{found.reason}", facts)


def _faces(ranks: Iterable[int]) -> str:
    return ", ".join("A" if rank == 1 else str(rank) for rank in ranks) or "–"


def _still(code: str) -> Question:
    """A low of one's own on the river, as often the best possible as not."""
    draw = Draw(code)
    wanted = draw.below(2) == 0

    def find(deck: Cards) -> Laid | None:
        for hole, board in low_deals(deck):
            low = lowest(hole, board)
            if low and (low <= lowest_on(board, hole)) == wanted:
                return hole, board
        return None

    hole, board = draw.first(find)
    found = nuts(hole, board)
    own = found.own
    name = "held" if found.held else "lost"
    facts = {"own": own.rank if own else None, "best": found.best, "two": found.two}
    plays = own.rank.cards if own else ()
    return Question(
        "low_good",
        3,
        code,
        Told("question.low_good.ask_3"),
        yes_no(yes=found.held, why=Told(f"question.mistake.nuts_{name}")),
        (Told(f"question.nuts.{name}", facts),),
        Told("question.low_good.hint_3"),
        rows=(Row(HOLE, hole, plays), Row(BOARD, board, plays)),
    )
