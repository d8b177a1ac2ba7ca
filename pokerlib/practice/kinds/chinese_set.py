"""Setting thirteen cards: is it a foul, the strongest back, which special is held."""

from itertools import combinations
from typing import Final

from pokerlib.chinese import Setting, Special, foul_of, order_of, specials
from pokerlib.chinese.setting import CARDS
from pokerlib.practice.building import categories_in
from pokerlib.practice.chinese import back_first, special_hand
from pokerlib.practice.draw import Cards, Draw
from pokerlib.practice.hands import ranked
from pokerlib.practice.kinds.best_five import mark_five
from pokerlib.practice.marking import mark_choices
from pokerlib.practice.model import Answered, Choice, Marked, Question, Row, Told, named, one_right
from pokerlib.rankings import CHINESE_FRONT, HIGH, Category
from pokerlib.rankings.high import ORDER

STRONG: Final = frozenset(ORDER[ORDER.index(Category.STRAIGHT) :])
_OUT_OF_ORDER: Final = {"right": [], "back": ["back"], "front": ["middle"]}


def ask(level: int, draw: Draw) -> Question:
    """Is the setting allowed; set the strongest back; which special is held."""
    return (legal, _back, _special)[level - 1](draw)


def mark(question: Question, answer: Answered) -> Marked:
    """A back of the right kind that could be higher is worth half; level 2 asks for cards."""
    if question.pick != "cards":
        return mark_choices(question, answer)
    return mark_five(question, answer, HIGH)


def legal(draw: Draw) -> Question:
    """A setting that is right, or whose middle or front is too strong: as often each."""
    wanted = draw.of(*_OUT_OF_ORDER)

    def found(deck: Cards) -> Setting | None:
        setting = _spoilt(deck[:CARDS], wanted)
        foul = foul_of(setting)
        wrong = [order.strong for order in foul.broken] if foul else []
        return setting if wrong == _OUT_OF_ORDER[wanted] else None

    setting = draw.first(found)
    foul = foul_of(setting)
    other = Told(f"question.mistake.setting_{'other' if foul else 'right'}")
    too_strong = Told("question.mistake.setting_foul")
    return Question(
        Told("chinese_lesson.task.legal.ask"),
        one_right(
            named("chinese_lesson.task.legal", *_OUT_OF_ORDER),
            wanted,
            lambda key: too_strong if key == "right" else other,
        ),
        (foul,) if foul else tuple(order_of(setting)),
        Told("question.chinese_set.hint"),
        settings=(setting,),
        variant="legal",
    )


def _spoilt(hand: Cards, wanted: str) -> Setting:
    setting = back_first(hand)
    if wanted == "right":
        return setting
    if wanted == "back":
        return Setting(back=setting.middle, middle=setting.back, front=setting.front)
    rest = setting.middle + setting.front
    front = max(combinations(rest, 3), key=lambda three: ranked(three, CHINESE_FRONT).strength)
    middle = tuple(card for card in rest if card not in front)
    return Setting(back=setting.back, middle=middle, front=front)


def _back(draw: Draw) -> Question:
    """Click the five of thirteen that make the strongest back; two kinds of hands tempt."""
    hand = draw.first(_tempting)
    best = ranked(hand, HIGH)
    return Question(
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


def _tempting(deck: Cards) -> Cards | None:
    """Thirteen cards in which at least two kinds of strong hands tempt for the back."""
    hand = deck[:CARDS]
    return hand if len(categories_in(hand) & STRONG) > 1 else None


def _special(draw: Draw) -> Question:
    _, hand = special_hand(draw.code)
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
        Told("question.chinese_set.ask_3"),
        choices,
        tuple(held),
        Told("question.chinese_set.hint_3"),
        "several",
        rows=(Row(Told("question.chinese_set.thirteen"), hand),),
    )
