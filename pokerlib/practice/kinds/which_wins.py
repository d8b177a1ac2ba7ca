"""Which of two high hands wins: kinds of hand, then ranks, then the best of more cards."""

import itertools
from typing import Final

from pokerlib.games import GAMES, Game
from pokerlib.practice.draw import Cards, Draw, far
from pokerlib.practice.hands import LADDER, close_hands, example, made_of, ranked
from pokerlib.practice.kinds.common import BOARD, PLAYERS, Pair, two_hands
from pokerlib.practice.model import Question, Row, Told
from pokerlib.rankings import HIGH, Category

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


def ask(level: int, draw: Draw) -> Question:
    """Different kinds of hand; mostly the same kind, decided late or equal; the best of more."""
    return (_kinds, _close, _best)[level - 1](draw)


def _kinds(draw: Draw) -> Question:
    """Any two kinds; two of seven times the hands are equal."""
    if draw.below(7) < 2:
        category = draw.one_of(KINDS_OF_HAND)
        return _five(1, close_hands(HIGH, far(draw.code, "equal"), category, equal=True))
    return _five(1, _examples(draw.code, *draw.shuffled(LADDER)[:2]))


def _close(draw: Draw) -> Question:
    """One kind of hand, three of eight times equal; every fourth time two kinds, neighbours."""
    if draw.below(4) == 0:
        lower = draw.below(len(LADDER) - 1)
        neighbours = draw.shuffled(LADDER[lower : lower + 2])
        return _five(2, _examples(draw.code, *neighbours), DIFFERENT)
    category = draw.one_of(KINDS_OF_HAND)
    equal = draw.below(8) < 3
    hands = close_hands(HIGH, far(draw.code, "close"), category, equal=equal)
    return _five(2, hands, category.value)


def _examples(code: str, *kinds: Category) -> Pair:
    """An example of each kind, without a card that stands in both."""
    for n in itertools.count():
        one, other = (ranked(example(kind, far(code, kind, n)), HIGH) for kind in kinds)
        if not {*one.cards} & {*other.cards}:
            break
    return one, other


def _five(level: int, pair: Pair, variant: str = "") -> Question:
    first, second = pair
    shared = "_shared" if {*first.cards} & {*second.cards} else ""
    asked = Told(f"question.which_wins.ask{shared}")
    return two_hands(asked, pair, Told(f"question.which_wins.hint_{level}"), variant=variant)


# The best hands of two players


def _best(draw: Draw) -> Question:
    """Three of seven times a tie, but for stud; twice the same kind of hand; twice any."""
    game = draw.one_of(GAMES_ASKED)
    wanted = _RESULTS[draw.below(7) if game != STUD else 3 + draw.below(4)]
    hands, board, best = draw.first(lambda deck: _dealt(GAMES[game], deck, wanted))
    looks = _looks(hands, board)

    def why(answer: int) -> Told | None:
        if game == OMAHA and answer == looks:
            return Told("question.mistake.two_and_three")
        return None

    rows = (
        Row(title, hand, tuple(card for card in hand if card in rank.cards))
        for title, hand, rank in zip(PLAYERS, hands, best, strict=True)
    )
    plays = (
        Told(f"question.which_wins.best_{n}", {"cards": rank.cards, "hand": rank})
        for n, rank in enumerate(best, 1)
    )
    return two_hands(
        Told("question.which_wins.ask_best", {"game": GAMES[game]}),
        best,
        Told(f"question.which_wins.hint_{game}"),
        why=why,
        rows=(*([Row(BOARD, board)] if board else []), *rows),
        worked=plays,
        variant=game,
    )


def _dealt(game: Game, deck: Cards, wanted: str) -> tuple[tuple[Cards, Cards], Cards, Pair] | None:
    """Two hands, the board and what is made of them, if the result is the one that is wanted."""
    size = game.hole
    first, second, left = deck[:size], deck[size : 2 * size], deck[2 * size :]
    board, rest = left[: game.board], left[game.board :]
    one = made_of(game, first, board).rank
    if wanted == "tie":  # the cards of the first player that play, in other suits
        ranks = [card.rank for card in first if card in one.cards]
        twins = tuple(next((card for card in rest if card.rank == rank), None) for rank in ranks)
        second = (*(card for card in twins if card), *second)[:size]
    if len({*second}) < size:
        return None
    other = made_of(game, second, board).rank
    same = wanted != "any"
    if (one == other) != (wanted == "tie") or (same and one.category != other.category):
        return None
    return (first, second), board, (one, other)


def _looks(hands: tuple[Cards, Cards], board: Cards) -> int:
    """Who wins for somebody who takes the best of all nine cards: 1, 0 for neither, -1."""
    one, other = (ranked((*hand, *board), HIGH) for hand in hands)
    return (one > other) - (one < other)
