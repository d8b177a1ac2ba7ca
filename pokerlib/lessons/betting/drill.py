"""What is the most you can bet? Spots by code, instant marks, the worked answer."""

from __future__ import annotations

from pokerlib.betting import PotLimit
from pokerlib.cards import code_at, new_code
from pokerlib.lessons.betting.sums import lines
from pokerlib.lessons.betting.walk import mark_box
from pokerlib.lessons.components.chips import cash, read_amount
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.felt import felt, seat_name
from pokerlib.lessons.components.nodes import Content, Node, box, button, choices, field, h, words
from pokerlib.practice.betting import BetMark, Kind, bet_spot, mark_bet

__all__ = ["MostYouCanBet"]


class MostYouCanBet(Dealt):
    """A pot-limit spot; the learner writes the largest total that may stand in front."""

    def __init__(self, code: str | None = None) -> None:
        self.kind: Kind | None = None
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code, self.spot = code, bet_spot(code, self.kind)
        self.mark: BetMark | None = None
        self.done = self.missed = False

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_kind(self, name: str) -> None:
        self.kind = next((one for one in Kind if one == name), None)
        self._lay(self.code or new_code())

    def on_answer(self) -> None:
        if self.done:
            return
        self.mark = mark_bet(self._sums(), read_amount(self.fields.get("answer", "")))
        self.done = self.mark.mistake is None
        # Only the first answer to a spot counts, but one may go on trying.
        self.asked += not self.missed
        self.right += self.done and not self.missed
        self.missed = True
        if self.done:
            self.goal = "next"

    def on_show(self) -> None:
        if not self.done:
            self.asked += not self.missed
            self.done, self.mark, self.goal = True, None, "next"

    def _sums(self) -> PotLimit:
        wager = self.spot.hand().legal.wager
        assert wager is not None
        assert wager.pot_limit is not None
        return wager.pot_limit

    def draw(self) -> list[Node | None]:
        hand = self.spot.hand()
        assert hand.to_act is not None
        ask = words(
            "betting_lesson.drill.ask",
            seat=seat_name(hand.to_act),
            small=cash(hand.stakes.small_blind),
            big=cash(hand.stakes.big_blind),
        )
        return [
            self._bar(),
            h("p.pk-say.pk-title", ask, key="ask"),
            felt(hand.events, hand.state, seen=(), you=hand.to_act),
            self._question(),
            h("div", *self._verdict(), key="verdict", role="status"),
        ]

    def _bar(self) -> Node:
        options: list[tuple[Node, tuple[str | int, ...], bool]] = [
            (words("betting_lesson.kind.any"), ("kind", ""), self.kind is None)
        ]
        for one in Kind:
            name = words(f"betting_lesson.kind.{one}")
            options.append((name, ("kind", one.value), self.kind == one))
        return h(
            "div.pk-bar",
            choices(words("betting_lesson.kind"), options),
            self.code_field(),
            key="bar",
        )

    def _question(self) -> Node:
        done = self.done
        check, onward = words("betting_lesson.check"), words("betting_lesson.next_spot")
        return h(
            "div.pk-bar",
            field("answer", words("betting_lesson.walk.answer"), "", "answer", size=8),
            button(check, "answer", key="check", primary=not done, enabled=not done, goal="first"),
            button(words("betting_lesson.show"), "show", key="show", enabled=not done),
            button(onward, "deal", key="deal", primary=done, goal="next"),
            key=f"question-{self.code}-{self.kind}",
        )

    def _verdict(self) -> list[Content]:
        content: list[Content] = []
        if self.mark is not None:
            content.append(mark_box(self.mark))
        if self.done:
            sums = self._sums()
            title = words("betting_lesson.walk.total", total=cash(sums.max_raise_to))
            content.append(box("note", title, lines(sums), key="worked"))
        if self.asked:
            score = words("betting_lesson.score", right=self.right, asked=self.asked)
            content.append(h("p.pk-hint", score, key="score"))
        return content
