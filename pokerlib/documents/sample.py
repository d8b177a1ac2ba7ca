"""What checks are run over: one hand of each strength, and the shape of a comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, TypeVar, cast

from pokerlib.cards import ACE, RANKS, SUITS, TWO, Card
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Example, Excepted
from pokerlib.documents.weights import EXCEPTIONS
from pokerlib.errors import PokerError
from pokerlib.rankings import Category, HandRank, Ranking, difference
from pokerlib.rankings.base import highest_first

IN_SEQUENCE = frozenset({"AKQJT98765432"[i : i + 5] for i in range(9)} | {"A5432"})
"""The ranks of the ten straights, as `sorted_ranks` writes them."""


@cache
def hands() -> tuple[tuple[Card, ...], ...]:
    """One five-card hand of each of the 7,462 kinds: ranks, and whether of one suit.

    >>> len(hands())
    7462
    """
    return tuple(map(highest_first, _hands()))


def _hands() -> Iterator[tuple[Card, ...]]:
    for ranks in combinations_with_replacement(range(ACE, TWO - 1, -1), 5):
        if max(map(ranks.count, ranks)) > len(SUITS):
            continue
        if len(set(ranks)) == len(ranks):
            yield tuple(card_at(rank, "s") for rank in ranks)
        mixed = [SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
        if len(set(mixed)) == 1:
            mixed[-1] = SUITS[1]
        yield tuple(card_at(rank, suit) for rank, suit in zip(ranks, mixed, strict=True))


Kept = dict[str, Any]
_Ranked = tuple[tuple[tuple[Card, ...], HandRank | None], ...]
_KEPT: ContextVar[Kept | None] = ContextVar("_KEPT", default=None)
_Made = TypeVar("_Made")


@contextmanager
def one_pass(kept: Kept) -> Iterator[None]:
    """While many claims are run, what several of them need is worked out once, and `kept`.

    A single check works everything out anew, so that a changed rule shows.
    """
    token = _KEPT.set(kept)
    try:
        yield
    finally:
        _KEPT.reset(token)


def remembered(key: str, make: Callable[[], _Made]) -> _Made:
    """What `make` gives, in one pass the first answer of this key."""
    kept = _KEPT.get()
    if kept is None:
        return make()
    if key not in kept:
        kept[key] = make()
    return cast("_Made", kept[key])


def ranked(ranking: Ranking) -> _Ranked:
    """Each of those hands with its rank."""
    return remembered(ranking.key, lambda: tuple((hand, ranking.judge(hand)) for hand in hands()))


def found(ranking: Ranking, *categories: Category) -> list[HandRank]:
    """The strengths of these kinds, the weakest first."""

    def by_strength() -> list[HandRank]:
        ranks = (rank for _, rank in ranked(ranking) if rank)
        return sorted(ranks, key=lambda rank: rank.strength)

    in_line = remembered(f"{ranking.key} in line", by_strength)
    return [rank for rank in in_line if rank.category in categories]


def alike(ranking: Ranking, text: str) -> HandRank:
    """The rank of cards that are known to have one."""
    rank = ranking.rank(text)
    if rank is None:
        raise ValueError(f"{text} has no rank under {ranking!r}")
    return rank


@cache
def same_suit(hand: tuple[Card, ...]) -> bool:
    """Whether a hand is of one suit, told from the cards alone."""
    return len({card.suit for card in hand}) == 1


@cache
def sorted_ranks(hand: tuple[Card, ...]) -> str:
    """The letters of a hand's ranks, from the ace down."""
    return "".join(RANKS[one - 2] for one in sorted((card.rank for card in hand), reverse=True))


def hand_like(ranking: Ranking, ranks: str) -> HandRank:
    """A hand of these ranks ("8-7-6-5-4"), of as mixed suits as they allow.

    Raises PokerError for so many cards, or so many of one rank, as no hand has.
    """
    letters = ranks.split("-")
    if len(letters) != ranking.size or max(map(letters.count, letters)) > len(SUITS):
        raise PokerError("no_such_hand", ranks=ranks, cards=ranking.size)
    suits = ["dhsc"[place % 4] for place, _ in enumerate(letters)]
    used: dict[str, int] = {}
    held = []
    for letter, suit in zip(letters, suits, strict=True):
        turn = used.setdefault(letter, SUITS.index(suit))
        held.append(card_at(RANKS.index(letter) + 2, SUITS[turn % 4]))
        used[letter] = turn + 1
    rank = ranking.judge(highest_first(held))
    if rank is None:
        raise PokerError("no_such_hand", ranks=ranks, cards=ranking.size)
    return rank


def beats(ranking: Ranking, better: str, worse: str) -> Agreement:
    """The one beats the other: ranks in a row, as the documents write hands."""
    one, other = hand_like(ranking, better), hand_like(ranking, worse)
    told = (difference(one, other),)
    return Agreement(said=True, computed=one > other, shown=told, facts={"tie": one == other})


Cases = Iterable[tuple[Any, Any, Any]]


def every(
    cases: Cases,
    *,
    but: Cases = (),
    exception: str = "",
    of: str = "",
    gives: str = "",
    **facts: Any,
) -> Agreement:
    """Each case with what the sentence says of it and what the library computes.

    `said` is how many cases there are, `computed` in how many the library agrees. The example is
    the first in which it does not, or else the last that the sentence is about. `but` are cases of
    one `exception`, which are judged apart.
    """
    agreed, total, example, against = 0, 0, None, None
    for case, said, computed in cases:
        total += 1
        if example is None or said is not False:
            example = Example(case=case, said=said, computed=computed, of=of, gives=gives)
        if said == computed:
            agreed += 1
        elif against is None:
            against = Example(case=case, said=said, computed=computed, of=of, gives=gives)
    main = Agreement(
        said=total, computed=agreed, cases=total, example=against or example, facts=facts
    )
    return excepted(main, but, exception, of=of, gives=gives) if exception else main


def compared(found: Agreement) -> Agreement:
    """With what decides between the two hands of its example."""
    pair = found.example.case if found.example else None
    if not isinstance(pair, tuple) or len(pair) != 2:
        return found
    return replace(found, shown=(difference(*pair),))


def of_kind(found: Agreement, ranks: list[HandRank]) -> Agreement:
    """With how many strengths there are of a kind, and the weakest and the strongest of them."""
    strengths = {rank.strength for rank in ranks}
    if not ranks or found.said != found.computed:
        return found
    facts = {**found.facts, "kinds": len(strengths), "low": ranks[0], "high": ranks[-1]}
    return replace(found, facts=facts)


def also(
    main: Agreement, case: Any, said: Any, computed: Any, *, of: str = "", gives: str = ""
) -> Agreement:
    """One more case, which is the example where it alone is not as said."""
    right = said == computed
    one = Example(case=case, said=said, computed=computed, of=of, gives=gives)
    return replace(
        main,
        said=main.said + 1,
        computed=main.computed + right,
        cases=main.cases + 1,
        example=main.example if right or main.said != main.computed else one,
    )


def excepted(
    main: Agreement, cases: Cases, exception: str, *, of: str = "", gives: str = ""
) -> Excepted:
    """What was found, but for these cases: the first that is not as said stands for them."""
    sides = [
        Example(case=case, said=said, computed=computed, of=of, gives=gives)
        for case, said, computed in cases
    ]
    return Excepted(
        said=main.said,
        computed=main.computed,
        cases=main.cases + len(sides),
        example=main.example,
        shown=main.shown,
        facts=main.facts,
        side=next((one for one in sides if one.said != one.computed), sides[0]),
        exception=exception,
        mended=EXCEPTIONS[exception].verdict == "mended",
    )
