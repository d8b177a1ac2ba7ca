"""Odds that change: by the next card, street by street, and with every deal of a sample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np

from pokerlib.cards import DECK, Card, CardsLike, cards
from pokerlib.counting.records import Convergence, Equity, OddsError, Point, Street
from pokerlib.errors import instance, unfit, whole
from pokerlib.games import Game
from pokerlib.odds.awaited import Trial, hand_awaited
from pokerlib.odds.boards import Deals, boards_of
from pokerlib.odds.bulk import categories_of, rank_many
from pokerlib.odds.equity import equity, tallied
from pokerlib.odds.holes import strengths
from pokerlib.odds.sampling import Progress, check_sample, random_deals
from pokerlib.odds.spot import check_left, read_spot
from pokerlib.odds.tally import Tally, equities, merge, tally
from pokerlib.rankings import HIGH, Category, Ranking

SIZES: Final = (
    *(first * 10**power for power in range(1, 6) for first in (1, 2, 5)),
    10**6,
)
_STREETS: Final = (("preflop", 0), ("flop", 3), ("turn", 4), ("river", 5))
_LONGEST_WAIT: Final = 20_000_000


def by_next_card(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike, dead: CardsLike = ""
) -> dict[Card, tuple[Equity, ...]]:
    """What each card that may come next on a flop or a turn makes of the equities.

    All boards are ranked once; those with the card are counted for it. Raises as `equity` does,
    and OddsError where no single card comes next.

    >>> river = by_next_card("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Jd")
    >>> [str(card) for card, (_, kings) in river.items() if kings.win == 1]
    ['K♥', 'K♠']
    """
    spot = read_spot(game, hands, board, dead)
    to_come = spot.game.board - len(spot.board)
    if not 0 < to_come < spot.game.board:
        raise OddsError("next_card", count=len(spot.board))
    check_left(len(spot.left), to_come)
    deals = np.array(list(combinations(spot.left, to_come)), np.intp).T
    boards = boards_of(spot.board, deals)
    found = [strengths(spot.game, ranking, spot.holes, boards) for _, ranking in spot.game.shares]
    names = [share for share, _ in spot.game.shares]
    after = {}
    for card in spot.left:
        with_it = (deals == card).any(axis=0)
        counts = tally([share[:, with_it] for share in found], None)
        after[DECK[card]] = equities(names, counts, len(spot.holes), sampled=False)
    return after


def street_by_street(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike, dead: CardsLike = ""
) -> tuple[Street, ...]:
    """The equities before the flop and after each street that the board has reached.

    Raises as `equity` does.

    >>> [street.key for street in street_by_street("holdem", ["AsAh", "KdKc"], "2c 7d 9h Jd")]
    ['preflop', 'flop', 'turn']
    """
    common = cards(board) if board else ()
    return tuple(
        Street(key, common[:count], equity(game, hands, common[:count], dead))
        for key, count in _STREETS
        if count <= len(common)
    )


def hands_converge(
    category: Category,
    ranking: Ranking = HIGH,
    *,
    sizes: Sequence[int] = SIZES,
    seed: int | None = None,
    progress: Progress | None = None,
) -> Convergence:
    """Deal hands and count one category: its part of them after 10, 20, 50 … a million deals.

    Raises OddsError for a sample that cannot be taken, TypeError for what is no category, no
    ranking or no list of sizes.
    """
    _check_hand(category, ranking)
    check_sample(None, seed, progress, sizes)
    trial = Trial(hand_awaited(category, ranking), seed or 0, sizes)
    return trial.after(max(sizes), progress)


def _check_hand(category: Category, ranking: Ranking) -> None:
    instance("category", category, Category)
    instance("ranking", ranking, Ranking)


def _split(parts: Iterator[Deals], sizes: Sequence[int]) -> Iterator[Deals]:
    """The same deals, in parts that end wherever one of these sizes is reached."""
    done = 0
    for deals in parts:
        count = deals.shape[1]
        yield from np.split(deals, sorted(n - done for n in sizes if done < n < done + count), 1)
        done += count


def equity_converges(
    game: Game | str,
    hands: Sequence[CardsLike],
    board: CardsLike = "",
    dead: CardsLike = "",
    *,
    hand: int = 0,
    sizes: Sequence[int] = SIZES,
    seed: int | None = None,
    progress: Progress | None = None,
) -> Convergence:
    """Deal boards to these hands: the share of one of them after 10, 20, 50 … a million deals.

    `hand` is its place among them, from 0. Raises as `equity` does.
    """
    check_sample(None, seed, progress, sizes)
    spot = read_spot(game, hands, board, dead)
    to_come = spot.game.board - len(spot.board)
    if to_come < 1:
        raise OddsError("next_card", count=len(spot.board))
    whole("hand", hand)
    if not 0 <= hand < len(spot.holes):
        raise unfit("hand", f"place from 0 to {len(spot.holes) - 1}", hand)
    names = [share for share, _ in spot.game.shares]
    all_of_them, _ = tallied(spot)
    # As if the exact count were a sample: its error times the root of its size is the spread.
    exact = equities(names, all_of_them, len(spot.holes), sampled=True)[hand]
    spread = exact.error * sqrt(exact.boards)
    total: Tally = {}
    points = []
    done = 0
    parts = random_deals(spot.left, to_come, max(sizes), seed, progress)
    for deals in _split(parts, sizes):
        boards = boards_of(spot.board, deals)
        found = [
            strengths(spot.game, ranking, spot.holes, boards) for _, ranking in spot.game.shares
        ]
        merge(total, tally(found, None))
        done += deals.shape[1]
        if done in sizes:
            mean = equities(names, total, len(spot.holes), sampled=True)[hand].share
            points.append(Point(done, mean, spread / sqrt(done)))
    return Convergence("share", exact.share, tuple(points))


def deals_until(
    category: Category,
    ranking: Ranking = HIGH,
    *,
    seed: int | None = None,
    progress: Progress | None = None,
) -> tuple[int, tuple[Card, ...]]:
    """Deal hands until one is of this category: how many that took, and the hand.

    The wait to be expected is one over its chance: 649,740 deals for a royal flush. Nobody knows
    it beforehand, so `progress` is told that it is 0. Raises OddsError for a category that
    the ranking does not have, and as `hands_converge` does.
    """
    _check_hand(category, ranking)
    check_sample(None, seed, progress)
    wanted = np.array([one == category for one in categories_of(ranking)])
    if not wanted.any():
        raise OddsError("never", cards=ranking.size)
    done = 0
    for deals in random_deals(range(len(DECK)), ranking.size, _LONGEST_WAIT, seed):
        hits = np.flatnonzero(wanted[rank_many(ranking, deals.T)])
        if len(hits):
            hand = deals[:, hits[0]].tolist()
            return done + int(hits[0]) + 1, tuple(DECK[card] for card in hand)
        done += deals.shape[1]
        if progress is not None:
            progress(done, 0)
    raise AssertionError(f"no {category} in {done} deals")
