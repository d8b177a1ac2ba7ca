"""The raise, walked through: the pot-limit sum line by line, with chips that grow along."""

from collections.abc import Mapping
from typing import Annotated

from pokerlib.betting import PotLimit, pot_limit
from pokerlib.lessons import components as ui
from pokerlib.lessons.betting.sums import LINES, lines, sum_words
from pokerlib.practice.model import Told
from pokerlib.practice.pot_sums import why_wrong

NAMES = ("pot", "bets", "call", "own", "stack")
MOST = {"pot": 50_000, "bets": 50_000, "call": 20_000, "own": 20_000, "stack": 100_000}
RICH = 1_000_000_000  # cents: no table holds as much
BIG_BLIND = 200
TALLEST = 14  # chips in the tallest column
PRESETS: Mapping[str, Mapping[str, int]] = {
    "document": dict(zip(NAMES, (10_000, 10_000, 10_000, 0, 100_000), strict=True)),
    "blinds": dict(zip(NAMES, (0, 300, 200, 0, 20_000), strict=True)),
    "limper": dict(zip(NAMES, (0, 500, 200, 0, 20_000), strict=True)),
    "small_blind": dict(zip(NAMES, (0, 400, 100, 100, 20_000), strict=True)),
    "caller": dict(zip(NAMES, (20_000, 30_000, 15_000, 0, 100_000), strict=True)),
    "raised": dict(zip(NAMES, (1_500, 2_000, 1_500, 0, 20_000), strict=True)),
    "short": dict(zip(NAMES, (10_000, 10_000, 10_000, 0, 25_000), strict=True)),
}


class RaiseWalk(ui.LessonWidget):
    """Four lines from the pot to the most that may be bet; the total is asked before it comes."""

    def __init__(self, preset: str = "document") -> None:
        self._begin(PRESETS[preset])
        super().__init__()

    def _begin(self, amounts: Mapping[str, int]) -> None:
        _check(amounts)
        self.amounts = amounts
        self.shown = 0
        self.answered = False
        self.why: Told | None = None  # why the answer is wrong

    # what is clicked

    def on_preset(self, name: Annotated[str, PRESETS]) -> None:
        self._begin(PRESETS[name])

    def on_set(self) -> None:
        read = {}
        for name in NAMES:
            try:
                read[name] = ui.read_amount(self.fields.get(name, ""))
            except ui.ReaderError as error:
                facts = {
                    "name": ui.words(f"betting_lesson.field.{name}"),
                    "problem": error.sentence,
                }
                raise ui.ReaderError(ui.words("betting_lesson.walk.in_field", **facts)) from error
        self._begin(read)

    def on_slide(self, name: Annotated[str, NAMES], value: str) -> None:
        if value.isascii() and value.isdigit() and len(value) < 10:
            self._begin(_fitting({**self.amounts, name: int(value)}, name))

    def on_next(self) -> None:
        if self.shown < len(LINES) - 1:
            self.shown += 1
            self.goal = "answer" if self.shown == len(LINES) - 1 else "next"

    def on_answer(self) -> None:
        if self.shown == len(LINES) - 1:
            self.why = why_wrong(self.sums, ui.read_amount(self.fields.get("answer", "")))
            self.answered = True
            if self.why is None:
                self.shown = len(LINES)

    def on_show(self) -> None:
        if self.shown == len(LINES) - 1:
            self.shown, self.answered = len(LINES), False

    def on_again(self) -> None:
        self._begin(self.amounts)

    @property
    def sums(self) -> PotLimit:
        return _sums(self.amounts)

    # the picture

    def draw(self) -> list[ui.Node | None]:
        presets = ui.named("betting_lesson.preset", PRESETS)
        chosen = next((name for name, one in PRESETS.items() if one == self.amounts), None)
        bar = ui.choices("betting_lesson.presets", "preset", presets, chosen)
        return [
            ui.h("div.pk-bar", bar, key="presets"),
            self._fields(),
            ui.h("div.pk-walk", self._columns(), lines(self.sums, self.shown), key="walk"),
            ui.live("below", *self._below()),
        ]

    def _fields(self) -> ui.Node:
        use = ui.button(ui.words("betting_lesson.walk.set"), "set", key="set")
        return ui.h("div.pk-bar.pk-walk-fields", *map(self._field, NAMES), use, key="fields")

    def _field(self, name: str) -> ui.Node:
        title = ui.words(f"betting_lesson.field.{name}")
        now, most = self.amounts[name], MOST[name]
        return ui.h(
            "span.pk-walk-field",
            ui.field(name, title, ui.plain_amount(now), "set", size=8),
            ui.amounts(("slide", name), min(now, most), mirror=name, min=0, max=most, step=100),
            key=name,
        )

    def _columns(self) -> ui.Node:
        """What lies on the table as stacks of chips; the raise grows as high as all of it."""
        sums, shown = self.sums, self.shown
        parts = {"pot": sums.pot, "bets": sum(sums.bets), "call": sums.to_call}
        colours = {"pot": "grey", "bets": "orange", "call": "blue"}
        unit = max(1, sums.raise_by / TALLEST)
        counts = {name: max(1, round(part / unit)) if part else 0 for name, part in parts.items()}
        columns: list[ui.Content] = [
            _column(name, parts[name], [ui.pile(counts[name], colours[name])])
            for name in parts
            if parts[name] and (name != "call" or shown > 1)
        ]
        if shown > 2:
            together = [ui.pile(counts[name], colours[name]) for name in parts if counts[name]]
            columns.append(_column("after", sums.raise_by, together))
        if shown > 3:
            by = sums.max_raise_to - sums.own - sums.to_call
            columns.append(_column("raise", by, [ui.pile(max(1, round(by / unit)), "green")]))
        return ui.h(
            "div.pk-columns", ui.label(ui.words("betting_lesson.walk.chips")), ui.h("div", *columns)
        )

    def _below(self) -> list[ui.Node | None]:
        if self.shown < len(LINES) - 1:
            onward = ui.words("betting_lesson.walk.next")
            return [ui.button(onward, "next", primary=True, goal="next", step="on")]
        if self.shown == len(LINES) - 1:
            return [self._question(), self._marked()]
        again = ui.button(ui.words("betting_lesson.walk.again"), "again", key="again")
        return [self._marked(), self._total(), self._tellings(), ui.h("p", again)]

    def _question(self) -> ui.Node:
        return ui.h(
            "div.pk-bar",
            ui.h("div.pk-title", ui.words("betting_lesson.walk.ask"), key="ask"),
            ui.field("answer", ui.words("betting_lesson.walk.answer"), "", "answer", size=8),
            ui.button(ui.words("drill.check"), "answer", primary=True, key="check"),
            ui.button(ui.words("drill.show"), "show", key="show", step="on"),
            key="question",
        )

    def _marked(self) -> ui.Node | None:
        """An answer marked: the mistake by name, with the numbers that lead to it."""
        if not self.answered:
            return None
        if self.why is None:
            return ui.box("good", ui.words("drill.right"), key="mark")
        return ui.box(
            "bad", ui.words("drill.wrong"), ui.h("p", ui.said(self.why, "USD-cent")), key="mark"
        )

    def _total(self) -> ui.Node:
        sums = self.sums
        title = ui.words("betting_lesson.walk.total", total=ui.cash(sums.max_raise_to))
        most, paid = sums.max_raise_to, sums.own + sums.to_call
        facts = {"call": ui.cash(sums.to_call), "by": ui.cash(most - paid), "to": ui.cash(most)}
        kind = "raise" if sums.to_call or sums.own else "bet"
        if most < sums.full_max_to:
            kind = f"short_{kind}"
            facts["full"] = ui.cash(sums.full_max_to)
        by = ui.words(f"betting_lesson.walk.{kind}_by", **facts)
        return ui.box("note", title, ui.h("p", by), key="total")

    def _tellings(self) -> ui.Node | None:
        """The document tells its example twice, the second time with the wrong sum."""
        sums = self.sums
        if {**self.amounts, "stack": 0} != {**PRESETS["document"], "stack": 0}:
            return None
        right = sum_words((sums.to_call, sums.raise_by), sums.full_max_to)
        wrong = sum_words((sums.to_call, sums.full_max_to), sums.to_call + sums.full_max_to)
        told = _telling("good", "first", right), _telling("bad", "second", wrong)
        return ui.h("div.pk-boxes", *told, key="tellings")


def _telling(kind: str, name: str, total: ui.Node) -> ui.Node:
    return ui.box(
        kind,
        ui.words(f"betting_lesson.telling.{name}"),
        ui.h("p", ui.h("i", ui.words(f"betting_lesson.telling.{name}.quote"))),
        ui.h("p", ui.words(f"betting_lesson.telling.{name}.sum", sum=total)),
        key=name,
    )


def _column(name: str, amount: int, piles: list[ui.Node]) -> ui.Node:
    return ui.h(
        "span.pk-column",
        ui.h("span.pk-column-chips", *reversed(piles)),
        ui.h("b", ui.cash(amount)),
        ui.h("span.pk-hint", ui.words(f"betting_lesson.column.{name}")),
        key=name,
    )


def _sums(amounts: Mapping[str, int]) -> PotLimit:
    own, call = amounts["own"], amounts["call"]
    return pot_limit(
        pot=amounts["pot"],
        bets=(amounts["bets"], own),
        own=own,
        to_call=call,
        last_raise=call,
        big_blind=BIG_BLIND,
        stack=amounts["stack"],
    )


def _fitting(amounts: dict[str, int], moved: str) -> dict[str, int]:
    """A slider takes the other amounts along, so that there can be such a table."""
    bets, call, own = amounts["bets"], amounts["call"], amounts["own"]
    if moved == "bets":
        own = min(own, bets)
        call = min(call, bets - own) or (0 if own else bets)
    bets = max(bets, own + call)
    if not call and not own:
        bets = 0
    stack = max(amounts["stack"], call + 100)
    pot = amounts["pot"] if bets else max(amounts["pot"], 100)
    return {"pot": pot, "bets": bets, "call": call, "own": own, "stack": stack}


def _check(amounts: Mapping[str, int]) -> None:
    """Refuse a table that there can't be."""
    bets, call, own = amounts["bets"], amounts["call"], amounts["own"]
    if max(amounts.values()) > RICH:
        raise ui.ReaderError(ui.words("betting_lesson.walk.too_rich"))
    if own + call > bets and call:
        raise ui.ReaderError(
            ui.words("betting_lesson.walk.call_above", call=ui.cash(call), bets=ui.cash(bets))
        )
    if bets and not call and not own:
        raise ui.ReaderError(ui.words("betting_lesson.walk.no_call", bets=ui.cash(bets)))
    if amounts["stack"] <= call:
        raise ui.ReaderError(ui.words("betting_lesson.walk.no_chips", call=ui.cash(call)))
    if not bets + amounts["pot"]:
        raise ui.ReaderError(ui.words("betting_lesson.walk.nothing"))
