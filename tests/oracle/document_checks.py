"""The two documents: where a claim stands, how many there are of each verdict."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import pokerlib as pk
from pokerlib.cards import Card
from pokerlib.documents import CLAIMS
from pokerlib.lessons.documents.lesson import ClaimsOf
from pokerlib.lessons.documents.shared import checked
from tests.lessons import nodes
from tests.oracle import read
from tests.oracle.card_checks import GRID
from tests.oracle.checks import check, says
from tests.oracle.seen import Item
from tests.oracle.told_checks import HANDS

CLAIM = re.compile(r"/claim-([a-z0-9_.]+)(?:/|$)")


@cache
def claim_at(key: str) -> Any:
    found = CLAIM.search(key)
    return next((one for one in CLAIMS if found and one.id == found[1]), None)


@check("documents_lesson.place")
def _place(scene: Any, item: Item) -> bool | None:
    """Each line holds the words that the claim was made from, in the document as it was kept."""
    claim = claim_at(item.key)
    if claim is None:
        return None
    said = [int(one) for one in re.findall(r"\d+", item.fact["lines"])]
    return sorted(said) == sorted({place.line for place in claim.places})


@check("documents_lesson.of_lesson")
def _of(scene: Any, item: Item) -> bool:
    widget: ClaimsOf = scene.widget
    topic = widget.lesson.partition("_")[2]
    return says(item, n=sum(one.topic == topic for one in CLAIMS))


@check("plain", where="^verdicts/")
def _verdicts(scene: Any, item: Item) -> bool | None:
    widget = scene.widget
    if not isinstance(widget, ClaimsOf):
        return None
    topic = widget.lesson.partition("_")[2]
    mine = [one.id for one in CLAIMS if one.topic == topic]
    count = Counter(widget._found[id_].verdict for id_ in mine)
    return read.numbers(item.text, item.lang) == [count[item.path[1]]]


# What a claim's evidence shows


def cards_of(record: Any) -> set[str]:
    """The codes of all cards in a record of evidence."""
    if isinstance(record, Card):
        return {record.code}
    if isinstance(record, str):
        return set(re.findall(r"(?<![A-Za-z0-9])[2-9TJQKA][cdhs](?![A-Za-z0-9])", record))
    if isinstance(record, Mapping):
        return set().union(*map(cards_of, record.values()))
    if isinstance(record, list | tuple | set | frozenset):
        return set().union(*map(cards_of, record))
    names = [one.name for one in fields(record)] if is_dataclass(record) else []
    return set().union(*(cards_of(getattr(record, name)) for name in (*names, "cards")
                         if hasattr(record, name)))  # fmt: skip


@check("card", where="/claim-.*/box/")
def _card(scene: Any, item: Item) -> bool | None:
    claim = claim_at(item.key)
    if claim is None or item.path[-1] not in GRID:  # a table's cards have places for keys
        return None
    if item.path[-1] != item.text:
        return False
    evidence = next(evidence for _, evidence in checked([claim]))
    return item.text in cards_of(evidence) or None


@check(*HANDS, where="/claim-.*/box/.*(shown|case)-")
def _named(scene: Any, item: Item) -> bool | None:
    """A hand is called what the cards below its name are called."""
    (row,) = nodes.part(scene.widget, item.path[-2]) or (None,)
    if row is None:
        return None
    cards = tuple(pk.cards(one)[0] for one in nodes.cards_in([row]))
    if len({*cards}) < len(cards) or len(cards) not in (3, 4, 5):  # several hands, or a whole one
        return None
    badugi = len(cards) == 4 or item.id in ("hand.three_card", "hand.two_card", "hand.badugi")
    rankings = ("badugi",) if badugi else ("high", "ace_to_five", "deuce_to_seven")
    return any(read.same_hand(item.id, item.text, read.called(cards, one)) for one in rankings)


@check("trial.hand", "trial.low")
def _trial_field(scene: Any, item: Item) -> bool | None:
    """Fields for several hands are counted from 1."""
    found = re.search(r"field-try-[a-z0-9_.]+-(\d+)", item.key)
    return None if found is None else says(item, number=int(found[1]) + 1)
