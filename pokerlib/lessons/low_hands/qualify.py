"""Does it qualify: eight or better, with the traps that people fall into."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import Node, box, button, card, card_row, h, words
from pokerlib.lessons.low_hands.shared import because
from pokerlib.practice.lows import low_task, qualification

__all__ = ["Qualifies"]


class Qualifies(Dealt):
    """Five cards; the learner says whether they qualify."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.hand = low_task(code)
        self.found = qualification(self.hand)
        self.answer: bool | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "yes"

    def on_answer(self, qualifies: bool) -> None:
        if self.answer is None:
            self.answer = qualifies
            self.asked += 1
            self.right += self._is_right()
            self.goal = "next"

    def _is_right(self) -> bool:
        return self.answer == (self.found.rank is not None)

    def draw(self) -> list[Node | None]:
        decisive = self.found.cards if self.answer is not None and not self.found.rank else ()
        row = (
            card(one, look="wrong" if one in decisive else "", key=one.code) for one in self.hand
        )
        return [
            h(
                "div.pk-bar",
                button(
                    words("low_hands.qualify.next"),
                    "deal",
                    key="deal",
                    primary=self.answer is not None,
                    goal="next",
                ),
                self.code_field(),
                key="bar",
            ),
            card_row(words("low_hands.qualify.ask"), row, asks=True, key="hand"),
            h(
                "div.pk-bar",
                self._choice("yes", qualifies=True),
                self._choice("no", qualifies=False),
                data_nav=True,
                key="answers",
            ),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _choice(self, name: str, *, qualifies: bool) -> Node:
        return button(
            words(f"low_hands.qualify.{name}"),
            "answer",
            qualifies,
            pressed=self.answer is qualifies,
            enabled=self.answer is None,
            goal=name,
        )

    def _reply(self) -> list[Node]:
        if self.answer is None:
            return []
        rank, right = self.found.rank, self._is_right()
        verdict = (
            words("low_hands.qualifies", hand=hand_words(rank))
            if rank
            else words("low_hands.not_low")
        )
        return [
            box(
                "good" if right else "bad",
                words("compare.right" if right else "compare.wrong"),
                h("p", h("b", verdict)),
                *because(self.found),
            ),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]
