"""What happens in a hand: each event is a frozen record that carries what explains it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pokerlib.betting import Bounds, Limit, Part, Pot, Stakes
from pokerlib.cards import Card
from pokerlib.conventions import Conventions
from pokerlib.games import Game, Made, Showdown

MaybeCard: TypeAlias = "Card | None"  # None: a card that nobody has seen


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class HandStarted(Event):
    """The table as it is before anything is posted; seats go clockwise from the first to act."""

    game: Game
    limit: Limit
    stakes: Stakes
    stacks: tuple[tuple[int, int], ...]
    button: int | None
    conventions: Conventions


@dataclass(frozen=True, slots=True)
class AntePosted(Event):
    """An ante; `full` is what was due."""

    seat: int
    amount: int
    full: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class BlindPosted(Event):
    """A blind: "small", "big", "post" (live, out of position), "straddle" (a live one above the
    big blind) or "dead" (not a bet, only money).
    """

    seat: int
    kind: Literal["small", "big", "post", "straddle", "dead"]
    amount: int
    full: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Burnt(Event):
    """A card put away unseen before a street."""

    card: MaybeCard


@dataclass(frozen=True, slots=True)
class BurnsBack(Event):
    """The burnt cards go back into the stub, which holds too few for `players` more.

    They go under the `left` cards of the stub: nobody has seen any of them, so that this order
    is as good as any other.
    """

    street: str
    players: int
    left: int
    burnt: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Cards to one player: some face down, some face up."""

    seat: int
    street: str
    down: tuple[MaybeCard, ...]
    up: tuple[MaybeCard, ...]


@dataclass(frozen=True, slots=True)
class BoardDealt(Event):
    """Cards to the board; `shared`: the one card of stud for all, since the deck runs out.

    Then `players` cards were wanted, `left` were left.
    """

    street: str
    cards: tuple[MaybeCard, ...]
    shared: bool = False
    players: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A betting round; `first` is None where nobody can bet any more.

    `why` is a key: "after_big_blind", "small_blind_heads_up", "after_button", "bring_in",
    "bring_in_passed" (or "…_lowest"), "low_card" (no bring-in), "after_straddle", "best_board",
    "best_board_passed", "all_in". `showing` are the up cards that
    were compared, `tied` the seats that were equal, `tie_rule` ("suit" or "seat") how that was
    settled, `skipped` who should have opened and is all in, `highest` whether the highest card
    brings in. `sizes` are the bets of the street,
    `fixed` whether they are the only ones, `paired` who shows a pair that allows the big bet.
    """

    street: str
    first: int | None
    why: str
    sizes: tuple[int, ...]
    fixed: bool = False
    showing: tuple[tuple[int, tuple[MaybeCard, ...]], ...] = ()
    tied: tuple[int, ...] = ()
    tie_rule: str = ""
    paired: tuple[int, ...] = ()
    skipped: tuple[int, ...] = ()
    highest: bool = False


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A player gives up; `price` is what staying would have cost, of the chips that he has."""

    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class Checked(Event):
    """Nothing was to be paid; `option`: the big blind leaves it at that."""

    seat: int
    option: bool = False


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A player pays `amount`, of a price of `price`; `to` is then in front."""

    seat: int
    amount: int
    to: int
    price: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class BroughtIn(Event):
    """The opening bet of stud; `full` is what was due, `price` what the others face."""

    seat: int
    amount: int
    full: int
    price: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Wagered(Event):
    """A bet, a raise or a completion, to the total `to`.

    `level` is the price that stood before, `count` how many bets the round holds now (`cap`: at
    most), `full` whether it is a full one, `bounds` what was allowed.
    """

    seat: int
    kind: Literal["bet", "raise", "complete"]
    amount: int
    to: int
    level: int
    bounds: Bounds
    full: bool
    count: int
    cap: int | None
    all_in: bool

    @property
    def by(self) -> int:
        return self.to - self.level


@dataclass(frozen=True, slots=True)
class UncalledReturned(Event):
    """What nobody matched comes back; `matched` is the most of it that another put in.

    `ante` is how much of it was an ante that nobody else could pay in full.
    """

    seat: int
    amount: int
    matched: int
    ante: int = 0


@dataclass(frozen=True, slots=True)
class BetsGathered(Event):
    """The round is over: the bets go into the pot, which then holds `total`."""

    street: str
    bets: tuple[tuple[int, int], ...]
    before: int
    total: int


@dataclass(frozen=True, slots=True)
class PotsFormed(Event):
    """The betting is over: the main pot, and the side pots where somebody was all in for less."""

    pots: tuple[Pot, ...]


@dataclass(frozen=True, slots=True)
class ShowdownStarted(Event):
    """Who shows, in this order; `why`: "last_to_bet" or "first_seat"."""

    order: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A hand turned up, and what it makes for each share; `made` is None if cards are unknown."""

    seat: int
    cards: tuple[MaybeCard, ...]
    made: tuple[tuple[str, Made | None], ...] | None


@dataclass(frozen=True, slots=True)
class Mucked(Event):
    """A hand thrown away unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class PotAwarded(Event):
    """A pot goes to its winners.

    `why`: "folded" (all others gave up), "alone" (nobody else may win it any more), "best" (then
    `showdown` compares the hands of `seats`, in order) or "given".
    """

    pot: Pot
    parts: tuple[Part, ...]
    why: str
    seats: tuple[int, ...] = ()
    showdown: Showdown | None = None

    @property
    def amount(self) -> int:
        return self.pot.amount


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """All chips are with their owners; `net` is what each won or lost, then the button moves."""

    stacks: tuple[tuple[int, int], ...]
    net: tuple[tuple[int, int], ...]
    next_button: int | None
