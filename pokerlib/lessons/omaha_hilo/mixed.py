"""The mixed game: hands of fixed and of pot limit in turn, with stakes that stay level."""

from typing import Annotated

from pokerlib.betting import Mixed, Stakes
from pokerlib.lessons import components as ui

STAKES = {"1/2": Stakes(100, 200), "5/10": Stakes(500, 1000), "0.25/0.50": Stakes(25, 50)}
HANDS = (1, 2, 4, 6)
SHOWN = 8


class MixedGame(ui.LessonWidget):
    """Which limit and which blinds each hand is played with."""

    stakes = "1/2"
    hands = 2
    first = 0

    def on_stakes(self, name: Annotated[str, STAKES]) -> None:
        self.stakes, self.first = name, 0

    def on_hands(self, count: Annotated[int, HANDS]) -> None:
        self.hands, self.first = count, 0

    def on_turn(self, step: int) -> None:
        self.first = max(0, self.first + (SHOWN if step > 0 else -SHOWN))

    def draw(self) -> list[ui.Node | None]:
        stakes = {name: _pair(one.small_blind, one.big_blind) for name, one in STAKES.items()}
        return [
            ui.h(
                "div.pk-bar",
                ui.choices("omaha_hilo.mixed.stakes", "stakes", stakes, self.stakes, key="stakes"),
                ui.choices("omaha_hilo.mixed.hands", "hands", HANDS, self.hands, key="hands"),
                key="bar",
            ),
            ui.live("schedule", self._schedule()),
            ui.h(
                "div.pk-bar",
                ui.button(ui.words("omaha_hilo.mixed.earlier"), "turn", -1, enabled=self.first > 0),
                ui.button(ui.words("omaha_hilo.mixed.later"), "turn", 1),
                key="turn",
            ),
        ]

    def _schedule(self) -> ui.Node:
        mixed = Mixed(STAKES[self.stakes], hands=self.hands)
        heads = ui.columns("omaha_hilo.mixed", "hand", "limit", "blinds", "bets")
        rows = []
        for n in range(self.first, self.first + SHOWN):
            level = mixed.at(n)
            stakes = level.stakes
            bets = ui.words("omaha_hilo.mixed.up_to_pot")
            if level.limit.fixed:
                bets = _pair(stakes.small_bet, stakes.big_bet)
            blinds = _pair(stakes.small_blind, stakes.big_blind)
            changed = n == 0 or mixed.at(n - 1).limit != level.limit
            cells = (str(n + 1), ui.said(level.limit), blinds, bets)
            rows.append(("pk-best" if changed else "", cells))
        return ui.table(heads, rows, caption=ui.words("omaha_hilo.mixed.caption"))


def _pair(small: int, big: int) -> ui.Node:
    return ui.h("span", ui.cash(small), " / ", ui.cash(big))
