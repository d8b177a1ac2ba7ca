"""A question before the answer: every wrong choice says why it is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokerlib.cards import Card, cards
from pokerlib.lessons.components.nodes import Node, box, button, card, card_row, h, words
from pokerlib.lessons.components.widget import LessonWidget

__all__ = ["Question", "Quiz"]


@dataclass(frozen=True)
class Question:
    """A question by its message id: `id.ask`, and for each option `id.option` and its `.why`.

    `hands`: the cards to show, each with the message id of its heading.
    """

    id: str
    options: tuple[str, ...]
    right: str
    hands: tuple[tuple[str, str], ...] = ()


class Quiz(LessonWidget):
    """Questions one at a time; the learner may try until the right answer."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        self.at = 0
        self.answered: tuple[str, ...] = ()
        super().__init__()

    @property
    def question(self) -> Question:
        return self.questions[self.at]

    def on_answer(self, option: str) -> None:
        solved = self.question.right in self.answered
        if option in self.question.options and option not in self.answered and not solved:
            self.answered = (*self.answered, option)
            if option == self.question.right:
                self.goal = "next"

    def on_next(self) -> None:
        self.at = (self.at + 1) % len(self.questions)
        self.answered = ()
        self.goal = "first"

    def draw(self) -> list[Node | None]:
        question = self.question
        rows = [
            card_row(words(title), (_plain(one) for one in cards(text)), key=f"{question.id}-{i}")
            for i, (title, text) in enumerate(question.hands)
        ]
        return [
            self._place(),
            h("p.pk-say.pk-title", words(f"{question.id}.ask"), key="ask"),
            h("div.pk-hands", *rows, key="hands") if rows else None,
            h("div.pk-options", *map(self._option, question.options), data_nav=True, key="options"),
            h("div", self._reply(), key="reply", role="status"),
            self._next(),
        ]

    def _place(self) -> Node | None:
        if len(self.questions) == 1:
            return None
        place = words("quiz.place", number=self.at + 1, total=len(self.questions))
        return h("p.pk-hint", place, key="place")

    def _option(self, option: str) -> Node:
        question, answered = self.question, option in self.answered
        look = ".pk-right" if option == question.right else ".pk-wrong"
        sign = "✓ " if option == question.right else "✗ "
        return h(
            "button.pk-button" + (look if answered else ""),
            h("span", sign, aria_hidden="true") if answered else None,
            words(f"{question.id}.{option}"),
            key=f"{question.id}.{option}",
            on={"click": ("answer", option)},
            aria_disabled="true" if answered or question.right in self.answered else None,
            data_goal="first" if option == question.options[0] else None,
        )

    def _reply(self) -> Node | None:
        if not self.answered:
            return None
        option = self.answered[-1]
        right = option == self.question.right
        return box(
            "good" if right else "bad",
            words("quiz.right" if right else "quiz.wrong"),
            h("p", words(f"{self.question.id}.{option}.why")),
            key=f"why-{option}",
        )

    def _next(self) -> Node | None:
        if self.question.right not in self.answered:
            return None
        last = self.at == len(self.questions) - 1
        title = words("quiz.again" if last else "quiz.next")
        step = None if last else "on"
        onward = button(title, "next", primary=not last, goal="next", step=step)
        return h("p", onward, key="next")


def _plain(one: Card) -> Node:
    return card(one, key=one.code)
