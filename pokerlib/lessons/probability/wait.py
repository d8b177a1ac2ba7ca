"""Deal until it comes: how long one waits, and how long one should expect to."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from pokerlib.cards import Card, code_at, new_code
from pokerlib.counting import Chance
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import category_words
from pokerlib.lessons.components.nodes import Node, button, card, choices, h, table, words
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import chance_of, figure, seed_of
from pokerlib.practice.probability import ladder_chances
from pokerlib.rankings import HIGH, Category

SHOWN = 8  # tries
RAREST = Fraction(1, 10_000)


class DealUntil(Dealt):
    """Each press deals hands until one is of the chosen kind; the same code waits as long."""

    slow: ClassVar[frozenset[str]] = frozenset({"deal", "code", "kind"})

    def __init__(self, code: str | None = None) -> None:
        self.category = Category.FLUSH
        self.tries: tuple[int, ...] = ()
        self.hand: tuple[Card, ...] = ()
        super().__init__(code)

    def _lay(self, code: str) -> None:
        seed = seed_of(code, self.category)
        count, hand = engine().deals_until(self.category, seed=seed, progress=self.tell)
        self.code, self.hand, self.tries = code, hand, (*self.tries, count)

    def on_deal(self) -> None:
        self._lay(code_at(self.code, 1) if self.code else new_code())

    def on_kind(self, name: str) -> None:
        chance = next((one for one in _offered() if one.category == name), None)
        if chance is None or chance.category is None:
            raise UnknownEventError("no such hand")
        self.category, self.tries, self.hand, self.code = chance.category, (), (), None

    def draw(self) -> list[Node | None]:
        chance = next(one for one in ladder_chances() if one.category == self.category)
        expected = round(1 / chance_of(chance))
        kinds = [
            (category_words(HIGH, one.category), ("kind", one.category.value), one == chance)
            for one in _offered()
            if one.category is not None
        ]
        return [
            h("div.pk-bar", choices(words("compare.kind"), kinds, key="kinds"), key="kinds"),
            h(
                "div.pk-bar",
                button(words("probability.wait.deal"), "deal", primary=True, key="deal"),
                self.code_field(),
                key="bar",
            ),
            h("div", data_progress=True, key="progress"),
            None if fast() else h("p.pk-hint", words("plain_odds.rare"), key="plain"),
            h("p.pk-say", words("probability.wait.expected", n=expected), key="expected"),
            h("div", *self._found(expected), key="found", role="status"),
        ]

    def _found(self, expected: int) -> list[Node]:
        if not self.tries:
            return []
        newest = self.tries[-1]
        mean = round(sum(self.tries) / len(self.tries))
        longest = max(*self.tries, expected)
        rows: list[tuple[str, tuple[Node, Node, Node]]] = [
            ("", (str(place), figure(count), _bar(count, longest)))
            for place, count in list(enumerate(self.tries, start=1))[-SHOWN:]
        ]
        rows.append(
            ("pk-best", (words("probability.wait.mean"), figure(mean), _bar(mean, longest)))
        )
        heads = [words(f"probability.wait.{name}") for name in ("try", "hands", "how_long")]
        return [
            h("p.pk-title", words("probability.wait.came", n=newest)),
            h("div.pk-cards", *(card(one, look="small") for one in self.hand)),
            table(heads, rows, caption=words("probability.wait.hands")),
        ]


def _offered() -> tuple[Chance, ...]:
    """The hands that come soon enough: without NumPy not the two rarest."""
    every = ladder_chances()
    return every if fast() else tuple(one for one in every if chance_of(one) > RAREST)


def _bar(count: int, longest: int) -> Node:
    width = max(1, round(100 * count / longest))
    return h("span.pk-odds-bar", style=f"width:{width}%", aria_hidden="true")
