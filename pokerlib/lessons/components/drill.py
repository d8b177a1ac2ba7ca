"""One drill: questions one after another, asked, hinted at, marked and remembered alike.

A lesson's drill is `Drill` with arguments; a quiz and a test are `Drill` over a series.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from pokerlib.cards import new_code, normalize_code
from pokerlib.lessons.components.chips import plain_amount, read_amount
from pokerlib.lessons.components.keeper import keeper
from pokerlib.lessons.components.nodes import Action, Node, button, h, words
from pokerlib.lessons.components.place import (
    body,
    code_field,
    foot,
    skill,
    ticks,
    variant_choice,
    where,
)
from pokerlib.lessons.components.question import Attempt
from pokerlib.lessons.components.results import Asked, Result, results
from pokerlib.lessons.components.widget import LessonWidget, ReaderError, UnknownEventError
from pokerlib.practice import KINDS, Marked, Question, ask, mark, next_code, question_set
from pokerlib.practice.draw import Draw

Sources = str | Sequence[str | tuple[str, int]]
REMEMBERED = 50  # deals of a kind that do not come again
KEYS: dict[str, Action] = {
    **{str(n % 10): ("number", n) for n in range(1, 11)},
    "h": ("hint",),
    "s": ("show",),
    "n": ("next",),
}


def seen(kind: str, level: int) -> tuple[str, ...]:
    """The deals of this learner's last answers of a kind and level, the oldest first."""
    mine = (one for one in reversed(keeper().answers) if (one.kind, one.level) == (kind, level))
    codes = list(dict.fromkeys(one.code for one in mine))[:REMEMBERED]
    return tuple(ask(kind, level, code).deal for code in reversed(codes))


def _laid(asked: Question) -> tuple[str, ...]:
    """The keys that lie there from the start: those that are to be put in order."""
    keys = [one.key for one in asked.choices]
    return Draw(asked.code).shuffled(keys) if asked.pick == "order" else ()


def _first(attempt: Attempt) -> str:
    """What the keyboard goes to in a new question; rows to put in order lie there already."""
    return f"row-{attempt.chosen[0]}" if attempt.chosen else "first"


class Drill(LessonWidget):
    """Questions of one kind without end, or a series of `length` out of several.

    `kinds`: a kind, or kinds with levels of their own (else `level`). A series of one kind that
    is a list asks the list; a series is a `test` where nothing is told before its end.
    `variant`: the deals that come first; the learner may choose others.
    """

    slow: ClassVar[frozenset[str]] = frozenset({"next", "code", "variant", "again"})

    def __init__(
        self,
        kinds: Sources,
        level: int = 1,
        code: str | None = None,
        *,
        variant: str = "",
        length: int = 0,
        test: bool = False,
    ) -> None:
        named = (kinds,) if isinstance(kinds, str) else kinds
        self.sources = tuple((one, level) if isinstance(one, str) else one for one in named)
        self.variant, self.length, self.test = variant, length, test
        self.results: tuple[Result, ...] = ()
        self.begin(code)
        super().__init__()

    # What is asked

    def begin(self, code: str | None = None) -> None:
        """A series from its start, or an endless drill with this code; without one by chance."""
        kind, level = self.sources[0]
        if code is None and not self.length:
            code = next_code(kind, level, new_code(), seen(kind, level), variant=self.variant)
        self.code = normalize_code(code or new_code())
        self.series = self._series()
        self.results = () if self.series else self.results
        self.pose(self.series[0] if self.series else (kind, level, self.code))

    def _series(self) -> tuple[Asked, ...]:
        if not self.length:
            return ()
        kind, level = self.sources[0]
        if len(self.sources) == 1 and KINDS[kind].count is not None and not self.test:
            code, found = "BBB-BBB", []
            for _ in range(self.length):
                found.append((kind, level, code))
                code = next_code(kind, level, code)
            return tuple(found)
        return question_set(self.code, self.sources, self.length, level)

    def pose(self, asked: Asked | None) -> None:
        """Ask this question, or none."""
        self.asked = asked
        self.attempt = Attempt(_laid(self.question)) if asked else Attempt()

    @property
    def question(self) -> Question:
        if self.asked is None:
            raise UnknownEventError("nothing is asked")
        return ask(*self.asked)

    @property
    def over(self) -> bool:
        """A series is at its end."""
        return bool(self.series) and len(self.results) == len(self.series) and self.asked is None

    def onward(self) -> Asked | None:
        """The question after this one; None where the series ends."""
        if self.series:
            at = len(self.results)
            return self.series[at] if at < len(self.series) else None
        kind, level = self.sources[0]
        assert self.code is not None
        deals = (*seen(kind, level), self.question.deal)
        self.code = next_code(kind, level, self.code, deals, variant=self.variant)
        return kind, level, self.code

    # What the learner does

    def on_code(self) -> None:
        code = normalize_code(self.fields.get("code", ""))
        self.variant = ""
        self.begin(code)

    def on_variant(self, name: str) -> None:
        if name and name not in self._variants():
            raise UnknownEventError("no such deals")
        self.variant = name
        self.begin()

    def on_choose(self, key: str) -> None:
        if self.asked is None or self.attempt.told:
            return
        if key not in {one.key for one in self.question.choices}:
            return
        chosen, pick = self.attempt.chosen, self.question.pick
        if pick in ("one", "seat"):
            if self.test:
                self.attempt = self.attempt.choosing(key)
            elif key not in self.attempt.tried:
                self._hand_in((key,))
        elif pick in ("several", "cards"):
            rest = tuple(one for one in chosen if one != key)
            self.attempt = self.attempt.choosing(*(rest if key in chosen else (*chosen, key)))

    def on_number(self, number: int) -> None:
        """A digit on the keyboard."""
        listed = self.asked and self.question.pick in ("one", "several", "seat")
        if listed and 0 < number <= len(self.question.choices):
            self.on_choose(self.question.choices[number - 1].key)

    def on_move(self, key: str, step: int) -> None:
        if step in (-1, 1) and key in self.attempt.chosen:
            self._put(key, self.attempt.chosen.index(key) + step)

    def on_drop(self, key: str, _column: str, place: int) -> None:
        if key in self.attempt.chosen:
            self._put(key, place)

    def _put(self, key: str, place: int) -> None:
        if self.asked is None or self.question.pick != "order" or self.attempt.told:
            return
        rest = [one for one in self.attempt.chosen if one != key]
        place = min(max(place, 0), len(rest))
        self.attempt = self.attempt.choosing(*rest[:place], key, *rest[place:])
        self.goal = f"row-{key}"

    def on_check(self) -> None:
        """Hand in what was chosen or typed; nothing at all is asked for, not counted.

        In a test an amount is only read: it is handed in with Next.
        """
        if self.asked is None or self.attempt.told:
            return
        self._read()
        if self.question.pick == "amount" and not self.attempt.chosen:
            raise ReaderError(words("drill.ask.amount"))
        if not self.test:
            self._hand_in(self.attempt.chosen)

    def _read(self) -> None:
        """Read the field, where an amount is typed."""
        if self.question.pick != "amount":
            return
        typed = self.fields.get("amount", "")
        chosen = (str(read_amount(typed)),) if typed.strip() else ()
        asked_for = self.attempt.asked_for and not chosen
        self.attempt = replace(self.attempt, chosen=chosen, typed=typed, asked_for=asked_for)

    def _hand_in(self, chosen: tuple[str, ...]) -> None:
        """The first answer counts; one may try until it is right."""
        marked = mark(self.question, chosen)
        if marked.empty:
            self.attempt = replace(self.attempt, asked_for=True)
            return
        self._keep(chosen, marked)
        tries = (*self.attempt.tries, (chosen, marked))
        self.attempt = replace(
            self.attempt, chosen=chosen, tries=tries, told=marked.right, asked_for=False
        )
        if marked.right:
            self.goal = "next"

    def on_hint(self) -> None:
        if self.asked is not None and not self.test:
            self.attempt = replace(self.attempt, hinted=True)
            self.goal = "show"

    def on_show(self) -> None:
        """Give up: it counts as wrong, unless a first answer has been counted already."""
        if self.asked is None or self.attempt.told or self.test:
            return
        if not self.attempt.tries:
            self._keep((), Marked.gave_up())
        solution = self.question.solution
        typed = plain_amount(int(solution[0])) if self.question.pick == "amount" else ""
        shown = replace(self.attempt, chosen=solution, told=True)
        self.attempt = replace(shown, typed=typed, asked_for=False)
        self.goal = "next"

    def on_next(self) -> None:
        if self.asked is None or not (self.attempt.told or self.test):
            return
        if self.test:
            self._read()
            if not (self.attempt.chosen or self.attempt.asked_for):  # left out the second time
                self.attempt = replace(self.attempt, asked_for=True)
                return
            self._keep(self.attempt.chosen, mark(self.question, self.attempt.chosen))
        self.pose(self.onward())
        self.goal = _first(self.attempt)

    def on_again(self) -> None:
        self.begin()
        self.goal = _first(self.attempt)

    def _keep(self, chosen: tuple[str, ...], marked: Marked) -> None:
        """Remember a try; the first one is the result."""
        assert self.asked is not None
        attempt = len(self.attempt.tries) + 1
        keeper().tried(self.asked, marked, chosen, attempt=attempt, hint=self.attempt.hinted)
        if attempt == 1:
            self.results = (*self.results, Result(self.asked, chosen, marked))

    # What there is to see

    def draw(self) -> list[Node | None]:
        return [
            keeper().trouble_line(),
            h("section.pk-place", *self._place(), on={"keys": KEYS}, key="place"),
        ]

    def _place(self) -> list[Node | None]:
        head = h("header", *self.head(), key="head")
        if self.asked is None:
            again = button(words("drill.again"), "again", key="again", primary=True, goal="first")
            return [
                head,
                h("div.pk-body", *self.ended(), key="body"),
                h("footer", h("div.pk-acts", again), key="foot"),
            ]
        shown = (self.question, self.attempt)
        last = bool(self.series) and len(self.results) + (not self.attempt.told) >= self.length
        return [head, body(*shown, test=self.test), foot(*shown, test=self.test, last=last)]

    def ended(self) -> list[Node | None]:
        """What is shown when nothing is asked any more."""
        return results(self.results, self.unfolded, test=self.test)

    def head(self) -> list[Node | None]:
        """Where one is, which deals come, and the code to share."""
        begun = bool(self.attempt.tries) or self.attempt.told
        shared = not self.series or self.test or len(self.sources) > 1
        return [
            ticks(self.results, len(self.series), test=self.test, over=self.over),
            where(self.results, len(self.series), begun=begun),
            skill(self.asked[0]) if self.asked and len(self.sources) > 1 else None,
            code_field(self.code, of_set=len(self.sources) > 1) if shared else None,
            variant_choice(self._variants(), self.variant),
        ]

    def _variants(self) -> tuple[str, ...]:
        kind, level = self.sources[0]
        return () if self.series else KINDS[kind].variants.get(level, ())
