"""The two documents: where a claim stands, how many there are of each verdict."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

from pokerlib.documents import CLAIMS
from pokerlib.lessons.documents.lesson import ClaimsOf
from tests.oracle import read
from tests.oracle.checks import check, says
from tests.oracle.seen import Item

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
