"""Questions in words: what is asked, each choice, the worked answer, the hint, the mistake.

The messages are those of the family `question`, and of the lessons where they already say it.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from pokerlib.betting import MoveError, PotLimit
from pokerlib.cards import Card
from pokerlib.chinese import PairResult, RowResult
from pokerlib.games import GAMES
from pokerlib.language.betting import Voice, error_text, pot_limit_lines
from pokerlib.language.catalogue import Lang, text
from pokerlib.language.chinese import pair_lines, row_line
from pokerlib.language.grammar import capital, join
from pokerlib.language.hands import category_name, hand_name
from pokerlib.language.names import card_faces
from pokerlib.language.play import narrate
from pokerlib.language.quantities import money, number, odds, odds_against, percent
from pokerlib.language.rankings import difference_reason
from pokerlib.language.speech import say
from pokerlib.play.events import RoundStarted
from pokerlib.practice import Choice, Marked, Money, Question, Told
from pokerlib.rankings import HIGH, Category, HandRank

__all__ = ["ask", "choice", "hint", "kind_name", "mistake", "variant_name", "words_of", "worked"]


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


def ask(question: Question, lang: Lang) -> str:
    """What the question asks."""
    return words_of(question.ask, lang)


def choice(one: Choice, lang: Lang) -> str:
    """A choice as it stands on its button."""
    return capital(words_of(one.says, lang))


def hint(question: Question, lang: Lang) -> str:
    """What helps without giving the answer."""
    return words_of(question.hint, lang)


def worked(question: Question, lang: Lang) -> tuple[str, ...]:
    """The worked answer, line by line."""
    return tuple(line for one in question.worked for line in _lines(one, lang))


def mistake(marked: Marked, lang: Lang) -> tuple[str, ...]:
    """Why an answer is wrong, line by line."""
    return tuple(words_of(one, lang) for one in marked.why)


def _lines(record: Any, lang: Lang) -> Iterable[str]:
    if isinstance(record, PairResult):
        return pair_lines(record, lang)
    return (capital(words_of(record, lang)),)


def words_of(record: Any, lang: Lang) -> str:
    """A `Told`, or any record that a question holds, in words."""
    if isinstance(record, Told):
        return _told(record, lang)
    if isinstance(record, Money):
        return money(record.amount, lang)
    if isinstance(record, HandRank):
        return hand_name(record, lang)
    if isinstance(record, Category):
        return category_name(HIGH, record, lang)
    if isinstance(record, RoundStarted):
        return narrate(record, Voice(lang, "USD-cent"))
    if isinstance(record, MoveError):
        return error_text(record, Voice(lang, "USD-cent"))
    if isinstance(record, PotLimit):
        return _pot_limit(record, lang)
    if isinstance(record, RowResult):
        return row_line(record, lang)
    if isinstance(record, list | tuple):
        return _many(record, lang)
    return record if type(record) is str else say(record, lang)


def _pot_limit(sums: PotLimit, lang: Lang) -> str:
    return " ".join(pot_limit_lines(sums, Voice(lang, "USD-cent")))


def _many(records: Iterable[Any], lang: Lang) -> str:
    found = list(records)
    cards = [one for one in found if isinstance(one, Card)]
    if cards and len(cards) == len(found):
        return card_faces(cards)
    return join([words_of(one, lang) for one in found], lang)


def _told(told: Told, lang: Lang) -> str:
    if told.id == "question.units":
        return _units(told.facts["units"], lang)
    if told.id == "question.true_false.reason":
        from pokerlib.language.documents import in_full  # pandas comes with the documents

        return in_full(told.facts["claim"], told.facts["evidence"], lang)
    facts = {name: _fact(fact, lang) for name, fact in told.facts.items()}
    if told.id.startswith("question.odds.") and "chance" in facts:
        facts["against"] = odds_against(told.facts["chance"], lang)
        facts["percent"] = percent(told.facts["chance"], lang)
    if "found" in facts:
        facts["reason"] = difference_reason(told.facts["found"], lang)
    if told.id == "question.category":
        return capital(str(facts["category"]))
    return text(told.id, lang, **facts)


def _fact(fact: Any, lang: Lang) -> Any:
    if isinstance(fact, bool | int):
        return fact
    if isinstance(fact, Fraction):
        return odds(fact, lang) if fact < 1 else _to_one(fact, lang)
    return "" if fact is None else words_of(fact, lang)


def _to_one(value: Fraction, lang: Lang) -> str:
    """Small odds by three figures, so that none of three choices looks like another."""
    return number(value, lang, significant=3) if value < 100 else number(round(value), lang)


def _units(units: int, lang: Lang) -> str:
    if not units:
        return text("chinese_lesson.task.paid.even", lang)
    name = "wins" if units > 0 else "loses"
    return text(f"chinese_lesson.task.paid.{name}", lang, n=abs(units))
