"""Where one is: what is to be repeated today, where one was, and the thirteen lessons."""

from __future__ import annotations

from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.lesson import lesson_link, lesson_words
from pokerlib.lessons.components.nodes import Content, Node, button, h, words
from pokerlib.lessons.components.widget import LessonWidget
from pokerlib.practice.path import Place

SIGNS = {"new": "○", "begun": "◐", "done": "✓"}


class Map(LessonWidget):
    """The lessons with their state, drawn from the memory of the learner."""

    def on_refresh(self) -> None:
        keeper().read()

    def draw(self) -> list[Node | None]:
        now = keeper()
        where, due = now.where(), now.due()
        return [
            now.trouble_line(),
            h("div.pk-today", *self._today(len(due), where.last), key="today", role="status"),
            h("ol.pk-map", *map(_lesson, where.lessons), key="map"),
            h("p.pk-hint", words("lesson.done_when"), key="when"),
            h("div", button(words("practice_lesson.refresh"), "refresh"), key="refresh"),
        ]

    def _today(self, due: int, last: str | None) -> list[Content]:
        """The first thing that somebody who comes back sees."""
        if last is None:
            first = lesson_link("01", words("lesson.begin"), primary=True)
            return [h("p.pk-ask", words("lesson.welcome")), first]
        repeat = words("lesson.repeat")
        review = lesson_link("11", repeat, query="mode=review", primary=True)
        onward = words("lesson.continue", lesson=lesson_words(last))
        return [
            h("p.pk-ask", words("lesson.today", n=due) if due else words("lesson.nothing_today")),
            h("div.pk-acts", review if due else None, lesson_link(last, onward, primary=not due)),
        ]


def _lesson(place: Place) -> Node:
    due = words("lesson.due", n=place.due) if place.due else None
    return h(
        f"li.pk-map-{place.state}",
        h("span.pk-map-sign", SIGNS[place.state], aria_hidden="true"),
        h(
            "span",
            lesson_link(place.lesson, lesson_words(place.lesson)),
            h("span.pk-hint", words(f"lesson.about.{place.lesson}")),
        ),
        h("span.pk-map-state", words(f"lesson.state.{place.state}"), due and h("b", " · ", due)),
        key=place.lesson,
    )
