"""Practice: a drill over the chosen skills, what comes back first; or an exam."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pokerlib.cards import new_code, normalize_code
from pokerlib.language import questions
from pokerlib.lessons.components.drill import Drill, seen
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import Node, both, button, choices, h, named, words
from pokerlib.lessons.components.results import Asked
from pokerlib.lessons.components.widget import UnknownEventError
from pokerlib.lessons.host import here
from pokerlib.practice import KINDS, LEVELS, SKILLS, ask, next_code
from pokerlib.practice.draw import Draw, far
from pokerlib.practice.spacing import Due

MODES = ("practice", "review", "exam")
EXAM, MOST = 10, 40  # questions of an exam; of one whose address says how many


class Practice(Drill):
    """Questions of the chosen skills without end; what is due again; or ten that are an exam."""

    slow: ClassVar[frozenset[str]] = Drill.slow | {"kind", "every", "level", "mode"}
    deals: tuple[str, ...]  # of a code that was given

    def __init__(self, code: str | None = None) -> None:
        asked_for = here().address.get("mode", "")
        self.mode = asked_for if asked_for in MODES else "practice"
        self.number = EXAM
        super().__init__([key for key in SKILLS if not KINDS[key].slow], code=code)

    # What is asked

    def begin(self, code: str | None = None) -> None:
        self.shared = code is not None
        self.code = normalize_code(code or new_code())
        self._restart()

    def _restart(self) -> None:
        """The first question of the code that there is, of what is chosen now."""
        self.test = self.mode == "exam"
        self.length = self.number if self.test else 0
        self.results, self.at, self.deals = (), 0, ()
        self.series = self._series()
        self.pose(self.series[0] if self.series else self.onward())

    def onward(self) -> Asked | None:
        """What is due in a review; else every skill before any comes twice, as the code draws.

        A code that was given asks everybody the same: what was seen before does not count there.
        """
        if self.series:
            return super().onward()
        if self.mode == "review":
            return next(map(_again, keeper().due()), None)
        round_, place = divmod(self.at, len(self.sources))
        kind, level = Draw(far(self.code, round_)).shuffled(self.sources)[place]
        known = self.deals if self.shared else seen(kind, level)
        code = next_code(kind, level, far(self.code, self.at), known)
        self.deals = (*self.deals, ask(kind, level, code).deal)
        self.at += 1
        return kind, level, code

    # What the learner does

    def on_kind(self, kind: Annotated[str, SKILLS]) -> None:
        chosen = [key for key in SKILLS if (key in self._chosen()) != (key == kind)]
        self._choose(chosen or [kind])

    def on_every(self, every: bool) -> None:
        self._choose(SKILLS if every else SKILLS[:1])

    def on_level(self, level: Annotated[int, LEVELS]) -> None:
        self._level(level)
        self._restart()

    def _level(self, level: int) -> None:
        self.sources = tuple((kind, level) for kind in self._chosen())

    def on_mode(self, mode: Annotated[str, MODES]) -> None:
        self.mode, self.number = mode, EXAM
        keeper().read()
        self._restart()

    def on_ask(self, kind: Annotated[str, SKILLS], level: Annotated[int, LEVELS]) -> None:
        """This question first, with the code in the field or one by chance; then as ever."""
        given = self.fields.get("code")
        self.mode = "practice"
        self._level(level)
        self.begin(normalize_code(given) if given else None)
        code = self.code if given else next_code(kind, level, self.code, seen(kind, level))
        self.pose((kind, level, code))

    def on_exam(
        self, kinds: str, level: Annotated[int, LEVELS], number: Annotated[int, range(1, MOST + 1)]
    ) -> None:
        """An exam of these kinds ("all", or keys with commas between them)."""
        chosen = [key for key in SKILLS if kinds == "all" or key in kinds.split(",")]
        unknown = kinds != "all" and not {*kinds.split(",")} <= {*SKILLS}
        if unknown:
            raise UnknownEventError("no such exam")
        given = self.fields.get("code")
        self.mode, self.number = "exam", number
        self.sources = tuple((kind, level) for kind in chosen)
        self.begin(normalize_code(given) if given else None)

    def on_print(self) -> None:
        """The results of an exam go to the printer, alone."""
        if "print" not in here().may:
            raise UnknownEventError("this page does not print")
        self.give("", "print", b"")

    def _chosen(self) -> tuple[str, ...]:
        return tuple(kind for kind, _ in self.sources)

    def _choose(self, kinds: tuple[str, ...] | list[str]) -> None:
        _, level = self.sources[0]
        self.sources = tuple((kind, level) for kind in kinds)
        self._restart()

    # What there is to see

    def _variants(self) -> tuple[str, ...]:
        """None: what comes is drawn, whatever it is good for."""
        return ()

    def ended(self) -> list[Node | None]:
        if self.mode == "review":
            return [h("p.pk-say", words("practice_lesson.nothing_due"), key="nothing")]
        printed = self.test and "print" in here().may
        to_paper = button(words("practice_lesson.sheet.print"), "print")
        return [*super().ended(), h("p", to_paper, key="print") if printed else None]

    def _address(self) -> str | None:
        """What opens this question or exam, when it stands in the address of a page."""
        if self.mode == "exam":
            chosen = self._chosen()
            kinds = "all" if chosen == SKILLS else ",".join(chosen)
            level = self.sources[0][1]
            return f"exam={kinds}&level={level}&number={self.number}&code={self.code}"
        if self.asked is None:
            return None
        kind, level, code = self.asked
        return f"ask={kind}&level={level}&code={code}"

    def _today(self) -> Node | None:
        """What comes back today is said first; a review brings it."""
        due = len(keeper().due())
        if not due or self.mode == "exam":
            return None
        review = button(words("lesson.repeat"), "mode", "review") if self.mode != "review" else None
        return h("p.pk-say.pk-today", words("lesson.today", n=due), review, key="today")

    def draw(self) -> list[Node | None]:
        _, level = self.sources[0]
        chosen = self._chosen()
        title = words("practice_lesson.skills", chosen=len(chosen), total=len(SKILLS))
        modes = named("practice_lesson.mode", MODES)
        return [
            h(
                "div.pk-bar",
                choices("practice_lesson.modes", "mode", modes, self.mode, key="modes"),
                level_choice(level),
                data_address=self._address(),
                key="bar",
            ),
            self._today(),
            self.fold("skills", title, lambda: skill_buttons(chosen)),
            *super().draw(),
        ]


def _again(one: Due) -> Asked:
    """A missed question itself; of a skill that is due, new cards."""
    skill = one.kind, one.level
    return *skill, one.code or next_code(*skill, new_code(), seen(*skill))


def skill_buttons(chosen: tuple[str, ...], *, keyed: bool = False) -> list[Node]:
    """The kinds of questions, each a button that is pressed or not; and all, or only the first."""
    buttons = (
        button(both(questions.kind_name, one), "kind", one, key=one, pressed=one in chosen)
        for one in SKILLS
    )
    every = {"every": True, "only_first": False}
    several = (button(words(f"practice_lesson.{name}"), "every", on) for name, on in every.items())
    return [
        h("div.pk-bar", *buttons, role="group", data_nav=True, key="skills" if keyed else None),
        h("div.pk-bar", *several, key="every" if keyed else None),
    ]


def level_choice(level: int) -> Node:
    """How difficult the questions are."""
    levels = {n: words("practice_lesson.level", n=n) for n in LEVELS}
    return choices("practice_lesson.levels", "level", levels, level, key="levels")
