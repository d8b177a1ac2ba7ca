"""Counting: how many hands of each kind there are, step by step."""

from __future__ import annotations

from pokerlib.counting import derivation
from pokerlib.lessons.components.hands import category_words
from pokerlib.lessons.components.nodes import Node, button, choices, h, said, words
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError
from pokerlib.lessons.probability.shared import all_forms
from pokerlib.practice.probability import ladder_chances
from pokerlib.rankings import HIGH


class Counting(LessonWidget):
    """The learner chooses a kind; its sum is shown a step at a time, then its chance."""

    def __init__(self) -> None:
        self.place = 0
        self.shown = 0
        super().__init__()

    def on_kind(self, place: int) -> None:
        if place not in range(len(ladder_chances())):
            raise UnknownEventError("no such hand")
        self.place, self.shown = place, 0
        self.goal = "next"

    def on_next(self) -> None:
        self.shown = min(self.shown + 1, len(self._steps()) + 1)
        self.goal = "next"

    def on_all(self) -> None:
        self.shown = len(self._steps()) + 1

    def _steps(self) -> list[Node]:
        category = ladder_chances()[self.place].category
        found = derivation(HIGH, category)
        return [said(step) for case in found.cases for step in case.steps]

    def draw(self) -> list[Node | None]:
        chance = ladder_chances()[self.place]
        steps = self._steps()
        kinds = [
            (category_words(HIGH, one.category), ("kind", place), place == self.place)
            for place, one in enumerate(ladder_chances())
            if one.category is not None
        ]
        done = self.shown > len(steps)
        return [
            h("div.pk-bar", choices(words("compare.kind"), kinds, key="kinds"), key="bar"),
            h(
                "div",
                h("ol.pk-story", *(h("li", step) for step in steps[: self.shown])),
                key="steps",
                role="status",
            ),
            h("p.pk-title", said(derivation(HIGH, chance.category)), key="sum") if done else None,
            h("div", all_forms(chance), key="forms") if done else None,
            h(
                "div.pk-bar",
                button(
                    words("probability.next_step"),
                    "next",
                    primary=not done,
                    enabled=not done,
                    key="next",
                    goal="next",
                    step="on",
                ),
                button(words("probability.all_steps"), "all", enabled=not done, key="all"),
                key="buttons",
            ),
        ]
