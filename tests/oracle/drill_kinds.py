"""Kinds of hands by their names, and two hands compared place by place."""

from __future__ import annotations

import re
from typing import Any

from pokerlib.language import questions
from pokerlib.practice import Question
from tests.oracle import read
from tests.oracle.checks import check, form
from tests.oracle.drill_checks import question
from tests.oracle.drill_hands import compared
from tests.oracle.drill_sums import dealt_cards
from tests.oracle.seen import Item
from tests.practice import answers

CATEGORIES = (
    "straight_flush", "four_of_a_kind", "full_house", "flush", "straight", "three_of_a_kind",
    "two_pair", "one_pair", "high_card", "royal_flush", "no_pair", "badugi", "three_card_hand",
    "two_card_hand", "one_card_hand",
)  # fmt: skip


@check(*(f"hand.category.{name}" for name in CATEGORIES), "hand.royal_flush", "hand.badugi",
       where="/choice-|variants")  # fmt: skip
def _(scene: Any, item: Item) -> bool | None:
    if "pk-why" in item.key or not item.action:
        return None
    return str(item.action[-1]) == item.id.rpartition(".")[2]


@question(*(f"hand.category.{name}" for name in CATEGORIES), where="compared")
def _(scene: Any, item: Item, asked: Question) -> bool:
    kinds = {kind for kind, _ in compared(asked)}
    name = item.id.rpartition(".")[2]
    name = name.removesuffix("_hand")
    return ("low" if name == "no_pair" else name) in kinds or (
        name == "no_pair" and "wheel" in kinds
    )


@question(*(f"hand.category.{name}" for name in CATEGORIES), where="worked|reasons|/ask|pk-why")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if asked.kind != "odds":
        return None
    name = item.id.rpartition(".")[2].replace("_", " ").capitalize()
    if "/ask" in item.key:
        return questions.ask(asked, "en").rpartition(" – ")[2].removesuffix("?") == name.lower()
    return name in answers.counted(dealt_cards(asked)) or name.startswith(
        ("One-", "Two-", "Three-")
    )


@question("plain", where="compared")
def _(scene: Any, item: Item, asked: Question) -> bool:
    row, column = (
        int(
            re.findall(rf"/{tag}#(\d+)|/{tag}[.][^#]*#(\d+)", item.key)[-1][0]
            or re.findall(rf"/{tag}[.][^#]*#(\d+)", item.key)[-1]
        )
        for tag in ("tr", "td")
    )
    order = compared(asked)[column - 1][1]
    rank = order[row - 1]
    return read.faces(item.text) == [14 if rank == 1 else rank]


@question("compare.role.card", "compare.role.kicker", where="compared")
def _(scene: Any, item: Item, asked: Question) -> bool:
    row = int(re.findall(r"/tr[^#/]*#(\d+)", item.key)[-1])
    kind = compared(asked)[0][0]
    named = {"one_pair": 1, "two_pair": 2, "three_of_a_kind": 1, "four_of_a_kind": 1}.get(kind, 0)
    if kind == "high_card" and item.id.endswith("kicker"):
        named = 1
    (said,) = read.numbers(
        next(iter(v for k, v in item.fact.items() if k in form(item))), item.lang
    )
    return said == row - named
