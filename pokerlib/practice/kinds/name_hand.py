"""Name the hand: five cards, the best of seven, the best two and three of Omaha."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import combinations
from typing import Final

from pokerlib.practice.draw import Cards, Draw, far
from pokerlib.practice.hands import LADDER, RUNS, SUITED, example, ranked
from pokerlib.practice.kinds.common import FIVE, SEVEN, dealt_rows
from pokerlib.practice.model import Choice, Option, Question, Row, Told, one_right, placed
from pokerlib.practice.two_and_three import OMAHA, trap_deal
from pokerlib.rankings import HIGH, Category, HandRank, explain

_STRONGEST_FIRST: Final = tuple(reversed(LADDER))


def ask(level: int, draw: Draw) -> Question:
    """Five cards and all ten names; the best of seven; at the third level that of Omaha."""
    return _omaha(draw) if level == 3 else _dealt(level, draw)


def _dealt(level: int, draw: Draw) -> Question:
    """Every kind of hand comes as often as the others, so that the rare ones are met too."""
    five = example(draw.one_of(LADDER), far(draw.code, "hand"))
    more = [card for card in next(draw.decks()) if card not in five][: 2 * level - 2]
    shown = draw.shuffled((*five, *more))
    best = ranked(shown, HIGH)
    there = _shapes(rank for five in combinations(shown, 5) if (rank := HIGH.rank(five)))
    wrong = _wrong(best, there)
    choices = _all_ten(best, wrong) if level == 1 else _four(draw, best, wrong)
    return Question(
        Told(f"question.name_hand.ask_{level}"),
        choices,
        (explain(best),),
        Told("question.name_hand.hint"),
        rows=(Row(SEVEN if level == 2 else FIVE, shown, best.cards),),
    )


def _omaha(draw: Draw) -> Question:
    """Every second time a trap; else one of the ten, two of its cards in the hand."""
    hole, board = _trapped(draw) if draw.below(2) else _plain(draw)
    made = OMAHA.combinations(hole, board)
    best = made[0]
    there = _shapes(one.rank for one in made)
    why = Told("question.mistake.two_and_three")
    tempting = [
        Option(one.rank.category, _named(one.rank.category), why)
        for one in OMAHA.illusions(hole, board)
        if one.rank.category not in there
    ]
    return Question(
        Told("question.name_hand.ask_3"),
        _four(draw, best.rank, [*tempting, *_wrong(best.rank, there)]),
        (Told("question.plays", {"cards": best.rank.cards, "hand": best.rank}),),
        Told("question.two_and_three.hint"),
        rows=dealt_rows(hole, board, best),
    )


def _trapped(draw: Draw) -> tuple[Cards, Cards]:
    laid = trap_deal(far(draw.code, "trap"))
    return laid.hole, laid.board


def _plain(draw: Draw) -> tuple[Cards, Cards]:
    five = draw.shuffled(example(draw.one_of(LADDER), far(draw.code, "hand")))
    more = [card for card in next(draw.decks()) if card not in five]
    return draw.shuffled((*five[:2], *more[:2])), draw.shuffled((*five[2:], *more[2:4]))


def _named(category: Category) -> Told:
    return Told("question.category", {"category": category})


def _wrong(best: HandRank, there: Collection[Category]) -> Iterator[Option]:
    """The other names, nearest first: what is there but not the best, or what it would need."""
    here = LADDER.index(best.category)
    for name in sorted(LADDER, key=lambda one: abs(LADDER.index(one) - here)):
        if name != best.category:
            stronger = name in there and name != Category.HIGH_CARD  # which is what has no name
            why = "mistake.stronger" if stronger else f"needs.{name}"
            yield Option(name, _named(name), Told(f"question.{why}"))


def _all_ten(best: HandRank, wrong: Iterable[Option]) -> tuple[Choice, ...]:
    reasons = {one.key: one.why for one in wrong}
    says = {name.value: _named(name) for name in _STRONGEST_FIRST}
    return one_right(says, best.category, reasons.__getitem__)


def _four(draw: Draw, best: HandRank, wrong: Iterable[Option]) -> tuple[Choice, ...]:
    right = (best.category, _named(best.category))
    return placed(draw, right, wrong, 3, by=lambda key: _STRONGEST_FIRST.index(Category(key)))


def _shapes(ranks: Iterable[HandRank]) -> frozenset[Category]:
    """All that any of these fives could be called, if it were not something better."""
    return frozenset(name for rank in ranks for name in _names_of(rank))


def _names_of(rank: HandRank) -> Iterator[Category]:
    yield Category.HIGH_CARD
    yield rank.category
    many = [size for _, size in Counter(card.rank for card in rank.cards).most_common()]
    if many[0] >= 2:
        yield Category.ONE_PAIR
    if many[0] >= 3:
        yield Category.THREE_OF_A_KIND
    if len(many) > 1 and min(many[:2]) == 2:
        yield Category.TWO_PAIR
    if rank.category in RUNS:
        yield Category.STRAIGHT
    if rank.category in SUITED:
        yield Category.FLUSH
    if rank.category == Category.ROYAL_FLUSH:
        yield Category.STRAIGHT_FLUSH
