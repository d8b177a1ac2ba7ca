"""Equity: which part of the pot each hand may expect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from types import MappingProxyType
from typing import Final

import numpy as np

from pokerlib.cards import DECK, CardsLike
from pokerlib.counting.facts import count_deals
from pokerlib.counting.records import Equity, Outlook
from pokerlib.games import Game
from pokerlib.odds.boards import Boards, Deals, all_boards, boards_of
from pokerlib.odds.holes import flush_needs, strengths
from pokerlib.odds.sampling import Progress, check_sample, random_deals
from pokerlib.odds.spot import Spot, check_left, read_spot
from pokerlib.odds.stud import drawn_strengths, every_deal
from pokerlib.odds.tally import Tally, equities, merge, tally

SAMPLES: Final = 100_000
EXACT_DEALS: Final = 2_000_000  # stud: up to so many deals are counted, else they are sampled


@dataclass(frozen=True)
class Sample:
    """How many deals to sample, None for all if that can be, and where chance begins."""

    samples: int | None = None
    seed: int | None = None
    progress: Progress | None = None


def equity(
    game: Game | str,
    hands: Sequence[CardsLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    *,
    samples: int | None = None,
    seed: int | None = None,
    progress: Progress | None = None,
) -> tuple[Equity, ...]:
    """What each of two to ten hands may expect of the pot, cards to come included.

    Exact for games with a board, for hands that draw no more, and for stud when few cards are
    to come; else, and wherever `samples` are asked for, sampled. Raises OddsError for a question
    that has no answer, CardError for the cards, TableError for a game that there is not.

    >>> ahead, behind = equity("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h")
    >>> ahead.share, ahead.boards
    (Fraction(907, 990), 990)
    """
    check_sample(samples, seed, progress)
    spot = read_spot(game, hands, board, dead)
    found, sampled = tallied(spot, samples=samples, seed=seed, progress=progress)
    shares = [share for share, _ in spot.game.shares]
    return equities(shares, found, len(spot.holes), sampled=sampled)


def tallied(
    spot: Spot,
    *,
    samples: int | None = None,
    seed: int | None = None,
    progress: Progress | None = None,
) -> tuple[Tally, bool]:
    """On how many boards or deals which hands win what, and whether these are only a sample."""
    return _FAMILIES[spot.game.family](spot, Sample(samples, seed, progress))


def outlook(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike = "", dead: CardsLike = ""
) -> Outlook:
    """In how many ways the cards to come can fall, and whether `equity` counts them all.

    Raises as `equity` does.

    >>> outlook("razz", ["As 2d 3h", "4s 5d Kh"])
    Outlook(deals=18265297050, exact=False)
    """
    spot = read_spot(game, hands, board, dead)
    if spot.game.family == "stud":
        deals = count_deals(len(spot.left), _missing(spot))
        return Outlook(deals, deals <= EXACT_DEALS)
    to_come = spot.game.board - len(spot.board)
    check_left(len(spot.left), to_come)
    return Outlook(comb(len(spot.left), to_come), exact=True)


# Counting, one way for each family of games


def _count_boards(spot: Spot, sample: Sample) -> tuple[Tally, bool]:
    to_come = spot.game.board - len(spot.board)
    check_left(len(spot.left), to_come)
    total: Tally = {}
    for boards in _boards(spot, to_come, sample):
        found = [
            strengths(spot.game, ranking, spot.holes, boards) for _, ranking in spot.game.shares
        ]
        merge(total, tally(found, boards.weights))
    return total, sample.samples is not None


def _boards(spot: Spot, to_come: int, sample: Sample) -> Iterator[Boards]:
    if sample.samples is None:
        yield every_board(spot)
    else:
        parts = random_deals(spot.left, to_come, sample.samples, sample.seed, sample.progress)
        yield from (boards_of(spot.board, deals) for deals in parts)


def every_board(spot: Spot) -> Boards:
    """All boards that can be, in classes: the cards that lie there and those to come."""
    to_come = spot.game.board - len(spot.board)
    check_left(len(spot.left), to_come)
    if to_come == spot.game.board:
        return all_boards(spot.left, flush_needs(spot.game, spot.holes))
    return boards_of(spot.board, np.array(list(combinations(spot.left, to_come)), np.intp).T)


def _count_drawn(spot: Spot, sample: Sample) -> tuple[Tally, bool]:
    """Deal each hand its cards; where the deck runs out, the last one is for all to share."""
    counts = _missing(spot)
    deals = count_deals(len(spot.left), counts)
    samples = sample.samples
    if samples is None and deals > EXACT_DEALS:
        samples = SAMPLES
    parts = (
        every_deal(spot.left, counts)
        if samples is None
        else random_deals(spot.left, sum(counts), samples, sample.seed)
    )
    total: Tally = {}
    done = 0
    for part in parts:
        merge(total, _tally_drawn(spot, counts, part))
        done += part.shape[1]
        if sample.progress is not None:
            sample.progress(done, deals if samples is None else samples)
    return total, samples is not None


def _missing(spot: Spot) -> list[int]:
    """How many cards each hand of stud still gets, and how many all of them share."""
    missing = [spot.game.hole - len(spot.board) - len(hole) for hole in spot.holes]
    short = sum(missing) > len(spot.left) and min(missing) > 0 and not spot.board
    shared = int(short and spot.game.last_card_shared)
    counts = [count - shared for count in missing] + [shared]
    check_left(len(spot.left), sum(counts))
    return counts


def _tally_drawn(spot: Spot, counts: Sequence[int], deals: Deals) -> Tally:
    ends = np.cumsum(counts)
    common = deals[ends[-2] :]
    found = []
    for _, ranking in spot.game.shares:
        rows = [
            drawn_strengths(
                ranking, [*hole, *spot.board], np.concatenate([deals[end - count : end], common])
            )
            for hole, count, end in zip(spot.holes, counts, ends, strict=False)
        ]
        found.append(np.array(rows))
    return tally(found, None)


def _count_shown(spot: Spot, _: Sample) -> tuple[Tally, bool]:
    """Hands that are complete: one showdown, by the rules themselves."""
    shown = spot.game.showdown([[DECK[card] for card in hole] for hole in spot.holes])
    winners = tuple(sum(1 << hand for hand in share.winners) for share in shown.shares)
    return {winners: 1}, False


_FAMILIES: Final[Mapping[str, Callable[[Spot, Sample], tuple[Tally, bool]]]] = MappingProxyType(
    {"flop": _count_boards, "stud": _count_drawn, "draw": _count_shown}
)
