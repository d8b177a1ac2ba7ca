"""The best five of seven cards: high in stud, low in razz."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Final

from pokerlib.cards import ACE, EIGHT, Card
from pokerlib.practice.building import taken
from pokerlib.practice.draw import Draw
from pokerlib.practice.hands import ranked
from pokerlib.practice.model import Answered, Choice, Marked, Question, Row, Told
from pokerlib.rankings import ACE_TO_FIVE, HIGH, Ranking, explain

Deal = Callable[[Draw, Sequence[Card]], Sequence[Card]]

STUD, RAZZ = "seven_card_stud", "razz"
VARIANTS: Final = {2: (STUD, RAZZ), 3: (STUD, RAZZ)}
_RANKING: Final = {STUD: HIGH, RAZZ: ACE_TO_FIVE}


def ask(level: int, draw: Draw) -> Question:
    """High, every kind of hand as often; with razz; then cards in which another five tempts."""
    game = STUD if level == 1 else draw.of(STUD, RAZZ)
    deal = draw.one_of(_DEALS[game, level])
    seven = draw.shuffled(deal(draw, next(draw.decks())))
    best = ranked(seven, _RANKING[game])
    return Question(
        Told(f"stud.five.ask.{game}"),
        tuple(Choice(one.code, one, one in best.cards) for one in seven),
        (Told("question.cards_play", {"cards": best.cards}), explain(best)),
        Told(f"stud.five.hint.{game}"),
        "cards",
        rows=(Row(Told("stud.five.seven"), seven, best.cards),),
        variant=game,
    )


def mark(question: Question, answer: Answered) -> Marked:
    """Five of the right kind that could be better are worth half."""
    return mark_five(question, answer, _RANKING[question.variant])


def mark_five(question: Question, answer: Answered, ranking: Ranking) -> Marked:
    """Five of the cards in the first row; others that are as good are right too."""
    row = question.rows[0]
    chosen = tuple(one for one in row.cards if one.code in answer)
    if len(chosen) != ranking.size:
        return Marked.of(Told("stud.five.number", {"n": len(chosen)}))
    mine, best = ranked(chosen, ranking), ranked(row.playing, ranking)
    if mine.strength == best.strength:
        return Marked.of(None)
    same = mine.category is best.category
    kind = "higher" if ranking is ACE_TO_FIVE else "lower" if same else "weaker"
    return Marked.of(Told(f"stud.five.{kind}", {"mine": mine}), Fraction(int(same), 2))


# The deals


def _made(category: str) -> Deal:
    """A hand of this kind and two cards more."""

    def deal(_: Draw, deck: Sequence[Card]) -> Sequence[Card]:
        rest = list(deck)
        five = taken(rest, category, HIGH.size)
        assert five is not None, "a whole deck has every hand"
        return [*five, *rest[-2:]]

    return deal


def _grouped(*sizes: int, low: bool = False) -> Deal:
    """So many cards of one rank, then of the next; `low`: ranks that a low is made of."""

    def deal(_: Draw, deck: Sequence[Card]) -> Sequence[Card]:
        there = [one for one in deck if not low or one.rank == ACE or one.rank <= EIGHT]
        ranks = [*dict.fromkeys(one.rank for one in there)]
        return [
            one
            for rank, size in zip(ranks, sizes, strict=False)
            for one in [one for one in deck if one.rank == rank][:size]
        ]

    return deal


def _six_suited(_: Draw, deck: Sequence[Card]) -> Sequence[Card]:
    suited = [one for one in deck if one.suit == deck[0].suit][:6]
    return [*suited, next(one for one in deck if one not in suited)]


def _run(draw: Draw, deck: Sequence[Card], length: int) -> list[Card]:
    """Cards in a row, of any suits; the ace may be the lowest."""
    top = length + draw.below(ACE - length + 1)
    ranks = [ACE if rank == 1 else rank for rank in range(top, top - length, -1)]
    return [next(one for one in deck if one.rank == rank) for rank in ranks]


def _six_in_a_row(draw: Draw, deck: Sequence[Card]) -> Sequence[Card]:
    run = _run(draw, deck, 6)
    return [*run, next(one for one in deck if one not in run)]


def _flush_and_straight(draw: Draw, deck: Sequence[Card]) -> Sequence[Card]:
    """Five in a row of which three are of one suit, and two more of that suit."""
    suit, run = deck[0].suit, _run(draw, deck, 5)
    suited = {one.rank: one for one in deck if one.suit == suit}
    three = draw.shuffled(run)[:3]
    cards = [suited[one.rank] if one in three else one for one in run]
    others = (one for one in deck if one.suit == suit and one.rank not in {c.rank for c in run})
    return [*cards, next(others), next(others)]


def _any(_: Draw, deck: Sequence[Card]) -> Sequence[Card]:
    return deck[:7]


def _wheel(_: Draw, deck: Sequence[Card]) -> Sequence[Card]:
    """A straight or a flush that is also the best low: neither does it any harm."""
    suited = [one for one in deck if one.suit == deck[0].suit]
    low = sorted((one for one in suited if one.rank <= EIGHT or one.rank == ACE), key=deck.index)
    five = low[:5]
    return [*five, *[one for one in deck if one not in five][:2]]


_KINDS: Final = tuple(
    _made(category)
    for category in "straight flush full_house three_of_a_kind two_pair one_pair".split()
)
_DEALS: Final[dict[tuple[str, int], tuple[Deal, ...]]] = {
    (STUD, 1): _KINDS,
    (STUD, 2): _KINDS,
    (RAZZ, 2): (_any, _grouped(2, 1, 1, 1, 1, 1, low=True)),
    (STUD, 3): (
        _six_suited,
        _six_in_a_row,
        _flush_and_straight,
        _grouped(3, 3, 1),
        _grouped(2, 2, 2, 1),
        _grouped(3, 2, 2),
    ),
    (RAZZ, 3): (
        _grouped(2, 2, 1, 1, 1, low=True),
        _grouped(3, 1, 1, 1, 1, low=True),
        _grouped(3, 2, 1, 1, low=True),
        _wheel,
    ),
}
