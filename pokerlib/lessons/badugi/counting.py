"""Click the cards that count; two that clash are told why."""

from __future__ import annotations

from pokerlib.cards import Card, cards, code_at, new_code
from pokerlib.lessons.badugi.see import counted
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import (
    Node,
    box,
    button,
    card,
    card_row,
    choices,
    h,
    said,
    words,
)
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.badugi import DOCUMENT_EXAMPLES, BadugiMark, badugi_task, mark_badugi
from pokerlib.practice.hands import ranked
from pokerlib.rankings import BADUGI

__all__ = ["ClickBadugi"]


class ClickBadugi(Dealt):
    """The document's six examples one after another, or hands that are dealt."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        self.example: int | None = None if code else 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self._take(badugi_task(code) if self.example is None else self._document())

    def _document(self) -> tuple[Card, ...]:
        return cards(DOCUMENT_EXAMPLES[self.example or 0][1])

    def _take(self, hand: tuple[Card, ...]) -> None:
        self.hand = hand
        self.chosen: frozenset[Card] = frozenset()
        self.mark: BadugiMark | None = None
        self.settled = self.missed = False

    def on_code(self) -> None:
        before, self.example = self.example, None
        try:
            super().on_code()
        except ValueError:
            self.example = before
            raise

    def on_source(self, name: str) -> None:
        if name not in {"document", "dealt"}:
            raise UnknownEventError("no such source")
        self.example = 0 if name == "document" else None
        self._lay(self.code or new_code())

    def on_deal(self) -> None:
        if self.example is not None:
            self.example = (self.example + 1) % len(DOCUMENT_EXAMPLES)
            self._take(self._document())
        else:
            self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_choose(self, code: str) -> None:
        (one,) = cards(code, count=1)
        if not self.settled and one in self.hand:
            self.chosen = self.chosen ^ {one}
            self.mark = None

    def on_check(self) -> None:
        if not self.settled:
            self._settle(mark_badugi(self.hand, self.chosen))
            self.settled = self.mark is not None and self.mark.verdict == "right"
            self.right += self.settled and not self.missed
            self.missed = True
            if self.settled:
                self.goal = "next"

    def on_show(self) -> None:
        if not self.settled:
            best = ranked(self.hand, BADUGI)
            self._settle(mark_badugi(self.hand, best.cards))
            self.chosen, self.settled, self.missed = frozenset(best.cards), True, True
            self.goal = "next"

    def _settle(self, mark: BadugiMark) -> None:
        self.asked += not self.missed
        self.mark = mark

    def draw(self) -> list[Node | None]:
        source = choices(
            words("badugi.source"),
            (
                (words(f"badugi.source.{name}"), ("source", name), (self.example is None) == dealt)
                for name, dealt in (("document", False), ("dealt", True))
            ),
            key="source",
        )
        return [
            h("div.pk-bar", source, self.code_field() if self.example is None else None, key="top"),
            self._place(),
            card_row(words("badugi.ask"), map(self._card, self.hand), asks=True, key="hand"),
            self._buttons(),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _place(self) -> Node | None:
        if self.example is None:
            return None
        number, total = self.example + 1, len(DOCUMENT_EXAMPLES)
        return h(
            "p.pk-hint.pk-say", words("badugi.example", number=number, total=total), key="place"
        )

    def _card(self, one: Card) -> Node:
        look, state = ("chosen", words("table.chosen")) if one in self.chosen else ("", None)
        if self.settled and self.mark:
            rank = self.mark.best
            if frozenset(rank.cards) == self.chosen:
                look, state = counted(rank)[one]
            else:  # as good as the best, with other cards
                look = "plays" if one in self.chosen else "dim"
        elif self.mark and one in self.mark.clash:
            look = "chosen wrong"
        return card(
            one,
            look=look,
            state=state,
            action=("choose", one.code),
            key=one.code,
            pressed=one in self.chosen,
            enabled=not self.settled,
            goal="first" if one == self.hand[0] else None,
        )

    def _buttons(self) -> Node:
        done = self.settled
        return h(
            "div.pk-bar",
            button(words("badugi.check"), "check", key="check", primary=not done, enabled=not done),
            button(words("badugi.show"), "show", key="show", enabled=not done),
            button(words("badugi.next"), "deal", key="deal", primary=done, goal="next"),
            key="buttons",
        )

    def _reply(self) -> list[Node | None]:
        if self.mark is None:
            return []
        right = self.mark.verdict == "right"
        title = hand_words(self.mark.best) if right else words("badugi.wrong")
        return [
            box(
                "good" if right else "bad",
                title,
                h("p", said(self.mark)),
            ),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]
