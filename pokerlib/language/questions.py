"""Questions in words: what is asked, each choice, the worked answer, the hint, the mistake.

The messages are those of the family `question`, and of the lessons where they already say it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from pokerlib.games import GAMES
from pokerlib.language.amounts import odds, odds_against
from pokerlib.language.catalogue import text
from pokerlib.language.grammar import capital
from pokerlib.language.hands import category_name
from pokerlib.language.languages import LANGUAGES, Lang, PerLanguage
from pokerlib.language.quantities import number, percent
from pokerlib.language.rankings import difference_reason
from pokerlib.language.speech import Voice, lines, say, words
from pokerlib.practice import Choice, Marked, Money, Question, Told
from pokerlib.rankings import HIGH, Category


def kind_name(kind: str, lang: Lang) -> str:
    """The skill that a kind of question trains."""
    return text(f"question.kind.{kind}", lang)


def variant_name(variant: str, lang: Lang) -> str:
    """What the deals of a variant are called: a kind of hand, or what they are good for."""
    if variant in {one.value for one in Category}:
        return category_name(HIGH, Category(variant), lang)
    if variant in GAMES:
        return say(GAMES[variant], lang)
    return text(f"drill.variant.{variant}", lang)


# Amounts in questions are in cents.
_VOICES: PerLanguage[Voice] = PerLanguage({lang: Voice(lang, "USD-cent") for lang in LANGUAGES})


def ask(question: Question, lang: Lang) -> str:
    """What the question asks."""
    return say(question.ask, _VOICES[lang])


def choice(one: Choice, lang: Lang) -> str:
    """A choice as it stands on its button."""
    return capital(say(one.says, _VOICES[lang]))


def hint(question: Question, lang: Lang) -> str:
    """What helps without giving the answer."""
    return say(question.hint, _VOICES[lang])


def worked(question: Question, lang: Lang) -> tuple[str, ...]:
    """The worked answer, line by line."""
    voice = _VOICES[lang]
    return tuple(capital(line) for one in question.worked for line in lines(one, voice))


def mistake(marked: Marked, lang: Lang) -> tuple[str, ...]:
    """Why an answer is wrong, line by line."""
    voice = _VOICES[lang]
    return tuple(say(one, voice) for one in marked.why)


@words.register
def _money(record: Money, voice: Voice) -> str:
    return voice.money(record.amount, "USD-cent")


@words.register
def _told(told: Told, voice: Voice) -> str:
    lang = voice.lang
    if told.id == "question.units":
        return _units(told.facts["units"], lang)
    if told.id == "question.true_false.reason":
        from pokerlib.language.documents import in_full  # pandas comes with the documents

        return in_full(told.facts["claim"], told.facts["evidence"], lang)
    facts = {name: _fact(fact, voice) for name, fact in told.facts.items()}
    if told.id.startswith("question.odds.") and "chance" in facts:
        facts["against"] = odds_against(told.facts["chance"], lang)
        facts["percent"] = percent(told.facts["chance"], lang)
    if "found" in facts:
        facts["reason"] = difference_reason(told.facts["found"], lang)
    if told.id == "question.category":
        return capital(str(facts["category"]))
    return text(told.id, lang, **facts)


def _fact(fact: Any, voice: Voice) -> Any:
    if isinstance(fact, bool | int):
        return fact
    if isinstance(fact, Fraction):
        return odds(fact, voice.lang) if fact < 1 else _to_one(fact, voice.lang)
    return "" if fact is None else say(fact, voice)


def _to_one(value: Fraction, lang: Lang) -> str:
    """Small odds by three figures, so that none of three choices looks like another."""
    return number(value, lang, significant=3) if value < 100 else number(round(value), lang)


def _units(units: int, lang: Lang) -> str:
    if not units:
        return text("chinese_lesson.task.paid.even", lang)
    name = "wins" if units > 0 else "loses"
    return text(f"chinese_lesson.task.paid.{name}", lang, n=abs(units))
