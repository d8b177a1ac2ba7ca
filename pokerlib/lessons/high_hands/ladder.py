"""The ladder: the ten hands in the document's order, what each is, how often, and an example."""

from typing import Annotated

from pokerlib.cards import code_at, new_code
from pokerlib.language import odds
from pokerlib.lessons import components as ui
from pokerlib.practice.hands import LADDER, example, ranked
from pokerlib.practice.probability import ladder_chances
from pokerlib.rankings import HIGH, Category

OFTEN = {one.category: one.probability for one in ladder_chances()}


class Ladder(ui.LessonWidget):
    """One row for each hand, the strongest on top."""

    def __init__(self, code: str | None = None) -> None:
        start = code or new_code()
        self.examples = {one: example(one, code_at(start, i)) for i, one in enumerate(LADDER)}
        self.codes = {one: code_at(start, i) for i, one in enumerate(LADDER)}
        super().__init__()

    def on_again(self, name: Annotated[str, LADDER]) -> None:
        category = Category(name)
        code, old = self.codes[category], self.examples[category]
        found = old
        while found == old:  # there is a second example of every hand
            code = code_at(code, len(LADDER))
            found = example(category, code)
        self.codes = {**self.codes, category: code}
        self.examples = {**self.examples, category: found}

    def draw(self) -> list[ui.Node | None]:
        rows = [self._row(place, one) for place, one in enumerate(reversed(LADDER), start=1)]
        return [ui.h("ol.pk-ladder", *rows, key="ladder")]

    def _row(self, place: int, category: Category) -> ui.Node:
        hand = self.examples[category]
        rank = ranked(hand, HIGH)
        name = ui.category_words(HIGH, category)
        again = ui.h("span", ui.words("high_hands.example"), ui.h("span.pk-vh", ": ", name))
        title = ui.h("div.pk-title", f"{place}. ", name)
        meaning = ui.words(f"high_hands.is.{category.value}")
        cards = ui.h("div.pk-cards", *ui.drawn(rank.cards, size="small", coded=True))
        often = ui.words("high_hands.often", times=ui.both(odds, OFTEN[category]))
        return ui.h(
            "li.pk-player",
            ui.h("div.pk-step", title, ui.h("div.pk-hint", meaning)),
            ui.h("div", cards, ui.h("div.pk-hint", ui.hand_words(rank))),
            ui.h(
                "div.pk-often",
                ui.button(again, "again", category.value),
                ui.h("div.pk-hint", often),
            ),
            key=category.value,
        )
