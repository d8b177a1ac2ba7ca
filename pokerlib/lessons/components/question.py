"""A question as nodes: its cards, its table, its choices, and what is said of an answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from pokerlib.cards import Card
from pokerlib.language import LANGUAGES, card_faces, questions, rank_face
from pokerlib.lessons.components import nodes as ui
from pokerlib.lessons.components.chips import cash, chips
from pokerlib.lessons.components.felt import Felt
from pokerlib.lessons.components.hands import category_words, drawn
from pokerlib.lessons.components.setting_rows import FROM_CENTRE, quiet_row
from pokerlib.practice import Choice, Marked, Question
from pokerlib.practice.model import Push, Row, Table
from pokerlib.rankings import HandRank, difference
from pokerlib.rankings.explain import places

SHORT = 22  # letters of a choice that has room beside others
State = Literal["asked", "hinted", "wrong", "right", "second", "told"]


@dataclass(frozen=True)
class Attempt:
    """How far the answer to a question is.

    `chosen`: what would be handed in now; `tries`: what was, with its mark; `told`: it was right,
    or the learner gave up; `typed`: what stands in the field; `problem`: what is wrong with it.
    """

    chosen: tuple[str, ...] = ()
    tries: tuple[tuple[tuple[str, ...], Marked], ...] = ()
    hinted: bool = False
    told: bool = False
    typed: str = ""
    asked_for: bool = False

    @property
    def marked(self) -> Marked | None:
        """The mark of the last try."""
        return self.tries[-1][1] if self.tries else None

    @property
    def tried(self) -> frozenset[str]:
        """The keys that were handed in."""
        return frozenset(key for keys, _ in self.tries for key in keys)

    @property
    def state(self) -> State:
        if self.told:
            right = self.marked is not None and self.marked.right
            return ("right" if len(self.tries) == 1 else "second") if right else "told"
        return "wrong" if self.tries else "hinted" if self.hinted else "asked"

    def choosing(self, *keys: str) -> Attempt:
        """The same with these chosen."""
        return replace(self, chosen=keys, asked_for=False)


def worked_lines(asked: Question) -> list[ui.Node]:
    """The worked answer, a paragraph a line."""
    return _lines(*(questions.worked(asked, lang) for lang in LANGUAGES))


def why_lines(marked: Marked) -> list[ui.Node]:
    """Why an answer is wrong."""
    return _lines(*(questions.mistake(marked, lang) for lang in LANGUAGES))


def _lines(first: tuple[str, ...], second: tuple[str, ...]) -> list[ui.Node]:
    return [ui.h("p", {"t": [*pair]}) for pair in zip(first, second, strict=True)]


# The picture: cards, a table, settings


def shown(asked: Question, attempt: Attempt) -> list[ui.Node]:
    """The cards, the table or the settings; once it is told, the cards that play are lifted."""
    rows = [_row(asked, row, n, attempt) for n, row in enumerate(asked.rows)]
    nodes: list[ui.Node] = [ui.h("div.pk-hands", *rows, key="rows")] if rows else []
    if asked.table:
        nodes.append(_table(asked, asked.table, attempt))
    if asked.pot is not None and not attempt.told:
        pot = ui.words("drill.pot", amount=cash(asked.pot))
        nodes.append(ui.h("div.pk-bar", ui.h("b", pot), chips(asked.pot), key="pot"))
    seats = [_setting(asked, n, told=attempt.told) for n in range(len(asked.settings))]
    return [*nodes, ui.h("div.pk-cn-seats", *seats, key="seats")] if seats else nodes


def solved(asked: Question) -> list[ui.Content]:
    """What is only shown with the solution: chips that are pushed, hands place by place."""
    found: list[ui.Content] = []
    if asked.pushed:
        found.append(ui.h("div.pk-pushed", *map(_push, asked.pushed), key="pushed"))
    if asked.compared:
        found.append(ui.h("div", _place_table(*asked.compared), key="compared"))
    return found


def _place_table(first: HandRank, second: HandRank) -> ui.Node:
    """Two hands compared place by place, down to the first difference."""
    found = difference(first, second)
    heads = ui.columns("compare.column", "place", "first", "second", "result")
    decides = ui.words(f"compare.decides.{'first' if found.better > 0 else 'second'}")
    equal = ui.words("compare.equal" if found.better else "compare.all_equal")
    kinds = [category_words(rank.ranking, rank.category) for rank in (first, second)]
    differs = found.kind == "category"
    kind = (ui.words("compare.category"), *kinds, decides if differs else equal)
    rows: list[tuple[str, tuple[ui.Node, ...]]] = [("pk-best" if differs else "", kind)]
    if not differs:
        for index, (one, other) in enumerate(zip(places(first), places(second), strict=True)):
            here = index == found.place
            faces = rank_face(one.rank), rank_face(other.rank)
            role = ui.words(f"compare.role.{one.role}", n=one.nth)
            rows.append(("pk-best" if here else "", (role, *faces, decides if here else equal)))
            if here:
                break
    return ui.table(heads, rows, caption=ui.words("compare.steps"))


def _push(one: Push) -> ui.Node:
    amount = chips(one.amount) if one.amount else None
    return ui.h("span.pk-won", ui.said(one.to), ": ", ui.h("b", cash(one.amount)), amount)


def _row(asked: Question, row: Row, n: int, attempt: Attempt) -> ui.Node:
    nodes = [
        _card(asked, one, row, attempt, first=n == place == 0)
        for place, one in enumerate(row.cards)
    ]
    return ui.card_row(ui.said(row.title), nodes, key=f"row-{n}")


def _card(asked: Question, one: Card, row: Row, attempt: Attempt, *, first: bool) -> ui.Node:
    clicked, told = asked.pick == "cards", attempt.told
    picked = one.code in attempt.chosen
    look, state = _look(one, row, picked=clicked and picked, told=told)
    return ui.card(
        one,
        look=look,
        state=state,
        action=("choose", one.code) if clicked else None,
        pressed=picked if clicked else None,
        enabled=not told,
        key=one.code,
        goal="first" if first and clicked else None,
    )


def _look(one: Card, row: Row, *, picked: bool, told: bool) -> tuple[str, ui.Node | None]:
    if told and one in row.decisive:
        return "plays", ui.words("compare.decisive")
    if told and one in row.against:
        return "wrong", ui.words("compare.against")
    if told and row.playing:
        plays = one in row.playing
        return "plays" if plays else "dim", ui.words("table.plays" if plays else "table.rests")
    if told and (row.decisive or row.against):
        return "dim", None
    if picked:
        return "chosen", ui.words("table.chosen")
    return ("new", None) if one in row.new else ("", None)


def _table(asked: Question, table: Table, attempt: Attempt) -> ui.Node:
    """Where seats are asked for, they can be clicked."""
    seats, told = asked.pick == "seat", attempt.told
    looks = {int(key): "bad" for key in attempt.tried} if seats else {}
    if seats and told:
        looks |= {int(key): "good" for key in asked.right}
    live = {int(one.key): ("choose", one.key) for one in asked.choices} if seats else {}
    return Felt(
        table.events,
        table.state,
        seen=table.seen,
        you=table.you,
        actions={} if told else live,
        looks=looks,
        turn=table.you is not None,
    ).node()


def _setting(asked: Question, n: int, *, told: bool) -> ui.Node:
    alone = len(asked.settings) == 1
    name = "chinese_lesson.task.setting" if alone else "chinese_lesson.player.other"
    setting, lit = asked.settings[n], asked.row
    rows = (
        quiet_row(row, setting.rank(row), look=".pk-lit" * (row == lit), named=told)
        for row in FROM_CENTRE
    )
    head = ui.h("div.pk-cn-head", ui.h("b", ui.words(name, number=n + 1)))
    return ui.h("div.pk-cn-seat", head, *rows, key=f"seat-{n}")


# What can be answered


def options(asked: Question, attempt: Attempt, *, marks: bool = True) -> ui.Node | None:
    """The choices, the field or the column of a question; `marks`: say what was right."""
    key = f"options-{asked.kind}-{asked.code}"
    if asked.pick == "cards":
        return None
    if asked.pick == "amount":
        return _field(attempt, key)
    if asked.pick == "order":
        return _column(asked, attempt, key)
    row = ".pk-in-row" if in_row(asked) else ""
    buttons = (_choice(asked, one, n, attempt, marks=marks) for n, one in enumerate(asked.choices))
    return ui.h(f"div.pk-choices{row}", *buttons, data_nav=True, key=key)


def in_row(asked: Question) -> bool:
    """Whether the choices stand side by side: seats, what is ticked, and what is short."""
    said = (questions.choice(one, lang) for one in asked.choices for lang in LANGUAGES)
    return asked.pick in ("seat", "several") or all(len(one) <= SHORT for one in said)


def _choice(asked: Question, one: Choice, n: int, attempt: Attempt, *, marks: bool) -> ui.Node:
    """A choice with its number, which is also its key; right or wrong stands where one clicked.

    Its reason stands there too, unless the choices stand in a row: then it comes below.
    """
    several = asked.pick == "several"
    chosen, tried = one.key in attempt.chosen, one.key in attempt.tried
    known = marks and (attempt.told or (tried and not several))
    marked = known and (one.right or tried)
    sign = ("✓" if one.right else "✗") if marked else ("☑" if chosen else "☐") if several else n + 1
    look = (".pk-right" if one.right else ".pk-wrong") if marked else ".pk-out" if known else ""
    here = marked and tried and not in_row(asked)
    why = ui.said(one.why, "USD-cent") if here and one.why else None
    return ui.h(
        f"button.pk-choice{look}",
        ui.h("i", str(sign), aria_hidden="true"),
        ui.h(
            "span",
            ui.both(questions.choice, one),
            _verdict(asked, one, attempt) if marked else None,
        ),
        ui.h("span.pk-why", why) if why else None,
        key=f"choice-{one.key}",
        on={"click": ("choose", one.key)},
        aria_pressed=None if known else str(chosen).lower(),
        aria_disabled="true" if known else None,
        data_goal="first" if n == 0 else None,
    )


def _verdict(asked: Question, one: Choice, attempt: Attempt) -> ui.Node:
    """Right or wrong in a word, for who does not see the sign; of several also what was missed.

    There the sign says what belongs to the answer, and the word what was answered at last.
    """
    if asked.pick != "several" or not attempt.tries:
        return ui.h("span.pk-vh", " – ", ui.words(f"drill.is_{'right' if one.right else 'wrong'}"))
    ticked = one.key in attempt.tries[-1][0]
    word = "is_wrong" if not one.right else "is_right" if ticked else "missed"
    look = "span.pk-soft" if word == "missed" else "span.pk-vh"
    return ui.h(look, " – ", ui.words(f"drill.{word}"))


def _field(attempt: Attempt, key: str) -> ui.Node:
    """The amount is typed."""
    typed = ui.h(
        "input",
        name="amount",
        value=attempt.typed,
        size=9,
        maxlength=40,
        inputmode="decimal",
        autocomplete="off",
        on={"keys": {"Enter": ("check",)}},
        data_goal="first",
        readonly=attempt.told,
    )
    return ui.h("div.pk-amount-field", ui.labelled(ui.words("drill.amount"), typed), key=key)


def _column(asked: Question, attempt: Attempt, key: str) -> ui.Node:
    """Rows that are put in order, by dragging or from the keyboard."""
    rows = (_ordered(asked, one, place, attempt) for place, one in enumerate(attempt.chosen))
    return ui.h("div.pk-players", *rows, data_drop="column", data_column=True, key=key)


def _ordered(asked: Question, one: str, place: int, attempt: Attempt) -> ui.Node:
    rank, told = asked.choice(one).says, attempt.told
    assert isinstance(rank, HandRank)
    spoken = ui.words("drill.row", number=place + 1, cards=card_faces(rank.cards))
    keys = {"ArrowUp": ("move", one, -1), "ArrowDown": ("move", one, 1)}
    up, down = place > 0 and not told, place < len(asked.choices) - 1 and not told
    grip = ui.h(
        "button.pk-grip",
        ui.h("span.pk-number", str(place + 1), aria_hidden="true"),
        ui.h("span.pk-cards", *drawn(rank.cards, size="small", coded=True)),
        ui.h("span.pk-vh", spoken),
        drag=None if told else one,
        on={"keys": keys},
        data_goal=f"row-{one}",
    )
    steps = ui.h(
        "span.pk-segments",
        ui.button(ui.words("drill.up"), "move", one, -1, enabled=up),
        ui.button(ui.words("drill.down"), "move", one, 1, enabled=down),
    )
    last = ui.h("b", ui.said(rank)) if told else steps
    return ui.h("div.pk-player", grip, last, key=f"hand-{one}")
