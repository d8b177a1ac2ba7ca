"""Main and side pots, the bet that nobody called, and how a pot is divided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pokerlib.betting.errors import BettingError
from pokerlib.errors import unfit


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot: who may win it, and what each has paid into it, those who folded included.

    `dead` is money in it that was nobody's bet. `index` counts from 0, the main pot.
    """

    index: int
    seats: tuple[int, ...]
    paid: tuple[tuple[int, int], ...]
    dead: int = 0

    @property
    def amount(self) -> int:
        return self.dead + sum(amount for _, amount in self.paid)


@dataclass(frozen=True, slots=True)
class Part:
    """What one seat takes of a pot for one share; `odd` is the chip or chips that don't divide."""

    share: str
    seat: int
    amount: int
    odd: int = 0


def uncalled(bets: Mapping[int, int]) -> tuple[int, int] | None:
    """The seat whose last bet nobody called in full, and how much of it comes back.

    Raises BettingError for what is no amount.

    >>> uncalled({1: 450, 2: 200, 3: 100})
    (1, 250)
    """
    _check(bets, "bets")
    if not bets:
        return None
    seat = max(bets, key=lambda one: bets[one])
    second = max((bet for other, bet in bets.items() if other != seat), default=0)
    return (seat, bets[seat] - second) if bets[seat] > second else None


def layers(paid: Mapping[int, int], live: Collection[int], dead: int = 0) -> tuple[Pot, ...]:
    """The main pot and the side pots, by what each has paid in the whole hand; none of 0 chips.

    Whoever is all in for less can win only as much from each of the others as he has put in.
    Raises BettingError for what is no amount, and for a seat that has paid nothing, not even 0.

    >>> [(pot.amount, pot.seats) for pot in layers({1: 50, 2: 100, 3: 100, 4: 20}, {1, 2, 3})]
    [(170, (1, 2, 3)), (100, (2, 3))]
    """
    _check(paid, "paid")
    _check({"dead": dead})
    if not isinstance(live, Collection):
        raise unfit("live", "seats", live)
    for seat in live:
        if seat not in paid:
            raise BettingError("no_such_seat", seat=seat)
    found: list[Pot] = []
    below = 0
    tops = sorted({paid[seat] for seat in live})
    for index, top in enumerate(tops):
        last = index == len(tops) - 1  # whatever was paid above by those who folded
        slices = tuple(
            (seat, (amount if last else min(amount, top)) - below)
            for seat, amount in paid.items()
            if amount > below
        )
        seats = tuple(seat for seat in paid if seat in live and paid[seat] >= top)
        pot = Pot(len(found), seats, slices, 0 if found else dead)
        if pot.amount:
            found.append(pot)
        below = top
    return tuple(found)


def divide(
    amount: int,
    shares: Sequence[tuple[str, Sequence[int]]],
    odd_share: str = "high",
    both_ways: Literal["evenly", "by_halves"] = "evenly",
) -> tuple[Part, ...]:
    """Divide a pot among its shares, and each share among its winners.

    The winners of a share stand in the order in which they take chips that don't divide. A
    share that nobody wins is not there. A chip left over by the halves goes to `odd_share`.
    Players who win every share together hold the same hands: "evenly", no two of them get
    amounts more than a chip apart. Raises BettingError for what is no amount, a winner who is
    named twice, and a pot that nobody wins.

    >>> [(part.share, part.seat, part.amount) for part in
    ...  divide(101, [("high", [1]), ("low", [2, 3])])]
    [('high', 1, 51), ('low', 2, 25), ('low', 3, 25)]
    >>> same = [("high", [1, 2]), ("low", [1, 2])]
    >>> [part.amount for part in divide(66, same)]
    [17, 16, 16, 17]
    >>> [part.amount for part in divide(66, same, both_ways="by_halves")]
    [17, 16, 17, 16]
    """
    _check({"amount": amount})
    if not isinstance(shares, list | tuple) or not all(map(_is_share, shares)):
        raise unfit("shares", "pairs of a name and the seats that win", shares)
    won = {share: list(seats) for share, seats in shares if seats}
    if not won or any(len(set(seats)) < len(seats) for seats in won.values()):
        raise BettingError("no_winners", shares=tuple(shares))
    each, left = divmod(amount, len(won))
    first = sorted(won, key=lambda share: share != odd_share)
    totals = {share: each + (share in first[:left]) for share in won}
    gets = {
        share: {seat: _part(totals[share], len(seats), place) for place, seat in enumerate(seats)}
        for share, seats in won.items()
    }
    if both_ways == "evenly":
        _even_out(gets, [seat for seat in won[first[0]] if all(seat in w for w in won.values())])
    return tuple(
        Part(share, seat, gets[share][seat], _odd(gets[share][seat], totals[share], each, seats))
        for share, seats in won.items()
        for seat in seats
    )


def _part(total: int, count: int, place: int) -> int:
    """What the player in this place takes: those first in order take a chip more."""
    return total // count + (place < total % count)


def _even_out(gets: dict[str, dict[int, int]], same: Sequence[int]) -> None:
    """Let those who win every share together take amounts at most a chip apart.

    What they win of the last share makes up for what they won of the others.
    """
    *others, last = gets.values()
    before = {seat: sum(own[seat] for own in others) for seat in same}
    total = sum(before.values()) + sum(last[seat] for seat in same)
    for place, seat in enumerate(sorted(same, key=lambda seat: -before[seat])):
        last[seat] = _part(total, len(same), place) - before[seat]


def _odd(amount: int, total: int, each: int, seats: Sequence[int]) -> int:
    """Of an amount, the chip that did not divide; alone, that which the halves left over."""
    return total - each if len(seats) == 1 else max(0, amount - total // len(seats))


def _is_share(given: object) -> bool:
    pair = isinstance(given, list | tuple) and len(given) == 2 and isinstance(given[0], str)
    return pair and isinstance(given[1], list | tuple)  # type: ignore[index] # it is a pair


def _check(amounts: Mapping[Any, int], argument: str = "") -> None:
    if not isinstance(amounts, Mapping):
        raise unfit(argument, "amounts by seat", amounts)
    for name, amount in amounts.items():
        if type(amount) is not int or amount < 0:
            raise BettingError("not_an_amount", name=name, amount=amount)
