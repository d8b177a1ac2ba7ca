"""What is said beside the board: the order, the specials, the suggested setting."""

from collections.abc import Sequence
from fractions import Fraction

from pokerlib.chinese import ROWS, Check, Contrast, Held, Rules, Setting, Special, Suggestion
from pokerlib.chinese.setting import CARDS
from pokerlib.language import Lang, number
from pokerlib.lessons import components as ui

NONE = "none"


def check_box(found: Check, held: int) -> ui.Node:
    """The order so far, and what mends it."""
    if held < CARDS and not found.broken:
        kind, title = "note", ui.words("chinese_lesson.check.few", n=CARDS - held)
        return ui.box(kind, title, key="check", role="status")
    kind = "bad" if found.broken else "good" if found.whole else "note"
    title = ui.words(f"chinese_lesson.check.{kind}")
    return ui.box(kind, title, ui.h("p", ui.said(found)), key="check", role="status")


# Specials


def special_part(
    held: Sequence[Held],
    guess: str | None,
    would: bool | None,
    suggestion: Suggestion | None,
    rules: Rules,
) -> ui.Node:
    """Which special is it? First the learner's guess, then the answer; then: declare it?"""
    asked = ui.h("p", ui.words("chinese_lesson.special.ask"))
    buttons = _guesses(guess)
    if guess is None:
        return ui.box("note", ui.words("chinese_lesson.special"), asked, buttons, key="special")
    names = [one.special.value for one in held]
    right = guess in names or (guess == NONE and not names)
    return ui.box(
        "good" if right else "bad",
        ui.words("chinese_lesson.special"),
        buttons,
        ui.h("div", *_answer(guess, right, held, rules), role="status"),
        *_declaring(held, would, suggestion, rules),
        key="special",
    )


def _guesses(guess: str | None) -> ui.Node:
    specials = ui.named("chinese_lesson.name", [one.value for one in Special])
    options = {NONE: ui.words(f"chinese_lesson.special.{NONE}"), **specials}
    return ui.switches(
        "chinese_lesson.special.yours",
        (
            ui.button(said, "guess", one, pressed=guess == one, key=one)
            for one, said in options.items()
        ),
        key="guesses",
        nav=True,
    )


def _answer(guess: str, right: bool, held: Sequence[Held], rules: Rules) -> list[ui.Node]:
    reply = "right" if right else "wrong"
    nodes = [ui.h("p", ui.h("b", ui.capital(ui.words(f"drill.is_{reply}"))))]
    if not held:
        nodes.append(ui.h("p", ui.words("chinese_lesson.special.there_is_none")))
    if not right and guess != NONE:
        nodes.append(ui.h("p", ui.words(f"chinese_lesson.needs.{guess}")))
    for one in held:
        price = rules.price(one.special) or 0
        nodes.append(ui.h("p", ui.said(one)))
        nodes.append(ui.h("p.pk-hint", ui.words("chinese_lesson.special.price", n=price)))
    return nodes


def _declaring(
    held: Sequence[Held], would: bool | None, suggestion: Suggestion | None, rules: Rules
) -> list[ui.Node]:
    if not held:
        return []
    answers = {
        True: ui.words("chinese_lesson.would.yes"),
        False: ui.words("chinese_lesson.would.no"),
    }
    nodes = [ui.h("p", ui.choices("chinese_lesson.would", "would", answers, would))]
    if would is not None and suggestion:
        nodes.append(ui.h("p", *_verdict(held[0], would, suggestion, rules), role="status"))
    for one in held:
        title = ui.words("chinese_lesson.lay_special", special=ui.said(one.special))
        nodes.append(ui.button(title, "lay", one.special.value))
    return nodes


def _verdict(strongest: Held, would: bool, suggestion: Suggestion, rules: Rules) -> list[ui.Node]:
    best = suggestion.declare or strongest
    right = would == (suggestion.declare is not None)
    facts = {"special": ui.said(best.special), "n": rules.price(best.special) or 0}
    why = ui.words("chinese_lesson.would.why", expected=suggestion.best.expected, **facts)
    return [ui.h("b", ui.words(f"chinese_lesson.would.{'right' if right else 'wrong'}")), " ", why]


# The suggested setting


def suggestion_part(
    suggestion: Suggestion | None, contrast: Contrast | None, own: Setting | None
) -> ui.Node:
    """The button; then the best setting, the yardstick, and how one's own differs."""
    again = suggestion is not None and own is not None and contrast is None
    title = "chinese_lesson.suggest.compare" if again else "chinese_lesson.suggest.button"
    done = suggestion is not None and not again
    suggest = ui.button(ui.words(title), "suggest", key="suggest", enabled=not done)
    hint = ui.h("span.pk-hint", ui.words("chinese_lesson.suggest.hint"))
    shown = _suggested(suggestion, contrast) if suggestion else None
    ask = ui.h("div.pk-bar", suggest, hint, key="ask")
    return ui.h("div", ask, ui.live("shown", shown), key="suggestion")


def _suggested(found: Suggestion, contrast: Contrast | None) -> ui.Node:
    best = contrast.second if contrast else found.best
    moved = [one.card for one in contrast.moves] if contrast else []
    rows = (ui.quiet_row(row, best.setting.rank(row), moved=moved) for row in ui.FROM_CENTRE)
    counts = {"n": len(found.unbeaten), "legal": found.legal, "settings": found.settings}
    yardstick = ui.words("chinese.suggest.yardstick", opponents=found.opponents)
    return ui.box(
        "note",
        ui.words("chinese_lesson.suggest.title"),
        ui.h("div.pk-laid-rows", *rows),
        ui.h("p.pk-hint", ui.words("chinese_lesson.suggest.dashed")) if moved else None,
        ui.h("p", ui.button(ui.words("chinese_lesson.suggest.lay"), "lay", "best")),
        *(_differences(contrast) if contrast else ()),
        ui.h("p", ui.words("chinese_lesson.suggest.expected", units=found.best.expected)),
        ui.h("p.pk-hint", yardstick, " ", ui.words("chinese.suggest.counts", **counts)),
    )


def _differences(found: Contrast) -> list[ui.Node]:
    sentence = ui.h("p", ui.h("b", ui.said(found)))
    if found.equal:
        return [sentence]
    heads = ui.columns("chinese_lesson.column", "row", "own", "best", "gain")
    rows = []
    for one in sorted(found.rows, key=lambda one: ROWS.index(one.row), reverse=True):
        hands = (ui.hand_words(rank, kickers=False) for rank in one.ranks)
        cells = (ui.row_title(one.row), *hands, ui.both(_gain, one.gain))
        rows.append(("pk-best" if one.difference.better else "", cells))
    return [
        ui.h("p", ui.said(found)),
        ui.table(heads, rows, caption=ui.words("chinese_lesson.differences")),
    ]


def _gain(units: Fraction, lang: Lang) -> str:
    return ("+" if units > 0 else "") + number(units, lang)
