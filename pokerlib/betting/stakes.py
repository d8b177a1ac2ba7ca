"""What a table plays for: blinds, small and big bets, ante, bring-in."""

from __future__ import annotations

from dataclasses import dataclass

from pokerlib.betting.errors import TableError


@dataclass(frozen=True, slots=True)
class Stakes:
    """The forced bets and the sizes of bets; blinds name bets, bets name blinds.

    In fixed limit the big blind is the small bet and the small blind half of it, or more where
    half is no round sum (game rules, line 15: $2/$4 has 1 and 2, $15/$30 has 10 and 15).
    `bring_in`: 0 where stud is played without one, None where somebody must open and nobody
    knows for how much (a record in which the first player completed at once). Raises TableError
    for what is no amount, and for sizes out of order.

    >>> Stakes(small_bet=15, big_bet=30)
    Stakes(small_blind=10, big_blind=15, small_bet=15, big_bet=30, ante=0, bring_in=0)
    """

    small_blind: int = 0
    big_blind: int = 0
    small_bet: int = 0
    big_bet: int = 0
    ante: int = 0
    bring_in: int | None = 0

    def __post_init__(self) -> None:
        self._check_amounts()
        if not self.big_blind and not self.small_bet:
            raise TableError("no_stakes")
        small_bet = self.small_bet or self.big_blind
        if not self.big_blind:
            object.__setattr__(self, "big_blind", small_bet)
            if not self.small_blind:
                object.__setattr__(self, "small_blind", _small_blind(small_bet))
        object.__setattr__(self, "small_bet", small_bet)
        object.__setattr__(self, "big_bet", self.big_bet or 2 * small_bet)
        self._check_order()

    def _check_amounts(self) -> None:
        for name in ("small_blind", "big_blind", "small_bet", "big_bet", "ante", "bring_in"):
            amount = getattr(self, name)
            unknown = name == "bring_in" and amount is None
            if not unknown and (type(amount) is not int or amount < 0):
                raise TableError("not_an_amount", name=name, amount=amount)

    def _check_order(self) -> None:
        for low, high in (
            ("small_blind", "big_blind"),
            ("small_bet", "big_bet"),
            ("bring_in", "small_bet"),
        ):
            if (getattr(self, low) or 0) > getattr(self, high):
                raise TableError("stakes_out_of_order", low=low, high=high)


def _small_blind(small_bet: int) -> int:
    """Half of the small bet; where half is no round sum, two thirds, else half rounded up.

    >>> [_small_blind(bet) for bet in (2, 15, 1500, 1000, 5, 1)]
    [1, 10, 1000, 500, 3, 1]
    """
    digits = small_bet
    while not digits % 10:
        digits //= 10
    if digits % 2 and digits % 3 == 0:
        return small_bet * 2 // 3
    return (small_bet + 1) // 2
