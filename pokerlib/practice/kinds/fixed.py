"""The lessons' fixed questions: each a list that comes in its order, with its own messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from pokerlib.cards import cards
from pokerlib.practice.draw import Draw, turn
from pokerlib.practice.model import Choice, Kind, Question, Row, Told


@dataclass(frozen=True, slots=True)
class Fixed:
    """A question by its message id: `id.ask`, `id.hint`, and for each option `id.option`.

    `id.option.why` says why a wrong one is wrong, and for the right one how it is found.
    `hands`: the cards to show, each with the message id of its heading.
    """

    id: str
    options: tuple[str, ...]
    right: str
    hands: tuple[tuple[str, str], ...] = ()


def quiz(key: str, items: tuple[Fixed, ...]) -> Kind:
    """A kind that asks these questions in turn, whatever the level.

    >>> asked = quiz("quiz_suits", QUIZZES["quiz_suits"]).ask(1, "BBB-BBB")
    >>> asked.ask.id, asked.solution
    ('high_hands.suit.ask', ('split',))
    """

    def ask(level: int, code: str) -> Question:
        return _asked(key, level, code, items[turn(code, len(items))])

    return Kind(key, ask, count=lambda _: len(items), skill=False)


def _asked(key: str, level: int, code: str, item: Fixed) -> Question:
    choices = [
        Choice(
            option,
            Told(f"{item.id}.{option}"),
            right=option == item.right,
            why=None if option == item.right else Told(f"{item.id}.{option}.why"),
        )
        for option in item.options
    ]
    return Question(
        key,
        level,
        code,
        Told(f"{item.id}.ask"),
        Draw(code).shuffled(choices),
        (Told(f"{item.id}.{item.right}.why"),),
        Told(f"{item.id}.hint"),
        rows=tuple(Row(Told(title), cards(written)) for title, written in item.hands),
    )


FIVE, FOUR = "table.group.five", "table.group.four"
FIRST, SECOND = "compare.first", "compare.second"
HOLE, BOARD = "table.group.hole", "table.group.board"
BACK, MIDDLE, FRONT = (f"chinese_lesson.both.{row}" for row in ("back", "middle", "front"))
FRONTS = (
    ("chinese_lesson.front_of.a", "7h 7c 7d"),
    ("chinese_lesson.front_of.b", "Qs Qd Qc"),
    ("chinese_lesson.front_of.c", "As Ah 4c"),
)

QUIZZES: Final[Mapping[str, tuple[Fixed, ...]]] = MappingProxyType(
    {
        "quiz_high_hands": (
            Fixed(
                "high_hands.both",
                ("flush", "house"),
                "house",
                ((FIRST, "9c 9d 9h 4s 4d"), (SECOND, "As Js 8s 5s 2s")),
            ),
            Fixed(
                "high_hands.wheel",
                ("ace", "six", "tie"),
                "six",
                ((FIRST, "5s 4h 3d 2c As"), (SECOND, "6h 5d 4c 3s 2h")),
            ),
            Fixed("high_hands.wrap", ("yes", "no"), "no", ((FIVE, "3s 2h Ad Kc Qs"),)),
        ),
        "quiz_suits": (
            Fixed(
                "high_hands.suit",
                ("spades", "hearts", "split"),
                "split",
                ((FIRST, "Ks Js 9s 6s 2s"), (SECOND, "Kh Jh 9h 6h 2h")),
            ),
        ),
        "quiz_low_hands": (
            Fixed(
                "low_hands.steel", ("none", "five", "wheel"), "wheel", ((FIVE, "5h 4h 3h 2h Ah"),)
            ),
            Fixed(
                "low_hands.ace27",
                ("ace", "straight", "king"),
                "king",
                ((FIRST, "As 5h 4d 3c 2s"), (SECOND, "Kh 5d 4c 3s 2h")),
            ),
            Fixed(
                "low_hands.pair",
                ("deuces", "aces", "none"),
                "aces",
                ((FIRST, "As Ad 7c 6h 5s"), (SECOND, "2s 2d 5c 4h 3s")),
            ),
        ),
        "quiz_badugi": (
            Fixed("badugi.suit", ("both", "ace", "deuce"), "deuce", ((FOUR, "Ah 2h 3s 4d"),)),
            Fixed("badugi.pair", ("four", "two", "three"), "three", ((FOUR, "3s 3h 4s 5d"),)),
            Fixed(
                "badugi.beats",
                ("second", "tie", "first"),
                "first",
                ((FIRST, "5d 7c Kc Kh"), (SECOND, "2s 3d Ks Kd")),
            ),
        ),
        "quiz_omaha": (
            Fixed(
                "omaha.quiz.flush",
                ("flush", "ace", "kings"),
                "kings",
                ((HOLE, "As Kh Kd 4c"), (BOARD, "Qs 9s 7s 2s Kc")),
            ),
            Fixed(
                "omaha.quiz.pair",
                ("board", "kings", "aces"),
                "aces",
                ((HOLE, "Ah Ad 6c 4s"), (BOARD, "8h 8d 8s Kh Kd")),
            ),
        ),
        "quiz_betting": (
            Fixed("betting_lesson.quiz.check", ("fold", "check", "call"), "call"),
            Fixed("betting_lesson.quiz.raise", ("eight", "ten", "six"), "ten"),
            Fixed("betting_lesson.quiz.big_blind", ("over", "option", "fold"), "option"),
        ),
        "quiz_tellings": (
            Fixed("betting_lesson.quiz.tellings", ("first", "second", "both"), "first"),
        ),
        "quiz_omaha_hilo": (
            Fixed(
                "omaha_hilo.quiz.paired",
                ("yes", "no"),
                "no",
                ((HOLE, "As 2d 3h 4c"), (BOARD, "2s 3d 4h Kc Qs")),
            ),
            Fixed(
                "omaha_hilo.quiz.wheel",
                ("none", "wheel", "six"),
                "wheel",
                ((HOLE, "2c 3d Kh Qs"), (BOARD, "As 3s 4d 5h Jc")),
            ),
            Fixed(
                "omaha_hilo.quiz.quarter",
                ("half", "three", "quarter"),
                "quarter",
                (
                    ("omaha_hilo.you", "Ac 2d Th 8h"),
                    ("omaha_hilo.other", "Ah 2c Kd 9d"),
                    (BOARD, "7d 4c 3h Ks Jh"),
                ),
            ),
        ),
        "quiz_stud": (
            Fixed(
                "stud.quiz.deuces",
                ("hearts", "clubs", "both"),
                "clubs",
                (("stud.up_cards", "2h 9s 2c Kd"),),
            ),
            Fixed(
                "stud.quiz.boards",
                ("ace", "pair", "flush"),
                "pair",
                (
                    ("stud.player.1", "As Kd"),
                    ("stud.player.2", "2s 2d"),
                    ("stud.player.3", "Qh Jh"),
                ),
            ),
            Fixed("stud.quiz.complete", ("six", "four", "five"), "four"),
        ),
        "quiz_chinese": (
            Fixed(
                "chinese_lesson.quiz.suited",
                ("royal", "flush", "high"),
                "high",
                ((FRONT, "As Ks Qs"),),
            ),
            Fixed(
                "chinese_lesson.quiz.swap",
                ("fine", "foul"),
                "foul",
                ((FRONT, "Qc Jd 9s"), (MIDDLE, "Ah Jh 6h 4h 2h"), (BACK, "Ks Kc Kd 7c 3c")),
            ),
            Fixed(
                "chinese_lesson.quiz.kicker",
                ("equal", "front", "middle"),
                "front",
                ((FRONT, "As Ah Kd"), (MIDDLE, "Ac Ad Qs Jh Tc")),
            ),
        ),
        "quiz_chinese_example": (
            Fixed("chinese_lesson.example.trips", ("both", "one", "three"), "three", FRONTS),
            Fixed("chinese_lesson.example.third", ("nothing", "one", "three"), "three", FRONTS),
            Fixed("chinese_lesson.example.sum", ("minus", "zero", "plus"), "zero", FRONTS),
            Fixed(
                "chinese_lesson.example.foul",
                ("row", "all", "cards"),
                "all",
                ((FRONT, "9s 9h 4d"), (MIDDLE, "8c 8d Ks Jh 3c"), (BACK, "Ac Qc Tc 6c 2c")),
            ),
            Fixed("chinese_lesson.example.two", ("both", "compare", "nothing"), "nothing"),
            Fixed("chinese_lesson.example.special", ("foul", "never"), "never"),
        ),
        "quiz_probability": (
            Fixed("probability.quiz.one_in", ("same", "three", "five"), "three"),
            Fixed("probability.quiz.rare", ("flush", "house", "same"), "house"),
            Fixed("probability.quiz.wait", ("sure", "likely", "none"), "likely"),
        ),
    }
)
"""The lists, by the key of their kind, in the order of the lessons."""
