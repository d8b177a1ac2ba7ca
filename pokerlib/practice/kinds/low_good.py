"""Is it a low: five cards; four and a board; then whether a low is still the best possible."""

from collections.abc import Callable, Iterable
from typing import Final

from pokerlib.cards import ACE, EIGHT, NINE, Card
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hilo import LowReason, is_best, low_ranks, low_reason, lowest, nuts, reason
from pokerlib.practice.kinds.common import FIVE, TYPICAL, about_nuts, dealt_rows, yes_no
from pokerlib.practice.kinds.low_deals import Laid, low_deals
from pokerlib.practice.lows import Qualification, qualification
from pokerlib.practice.model import Question, Row, Told
from pokerlib.rankings import Category, explain

ONE_HIGH: Final = "one_high"
PAIR, STRAIGHT, FLUSH = Category.ONE_PAIR.value, Category.STRAIGHT.value, Category.FLUSH.value
VARIANTS: Final = {1: (TYPICAL, STRAIGHT, FLUSH, PAIR, ONE_HIGH)}


def ask(level: int, draw: Draw) -> Question:
    """As often yes as no at each level."""
    return (_five, _omaha, _still)[level - 1](draw)


# Five cards


def _five(draw: Draw) -> Question:
    """Three kinds of hands that qualify, two of them looking spoiled, and two that do not."""
    variant = draw.of(TYPICAL, STRAIGHT, FLUSH) if draw.below(2) else draw.of(PAIR, ONE_HIGH)
    hand = draw.shuffled(draw.first(lambda deck: _hand(variant, deck)))
    found = qualification(hand)
    why = Told(f"low_hands.because.{found.reason}", {"cards": found.cards})
    also = tuple(Told(f"low_hands.because.{name}") for name in found.also)
    good = found.rank is not None
    mistake = Told(f"question.mistake.low_{'harmless' if found.also else found.reason}")
    row = Row(FIVE, hand, playing=hand if good else (), against=() if good else found.cards)
    return Question(
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


def _omaha(draw: Draw) -> Question:
    """Every second time a low; else each of the reasons why there is none as often.

    Where the board or the hand has too few, the nine cards together mostly show five low ranks.
    """
    wanted = "low" if draw.below(2) else draw.of("board", "hand", "paired")
    seems = wanted in ("board", "hand") and draw.below(4) > 0

    def fits(hole: Cards, board: Cards) -> bool:
        return reason(hole, board) == wanted and (not seems or len(low_ranks((*hole, *board))) >= 5)

    hole, board = draw.first(lambda deck: _such(deck, fits))
    found = low_reason(hole, board)
    made = found.made
    return Question(
        Told("question.low_good.ask_2"),
        yes_no(
            yes=made is not None,
            why=Told(f"question.mistake.low_{'missed' if made else found.reason}"),
        ),
        (explain(made.rank),) if made else (_why_none(found),),
        Told("question.low_good.hint_2"),
        rows=dealt_rows(hole, board, made),
    )


def _such(deck: Cards, fits: Callable[[Cards, Cards], bool]) -> Laid | None:
    return next((laid for laid in low_deals(deck) if fits(*laid)), None)


def _why_none(found: LowReason) -> Told:
    facts = {"board": _faces(found.on_board), "hand": _faces(found.in_hand)}
    return Told(f"omaha_hilo.why.{found.reason}", facts)


def _faces(ranks: Iterable[int]) -> str:
    return ", ".join("A" if rank == 1 else str(rank) for rank in ranks) or "–"


def _still(draw: Draw) -> Question:
    """A low of one's own on the river, as often the best possible as not."""
    wanted = draw.below(2) == 0

    def fits(hole: Cards, board: Cards) -> bool:
        return bool(lowest(hole, board)) and is_best(hole, board) == wanted

    hole, board = draw.first(lambda deck: _such(deck, fits))
    found = nuts(hole, board)
    why, worked = about_nuts(found)
    return Question(
        Told("question.low_good.ask_3"),
        yes_no(yes=found.held, why=why),
        (worked,),
        Told("question.low_good.hint_3"),
        rows=dealt_rows(hole, board, found.own),
    )
