"""A card, its rank and its suit, and the error that says what is wrong with one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from pokerlib.errors import PokerError, shown

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SYMBOLS: Final = MappingProxyType({"c": "♣", "d": "♦", "h": "♥", "s": "♠"})

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(2, 15)

Facts = Mapping[str, int | str]

_SHOWN = 12  # of a bad token no more than this is echoed

_SENTENCES: Final = {
    "ambiguous_suit": "{token!r} at {position} may be any of several suits",
    "empty": "no cards",
    "duplicate": "{token!r} at {position} is there twice",
    "joker": "{token!r} at {position} is a joker, which no game here plays with",
    "lone_one": "{token!r} at {position}: a lone 1 is no rank",
    "missing_rank": "{token!r} at {position} has a suit but no rank",
    "missing_suit": "{token!r} at {position} has a rank but no suit",
    "not_a_card": "{token!r} is not a card",
    "not_a_code": "{token!r} is not a deal code: {reason}",
    "on_both": "{token!r} is in two places: {first} and {second}",
    "too_few": "too few cards: {count}",
    "too_long": "the text is too long: {length} characters",
    "too_many": "too many cards: {count}",
    "unknown_rank": "{token!r} at {position} begins with no rank",
    "unknown_suit": "{token!r} at {position} has no suit after its rank",
}


class CardError(PokerError):
    """Cards that cannot be read or cannot be used, as facts for `language` to word.

    `kind` is a short key, `token` the bad piece of the text (shortened), `position` its place
    counted from 0, `expected` what could stand there instead, `facts` whatever else is known.

    >>> str(CardError("unknown_rank", "Xz", 3, tuple(RANKS)))
    "'Xz' at 3 begins with no rank (expected: 2 3 4 5 6 7 8 9 T J Q K A)"
    """

    sentences = _SENTENCES

    def __init__(
        self,
        kind: str,
        token: str = "",
        position: int | None = None,
        expected: tuple[str, ...] = (),
        facts: Facts | None = None,
    ) -> None:
        super().__init__(kind, **(facts or {}))
        self.token = token if len(token) <= _SHOWN else token[: _SHOWN - 1] + "…"
        self.position = position
        self.expected = expected

    def __str__(self) -> str:
        sentence = super().__str__()
        return f"{sentence} (expected: {' '.join(self.expected)})" if self.expected else sentence

    def _told(self) -> Mapping[str, Any]:
        return {"token": self.token, "position": self.position, **self.facts}


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 52 cards: a rank from 2 to 14 (the ace) and a suit, "c", "d", "h" or "s".

    Cards have no order of their own: a ranking compares hands, and suits never decide one. Raises
    CardError for a rank or a suit that there is not.

    >>> Card(ACE, "s").code, str(Card(TEN, "h"))
    ('As', 'T♥')
    """

    rank: int
    suit: str
    index: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if type(self.rank) is not int or self.rank not in range(TWO, ACE + 1):
            raise CardError("unknown_rank", shown(self.rank), 0, tuple(RANKS))
        if type(self.suit) is not str or self.suit not in SYMBOLS:
            raise CardError("unknown_suit", shown(self.suit), 0, tuple(SUITS))
        object.__setattr__(self, "index", (self.rank - TWO) * 4 + SUITS.index(self.suit))

    def __str__(self) -> str:
        return self.letter + self.symbol

    @property
    def code(self) -> str:
        return self.letter + self.suit

    @property
    def letter(self) -> str:
        return RANKS[self.rank - TWO]

    @property
    def symbol(self) -> str:
        return SYMBOLS[self.suit]


DECK: Final = tuple(Card(rank, suit) for rank in range(TWO, ACE + 1) for suit in SUITS)


def card_at(rank: int, suit: str) -> Card:
    """The card itself out of the one deck, so that equal cards are the same object.

    >>> card_at(ACE, "s") is DECK[51]
    True
    """
    return DECK[Card(rank, suit).index]
