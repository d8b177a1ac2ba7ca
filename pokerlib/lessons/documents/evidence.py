"""A claim in a list, and opened: its verdict, the reason, and the cards and sums behind it."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pokerlib.betting import PotLimit
from pokerlib.cards import Card, cards
from pokerlib.chinese import ROWS, Setting
from pokerlib.documents import Agreement, Claim, Evidence, Example, Excepted, Lost, Scene
from pokerlib.games import Showdown
from pokerlib.language import LANGUAGES, Voice, lines
from pokerlib.language.documents import MONEY_OF, measured
from pokerlib.lessons import components as ui
from pokerlib.lessons.documents.shared import mark, places, reasons, value, verdict
from pokerlib.rankings import Difference, HandRank

LOOKS = {"holds": "good", "wrong": "bad", "incomplete": "note", "unreadable": "note"}
_CODES: Final = re.compile(r"[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])*")
Row = tuple[ui.Node | None, Sequence[Card]]


def claim_fold(
    claim: Claim, evidence: Evidence, *content: ui.Node | None, unfolded: bool
) -> ui.Node:
    """A line of a list of claims, which opens on what stands behind it."""
    stated = ui.h(
        "span", ui.said(claim), " ", ui.h("span.pk-hint", places(claim)), style="font-weight:400"
    )
    return ui.fold(
        ui.h("span", mark(evidence.verdict), ": ", stated),
        *content,
        action=("open", claim.id),
        unfolded=unfolded,
        key=f"claim-{claim.id}",
    )


def evidence_box(claim: Claim, evidence: Evidence, *, changed: bool = False) -> ui.Node:
    """What was found; with `changed` numbers the document's own explanation would not fit."""
    example, fails = _example_of(evidence)
    scene = example.scene if example else evidence.scene
    plain = changed and evidence.verdict != "holds"
    return ui.box(
        LOOKS[evidence.verdict],
        verdict(evidence.verdict),
        ui.h("p", ui.said(evidence) if plain else reasons(claim, evidence)),
        *(() if example is None else _example(example, fails=fails)),
        None if scene is None else _table(scene, evidence.unit),
        *(_picture(item, f"shown-{n}", evidence.unit) for n, item in enumerate(_seen(evidence))),
        key="box",
        role="status",
    )


def _table(scene: Scene, unit: int) -> ui.Node:
    """The table at that moment: who has folded, what each has in front, whose turn it is."""
    return ui.Felt(scene.events, scene.state, unit=MONEY_OF[unit], key="table").node()


def _example_of(evidence: Evidence) -> tuple[Example | None, bool]:
    """The case that decides (that of an exception, if there is one), and whether it is not so."""
    if isinstance(evidence, Excepted) and evidence.main == "holds" and evidence.excepts:
        return evidence.side, True
    if isinstance(evidence, Agreement):
        return evidence.example, evidence.verdict == "wrong"
    return None, False


def _seen(evidence: Evidence) -> tuple[object, ...]:
    """What can be looked at; where a picture is lost, one that it may have been."""
    if isinstance(evidence, Lost) and evidence.example is not None:
        return (evidence.example,)
    if isinstance(evidence, Agreement) and evidence.example and _rows(evidence.example.case):
        return tuple(one for one in evidence.shown if not isinstance(one, Difference))
    return evidence.shown


def _example(example: Example, *, fails: bool) -> Iterator[ui.Node]:
    """A case that fails, with both sides of it; or one of those that don't, if it can be seen."""
    pictures = _rows(example.case)
    case = [ui.words("documents_lesson.case" if fails else "documents_lesson.for_example"), " "]
    result = [ui.words("documents_lesson.computed"), " ", _counted(example.computed, example.gives)]
    if not pictures:
        case.append(_counted(example.case, example.of))
    if fails:
        stated = _counted(example.said, example.gives)
        if example.case is not None:
            yield _line(case)
        yield from drawn(pictures, "case")
        yield _line(ui.words("documents_lesson.stated"), " ", stated)
        yield _line(result)
    elif pictures:
        yield _line(case)
        yield from drawn(pictures, "case")
        if example.gives:
            yield _line(result)
    elif example.of and example.gives:
        yield _line(case, " → ", result[-1])


def _line(*parts: ui.Content) -> ui.Node:
    """Several texts on one line: by itself each text of a box has its own."""
    return ui.h("p", ui.h("span", *parts))


def _counted(item: object, kind: str) -> ui.Node:
    return {"t": [measured(item, kind, lang) for lang in LANGUAGES]}


def _picture(item: object, key: str, unit: int) -> ui.Node:
    if isinstance(item, PotLimit):  # the sum, line by line
        told = (lines(item, Voice(lang, MONEY_OF[unit])) for lang in LANGUAGES)
        steps = zip(*told, strict=True)
        return ui.h("ol", *(ui.h("li", {"t": list(step)}) for step in steps), key=key)
    pictures = _rows(item)
    words_too = not pictures or isinstance(item, Showdown)
    return ui.h(
        "div", ui.h("p", value(item)) if words_too else None, *drawn(pictures, key), key=key
    )


def drawn(rows: Sequence[Row], key: str) -> Iterator[ui.Node]:
    """Rows of cards, each with its title."""
    for place, (title, row) in enumerate(rows):
        pictures = (ui.card(one, look="small", key=one.code) for one in row)
        yield ui.card_row(title, pictures, asks=True, key=f"{key}-{place}")


def _rows(item: object) -> list[Row]:
    """The cards of a hand, or of several; empty where it is something else."""
    if isinstance(item, HandRank):
        return [(ui.said(item), item.cards)]
    if isinstance(item, Difference):
        return [*_rows(item.first), *_rows(item.second)]
    if isinstance(item, Showdown):
        made = (one for result in item.shares for one in result.made if one)
        return [row for one in made for row in _rows(one.rank)]
    if isinstance(item, Setting):
        return [(ui.both_names(row), item.row(row)) for row in ROWS]
    if isinstance(item, str) and _CODES.fullmatch(item):
        return [(None, cards(item))]
    if not isinstance(item, tuple) or not item:
        return []
    if all(isinstance(one, Card) for one in item):
        return [(None, item)]
    if all(isinstance(one, str) and len(one) == 2 and _CODES.fullmatch(one) for one in item):
        return [(None, cards(" ".join(item)))]
    rows = [_rows(one) for one in item]
    return [row for one in rows for row in one] if all(rows) else []
