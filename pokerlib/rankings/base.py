"""What every ranking shares: the categories, a hand's rank, and the record of a system."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from operator import attrgetter, itemgetter
from typing import Final

from pokerlib.cards.model import DECK, Card
from pokerlib.cards.parsing import CardsLike, cards, check_count
from pokerlib.cards.shown import cards_html, cards_text


class Category(StrEnum):
    """The names of hands, over all systems."""

    ROYAL_FLUSH = "royal_flush"
    STRAIGHT_FLUSH = "straight_flush"
    FOUR_OF_A_KIND = "four_of_a_kind"
    FULL_HOUSE = "full_house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three_of_a_kind"
    TWO_PAIR = "two_pair"
    ONE_PAIR = "one_pair"
    HIGH_CARD = "high_card"
    NO_PAIR = "no_pair"
    BADUGI = "badugi"
    THREE_CARD = "three_card"
    TWO_CARD = "two_card"
    ONE_CARD = "one_card"


@dataclass(frozen=True, slots=True, repr=False)
class HandRank:
    """What a hand is worth under one ranking; the better hand is greater, equal hands tie.

    `tiebreak` holds the ranks in the order in which they are compared, `cards` the cards that
    count as they are read aloud, `unused` those that were given and don't count (badugi).
    `showing` are up cards, which compare with up cards only.

    >>> from pokerlib.rankings.high import HIGH
    >>> print(HIGH.rank("Kc Kd 9s 9h 2s"))
    two pair K♦ K♣ 9♠ 9♥ 2♠
    """

    ranking: Ranking
    category: Category
    tiebreak: tuple[int, ...]
    strength: tuple[int, ...]
    cards: tuple[Card, ...] = field(compare=False)
    unused: tuple[Card, ...] = field(default=(), compare=False)
    showing: bool = False

    def __str__(self) -> str:
        unused = f" ({cards_text(self.unused)})" if self.unused else ""
        return f"{self.category.replace('_', ' ')} {cards_text(self.cards)}{unused}"

    def __repr__(self) -> str:
        up = ", showing" if self.showing else ""
        return f"<HandRank {self.ranking.key}{up}: {self}>"

    def _repr_html_(self) -> str:
        name = self.category.replace("_", " ")
        return f"{name} {cards_html(self.cards)}"

    def __lt__(self, other: HandRank) -> bool:
        return self.strength < other.strength if self._comparable(other) else NotImplemented

    def __le__(self, other: HandRank) -> bool:
        return self.strength <= other.strength if self._comparable(other) else NotImplemented

    def __gt__(self, other: HandRank) -> bool:
        return self.strength > other.strength if self._comparable(other) else NotImplemented

    def __ge__(self, other: HandRank) -> bool:
        return self.strength >= other.strength if self._comparable(other) else NotImplemented

    def _comparable(self, other: object) -> bool:
        return (
            isinstance(other, HandRank)
            and self.ranking == other.ranking
            and self.showing == other.showing
        )


Reading = Callable[[tuple[Card, ...]], tuple[Card, ...]]


def reading(places: tuple[int, ...]) -> Reading:
    """The function that takes the cards in these places, in this order.

    >>> reading((1, 0))(("a", "b"))
    ('b', 'a')
    """
    if len(places) > 1:
        return itemgetter(*places)
    if places:
        return lambda given: (given[places[0]],)
    return lambda _: ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ranks alone decide, whoever's cards they are: worked out once and remembered.

    `reading` puts the cards that have these ranks, in order, into the order of reading aloud.
    """

    category: Category
    tiebreak: tuple[int, ...]
    strength: tuple[int, ...]
    reading: Reading


Judge = Callable[[tuple[Card, ...]], "HandRank | None"]

Candidates = Callable[[tuple[Card, ...]], Iterable[tuple[Card, ...]]]

_INDEX: Final = attrgetter("index")
_STRENGTH: Final = attrgetter("strength")


def highest_first(given: Iterable[Card]) -> tuple[Card, ...]:
    """The cards from the highest to the lowest, the ace first: the one order that judges take.

    >>> [card.code for card in highest_first(cards("2c As Kd"))]
    ['As', 'Kd', '2c']
    """
    return tuple(sorted(given, key=_INDEX, reverse=True))


def applied(
    ranking: Ranking, found: Verdict, given: tuple[Card, ...], showing: bool = False
) -> HandRank:
    """A verdict on ranks, as the rank of the cards that have them.

    >>> from pokerlib.rankings.high import HIGH
    >>> same = Verdict(Category.ONE_PAIR, (2,), (1, 2), reading((1, 0)))
    >>> [card.code for card in applied(HIGH, same, cards("2s 2c")).cards]
    ['2c', '2s']
    """
    played = found.reading(given)
    return HandRank(ranking, found.category, found.tiebreak, found.strength, played, (), showing)


@dataclass(frozen=True, slots=True, repr=False)
class Ranking:
    """One system of ranking hands, known by its key. `size` cards play.

    `lowest_wins`: lower ranks are better; `ace_low`: the ace is the lowest card. `judge` and
    `judge_showing` rank cards that are already in order (`highest_first`) and distinct: the fast
    way in, for callers inside the library. `candidates` are the choices of `size` cards out of
    more, in order too, among which the best is found: by default all there are.
    """

    key: str
    size: int
    judge: Judge = field(compare=False)  # a copy's are other objects that judge alike
    judge_showing: Judge = field(compare=False)
    lowest_wins: bool = False
    ace_low: bool = False
    candidates: Candidates | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        return self.key.upper()

    def rank(self, given: CardsLike) -> HandRank | None:
        """The rank of exactly as many cards as play; None for a low that does not qualify.

        Raises CardError for a wrong number of cards and for a card that is there twice.

        >>> from pokerlib.rankings.ace_to_five import EIGHT_OR_BETTER
        >>> print(EIGHT_OR_BETTER.rank("As 2d 3h 4c 8s"), EIGHT_OR_BETTER.rank("As 2d 3h 4c 9s"))
        no pair 8♠ 4♣ 3♥ 2♦ A♠ None
        """
        found = cards(given)
        if len(found) != self.size:
            check_count(found, self.size, self.size)
        return self.judge(highest_first(found))

    def best(self, given: CardsLike) -> HandRank | None:
        """The best rank that can be chosen out of at least as many cards as play.

        None where no choice qualifies. Raises CardError as `rank` does.

        >>> from pokerlib.rankings.high import HIGH
        >>> print(HIGH.best("As Ks Qd Js Ts 2s 3d"))
        flush A♠ K♠ J♠ T♠ 2♠
        """
        found = highest_first(cards(given, count=(self.size, len(DECK))))
        choices = self.candidates(found) if self.candidates else combinations(found, self.size)
        ranks = filter(None, map(self.judge, choices))
        return max(ranks, key=_STRENGTH, default=None)

    def showing(self, given: CardsLike) -> HandRank:
        """The rank of one to four up cards, without straights and flushes: who acts first.

        It compares with up cards only. Raises CardError for more cards or fewer.

        >>> from pokerlib.rankings.high import HIGH
        >>> HIGH.showing("9s 9d") > HIGH.showing("As Kd Qh")
        True
        """
        rank = self.judge_showing(highest_first(cards(given, count=(1, 4))))
        if rank is None:
            raise AssertionError(f"{self.key} leaves up cards without a rank")
        return rank
