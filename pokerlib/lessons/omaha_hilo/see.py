"""High and low: the same four cards, with different pairs for the two halves of the pot."""

from __future__ import annotations

from typing import ClassVar

from pokerlib.cards import Card
from pokerlib.games import Made
from pokerlib.lessons.components.hands import faces, hand_words, looks
from pokerlib.lessons.components.nodes import (
    Node,
    box,
    button,
    card,
    h,
    rank_list,
    words,
)
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.lessons.omaha.shared import BOARD, HOLE
from pokerlib.practice.hilo import HILO, LowReason, low_reason

__all__ = ["HighAndLow", "why_no_low"]


class HighAndLow(CardTable):
    """Four cards and a board: the two and three of the high hand, and those of the low."""

    groups: ClassVar[tuple[Group, ...]] = (HOLE, BOARD)

    def draw(self) -> list[Node | None]:
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        rows = h("div.pk-hands", *(self.row(group) for group in self.groups), key="hands")
        if self.missing():
            return [bar, rows, self.grid(), self.waiting(), self.typing()]
        hole, board = self.held("hole"), self.held("board")
        high = HILO.made(hole, board)["high"]
        halves = h(
            "div.pk-two",
            self._half("high", high) if high else None,
            self._low(low_reason(hole, board)),
            key="halves",
            role="status",
        )
        return [bar, rows, self.grid(), halves, self._scoops(high), self.typing()]

    def _half(self, name: str, made: Made) -> Node:
        return box(
            "good",
            words(f"omaha_hilo.half.{name}"),
            self._cards(self.held("hole"), made),
            self._cards(self.held("board"), made),
            h("p", h("b", hand_words(made.rank))),
            h(
                "p.pk-hint",
                words("omaha_hilo.from", hole=faces(made.hole), board=faces(made.board)),
            ),
            key=name,
        )

    def _cards(self, row: tuple[Card, ...], made: Made) -> Node:
        look = looks(row, (*made.hole, *made.board))
        cards = (card(one, look=f"small {look[one][0]}", state=look[one][1]) for one in row)
        return h("div.pk-cards", *cards)

    def _low(self, found: LowReason) -> Node:
        if found.made is not None:
            return self._half("low", found.made)
        title = words("omaha_hilo.half.low")
        return box("bad", title, h("p", h("b", words("omaha_hilo.no_low"))), why_no_low(found))

    def _scoops(self, high: Made | None) -> Node | None:
        low = HILO.made(self.held("hole"), self.held("board"))["low"]
        if low is None or high is None:
            return None
        same = frozenset(low.hole) == frozenset(high.hole)
        return h("p.pk-say", words(f"omaha_hilo.{'same' if same else 'other'}_pair"), key="pair")


def why_no_low(found: LowReason) -> Node:
    """Why these cards make no low, with the ranks that are there."""
    return h(
        "p",
        words(
            f"omaha_hilo.why.{found.reason}",
            board=rank_list(found.on_board),
            hand=rank_list(found.in_hand),
        ),
    )
