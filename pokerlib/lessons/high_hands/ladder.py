"""The ladder: the ten hands in the document's order, each with an example to deal again."""

from __future__ import annotations

from pokerlib.cards import Card, code_at, new_code
from pokerlib.lessons.components.hands import category_words, hand_words
from pokerlib.lessons.components.nodes import Node, button, card, h, words
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError
from pokerlib.practice.hands import LADDER, example, ranked
from pokerlib.rankings import HIGH, Category


class Ladder(LessonWidget):
    """One row for each hand, the strongest on top."""

    def __init__(self, code: str | None = None) -> None:
        start = code or new_code()
        self.examples = {one: example(one, code_at(start, i)) for i, one in enumerate(LADDER)}
        self.codes = {one: code_at(start, i) for i, one in enumerate(LADDER)}
        super().__init__()

    def on_again(self, name: str) -> None:
        category = next((one for one in LADDER if one == name), None)
        if category is None:
            raise UnknownEventError("no such hand")
        code, old = self.codes[category], self.examples[category]
        found = old
        while found == old:  # there is a second example of every hand
            code = code_at(code, len(LADDER))
            found = example(category, code)
        self.codes = {**self.codes, category: code}
        self.examples = {**self.examples, category: found}

    def draw(self) -> list[Node | None]:
        rows = [self._row(place, one) for place, one in enumerate(reversed(LADDER), start=1)]
        return [h("ol.pk-ladder", *rows, key="ladder")]

    def _row(self, place: int, category: Category) -> Node:
        hand = self.examples[category]
        rank = ranked(hand, HIGH)
        name = category_words(HIGH, category)
        return h(
            "li.pk-player",
            h(
                "div.pk-step",
                h("div.pk-title", f"{place}. ", name),
                h("div.pk-hint", hand_words(rank)),
            ),
            h("div.pk-cards", *_cards(rank.cards)),
            button(
                h("span", words("high_hands.example"), h("span.pk-vh", ": ", name)),
                "again",
                category.value,
            ),
            key=category.value,
        )


def _cards(hand: tuple[Card, ...]) -> list[Node]:
    return [card(one, look="small", key=one.code) for one in hand]
