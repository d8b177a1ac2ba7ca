"""The register: which message is recomputed how."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from pokerlib.language.catalogue import messages
from tests.oracle import read
from tests.oracle.seen import Item

Check = Callable[[Any, Item], bool | None]
CHECKS: dict[str, list[tuple[re.Pattern[str] | None, Check]]] = {}


def check(*ids: str, where: str = "") -> Callable[[Check], Check]:
    """Register a recomputation for these ids; with `where` only at such places of the page.

    It gives True or False, and None where it can't tell.
    """

    def register(find: Check) -> Check:
        for id_ in ids:
            CHECKS.setdefault(id_, []).append((re.compile(where) if where else None, find))
        return find

    return register


def verdict(scene: Any, item: Item) -> bool | None:
    """What the recomputations say: the first that can tell."""
    item = scene.focus(item)
    for where, find in reversed(CHECKS.get(item.id, ())):
        if where is not None and not where.search(item.key):
            continue
        if (found := find(scene, item)) is not None:
            return found
    return None


def cash(item: Item, **amounts: int | None) -> bool:
    """Whether these facts say these amounts."""
    return all(
        read.amount(item.fact[name], item.lang, item.scale) == one for name, one in amounts.items()
    )


def says(item: Item, **values: Any) -> bool:
    """Whether these facts say these numbers."""
    return all(read.numbers(item.fact[name], item.lang) == [one] for name, one in values.items())


def seat(fact: Any, lang: str) -> int | None:
    """The number of a player or of a seat."""
    found = read.numbers(fact, lang)
    return int(found[0]) if len(found) == 1 else None


def codes(cards: Any) -> tuple[str, ...]:
    """The codes of the known cards."""
    return tuple(one.code for one in cards if one is not None)


def form(item: Item) -> str:
    """The message with its placeholders."""
    return messages(item.id.partition(".")[0], item.lang)[item.id][0]  # type: ignore[arg-type]
