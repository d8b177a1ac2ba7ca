"""Reading cards: tolerant at the door, one kind of card inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import NamedTuple, TypeAlias, TypeGuard

from pokerlib.cards.letters import (
    AMBIGUOUS_SUITS,
    JOINED_SUITS,
    JOKERS,
    RANK_LETTERS,
    SEPARATORS,
    SUIT_LETTERS,
    SUIT_SIGNS,
    VARIATION_SELECTORS,
)
from pokerlib.cards.model import DECK, RANKS, SUITS, TEN, Card, CardError, Facts, card_at
from pokerlib.errors import shown, unfit

CardsLike: TypeAlias = "str | Card | Iterable[str | Card]"
Count: TypeAlias = "int | tuple[int, int] | None"

_INDEX = attrgetter("index")
_ONLY_CARDS = {Card}
_LONGEST = 1_000  # characters; the whole deck, generously spaced, has fewer than 400

_EXPECTED_RANKS = (*RANKS[:8], "10", *RANKS[8:])
_EXPECTED_SUITS = (*SUITS, "♣", "♦", "♥", "♠")


class _Found(NamedTuple):
    card: Card
    token: str
    position: int


def cards(text: CardsLike, *, count: Count = None) -> tuple[Card, ...]:
    """Read cards as people write them; `count` (a number, or from-to) is how many are wanted.

    Raises CardError, which names the bad token, its place and what is expected; TypeError for a
    `count` that is none.

    >>> [card.code for card in cards("As Kd 10h T♣")]
    ['As', 'Kd', 'Th', 'Tc']
    >>> cards("AsKd10hTc") == cards(["As", "K♦", "10♥, tc"]) == cards("As Kd 10h T♣")
    True
    >>> cards("As Ks", count=(3, 5))
    Traceback (most recent call last):
    ...
    pokerlib.cards.model.CardError: too few cards: 2 (expected: 3 4 5)
    """
    if _all_cards(text):  # nothing to read, and asked often
        result = distinct(text)
    else:
        found = tuple(_found(text))
        result = tuple(item.card for item in found)
        if len(set(result)) < len(result):
            raise _duplicate(found)
    if count is not None:
        check_count(result, *_from_to(count))
    return result


def _from_to(count: int | tuple[int, int]) -> tuple[int, int]:
    pair = count if isinstance(count, tuple) and len(count) == 2 else (count, count)
    for bound in pair:
        if type(bound) is not int or not 0 <= bound <= len(DECK):
            raise unfit("count", "whole number from 0 to 52 (or two of them)", bound)
    return pair


def _all_cards(given: CardsLike) -> TypeGuard[tuple[Card, ...]]:
    return isinstance(given, tuple) and set(map(type, given)) <= _ONLY_CARDS


def check_count(given: tuple[Card, ...], low: int, high: int, where: str = "") -> None:
    """Refuse fewer cards than `low` and more than `high`; `where` says whose cards they are.

    >>> check_count(cards("As Kd"), 2, 2)
    """
    if low <= len(given) <= high:
        return
    kind = "too_many" if len(given) > high else "too_few" if given else "empty"
    expected = tuple(map(str, range(low, high + 1))) if high - low < 10 else (f"{low}-{high}",)
    facts: Facts = {"count": len(given), "low": low, "high": high, "where": where}
    raise CardError(kind, expected=expected, facts=facts)


def distinct(given: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards as they are, refused if one of them is there twice.

    >>> len(distinct(cards("As Kd")))
    2
    """
    if len(set(map(_INDEX, given))) < len(given):
        raise _duplicate(tuple(_Found(card, card.code, i) for i, card in enumerate(given)))
    return given


def _duplicate(found: tuple[_Found, ...]) -> CardError:
    first: dict[Card, int] = {}
    for card, token, position in found:
        if card in first:
            return CardError(
                "duplicate", token, position, facts={"card": card.code, "first": first[card]}
            )
        first[card] = position
    raise AssertionError("no card is there twice")


def _found(text: CardsLike) -> Iterator[_Found]:
    if isinstance(text, str):
        yield from _read(text)
        return
    if isinstance(text, Card):
        text = (text,)
    elif not isinstance(text, Iterable):
        raise CardError("not_a_card", shown(text))
    for place, item in enumerate(text):
        if place >= _LONGEST:
            raise CardError("too_long", facts={"length": place + 1, "limit": _LONGEST})
        if isinstance(item, Card):
            yield _Found(DECK[item.index], item.code, place)
        elif isinstance(item, str):
            yield from _read_item(item, place)
        else:
            raise CardError("not_a_card", shown(item), place)


def _read_item(text: str, place: int) -> Iterator[_Found]:
    """As `_read`, but the place that counts is that of the item among the others."""
    try:
        for found in _read(text):
            yield found._replace(position=place)
    except CardError as error:
        facts: Facts = {**error.facts, "offset": error.position or 0}
        raise CardError(error.kind, error.token, place, error.expected, facts) from None


def _read(text: str) -> Iterator[_Found]:
    if len(text) > _LONGEST:
        raise CardError("too_long", text, facts={"length": len(text), "limit": _LONGEST})
    place = _skip(text, 0)
    while place < len(text):
        card, end = _card_at(text, place)
        yield _Found(card, text[place:end].strip(), place)
        place = _skip(text, end)


def _skip(text: str, place: int) -> int:
    while place < len(text) and (text[place] in SEPARATORS or text[place] in VARIATION_SELECTORS):
        place += 1
    return place


def _card_at(text: str, start: int) -> tuple[Card, int]:
    """The card that begins at `start`, and where it ends."""
    if text[start] in SUIT_SIGNS:  # a sign before its rank, as in "♠A"
        suit = SUIT_SIGNS[text[start]]
        after = _skip_selectors(text, start + 1)
        if after == len(text) or text[after] in SEPARATORS:
            raise CardError("missing_rank", text[start:after], start, _EXPECTED_RANKS)
        rank, end = _rank_at(text, after)
        return card_at(rank, suit), end
    rank, after = _rank_at(text, start)
    place = _suit_place(text, after)
    letter = text[place].upper() if place < len(text) else ""
    if letter in SUIT_LETTERS:
        return card_at(rank, SUIT_LETTERS[letter]), _skip_selectors(text, place + 1)
    raise _bad_suit(text, start, after)


def _bad_suit(text: str, start: int, after: int) -> CardError:
    """Why the rank from `start` to `after` is followed by no suit."""
    here, following = text[after : after + 1], text[after + 1 : after + 2]
    # K after a rank is a Bulgarian suit (two, in fact), unless it is the next card's rank.
    if here.upper() in AMBIGUOUS_SUITS and here != "K" and following.upper() not in JOINED_SUITS:
        readings = AMBIGUOUS_SUITS[here.upper()]
        return CardError("ambiguous_suit", text[start : after + 1], start, readings)
    if not here or here in SEPARATORS or here in "01" or here.upper() in RANK_LETTERS:
        return CardError("missing_suit", text[start:after], start, _EXPECTED_SUITS)
    return CardError("unknown_suit", text[start : after + 1], start, _EXPECTED_SUITS)


def _rank_at(text: str, start: int) -> tuple[int, int]:
    """The rank that begins at `start`, and where it ends."""
    if text.startswith("10", start):
        return TEN, start + 2
    letter = text[start].upper()
    folded = text[start : start + len("ДЖОКЕР")].upper()
    if folded.startswith(JOKERS):
        raise CardError("joker", _chunk(text, start), start)
    if letter == "1":
        raise CardError("lone_one", _chunk(text, start), start, ("A", "10"))
    if letter not in RANK_LETTERS:
        raise CardError("unknown_rank", _chunk(text, start), start, _EXPECTED_RANKS)
    return RANK_LETTERS[letter], start + 1


def _suit_place(text: str, after: int) -> int:
    """Where the suit of a rank stands: at once, or past spaces if nothing else can be meant."""
    place = after
    while place < len(text) and text[place].isspace():
        place += 1
    joined = place < len(text) and text[place].upper() in JOINED_SUITS
    return place if joined else after


def _skip_selectors(text: str, place: int) -> int:
    while place < len(text) and text[place] in VARIATION_SELECTORS:
        place += 1
    return place


def _chunk(text: str, start: int) -> str:
    """The bad piece: from its first letter to the next separator."""
    end = start + 1
    while end < len(text) and text[end] not in SEPARATORS:
        end += 1
    return text[start:end]
