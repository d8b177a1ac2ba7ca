"""The best five of seven, by clicking: high in stud, low in Razz."""

from __future__ import annotations

from pokerlib.cards import Card, cards, code_at, deck_of, new_code
from pokerlib.games import GAMES
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.hands import faces, hand_words
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
from pokerlib.practice.stud import FiveMark, mark_five

__all__ = ["BestFive"]

GAME_KEYS = ("seven_card_stud", "razz")


class BestFive(Dealt):
    """Seven cards; the learner chooses the five that play."""

    def __init__(self, code: str | None = None) -> None:
        self.game = GAME_KEYS[0]
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.hand = deck_of(code)[: GAMES[self.game].hole]
        self.chosen: frozenset[Card] = frozenset()
        self.mark: FiveMark | None = None
        self.settled = self.missed = False

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_game(self, key: str) -> None:
        if key not in GAME_KEYS:
            raise UnknownEventError("no such game")
        self.game = key
        self._lay(self.code or new_code())

    def on_choose(self, code: str) -> None:
        (one,) = cards(code, count=1)
        if not self.settled and one in self.hand:
            self.chosen = self.chosen ^ {one}
            self.mark = None

    def on_check(self) -> None:
        if not self.settled:
            right = self._mark(self.chosen)
            self.right += right and not self.missed
            self.asked += not self.missed
            self.missed = True

    def on_show(self) -> None:
        if not self.settled:
            best = mark_five(GAMES[self.game], self.hand, ()).best
            self.chosen = frozenset(best.cards)
            self._mark(self.chosen)
            self.asked += not self.missed
            self.missed = True

    def _mark(self, chosen: frozenset[Card]) -> bool:
        self.mark = mark_five(GAMES[self.game], self.hand, chosen)
        self.settled = self.mark.verdict == "right"
        if self.settled:
            self.goal = "next"
        return self.settled

    def draw(self) -> list[Node | None]:
        done = self.settled
        games = ((said(GAMES[key]), ("game", key), key == self.game) for key in GAME_KEYS)
        return [
            h(
                "div.pk-bar",
                choices(words("stud.game"), games, key="games"),
                self.code_field(),
                key="bar",
            ),
            card_row(words("stud.five.ask"), map(self._card, self.hand), asks=True, key="hand"),
            h(
                "div.pk-bar",
                button(
                    words("badugi.check"), "check", key="check", primary=not done, enabled=not done
                ),
                button(words("badugi.show"), "show", key="show", enabled=not done),
                button(words("badugi.next"), "deal", key="deal", primary=done, goal="next"),
                key="buttons",
            ),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _card(self, one: Card) -> Node:
        chosen = one in self.chosen
        look = "chosen" if chosen else ""
        state = words("table.chosen") if chosen else None
        if self.settled:
            look = "plays" if chosen else "dim"
            state = words("table.plays" if chosen else "table.rests")
        return card(
            one,
            look=look,
            state=state,
            action=("choose", one.code),
            key=one.code,
            pressed=chosen,
            enabled=not self.settled,
            goal="first" if one == self.hand[0] else None,
        )

    def _reply(self) -> list[Node]:
        mark = self.mark
        if mark is None:
            return []
        if mark.verdict == "right":
            verdict = box("good", hand_words(mark.best), h("p", words("stud.five.right")))
        elif mark.verdict == "wrong_number":
            why = words("stud.five.number", n=len(self.chosen))
            verdict = box("bad", words("badugi.wrong"), h("p", why))
        else:
            why = words(
                "stud.five.beaten",
                mine=hand_words(mark.chosen),
                best=hand_words(mark.best),
                cards=faces(mark.best.cards),
            )
            verdict = box("bad", words("badugi.wrong"), h("p", why))
        score = words("compare.score", right=self.right, asked=self.asked)
        return [verdict, h("p.pk-hint", score)]
