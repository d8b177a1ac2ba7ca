"""Check yourself: is it a foul, who wins the row, what is paid."""

from __future__ import annotations

from pokerlib.cards import code_at, new_code
from pokerlib.chinese import Setting, foul_of, order_of
from pokerlib.language import LANGUAGES
from pokerlib.language.chinese import pair_lines, row_line
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.nodes import Node, box, button, choices, h, said, words
from pokerlib.lessons.components.setting_rows import FROM_CENTRE, quiet_row, the_row
from pokerlib.practice.chinese import TASKS, Kind, Task, chinese_task

__all__ = ["CheckYourself"]


class CheckYourself(Dealt):
    """A question at a time; the first answer counts, and every answer is told why."""

    def __init__(self, code: str | None = None) -> None:
        self.kind: Kind | None = None
        self.right = self.asked = 0
        super().__init__(code or new_code())

    def _lay(self, code: str) -> None:
        self.code = code
        self.task: Task = chinese_task(code, self.kind)
        self.answer: str | None = None

    def on_deal(self) -> None:
        self._lay(code_at(self.code or new_code(), 1))
        self.goal = "first"

    def on_kind(self, name: str) -> None:
        self.kind = next((kind for kind in TASKS if kind == name), None)
        self._lay(self.code or new_code())

    def on_answer(self, answer: str) -> None:
        if self.answer is None and answer in self.task.options:
            self.answer = answer
            self.asked += 1
            self.right += answer == self.task.answer
            self.goal = "next"

    def draw(self) -> list[Node | None]:
        next_title = words("quiz.next")
        return [
            h(
                "div.pk-bar",
                button(
                    next_title, "deal", key="deal", primary=self.answer is not None, goal="next"
                ),
                self._kinds(),
                self.code_field(),
                key="bar",
            ),
            self._ask(),
            h("div.pk-cn-seats", *map(self._seat, range(len(self.task.settings))), key="seats"),
            self._options(),
            h("div", *self._reply(), key="reply", role="status"),
        ]

    def _kinds(self) -> Node:
        options = [(words("compare.any"), ("kind", ""), self.kind is None)]
        options += [
            (words(f"chinese_lesson.task.{kind}"), ("kind", kind), self.kind == kind)
            for kind in TASKS
        ]
        return choices(words("chinese_lesson.task"), options, key="kinds")

    def _ask(self) -> Node:
        facts = {"row": the_row(self.task.row)} if self.task.row else {}
        ask = words(f"chinese_lesson.task.{self.task.kind}.ask", **facts)
        return h("p.pk-say.pk-title", ask, key="ask")

    def _seat(self, place: int) -> Node:
        setting: Setting = self.task.settings[place]
        alone = len(self.task.settings) == 1
        title = words(
            "chinese_lesson.task.setting" if alone else "chinese_lesson.player.other",
            number=place + 1,
        )
        lit = self.task.row
        rows = (
            quiet_row(
                row,
                setting.rank(row),
                key=row,
                look=".pk-lit" if row == lit else "",
                named=self.answer is not None,
            )
            for row in FROM_CENTRE
        )
        head = h("div.pk-cn-head", h("b", title))
        return h("div.pk-cn-seat", head, *rows, key=f"seat-{place}")

    def _options(self) -> Node:
        return h(
            "div.pk-bar",
            *(self._option(option) for option in self.task.options),
            data_nav=True,
            key="options",
        )

    def _option(self, option: str) -> Node:
        told, right = self.answer is not None, option == self.task.answer
        mine = option == self.answer
        look = (".pk-right" if right else ".pk-wrong" if mine else "") if told else ""
        sign = "✓ " if right else "✗ " if mine else ""
        return h(
            f"button.pk-button{look}",
            h("span", sign, aria_hidden="true") if told else None,
            self._option_words(option),
            key=option,
            on={"click": ("answer", option)},
            aria_disabled="true" if told else None,
            data_goal="first" if option == self.task.options[0] else None,
        )

    def _option_words(self, option: str) -> Node:
        if self.task.kind != "paid":
            return words(f"chinese_lesson.task.{self.task.kind}.{option}")
        units = int(option)
        if not units:
            return words("chinese_lesson.task.paid.even")
        name = "wins" if units > 0 else "loses"
        return words(f"chinese_lesson.task.paid.{name}", n=abs(units))

    def _reply(self) -> list[Node]:
        if self.answer is None:
            return []
        right = self.answer == self.task.answer
        score = words("compare.score", right=self.right, asked=self.asked)
        return [
            box(
                "good" if right else "bad",
                words("quiz.right" if right else "quiz.wrong"),
                *(h("p", line) for line in self._why()),
            ),
            h("p.pk-hint", score),
        ]

    def _why(self) -> list[Node]:
        if self.task.kind == "row":
            row = self.task.row_result
            return [{"t": [row_line(row, lang) for lang in LANGUAGES]}]
        if self.task.pair is not None:
            both = [pair_lines(self.task.pair, lang) for lang in LANGUAGES]
            return [{"t": [*two]} for two in zip(*both, strict=True)]
        (setting,) = self.task.settings
        foul = foul_of(setting)
        if foul:
            return [said(foul)]
        return [said(order) for order in order_of(setting)]
