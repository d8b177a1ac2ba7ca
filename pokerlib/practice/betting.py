"""What is the most that you can bet? Pot-limit spots by code, and marks that name the mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Final, TypeVar

from pokerlib.betting import PotLimit, Stakes
from pokerlib.cards import code_at, deck_of
from pokerlib.play import Action, Bet, Call, Check, Fold, Hand, Raise

__all__ = ["BetMark", "Kind", "Mistake", "Numbers", "Spot", "bet_spot", "mark_bet"]


T = TypeVar("T")


class Kind(StrEnum):
    """What makes the sum what it is."""

    OPENING = "opening"
    FACING = "facing"
    CALLERS = "callers"
    RAISED = "raised"
    BLINDS = "blinds"
    SMALL_BLIND = "small_blind"
    SHORT = "short"
    CENTS = "cents"


class Mistake(StrEnum):
    """The ways to get it wrong that an answer shows."""

    IGNORED_STACK = "ignored_stack"
    POT_ONLY = "pot_only"
    TABLE_ONLY = "table_only"
    BY_FOR_TO = "by_for_to"
    FORGOT_CALL = "forgot_call"
    FORGOT_OWN = "forgot_own"
    FORGOT_BETS = "forgot_bets"
    BY_THE_TOTAL = "by_the_total"
    TOO_LITTLE = "too_little"
    TOO_MUCH = "too_much"


@dataclass(frozen=True, slots=True)
class Spot:
    """A table of Omaha, the moves so far, and somebody to act."""

    kind: str
    code: str
    stakes: Stakes
    stacks: tuple[tuple[int, int], ...]
    button: int
    moves: tuple[Action, ...]
    limit: str = "pot"

    def hand(self) -> Hand:
        """The hand at this moment."""
        hand = Hand(
            "omaha",
            self.limit,
            stakes=self.stakes,
            stacks=dict(self.stacks),
            button=self.button,
            deck=self.code,
        )
        for move in self.moves:
            hand.act(move)
        return hand


@dataclass(frozen=True, slots=True)
class BetMark:
    """What an answer is worth: `mistake` is None where it is right."""

    answer: int
    right: int
    sums: PotLimit
    mistake: Mistake | None = None


def mark_bet(sums: PotLimit, answer: int) -> BetMark:
    """Mark the total that a learner says is the most.

    >>> from pokerlib.betting import pot_limit
    >>> sums = pot_limit(pot=100, bets=(100,), to_call=100, last_raise=100, big_blind=10)
    >>> [mark_bet(sums, one).mistake for one in (400, 300, 500, 100)]
    [None, <Mistake.BY_FOR_TO: 'by_for_to'>, <Mistake.BY_THE_TOTAL: 'by_the_total'>, \
<Mistake.POT_ONLY: 'pot_only'>]
    """
    right = sums.max_raise_to
    if answer == right:
        return BetMark(answer, right, sums)
    generic = Mistake.TOO_LITTLE if answer < right else Mistake.TOO_MUCH
    found = (mistake for mistake, total in _wrong_sums(sums) if total == answer)
    return BetMark(answer, right, sums, next(found, generic))


def _wrong_sums(sums: PotLimit) -> Iterator[tuple[Mistake, int]]:
    """The totals to which each mistake leads; where two lead to one, the likelier comes first."""
    full, own, call = sums.full_max_to, sums.own, sums.to_call
    if full > sums.max_raise_to:
        yield Mistake.IGNORED_STACK, full
    if call:
        yield Mistake.BY_FOR_TO, sums.raise_by
        yield Mistake.FORGOT_CALL, own + call + sums.on_the_table
    if sums.pot:
        yield Mistake.POT_ONLY, sums.pot
    yield Mistake.TABLE_ONLY, sums.on_the_table
    if own:
        yield Mistake.FORGOT_OWN, full - own
    if call:
        yield Mistake.FORGOT_BETS, own + call + sums.pot + call
        yield Mistake.BY_THE_TOTAL, own + call + full


def bet_spot(code: str, kind: Kind | None = None) -> Spot:
    """The spot of this code; without `kind` the code chooses it."""
    source = Numbers(code)
    if kind is None:
        kind = tuple(Kind)[source.below(len(Kind))]
    return _SPOTS[kind](source, code)


class Numbers:
    """Small numbers that follow from a code: the same on every machine."""

    def __init__(self, code: str) -> None:
        self._cards = (
            card.index for again in count(1) for card in deck_of(code_at(code, again))[:40]
        )

    def below(self, limit: int) -> int:
        return next(self._cards) % limit

    def of(self, *values: int) -> int:
        return values[self.below(len(values))]

    def one_of(self, values: Sequence[T]) -> T:
        return values[self.below(len(values))]


def _spot(
    kind: Kind,
    code: str,
    players: int,
    moves: list[Action],
    *,
    stakes: Stakes | None = None,
    stacks: dict[int, int] | None = None,
) -> Spot:
    """The last seat has the button, so that seat 1 posts the small blind."""
    stakes = stakes or Stakes(100, 200)
    chips = dict.fromkeys(range(1, players + 1), stakes.big_blind * 200) | (stacks or {})
    return Spot(kind, code, stakes, tuple(chips.items()), players, tuple(moves))


def _to_the_flop(players: int, raise_to: int = 0) -> list[Action]:
    """Everybody pays to see the flop."""
    if raise_to:
        return [Raise(raise_to), *[Call()] * (players - 1)]
    return [*[Call()] * (players - 1), Check()]


def _opening(source: Numbers, code: str) -> Spot:
    players, checks = source.of(2, 3, 4, 5), source.below(2)
    moves = [*_to_the_flop(players, source.of(0, 400, 500, 600)), *[Check()] * checks]
    return _spot(Kind.OPENING, code, players, moves)


def _pot(players: int, raise_to: int) -> int:
    return players * (raise_to or 200)


def _facing(source: Numbers, code: str) -> Spot:
    players, raise_to = source.of(2, 3, 4), source.of(0, 400, 600)
    bet = _whole(_pot(players, raise_to) * source.of(50, 75, 100) // 100)
    moves = [*_to_the_flop(players, raise_to), Bet(bet)]
    return _spot(Kind.FACING, code, players, moves)


def _whole(amount: int) -> int:
    """Whole dollars, at least the big blind."""
    return max(200, amount // 100 * 100)


def _callers(source: Numbers, code: str) -> Spot:
    players, raise_to = source.of(3, 4, 5), source.of(0, 400, 600)
    bet = _whole(_pot(players, raise_to) * source.of(50, 75) // 100)
    calls = 1 + source.below(players - 2)
    moves = [*_to_the_flop(players, raise_to), Bet(bet), *[Call()] * calls]
    return _spot(Kind.CALLERS, code, players, moves)


def _raised(source: Numbers, code: str) -> Spot:
    """A bet and a raise in front: a third player's turn, or the first bettor's again."""
    players, raise_to = source.of(2, 3, 4), source.of(400, 600)
    bet = _whole(_pot(players, raise_to) * source.of(25, 50) // 100)
    moves = [*_to_the_flop(players, raise_to), Bet(bet), Raise(bet * source.of(2, 3))]
    again = players > 2 and source.below(2)
    moves += [Fold()] * (players - 2) if again else []
    return _spot(Kind.RAISED, code, players, moves)


def _blinds(source: Numbers, code: str) -> Spot:
    """Before the flop, after so many limpers."""
    players = source.of(4, 5, 6)
    blinds = source.of(100, 500, 1000)
    limpers = source.below(players - 2)
    stakes = Stakes(blinds, blinds * 2)
    return _spot(Kind.BLINDS, code, players, [Call()] * limpers, stakes=stakes)


def _small_blind(source: Numbers, code: str) -> Spot:
    players = source.of(3, 4, 5)
    callers = 1 + source.below(players - 2)
    moves: list[Action] = [Call()] * callers + [Fold()] * (players - 2 - callers)
    return _spot(Kind.SMALL_BLIND, code, players, moves)


def _short(source: Numbers, code: str) -> Spot:
    """A bet, and a player whose stack ends between the least and the pot-sized raise."""
    players, raise_to = source.of(2, 3, 4), source.of(400, 600)
    bet = _pot(players, raise_to) // 2
    seat = 2  # the first to act after the bettor
    stack = raise_to + bet * source.of(5, 6, 7, 8) // 2
    moves = [*_to_the_flop(players, raise_to), Bet(bet)]
    return _spot(Kind.SHORT, code, players, moves, stacks={seat: stack})


def _cents(source: Numbers, code: str) -> Spot:
    players = source.of(3, 4)
    small, big = ((25, 50), (10, 25), (5, 10), (50, 100))[source.below(4)]
    stakes = Stakes(small, big)
    limpers = source.below(players - 1)
    return _spot(Kind.CENTS, code, players, [Call()] * limpers, stakes=stakes)


_SPOTS: Final[dict[Kind, Callable[[Numbers, str], Spot]]] = {
    Kind.OPENING: _opening,
    Kind.FACING: _facing,
    Kind.CALLERS: _callers,
    Kind.RAISED: _raised,
    Kind.BLINDS: _blinds,
    Kind.SMALL_BLIND: _small_blind,
    Kind.SHORT: _short,
    Kind.CENTS: _cents,
}
