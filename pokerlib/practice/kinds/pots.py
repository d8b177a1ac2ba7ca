"""Questions on Chinese poker: what is a foul, which special is held, what is paid."""

from __future__ import annotations

from pokerlib.chinese import Special, foul_of, order_of, specials
from pokerlib.practice.building import strongest
from pokerlib.practice.chinese import Task, back_task, chinese_task, special_hand, wrong_sums
from pokerlib.practice.hands import ranked
from pokerlib.practice.model import (
    Choice,
    Question,
    Row,
    Told,
)
from pokerlib.rankings import HIGH

__all__ = ["chinese_score", "chinese_set"]


def chinese_set(level: int, code: str) -> Question:
    """Is the setting allowed; set the strongest back; which special is held."""
    return (_legal, _back, _special)[level - 1](code)


def _legal(code: str) -> Question:
    task = chinese_task(code, "legal")
    (setting,) = task.settings
    foul = foul_of(setting)
    other = Told(f"question.mistake.setting_{'other' if foul else 'right'}")
    return Question(
        "chinese_set",
        1,
        code,
        Told("chinese_lesson.task.legal.ask"),
        tuple(
            Choice(
                key,
                Told(f"chinese_lesson.task.legal.{key}"),
                right=key == task.answer,
                why=None
                if key == task.answer
                else Told("question.mistake.setting_foul")
                if key == "right"
                else other,
            )
            for key in task.options
        ),
        (foul,) if foul else tuple(order_of(setting)),
        Told("question.chinese_set.hint"),
        settings=(setting,),
    )


def _back(code: str) -> Question:
    """Click the five of thirteen that make the strongest back; two kinds of hands tempt."""
    hand = back_task(code)
    best = ranked(strongest(hand), HIGH)
    return Question(
        "chinese_set",
        2,
        code,
        Told("question.chinese_set.ask_2"),
        tuple(Choice(one.code, one, one in best.cards) for one in hand),
        (
            Told("question.plays", {"cards": best.cards, "hand": best}),
            Told("question.chinese_set.not_always"),
        ),
        Told("question.chinese_set.hint_2"),
        "cards",
        rows=(Row(Told("question.chinese_set.thirteen"), hand, best.cards),),
    )


def _special(code: str) -> Question:
    _, hand = special_hand(code)
    held = specials(hand)
    names = {one.special for one in held}
    choices = tuple(
        Choice(
            one.value,
            one,
            right=one in names,
            why=None if one in names else Told(f"question.mistake.special_{one.value}"),
        )
        for one in Special
    )
    return Question(
        "chinese_set",
        3,
        code,
        Told("question.chinese_set.ask_3"),
        choices,
        tuple(held),
        Told("question.chinese_set.hint_3"),
        "several",
        rows=(Row(Told("question.chinese_set.thirteen"), hand),),
    )


def chinese_score(level: int, code: str) -> Question:
    """Who wins a row; a close one; then the units that are paid in all."""
    if level == 3:
        return _paid(code)
    task = chinese_task(code, "row", plain=level == 1)
    row = Told(f"chinese.row.the.{task.row}")
    return Question(
        "chinese_score",
        level,
        code,
        Told("chinese_lesson.task.row.ask", {"row": row}),
        tuple(
            Choice(
                key,
                Told(f"chinese_lesson.task.row.{key}"),
                right=key == task.answer,
                why=None if key == task.answer else _row_mistake(task, key),
            )
            for key in task.options
        ),
        (task.row_result,),
        Told("question.chinese_score.hint"),
        settings=task.settings,
    )


def _row_mistake(task: Task, key: str) -> Told:
    """Suits, a late card, another row that this player wins, or a kind of hand that loses."""
    if task.answer == "tie":
        return Told("question.mistake.suits")
    if key == "tie":
        return Told("question.mistake.not_equal")
    assert task.pair is not None
    if any(row.better == (1 if key == "first" else -1) for row in task.pair.rows):
        return Told("question.mistake.other_row")
    later = task.row_result.difference.kind != "category"
    return Told(f"question.mistake.{'later' if later else 'weaker'}")


def _paid(code: str) -> Question:
    task = chinese_task(code, "paid")
    pair = task.pair
    assert pair is not None
    wrong = wrong_sums(pair)
    choices = tuple(
        Choice(
            one,
            Told("question.units", {"units": int(one)}),
            right=one == task.answer,
            why=None
            if one == task.answer
            else Told(f"question.mistake.{wrong.get(int(one), 'miscounted')}"),
        )
        for one in task.options
    )
    return Question(
        "chinese_score",
        3,
        code,
        Told("chinese_lesson.task.paid.ask"),
        choices,
        (pair,),
        Told("question.chinese_score.hint_3"),
        settings=task.settings,
    )
