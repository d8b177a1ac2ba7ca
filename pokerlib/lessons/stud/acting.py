"""Who brings it in, and who acts first: on every street, by the cards that lie open."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.games import GAMES
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.felt import felt, seat_name
from pokerlib.lessons.components.nodes import Node, box, button, choices, h, said, words
from pokerlib.lessons.components.told import Narrator
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.practice.stud import act_task

__all__ = ["WhoActs"]

GAME_KEYS = ("seven_card_stud", "stud_hilo", "razz")


class WhoActs(Dealt):
    """A table at the start of a street; the learner clicks the seat that opens."""

    def __init__(self, code: str | None = None) -> None:
        self.game = GAME_KEYS[0]
        self.right = self.asked = 0
        self._narrate = Narrator()
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.task = act_task(self.game, code)
        self.answer: int | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))

    def on_game(self, key: str) -> None:
        if key not in GAME_KEYS:
            raise UnknownEventError("no such game")
        self.game = key
        self._lay(self.code or new_code())

    def on_seat(self, seat: int) -> None:
        if self.answer is None and seat in self.task.state.seats:
            self.answer = seat
            self.asked += 1
            self.right += seat == self.task.started.first
            self.goal = "next"

    def draw(self) -> list[Node | None]:
        task, done = self.task, self.answer is not None
        games = ((said(GAMES[key]), ("game", key), key == self.game) for key in GAME_KEYS)
        first = task.started.first
        looks = {}
        if self.answer is not None and first is not None:
            looks = {self.answer: "bad", first: "good"}
        ask = "bring_in" if task.started.why.startswith("bring_in") else "first"
        return [
            h(
                "div.pk-bar",
                button(words("stud.next"), "deal", key="deal", primary=done, goal="next"),
                choices(words("stud.game"), games, key="games"),
                self.code_field(),
                key="bar",
            ),
            h(
                "p.pk-title",
                words(f"stud.street.{task.started.street}"),
                ": ",
                words(f"stud.ask.{ask}"),
                key="ask",
            ),
            felt(
                task.events,
                task.state,
                seen={1},
                you=1,
                actions={} if done else {seat: ("seat", seat) for seat in task.state.seats},
                looks=looks,
                turn=False,
            ),
            h("div", *self._verdict(), key="verdict", role="status"),
        ]

    def _verdict(self) -> list[Node]:
        if self.answer is None or self.task.started.first is None:
            return []
        right = self.answer == self.task.started.first
        title = words(
            "stud.right" if right else "stud.wrong", seat=seat_name(self.task.started.first)
        )
        return [
            box("good" if right else "bad", title, h("p", self._narrate(self.task.started))),
            h("p.pk-hint", words("compare.score", right=self.right, asked=self.asked)),
        ]
