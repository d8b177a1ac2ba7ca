"""What is asked before the answer is told, and the document's example step by step."""

from __future__ import annotations

from pokerlib.lessons.components.quiz import Question, Quiz

__all__ = ["EXAMPLE", "QUESTIONS", "example", "questions"]

BACK, MIDDLE, FRONT = (f"chinese_lesson.both.{row}" for row in ("back", "middle", "front"))
A, B, C = (f"chinese_lesson.front_of.{player}" for player in "abc")

QUESTIONS = (
    Question(
        "chinese_lesson.quiz.suited",
        ("royal", "flush", "high"),
        right="high",
        hands=((FRONT, "As Ks Qs"),),
    ),
    Question(
        "chinese_lesson.quiz.swap",
        ("fine", "foul"),
        right="foul",
        hands=((FRONT, "Qc Jd 9s"), (MIDDLE, "Ah Jh 6h 4h 2h"), (BACK, "Ks Kc Kd 7c 3c")),
    ),
    Question(
        "chinese_lesson.quiz.kicker",
        ("equal", "front", "middle"),
        right="front",
        hands=((FRONT, "As Ah Kd"), (MIDDLE, "Ac Ad Qs Jh Tc")),
    ),
)

FRONTS = ((A, "7h 7c 7d"), (B, "Qs Qd Qc"), (C, "As Ah 4c"))
EXAMPLE = (
    Question(
        "chinese_lesson.example.trips",
        ("both", "one", "three"),
        right="three",
        hands=FRONTS,
    ),
    Question("chinese_lesson.example.third", ("nothing", "one", "three"), "three", FRONTS),
    Question("chinese_lesson.example.sum", ("minus", "zero", "plus"), "zero", FRONTS),
    Question(
        "chinese_lesson.example.foul",
        ("row", "all", "cards"),
        right="all",
        hands=((FRONT, "9s 9h 4d"), (MIDDLE, "8c 8d Ks Jh 3c"), (BACK, "Ac Qc Tc 6c 2c")),
    ),
    Question("chinese_lesson.example.two", ("both", "compare", "nothing"), "nothing"),
    Question("chinese_lesson.example.special", ("foul", "never"), "never"),
)


def questions() -> Quiz:
    """The questions that open the lesson."""
    return Quiz(QUESTIONS)


def example() -> Quiz:
    """Two fronts with three of a kind (line 275), and a wrong setting."""
    return Quiz(EXAMPLE)
