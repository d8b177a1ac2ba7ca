"""Blinds and who acts: the learner clicks the seat that posts, or that is first on a street."""

from typing import Annotated

from pokerlib.betting import Stakes
from pokerlib.lessons import components as ui
from pokerlib.play import Call, Check, Fold, Hand, replayed
from pokerlib.play import events as e

PLAYERS = range(2, 7)
TASKS = ("small", "big", "preflop", "flop", "turn")


class Blinds(ui.LessonWidget):
    """The button goes round; for each place of it the same five questions."""

    def __init__(self, players: int = 6) -> None:
        self.players = players
        self.button = players
        self.right = self.asked = 0
        self._narrate = ui.Narrator()
        self._begin()
        super().__init__()

    def _begin(self) -> None:
        self.task = 0
        self.picked: int | None = None
        self.missed = False

    def _hand(self) -> Hand:
        """All pay to see the flop; on it the first folds if more than two are left."""
        stacks = dict.fromkeys(range(1, self.players + 1), 20_000)
        stakes, deck = Stakes(100, 200), "BBB-BBB"
        hand = Hand("omaha", "no", stakes=stakes, stacks=stacks, button=self.button, deck=deck)
        while hand.street != "turn":
            first = hand.street == "flop" and hand.state.last_bet is None
            if "call" in hand.legal.names:
                hand.act(Call())
            elif first and self.players > 2 and len(hand.folded) == 0:
                hand.act(Fold())
            else:
                hand.act(Check())
        return hand

    def on_players(self, count: Annotated[int, PLAYERS]) -> None:
        self.players = self.button = count
        self._begin()

    def on_pick(self, seat: int) -> None:
        if not 1 <= seat <= self.players or self._solved():
            return
        self.picked = seat
        self.asked += not self.missed
        self.right += self._solved() and not self.missed
        self.missed = True
        if self._solved():
            self.goal = "next"

    def on_next(self) -> None:
        if not self._solved():
            return
        if self.task == len(TASKS) - 1:
            self.on_again()
        else:
            self.task, self.picked, self.missed = self.task + 1, None, False

    def on_again(self) -> None:
        self.button = self.button % self.players + 1
        self._begin()

    def _answer(self) -> tuple[int, e.Event, tuple[e.Event, ...]]:
        """The seat, the event that says so, and the log before it."""
        name, events = TASKS[self.task], self._hand().events
        for place, event in enumerate(events):
            if isinstance(event, e.BlindPosted) and event.kind == name:
                return event.seat, event, events[:place]
            if isinstance(event, e.RoundStarted) and event.street == name and event.first:
                return event.first, event, events[:place]
        raise AssertionError(name)

    def _solved(self) -> bool:
        return self.picked == self._answer()[0]

    def draw(self) -> list[ui.Node | None]:
        seat, event, before = self._answer()
        solved = self.picked == seat
        shown = (*before, event) if solved else before
        looks = {} if self.picked is None else {self.picked: "good" if solved else "bad"}
        pick = {one: ("pick", one) for one in range(1, self.players + 1)}
        return [
            self._bar(),
            ui.h(
                "p.pk-say.pk-title",
                ui.words(f"betting_lesson.blinds.{TASKS[self.task]}"),
                key="ask",
            ),
            ui.Felt(shown, replayed(shown), seen=(), looks=looks, actions=pick, turn=False).node(),
            ui.live("verdict", self._verdict(event, solved)),
        ]

    def _bar(self) -> ui.Node:
        return ui.h(
            "div.pk-bar",
            ui.choices("play_hand.players", "players", PLAYERS, self.players, key="players"),
            ui.button(ui.words("betting_lesson.blinds.move_button"), "again", key="again"),
            key="bar",
        )

    def _verdict(self, event: e.Event, solved: bool) -> ui.Node:
        if self.picked is None:
            return ui.h("p.pk-hint.pk-say", ui.words("betting_lesson.blinds.click"))
        score = ui.h("p.pk-hint", ui.words("drill.score", right=self.right, asked=self.asked))
        if not solved:
            hint = TASKS[self.task] + "_heads_up" * (self.players == 2)
            why = ui.words(f"betting_lesson.blinds.wrong.{hint}", seat=ui.seat_name(self.picked))
            return ui.box("bad", ui.words("drill.wrong"), ui.h("p", why), score, key="wrong")
        return ui.box(
            "good",
            ui.words("drill.right"),
            ui.h("p", self._narrate(event)),
            ui.h("p", ui.button(ui.words("drill.next"), "next", primary=True, goal="next")),
            score,
            key="right",
        )
