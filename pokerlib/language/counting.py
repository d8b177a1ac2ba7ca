"""What is said of odds: equities, chances, and the way to a number step by step.

Not called `odds` after the records that it speaks of: `pokerlib.language.odds` is a function,
and a module of that name would take its place.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from pokerlib.counting.records import Chance, Choice, Derivation, Equity, OddsError, Step
from pokerlib.language.amounts import odds, odds_against
from pokerlib.language.catalogue import text
from pokerlib.language.given import givens
from pokerlib.language.hands import category_name
from pokerlib.language.languages import Lang, known
from pokerlib.language.quantities import fraction, number, percent, probability
from pokerlib.language.speech import Voice, words
from pokerlib.rankings import HIGH, Category

_TIMES = "\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}"
_LESS = "\N{NO-BREAK SPACE}−\N{NO-BREAK SPACE}"
_POWERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Forms(NamedTuple):
    """One probability in all the ways in which it is written; "1 in" and "to 1" apart."""

    fraction: str
    decimal: str
    percent: str
    odds: str
    against: str


def forms(chance: Fraction, lang: Lang) -> Forms:
    """``1/649 740``, ``0,00000154``, ``0,000154 %``, ``1 на 649 740``, ``649 739 към 1 против``."""
    return Forms(
        fraction(chance, lang),
        probability(chance, lang),
        percent(chance, lang),
        odds(chance, lang),
        odds_against(chance, lang),
    )


def chance_name(key: str, lang: Lang) -> str:
    """The name of what is counted: a category of hands, or a fact of a game."""
    if key in set(Category):
        return category_name(HIGH, key, lang)
    return text(f"odds.name.{key}", lang)


# Errors


@words.register
def _error(error: OddsError, voice: Voice) -> str:
    kind = error.kind
    if kind == "board_count":
        kind += {0: "_none", 1: "_stud"}.get(error.facts["most"], "")
    return voice(f"odds.error.{kind}", n=None, **givens(error.facts))


# Equity


@words.register
def _equity(equity: Equity, voice: Voice) -> str:
    parts = [
        voice("odds.equity.share", share=percent(equity.share, voice.lang)),
        voice(
            "odds.equity.ends",
            win=percent(equity.win, voice.lang),
            tie=percent(equity.tie, voice.lang),
            lose=percent(equity.lose, voice.lang),
        ),
    ]
    if equity.scoop is not None:
        halves = {name: percent(part, voice.lang) for name, part in equity.parts}
        scoop = percent(equity.scoop, voice.lang)
        parts.append(voice("odds.equity.halves", n=None, scoop=scoop, **halves))
    return " ".join([*parts, _how(equity, voice.lang)])


def _how(equity: Equity, lang: Lang) -> str:
    """Counted or sampled, never one called the other."""
    if equity.exact:
        return text("odds.equity.counted", lang, n=equity.boards)
    error = percent(equity.error, lang)
    return text("odds.equity.sampled", lang, n=equity.boards, error=error)


# Chances


@words.register
def _chance(chance: Chance, voice: Voice) -> str:
    name = chance_name(chance.key, voice.lang)
    shown = forms(chance.probability, voice.lang)
    if chance.source == "sampled":
        return voice(
            "odds.chance.sampled",
            name=name,
            count=chance.favourable,
            total=chance.total,
            percent=shown.percent,
            error=percent(chance.error, voice.lang),
        )
    return voice(
        "odds.chance.counted",
        name=name,
        count=chance.favourable,
        total=chance.total,
        decimal=shown.decimal,
        percent=shown.percent,
        odds=shown.odds,
        against=shown.against,
    )


# Derivations


def formula(counted: Derivation | Step | Choice, lang: Lang) -> str:
    """In figures: ``13 · C(4, 3) · 12 · C(4, 2)``, the same in both languages but for numbers."""
    known(lang)
    if isinstance(counted, Choice):
        base = number(counted.n, lang) if counted.k == 1 else f"C({counted.n}, {counted.k})"
        return base if counted.times == 1 else base + str(counted.times).translate(_POWERS)
    if isinstance(counted, Step):
        product = _TIMES.join(formula(choice, lang) for choice in counted.choices)
        return f"({product}{_LESS}{number(counted.less, lang)})" if counted.less else product
    cases = [_TIMES.join(formula(step, lang) for step in case.steps) for case in counted.cases]
    return " + ".join(cases)


@words.register
def _step(step: Step, voice: Voice) -> str:
    first = step.choices[0]
    times = first.times if step.key.startswith("suits_of") else first.k  # of how many it speaks
    what = voice(f"odds.step.{step.key}", n=times)
    shown = formula(step, voice.lang)
    if step.less:
        shown = shown[1:-1]
    if shown == number(step.ways, voice.lang):
        said = voice("odds.derivation.plain", n=step.ways, what=what)
    else:
        said = voice("odds.derivation.step", n=step.ways, what=what, formula=shown)
    said = said[0].upper() + said[1:]
    if not step.less:
        return said
    why = voice(f"odds.less.{step.why}")
    return voice("odds.derivation.less", n=step.less, step=said, why=why)


@words.register
def _derivation(counted: Derivation, voice: Voice) -> str:
    facts = {"count": counted.count, "total": counted.total}
    name, shown = chance_name(counted.key, voice.lang), formula(counted, voice.lang)
    if shown == number(counted.count, voice.lang):
        said = voice("odds.derivation.bare", name=name, **facts)
    else:
        said = voice("odds.derivation.whole", name=name, formula=shown, **facts)
    return said[0].upper() + said[1:]
