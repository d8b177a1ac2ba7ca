"""Chinese poker: the rows, who won what, the prices."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

from pokerlib.lessons.chinese_poker.board import ROWS
from pokerlib.lessons.chinese_poker.compare import Compare
from pokerlib.lessons.chinese_poker.setting import SetYourHand
from tests.oracle import read
from tests.oracle.card_checks import GRID, named, on
from tests.oracle.checks import codes, says, seat
from tests.oracle.drill_checks import SEATS, question
from tests.oracle.seen import Item
from tests.oracle.told_checks import HANDS
from tests.practice import answers
from tests.rules import chinese_slow

# Chinese poker

SIZES = {"front": 3, "middle": 5, "back": 5}
BOARDS = (SetYourHand, Compare)


def board(*ids: str, where: str = "") -> Any:
    def register(find: Any) -> Any:
        for kind in BOARDS:
            on(kind, *ids, where=where)(find)
        return find

    return register


@board("card", where="^lanes/")
def _(widget: Any, item: Item) -> bool:
    return widget.places[item.path[1]][item.nth].code == item.text


@board("chinese_lesson.cards", where="^lanes/")
def _(widget: Any, item: Item) -> bool:
    place = item.path[1]
    return says(item, n=SIZES.get(place, len(widget.places[place])))


@board("chinese_lesson.wants", where="^lanes/")
def _(widget: Any, item: Item) -> bool:
    place = item.path[1]
    return says(item, n=SIZES[place] - len(widget.places[place]))


@board("chinese_lesson.chosen")
def _(widget: Any, item: Item) -> bool:
    return says(item, n=len(widget.chosen))


@board("chinese_lesson.own.pick", "chinese_lesson.check.few", "chinese.check.missing")
def _(widget: Any, item: Item) -> bool:
    held = sum(len(cards) for cards in widget.places.values())
    laid = sum(len(widget.places[row]) for row in ROWS)
    if item.id.endswith("pick"):
        return says(item, n=held)
    return says(item, n=13 - held) if item.id.endswith("few") else says(item, n=13 - laid)


@board("card", where="^own/")
def _(widget: Any, item: Item) -> bool:
    return GRID[item.nth] == item.text == item.path[-1].removeprefix("pick-")


@on(SetYourHand, "card", where="^suggestion/")
def _(widget: Any, item: Item) -> bool:
    return item.text in codes(one for cards in widget.places.values() for one in cards)


@board(*HANDS, where="^lanes/")
def _(widget: Any, item: Item) -> bool:
    return named(item, [tuple(widget.places[item.path[1]])], "high")


@on(Compare, "chinese_lesson.player.other", "chinese_lesson.player.you", where="^totals/|^seat-0")
def _(widget: Any, item: Item) -> bool:
    player = 0 if item.key.startswith("seat-0") else int(item.path[1])
    return says(item, number=player + 1)


@on(Compare, "chinese_lesson.bonus_if")
def _(widget: Any, item: Item) -> bool:
    kind, _ = read.called(tuple(widget.places[item.path[1]]), "high")
    prices = {
        one.price for one in widget.rules.bonuses
        if one.row == item.path[1] and str(one.category.value) == kind and one.on
    }  # fmt: skip
    return any(
        read.numbers(fact, item.lang) == [one] for one in prices for fact in item.fact.values()
    )


@board("chinese_lesson.player.other", *SEATS, where="seats/seat-")
def _(widget: Any, item: Item) -> bool:
    fact = item.fact.get("number", item.fact.get("seat"))
    return seat(fact, item.lang) == int(re.findall(r"seat-(\d+)", item.key)[0]) + 1


@question("chinese_lesson.player.other", where="seats/seat-")
def _(scene: Any, item: Item, asked: Any) -> bool:
    return says(item, number=int(re.findall(r"/seat-(\d+)", item.key)[0]) + 1)


@question("omaha.showdown.mark", "chinese_lesson.task.paid.wins", "chinese_lesson.task.paid.loses",
          where="/choice-")  # fmt: skip
def _(scene: Any, item: Item, asked: Any) -> bool:
    key = str(item.action[-1]) if item.action else item.key.split("choice-")[1].split("/")[0]
    if item.id == "omaha.showdown.mark":
        return says(item, number=1 if key == "first" else 2)
    units = int(key)
    good = units > 0 if item.id.endswith("wins") else units < 0
    if asked.choice(key).right and len(asked.settings) == 2:
        one, other = (answers.rows_of(asked, n) for n in (0, 1))
        good &= chinese_slow.won((*one, ""), (*other, "")) == units
    return good and says(item, n=abs(units))


@question("chinese.player", where="worked|why|reasons")
def _(scene: Any, item: Item, asked: Any) -> bool:
    said = seat(item.fact.get("number", item.fact.get("seat", item.text)), item.lang)
    return not (len(asked.settings) != 2 or said not in (1, 2))


@on(Compare, "card", where="^seats/|^seat-|/seat-")
def _(widget: Any, item: Item) -> bool | None:
    found = re.findall(r"seat-(\d+)", item.key)
    if not widget.shown or not found:
        return None
    return item.text in codes(widget.hands[int(found[0])])


@on(Compare, *HANDS, where="seat-")
def _(widget: Any, item: Item) -> bool | None:
    found = re.findall(r"seat-(\d+)", item.key)
    if not widget.shown or not found:
        return None
    setting = widget._score().seats[int(found[0])].setting
    rows = [tuple(setting.row(row)) for row in ROWS]
    return named(item, rows, "high")


def units_so_far(widget: Any) -> list[int] | None:
    """The units after all the steps, or before the first; in between they are on their way."""
    result = widget._score()
    if widget.at == 0:
        return [0] * len(result.seats)
    if widget.at < len(widget._steps()):
        return None
    from pokerlib.chinese import RULES

    standard = widget.rules.bonuses == RULES.bonuses and widget.rules.specials == RULES.specials
    players = [
        (*([one.code for one in x.setting.row(row)] for row in ("back", "middle", "front")),
         x.setting.declares or "")
        for x in result.seats
    ]  # fmt: skip
    if not standard or any(one[3] for one in players):
        return None
    return chinese_slow.totals(players)  # type: ignore[arg-type]


@on(Compare, "plain", where="^totals/|/units")
def _(widget: Any, item: Item) -> bool | None:
    units = units_so_far(widget)
    if units is None or not widget.shown:
        return None
    if "/units" in item.key:
        player = int(re.findall(r"seat-(\d+)", item.key)[0])
    elif item.path[1].isdigit():
        player = int(item.path[1])
    else:
        return None
    if "$" in item.text:
        said = read.amount(item.text.replace("−", "-"), item.lang)
        cents = units[player] * widget.rules.unit
        return said is not None and abs(said) == abs(cents)
    return read.numbers(item.text.replace("+", ""), item.lang) == [units[player]]


@on(Compare, "chinese_lesson.step")
def _(widget: Any, item: Item) -> bool:
    return says(item, number=widget.at, total=len(widget._steps()))


@on(Compare, "chinese_lesson.zero_sum")
def _(widget: Any, item: Item) -> bool | None:
    said = read.numbers(item.fact["sum"].replace("+", ""), item.lang)
    units = units_so_far(widget)
    return sum(said) == 0 and (units is None or said == units)


@on(Compare, "chinese_lesson.priced")
def _(widget: Any, item: Item) -> bool | None:
    """The price that stands in the document (game-rules.bg.txt, lines 262 to 284)."""
    name = item.path[-2] if item.path[-1].startswith("span") else item.path[-1]
    prices = {
        one.special: one.price for one in widget.rules.specials
    } | {one.group: one.price for one in widget.rules.bonuses}  # fmt: skip
    (said,) = read.numbers(item.fact["n"], item.lang)
    same = {one.price for one in widget.rules.bonuses if one.group == name}
    if name in prices or same:
        return said in same | {prices.get(name)}
    return None


@on(Compare, "plain", where="/unit/")
def _(widget: Any, item: Item) -> bool:
    return read.amount(item.text, item.lang) == item.action[1]


@on(Compare, "plain", where="^table/.*tbody.*/td#0")
def _(widget: Any, item: Item) -> bool:
    pairs = list(combinations(range(1, widget.others + 2), 2))
    return tuple(map(int, re.findall(r"\d+", item.text))) in pairs


@on(Compare, "chinese_lesson.cell")
def _(widget: Any, item: Item) -> bool | None:
    said = seat(item.fact["player"], item.lang)
    return said in range(1, widget.others + 2) and None
