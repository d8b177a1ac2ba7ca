"""Reading numbers, cards and names of hands back from a text, with words of the tests' own."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Any

from pokerlib.cards import Card
from tests.rules import slow

CARD = re.compile(r"(10|[2-9AKQJ])([♠♥♦♣])")
SUITS = dict(zip("♠♥♦♣", "shdc", strict=True))
FACES = {"A": 14, "K": 13, "Q": 12, "J": 11}
NUMBER = re.compile(r"[−-]?\d+(?:\.\d+)?")

# Every form in which a rank is said, in both languages.
_SPOKEN = {
    14: "ace aces асо аса асото", 13: "king kings поп попове попа", 12: "queen queens дама дами",
    11: "jack jacks вале валета", 10: "ten tens десетка десетки десет",
    9: "nine nines деветка деветки девет", 8: "eight eights осмица осмици осем",
    7: "seven sevens седмица седмици седем", 6: "six sixes шестица шестици шест",
    5: "five fives петица петици пет", 4: "four fours четворка четворки четири",
    3: "three threes тройка тройки три", 2: "deuce deuces двойка двойки",
}  # fmt: skip
RANKS = {word: rank for rank, words in _SPOKEN.items() for word in words.split()}
KINDS = (
    "high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush", "full_house",
    "four_of_a_kind", "straight_flush",
)  # fmt: skip


def plain(text: str, lang: str) -> str:
    """The text with its numbers written 1234.5."""
    if lang == "bg":
        return re.sub(r"(?<=\d),(?=\d)", ".", re.sub(r"(?<=\d)[\u00a0 ](?=\d{3})", "", text))
    return re.sub(r"(?<=\d),(?=\d{3})", "", text)


def numbers(fact: Any, lang: str) -> list[Fraction]:
    """The numbers in a fact, which may also be a number itself."""
    if not isinstance(fact, str):
        return [Fraction(fact)]
    bare = CARD.sub(" ", plain(fact, lang))
    return [Fraction(one.replace("−", "-")) for one in NUMBER.findall(bare)]


def amount(fact: Any, lang: str, scale: int = 100) -> int | None:
    """An amount in the units of the records, of which a dollar has `scale`; else of chips."""
    found = numbers(fact, lang)
    if len(found) != 1:
        return None
    cents = found[0] * (scale if "$" in str(fact) else 1)
    return int(cents) if cents.denominator == 1 else None


def cards(text: str) -> tuple[str, ...]:
    """The codes of the cards in a text."""
    found = CARD.findall(text)
    return tuple(("T" if rank == "10" else rank) + SUITS[suit] for rank, suit in found)


def ranks(text: str) -> list[int]:
    """The ranks that are said in words."""
    found = re.findall(r"[^\W\d_]+", text.lower())
    return [RANKS[word] for word in found if word in RANKS]


def faces(text: str) -> list[int]:
    """The ranks in `A-9-8-6-5`."""
    return [FACES.get(one) or int(one) for one in re.findall(r"10|[2-9AKQJ]", text)]


# Hands: a page says the same ones again and again.

KEPT = 1 << 15
high = lru_cache(KEPT)(slow.high)
ace_to_five = lru_cache(KEPT)(slow.ace_to_five)
eight_or_better = lru_cache(KEPT)(slow.eight_or_better)


def by_number(five: tuple[Card, ...], *, low: bool) -> list[int]:
    """The different ranks, those that there are more of first, then the higher ones."""
    count = Counter(1 if low and one.rank == 14 else one.rank for one in five)
    return [rank for _, rank in sorted(((n, rank) for rank, n in count.items()), reverse=True)]


def called(cards_: tuple[Card, ...], ranking: str) -> tuple[str, list[int]]:
    """What these cards are called under a ranking, and the ranks in the order of their worth."""
    if ranking == "badugi":
        count, *minus = slow.badugi(cards_)
        names = ("", "one_card", "two_card", "three_card", "badugi")
        return names[count], [-one for one in minus]
    if ranking == "ace_to_five":
        order = by_number(cards_, low=True)
        sizes = sorted(Counter(one.rank for one in cards_).values(), reverse=True)
        if sizes == [1] * len(cards_):
            return ("wheel" if order == [5, 4, 3, 2, 1] else "low"), order
        kinds = {
            (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7,
            (2, 1, 1): 1, (2, 2): 2, (3, 1): 3, (4,): 7, (2, 1): 1, (3,): 3, (2,): 1,
        }  # fmt: skip
        return KINDS[kinds[tuple(sizes)]], order
    kind, *order = high(cards_, wheel=ranking == "high")
    if ranking == "high" and kind == 8 and order[0] == 14:
        return "royal_flush", order
    name = KINDS[kind]
    if ranking == "deuce_to_seven" and name == "high_card":
        name = "low"
    return name, [*order]


def same_hand(id_: str, text: str, hand: tuple[str, list[int]]) -> bool:
    """Whether the message that names a hand names this one."""
    kind, order = hand
    name = id_.removeprefix("hand.")
    said = ranks(text)
    order = [14 if rank == 1 else rank for rank in order]
    if name == "kickers":
        head = 2 if kind in ("two_pair", "full_house") else 1
        if kind in COUNTED and len(said) == len(order) + 1:
            said = said[1:]  # “three tens”
        return said == order and len(order) > head
    if name == "listed":
        after = text.rpartition(": ")[2]
        listed = faces(after) if re.fullmatch("[-0-9AKQJ]+", after) else ranks(after)
        return listed == order
    if name in ("low", "low_two", "number_one"):
        if kind not in ("low", "wheel"):
            return False
        return bool(said) and said == order[: len(said)]
    if name in COUNTED and len(said) == 2:
        said = said[1:]
    if name in _NO_RANK or name != kind:
        return name == kind
    return said == order[: len(said)] and bool(said)


COUNTED = ("three_of_a_kind", "four_of_a_kind")
_NO_RANK = {"royal_flush", "wheel", "one_card", "two_card", "three_card"}
