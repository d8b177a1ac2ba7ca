"""What the two documents say of one lesson: how many claims, their verdicts, each with why."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, ClassVar

from pokerlib.documents import CLAIMS, Claim, Evidence, Verdict
from pokerlib.lessons.components import LessonWidget, Node, UnknownEventError, choices, h, words
from pokerlib.lessons.documents.evidence import claim_fold, evidence_box
from pokerlib.lessons.documents.shared import (
    LESSON_OF,
    LESSONS,
    VERDICTS,
    bar,
    checked,
    mark,
    verdict,
)
from pokerlib.lessons.host import here

ALL = "all"


class ClaimsOf(LessonWidget):
    """The claims of one lesson, folded; they are checked while nobody waits for it."""

    slow: ClassVar[frozenset[str]] = frozenset({"fold", "open"})

    def __init__(self, lesson: str) -> None:
        if lesson not in LESSONS:
            raise ValueError(f"no claim is taught by {lesson!r}")
        self.lesson = lesson
        self.only = ALL
        self.opened: str | None = None
        self._claims = tuple(
            claim for claim in CLAIMS if LESSON_OF.get(claim.topic or "") == lesson
        )
        self._checks = checked(self._claims)
        self._found: dict[str, Evidence] = {}
        super().__init__()
        self._later()

    # Checking

    def _later(self) -> None:
        """Check the next claim when the kernel is idle; without an event loop, on demand."""
        here().later(self._step)

    def _step(self) -> None:
        for claim, evidence in self._checks:
            self._found[claim.id] = evidence
            return self._later()
        return self.redraw()

    @property
    def _known(self) -> bool:
        return len(self._found) == len(self._claims)

    # Events

    def on_fold(self, name: str, unfold: bool) -> None:
        self._found.update((claim.id, evidence) for claim, evidence in self._checks)
        super().on_fold(name, unfold)

    def on_only(self, name: Annotated[str, (ALL, *VERDICTS)]) -> None:
        if not self._known:
            raise UnknownEventError("no such verdict")
        self.only, self.opened = name, None

    def on_open(self, id_: str, unfolded: bool) -> None:
        if id_ not in self._found:
            raise UnknownEventError("no such claim")
        if unfolded:
            self.opened = id_
        elif id_ == self.opened:
            self.opened = None

    # What is drawn

    def draw(self) -> list[Node | None]:
        count = Counter(one.verdict for one in self._found.values()) if self._known else None
        address = f"10_documents.ipynb?lesson={self.lesson}"
        return [
            h("p.pk-say", words("documents_lesson.of_lesson", n=len(self._claims)), key="count"),
            self._verdicts(count) if count else None,
            self.fold("claims", words("documents_lesson.list"), lambda: self._list(count or {})),
            h("p", h("a.pk-button", words("documents_lesson.to_all"), href=address), key="to"),
        ]

    def _verdicts(self, count: Counter[Verdict]) -> Node:
        """How many of each verdict, and the same as a picture."""
        told = (
            h("span", mark(name), f" {count[name]}", key=name) for name in VERDICTS if count[name]
        )
        return h("div.pk-bar", *told, bar(count), key="verdicts")

    def _list(self, count: Mapping[Verdict, int]) -> list[Node]:
        title = "documents_lesson.column.verdict"
        options = {ALL: words("documents_lesson.all")}
        options |= {name: verdict(name) for name in VERDICTS if count.get(name)}
        shown = [
            claim for claim in self._claims if self.only in (ALL, self._found[claim.id].verdict)
        ]
        return [
            h("p", choices(title, "only", options, self.only, key="only")),
            h("div", *map(self._line, shown), key="list"),
        ]

    def _line(self, claim: Claim) -> Node:
        evidence, unfolded = self._found[claim.id], claim.id == self.opened
        content = (evidence_box(claim, evidence),) if unfolded else ()
        return claim_fold(claim, evidence, *content, unfolded=unfolded)


def claims_of(lesson: str) -> ClaimsOf:
    """The claims that a lesson teaches, for its last page: `claims_of("04_omaha")`."""
    return ClaimsOf(lesson)
