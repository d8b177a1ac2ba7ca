"""The best low of seven cards; of Omaha; of Omaha where a low looks better than it is."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from pokerlib.cards import ACE, DECK, NINE
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hands import made_of
from pokerlib.practice.hilo import HILO, low_rank, low_ranks, lowest
from pokerlib.practice.kinds.common import SEVEN, dealt_rows
from pokerlib.practice.kinds.low_deals import Laid, low_deals
from pokerlib.practice.model import Choice, Option, Question, Row, Told, placed
from pokerlib.rankings import ACE_TO_FIVE, EIGHT_OR_BETTER, HandRank, explain

_ANY: Final = {low_rank(card): card for card in DECK}  # suits do not matter


def ask(level: int, draw: Draw) -> Question:
    """Three wrong lows beside the right one, lower and higher ones alike."""
    return _razz(draw) if level == 1 else _omaha(level, draw)


def _razz(draw: Draw) -> Question:
    """Seven cards, mostly low, with three lows without a pair at least."""
    seven, (best, *weaker) = draw.first(_seven)
    return Question(
        Told("question.best_low.ask_1"),
        _choices(draw, best, weaker, seven),
        (explain(best),),
        Told("question.best_low.hint_1"),
        rows=(Row(SEVEN, seven, best.cards),),
    )


def _seven(deck: Cards) -> tuple[Cards, list[HandRank]] | None:
    low = [card for card in deck if card.rank <= NINE or card.rank == ACE]
    six = low[:6]
    last = deck[-1] if deck[-1] not in six else low[6]
    if len({*map(low_rank, (*six, last))}) < 6:
        return None
    seven = tuple(sorted((*six, last), key=(deck[1::2] + deck[::2]).index))
    ranks = _distinct(
        rank for five in combinations(seven, 5) if (rank := ACE_TO_FIVE.rank(five)) is not None
    )
    return seven, [one for one in ranks if len(set(one.tiebreak)) == len(one.tiebreak) == 5]


def _omaha(level: int, draw: Draw) -> Question:
    hole, board = draw.first(lambda deck: next(_fitting(level, deck), None))
    made = made_of(HILO, hole, board, "low")
    best = made.rank
    return Question(
        Told("question.best_low.ask_2"),
        _choices(draw, best, _legal(hole, board)[1:], (*hole, *board)),
        (Told("question.plays_low", {"cards": best.cards, "hand": best}),),
        Told("question.best_low.hint_2"),
        rows=dealt_rows(hole, board, made),
    )


def _fitting(level: int, deck: Cards) -> Iterator[Laid]:
    """Deals with a choice of lows; at the third level with one that only looks like a low."""
    for hole, board in low_deals(deck):
        low = lowest(hole, board)
        tempts = bool(low) and _seems(hole, board) < low
        if low and (tempts or level == 2) and len(_legal(hole, board)) > 1:
            yield hole, board


def _seems(hole: Cards, board: Cards) -> tuple[int, ...]:
    """The five lowest ranks of all nine cards, whoever's they are."""
    return tuple(sorted(low_ranks((*hole, *board)))[4::-1])


def _legal(hole: Cards, board: Cards) -> list[HandRank]:
    return _distinct(
        rank
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
        if (rank := EIGHT_OR_BETTER.rank((*two, *three))) is not None
    )


# The choices


def _low(rank: HandRank) -> tuple[str, Told]:
    """A low by its ranks, which are all that counts in it."""
    return "-".join(map(str, rank.tiebreak)), Told("question.low", {"hand": rank})


def _ranks_in(key: str) -> tuple[int, ...]:
    return tuple(map(int, key.split("-")))


def _distinct(ranks: Iterable[HandRank]) -> list[HandRank]:
    """The best first, each strength once."""
    return sorted({rank.strength: rank for rank in ranks}.values(), reverse=True)


def _choices(draw: Draw, best: HandRank, weaker: list[HandRank], seen: Cards) -> tuple[Choice, ...]:
    """Wrong are lows that only seem to be there, one without the ace, ones that lack a card."""
    tempting, lacking = _lower(best, {*map(low_rank, seen)})
    ace = [one for one in weaker if 1 not in one.tiebreak][: 1 in best.tiebreak]
    wrong = (
        *_options("two_and_three", tempting[:2]),
        *_options("ace", ace),
        *_options("not_there", lacking),
        *_options("higher", weaker),
    )
    return placed(draw, _low(best), wrong, 3, by=_ranks_in)


def _options(mistake: str, lows: Iterable[HandRank]) -> Iterator[Option]:
    return (Option(*_low(one), Told(f"question.mistake.low_{mistake}")) for one in lows)


def _lower(best: HandRank, there: set[int]) -> tuple[list[HandRank], list[HandRank]]:
    """Lower hands, the nearest first: of ranks that are all there, and with one that is not."""
    found: tuple[list[HandRank], list[HandRank]] = ([], [])
    lows = (ranks for ranks in combinations(range(9, 0, -1), 5) if ranks < best.tiebreak)
    for ranks in sorted(lows, reverse=True):
        missing = len(set(ranks) - there)
        if missing < 2 and len(found[missing]) < 3:
            hand = best.ranking.rank(tuple(_ANY[rank] for rank in ranks))
            if hand is not None:
                found[missing].append(hand)
    return found
