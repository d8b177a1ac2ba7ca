"""A question as nodes: its cards, its table, its choices, and what is said of an answer."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import Any

from pokerlib.cards import Card
from pokerlib.language import LANGUAGES, questions
from pokerlib.language.catalogue import Lang
from pokerlib.lessons.chinese_poker.rows import FROM_CENTRE, quiet_row
from pokerlib.lessons.components.felt import felt
from pokerlib.lessons.components.nodes import Node, card, card_row, h, words
from pokerlib.practice.questions import Choice, Marked, Question, Row, Table, question

__all__ = ["both", "choice_button", "made", "shown", "why_lines", "worked_lines"]


@lru_cache(64)
def made(kind: str, level: int, code: str) -> Question:
    """The question, made only once."""
    return question(kind, level, code)


def both(say: Callable[[Any, Lang], str], record: Any) -> Node:
    """What is said of the record, in both languages."""
    return {"t": [say(record, lang) for lang in LANGUAGES]}


def worked_lines(asked: Question) -> list[Node]:
    """The worked answer, a paragraph a line."""
    return _lines(*(questions.worked(asked, lang) for lang in LANGUAGES))


def why_lines(marked: Marked) -> list[Node]:
    """Why an answer is wrong."""
    return _lines(*(questions.mistake(marked, lang) for lang in LANGUAGES))


def _lines(first: tuple[str, ...], second: tuple[str, ...]) -> list[Node]:
    return [h("p", {"t": [*pair]}) for pair in zip(first, second, strict=True)]


def shown(asked: Question, chosen: Collection[str], *, told: bool) -> list[Node]:
    """The cards, the table or the settings; once it is told, the cards that play are lifted."""
    rows = [_row(asked, row, n, chosen, told=told) for n, row in enumerate(asked.rows)]
    nodes: list[Node] = [h("div.pk-hands", *rows, key="rows")] if rows else []
    if asked.table:
        nodes.append(_table(asked, asked.table, chosen, told=told))
    seats = [_setting(asked, n, told=told) for n in range(len(asked.settings))]
    return [*nodes, h("div.pk-cn-seats", *seats, key="seats")] if seats else nodes


def _row(asked: Question, row: Row, n: int, chosen: Collection[str], *, told: bool) -> Node:
    nodes = [
        _card(asked, one, row, one.code in chosen, told=told, first=n == place == 0)
        for place, one in enumerate(row.cards)
    ]
    return card_row(both(questions.words_of, row.title), nodes, key=f"row-{n}")


def _card(asked: Question, one: Card, row: Row, picked: bool, *, told: bool, first: bool) -> Node:
    clicked = asked.pick == "cards"
    look, state = ("chosen", None) if clicked and picked else ("", None)
    if told and row.playing:
        plays = one in row.playing
        look = "plays" if plays else "dim"
        state = words("table.plays" if plays else "table.rests")
    return card(
        one,
        look=look,
        state=state,
        action=("choose", one.code) if clicked else None,
        pressed=picked if clicked else None,
        enabled=not told,
        key=one.code,
        goal="first" if first and clicked else None,
    )


def _table(asked: Question, table: Table, chosen: Collection[str], *, told: bool) -> Node:
    """Where seats are asked for, they can be clicked."""
    seats = asked.kind in {"first_to_act", "bring_in"}
    looks = {int(key): "bad" for key in chosen} if seats and told else {}
    if seats and told:
        looks |= {int(key): "good" for key in asked.right}
    live = {int(one.key): ("choose", one.key) for one in asked.choices} if seats else {}
    return felt(
        table.events,
        table.state,
        seen=table.seen,
        you=table.you,
        actions={} if told else live,
        looks=looks,
        turn=table.you is not None,
    )


def _setting(asked: Question, n: int, *, told: bool) -> Node:
    alone = len(asked.settings) == 1
    name = "chinese_lesson.task.setting" if alone else "chinese_lesson.player.other"
    rows = (quiet_row(row, asked.settings[n].rank(row), key=row, named=told) for row in FROM_CENTRE)
    head = h("div.pk-cn-head", h("b", words(name, number=n + 1)))
    return h("div.pk-cn-seat", head, *rows, key=f"seat-{n}")


def choice_button(
    asked: Question, n: int, chosen: Collection[str], tried: Collection[str], *, told: bool
) -> Node:
    """A choice with its number, which is also its key; right or wrong is said once it is known."""
    one: Choice = asked.choices[n]
    known = told or one.key in tried
    marked = known and (one.right or one.key in (*chosen, *tried))
    sign = ("✓ " if one.right else "✗ ") if marked else f"{n + 1} "
    look = (".pk-right" if one.right else ".pk-wrong") if marked else ""
    several = asked.pick == "several"
    return h(
        f"button.pk-button{look}",
        h("span", sign, aria_hidden="true"),
        both(questions.choice, one),
        key=f"choice-{one.key}",
        on={"click": ("choose", one.key)},
        aria_pressed=str(one.key in chosen).lower() if several or not told else None,
        aria_disabled="true" if known else None,
        data_goal="first" if n == 0 else None,
    )
