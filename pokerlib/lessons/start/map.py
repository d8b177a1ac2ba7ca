"""Where one is: what is to be repeated today, where one was, and the thirteen lessons."""

from pokerlib.lessons import components as ui
from pokerlib.practice.path import Place

SIGNS = {"new": "○", "begun": "◐", "done": "✓"}


class Map(ui.LessonWidget):
    """The lessons with their state, drawn from the memory of the learner."""

    def on_refresh(self) -> None:
        ui.keeper().read()

    def draw(self) -> list[ui.Node | None]:
        now = ui.keeper()
        where, due = now.where(), now.due()
        return [
            now.trouble_line(),
            ui.h("div.pk-today", *self._today(len(due), where.last), key="today", role="status"),
            ui.h("ol.pk-map", *map(_lesson, where.lessons), key="map"),
            ui.h("p.pk-hint", ui.words("lesson.done_when"), key="when"),
            ui.h("div", ui.button(ui.words("practice_lesson.refresh"), "refresh"), key="refresh"),
        ]

    def _today(self, due: int, last: str | None) -> list[ui.Content]:
        """The first thing that somebody who comes back sees."""
        if last is None:
            first = ui.lesson_link("01", ui.words("lesson.begin"), primary=True)
            return [ui.h("p.pk-ask", ui.words("lesson.welcome")), first]
        repeat = ui.words("lesson.repeat")
        review = ui.lesson_link("11", repeat, query="mode=review", primary=True)
        onward = ui.words("lesson.continue", lesson=ui.lesson_words(last))
        return [
            ui.h(
                "p.pk-ask",
                ui.words("lesson.today", n=due) if due else ui.words("lesson.nothing_today"),
            ),
            ui.h(
                "div.pk-acts",
                review if due else None,
                ui.lesson_link(last, onward, primary=not due),
            ),
        ]


def _lesson(place: Place) -> ui.Node:
    due = ui.words("lesson.due", n=place.due) if place.due else None
    return ui.h(
        f"li.pk-map-{place.state}",
        ui.h("span.pk-map-sign", SIGNS[place.state], aria_hidden="true"),
        ui.h(
            "span",
            ui.lesson_link(place.lesson, ui.lesson_words(place.lesson)),
            ui.h("span.pk-hint", ui.words(f"lesson.about.{place.lesson}")),
        ),
        ui.h(
            "span.pk-map-state",
            ui.words(f"lesson.state.{place.state}"),
            due and ui.h("b", " · ", due),
        ),
        key=place.lesson,
    )
