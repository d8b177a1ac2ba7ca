"""Deal and see: which two and which three play, and what only looks like a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pokerlib.cards import Card
from pokerlib.games import Illusion
from pokerlib.lessons.components.hands import looks
from pokerlib.lessons.components.nodes import Node, box, button, fold, h, words
from pokerlib.lessons.components.table import CardTable, Group
from pokerlib.lessons.omaha.shared import (
    BOARD,
    HOLE,
    OMAHA,
    best_box,
    combinations_table,
    illusion_box,
)

__all__ = ["DealAndSee"]


class DealAndSee(CardTable):
    """Four hole cards and a board, dealt, picked or typed; the legal hand and the tempting one."""

    groups: ClassVar[tuple[Group, ...]] = (HOLE, BOARD)

    def draw(self) -> list[Node | None]:
        hole, board = self.held("hole"), self.held("board")
        bar = self.bar(button(words("table.clear"), "clear", key="clear"))
        if self.missing():
            return [bar, self._hands({}), self.grid(), self.waiting(), self.typing()]
        best = OMAHA.combinations(hole, board)[0]
        shown = looks(self.on_table(), (*best.hole, *best.board))
        return [
            bar,
            self._hands(shown),
            self.grid(),
            *self._verdict(),
            self._combinations(),
            self.typing(),
        ]

    def _hands(self, shown: Mapping[Card, tuple[str, Node]]) -> Node:
        return h("div.pk-hands", *(self.row(group, shown) for group in self.groups), key="hands")

    def _verdict(self) -> list[Node | None]:
        hole, board = self.held("hole"), self.held("board")
        every = OMAHA.combinations(hole, board)
        illusions = OMAHA.illusions(hole, board)
        strongest = [one for one in illusions if not one.by_kicker]
        kickers = [one for one in illusions if one.by_kicker]
        first = illusion_box(strongest[0], "illusion") if strongest else self._calm(bool(kickers))
        return [
            h(
                "div.pk-boxes",
                best_box(every[0], len(every)),
                first,
                key="boxes",
                role="status",
            ),
            self._folded("more_illusions", strongest[1:]),
            self._folded("kicker_illusions", kickers),
        ]

    def _calm(self, kickers: bool) -> Node:
        """Nothing tempts here, or nothing but a kicker."""
        kind = "only_kickers" if kickers else "no_illusion"
        why = h("p", words(f"omaha.{kind}_why"))
        return box("note", words(f"omaha.{kind}"), why, key="illusion")

    def _folded(self, name: str, illusions: list[Illusion]) -> Node | None:
        if not illusions:
            return None
        return fold(
            words(f"omaha.{name}", n=len(illusions)),
            h(
                "div.pk-boxes",
                *(illusion_box(one, f"{name}-{place}") for place, one in enumerate(illusions)),
            ),
            action=("fold", name),
            unfolded=name in self.unfolded,
            key=name,
        )

    def _combinations(self) -> Node:
        every = OMAHA.combinations(self.held("hole"), self.held("board"))
        return fold(
            words("omaha.all_combinations", n=len(every)),
            combinations_table(every) if "combinations" in self.unfolded else None,
            action=("fold", "combinations"),
            unfolded="combinations" in self.unfolded,
            key="combinations",
        )
