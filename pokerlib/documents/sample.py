"""What checks are run over: one hand of each strength, and the shape of a comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from functools import cache, wraps
from itertools import combinations_with_replacement
from typing import Any, Final, TypeVar, cast

from pokerlib.cards import ACE, DECK, RANKS, SUITS, TWO, Card
from pokerlib.cards.model import card_at
from pokerlib.documents.model import Agreement, Evidence, Example, Excepted
from pokerlib.documents.scene import Mark, mark, scene_at, watching
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
    deck = {(card.rank, card.suit): card for card in DECK}
    for ranks in combinations_with_replacement(range(ACE, TWO - 1, -1), 5):
        if max(map(ranks.count, ranks)) > len(SUITS):
            continue
        if len(set(ranks)) == len(ranks):
            yield tuple(deck[rank, "s"] for rank in ranks)
        mixed = [SUITS[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
        if len(set(mixed)) == 1:
            mixed[-1] = SUITS[1]
        yield tuple(deck[one] for one in zip(ranks, mixed, strict=True))


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
        with watching():
            yield
    finally:
        _KEPT.reset(token)


def checked(check: Callable[..., Evidence], kept: Kept, values: Mapping[str, Any]) -> Evidence:
    """What a check finds in such a pass, with the table that it looked at last."""
    with one_pass(kept):
        found = check(**values)
        if isinstance(found, Agreement) and found.example is not None:
            return found  # which has the table of its case
        return replace(found, scene=scene_at(mark()))


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


def by_hand(told: Callable[[tuple[Card, ...]], _Made]) -> Callable[[tuple[Card, ...]], _Made]:
    """Like `cache`, for hands that are asked for often: known by identity, not by hash."""
    kept: dict[int, tuple[tuple[Card, ...], _Made]] = {}

    @wraps(told)
    def asked(hand: tuple[Card, ...]) -> _Made:
        found = kept.get(id(hand))
        if found is not None and found[0] is hand:
            return found[1]
        made = told(hand)
        if len(kept) < _MOST_KEPT:
            kept[id(hand)] = hand, made
        return made

    return asked


_MOST_KEPT: Final = 20_000


@by_hand
def same_suit(hand: tuple[Card, ...]) -> bool:
    """Whether a hand is of one suit, told from the cards alone."""
    return len({card.suit for card in hand}) == 1


@by_hand
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
    side = list(_examples(but, of, gives))
    agreed, total = 0, 0
    shown: tuple[Any, Any, Any, Mark] | None = None
    against: tuple[Any, Any, Any, Mark] | None = None
    for case, said, computed in cases:
        total += 1
        right = said == computed
        agreed += right
        if shown is None or said is not False:
            shown = (case, said, computed, mark())
        if against is None and not right:
            against = (case, said, computed, mark())
    deciding = against or shown
    example = None if deciding is None else _example(*deciding, of, gives)
    main = Agreement(said=total, computed=agreed, cases=total, example=example, facts=facts)
    return _but(main, side, exception) if exception else main


def _examples(cases: Cases, of: str, gives: str) -> Iterator[Example]:
    for case, said, computed in cases:
        yield _example(case, said, computed, mark(), of, gives)


def _example(case: Any, said: Any, computed: Any, at: Mark, of: str, gives: str) -> Example:
    return Example(case=case, said=said, computed=computed, of=of, gives=gives, scene=scene_at(at))


def first_apart(one: HandRank, other: HandRank) -> int | None:
    """The first place, from 0, at which two hands of a kind differ; None where they tie."""
    both = zip(one.tiebreak, other.tiebreak, strict=True)
    return next((place for place, (a, b) in enumerate(both) if a != b), None)


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
    [one] = _examples([(case, said, computed)], of, gives)
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
    return _but(main, list(_examples(cases, of, gives)), exception)


def _but(main: Agreement, sides: Sequence[Example], exception: str) -> Excepted:
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
