"""Practice: a drill over the chosen skills, what comes back first; or an exam."""

from typing import Annotated, ClassVar

from pokerlib.cards import new_code, normalize_code
from pokerlib.language import questions
from pokerlib.lessons import components as ui
from pokerlib.lessons.host import here
from pokerlib.practice import KINDS, LEVELS, SKILLS, ask, next_code
from pokerlib.practice.draw import Draw, far
from pokerlib.practice.spacing import Due

MODES = ("practice", "review", "exam")
EXAM, MOST = 10, 40  # questions of an exam; of one whose address says how many


class Practice(ui.Drill):
    """Questions of the chosen skills without end; what is due again; or ten that are an exam."""

    slow: ClassVar[frozenset[str]] = ui.Drill.slow | {"kind", "every", "level", "mode"}
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

    def onward(self) -> ui.Asked | None:
        """What is due in a review; else every skill before any comes twice, as the code draws.

        A code that was given asks everybody the same: what was seen before does not count there.
        """
        if self.series:
            return super().onward()
        if self.mode == "review":
            return next(map(_again, ui.keeper().due()), None)
        round_, place = divmod(self.at, len(self.sources))
        kind, level = Draw(far(self.code, round_)).shuffled(self.sources)[place]
        known = self.deals if self.shared else ui.seen(kind, level)
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
        ui.keeper().read()
        self._restart()

    def on_ask(self, kind: Annotated[str, SKILLS], level: Annotated[int, LEVELS]) -> None:
        """This question first, with the code in the field or one by chance; then as ever."""
        given = self.fields.get("code")
        self.mode = "practice"
        self._level(level)
        self.begin(normalize_code(given) if given else None)
        code = self.code if given else next_code(kind, level, self.code, ui.seen(kind, level))
        self.pose((kind, level, code))

    def on_exam(
        self, kinds: str, level: Annotated[int, LEVELS], number: Annotated[int, range(1, MOST + 1)]
    ) -> None:
        """An exam of these kinds ("all", or keys with commas between them)."""
        chosen = [key for key in SKILLS if kinds == "all" or key in kinds.split(",")]
        unknown = kinds != "all" and not {*kinds.split(",")} <= {*SKILLS}
        if unknown:
            raise ui.UnknownEventError("no such exam")
        given = self.fields.get("code")
        self.mode, self.number = "exam", number
        self.sources = tuple((kind, level) for kind in chosen)
        self.begin(normalize_code(given) if given else None)

    def on_print(self) -> None:
        """The results of an exam go to the printer, alone."""
        if "print" not in here().may:
            raise ui.UnknownEventError("this page does not print")
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

    def ended(self) -> list[ui.Node | None]:
        if self.mode == "review":
            return [ui.h("p.pk-say", ui.words("practice_lesson.nothing_due"), key="nothing")]
        printed = self.test and "print" in here().may
        to_paper = ui.button(ui.words("practice_lesson.sheet.print"), "print")
        return [*super().ended(), ui.h("p", to_paper, key="print") if printed else None]

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

    def _today(self) -> ui.Node | None:
        """What comes back today is said first; a review brings it."""
        due = len(ui.keeper().due())
        if not due or self.mode == "exam":
            return None
        review = (
            ui.button(ui.words("lesson.repeat"), "mode", "review")
            if self.mode != "review"
            else None
        )
        return ui.h("p.pk-say.pk-today", ui.words("lesson.today", n=due), review, key="today")

    def draw(self) -> list[ui.Node | None]:
        _, level = self.sources[0]
        chosen = self._chosen()
        title = ui.words("practice_lesson.skills", chosen=len(chosen), total=len(SKILLS))
        modes = ui.named("practice_lesson.mode", MODES)
        return [
            ui.h(
                "div.pk-bar",
                ui.choices("practice_lesson.modes", "mode", modes, self.mode, key="modes"),
                level_choice(level),
                data_address=self._address(),
                key="bar",
            ),
            self._today(),
            self.fold("skills", title, lambda: skill_buttons(chosen)),
            *super().draw(),
        ]


def _again(one: Due) -> ui.Asked:
    """A missed question itself; of a skill that is due, new cards."""
    skill = one.kind, one.level
    return *skill, one.code or next_code(*skill, new_code(), ui.seen(*skill))


def skill_buttons(chosen: tuple[str, ...], *, keyed: bool = False) -> list[ui.Node]:
    """The kinds of questions, each a button that is pressed or not; and all, or only the first."""
    buttons = (
        ui.button(ui.both(questions.kind_name, one), "kind", one, key=one, pressed=one in chosen)
        for one in SKILLS
    )
    every = {"every": True, "only_first": False}
    several = (
        ui.button(ui.words(f"practice_lesson.{name}"), "every", on) for name, on in every.items()
    )
    return [
        ui.h("div.pk-bar", *buttons, role="group", data_nav=True, key="skills" if keyed else None),
        ui.h("div.pk-bar", *several, key="every" if keyed else None),
    ]


def level_choice(level: int) -> ui.Node:
    """How difficult the questions are."""
    levels = {n: ui.words("practice_lesson.level", n=n) for n in LEVELS}
    return ui.choices("practice_lesson.levels", "level", levels, level, key="levels")
