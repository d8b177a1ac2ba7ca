"""The five actions: the learner ticks those that are there, then sees the reason for each."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.lessons.components.chips import cash
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.felt import felt, seat_name
from pokerlib.lessons.components.nodes import Node, box, button, h, said, words
from pokerlib.lessons.components.told import refused
from pokerlib.play import Hand
from pokerlib.practice.actions import FIVE, action_spot, actions, refusal

__all__ = ["FiveActions"]


class FiveActions(Dealt):
    """A spot at the table; a tick for each action that the player to act has."""

    def __init__(self, code: str | None = None) -> None:
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code, self.spot = code, action_spot(code)
        self.ticked: frozenset[str] = frozenset()
        self.checked = False

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_tick(self, name: str) -> None:
        if name in FIVE and not self.checked:
            self.ticked = self.ticked ^ {name}

    def on_check(self) -> None:
        if self.checked:
            return
        self.checked = True
        self.asked += 1
        self.right += self.ticked == actions(self.spot.hand())
        self.goal = "next"

    def draw(self) -> list[Node | None]:
        hand = self.spot.hand()
        assert hand.to_act is not None
        limit = said(hand.limit)
        ask = words("betting_lesson.actions.ask", seat=seat_name(hand.to_act), limit=limit)
        return [
            h("p.pk-say.pk-title", ask, key="ask"),
            felt(hand.events, hand.state, seen=(), you=hand.to_act),
            self._ticks(),
            self._buttons(),
            h("div", self._verdict(hand) if self.checked else None, key="verdict", role="status"),
        ]

    def _ticks(self) -> Node:
        return h(
            "div.pk-bar",
            (
                h(
                    "button.pk-button",
                    h("span", "☑ " if name in self.ticked else "☐ ", aria_hidden="true"),
                    words(f"betting_lesson.action.{name}"),
                    key=name,
                    on={"click": ("tick", name)},
                    aria_pressed=str(name in self.ticked).lower(),
                    aria_disabled="true" if self.checked else None,
                    data_goal="first" if name == FIVE[0] else None,
                )
                for name in FIVE
            ),
            role="group",
            data_nav=True,
            key="ticks",
        )

    def _buttons(self) -> Node:
        done = self.checked
        check, onward = words("betting_lesson.check"), words("betting_lesson.next_spot")
        return h(
            "div.pk-bar",
            button(check, "check", key="check", primary=not done, enabled=not done),
            button(onward, "deal", key="deal", primary=done, goal="next"),
            self.code_field(),
            key="bar",
        )

    def _verdict(self, hand: Hand) -> Node:
        there = actions(hand)
        right = self.ticked == there
        lines = [self._line(hand, name, name in there) for name in FIVE]
        score = words("betting_lesson.score", right=self.right, asked=self.asked)
        return box(
            "good" if right else "bad",
            words("betting_lesson.actions.right" if right else "betting_lesson.actions.wrong"),
            h("ul.pk-log.pk-reasons", *lines),
            h("p.pk-hint", score),
        )

    def _line(self, hand: Hand, name: str, there: bool) -> Node:
        error = refusal(self.spot, name)
        wager = hand.legal.wager
        facts = {"price": cash(hand.legal.price), "least": cash(wager.min_to if wager else 0)}
        why = refused(error) if error else words(f"betting_lesson.actions.why.{name}", **facts)
        missed = (name in self.ticked) != there
        mark = words("betting_lesson.actions.missed") if missed else None
        return h(
            "li.pk-missed" if missed else "li",
            h("b", "✓ " if there else "✗ ", words(f"betting_lesson.action.{name}")),
            ": ",
            why,
            h("b", " ", mark) if mark else None,
            key=name,
        )
