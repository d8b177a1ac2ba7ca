"""Deal codes: six letters name one order of the deck, the same on every machine.

Five letters number the deal, the sixth checks them. The alphabet has 17 letters: no rank of a
card (A K Q J T), nothing that looks like a digit (O I), no vowel, so that no code is a word.
17 is a prime, so the check letter finds every wrong letter and every two that changed places.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from pokerlib.cards.letters import CODE_TWINS
from pokerlib.cards.model import DECK, Card, CardError, Facts
from pokerlib.errors import shown, whole

CODE_LETTERS: Final = "BCDFGHLMNPRSVWXYZ"

CHANCE: Final[ContextVar[Callable[[int], int] | None]] = ContextVar("chance", default=None)
"""Draws from 0 to n - 1 for `new_code` where a host has a source of its own; None: the system's."""

_BASE: Final = len(CODE_LETTERS)
_DIGITS: Final = 5
_DEALS: Final = _BASE**_DIGITS  # 1,419,857
_STRIDE: Final = 877_519  # near _DEALS over the golden ratio; coprime to 17
_IGNORED: Final = str.maketrans("", "", " \t\r\n\u00a0-‐‑‒–—−_.")
_LONGEST: Final = 100


def new_code() -> str:
    """A new deal code: the only place of this library that draws on chance.

    >>> len(new_code()), len(deck_of(new_code()))
    (7, 52)
    """
    import secrets  # here, as below: most who import the package draw no cards

    draw = CHANCE.get() or secrets.randbelow
    return _spell(draw(_DEALS))


def code_at(code: str, n: int) -> str:
    """The n-th code after `code`: the next deal of a lesson, the n-th question of a set.

    All 1,419,857 codes come before the first one comes again; 0 is the code itself. Raises
    CardError for what is no code.

    >>> code_at(code_at("BBB-BBB", 3), -3)
    'BBB-BBB'
    """
    whole("n", n)
    return _spell((_number(code) + n * _STRIDE) % _DEALS)


def place_of(code: str) -> int:
    """How many codes after the first one this is.

    >>> place_of(code_at("BBB-BBB", 7))
    7
    """
    return _number(code) * pow(_STRIDE, -1, _DEALS) % _DEALS


def normalize_code(text: str) -> str:
    """The code as it is shown: capitals, one hyphen; Cyrillic twins are read as Latin letters.

    Raises CardError of kind "not_a_code", with the reason "length", "letter" or "check".

    >>> normalize_code("xmb hxn"), normalize_code("хМВ—нхN")
    ('XMB-HXN', 'XMB-HXN')
    """
    return _spell(_number(text))


def deck_of(code: str) -> tuple[Card, ...]:
    """The whole deck in the order of this code. Raises CardError for what is no code.

    >>> len(set(deck_of("BBB-BBB")))
    52
    """
    return _shuffled(normalize_code(code))


def deal(code: str, *counts: int) -> tuple[tuple[Card, ...], ...]:
    """Cut the one deck of this code in order: so many cards, then so many.

    Raises CardError for what is no code, and for more cards than a deck has.

    >>> hole, board = deal("BBB-BBB", 4, 5)
    >>> hole + board == deck_of("BBB-BBB")[:9]
    True
    """
    for count in counts:
        whole("counts", count)
    if min(counts, default=0) < 0:
        raise CardError("too_few", facts={"count": min(counts), "low": 0, "high": len(DECK)})
    if sum(counts) > len(DECK):
        raise CardError("too_many", facts={"count": sum(counts), "low": 0, "high": len(DECK)})
    deck = iter(deck_of(code))
    return tuple(tuple(next(deck) for _ in range(count)) for count in counts)


@lru_cache(maxsize=1024)
def _spell(number: int) -> str:
    digits = [number // _BASE**place % _BASE for place in reversed(range(_DIGITS))]
    letters = "".join(CODE_LETTERS[digit] for digit in [*digits, _check(digits)])
    return f"{letters[:3]}-{letters[3:]}"


def _check(digits: list[int]) -> int:
    """The digit that makes the sum of all, weighted 6 5 4 3 2 1, divisible by 17."""
    weights = range(_DIGITS + 1, 1, -1)
    return -sum(w * d for w, d in zip(weights, digits, strict=True)) % _BASE


def _number(text: str) -> int:
    if not isinstance(text, str):
        raise _not_a_code(shown(text), "length")
    return _read(text)


@lru_cache(maxsize=1024)
def _read(text: str) -> int:
    if len(text) > _LONGEST:
        raise _not_a_code(text, "length")
    letters = text.translate(_IGNORED).upper().translate(CODE_TWINS)
    for place, letter in enumerate(letters):
        if letter not in CODE_LETTERS:
            raise _not_a_code(text, "letter", letter, place)
    if len(letters) != _DIGITS + 1:
        raise _not_a_code(text, "length")
    *digits, check = map(CODE_LETTERS.index, letters)
    if check != _check(digits):
        raise _not_a_code(text, "check")
    return sum(digit * _BASE**place for place, digit in enumerate(reversed(digits)))


def _not_a_code(text: str, reason: str, letter: str = "", place: int = 0) -> CardError:
    facts: Facts = {"reason": reason, "length": len(text), "letters": _DIGITS + 1, "letter": letter}
    return CardError("not_a_code", text, place, tuple(CODE_LETTERS), facts)


@lru_cache(maxsize=1024)
def _shuffled(code: str) -> tuple[Card, ...]:
    """Fisher and Yates's shuffle: each place from the last takes one of those not yet placed."""
    deck = list(DECK)
    last = len(deck) - 1
    for byte in _bytes(code):
        if byte < 256 - 256 % (last + 1):  # bytes past a multiple are dropped: all as likely
            chosen = byte % (last + 1)
            deck[last], deck[chosen] = deck[chosen], deck[last]
            last -= 1
        if not last:
            break
    return tuple(deck)


def _bytes(code: str) -> Iterator[int]:
    """An endless stream of bytes that depends on the code alone."""
    import hashlib

    counter = 0
    while True:
        yield from hashlib.sha256(f"pokerlib deck 1 {code} {counter}".encode()).digest()
        counter += 1
