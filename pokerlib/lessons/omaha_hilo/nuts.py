"""Still the nuts? A low that was the best possible, and the card that takes that away."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import faces, hand_words
from pokerlib.lessons.components.nodes import Node, box, button, card, card_row, h, words
from pokerlib.practice.hilo import Nuts, nuts, nuts_task

__all__ = ["StillTheNuts"]

FLOP, RIVER = 3, 5


class StillTheNuts(Dealt):
    """On the flop the low is the best possible; after each card the learner says if it still is."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.task = nuts_task(code)
        self.shown = FLOP
        self.answer: bool | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "next"

    def on_next(self) -> None:
        if self.shown < RIVER and (self.shown == FLOP or self.answer is not None):
            self.shown += 1
            self.answer = None
            self.goal = "yes"

    def on_answer(self, still: bool) -> None:
        if self.shown > FLOP and self.answer is None:
            self.answer = still
            self.asked += 1
            self.right += still == self._now().held
            self.goal = "next"

    def _now(self) -> Nuts:
        return nuts(self.task.hole, self.task.board[: self.shown])

    def draw(self) -> list[Node | None]:
        board = self.task.board[: self.shown]
        asking = self.shown > FLOP and self.answer is None
        over = self.shown == RIVER and not asking
        return [
            h(
                "div.pk-bar",
                button(
                    words("omaha_hilo.nuts.next_deal"),
                    "deal",
                    primary=over,
                    key="deal",
                    goal="next" if over else None,
                ),
                button(
                    words("omaha_hilo.nuts.next_card"),
                    "next",
                    key="next",
                    primary=not over and not asking,
                    enabled=self.shown < RIVER and not asking,
                    goal=None if over else "next",
                    step="on",
                ),
                self.code_field(),
                key="bar",
            ),
            h(
                "div.pk-hands",
                card_row(words("table.group.hole"), (card(one) for one in self.task.hole)),
                card_row(
                    words("table.group.board"),
                    (
                        card(one, look="new" if place >= FLOP and place == len(board) - 1 else "")
                        for place, one in enumerate(board)
                    ),
                ),
                key="hands",
            ),
            self._question()
            if asking
            else h("div", *self._verdict(), key="verdict", role="status"),
        ]

    def _question(self) -> Node:
        newest = faces(self.task.board[self.shown - 1 : self.shown])
        return box(
            "note",
            words("omaha_hilo.nuts.ask", card=newest),
            h(
                "div.pk-bar",
                button(words("omaha_hilo.nuts.yes"), "answer", True, goal="yes"),
                button(words("omaha_hilo.nuts.no"), "answer", False),
                data_nav=True,
            ),
            key="question",
            role="status",
        )

    def _verdict(self) -> list[Node | None]:
        now = self._now()
        own = hand_words(now.own.rank if now.own else None)
        if self.answer is None:
            kind, title = "good", words("omaha_hilo.nuts.flop", hand=own)
        else:
            right = self.answer == now.held
            kind = "good" if right else "bad"
            title = words("compare.right" if right else "compare.wrong")
        held = h("p", words("omaha_hilo.nuts.held", hand=own)) if now.held else None
        lost = (
            h(
                "p",
                words(
                    "omaha_hilo.nuts.lost",
                    hand=own,
                    best=hand_words(now.best),
                    two=faces(now.two),
                ),
            )
            if not now.held
            else None
        )
        score = (
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked))
            if self.asked
            else None
        )
        return [box(kind, title, held if self.answer is not None else None, lost), score]
