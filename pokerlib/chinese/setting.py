"""A setting: thirteen cards laid as three hands (game rules, line 256)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from types import MappingProxyType
from typing import Final, Literal, cast, get_args

from pokerlib.cards import Card, CardsLike, cards, deck_of
from pokerlib.cards.model import CardError
from pokerlib.cards.parsing import check_count
from pokerlib.errors import PokerError, spelt, whole
from pokerlib.rankings.base import HandRank, highest_first
from pokerlib.rankings.chinese_front import CHINESE_FRONT
from pokerlib.rankings.high import HIGH

Row = Literal["back", "middle", "front"]

ROWS: Final[tuple[Row, ...]] = get_args(Row)  # from the player to the centre of the table
SIZES: Final[Mapping[Row, int]] = MappingProxyType({"back": 5, "middle": 5, "front": 3})
CARDS: Final = sum(SIZES.values())
MOST_PLAYERS: Final = 52 // CARDS


class Special(StrEnum):
    """The thirteen-card hands that beat every ordinary setting (lines 279 to 282)."""

    SIX_PAIRS = "six_pairs"
    THREE_STRAIGHTS = "three_straights"
    THREE_FLUSHES = "three_flushes"
    FULL_STRAIGHT = "full_straight"


class SettingError(PokerError):
    """A setting that cannot be played, as facts for `language` to word.

    `kind` is "players" (too few or too many of them), "row" (there is no such row),
    "no_such_special" (or bonus), "amount", "part", "twice" and "order" (of a table's rules),
    "not_held" (declared, but the cards are none), "not_played"
    (the table plays without that special) or "other_cards" (two settings are not of the same
    cards); `facts` has the rest: count, special, player, row, card.

    >>> str(SettingError("not_held", special="six_pairs", player=0))
    "not held: special='six_pairs', player=0"
    """


@dataclass(frozen=True, slots=True, init=False)
class Setting:
    """Thirteen cards laid as back, middle and front, and the special that they are declared as.

    The rows may be out of order: that is a foul, found when it is scored. Cards are kept from
    the highest down. Raises CardError for a row of the wrong length and for a card that is
    there twice, SettingError for a special that does not exist.

    >>> setting = Setting(back="As Ks Qs Js Ts", middle="9h 9d 9c 2s 2h", front="Qd Qc 3h")
    >>> setting.front
    (Card(rank=12, suit='d'), Card(rank=12, suit='c'), Card(rank=3, suit='h'))
    """

    back: tuple[Card, ...]
    middle: tuple[Card, ...]
    front: tuple[Card, ...]
    declares: Special | None

    def __init__(
        self,
        *,
        back: CardsLike,
        middle: CardsLike,
        front: CardsLike,
        declares: Special | str | None = None,
    ) -> None:
        given: dict[Row, CardsLike] = {"back": back, "middle": middle, "front": front}
        rows = {row: read_row(row, given[row]) for row in ROWS}
        refuse_shared(rows.items())
        for row, found in rows.items():
            object.__setattr__(self, row, highest_first(found))
        object.__setattr__(self, "declares", None if declares is None else special_named(declares))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All thirteen, the back first."""
        return self.back + self.middle + self.front

    def row(self, name: Row) -> tuple[Card, ...]:
        return cast("tuple[Card, ...]", getattr(self, name))

    def rank(self, name: Row) -> HandRank:
        """What a row is worth; in the front there are no straights and no flushes."""
        return rank_row(name, self.row(name))


def rank_row(row: Row, laid: tuple[Card, ...]) -> HandRank:
    """The rank of a whole row whose cards are in order, from the highest down.

    >>> rank_row("front", cards("As Ks Qs")).category
    <Category.HIGH_CARD: 'high_card'>
    """
    rank = (CHINESE_FRONT if row == "front" else HIGH).judge(laid)
    assert rank is not None  # every high hand has a rank
    return rank


def read_row(row: Row, given: CardsLike, *, unfinished: bool = False) -> tuple[Card, ...]:
    """The cards of one row; CardError, with the row's name, where they are too many or too few.

    >>> [card.code for card in read_row("front", "As Kd", unfinished=True)]
    ['As', 'Kd']
    """
    found = cards(given)
    check_count(found, 0 if unfinished else SIZES[row], SIZES[row], row)
    return found


def refuse_shared(places: Iterable[tuple[str, tuple[Card, ...]]]) -> None:
    """CardError where a card lies in two places; they are named as CardError names them.

    >>> refuse_shared([("back", cards("As Ks")), ("front", cards("Qs"))])
    """
    for (first, one), (second, other) in combinations(places, 2):
        for card in one:
            if card in other:
                raise CardError("on_both", card.code, facts={"first": first, "second": second})


def thirteen(given: CardsLike) -> tuple[Card, ...]:
    """A dealt hand, from the highest card down; CardError unless it is thirteen cards.

    >>> thirteen("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As")[0].code
    'As'
    """
    return highest_first(cards(given, count=CARDS))


def deal_players(code: str, players: int = MOST_PLAYERS) -> tuple[tuple[Card, ...], ...]:
    """The hands of two to four players, dealt one card at a time (line 252).

    Raises SettingError for another number of players, CardError for what is no code.

    >>> [len(hand) for hand in deal_players("BBB-BBB", 3)]
    [13, 13, 13]
    """
    whole("players", players)
    if not 2 <= players <= MOST_PLAYERS:
        raise SettingError("players", count=players)
    dealt = deck_of(code)[: CARDS * players]
    return tuple(dealt[player::players] for player in range(players))


def special_named(name: str) -> Special:
    """The special of this name; SettingError for another.

    >>> special_named("six_pairs") is Special.SIX_PAIRS
    True
    """
    try:
        return Special(name)
    except (ValueError, TypeError):
        raise SettingError("no_such_special", special=spelt(name)) from None
