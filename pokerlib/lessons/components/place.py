"""The place of a question: the question above, the answer in the middle, the verdict below.

The foot keeps its place in all six states: asked, hinted, wrong, right, right later, told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pokerlib.language import questions
from pokerlib.lessons.components import question
from pokerlib.lessons.components.nodes import (
    Content,
    Node,
    both,
    box,
    button,
    choices,
    code_bar,
    h,
    words,
)
from pokerlib.lessons.components.question import Attempt
from pokerlib.lessons.components.results import Result
from pokerlib.practice import Question

# The head: where one is


def ticks(results: Sequence[Result], total: int, *, test: bool, over: bool) -> Node | None:
    """A dash for every question of a series: right, wrong, this one, to come."""
    if total < 2:
        return None
    told = [
        ".pk-told" if test else ".pk-done" if one.marked.right else ".pk-miss" for one in results
    ]
    now = [".pk-now"] if not over and len(told) < total else []
    rest = [""] * (total - len(told) - len(now))
    return h("span.pk-ticks", (h(f"i{one}") for one in (*told, *now, *rest)), aria_hidden="true")


def where(results: Sequence[Result], total: int, *, begun: bool) -> Node | None:
    """The number of the question out of all, or the score so far."""
    if total > 1:
        at = min(len(results) + (not begun), total)
        return h("span.pk-soft", words("drill.place", number=at, total=total), key="where")
    if total or not results:
        return None
    right = sum(one.marked.right for one in results)
    said = words("drill.score", right=right, asked=len(results))
    return h("span.pk-soft", said, role="status", key="where")


def skill(kind: str) -> Node:
    """Which skill is asked for, where there are several."""
    return h("b", both(questions.kind_name, kind), key="skill")


def variant_choice(names: Iterable[str], chosen: str) -> Node | None:
    """Which deals come: any, or those that are good for something."""
    options = {name: both(questions.variant_name, name) for name in names}
    if not options:
        return None
    any_deal = {"": words("drill.any")}
    return choices("drill.deals", "variant", any_deal | options, chosen, key="variants")


def code_field(code: str, *, of_set: bool = False) -> Node:
    """The code of a deal or of a set, to share it or to enter another."""
    names = ("question.set_code", "question.use_set_code") if of_set else ()
    return code_bar(code, *names)


# The body and the foot

LOOKS = {"hinted": ".pk-hinted", "wrong": ".pk-bad", "right": ".pk-good", "second": ".pk-good"}


def body(asked: Question, attempt: Attempt, *, test: bool) -> Node:
    """What is asked, what there is to see, what can be answered, and the reason."""
    return h(
        "div.pk-body",
        h("p.pk-ask", both(questions.ask, asked), key="ask"),
        h("div", *question.shown(asked, attempt), key=f"shown-{asked.code}"),
        question.options(asked, attempt, marks=not test),
        h("div", *_reasons(asked, attempt), key="reasons"),
        key="body",
    )


def _reasons(asked: Question, attempt: Attempt) -> list[Content]:
    """Why a try was wrong, where it does not stand at its choice; then how the answer is found."""
    marked = attempt.marked
    if attempt.told:
        right = marked is not None and marked.right
        title = words("drill.why" if right else "drill.solution")
        return [
            box("good" if right else "note", title, *question.worked_lines(asked), key="worked"),
            *question.solved(asked),
        ]
    if marked is not None and (asked.pick != "one" or question.in_row(asked)):
        return [box("bad", words("drill.not_so"), *question.why_lines(marked), key="why")]
    return []


def foot(asked: Question, attempt: Attempt, *, test: bool, last: bool) -> Node:
    """The verdict on the left, what one can do next on the right."""
    look = "" if test else LOOKS.get(attempt.state, "")
    return h(
        f"footer{look}",
        h("div.pk-verdict", *_verdict(asked, attempt, test=test), role="status", key="verdict"),
        h("div.pk-acts", *_acts(asked, attempt, test=test, last=last), key="acts"),
        key="foot",
    )


def _verdict(asked: Question, attempt: Attempt, *, test: bool) -> list[Content]:
    invite = words(f"drill.ask.{asked.pick}")
    state = attempt.state
    if attempt.asked_for:
        return [h("strong", invite)]
    if test or state == "asked":
        return [invite]
    if state == "hinted":
        return [h("strong", words("drill.hint"), ": "), both(questions.hint, asked)]
    if state == "wrong":
        assert attempt.marked is not None
        partly = "partly" if attempt.marked.points else "wrong"
        hint = h("div", both(questions.hint, asked)) if attempt.hinted else None
        return [h("strong", words(f"drill.{partly}")), hint]
    return [h("strong", words(f"drill.{state}"))]


def _acts(asked: Question, attempt: Attempt, *, test: bool, last: bool) -> list[Content]:
    """A hint comes before the solution; there is one button of first rank at a time."""
    hands_in = asked.pick not in ("one", "seat")
    if test:
        title = words("drill.finish" if last else "drill.next")
        return [button(title, "next", key="next", primary=True, goal="next")]
    if attempt.told:
        title = words("drill.finish" if last else "drill.next")
        return [button(title, "next", key="next", primary=True, goal="next", step="on")]
    offered = "show" if attempt.hinted else "hint"
    return [
        button(words(f"drill.{offered}"), offered, key=offered, goal=offered),
        button(words("drill.show"), "show", key="show")
        if attempt.tries and not attempt.hinted
        else None,
        button(words("drill.check"), "check", key="check", primary=True) if hands_in else None,
    ]
