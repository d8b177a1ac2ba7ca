"""Which of two high hands wins: kinds of hand, then ranks, then the best of more cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import Final

from pokerlib.cards import Card
from pokerlib.games import GAMES, Game
from pokerlib.practice.draw import Draw, far
from pokerlib.practice.hands import LADDER, close_hands, example, ranked
from pokerlib.practice.kinds.common import (
    BOARD,
    PLAYERS,
    compared_rows,
    opposite,
    who_wins,
)
from pokerlib.practice.model import Question, Row, Told
from pokerlib.rankings import HIGH, Category, HandRank, difference

Cards = tuple[Card, ...]

DIFFERENT: Final = "different"
# Two royal flushes always tie.
KINDS_OF_HAND: Final = tuple(reversed(LADDER[:-1]))
STUD, OMAHA = "seven_card_stud", "omaha"
GAMES_ASKED: Final = (STUD, "holdem", OMAHA)
_RESULTS: Final = ("tie", "tie", "tie", "same", "same", "any", "any")
VARIANTS: Final = {
    2: (*(kind.value for kind in KINDS_OF_HAND), DIFFERENT),
    3: GAMES_ASKED,
}


def ask(level: int, code: str) -> Question:
    """Different kinds of hand; mostly the same kind, decided late or equal; the best of more."""
    return (_kinds, _close, _best)[level - 1](code)


def _kinds(code: str) -> Question:
    """Any two kinds; two of seven times the hands are equal."""
    draw = Draw(code)
    if draw.below(7) < 2:
        category = draw.one_of(KINDS_OF_HAND)
        return _five(1, code, *close_hands(HIGH, far(code, "equal"), category, equal=True))
    one, other = draw.shuffled(LADDER)[:2]
    return _five(1, code, *_examples(code, one, other))


def _close(code: str) -> Question:
    """One kind of hand, three of eight times equal; every fourth time two kinds, neighbours."""
    draw = Draw(code)
    if draw.below(4) == 0:
        lower = draw.below(len(LADDER) - 1)
        return _five(
            2, code, *_examples(code, *draw.shuffled(LADDER[lower : lower + 2])), DIFFERENT
        )
    category = draw.one_of(KINDS_OF_HAND)
    equal = draw.below(8) < 3
    hands = close_hands(HIGH, far(code, "close"), category, equal=equal)
    return _five(2, code, *hands, category.value)


def _examples(code: str, *kinds: Category) -> tuple[HandRank, HandRank]:
    """An example of each kind, without a card that stands in both."""
    for n in count():
        one, other = (ranked(example(kind, far(code, kind, n)), HIGH) for kind in kinds)
        if not {*one.cards} & {*other.cards}:
            break
    return one, other


def _five(level: int, code: str, first: HandRank, second: HandRank, variant: str = "") -> Question:
    found = difference(first, second)
    shared = "_shared" if {*first.cards} & {*second.cards} else ""
    return Question(
        "which_wins",
        level,
        code,
        Told(f"question.which_wins.ask{shared}"),
        who_wins(found.better, lambda answer: opposite(found, answer)),
        (found,),
        Told(f"question.which_wins.hint_{level}"),
        rows=compared_rows(found),
        variant=variant,
        compared=(first, second),
    )


# The best hands of two players


@dataclass(frozen=True, slots=True)
class _Deal:
    hands: tuple[Cards, Cards]
    board: Cards
    best: tuple[HandRank, HandRank]


def _best(code: str) -> Question:
    """Three of seven times a tie, but for stud; twice the same kind of hand; twice any."""
    draw = Draw(code)
    game = draw.one_of(GAMES_ASKED)
    wanted = _RESULTS[draw.below(7) if game != STUD else 3 + draw.below(4)]
    return _asked(code, game, draw.first(lambda deck: _dealt(GAMES[game], deck, wanted)))


def _dealt(game: Game, deck: Cards, wanted: str) -> _Deal | None:
    size = game.hole
    first, second, board, rest = (
        deck[:size],
        deck[size : 2 * size],
        deck[2 * size : 2 * size + game.board],
        deck[2 * size + game.board :],
    )
    one = _made(game, first, board)
    if wanted == "tie":  # the cards of the first player that play, in other suits
        ranks = [card.rank for card in first if card in one.cards]
        twins = tuple(next((card for card in rest if card.rank == rank), None) for rank in ranks)
        second = (*(card for card in twins if card), *second)[:size]
    if len({*second}) < size:
        return None
    other = _made(game, second, board)
    same = wanted != "any"
    if (one == other) != (wanted == "tie") or (same and one.category != other.category):
        return None
    return _Deal((first, second), board, (one, other))


def _made(game: Game, hand: Cards, board: Cards) -> HandRank:
    made = game.made(hand, board)["high"]
    assert made is not None
    return made.rank


def _asked(code: str, game: str, deal: _Deal) -> Question:
    found = difference(*deal.best)
    rows = tuple(
        Row(title, hand, tuple(card for card in hand if card in rank.cards))
        for title, hand, rank in zip(PLAYERS, deal.hands, deal.best, strict=True)
    )

    def why(answer: int) -> Told:
        if game == OMAHA and _looks(deal) == answer:
            return Told("question.mistake.two_and_three")
        return opposite(found, answer)

    plays = (
        Told(f"question.which_wins.best_{n}", {"cards": rank.cards, "hand": rank})
        for n, rank in enumerate(deal.best, 1)
    )
    return Question(
        "which_wins",
        3,
        code,
        Told("question.which_wins.ask_best", {"game": GAMES[game]}),
        who_wins(found.better, why),
        (*plays, found),
        Told(f"question.which_wins.hint_{game}"),
        rows=(Row(BOARD, deal.board), *rows) if deal.board else rows,
        variant=game,
        compared=deal.best,
    )


def _looks(deal: _Deal) -> int:
    """Who wins for somebody who takes the best of all nine cards: 1, 0 for neither, -1."""
    one, other = (HIGH.best((*hand, *deal.board)) for hand in deal.hands)
    assert one is not None
    assert other is not None
    return (one > other) - (one < other)
