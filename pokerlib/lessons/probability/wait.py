"""Deal until it comes: how long one waits, and how long one should expect to."""

from fractions import Fraction
from typing import ClassVar

from pokerlib.cards import Card, code_at, new_code
from pokerlib.counting import Chance
from pokerlib.lessons import components as ui
from pokerlib.lessons.probability.engine import engine, fast
from pokerlib.lessons.probability.shared import chance_of, figure, seed_of
from pokerlib.practice.probability import ladder_chances
from pokerlib.rankings import HIGH, Category

SHOWN = 8  # tries
RAREST = Fraction(1, 10_000)


class DealUntil(ui.Dealt):
    """Each press deals hands until one is of the chosen kind; the same code waits as long."""

    slow: ClassVar[frozenset[str]] = frozenset({"deal", "code", "kind"})

    category = Category.FLUSH
    tries: tuple[int, ...] = ()
    hand: tuple[Card, ...] = ()

    def _lay(self, code: str) -> None:
        seed = seed_of(code, self.category)
        count, hand = engine().deals_until(self.category, seed=seed, progress=self.tell)
        self.code, self.hand, self.tries = code, hand, (*self.tries, count)

    def on_deal(self) -> None:
        self._lay(code_at(self.code, 1) if self.code else new_code())

    def on_kind(self, name: str) -> None:
        chance = next((one for one in _offered() if one.category == name), None)
        if chance is None or chance.category is None:
            raise ui.UnknownEventError("no such hand")
        self.category, self.tries, self.hand, self.code = chance.category, (), (), None

    def draw(self) -> list[ui.Node | None]:
        chance = next(one for one in ladder_chances() if one.category == self.category)
        expected = round(1 / chance_of(chance))
        kinds = {
            one.category.value: ui.category_words(HIGH, one.category)
            for one in _offered()
            if one.category is not None
        }
        bar = ui.choices("compare.kind", "kind", kinds, self.category, key="kinds")
        return [
            ui.h("div.pk-bar", bar, key="kinds"),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("probability.wait.deal"), "deal", primary=True, key="deal"),
                self.code_field(),
                key="bar",
            ),
            ui.h("div", data_progress=True, key="progress"),
            None if fast() else ui.h("p.pk-hint", ui.words("plain_odds.rare"), key="plain"),
            ui.h("p.pk-say", ui.words("probability.wait.expected", n=expected), key="expected"),
            ui.live("found", *self._found(expected)),
        ]

    def _found(self, expected: int) -> list[ui.Node]:
        if not self.tries:
            return []
        newest = self.tries[-1]
        mean = round(sum(self.tries) / len(self.tries))
        longest = max(*self.tries, expected)
        newest_tries = list(enumerate(self.tries, start=1))[-SHOWN:]
        lines: list[tuple[str, ui.Node, int]] = [("", str(n), count) for n, count in newest_tries]
        lines.append(("pk-best", ui.words("probability.wait.mean"), mean))
        rows = ((look, (name, figure(n), _bar(n, longest))) for look, name, n in lines)
        heads = ui.columns("probability.wait", "try", "hands", "how_long")
        return [
            ui.h("p.pk-title", ui.words("probability.wait.came", n=newest)),
            ui.h("div.pk-cards", *ui.drawn(self.hand, size="small")),
            ui.table(heads, rows, caption=ui.words("probability.wait.hands")),
        ]


def _offered() -> tuple[Chance, ...]:
    """The hands that come soon enough: without NumPy not the two rarest."""
    every = ladder_chances()
    return every if fast() else tuple(one for one in every if chance_of(one) > RAREST)


def _bar(count: int, longest: int) -> ui.Node:
    width = max(1, round(100 * count / longest))
    return ui.h("span.pk-odds-bar", style=f"width:{width}%", aria_hidden="true")
