"""Why a hand is what it is, and at which point two hands first differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from pokerlib.cards.model import Card
from pokerlib.errors import instance, unfit
from pokerlib.rankings.base import Category, HandRank

_KICKER: Final = ("kicker", 1)

# What the ranks of a tie-break stand for, in order, and how many cards each is.
# Hands that are not listed are compared card by card.
_ROLES: Final[dict[Category, tuple[tuple[str, int], ...]]] = {
    Category.ROYAL_FLUSH: (("top", 5),),
    Category.STRAIGHT_FLUSH: (("top", 5),),
    Category.FOUR_OF_A_KIND: (("quads", 4), _KICKER),
    Category.FULL_HOUSE: (("trips", 3), ("pair", 2)),
    Category.STRAIGHT: (("top", 5),),
    Category.THREE_OF_A_KIND: (("trips", 3), _KICKER, _KICKER),
    Category.TWO_PAIR: (("top_pair", 2), ("second_pair", 2), _KICKER),
    Category.ONE_PAIR: (("pair", 2), _KICKER, _KICKER, _KICKER),
}


class Place(NamedTuple):
    """One place of a tie-break: what it is, the rank compared there, the cards that hold it.

    `nth` counts places of the same role: the second kicker, the third card.
    """

    role: str
    nth: int
    rank: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Dropped:
    """A card that does not count (badugi): it shares a rank or a suit with one that does.

    `reason` is "rank" or "suit", `against` the counted card.
    """

    card: Card
    reason: str
    against: Card


@dataclass(frozen=True, slots=True)
class Explanation:
    """A hand taken apart: the groups that make it what it is, its kickers, what doesn't count."""

    rank: HandRank
    category: Category
    places: tuple[Place, ...]
    groups: tuple[tuple[Card, ...], ...]
    kickers: tuple[Card, ...]
    dropped: tuple[Dropped, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """The first point at which two hands differ; `kind` is "category", "place" or "none".

    `better` is 1 if the first hand wins, -1 if the second, 0 if nothing differs: a tie, since
    suits never decide. For a "place", `place` counts from 0 in the tie-break, `role` and `nth`
    say what stands there (the 2nd "kicker"), `ranks` and `cards` what each hand has there.
    """

    kind: str
    better: int
    first: HandRank
    second: HandRank
    place: int | None = None
    role: str | None = None
    nth: int | None = None
    ranks: tuple[int, int] | None = None
    cards: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())


def places(rank: HandRank) -> tuple[Place, ...]:
    """The places of a hand's tie-break, in the order in which they are compared.

    >>> from pokerlib.rankings.high import HIGH
    >>> [(place.role, place.nth, place.rank) for place in places(HIGH.rank("Kc Kd 9s 9h 2s"))]
    [('top_pair', 1, 13), ('second_pair', 1, 9), ('kicker', 1, 2)]
    """
    return tuple(_places(rank))


def _places(rank: HandRank) -> Iterator[Place]:
    roles = _ROLES.get(rank.category, (("card", 1),) * len(rank.tiebreak))
    seen: dict[str, int] = {}
    start = 0
    for (role, size), value in zip(roles, rank.tiebreak, strict=False):
        seen[role] = seen.get(role, 0) + 1
        yield Place(role, seen[role], value, rank.cards[start : start + size])
        start += size


def explain(rank: HandRank) -> Explanation:
    """Take a hand apart: what it is, which cards decide, which only break ties or don't count.

    Raises TypeError for what is no rank, as None is of a hand that does not qualify.

    >>> from pokerlib.rankings.high import HIGH
    >>> [card.code for card in explain(HIGH.rank("Kc Kd Ks 9h 2s")).kickers]
    ['9h', '2s']
    """
    if type(rank) is not HandRank:
        raise unfit("rank", "HandRank (a hand that does not qualify has none)", rank)
    found = places(rank)
    side = ("kicker",) if rank.category in _ROLES else ()
    groups = tuple(place.cards for place in found if place.role not in side)
    kickers = tuple(card for place in found if place.role in side for card in place.cards)
    return Explanation(rank, rank.category, found, groups, kickers, tuple(_dropped(rank)))


def _dropped(rank: HandRank) -> Iterator[Dropped]:
    for card in rank.unused:
        for kept in rank.cards:
            if card.rank == kept.rank:
                yield Dropped(card, "rank", kept)
            elif card.suit == kept.suit:
                yield Dropped(card, "suit", kept)


def difference(first: HandRank, second: HandRank) -> Difference:
    """Where two hands of one ranking first differ; TypeError for hands of different rankings.

    >>> from pokerlib.rankings.high import HIGH
    >>> found = difference(HIGH.rank("Kc Kd Ks 9h 2s"), HIGH.rank("Kc Kd Kh 9c 3s"))
    >>> found.kind, found.role, found.nth, found.ranks, found.better
    ('place', 'kicker', 2, (2, 3), -1)
    """
    instance("first", first, HandRank)
    instance("second", second, HandRank)
    better = (first > second) - (first < second)
    if first.category != second.category:
        return Difference("category", better, first, second)
    for index, (one, other) in enumerate(zip(places(first), places(second), strict=True)):
        if one.rank != other.rank:
            return Difference(
                "place",
                better,
                first,
                second,
                place=index,
                role=one.role,
                nth=one.nth,
                ranks=(one.rank, other.rank),
                cards=(one.cards, other.cards),
            )
    return Difference("none", better, first, second)
