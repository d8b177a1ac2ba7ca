"""What is remembered of a learner, sheets, and lists of claims."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from pokerlib.documents import CLAIMS
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.documents.browse import Claims
from pokerlib.lessons.documents.mine import MyDocument
from pokerlib.lessons.practice.files import MyProgress
from pokerlib.lessons.practice.session import Practice
from pokerlib.lessons.practice.sheets import Worksheet
from tests.oracle import read
from tests.oracle.card_checks import on
from tests.oracle.checks import says
from tests.oracle.seen import Item

# What is remembered


@on(MyProgress, "plain", where="^bars/")
def _(widget: Any, item: Item) -> bool | None:
    """Nothing was answered here: no point of mastery, no answer."""
    if keeper().answers:
        return None
    said = [int(one) for one in re.findall(r"\d+", item.text)]
    return said == ([0, 10] if "span" in item.path[-1] else [0])


@on(MyProgress, "progress.given", "progress.named", "practice_lesson.no_name")
def _(widget: Any, item: Item) -> bool:
    if item.id.endswith("no_name"):
        return says(item, limit=60)
    name = keeper().name
    good = bool(re.search(r"\d{4}-\d\d-\d\d", str(item.fact["file"])))
    if item.id.endswith("named"):
        return good and item.fact["name"] == name
    return good and says(item, n=len(keeper().answers))


@on(Practice, "practice_lesson.skills", "practice_lesson.level")
def _(widget: Any, item: Item) -> bool | None:
    if item.id.endswith("level"):
        return read.numbers(item.text, item.lang) == [item.action[1]] if item.action else None
    from pokerlib.practice import KINDS

    total = sum(kind.skill for kind in KINDS.values())
    return says(item, total=total, chosen=len({kind for kind, _ in widget.sources}))


@on(Worksheet, "practice_lesson.level")
def _(widget: Any, item: Item) -> bool | None:
    return read.numbers(item.text, item.lang) == [item.action[1]] if item.action else None


@on(Worksheet, "practice_lesson.sheet.count", "practice_lesson.sheet.no_count")
def _(widget: Any, item: Item) -> bool:
    return [int(one) for one in re.findall(r"\d+", item.text)] in ([1, 40], [40])


# The documents, all of them


def chosen(widget: Any) -> list[Any]:
    return [claim for claim in CLAIMS if widget._fits(claim) and widget._has_words(claim)]


@on(Claims, "documents_lesson.count")
def _(widget: Any, item: Item) -> bool:
    return says(item, n=len(chosen(widget)))


@on(Claims, "documents_lesson.page")
def _(widget: Any, item: Item) -> bool | None:
    return page(widget, item, len(chosen(widget)))


def page(widget: Any, item: Item, many: int) -> bool:
    """So many pages as the entries fill, twelve claims or 25 sentences on each."""
    each = 12 if isinstance(widget, Claims) else 25
    pages = max(1, -(-many // each))
    return says(item, page=widget.page + 1, pages=pages)


@on(Claims, *(f"game.name.{key}" for key in (
    "omaha", "omaha_hilo", "seven_card_stud", "stud_hilo", "razz", "badugi", "holdem",
    "single_draw_2_7", "triple_draw_2_7", "five_card_draw")))  # fmt: skip
def _(widget: Any, item: Item) -> bool | None:
    return item.action[-1] == item.id.rpartition(".")[2] if item.action else None


def _judged(widget: Any) -> tuple[Any, ...]:
    return tuple(widget.document.sentences) if getattr(widget, "document", None) else ()


def _kind(sentence: Any) -> str:
    """A heading has no verdict: there is nothing to check in it."""
    return "nothing" if sentence.nothing else str(sentence.verdict)


@on(MyDocument, "documents_lesson.page")
def _(widget: Any, item: Item) -> bool:
    shown = [one for one in _judged(widget) if widget.only in ("all", _kind(one))]
    return page(widget, item, len(shown))


@on(MyDocument, "reading.sentences", "reading.count.right", "reading.count.unknown",
    "reading.count.grave", "reading.count.wrong", "reading.count.right_but",
    "reading.count.mended", "reading.count.slip", "reading.count.note",
    "reading.count.nothing")  # fmt: skip
def _(widget: Any, item: Item) -> bool | None:
    judged, name = _judged(widget), item.id.rpartition(".")[2]
    if not judged:
        return None
    verdicts = Counter(map(_kind, judged))
    grades = Counter(one.grade for one in judged)
    many = len(judged) if name == "sentences" else verdicts[name] or grades[name]
    return says(item, **{next(iter(item.fact)): many})


@on(MyDocument, "plain", where="^bar/only")
def _(widget: Any, item: Item) -> bool | None:
    judged = _judged(widget)
    if not judged or not item.action:
        return None
    verdicts = Counter(map(_kind, judged))
    return read.numbers(item.text, item.lang) == [verdicts[item.action[1]]]


@on(MyDocument, "plain", where="^text/line-.*pk-hint")
def _(widget: Any, item: Item) -> bool | None:
    judged = _judged(widget)
    said = re.match(r"(\d+)\.(\d+)", item.text.strip())
    if not judged or not said:
        return None
    return any((one.line, one.number) == (int(said[1]), int(said[2])) for one in judged)
