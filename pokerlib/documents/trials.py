"""Card examples that can be tried: other cards in the place of those that a sentence speaks of.

What the sentence says of them is told from the cards alone; beside it stands what the library makes
of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import Final, Literal

from pokerlib.cards import ACE, RANKS, SUITS, TWO, Card, cards
from pokerlib.cards.model import card_at
from pokerlib.documents.sample import IN_SEQUENCE, same_suit, sorted_ranks
from pokerlib.documents.text import cut
from pokerlib.errors import PokerError
from pokerlib.rankings import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    HandRank,
    Ranking,
    difference,
)
from pokerlib.rankings.base import highest_first
from pokerlib.rankings.sample_lows import KNOWN_SAMPLES, sample_lows

Hand = tuple[Card, ...]
Kind = Literal["is", "wins", "shows", "list"]
LONGEST: Final = 60  # characters of a hand
_NAMES: Final = {6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}


@dataclass(frozen=True, slots=True)
class Trial:
    """A claim whose cards can be others: `examples` to begin with, the sentence's own or ours.

    `kind` says what the sentence says of cards: that they are such a hand (is), which of two hands
    wins, that a lost picture showed them (shows), or that they are a list from weak to strong.
    `says` gives it from the cards alone, and None where the sentence does not speak of them; `is_`
    is the same of the library.
    """

    kind: Kind
    ranking: Ranking
    examples: tuple[str, ...]
    says: Callable[[Sequence[Hand]], int | None]
    is_: Callable[[Sequence[HandRank | None]], int]


@dataclass(frozen=True, slots=True)
class Tried:
    """Cards put into an example: what the sentence says of them, and what they are.

    Both are 1 for yes (or for the first of two hands), 0 for no (or for a tie), -1 for the second
    hand; in a list, 0 or the number of the first hand that is out of its place. `said` is None
    where the sentence does not speak of such cards.
    """

    kind: Kind
    hands: tuple[Hand, ...]
    ranks: tuple[HandRank | None, ...]
    said: int | None
    computed: int
    reason: str = ""

    @property
    def right(self) -> bool | None:
        """Whether the sentence is right about these cards; None where it does not speak of them."""
        return None if self.said is None else self.said == self.computed


def tried(id_: str, typed: Sequence[str]) -> Tried:
    """These hands in the example of a claim; raises PokerError (CardError, or no_such_hand).

    >>> found = tried("low.six_tie", ("6-4-3-2-A", "6-5-3-2-A"))
    >>> found.said, found.computed, found.right
    (1, 1, True)
    """
    trial = TRIALS[id_]
    hands = tuple(_hand(trial.ranking, one) for one in typed)
    ranks = tuple(trial.ranking.judge(one) for one in hands)
    computed = trial.is_(ranks)
    reason = _reason(ranks, computed) if trial.kind == "list" else ""
    return Tried(trial.kind, hands, ranks, trial.says(hands), computed, reason)


def _hand(ranking: Ranking, typed: str) -> Hand:
    """Cards, or ranks in a row ("8-7-6-5-4") of as mixed suits as they allow."""
    if len(typed) > LONGEST:
        raise PokerError("no_such_hand", ranks=typed[:LONGEST], cards=ranking.size)
    tokens = cut(typed.strip()).tokens
    ranks = tokens[0].value if len(tokens) == 1 else None
    if isinstance(ranks, tuple):
        if len(ranks) == ranking.size and max(map(ranks.count, ranks)) <= len(SUITS):
            return _of_mixed_suits(ranks)
        raise PokerError("no_such_hand", ranks=typed, cards=ranking.size)
    hand = cards(typed)
    if len(hand) != ranking.size or len(set(hand)) < len(hand):
        raise PokerError("no_such_hand", ranks=typed, cards=ranking.size)
    return highest_first(hand)


def _of_mixed_suits(ranks: Sequence[int]) -> Hand:
    """Each card of the next suit, or of the next that its rank has left."""
    hand: list[Card] = []
    for place, rank in enumerate(ranks):
        suits = SUITS[place % 4 :] + SUITS[: place % 4]
        free = (card_at(rank, suit) for suit in suits)
        hand.append(next(card for card in free if card not in hand))
    return highest_first(hand)


# What sentences say, told from the cards alone


def _lows(hand: Sequence[Card]) -> list[int]:
    return sorted((1 if card.rank == ACE else card.rank for card in hand), reverse=True)


def _groups(hand: Sequence[Card]) -> list[int]:
    """The ranks, those that come more often first."""
    counts = Counter(card.rank for card in hand)
    return sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)


def _shape(hand: Sequence[Card]) -> list[int]:
    return sorted(Counter(card.rank for card in hand).values(), reverse=True)


def _plain(hand: Hand) -> bool:
    """Five different ranks, neither a straight nor a flush."""
    return _shape(hand) == [1] * 5 and sorted_ranks(hand) not in IN_SEQUENCE and not same_suit(hand)


def _counted(hand: Hand) -> list[int]:
    """What counts of a badugi hand: as many different cards as there are, and of these the lowest.

    >>> _counted(cards("4s 4h 2d Ac"))
    [4, 2, 1]
    """
    for size in range(4, 0, -1):
        free = [
            _lows(one)
            for one in combinations(hand, size)
            if len({card.rank for card in one}) == len({card.suit for card in one}) == size
        ]
        if free:
            return min(free)
    return []


def _is(
    ranking: Ranking,
    example: str,
    says: Callable[[Hand], bool],
    is_: Callable[[HandRank], bool],
) -> Trial:
    return Trial(
        "is",
        ranking,
        (example,),
        lambda hands: int(says(hands[0])),
        lambda ranks: int(ranks[0] is not None and is_(ranks[0])),
    )


def _wins(
    ranking: Ranking,
    examples: tuple[str, str],
    of_it: Callable[[Hand], bool],
    ranks: Callable[[Hand], list[int]],
    places: Sequence[int],
    *,
    lower: bool = False,
    equal: bool = True,
) -> Trial:
    """Of two such hands the one that is higher (or lower) at the first of these places wins.

    `equal`: the sentence speaks only of hands that are equal before these places.
    """

    def says(hands: Sequence[Hand]) -> int | None:
        one, other = map(ranks, hands)
        if not all(map(of_it, hands)) or len(one) != len(other):
            return None
        if equal and one[: places[0]] != other[: places[0]]:
            return None
        for place in places:
            if one[place] != other[place]:
                return 1 if (one[place] < other[place]) is lower else -1
        return None

    def is_(found: Sequence[HandRank | None]) -> int:
        one, other = found
        return difference(one, other).better if one and other else 0

    return Trial("wins", ranking, examples, says, is_)


def _low_to(top: int) -> Callable[[Hand], bool]:
    return lambda hand: _shape(hand) == [1] * 5 and _lows(hand)[0] == top


def _lowball_to(top: int) -> Callable[[Hand], bool]:
    return lambda hand: _plain(hand) and max(card.rank for card in hand) == top


def _unpaired_to(top: int) -> Callable[[HandRank], bool]:
    return lambda rank: rank.category in ("no_pair", "high_card") and rank.tiebreak[0] == top


def _five_card_lows() -> Iterator[tuple[str, Trial]]:
    """The lists of lows of the rankings document: what each is, and which of two wins."""
    for system, ranking, low_to, compared, tops, (first, other, further) in (
        ("low", ACE_TO_FIVE, _low_to, _lows, range(6, 9), ("4-3-2-A", "5-4-2-A", "5-3-2-A")),
        ("lowball", DEUCE_TO_SEVEN, _lowball_to, _groups, range(7, 11),
         ("5-4-3-2", "6-5-3-2", "6-4-3-2")),
    ):  # fmt: skip
        for top in tops:
            key, of_it, letter = f"{system}.{_NAMES[top]}", low_to(top), RANKS[top - TWO]
            weak = f"{letter}-{other}"
            yield key, _is(ranking, f"{letter}-{first}", of_it, _unpaired_to(top))
            for part, strong, places in (("tie", first, (1,)), ("further", further, (2, 3, 4))):
                hands = (f"{letter}-{strong}", weak)
                yield f"{key}_{part}", _wins(ranking, hands, of_it, compared, places, lower=True)


def _kickers() -> Iterator[tuple[str, Trial]]:
    """Who wins where the first cards are equal."""
    for name, shape, places, hands in (
        ("four_of_a_kind_kicker", [4, 1], (1,), ("9s 9h 9d 9c As", "9s 9h 9d 9c Ks")),
        ("full_house_pair", [3, 2], (1,), ("9s 9h 9d As Ah", "9s 9h 9d Ks Kh")),
        ("three_of_a_kind_higher", [3, 1, 1], (1,), ("9s 9h 9d As 4h", "9s 9h 9d Ks Qh")),
        ("two_pair_second", [2, 2, 1], (1,), ("As Ah 9s 9h 2d", "Ad Ac 8s 8h Kd")),
        ("two_pair_kicker", [2, 2, 1], (2,), ("As Ah 9s 9h 4d", "Ad Ac 9d 9c 3d")),
        ("one_pair_kickers", [2, 1, 1, 1], (1, 2, 3), ("As Ah Ks 9h 4d", "Ad Ac Kd 9c 3s")),
    ):
        of_it = lambda hand, shape=shape: _shape(hand) == shape  # noqa: E731
        yield f"high.{name}", _wins(HIGH, hands, of_it, _groups, places)
    high = ("As Kh 9d 7c 4s", "Ad Kc 9h 7s 3d")
    yield "high.high_card_tie", _wins(HIGH, high, _plain, _groups, range(5))
    suited = ("As Ks 9s 7s 4s", "Ah Kh 9h 7h 3h")
    flush = lambda hand: same_suit(hand) and sorted_ranks(hand) not in IN_SEQUENCE  # noqa: E731
    yield "high.flush_further", _wins(HIGH, suited, flush, _groups, range(1, 5))


def _badugis() -> Iterator[tuple[str, Trial]]:
    """How many cards count, which of two wins, and the pictures that are lost."""
    kinds = (
        ("one_card", "As Ah Ad Ac"),
        ("two_card", "5s 5h As Ah"),
        ("three_card", "4s 4h 2d Ac"),
        ("badugi", "4s 3h 2d Ac"),
    )
    for size, (name, example) in enumerate(kinds, start=1):
        yield (
            f"badugi.{name}",
            _is(
                BADUGI,
                example,
                lambda hand, size=size: len(_counted(hand)) == size,  # type: ignore[misc]
                lambda rank, name=name: rank.category == name,  # type: ignore[misc]
            ),
        )
    for name, size, hands in (
        ("badugi_tie", 4, ("Ks 3h 2d Ac", "Qs Jh Td 9c")),
        ("three_card_tie", 3, ("Ks 3h 2d Kd", "Qs Jh Td Qd")),
        ("two_card_tie", 2, ("Ks 2h Kh Kd", "Qs Jh Qh Qd")),
    ):
        of_it = lambda hand, size=size: len(_counted(hand)) == size  # noqa: E731
        yield f"badugi.{name}", _wins(BADUGI, hands, of_it, _counted, (1,), lower=True, equal=False)
    for name, picture, clash, counts in (
        ("pair_of_fours", "4s 4h 2d Ac", (4, 2), (4, 2, 1)),
        ("two_hearts", "3s Kh 2h Ad", ("h", 2), (3, 2, 1)),
        ("three_hearts", "As 5h 3h 2h", ("h", 3), (2, 1)),
        ("four_aces", "As Ah Ad Ac", (ACE, 4), (1,)),
    ):
        yield f"badugi.{name}", _shows(picture, clash, counts)
    pairs = lambda hand: _shape(hand) == [2, 2]  # noqa: E731
    yield "badugi.two_pairs", _picture("5s 5h As Ah", pairs, (5, 1))
    yield "badugi.one_suit", _picture("9s 7s 5s 3s", same_suit, (3,))


def _shows(picture: str, clash: tuple[int | str, int], counts: tuple[int, ...]) -> Trial:
    """So many cards of a rank or a suit, and these are left."""
    value, times = clash

    def says(hand: Hand) -> bool:
        found = [card for card in hand if value in (card.rank, card.suit)]
        return len(found) == times

    return _picture(picture, says, counts)


def _picture(picture: str, says: Callable[[Hand], bool], counts: tuple[int, ...]) -> Trial:
    return Trial(
        "shows",
        BADUGI,
        (picture,),
        lambda hands: 1 if says(hands[0]) else None,
        lambda ranks: int(ranks[0] is not None and ranks[0].tiebreak == counts),
    )


def _samples() -> Trial:
    """The ten lows of line 87, the weakest first, with the names that line 109 gives them."""

    def first_out(ranks: Sequence[HandRank | None]) -> int:
        return next((n for n in range(1, len(ranks) + 1) if _reason(ranks, n)), 0)

    told = tuple("-".join("A23456789"[n - 1] for n in one.rank.tiebreak) for one in sample_lows())
    return Trial("list", EIGHT_OR_BETTER, told, lambda _: 0, first_out)


def _reason(ranks: Sequence[HandRank | None], number: int) -> str:
    if not number:
        return ""
    return out_of_place(ranks[number - 1], ranks[number - 2] if number > 1 else None, number)


def out_of_place(rank: HandRank | None, before: HandRank | None, number: int) -> str:
    """What is the matter with one of the ten lows: not_low, not_stronger, another_name or ''."""
    start = KNOWN_SAMPLES.get(number, ("", ()))[1]
    if rank is None:
        return "not_low"
    if before is not None and not rank > before:
        return "not_stronger"
    return "" if rank.tiebreak[: len(start)] == start else "another_name"


def low_of(ranks: Sequence[int]) -> HandRank | None:
    """The low of these ranks; None where it does not qualify, or where there is no such hand."""
    if len(ranks) != EIGHT_OR_BETTER.size or max(map(ranks.count, ranks)) > len(SUITS):
        return None
    return EIGHT_OR_BETTER.judge(_of_mixed_suits(ranks))


def _eight_or_better() -> Trial:
    return _is(
        EIGHT_OR_BETTER,
        "8-7-6-5-4",
        lambda hand: _shape(hand) == [1] * 5 and _lows(hand)[0] <= 8,
        lambda _: True,
    )


TRIALS: Final[Mapping[str, Trial]] = MappingProxyType(
    {
        **dict(_kickers()),
        **dict(_five_card_lows()),
        **dict(_badugis()),
        "hilo.eight_or_better": _eight_or_better(),
        "low.eight_qualifies": _eight_or_better(),
        "hilo.samples": _samples(),
    }
)
"""The claims whose cards can be others, by their ids."""
