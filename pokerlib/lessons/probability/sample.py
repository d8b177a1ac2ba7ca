"""Deal ten hands, a hundred, a million: the share so far comes nearer to the exact one."""

from fractions import Fraction
from math import ceil, log10
from typing import Annotated, Any, ClassVar

from pokerlib.cards import code_at, new_code
from pokerlib.counting.records import Convergence, Point
from pokerlib.language import LANGUAGES, Lang, percent
from pokerlib.lessons import components as ui
from pokerlib.lessons.probability.chart import chart, legend
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import (
    awaited_words,
    figure,
    one_in,
    part_of,
    places_of,
    seed_of,
)
from pokerlib.plots.words import convergence_alt
from pokerlib.rankings import Category

PRESSES = (10, 100, 1_000, 10_000, 100_000, 1_000_000)
MOST = 10_000_000  # hands
PLAIN_MOST = {3: 10_000, 5: 10_000, 7: 1_000}  # at once without NumPy, by their cards
FEWEST_EXPECTED = 5  # of what is dealt for, before its share says anything
FEW = 100  # up to so many, decimals say something


class DealMany(ui.Dealt):
    """The learner chooses what to deal for, guesses, and deals more and more hands.

    The same code deals the same hands: what is seen after so many is the same everywhere.
    """

    slow: ClassVar[frozenset[str]] = frozenset({"more", "kind"})

    kind = "flush"
    near = False

    def __init__(self, code: str | None = None) -> None:
        self._trial: Any = None
        self._tried: tuple[str | None, str] | None = None
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self._afresh()

    def _afresh(self) -> None:
        self.dealt = 0
        self.guess: int | None = None
        self.found: Convergence | None = None

    # what is clicked

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))

    def on_kind(self, key: str) -> None:
        if key not in engine().awaited():
            raise ui.UnknownEventError("nothing of that name is dealt for")
        self.kind = key
        self._afresh()

    def on_guess(self) -> None:
        if self.guess is None and not self.dealt:
            most = _round_number(self.what)
            guess = ui.whole_number(self.fields.get("guess", ""), 0, most)
            if guess is None:
                raise ui.ReaderError(ui.words("probability.many.no_number", n=figure(most)))
            self.guess, self.goal = guess, "more"

    def on_more(self, count: Annotated[int, PRESSES]) -> None:
        if self._may_deal(count):
            self.dealt += count
            self.found = self._after(self.dealt)

    def _may_deal(self, count: int) -> bool:
        """How many hands are enough, and without NumPy how many come in about a second."""
        at_once = count if fast() else PLAIN_MOST[self.what.cards]
        return self.dealt + count <= MOST and count <= at_once

    def on_near(self, near: bool) -> None:
        self.near = near

    # the deals

    @property
    def what(self) -> Any:
        return engine().awaited()[self.kind]

    def _after(self, deals: int) -> Convergence:
        """The sample of this code; the deals that were made are not made again."""
        tried = (self.code, self.kind)
        if self._trial is None or self._tried != tried:
            self._trial, self._tried = engine().Trial(self.what, seed_of(*map(str, tried))), tried
        found: Convergence = self._trial.after(deals, self.tell)
        return found

    # the picture

    def draw(self) -> list[ui.Node | None]:
        return [
            ui.h("div.pk-bar", *self._kinds(), key="kinds"),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("probability.many.afresh"), "deal", key="deal"),
                self.code_field(),
                key="bar",
            ),
            self._question(),
            self._presses(),
            None if fast() else ui.h("p.pk-hint", ui.words("plain_odds.many"), key="plain"),
            ui.h("div", data_progress=True, key="progress"),
            ui.live("so-far", *self._so_far()),
            *(self._pictures(self.found) if self.found else ()),
        ]

    def _kinds(self) -> list[ui.Node]:
        """Five cards, and elsewhere: seven, three, a board."""
        groups: dict[str, dict[str, ui.Node]] = {}
        for key in engine().awaited():
            group = "five" if key in set(Category) else "elsewhere"
            groups.setdefault(group, {})[key] = awaited_words(key)
        return [
            ui.choices(f"probability.many.{name}", "kind", options, self.kind, key=name)
            for name, options in groups.items()
        ]

    def _question(self) -> ui.Node | None:
        """Before the first deal, and only then, there is something to guess."""
        if self.dealt or self.guess is not None:
            return None
        facts = {"n": _round_number(self.what), "what": awaited_words(self.kind)}
        return ui.h(
            "div",
            ui.h("p.pk-title", ui.words("probability.many.ask", **facts)),
            ui.h(
                "div.pk-bar",
                ui.field("guess", ui.words("probability.many.guess"), "", "guess", size=8),
                ui.button(ui.words("probability.many.say"), "guess", key="say"),
            ),
            key="question",
        )

    def _presses(self) -> ui.Node:
        buttons = []
        for count in PRESSES:
            goal, enabled = "more" if count == PRESSES[0] else None, self._may_deal(count)
            press = ui.button(
                figure(count), "more", count, enabled=enabled, key=str(count), goal=goal
            )
            buttons.append(press)
        return ui.h("div.pk-bar", ui.segments("probability.many.deal", buttons), key="presses")

    def _so_far(self) -> list[ui.Node | None]:
        what, found = self.what, self.found
        if found is None and self.guess is None:
            return []
        places = None if found is None else _places(found)
        part = part_of(what.exact, places)
        exact = ui.words("probability.many.exact", part=part, odds=one_in(what.exact))
        if found is None:
            return [self._guessed(), ui.h("p.pk-say", exact)]
        here = found.points[-1]
        hits = _hits(here)
        facts = {"deals": here.deals, "part": part_of(here.mean, places if hits else None)}
        seen = ui.words("probability.many.seen", n=hits, **facts)
        if not hits:
            seen = ui.words("probability.many.none", **facts)
        return [
            ui.h("p.pk-title", seen),
            ui.h("p.pk-say", exact),
            self._guessed(),
            ui.box("note", *_trap(found)),
        ]

    def _guessed(self) -> ui.Node | None:
        """What was guessed, what is to be expected, and what came if so many are dealt."""
        if self.guess is None:
            return None
        deals = _round_number(self.what)
        expected = _about(float(deals * self.what.exact))
        facts = {"guess": figure(self.guess), "n": figure(deals), "expected": expected}
        return ui.h("p.pk-say", ui.words("probability.many.guessed", **facts))

    def _pictures(self, found: Convergence) -> list[ui.Node | None]:
        near = {False: ui.words("probability.many.whole"), True: ui.words("probability.many.near")}
        pictures = (
            ui.h("div", self._picture(found, lang), lang=lang, key=lang) for lang in LANGUAGES
        )
        look = ui.choices("probability.many.look", "near", near, self.near)
        return [
            ui.h("div.pk-picture", *pictures, key="picture"),
            ui.h("p.pk-hint.pk-say", ui.words("plots.convergence.axis"), key="axis"),
            ui.h("div", legend(), key="legend"),
            ui.h("div.pk-bar", look, key="near"),
            self.fold("numbers", ui.words("probability.numbers"), lambda: _numbers(found)),
        ]

    def _picture(self, found: Convergence, lang: Lang) -> ui.Node:
        drawn = chart(lang, found, convergence_alt(lang, found), near=self.near)
        return ui.h("div.pk-scroll", drawn, tabindex=0, role="group")


def _round_number(what: Any) -> int:
    """How many hands a guess is about: at least one of them is to be expected."""
    return int(max(100, 10 ** ceil(log10(1 / what.exact))))


def _hits(point: Point) -> int:
    return int(point.mean * point.deals)


def _places(found: Convergence) -> int:
    """The decimals of each percent: as many as tell the share from what it may be off by."""
    least = places_of([found.exact], 1, 1 if found.exact > Fraction(1, 100) else 3)
    return places_of([2 * found.points[-1].error], least, 2)


def _about(count: float) -> float:
    """How many are to be expected: whole where there are many, else with decimals."""
    return round(count) if count >= FEW else count


def _trap(found: Convergence) -> list[ui.Node]:
    """What this sample is worth: how far off it may be, and what ten times better would cost."""
    here = found.points[-1]
    expected = float(here.deals * found.exact)
    band = {"band": part_of(2 * here.error, _places(found)), "more": 100 * here.deals}
    if expected >= FEWEST_EXPECTED:
        told = ui.words("probability.many.band", n=here.deals, **band)
        return [ui.words("probability.many.root"), ui.h("p.pk-say", told)]
    few = ui.words("probability.many.few", n=here.deals, expected=_about(expected))
    return [ui.words("probability.many.small"), ui.h("p.pk-say", few)]


def _numbers(found: Convergence) -> ui.Node:
    """The table behind the picture: at each power of ten, and now."""
    names = ("hands", "came", "share", "off", "band", "inside")
    heads = ui.columns("probability.many.column", *names)
    last = found.points[-1]
    powers = {10**power for power in range(1, 8)}
    rows = [
        ("pk-best" if point is last else "", _row(point, found))
        for point in found.points
        if point is last or point.deals in powers
    ]
    return ui.table(heads, rows, caption=ui.words("probability.numbers"))


def _row(point: Point, found: Convergence) -> tuple[ui.Node, ...]:
    off, places = point.mean - found.exact, _places(found)
    inside = abs(float(off)) <= 2 * point.error
    return (
        figure(point.deals),
        figure(_hits(point)),
        part_of(point.mean, places),
        _signed(off, places),
        ui.both(lambda lang: "±" + percent(2 * point.error, lang, places=places)),
        ui.words("probability.many.yes" if inside else "probability.many.no"),
    )


def _signed(off: Fraction, places: int) -> ui.Node:
    plus = "+" if off > 0 else ""
    return ui.both(lambda lang: plus + percent(off, lang, places=places))
