"""Chips as pictures, and amounts of money as they are written and read."""

import re
from typing import Final

from pokerlib.language import LANGUAGES, money
from pokerlib.language.quantities import Unit
from pokerlib.lessons.components.nodes import Node, h, words
from pokerlib.lessons.components.widget import ReaderError

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
LONGEST_AMOUNT = 16


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
    """A pile of chips of one colour, for stacks that are compared by height."""
    return _stack([colour] * count)


def _stack(colours: list[str]) -> Node:
    discs = (h(f"span.pk-chip.pk-chip-{colour}") for colour in colours)
    return h("span.pk-chips", *discs, aria_hidden="true")


def plain_amount(amount: int) -> str:
    """The amount as a field holds it: 7 or 1.75."""
    whole, cents = divmod(amount, 100)
    return f"{whole}.{cents:02}" if cents else str(whole)


_SPACES: Final = re.compile(r"[\s\u00a0\u202f]+")
# Groups of three by one mark, cents after another one; or no groups, and one or two decimals.
_WRITTEN: Final = re.compile(
    r"(?P<groups>[1-9][0-9]{0,2}(?:(?P<mark>[ ,.])[0-9]{3})(?:(?P=mark)[0-9]{3})*)"
    r"(?:(?!(?P=mark))[.,](?P<cents>[0-9]{1,2}))?"
    r"|(?P<plain>[0-9]*)(?:[.,](?P<decimals>[0-9]{0,2}))?"
)
_ONE_POINT: Final = re.compile(r"[1-9][0-9]{0,2}\.[0-9]{3}")


def read_amount(written: str) -> int:
    """Dollars as people type them, in cents; ReaderError for anything else.

    A point before three figures groups thousands for some and is a decimal point for others:
    that is asked, where nothing else tells.

    >>> [read_amount(one) for one in ("7", "$1,75", "1.5", "1 000", "2,500", "1.000,50")]
    [700, 175, 150, 100000, 250000, 100050]
    """
    text = _SPACES.sub(" ", written.replace("$", "")).strip()
    found = _WRITTEN.fullmatch(text)
    if not found or not any("0" <= one <= "9" for one in text) or len(text) > LONGEST_AMOUNT:
        raise ReaderError(words("felt.no_amount"))
    whole = re.sub("[^0-9]", "", found["groups"] or found["plain"])
    cents = found["cents"] or found["decimals"] or ""
    amount = int(whole or "0") * 100 + int(cents.ljust(2, "0"))
    if _ONE_POINT.fullmatch(text):
        facts = {"amount": cash(amount), "plain": plain_amount(amount)}
        raise ReaderError(words("felt.which_amount", **facts))
    return amount
