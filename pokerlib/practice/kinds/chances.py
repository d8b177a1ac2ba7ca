"""Questions on chances: guess the odds of a hand, out of five cards and out of seven."""

from __future__ import annotations

from fractions import Fraction

from pokerlib.practice.betting import Numbers
from pokerlib.practice.hands import LADDER
from pokerlib.practice.model import Choice, Option, Question, Told, several
from pokerlib.rankings import HIGH, Category

__all__ = ["odds"]


def _census(cards: int) -> dict[Category, int]:
    from pokerlib.odds import census  # NumPy loads only when the odds are asked for

    return {name: count for name, count in census(HIGH, cards).items() if name}


def odds(level: int, code: str) -> Question:
    """Five cards; seven; then what "1 in N" is as "N to 1"."""
    cards = 7 if level == 2 else 5
    counts = _census(cards)
    total = sum(counts.values())
    chances = {name: Fraction(counts[name], total) for name in LADDER}
    source = Numbers(code)
    asked = source.one_of(LADDER[level == 3 :])
    lower = bool(source.below(2))
    choices = _against(chances, asked, lower=lower) if level == 3 else _one_in(chances, asked)
    return Question(
        "odds",
        level,
        code,
        Told(f"question.odds.ask_{level}", {"category": asked}),
        choices,
        (
            Told(
                "question.odds.worked",
                {"count": counts[asked], "total": total, "chance": chances[asked]},
            ),
        ),
        Told(f"question.odds.hint_{level}"),
    )


def _one_in(chances: dict[Category, Fraction], asked: Category) -> tuple[Choice, ...]:
    """The wrong choices are the chances of other hands, the nearest first."""
    here = chances[asked]

    def apart(name: Category) -> float:
        ratio = float(chances[name] / here)
        return max(ratio, 1 / ratio)

    others = sorted((name for name in chances if name != asked), key=apart)
    wrong = (
        Option(
            name,
            Told("question.odds.one_in", {"chance": chances[name]}),
            Told("question.mistake.odds_of", {"category": name}),
        )
        for name in others
        if apart(name) > 1.2
    )
    right = (asked, Told("question.odds.one_in", {"chance": here}))
    found = several(right, wrong, 3)
    return tuple(sorted(found, key=lambda one: -chances[Category(one.key)]))


def _against(
    chances: dict[Category, Fraction], asked: Category, *, lower: bool
) -> tuple[Choice, ...]:
    """1 in N is N - 1 to 1 against; the others take the N, or take one away twice, or add it."""
    here = chances[asked]
    against = (1 - here) / here

    def odds_of(to_one: Fraction) -> Told:
        return Told("question.odds.to_one", {"to_one": to_one})

    wrong = (
        Option("in", odds_of(against + 1), Told("question.mistake.odds_in")),
        Option("twice", odds_of(against - 1), Told("question.mistake.odds_twice"))
        if lower and against > 2
        else Option("next", odds_of(against + 2), Told("question.mistake.odds_next")),
    )
    found = several(("right", odds_of(against)), wrong, 2)
    return tuple(sorted(found, key=lambda one: one.says.facts["to_one"]))
