"""The same questions without NumPy: one showdown after another, by the rules themselves.

Exact where few boards or deals are left, a sample of chance's own otherwise; the records say which.
The tests hold the fast counts against these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, islice
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from pokerlib.cards import DECK, Card, CardsLike, cards
from pokerlib.counting.derivations import derivation, derivations
from pokerlib.counting.facts import count_deals, low_on_board, rolled_up_trips
from pokerlib.counting.records import Convergence, Equity, OddsError, Outlook, Point, Street
from pokerlib.games import GAMES, Game, Showdown
from pokerlib.rankings import HIGH, Category

Cards: TypeAlias = tuple[Card, ...]
Progress: TypeAlias = Callable[[int, int], None]  # so many are done, of so many (0: nobody knows)

EXACT: Final = 100  # boards or deals that are all looked at; more are sampled
SAMPLES: Final = 100
_STREETS: Final = (("preflop", 0), ("flop", 3), ("turn", 4), ("river", 5))
_SEVEN: Final = (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE)
_LOW: Final = 9  # ranks below it, and the ace, count for a low
_STEPS: Final = tuple(round(10 ** (place / 10)) for place in range(10, 71))


def means(shown: Iterable[Showdown], hands: int, *, sampled: bool = False) -> tuple[Equity, ...]:
    """What each hand has of these showdowns on average.

    >>> game = GAMES["holdem"]
    >>> river = game.showdown([cards("As Ah"), cards("Kd Kc")], cards("2c 7d 9h Jd 3s"))
    >>> [one.share for one in means([river], 2)]
    [Fraction(1, 1), Fraction(0, 1)]
    """
    found = tuple(shown)
    return tuple(_mean(found, hand, sampled) for hand in range(hands))


def _mean(shown: Sequence[Showdown], hand: int, sampled: bool) -> Equity:
    count = len(shown)
    names = [result.share for result in shown[0].shares]
    parts = [one.parts[hand] for one in shown]
    share = sum(parts, Fraction()) / count
    of_names = tuple(
        (name, sum((_of(one.winners(name), hand) for one in shown), Fraction()) / count)
        for name in names
        if len(names) > 1
    )
    wins = Fraction(sum(part == 1 for part in parts), count)
    spread = float(sum(part * part for part in parts) / count - share * share)
    return Equity(
        share=share,
        win=wins,
        tie=Fraction(sum(0 < part < 1 for part in parts), count),
        parts=of_names,
        scoop=wins if of_names else None,
        boards=count,
        error=sqrt(max(spread, 1 / count) / count) if sampled else 0.0,
    )


def _of(winners: Sequence[int], hand: int) -> Fraction:
    return Fraction(1, len(winners)) if hand in winners else Fraction()


# Boards and deals


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
    """As `pokerlib.odds.equity`, which asks the same; exact for EXACT boards or deals at most.

    >>> ahead, behind = equity("holdem", ["As Ah", "Kd Kc"], "2c 7d 9h Jd")
    >>> ahead.share, ahead.exact
    (Fraction(21, 22), True)
    """
    record = GAMES[game] if isinstance(game, str) else game
    held = tuple(cards(one) for one in hands)
    common, gone = _cards(board), _cards(dead)
    given = (record.key, held, common, gone, samples, seed or 0)
    if progress is None:
        return _known(*given)
    return _equity(*given, progress)


@lru_cache(64)
def _known(
    key: str, held: tuple[Cards, ...], board: Cards, dead: Cards, samples: int | None, seed: int
) -> tuple[Equity, ...]:
    return _equity(key, held, board, dead, samples, seed, None)


def _equity(
    key: str,
    held: tuple[Cards, ...],
    board: Cards,
    dead: Cards,
    samples: int | None,
    seed: int,
    progress: Progress | None,
) -> tuple[Equity, ...]:
    game = GAMES[key]
    left = tuple(card for card in DECK if card not in {*board, *dead, *sum(held, ())})
    counts = _missing(game, held, board, len(left))
    deals = count_deals(len(left), counts)
    sampled = samples is not None or deals > EXACT
    ways = (
        islice(_random(left, sum(counts), seed), samples or SAMPLES)
        if sampled
        else _every(left, counts)
    )
    total = (samples or SAMPLES) if sampled else deals
    shown = []
    for done, deal in enumerate(ways, 1):
        shown.append(_shown(game, held, board, counts, deal))
        if progress is not None:
            progress(done, total)
    return means(shown, len(held), sampled=sampled)


def outlook(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike = "", dead: CardsLike = ""
) -> Outlook:
    """In how many ways the cards to come can fall, and whether `equity` looks at them all."""
    record = GAMES[game] if isinstance(game, str) else game
    held = tuple(cards(one) for one in hands)
    common, gone = _cards(board), _cards(dead)
    left = len(DECK) - len({*common, *gone, *sum(held, ())})
    deals = count_deals(left, _missing(record, held, common, left))
    return Outlook(deals, deals <= EXACT)


def _cards(given: CardsLike) -> Cards:
    return cards(given) if given else ()


def _missing(game: Game, held: tuple[Cards, ...], board: Cards, left: int) -> list[int]:
    """How many cards each hand still gets, and how many all of them share."""
    if game.board:
        counts = [0] * len(held) + [game.board - len(board)]
    else:
        missing = [game.hole - len(board) - len(hand) for hand in held]
        short = sum(missing) > left and min(missing) > 0 and not board
        shared = int(short and game.last_card_shared)
        counts = [count - shared for count in missing] + [shared]
    if sum(counts) > left:
        raise OddsError("cards_left", left=left, needed=sum(counts))
    return counts


def _every(left: Cards, counts: Sequence[int]) -> Iterator[Cards]:
    if not counts:
        yield ()
        return
    for chosen in combinations(left, counts[0]):
        others = tuple(card for card in left if card not in chosen)
        for rest in _every(others, counts[1:]):
            yield (*chosen, *rest)


def _random(left: Cards, count: int, seed: int) -> Iterator[Cards]:
    chance = Random(seed)
    while True:
        yield tuple(chance.sample(left, count))


def _shown(
    game: Game, held: tuple[Cards, ...], board: Cards, counts: Sequence[int], deal: Cards
) -> Showdown:
    full, at = [], 0
    for hand, count in zip(held, counts, strict=False):
        full.append((*hand, *deal[at : at + count]))
        at += count
    return game.showdown(full, (*board, *deal[at:]))


def by_next_card(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike
) -> dict[Card, tuple[Equity, ...]]:
    """What each river makes of the equities; of an earlier street there are too many boards."""
    held, common = tuple(cards(one) for one in hands), cards(board)
    record = GAMES[game] if isinstance(game, str) else game
    if record.board - len(common) != 1:
        raise OddsError("next_card", count=len(common))
    used = {*common, *sum(held, ())}
    rivers = (card for card in DECK if card not in used)
    return {card: equity(record, held, (*common, card)) for card in rivers}


def street_by_street(
    game: Game | str, hands: Sequence[CardsLike], board: CardsLike
) -> tuple[Street, ...]:
    """The equities before the flop and after each street that the board has reached."""
    common = cards(board) if board else ()
    return tuple(
        Street(key, common[:count], equity(game, hands, common[:count]))
        for key, count in _STREETS
        if count <= len(common)
    )


# What one can deal for


@dataclass(frozen=True, eq=False)
class Awaited:
    """What is dealt for, `cards` at a time; `seen` says of a deal whether it has it."""

    key: str
    cards: int
    exact: Fraction
    seen: Callable[[Cards], bool]


@cache
def awaited() -> Mapping[str, Awaited]:
    """All that the lessons deal for, by its key: five cards, seven, and two facts of games.

    >>> awaited()["flush"].exact == derivation(HIGH, Category.FLUSH).chance
    True
    """
    five = [_hand(one, 5, one.value) for one in derivations(HIGH) if one is not None]
    seven = [_hand(one, 7, f"{one}_of_seven") for one in _SEVEN]
    facts = [
        Awaited("rolled_up_trips", 3, rolled_up_trips().probability, _one_rank),
        Awaited("low_on_board", 5, low_on_board().probability, _three_low),
    ]
    return MappingProxyType({one.key: one for one in (*five, *seven, *facts)})


def _hand(category: Category, count: int, key: str) -> Awaited:
    def seen(hand: Cards) -> bool:
        rank = HIGH.rank(hand) if count == HIGH.size else HIGH.best(hand)
        return rank is not None and rank.category == category

    return Awaited(key, count, derivation(HIGH, category, count).chance, seen)


def _one_rank(deal: Cards) -> bool:
    return len({card.rank for card in deal}) == 1


def _three_low(deal: Cards) -> bool:
    """Three different ranks from the ace to the eight: with two from the hand, a low."""
    return len({card.rank for card in deal if card.rank < _LOW or card.letter == "A"}) >= 3


class Trial:
    """Deals of one seed, one after the other, and how many had what was dealt for."""

    def __init__(self, what: Awaited, seed: int) -> None:
        self._what, self._seed = what, seed
        self._begin()

    def _begin(self) -> None:
        self._deals_of = _random(DECK, self._what.cards, self._seed)
        self._deals = self._hits = 0
        self._points: tuple[Point, ...] = ()

    def after(self, deals: int, progress: Progress | None = None) -> Convergence:
        """The sample after so many deals, with a point at each step and one at its end."""
        if deals < self._deals:
            self._begin()
        begun = self._deals
        try:
            while self._deals < deals:
                self._hits += self._what.seen(next(self._deals_of))
                self._deals += 1
                if self._deals in _STEPS:
                    self._points = (*self._points, self._point())
                if progress is not None:
                    progress(self._deals - begun, deals - begun)
        except BaseException:  # an interrupted deal cannot be gone on with
            self._begin()
            raise
        here = self._points[-1:] and self._points[-1].deals == deals
        points = self._points if here else (*self._points, self._point())
        return Convergence(self._what.key, self._what.exact, points)

    def _point(self) -> Point:
        exact = self._what.exact
        error = sqrt(exact * (1 - exact) / self._deals)
        return Point(self._deals, Fraction(self._hits, self._deals), error)


def deals_until(
    category: Category, *, seed: int | None = None, progress: Progress | None = None
) -> tuple[int, Cards]:
    """Deal five cards until they are of this category: how many times that took, and the hand."""
    seen = awaited()[category.value].seen
    for done, hand in enumerate(_random(DECK, HIGH.size, seed or 0), 1):
        if seen(hand):
            return done, hand
        if progress is not None:
            progress(done, 0)
    raise AssertionError("chance has no end")
