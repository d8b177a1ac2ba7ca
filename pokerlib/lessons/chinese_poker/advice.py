"""What is said beside the board: the order, the specials, the suggested setting."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from pokerlib.chinese import ROWS, Check, Contrast, Held, Rules, Setting, Special, Suggestion
from pokerlib.chinese.setting import CARDS
from pokerlib.language import Lang, number
from pokerlib.lessons.components.hands import hand_words
from pokerlib.lessons.components.nodes import (
    Node,
    both,
    box,
    button,
    capital,
    choices,
    columns,
    h,
    live,
    named,
    said,
    switches,
    table,
    words,
)
from pokerlib.lessons.components.setting_rows import FROM_CENTRE, quiet_row, row_title

NONE = "none"


def check_box(found: Check, held: int) -> Node:
    """The order so far, and what mends it."""
    if held < CARDS and not found.broken:
        kind, title = "note", words("chinese_lesson.check.few", n=CARDS - held)
        return box(kind, title, key="check", role="status")
    kind = "bad" if found.broken else "good" if found.whole else "note"
    title = words(f"chinese_lesson.check.{kind}")
    return box(kind, title, h("p", said(found)), key="check", role="status")


# Specials


def special_part(
    held: Sequence[Held],
    guess: str | None,
    would: bool | None,
    suggestion: Suggestion | None,
    rules: Rules,
) -> Node:
    """Which special is it? First the learner's guess, then the answer; then: declare it?"""
    asked = h("p", words("chinese_lesson.special.ask"))
    buttons = _guesses(guess)
    if guess is None:
        return box("note", words("chinese_lesson.special"), asked, buttons, key="special")
    names = [one.special.value for one in held]
    right = guess in names or (guess == NONE and not names)
    return box(
        "good" if right else "bad",
        words("chinese_lesson.special"),
        buttons,
        h("div", *_answer(guess, right, held, rules), role="status"),
        *_declaring(held, would, suggestion, rules),
        key="special",
    )


def _guesses(guess: str | None) -> Node:
    specials = named("chinese_lesson.name", [one.value for one in Special])
    options = {NONE: words(f"chinese_lesson.special.{NONE}"), **specials}
    return switches(
        "chinese_lesson.special.yours",
        (
            button(said, "guess", one, pressed=guess == one, key=one)
            for one, said in options.items()
        ),
        key="guesses",
        nav=True,
    )


def _answer(guess: str, right: bool, held: Sequence[Held], rules: Rules) -> list[Node]:
    reply = "right" if right else "wrong"
    nodes = [h("p", h("b", capital(words(f"drill.is_{reply}"))))]
    if not held:
        nodes.append(h("p", words("chinese_lesson.special.there_is_none")))
    if not right and guess != NONE:
        nodes.append(h("p", words(f"chinese_lesson.needs.{guess}")))
    for one in held:
        price = rules.price(one.special) or 0
        nodes.append(h("p", said(one)))
        nodes.append(h("p.pk-hint", words("chinese_lesson.special.price", n=price)))
    return nodes


def _declaring(
    held: Sequence[Held], would: bool | None, suggestion: Suggestion | None, rules: Rules
) -> list[Node]:
    if not held:
        return []
    answers = {True: words("chinese_lesson.would.yes"), False: words("chinese_lesson.would.no")}
    nodes = [h("p", choices("chinese_lesson.would", "would", answers, would))]
    if would is not None and suggestion:
        nodes.append(h("p", *_verdict(held[0], would, suggestion, rules), role="status"))
    for one in held:
        title = words("chinese_lesson.lay_special", special=said(one.special))
        nodes.append(button(title, "lay", one.special.value))
    return nodes


def _verdict(strongest: Held, would: bool, suggestion: Suggestion, rules: Rules) -> list[Node]:
    best = suggestion.declare or strongest
    right = would == (suggestion.declare is not None)
    facts = {"special": said(best.special), "n": rules.price(best.special) or 0}
    why = words("chinese_lesson.would.why", expected=suggestion.best.expected, **facts)
    return [h("b", words(f"chinese_lesson.would.{'right' if right else 'wrong'}")), " ", why]


# The suggested setting


def suggestion_part(
    suggestion: Suggestion | None, contrast: Contrast | None, own: Setting | None
) -> Node:
    """The button; then the best setting, the yardstick, and how one's own differs."""
    again = suggestion is not None and own is not None and contrast is None
    title = "chinese_lesson.suggest.compare" if again else "chinese_lesson.suggest.button"
    done = suggestion is not None and not again
    suggest = button(words(title), "suggest", key="suggest", enabled=not done)
    hint = h("span.pk-hint", words("chinese_lesson.suggest.hint"))
    shown = _suggested(suggestion, contrast) if suggestion else None
    ask = h("div.pk-bar", suggest, hint, key="ask")
    return h("div", ask, live("shown", shown), key="suggestion")


def _suggested(found: Suggestion, contrast: Contrast | None) -> Node:
    best = contrast.second if contrast else found.best
    moved = [one.card for one in contrast.moves] if contrast else []
    rows = (quiet_row(row, best.setting.rank(row), moved=moved) for row in FROM_CENTRE)
    counts = {"n": len(found.unbeaten), "legal": found.legal, "settings": found.settings}
    yardstick = words("chinese.suggest.yardstick", opponents=found.opponents)
    return box(
        "note",
        words("chinese_lesson.suggest.title"),
        h("div.pk-laid-rows", *rows),
        h("p.pk-hint", words("chinese_lesson.suggest.dashed")) if moved else None,
        h("p", button(words("chinese_lesson.suggest.lay"), "lay", "best")),
        *(_differences(contrast) if contrast else ()),
        h("p", words("chinese_lesson.suggest.expected", units=found.best.expected)),
        h("p.pk-hint", yardstick, " ", words("chinese.suggest.counts", **counts)),
    )


def _differences(found: Contrast) -> list[Node]:
    sentence = h("p", h("b", said(found)))
    if found.equal:
        return [sentence]
    heads = columns("chinese_lesson.column", "row", "own", "best", "gain")
    rows = []
    for one in sorted(found.rows, key=lambda one: ROWS.index(one.row), reverse=True):
        hands = (hand_words(rank, kickers=False) for rank in one.ranks)
        cells = (row_title(one.row), *hands, both(_gain, one.gain))
        rows.append(("pk-best" if one.difference.better else "", cells))
    return [h("p", said(found)), table(heads, rows, caption=words("chinese_lesson.differences"))]


def _gain(units: Fraction, lang: Lang) -> str:
    return ("+" if units > 0 else "") + number(units, lang)
