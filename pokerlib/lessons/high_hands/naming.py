"""Name it: a hand is dealt, the learner says what it is called."""

from __future__ import annotations

from pokerlib.cards import code_at, deck_of, new_code
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import category_words, hand_words
from pokerlib.lessons.components.nodes import Node, button, card, card_row, h, said, words
from pokerlib.practice.hands import LADDER, example, ranked
from pokerlib.rankings import HIGH, Category, explain

__all__ = ["NameIt"]


class NameIt(Dealt):
    """Every kind of hand comes as often as the others, so that the rare ones are met too."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        category = LADDER[deck_of(code_at(code, 1))[0].index % len(LADDER)]
        mixed = {one: place for place, one in enumerate(deck_of(code_at(code, 2)))}
        self.code = code
        self.hand = tuple(sorted(example(category, code), key=mixed.__getitem__))
        self.rank = ranked(self.hand, HIGH)
        self.tried: tuple[str, ...] = ()

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "name"

    def on_name(self, name: str) -> None:
        if name not in LADDER or name in self.tried or self._solved():
            return
        first = not self.tried
        self.tried = (*self.tried, name)
        self.asked += first
        self.right += first and self._solved()
        if self._solved():
            self.goal = "next"

    def _solved(self) -> bool:
        return self.rank.category in self.tried

    def draw(self) -> list[Node | None]:
        row = (card(one, key=one.code) for one in self.hand)
        return [
            h(
                "div.pk-bar",
                button(
                    words("high_hands.name.next"),
                    "deal",
                    key="deal",
                    primary=self._solved(),
                    goal="next",
                ),
                self.code_field(),
                key="bar",
            ),
            card_row(words("high_hands.name.ask"), row, asks=True, key="hand"),
            h("div.pk-bar", *map(self._choice, reversed(LADDER)), data_nav=True, key="names"),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _choice(self, name: Category) -> Node:
        tried, right = name in self.tried, name == self.rank.category
        look = (".pk-right" if right else ".pk-wrong") if tried else ""
        return h(
            f"button.pk-button{look}",
            h("span", "✓ " if right else "✗ ", aria_hidden="true") if tried else None,
            category_words(HIGH, name),
            key=name.value,
            on={"click": ("name", name.value)},
            aria_disabled="true" if tried or self._solved() else None,
            data_goal="name" if name == LADDER[-1] else None,
        )

    def _reply(self) -> list[Node | None]:
        if not self.tried:
            return []
        if self._solved():
            inner = [
                h("div.pk-title", hand_words(self.rank)),
                h("p", said(explain(self.rank))),
            ]
            kind = "good"
        else:
            wrong = next(one for one in LADDER if one == self.tried[-1])
            why = words(f"high_hands.needs.{wrong}")
            title = words("high_hands.name.why_not", wrong=category_words(HIGH, wrong))
            inner, kind = [h("div.pk-title", title), h("p", why)], "bad"
        score = words("compare.score", right=self.right, asked=self.asked)
        return [h(f"div.pk-box.pk-{kind}", *inner), h("p.pk-hint", score)]
