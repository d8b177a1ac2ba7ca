"""Main and side pots, the bet that nobody called, and how a pot is divided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

__all__ = ["Part", "Pot", "divide", "layers", "uncalled"]


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

    >>> uncalled({1: 450, 2: 200, 3: 100})
    (1, 250)
    """
    if not bets:
        return None
    seat = max(bets, key=lambda one: bets[one])
    second = max((bet for other, bet in bets.items() if other != seat), default=0)
    return (seat, bets[seat] - second) if bets[seat] > second else None


def layers(paid: Mapping[int, int], live: Collection[int], dead: int = 0) -> tuple[Pot, ...]:
    """The main pot and the side pots, by what each has paid in the whole hand.

    Whoever is all in for less can win only as much from each of the others as he has put in.

    >>> [(pot.amount, pot.seats) for pot in layers({1: 50, 2: 100, 3: 100, 4: 20}, {1, 2, 3})]
    [(170, (1, 2, 3)), (100, (2, 3))]
    """
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
        if slices or index == 0:
            found.append(Pot(len(found), seats, slices, dead if not found else 0))
        below = top
    return tuple(found)


def divide(
    amount: int, shares: Sequence[tuple[str, Sequence[int]]], odd_share: str = "high"
) -> tuple[Part, ...]:
    """Divide a pot among its shares, and each share among its winners.

    The winners of a share stand in the order in which they take chips that don't divide. A
    share that nobody wins is not there. A chip left over by the halves goes to `odd_share`.

    >>> [(part.share, part.seat, part.amount) for part in
    ...  divide(101, [("high", [1]), ("low", [2, 3])])]
    [('high', 1, 51), ('low', 2, 25), ('low', 3, 25)]
    """
    won = [(share, seats) for share, seats in shares if seats]
    each, left = divmod(amount, len(won))
    first = sorted(won, key=lambda item: item[0] != odd_share)[:left]
    parts: list[Part] = []
    for share, seats in won:
        extra = 1 if (share, seats) in first else 0
        whole, odd = divmod(each + extra, len(seats))
        for place, seat in enumerate(seats):
            takes = 1 if place < odd else 0
            alone = extra if len(seats) == 1 else takes
            parts.append(Part(share, seat, whole + takes, alone))
    return tuple(parts)
