"""Guess the odds of a hand, then see them."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import category_words
from pokerlib.lessons.components.nodes import Node, box, button, card, h, said, words
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.probability.shared import chance_of, one_in
from pokerlib.practice.hands import example, ranked
from pokerlib.practice.probability import odds_task
from pokerlib.rankings import HIGH

__all__ = ["GuessTheOdds"]


class GuessTheOdds(Dealt):
    """How often do five cards make this hand?"""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.task = odds_task(code)
        self.answer: int | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_answer(self, place: int) -> None:
        if place not in range(len(self.task.options)):
            raise UnknownEventError("no such answer")
        if self.answer is None:
            self.answer = place
            self.asked += 1
            self.right += self.task.options[place] == self.task.right
            self.goal = "next"

    def draw(self) -> list[Node | None]:
        done, category = self.answer is not None, self.task.right.category
        if category is None:
            raise AssertionError("every task is about a kind of hand")
        hand = ranked(example(category, self.code or "BBB-BBB"), HIGH)
        return [
            h(
                "div.pk-bar",
                button(
                    words("probability.next_hand"), "deal", primary=done, key="deal", goal="next"
                ),
                self.code_field(),
                key="bar",
            ),
            h("p.pk-title", words("probability.ask", hand=category_words(HIGH, category)), key="q"),
            h("div.pk-cards", *(card(one, look="small") for one in hand.cards), key="cards"),
            h(
                "div.pk-bar",
                *map(self._option, range(len(self.task.options))),
                data_nav=True,
                key="o",
            ),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _option(self, place: int) -> Node:
        option = self.task.options[place]
        done, right = self.answer is not None, option == self.task.right
        look = ".pk-right" if done and right else ".pk-wrong" if place == self.answer else ""
        return h(
            f"button.pk-button{look}",
            one_in(chance_of(option)),
            key=str(place),
            on={"click": ("answer", place)},
            aria_disabled="true" if done else None,
            data_goal="first" if place == 0 else None,
        )

    def _reply(self) -> list[Node]:
        if self.answer is None:
            return []
        chosen = self.task.options[self.answer]
        right = chosen == self.task.right
        more = words(
            "probability.too_"
            + ("often" if chance_of(chosen) > chance_of(self.task.right) else "rare")
        )
        return [
            box(
                "good" if right else "bad",
                words("compare.right") if right else more,
                h("p", said(self.task.right)),
            ),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]
