"""A text as it is read: lines, sentences, words without their dress, and the values in them.

Numbers, money and cards are taken out of a sentence first, so that the same sentence with another
number is still the same sentence; what is left are words, as keys that don't show them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final, Literal

Kind = Literal["number", "ordinal", "rank", "suit", "cards"]
Value = Fraction | str | tuple[int, ...]
MARKS: Final[Mapping[str, str]] = {
    "number": "#",
    "ordinal": "o",
    "rank": "r",
    "suit": "s",
    "cards": "c",
}
SALT: Final = b"pokerlib.documents"
LONGEST_NUMBER: Final = 15  # digits; a longer one is a word

_END: Final = re.compile(r"(?<=\S[.!?])[\"”“)]*\s+(?=[\"„“(•]?[А-ЯA-Z0-9])")
_SEPARATOR: Final = r"\s?[-–—,]\s?"
_DIGITS: Final = re.compile(r"\d+")
_WHOLE: Final = re.compile(r"[1-9]\d{0,2}(?:[ \u00a0\u202f,.]\d{3})+(?!\d)|\d+")
_LETTERS: Final = "23456789TJQKA"


@dataclass(frozen=True, slots=True)
class Token:
    """A word (its key) or a value, and where it stands in its sentence."""

    key: str
    start: int
    end: int
    value: Value | None = None
    money: bool = False


@dataclass(frozen=True, slots=True)
class Cut:
    """A sentence cut into tokens; `pattern` are their keys, the same whatever the values."""

    text: str
    tokens: tuple[Token, ...]
    pattern: tuple[str, ...]
    values: tuple[Token, ...]


def sentences(line: str) -> list[str]:
    """The sentences of one line of a document, by their full stops.

    >>> sentences("One. Two, e.g. this! Three?")
    ['One.', 'Two, e.g. this!', 'Three?']
    """
    return [one for one in _END.split(line.strip()) if one]


@lru_cache(maxsize=4096)
def cut(sentence: str) -> Cut:
    """The tokens of a sentence.

    >>> cut("$400, then 5-4-3-2-A").values[1].value
    (5, 4, 3, 2, 14)
    >>> [str(one.value) for one in cut("$1,75 of 2 598 960").values]
    ['7/4', '2598960']
    """
    tokens = tuple(_tokens(sentence))
    values = tuple(one for one in tokens if one.value is not None)
    return Cut(sentence, tokens, tuple(one.key for one in tokens), values)


def _tokens(sentence: str) -> Iterator[Token]:
    place = 0
    while found := _token().search(sentence, place):
        place = found.end()
        if not found["cards"]:
            yield _number(found) if found["number"] else _word(found)
            continue
        ranks = _ranks(found["cards"])
        if ranks is not None:
            yield Token(MARKS["cards"], found.start(), place, ranks)
        elif digits := _DIGITS.match(sentence, found.start()):
            place = digits.end()
            yield Token(MARKS["number"], found.start(), place, Fraction(digits[0]))


def _ranks(text: str) -> tuple[int, ...] | None:
    """Ranks in a row; two or so plain numbers are no cards."""
    letters = re.findall(_rank(), text)
    if all(one.isdigit() for one in letters) and len(letters) < 3:
        return None
    named = _table("card")
    plain = (named.get(one.casefold(), one).replace("10", "T") for one in letters)
    return tuple(_LETTERS.index(one) + 2 for one in plain)


def _number(found: re.Match[str]) -> Token:
    digits = found["number"]
    if len(digits) > LONGEST_NUMBER:
        return Token(word_key(digits), found.start(), found.end())
    return Token(
        MARKS["number"], found.start(), found.end(), _amount(digits), money=bool(found["money"])
    )


def _amount(digits: str) -> Fraction:
    """A number as either language writes it: groups of three, then perhaps a fraction.

    >>> [str(_amount(one)) for one in ("2 598 960", "0,00000154", "1,234.5", "$1.5"[1:])]
    ['2598960', '77/50000000', '2469/2', '3/2']
    """
    whole = _WHOLE.match(digits)
    assert whole is not None
    rest = digits[whole.end() + 1 :]
    plain = re.sub(r"\D", "", whole[0])
    return Fraction(f"{plain}.{rest}" if rest else plain)


def _word(found: re.Match[str]) -> Token:
    word = _plain(found["word"])
    known = _lexicon().get(word)
    if known is None:
        return Token(word_key(word), found.start(), found.end())
    kind, value = known
    return Token(MARKS[kind], found.start(), found.end(), value)


@lru_cache(maxsize=16384)
def _plain(word: str) -> str:
    """A word in small letters; Latin look-alikes in a Cyrillic word are Cyrillic."""
    plain = unicodedata.normalize("NFC", word).casefold()
    latin, all_ = sum(map(str.isascii, plain)), len(plain)
    alike = _table("alike")
    return "".join(alike.get(one, one) for one in plain) if 0 < latin < all_ else plain


@lru_cache(maxsize=16384)
def word_key(word: str) -> str:
    """Four characters that stand for a word and don't show it."""
    return blake2b(word.encode(), digest_size=3, key=SALT).hexdigest().upper()


@cache
def _lines() -> tuple[list[str], ...]:
    listed = files("pokerlib.documents").joinpath("values.bg.txt").read_text("utf-8")
    return tuple(line.split() for line in listed.splitlines())


@cache
def _table(kind: str) -> Mapping[str, str]:
    """Letters of one alphabet that stand for such of the other."""
    lines = [line for line in _lines() if line[0] == kind]
    return {line[2]: line[1] for line in lines} if kind == "card" else {a: b for _, a, b in lines}


@cache
def _rank() -> str:
    letters = "".join(one.upper() for one in _table("card"))
    return f"(?:10|[2-9AKQJT{letters}])"


@cache
def _token() -> re.Pattern[str]:
    """Ranks in a row, money or a number, or a word."""
    rank = _rank()
    return re.compile(
        rf"(?P<cards>(?<![\w$.,-]){rank}(?:{_SEPARATOR}{rank}){{1,12}}(?![\w]))"
        r"|(?P<money>\$\s?)?(?P<number>(?<!\w)(?:[1-9]\d{0,2}(?:[ \u00a0\u202f,.]\d{3})+(?!\d)|\d+)"
        r"(?:[.,]\d+)?)"
        r"|(?P<word>[^\W\d_]+)"
    )


@cache
def _lexicon() -> Mapping[str, tuple[str, Value]]:
    """The words that are values: numbers, places in order, ranks and suits."""
    found: dict[str, tuple[str, Value]] = {}
    for kind, value, *words in _lines():
        if kind in MARKS:
            made: Value = value if kind == "suit" else Fraction(value)
            found.update((word, (kind, made)) for word in words)
    return found
