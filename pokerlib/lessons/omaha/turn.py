"""Your turn: the learner clicks the two and the three; a wrong choice is told why."""

from __future__ import annotations

from pokerlib.cards import Card, cards, code_at, new_code
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    box,
    button,
    card,
    card_row,
    h,
    said,
    words,
)
from pokerlib.lessons.omaha.shared import best_box
from pokerlib.practice.two_and_three import OMAHA, Mark, Trap, mark, trap_deal

__all__ = ["YourTurn"]


class YourTurn(Dealt):
    """Deals with a trap in them; the next deal follows from the code, so a class stays together."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.tried = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.task = trap_deal(code)
        self.code = code
        self.chosen: frozenset[Card] = frozenset()
        self.mark: Mark | None = None
        self.settled = self.shown = self.missed = False

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_choose(self, code: str) -> None:
        (one,) = cards(code, count=1)
        if self.settled or one not in (*self.task.hole, *self.task.board):
            return
        self.chosen = self.chosen ^ {one}
        self.mark = None

    def on_check(self) -> None:
        if self.settled:
            return
        self.mark = mark(self.task.hole, self.task.board, self.chosen)
        self.settled = self.mark.verdict == "right"
        # Only the first answer to a deal counts, but one may go on trying.
        self.tried += not self.missed
        self.right += self.settled and not self.missed
        self.missed = True
        if self.settled:
            self.goal = "next"

    def on_show(self) -> None:
        if not self.settled:
            self.tried += not self.missed
            self.settled = self.shown = True
            self.mark = None
            self.goal = "next"

    def draw(self) -> list[Node | None]:
        return [
            h("p.pk-say", words("omaha.turn.ask"), key="ask"),
            self._cards(),
            self._buttons(),
            h("div.pk-boxes", *self._result(), key="result", role="status"),
        ]

    def _cards(self) -> Node:
        best = OMAHA.combinations(self.task.hole, self.task.board)[0]
        answer = frozenset((*best.hole, *best.board)) if self.shown else None
        rows = []
        for name, row in (("hole", self.task.hole), ("board", self.task.board)):
            nodes = [
                card(
                    one,
                    look=self._look(one, answer),
                    state=self._meaning(one, answer),
                    action=("choose", one.code),
                    key=one.code,
                    pressed=one in (self.chosen if answer is None else answer),
                    enabled=not self.settled,
                    goal="first" if one == self.task.hole[0] else None,
                )
                for one in row
            ]
            rows.append(card_row(words(f"table.group.{name}"), nodes, key=f"row-{name}"))
        return h("div.pk-hands", *rows, key="hands")

    def _look(self, one: Card, answer: frozenset[Card] | None) -> str:
        if answer is not None:
            return "plays" if one in answer else "dim"
        if self.settled:
            return "plays" if one in self.chosen else "dim"
        return "chosen" if one in self.chosen else ""

    def _meaning(self, one: Card, answer: frozenset[Card] | None) -> Node | None:
        if self.settled:
            plays = one in (self.chosen if answer is None else answer)
            return words("table.plays" if plays else "table.rests")
        return words("table.chosen") if one in self.chosen else None

    def _buttons(self) -> Node:
        from_hole = len(self.chosen & set(self.task.hole))
        return h(
            "div.pk-bar",
            button(
                words("omaha.turn.check"),
                "check",
                key="check",
                primary=not self.settled,
                enabled=not self.settled,
            ),
            button(words("omaha.turn.show"), "show", key="show", enabled=not self.settled),
            button(words("omaha.turn.next"), "deal", key="deal", primary=self.settled, goal="next"),
            h(
                "span.pk-hint",
                words("omaha.turn.chosen", hole=from_hole, board=len(self.chosen) - from_hole),
                key="chosen",
                role="status",
            ),
            self.code_field(),
            key="bar",
        )

    def _result(self) -> list[Content]:
        content: list[Content] = []
        every = OMAHA.combinations(self.task.hole, self.task.board)
        if self.mark is not None:
            right = self.mark.verdict == "right"
            title = words("omaha.turn.right" if right else "omaha.turn.wrong")
            why = h("p", said(self.mark))
            content.append(box("good" if right else "bad", title, why, key="mark"))
        if self.shown:
            content.append(best_box(every[0], len(every)))
        if self.settled and self.task.trap is not Trap.NONE:
            trap = h("p.pk-say", words(f"omaha.trap.{self.task.trap}"))
            content.append(h("div.pk-box.pk-note", trap, key="trap"))
        if self.tried:
            score = words("omaha.turn.score", right=self.right, asked=self.tried)
            content.append(h("p.pk-hint", score, key="score"))
        return content
