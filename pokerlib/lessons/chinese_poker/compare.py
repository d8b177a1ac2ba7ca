"""Compare: your setting against one to three others, a row at a time."""

from dataclasses import replace
from functools import partial
from typing import Annotated, Literal

from pokerlib import chinese
from pokerlib.cards import Card
from pokerlib.chinese import ROWS, Rules, Setting
from pokerlib.conventions import CONVENTIONS
from pokerlib.lessons.chinese_poker import scoring
from pokerlib.lessons.chinese_poker.advice import check_box
from pokerlib.lessons.chinese_poker.board import TRAY, Board, Places
from pokerlib.lessons.chinese_poker.steps import Step, after, steps_of
from pokerlib.lessons.components import Node, ReaderError, button, h, onward, said, words
from pokerlib.practice.chinese import back_first, opponent, special_deal


class Compare(Board):
    """You are player 1; the others set by a simple rule, from the same deal."""

    others = 3
    conventions = CONVENTIONS
    declares = False
    shown = False
    at = 0

    def _begin(self) -> None:
        self.unfolded = frozenset({"rules"})

    def hand_of(self, code: str) -> tuple[Card, ...]:
        hands = special_deal(code) if self.deals == "special" else chinese.deal_players(code)
        self.hands = hands
        self.plain = tuple(map(back_first, hands))
        self.shown, self.at, self.declares = False, 0, False
        return hands[0]

    def _lay(self, code: str) -> None:
        super()._lay(code)
        self._lay_plain()

    def _lay_plain(self) -> None:
        """Your cards as the simple opponent would set them: a start to improve on."""
        own = self.plain[0]
        self._set({TRAY: (), **{row: own.row(row) for row in ROWS}})

    def _set(self, places: Places) -> None:
        if not self.shown:  # a click that was late: what lies open stays
            super()._set(places)

    # events

    def on_others(self, count: Annotated[int, scoring.OPPONENTS]) -> None:
        self.others = count
        self._go(self.at)

    def on_switch(self, name: str) -> None:
        """A bonus or a special on or off."""
        if name in self.rules.names:
            self._play(self.rules.switched(name, on=not is_on(self.rules, name)))

    def on_rules(self, which: Literal["all", "simple"]) -> None:
        rules = chinese.RULES if which == "all" else chinese.SIMPLE
        self._play(replace(rules, unit=self.rules.unit))

    def on_unit(self, cents: Annotated[int, scoring.UNITS]) -> None:
        self.rules = replace(self.rules, unit=cents)

    def on_foul(self, cost: Literal["rows_and_bonuses", "rows"]) -> None:
        self.conventions = replace(CONVENTIONS, foul_cost=cost)

    def on_arrange(self) -> None:
        """Set your cards for you."""
        if not self.shown:
            self._lay_plain()

    def on_declare(self) -> None:
        if not self.shown:
            self.declares = not self.declares and bool(self._held())

    def on_show(self) -> None:
        if self.setting is None and not self.declares:
            raise ReaderError(words("chinese_lesson.finish_first"))
        self.shown, self.at, self.chosen = True, 0, ()
        self.unfolded = self.unfolded - {"rules"}  # so that the whole table is in view
        self.goal = "next"

    def on_back(self) -> None:
        """The cards are turned down again, and yours may be set otherwise."""
        self.shown, self.at = False, 0
        self.goal = "show"

    def on_next(self) -> None:
        self._go(self.at + 1)

    def on_previous(self) -> None:
        self._go(self.at - 1)

    def on_all(self) -> None:
        self._go(len(self._steps()))

    def _go(self, at: int) -> None:
        """To this step; no further than there are, by these rules and with these players."""
        if self.shown:
            self.at = min(max(at, 0), len(self._steps()))

    def _play(self, rules: Rules) -> None:
        self.rules = rules
        if not self._held():
            self.declares = False
        if self.shown and not self.declares and self.setting is None:
            self.shown = False
        self._go(self.at)

    # the state

    def _held(self) -> tuple[Setting, ...]:
        return tuple(one.setting for one in chinese.specials(self.hands[0], self.rules))

    def _score(self) -> chinese.Score:
        """What the table shows; a declared special is laid as the library lays it."""
        own = self._held()[0] if self.declares else self.setting
        assert own is not None  # `on_show` asked for it
        seats = list(zip(self.hands, self.plain, strict=True))[1 : self.others + 1]
        others = [opponent(hand, plain, self.rules) for hand, plain in seats]
        return chinese.score([own, *others], self.rules, conventions=self.conventions)

    def _steps(self) -> tuple[Step, ...]:
        return steps_of(self._score())

    # the picture

    def draw(self) -> list[Node | None]:
        fold = self.fold("rules", words("chinese_lesson.rules"), self._agreed)
        bar = self.bar(self.deals_choice(), *scoring.table_choices(self.others, self.rules.unit))
        return [bar, fold, *(self._scored() if self.shown else self._laying())]

    def _agreed(self) -> list[Node]:
        on = partial(is_on, self.rules)
        return scoring.rule_switches(self.rules, self.conventions.foul_cost, on)

    def _laying(self) -> list[Node | None]:
        others = (scoring.face_down(player) for player in range(1, self.others + 1))
        return [
            h("div.pk-cn-seats", *others, key="seats"),
            self.board(),
            self.tools(),
            h("div.pk-boxes", check_box(self.found, len(self.held)), key="boxes"),
            h(
                "div.pk-bar",
                button(words("chinese_lesson.show"), "show", key="show", primary=True, goal="show"),
                button(words("chinese_lesson.arrange"), "arrange", key="arrange"),
                self._declare_button(),
                key="go",
            ),
        ]

    def _declare_button(self) -> Node | None:
        held = self._held()
        if not held:
            return None
        title = words("chinese_lesson.declare", special=said(held[0].declares))
        return button(title, "declare", key="declare", pressed=self.declares)

    def _scored(self) -> list[Node | None]:
        result = self._score()
        steps = steps_of(result)
        done = steps[: self.at]
        units = after(done, len(result.seats))
        now = done[-1] if done else None
        over = self.at == len(steps)
        own, *others = (scoring.seat(player, result, won, now) for player, won in enumerate(units))
        return [
            h("div.pk-cn-seats", *others, key="seats"),
            scoring.centre(now, self.at, len(steps)),
            self._walk(len(steps)),
            own,
            scoring.purses(units, result, over=over),
            scoring.pair_table(result, done, now),
            self._spoken(result) if over else None,
        ]

    def _spoken(self, result: chinese.Score) -> Node:
        title = words("chinese_lesson.in_words")
        pairs = self.fold("pairs", title, lambda: scoring.spoken_pairs(result))
        return h("div", h("p.pk-say", h("b", said(result))), pairs, key="spoken")

    def _walk(self, count: int) -> Node:
        more, begun = self.at < count, self.at > 0
        back = words("chinese_lesson.previous")
        return h(
            "div.pk-bar.pk-cn-walk",
            onward(words("chinese_lesson.next"), more=more),
            button(back, "previous", enabled=begun, key="prev", step="back"),
            button(words("chinese_lesson.all"), "all", enabled=more, key="all"),
            button(words("chinese_lesson.back"), "back", key="back"),
            key="walk",
        )


def is_on(rules: Rules, name: str) -> bool:
    """Whether the table plays with this group of bonuses or this special."""
    on = [bonus.on for bonus in rules.bonuses if bonus.group == name]
    return any(on + [one.on for one in rules.specials if one.special == name])
