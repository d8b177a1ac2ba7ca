"""Stud street by street, the open pair, and one table in three limits."""

from __future__ import annotations

from typing import Any

from pokerlib.lessons.betting.limits import ThreeLimits
from pokerlib.lessons.stud.pair import OpenPair, _played
from pokerlib.lessons.stud.streets import StudStreets
from tests.oracle import read
from tests.oracle.card_checks import number, on
from tests.oracle.checks import cash, says, seat
from tests.oracle.felt import Table
from tests.oracle.seen import Item

# Stud: what is dealt and bet on each street (game-rules.bg.txt, lines 199 to 232)

DOWN_UP = ((2, 1), (0, 1), (0, 1), (0, 1), (1, 0))
SMALL, BIG = 200, 400


@on(StudStreets, "stud.cards")
def _(widget: Any, item: Item) -> bool:
    down, up = DOWN_UP[number(item, "tr")]
    return says(item, down=down, up=up)


@on(StudStreets, "plain", where="^sizes/")
def _(widget: Any, item: Item) -> bool:
    return read.amount(item.text, item.lang) == (SMALL if number(item, "tr") < 2 else BIG)


@on(StudStreets, "stud.or_big")
def _(widget: Any, item: Item) -> bool:
    return number(item, "tr") == 1 and cash(item, amount=BIG)


def open_pair(widget: Any) -> list[tuple[int, set[int]]]:
    """Who acts on fourth street, in order, and what each may bet under the rule."""
    table = Table.of(_played(widget.rule).events)
    paired = {s for s, up in table.up.items() if len({one.rank for one in up if one}) < len(up)}
    (first,) = paired
    seats = sorted(table.behind)
    order = seats[seats.index(first) :] + seats[: seats.index(first)]
    rule = widget.rule
    return [
        (one, {SMALL, BIG} if rule == "anyone" or (rule == "that_player" and one in paired)
         else {SMALL})
        for one in order
    ]  # fmt: skip


@on(OpenPair, "felt.seat", "betting.player", "game.player", where="^allowed/")
def _(widget: Any, item: Item) -> bool:
    said = seat(item.fact.get("number", item.fact.get("seat")), item.lang)
    return open_pair(widget)[number(item, "tr")][0] == said


@on(OpenPair, "plain", where="^allowed/")
def _(widget: Any, item: Item) -> bool:
    sizes = sorted(open_pair(widget)[number(item, "tr")][1])
    return read.amount(item.text, item.lang) == sizes[0 if item.nth == 0 else -1]


# The three limits


@on(ThreeLimits, "plain", where="^table/|/stacks/")
def _(widget: Any, item: Item) -> bool:
    if "/stacks/" in item.key:
        return read.amount(item.text, item.lang) == {"deep": 20_000, "short": 1_500}[item.action[1]]
    limit = ("fixed", "pot", "no")[number(item, "tr")]
    table, who = limited(widget, limit)
    least, most = bounds(table, who, limit)
    column = number(item, "td")
    return read.amount(item.text, item.lang) == (table.pays(who), least, most)[column - 1]


def limited(widget: Any, limit: str) -> tuple[Table, int]:
    hand = widget._hand(limit)
    return Table.of(hand.events), hand.to_act


def bounds(table: Table, who: int, limit: str) -> tuple[int, int]:
    stack = table.all_in_to(who)
    if limit == "fixed":
        size = 400 if len(table.board) > 3 else 200
        to = min(table.price + size, stack)
        return to, to
    most = min(table.pot_allows(who), stack) if limit == "pot" else stack
    return table.least(who), most


@on(ThreeLimits, "game.limit.fixed", "game.limit.pot", "game.limit.no")
def _(widget: Any, item: Item) -> bool:
    return item.id.endswith(("fixed", "pot", "no")[number(item, "tr")])


@on(ThreeLimits, "betting_lesson.limits.why.pot", "betting_lesson.limits.why.pot_bet")
def _(widget: Any, item: Item) -> bool:
    table, who = limited(widget, "pot")
    call = table.owed(who)
    facts = {"by": table.on_the_table + call}
    if item.id.endswith("why.pot"):
        facts |= {"table": table.on_the_table, "call": call, "to": table.pot_allows(who)}
    return cash(item, **facts)


@on(ThreeLimits, "betting_lesson.limits.why.fixed")
def _(widget: Any, item: Item) -> bool:
    table, _ = limited(widget, "fixed")
    size = 400 if len(table.board) > 3 else 200
    return cash(item, size=size) and says(item, count=table.wagers + 1, cap=4)


@on(ThreeLimits, "betting_lesson.limits.why.all_in")
def _(widget: Any, item: Item) -> bool:
    limit = ("fixed", "pot", "no")[number(item, "tr")]
    table, who = limited(widget, limit)
    full = table.pot_allows(who) if limit == "pot" else None
    return full is None or cash(item, full=full)


@on(ThreeLimits, "betting.error.capped")
def _(widget: Any, item: Item) -> bool:
    return says(item, cap=4) and limited(widget, "fixed")[0].wagers == 4
