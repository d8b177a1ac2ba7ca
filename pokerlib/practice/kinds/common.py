"""What kinds of questions share: headings of cards, yes and no, which of two hands wins."""

from collections.abc import Callable, Iterable
from typing import Final

from pokerlib.cards import ACE, Card
from pokerlib.games import Combination, Made
from pokerlib.practice.draw import Cards
from pokerlib.practice.hilo import Nuts
from pokerlib.practice.model import Choice, Question, Row, Told, named, one_right
from pokerlib.rankings import Difference, HandRank, difference

FIVE, FOUR, HOLE, BOARD = (
    Told(f"table.group.{name}") for name in ("five", "four", "hole", "board")
)
SEVEN: Final = Told("question.seven")
PLAYERS: Final = (Told("compare.first"), Told("compare.second"))
TYPICAL, TRAP = "typical", "trap"

Pair = tuple[HandRank, HandRank]
_ANSWERS: Final = {"first": 1, "tie": 0, "second": -1}


def yes_no(*, yes: bool, why: Told, prefix: str = "question") -> tuple[Choice, ...]:
    """Whichever is wrong is so for this reason."""
    return one_right(named(prefix, "yes", "no"), "yes" if yes else "no", lambda _: why)


def dealt_rows(
    hole: Cards, board: Cards, made: Made | Combination | None, new: Cards = ()
) -> tuple[Row, Row]:
    """One's own cards and the board; what is made of them plays."""
    own, common = (made.hole, made.board) if made else ((), ())
    return Row(HOLE, hole, own), Row(BOARD, board, common, new=new)


def about_nuts(found: Nuts) -> tuple[Told, Told]:
    """Why the wrong answer to "is it still the best low" is wrong, and what the best one is."""
    name = "held" if found.held else "lost"
    own = found.own.rank if found.own else None
    facts = {"own": own, "best": found.best, "two": found.two}
    return Told(f"question.mistake.nuts_{name}"), Told(f"question.nuts.{name}", facts)


# Two hands


def two_hands(
    asked: Told,
    pair: Pair,
    hint: Told,
    *,
    why: Callable[[int], Told | None] | None = None,
    rows: tuple[Row, ...] = (),
    worked: Iterable[Told] = (),
    variant: str = "",
) -> Question:
    """Which of two hands wins: the first (1), neither (0) or the second (-1).

    `why`: the mistake that leads to an answer, if there is one.
    """
    found = difference(*pair)

    def reason(key: str) -> Told:
        answer = _ANSWERS[key]
        return (why and why(answer)) or _opposite(found, answer)

    right = next(key for key, answer in _ANSWERS.items() if answer == found.better)
    return Question(
        asked,
        one_right(named("compare.wins", *_ANSWERS), right, reason),
        (*worked, found),
        hint,
        rows=rows or compared_rows(found),
        variant=variant,
        compared=pair,
    )


def _opposite(found: Difference, answer: int) -> Told:
    """Why a wrong answer is wrong, whatever led to it."""
    if not found.better:
        return Told("question.mistake.suits")
    if not answer:
        return Told("question.mistake.not_equal")
    return Told(f"question.mistake.{'weaker' if found.kind == 'category' else 'against'}")


def compared_rows(found: Difference, shown: Iterable[Cards] = ()) -> tuple[Row, ...]:
    """The two hands, the cards that decide marked: those of the winner, and of the loser."""
    hands = tuple(shown) or tuple((*one.cards, *one.unused) for one in (found.first, found.second))
    rows = []
    for title, hand, cards, side in zip(PLAYERS, hands, found.cards, (1, -1), strict=True):
        wins = found.better == side
        rows.append(Row(title, hand, decisive=cards if wins else (), against=() if wins else cards))
    return tuple(rows)


def by_ranks(cards: Iterable[Card], *, ace_low: bool) -> tuple[int, ...]:
    """The ranks from the highest down, as somebody reads a low who forgets the kind of hand."""
    ranks = (1 if ace_low and card.rank == ACE else card.rank for card in cards)
    return tuple(sorted(ranks, reverse=True))
