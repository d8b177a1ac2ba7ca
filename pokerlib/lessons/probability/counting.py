"""Counting: how many hands of each kind there are, step by step."""

from pokerlib.counting import derivation
from pokerlib.lessons import components as ui
from pokerlib.lessons.probability.shared import all_forms
from pokerlib.practice.probability import ladder_chances
from pokerlib.rankings import HIGH


class Counting(ui.LessonWidget):
    """The learner chooses a kind; its sum is shown a step at a time, then its chance."""

    place = 0
    shown = 0

    def on_kind(self, place: int) -> None:
        if place not in range(len(ladder_chances())):
            raise ui.UnknownEventError("no such hand")
        self.place, self.shown = place, 0
        self.goal = "next"

    def on_next(self) -> None:
        self.shown = min(self.shown + 1, len(self._steps()) + 1)
        self.goal = "next"

    def on_all(self) -> None:
        self.shown = len(self._steps()) + 1

    def _steps(self) -> list[ui.Node]:
        category = ladder_chances()[self.place].category
        found = derivation(HIGH, category)
        return [ui.said(step) for case in found.cases for step in case.steps]

    def draw(self) -> list[ui.Node | None]:
        chance = ladder_chances()[self.place]
        steps = self._steps()
        kinds = {
            place: ui.category_words(HIGH, one.category)
            for place, one in enumerate(ladder_chances())
            if one.category is not None
        }
        bar = ui.choices("compare.kind", "kind", kinds, self.place, key="kinds")
        more = self.shown <= len(steps)
        story = ui.h("ol.pk-story", *(ui.h("li", step) for step in steps[: self.shown]))
        result = ui.said(derivation(HIGH, chance.category))
        return [
            ui.h("div.pk-bar", bar, key="bar"),
            ui.live("steps", story),
            None if more else ui.h("p.pk-title", result, key="sum"),
            None if more else ui.h("div", all_forms(chance), key="forms"),
            ui.h(
                "div.pk-bar",
                ui.onward(ui.words("probability.next_step"), more=more),
                ui.button(ui.words("probability.all_steps"), "all", enabled=more, key="all"),
                key="buttons",
            ),
        ]
