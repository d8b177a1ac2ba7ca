"""The place of a question: the question above, the answer in the middle, the verdict below.

The foot keeps its place in all six states: asked, hinted, wrong, right, right later, told.
"""

from collections.abc import Iterable, Sequence

from pokerlib.language import questions
from pokerlib.lessons.components import nodes as ui
from pokerlib.lessons.components import question
from pokerlib.lessons.components.question import Attempt
from pokerlib.lessons.components.results import Result
from pokerlib.practice import Question

# The head: where one is


def ticks(results: Sequence[Result], total: int, *, test: bool, over: bool) -> ui.Node | None:
    """A dash for every question of a series: right, wrong, this one, to come."""
    if total < 2:
        return None
    told = [
        ".pk-told" if test else ".pk-done" if one.marked.right else ".pk-miss" for one in results
    ]
    now = [".pk-now"] if not over and len(told) < total else []
    rest = [""] * (total - len(told) - len(now))
    return ui.h(
        "span.pk-ticks", (ui.h(f"i{one}") for one in (*told, *now, *rest)), aria_hidden="true"
    )


def where(results: Sequence[Result], total: int, *, begun: bool) -> ui.Node | None:
    """The number of the question out of all, or the score so far."""
    if total > 1:
        at = min(len(results) + (not begun), total)
        return ui.h("span.pk-soft", ui.words("drill.place", number=at, total=total), key="where")
    if total or not results:
        return None
    right = sum(one.marked.right for one in results)
    said = ui.words("drill.score", right=right, asked=len(results))
    return ui.h("span.pk-soft", said, role="status", key="where")


def skill(kind: str) -> ui.Node:
    """Which skill is asked for, where there are several."""
    return ui.h("b", ui.both(questions.kind_name, kind), key="skill")


def variant_choice(names: Iterable[str], chosen: str) -> ui.Node | None:
    """Which deals come: any, or those that are good for something."""
    options = {name: ui.both(questions.variant_name, name) for name in names}
    if not options:
        return None
    any_deal = {"": ui.words("drill.any")}
    return ui.choices("drill.deals", "variant", any_deal | options, chosen, key="variants")


def code_field(code: str, *, of_set: bool = False) -> ui.Node:
    """The code of a deal or of a set, to share it or to enter another."""
    names = ("question.set_code", "question.use_set_code") if of_set else ()
    return ui.code_bar(code, *names)


# The body and the foot

LOOKS = {"hinted": ".pk-hinted", "wrong": ".pk-bad", "right": ".pk-good", "second": ".pk-good"}


def body(asked: Question, attempt: Attempt, *, test: bool) -> ui.Node:
    """What is asked, what there is to see, what can be answered, and the reason."""
    return ui.h(
        "div.pk-body",
        ui.h("p.pk-ask", ui.both(questions.ask, asked), key="ask"),
        ui.h("div.pk-shown", *question.shown(asked, attempt), key=f"shown-{asked.code}"),
        question.options(asked, attempt, marks=not test),
        ui.h("div.pk-reasons", _reasons(asked, attempt), key="reasons"),
        ui.h("div.pk-solved", *question.solved(asked), key="solved") if attempt.told else None,
        key="body",
    )


def _reasons(asked: Question, attempt: Attempt) -> ui.Node | None:
    """Why a try was wrong, where it does not stand at its choice; then how the answer is found."""
    marked = attempt.marked
    if attempt.told:
        right = marked is not None and marked.right
        title = ui.words("drill.why" if right else "drill.solution")
        lines = question.worked_lines(asked)
        return ui.box("good" if right else "note", title, *lines, key="worked")
    if marked is not None and (asked.pick != "one" or question.in_row(asked)):
        return ui.box("bad", ui.words("drill.not_so"), *question.why_lines(marked), key="why")
    return None


def foot(asked: Question, attempt: Attempt, *, test: bool, last: bool) -> ui.Node:
    """The verdict on the left, what one can do next on the right."""
    look = "" if test else LOOKS.get(attempt.state, "")
    return ui.h(
        f"footer{look}",
        ui.h("div.pk-verdict", *_verdict(asked, attempt, test=test), role="status", key="verdict"),
        ui.h("div.pk-acts", *_acts(asked, attempt, test=test, last=last), key="acts"),
        key="foot",
    )


def _verdict(asked: Question, attempt: Attempt, *, test: bool) -> list[ui.Content]:
    invite = ui.words(f"drill.ask.{asked.pick}")
    state = attempt.state
    if attempt.asked_for:
        return [ui.h("strong", invite)]
    if test or state == "asked":
        return [invite]
    if state == "hinted":
        return [ui.h("strong", ui.words("drill.hint"), ": "), ui.both(questions.hint, asked)]
    if state == "wrong":
        assert attempt.marked is not None
        partly = "partly" if attempt.marked.points else "wrong"
        hint = ui.h("div", ui.both(questions.hint, asked)) if attempt.hinted else None
        return [ui.h("strong", ui.words(f"drill.{partly}")), hint]
    return [ui.h("strong", ui.words(f"drill.{state}"))]


def _acts(asked: Question, attempt: Attempt, *, test: bool, last: bool) -> list[ui.Content]:
    """A hint comes before the solution; there is one button of first rank at a time."""
    hands_in = asked.pick not in ("one", "seat")
    if test:
        title = ui.words("drill.finish" if last else "drill.next")
        return [ui.button(title, "next", key="next", primary=True, goal="next")]
    if attempt.told:
        title = ui.words("drill.finish" if last else "drill.next")
        return [ui.button(title, "next", key="next", primary=True, goal="next", step="on")]
    offered = "show" if attempt.hinted else "hint"
    return [
        ui.button(ui.words(f"drill.{offered}"), offered, key=offered, goal=offered),
        ui.button(ui.words("drill.show"), "show", key="show")
        if attempt.tries and not attempt.hinted
        else None,
        ui.button(ui.words("drill.check"), "check", key="check", primary=True)
        if hands_in
        else None,
    ]
