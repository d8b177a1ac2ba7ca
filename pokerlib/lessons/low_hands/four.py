"""One hand, four verdicts: the same five cards under four systems."""

from __future__ import annotations

from typing import ClassVar

from pokerlib.cards import Card
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import Content, Node, button, h, said, table, words
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.lessons.low_hands.shared import because
from pokerlib.practice.lows import qualification
from pokerlib.rankings import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Ranking,
    explain,
)

SYSTEMS = (HIGH, ACE_TO_FIVE, EIGHT_OR_BETTER, DEUCE_TO_SEVEN)


class FourVerdicts(CardTable):
    """Five cards, and what each system makes of them."""

    groups: ClassVar[tuple[Group, ...]] = (Group("five", HIGH.size, HIGH.size),)

    def draw(self) -> list[Node | None]:
        (group,) = self.groups
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        if self.missing():
            return [bar, self.row(group), self.grid(), self.waiting(), self.typing()]
        heads = [words(f"low_hands.column.{name}") for name in ("system", "verdict", "why")]
        hand = self.held(group.name)
        rows = [("", self._cells(system, hand)) for system in SYSTEMS]
        verdicts = table(heads, rows, caption=words("low_hands.four"))
        return [
            bar,
            self.row(group),
            self.grid(),
            h("div", verdicts, key="verdicts", role="status"),
            self.typing(),
        ]

    def _cells(self, system: Ranking, hand: tuple[Card, ...]) -> list[Content]:
        rank = system.rank(hand)
        name = h(
            "div",
            h("b", words(f"low_hands.system.{system.key}")),
            h("div.pk-hint", words(f"low_hands.where.{system.key}")),
        )
        if system is EIGHT_OR_BETTER:
            verdict = hand_words(rank) if rank else words("low_hands.not_low")
            return [name, h("b", verdict), because(qualification(hand))]
        if rank is None:
            raise AssertionError(f"{system.key} ranks every hand")
        return [name, h("b", hand_words(rank)), said(explain(rank))]
