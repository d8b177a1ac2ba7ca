"""Chips as pictures, and amounts of money as they are written and read."""

from __future__ import annotations

import re

from pokerlib.language import LANGUAGES, money
from pokerlib.language.quantities import Unit
from pokerlib.lessons.components.nodes import Node, h, words
from pokerlib.lessons.components.widget import ReaderError

__all__ = ["cash", "chips", "pile", "plain_amount", "read_amount"]

# What each colour is worth, in cents; the largest first.
COLOURS = (
    (500_000, "brown"),
    (100_000, "yellow"),
    (50_000, "purple"),
    (10_000, "black"),
    (2_500, "green"),
    (500, "red"),
    (100, "white"),
    (25, "sky"),
    (5, "pink"),
    (1, "grey"),
)
MOST_CHIPS = 9  # in one picture: more are no easier to count
LONGEST_AMOUNT = 12


def cash(amount: int, unit: Unit = "USD-cent") -> Node:
    """An amount of money; one text where both languages write it alike."""
    pair = [money(amount, lang, unit=unit) for lang in LANGUAGES]
    return pair[0] if pair[0] == pair[1] else {"t": pair}


def chips(amount: int, unit: Unit = "USD-cent") -> Node | None:
    """The amount as a stack of chips, each colour worth its own, the largest at the bottom."""
    colours: list[str] = []
    if unit != "USD-cent":
        amount *= 100  # the white chip is one dollar, or one chip
    for worth, colour in COLOURS:
        count, amount = divmod(amount, worth)
        colours += [colour] * count
    return _stack(colours[:MOST_CHIPS]) if colours else None


def pile(count: int, colour: str) -> Node:
    """So many chips of one colour: for stacks that are compared by their height."""
    return _stack([colour] * count)


def _stack(colours: list[str]) -> Node:
    discs = (h(f"span.pk-chip.pk-chip-{colour}") for colour in colours)
    return h("span.pk-chips", *discs, aria_hidden="true")


def plain_amount(amount: int) -> str:
    """The amount as a field holds it: 7 or 1.75."""
    whole, cents = divmod(amount, 100)
    return f"{whole}.{cents:02}" if cents else str(whole)


def read_amount(written: str) -> int:
    """Dollars as people type them, in cents: 7, $7, 1.75, 1,75, 1 000, 1,000.

    >>> [read_amount(one) for one in ("7", "$1,75", "1.5", "1 000", "2,500")]
    [700, 175, 150, 100000, 250000]
    """
    text = re.sub(r"[\s$\u00a0\u202f]", "", written)
    whole, _, rest = text.replace(",", ".").partition(".")
    if len(rest) == 3:  # no money has three decimals: the stop groups thousands
        whole, rest = whole + rest, ""
    digits = whole + rest
    if not digits or len(rest) > 2 or len(digits) > LONGEST_AMOUNT or not digits.isascii():
        raise ReaderError(words("felt.no_amount"))
    if not digits.isdigit():
        raise ReaderError(words("felt.no_amount"))
    return int(whole or "0") * 100 + int(rest.ljust(2, "0") or "0")
