"""Something else in a message: a number one higher, another card, another rank."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from tests.oracle import read
from tests.oracle.door import Listener, Said
from tests.oracle.seen import NAMES, TOKEN, Item, _used

NEXT = dict(zip("AKQJ98765432", "KQJ98765432A", strict=True)) | {"10": "9"}


def _more(text: str) -> str | None:
    """The last card or number of a text changed."""
    found = list(TOKEN.finditer(text))
    if not found:
        return _other_rank(text)
    last = found[-1]
    token = last[0]
    if token[-1] in read.SUITS:
        new = NEXT[token[:-1]] + token[-1]
    elif re.fullmatch(r"[-0-9AKQJ]+", text) and "-" in text:
        new = str(int(token) + 1) if int(token) < 9 else "8"
    else:
        digit = len(token) - 1
        new = token[:digit] + str((int(token[digit]) + 1) % 10)
    return text[: last.start()] + new + text[last.end() :]


def _other_rank(text: str) -> str | None:
    """Another rank in words, or in the list of faces."""
    found = [one for one in re.finditer(r"[^\W\d_]+", text) if one[0].lower() in read.RANKS]
    if not found:
        return None
    last = found[-1]
    rank = read.RANKS[last[0].lower()]
    words = [word for word, other in read.RANKS.items() if other == (rank - 1 if rank > 2 else 14)]
    return text[: last.start()] + words[-1] + text[last.end() :]


def mutants(item: Item, heard: Listener) -> Iterator[tuple[str, Item]]:
    """The message with each of its facts changed, by the name of the fact.

    A fact that is a message itself is changed in that one.
    """
    if item.id == "card":
        rank, suit = item.text
        other = "23456789TJQKA"["23456789TJQKA".index(rank) - 1] + suit
        yield "card", replace(item, text=other)
        return
    if item.id == "plain":
        if changed := _more(item.text):
            yield "plain", replace(item, text=changed)
        return
    for name, fact in item.fact.items():
        changed = _changed(item, fact, heard) if name in _used(item.id, item.lang) else None
        if changed is not None:
            text = item.text.replace(str(fact), str(changed), 1)
            yield name, replace(item, fact={**item.fact, name: changed}, text=text)


def _changed(item: Item, fact: object, heard: Listener) -> int | str | None:
    """Something else in the place of a fact; None for a message, and for what is no number."""
    if not isinstance(fact, str):
        return fact + 1 if isinstance(fact, int) else None
    if any(isinstance(one, Said) for one in heard.parts(fact, item.lang)):
        return None
    if not item.id.startswith(NAMES) and not TOKEN.search(fact):
        return None
    changed = _more(fact)
    return None if changed == fact else changed
