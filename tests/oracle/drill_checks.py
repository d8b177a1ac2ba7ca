"""Questions: what is shown and asked, what can be chosen, why, and the worked answer.

The right choice is found by tests/practice/answers.py, a wrong one's reason by reasons.py, both
from the cards and the table alone; the sums of a worked answer are added up here.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from pokerlib.language import questions
from pokerlib.lessons.components.drill import Drill
from pokerlib.practice import Question
from tests.oracle import read
from tests.oracle.checks import cash, check, codes, says, seat
from tests.oracle.seen import Item
from tests.practice import answers, reasons, soundness

SEATS = ("felt.seat", "betting.player", "game.player", "omaha.showdown.player")


def asked_at(scene: Any, item: Item) -> Question | None:
    """The question that the place belongs to."""
    found: Question | None = scene.asked(item)
    return found


def table_of(asked: Question) -> Any:
    from tests.oracle.felt import Table

    assert asked.table
    return Table.of(asked.table.events)


def actor(asked: Question) -> int:
    """Who is asked about: who is to act in the records."""
    assert asked.table
    return asked.table.you or asked.table.state.to_act or 0


def question(*ids: str, where: str = "") -> Any:
    """A check of a message about a question."""

    def register(find: Any) -> Any:
        @check(*ids, where=where)
        def _(scene: Any, item: Item) -> bool | None:
            asked = asked_at(scene, item)
            if asked is None:
                return None
            found = find(scene, item, asked)
            return None if found is None else bool(found)

        return find

    return register


# What is shown


@question("card", where=r"/row-\d+/")
def _(scene: Any, item: Item, asked: Question) -> bool:
    row = int(re.findall(r"/row-(\d+)/", item.key)[-1])
    return asked.rows[row].cards[item.nth].code == item.text


@question("card", where=r"/hand-[^/]+/")
def _(scene: Any, item: Item, asked: Question) -> bool:
    key = re.findall(r"/hand-([^/]+)/", item.key)[-1]
    return asked.choice(key).says.cards[item.nth].code == item.text


@question("card", where=r"/seats/seat-\d+/")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if not asked.settings:
        return None
    setting = asked.settings[int(re.findall(r"/seat-(\d+)/", item.key)[-1])]
    row = re.findall(r"/(back|middle|front)/", item.key)
    return item.text in codes(getattr(setting, row[-1])) if row else None


@question("card", where="compared")
def _(scene: Any, item: Item, asked: Question) -> bool:
    return any(item.text in codes(row.cards) for row in asked.rows)


@question("plain", where="/choice-")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    key = re.findall(r"/choice-([^/]+)/", item.key)[-1]
    place = next(n for n, one in enumerate(asked.choices) if one.key == key)
    if "/i#" in item.key:
        return item.text == str(place + 1)
    return choice(asked, place, item, item.text)


@question("plain", where="/pk-player|pk-number")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    key = re.findall(r"/hand-([^/]+)/", item.key)
    if not key:
        return None
    order = order_of(scene, item)
    return item.text == str(order.index(key[-1]) + 1)


def order_of(scene: Any, item: Item) -> tuple[str, ...]:
    found = re.search(r"(?:^|/)result-(\d+)/", item.key)
    widget = scene.widget
    return widget.results[int(found[1])].chosen if found else widget.attempt.chosen


@question("drill.row")
def _(scene: Any, item: Item, asked: Question) -> bool:
    key = re.findall(r"/hand-([^/]+)/", item.key)[-1]
    return says(item, number=order_of(scene, item).index(key) + 1) and read.cards(
        item.fact["cards"]
    ) == codes(asked.choice(key).says.cards)


@question("drill.pot")
def _(scene: Any, item: Item, asked: Question) -> bool:
    return cash(item, amount=asked.pot)


@question("plain", where="pushed")
def _(scene: Any, item: Item, asked: Question) -> bool:
    """What each takes of the pot, from the cards."""
    takes = part_of_pot(asked)
    return read.amount(item.text, item.lang) in {asked.pot * part for part in takes if part} | {0}


def part_of_pot(asked: Question) -> list[Fraction]:
    board, *hands = (row.cards for row in asked.rows)
    return answers.shares(board, hands)[0]


@check("drill.place")
def _(scene: Any, item: Item) -> bool:
    widget = scene.widget
    begun = bool(widget.attempt.tries) or widget.attempt.told
    number = min(len(widget.results) + (not begun), len(widget.series))
    return says(item, number=number, total=len(widget.series))


@check("drill.score")
def _(scene: Any, item: Item) -> bool:
    widget = scene.widget
    if isinstance(widget, Drill):
        right = sum(one.marked.points == 1 for one in widget.results)
        return says(item, right=right, asked=len(widget.results))
    return says(item, right=widget.right, asked=widget.asked)


@check("drill.result")
def _(scene: Any, item: Item) -> bool:
    results = scene.widget.results
    points = sum((one.marked.points for one in results), Fraction(0))
    (said,) = read.numbers(item.fact["points"], item.lang)
    return abs(said - points) <= Fraction(1, 20) and says(item, total=len(results))


@check("drill.skill_result")
def _(scene: Any, item: Item) -> bool:
    skill = item.fact["skill"]
    own = [
        one.marked.points == 1 for one in scene.widget.results
        if questions.kind_name(one.asked[0], item.lang) == skill
    ]  # fmt: skip
    return says(item, right=sum(own), total=len(own))


@check("drill.line.right", "drill.line.wrong")
def _(scene: Any, item: Item) -> bool:
    number = int(re.findall(r"result-(\d+)/", item.key)[-1])
    right = scene.widget.results[number].marked.points == 1
    return says(item, number=number + 1) and item.id.endswith("right" if right else "wrong")


# Choices


def choice(asked: Question, place: int, item: Item, text: str) -> bool | None:
    """The right one says what another way finds; a wrong one something else, for its reason."""
    one = asked.choices[place]
    english = [questions.choice(x, "en") for x in asked.choices]
    if item.lang == "bg":
        figures = soundness.figures(english[place], "en")
        return (soundness.figures(text, "bg") == figures and bool(figures)) or None
    english[place] = text[:1].upper() + text[1:]
    if asked.kind not in answers.BY_CHOICES:
        return None
    ask_ = [questions.ask(asked, "en")] if asked.kind in soundness.ASKED else []
    try:
        verdicts = answers.BY_CHOICES[asked.kind](asked, english, *ask_)
    except KeyError:
        return False
    if verdicts[place] != one.right:
        return False
    if one.right:
        return True
    if one.why is None:
        return None
    named = one.why.name if one.why.id.startswith("question.") else one.why.id
    find = reasons.FIND.get(named)
    if one.why.name in reasons.NAMING_ANOTHER:
        return reasons.true(asked, one) and english[place] == questions.choice(one, "en")
    return find(asked, english[place]) if find else None


@question(
    "question.odds.one_in", "question.odds.percent", "question.odds.count", "question.odds.times",
    "question.odds.to_one", "question.low",
    "omaha.showdown.player", "felt.seat", "betting.player", "game.player",
    where="/choice-",
)  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    key = re.findall(r"/choice-([^/]+)/", item.key)[-1]
    if "pk-why" in item.key:
        return None
    place = next(n for n, one in enumerate(asked.choices) if one.key == key)
    if item.id in SEATS:
        said = seat(item.fact.get("number", item.fact.get("seat")), item.lang)
        number = re.findall(r"\d+", key)
        return said == int(number[0]) + (asked.table is None) if number else None
    return choice(asked, place, item, item.within[0].text if item.within else item.text)


@question("number.odds", "number.odds_against", where="/choice-")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if "pk-why" in item.key or not item.within:
        return None
    (found,) = read.numbers(item.fact["times"], item.lang)
    return found in read.numbers(item.within[0].text, item.lang) or None
