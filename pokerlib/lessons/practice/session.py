"""Practice: questions of the chosen skills, one at a time; or an exam that tells at the end."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from pokerlib.cards import new_code
from pokerlib.language import questions
from pokerlib.lessons.components.dealt import Dealt
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import Node, box, button, choices, fold, h, words
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.practice.results import Asked, Result, results
from pokerlib.lessons.components.question import (
    both,
    choice_button,
    made,
    shown,
    why_lines,
    worked_lines,
)
from pokerlib.practice.progress import Answer, due
from pokerlib.practice import (
    KINDS,
    LEVELS,
    Marked,
    Question,
    mark,
    question_set,
)

__all__ = ["Practice"]

MODES = ("practice", "wrong", "exam")
EXAM = 10
KEYS: dict[str, tuple[str | int, ...]] = {
    **{str(n): ("number", n) for n in range(1, 7)},
    "h": ("hint",),
    "s": ("show",),
    "n": ("next",),
}


class Practice(Dealt):
    """The questions of a code, and those that come back because they were wrong."""

    code_words: ClassVar[tuple[str, str]] = ("question.set_code", "question.use_set_code")
    slow: ClassVar[frozenset[str]] = frozenset(
        {"next", "deal", "code", "kind", "every", "level", "mode", "choose"}
    )

    def __init__(self, code: str | None = None) -> None:
        self.kinds: tuple[str, ...] = tuple(key for key in KINDS if not KINDS[key].slow)
        self.level = 1
        self.mode = "practice"
        self.unfolded: frozenset[str] = frozenset()
        super().__init__(code or new_code())

    # What is asked

    def _lay(self, code: str) -> None:
        self.code = code
        self.at = 0
        self.results: tuple[Result, ...] = ()
        self._ask()

    def _ask(self) -> None:
        """The next question: one that comes back, or the next of the code."""
        self.chosen: tuple[str, ...] = ()
        self.tried: tuple[str, ...] = ()
        self.marked: Marked | None = None
        self.hinted = self.told = False
        self.asked: Asked | None = self._returning()
        self.again = self.asked is not None
        if self.asked is None and self.mode != "wrong":
            assert self.code is not None
            found = question_set(self.code, self.kinds, self.at + 1, self.level)
            self.asked, self.at = found[-1], self.at + 1

    def _returning(self) -> Asked | None:
        if self.mode == "exam":
            return None
        for one in due(keeper().answers):
            answer = one.answer
            chosen = answer.kind in self.kinds and answer.level == self.level
            # What was right since then comes back too, but only among others.
            if answer.points < 1 if self.mode == "wrong" else one.wait <= 0 and chosen:
                return answer.kind, answer.level, answer.code
        return None

    @property
    def question(self) -> Question:
        if self.asked is None:
            raise UnknownEventError("nothing is asked")
        return made(*self.asked)

    # What the learner does

    def on_kind(self, kind: str) -> None:
        if kind not in KINDS:
            raise UnknownEventError("no such kind")
        left = tuple(key for key in KINDS if (key in self.kinds) != (key == kind))
        self.kinds = left or self.kinds
        self._lay(self.code or new_code())

    def on_every(self, every: bool) -> None:
        self.kinds = tuple(KINDS) if every else tuple(KINDS)[:1]
        self._lay(self.code or new_code())

    def on_level(self, level: int) -> None:
        if level not in LEVELS:
            raise UnknownEventError("no such level")
        self.level = level
        self._lay(self.code or new_code())

    def on_mode(self, mode: str) -> None:
        if mode not in MODES:
            raise UnknownEventError("no such mode")
        self.mode = mode
        keeper().read()
        self._lay(self.code or new_code())

    def on_fold(self, name: str, opened: bool) -> None:
        self.unfolded = self.unfolded | {name} if opened else self.unfolded - {name}

    def on_choose(self, key: str) -> None:
        if self._over() or self.told or self.asked is None:
            return
        if key not in {one.key for one in self.question.choices}:
            return
        if self.question.pick == "one" and self.mode != "exam":
            if key not in self.tried:
                self._mark((key,))
        elif self.question.pick == "one":
            self.chosen = (key,)
        elif key in self.chosen:
            self.chosen = tuple(one for one in self.chosen if one != key)
        else:
            self.chosen = (*self.chosen, key)

    def on_number(self, number: int) -> None:
        """A digit on the keyboard."""
        if (
            self.asked
            and self.question.pick != "cards"
            and 0 < number <= len(self.question.choices)
        ):
            self.on_choose(self.question.choices[number - 1].key)

    def on_check(self) -> None:
        if self.asked and not self._over() and not self.told and self.mode != "exam":
            self._mark(self.chosen)

    def on_hint(self) -> None:
        self.hinted = self.asked is not None and self.mode != "exam"

    def on_show(self) -> None:
        """Give up: it counts as wrong, unless the first answer has been counted already."""
        if self.asked and not self.told and self.mode != "exam":
            if self.marked is None:
                self._keep(Marked(Fraction(0), "gave_up"))
            self.told, self.goal = True, "next"

    def on_next(self) -> None:
        if self.mode == "exam" and self.asked and not self._over():
            marked = mark(self.question, self.chosen)
            self.results = (*self.results, Result(self.asked, marked.points, self.chosen))
            self._keep(marked)
            if self._over():
                return
        self._ask()
        self.goal = "first"

    def _mark(self, chosen: tuple[str, ...]) -> None:
        """The first answer counts; one may try until it is right."""
        marked = mark(self.question, chosen)
        if self.marked is None:
            self._keep(marked)
        self.marked, self.chosen = marked, chosen
        self.tried = (*self.tried, *chosen) if self.question.pick == "one" else ()
        if marked.right:
            self.told, self.goal = True, "next"

    def _keep(self, marked: Marked) -> None:
        assert self.asked is not None
        keeper().add(Answer(*self.asked, float(marked.points), marked.mistake))

    def _over(self) -> bool:
        return self.mode == "exam" and len(self.results) >= EXAM

    # What there is to see

    def draw(self) -> list[Node | None]:
        trouble = keeper().trouble
        return [
            self._bar(),
            skills(self.kinds, unfolded="skills" in self.unfolded),
            h("p.pk-problem.pk-say", trouble, key="trouble") if trouble else None,
            h("div", *self._body(), key="body", on={"keys": KEYS}),
        ]

    def _bar(self) -> Node:
        levels = (
            (words("practice_lesson.level", n=n), ("level", n), n == self.level) for n in LEVELS
        )
        modes = (
            (words(f"practice_lesson.mode.{one}"), ("mode", one), one == self.mode) for one in MODES
        )
        return h(
            "div.pk-bar",
            choices(words("practice_lesson.levels"), levels, key="levels"),
            choices(words("practice_lesson.modes"), modes, key="modes"),
            button(words("practice_lesson.deal"), "deal", key="deal"),
            self.code_field(),
            key="bar",
        )

    def _body(self) -> list[Node | None]:
        if self._over():
            return results(self.results, self.unfolded)
        if self.asked is None:
            return [h("p.pk-say", words("practice_lesson.nothing_wrong"), key="nothing")]
        asked = self.question
        kind = both(questions.kind_name, asked.kind)
        place = words("practice_lesson.place", number=self.at, kind=kind)
        if self.again:
            place = words("practice_lesson.again", kind=kind)
        return [
            h("p.pk-hint", place, key="place"),
            h("p.pk-say.pk-title", both(questions.ask, asked), key="ask"),
            h("div", *shown(asked, self.chosen, told=self.told), key=f"shown-{asked.code}"),
            self._options(asked),
            self._below(asked),
            h("div", *self._reply(asked), key="reply", role="status"),
        ]

    def _options(self, asked: Question) -> Node | None:
        if asked.pick == "cards":
            return None
        return h(
            "div.pk-options",
            *(
                choice_button(asked, n, self.chosen, self.tried, told=self.told)
                for n in range(len(asked.choices))
            ),
            data_nav=True,
            key=f"options-{asked.kind}-{asked.code}",
        )

    def _below(self, asked: Question) -> Node:
        exam, told = self.mode == "exam", self.told
        check = asked.pick != "one" and not exam
        hint, show = words("practice_lesson.hint"), words("practice_lesson.show")
        return h(
            "div.pk-bar",
            button(words("practice_lesson.check"), "check", key="check", primary=not told)
            if check
            else None,
            None if exam else button(hint, "hint", key="hint", enabled=not told),
            None if exam else button(show, "show", key="show", enabled=not told),
            button(words("quiz.next"), "next", key="next", primary=told or exam, goal="next"),
            key="below",
        )

    def _reply(self, asked: Question) -> list[Node | None]:
        found: list[Node | None] = []
        if self.hinted and not self.told:
            title = words("practice_lesson.hint")
            found.append(box("note", title, h("p", both(questions.hint, asked)), key="hinted"))
        if self.marked is not None and not self.marked.right:
            part = "partly" if self.marked.points else "wrong"
            found.append(
                box("bad", words(f"practice_lesson.{part}"), *why_lines(self.marked), key="why")
            )
        if self.told:
            right = self.marked is not None and self.marked.right
            title = words("quiz.right" if right else "practice_lesson.solution")
            kind = "good" if right else "note"
            found.append(box(kind, title, *worked_lines(asked), key="worked"))
        return found


def skills(chosen: tuple[str, ...], *, unfolded: bool) -> Node:
    """The kinds of questions, each a button that is pressed or not."""
    buttons = (
        button(both(questions.kind_name, key), "kind", key, key=key, pressed=key in chosen)
        for key in KINDS
    )
    return fold(
        words("practice_lesson.skills", chosen=len(chosen), total=len(KINDS)),
        h("div.pk-bar", *buttons, role="group", data_nav=True),
        h(
            "div.pk-bar",
            button(words("practice_lesson.every"), "every", True),
            button(words("practice_lesson.only_first"), "every", False),
        ),
        action=("fold", "skills"),
        unfolded=unfolded,
        key="skills",
    )
