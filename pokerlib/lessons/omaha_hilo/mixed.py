"""The mixed game: hands of fixed and of pot limit in turn, with stakes that stay level."""

from __future__ import annotations

from pokerlib.betting import Mixed, Stakes
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.nodes import Node, button, choices, h, said, table, words
from pokerlib.lessons.components.widget import LessonWidget, UnknownEventError

STAKES = {"1/2": Stakes(100, 200), "5/10": Stakes(500, 1000), "0.25/0.50": Stakes(25, 50)}
SHOWN = 8


class MixedGame(LessonWidget):
    """Which limit and which blinds each hand is played with."""

    def __init__(self) -> None:
        self.stakes = "1/2"
        self.hands = 2
        self.first = 0
        super().__init__()

    def on_stakes(self, name: str) -> None:
        if name not in STAKES:
            raise UnknownEventError("no such stakes")
        self.stakes, self.first = name, 0

    def on_hands(self, count: int) -> None:
        if not 1 <= count <= SHOWN:
            raise UnknownEventError("no such number of hands")
        self.hands, self.first = count, 0

    def on_turn(self, step: int) -> None:
        self.first = max(0, self.first + (SHOWN if step > 0 else -SHOWN))

    def draw(self) -> list[Node | None]:
        stakes = (
            (
                h("span", cash(one.small_blind), " / ", cash(one.big_blind)),
                ("stakes", name),
                name == self.stakes,
            )
            for name, one in STAKES.items()
        )
        counts = ((str(n), ("hands", n), n == self.hands) for n in (1, 2, 4, 6))
        return [
            h(
                "div.pk-bar",
                choices(words("omaha_hilo.mixed.stakes"), stakes, key="stakes"),
                choices(words("omaha_hilo.mixed.hands"), counts, key="hands"),
                key="bar",
            ),
            h("div", self._schedule(), key="schedule", role="status"),
            h(
                "div.pk-bar",
                button(words("omaha_hilo.mixed.earlier"), "turn", -1, enabled=self.first > 0),
                button(words("omaha_hilo.mixed.later"), "turn", 1),
                key="turn",
            ),
        ]

    def _schedule(self) -> Node:
        mixed = Mixed(STAKES[self.stakes], hands=self.hands)
        names = ("hand", "limit", "blinds", "bets")
        heads = [words(f"omaha_hilo.mixed.{name}") for name in names]
        rows = []
        for n in range(self.first, self.first + SHOWN):
            level = mixed.at(n)
            blinds = h("span", cash(level.stakes.small_blind), " / ", cash(level.stakes.big_blind))
            bets = (
                h("span", cash(level.stakes.small_bet), " / ", cash(level.stakes.big_bet))
                if level.limit.fixed
                else words("omaha_hilo.mixed.up_to_pot")
            )
            changed = n == 0 or mixed.at(n - 1).limit != level.limit
            rows.append(
                ("pk-best" if changed else "", (str(n + 1), said(level.limit), blinds, bets))
            )
        return table(heads, rows, caption=words("omaha_hilo.mixed.caption"))
