"""Claims in words: what the document says, what the library finds, and why a verdict is what it is.

The paraphrase of the claim `high.flush` is the message `claim_high.flush`; where it does not
hold, `claim_high.flush.why` explains it, with the facts of its evidence. Where it holds and the
bare result would say little, `claim_high.flush.found` tells what was found.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, Final

from pokerlib.betting import PotLimit
from pokerlib.cards import Card, cards
from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.documents.model import Agreement, Claim, Evidence, Gap, Lost
from pokerlib.documents.silent import SilentRule
from pokerlib.language.catalogue import Lang, has, text
from pokerlib.language.conventions import convention_value
from pokerlib.language.grammar import join
from pokerlib.language.hands import category_name
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import fraction
from pokerlib.language.speech import Voice, say, words
from pokerlib.rankings import HIGH, Category, HandRank

__all__ = ["in_full", "measured", "outcome_words", "reason", "value_words"]


@words.register
def _claim(claim: Claim, voice: Voice) -> str:
    return voice(claim.message)


@words.register
def _silent(rule: SilentRule, voice: Voice) -> str:
    return voice(rule.message)


def reason(claim: Claim, evidence: Evidence, lang: Lang) -> str:
    """Why the claim's verdict is what it is: its own explanation, or else the evidence."""
    message = f"{claim.message}.{'found' if evidence.verdict == 'holds' else 'why'}"
    if not has(message, lang):
        return say(evidence, lang)
    facts = {name: _fact(value, lang) for name, value in evidence.facts.items()}
    if isinstance(evidence, Lost):
        facts["readings"] = evidence.readings
    if isinstance(evidence, Gap):
        facts["outcomes"] = outcome_words(evidence, lang)
    if isinstance(evidence, Agreement):
        facts.setdefault("said", value_words(evidence.said, lang))
        facts.setdefault("computed", value_words(evidence.computed, lang))
    return text(message, lang, **facts)


def in_full(claim: Claim, evidence: Evidence, lang: Lang) -> str:
    """The reason, and in words what a page would show beside it."""
    told = reason(claim, evidence, lang)
    shown: tuple[Any, ...] = evidence.shown if told.endswith(":") else ()
    if isinstance(evidence, Lost) and evidence.verdict != "holds":
        shown = (evidence.example,)
    if not shown:
        return told
    seen = "; ".join(_seen(one, lang) for one in shown)
    return f"{told} {seen}" + ("" if seen.endswith(".") else ".")


def _seen(item: Any, lang: Lang) -> str:
    words = value_words(item, lang)
    return f"{words} ({card_faces(item.cards)})" if isinstance(item, HandRank) else words


def _fact(value: Any, lang: Lang) -> Any:
    """Numbers go into a sentence as they are, all else in words."""
    number = isinstance(value, int | float | Fraction) and not isinstance(value, bool)
    return value if number else value_words(value, lang)


@words.register
def _agreement(found: Agreement, voice: Voice) -> str:
    lang = voice.lang
    holds = found.verdict == "holds"
    if found.example is not None:
        if holds:
            return text("document.every_case", lang, n=found.cases)
        failed = found.cases - found.computed
        return text("document.not_every_case", lang, n=failed, cases=found.cases)
    if _only_truth(found.said) and _only_truth(found.computed):
        return text("document.confirmed" if holds else "document.refused", lang)
    return text(
        "document.agrees" if holds else "document.differs",
        lang,
        said=value_words(found.said, lang),
        computed=value_words(found.computed, lang),
    )


def _only_truth(value: Any) -> bool:
    """Whether a value is yes or no, or nothing but several of these."""
    several = isinstance(value, tuple | list)
    return isinstance(value, bool) or (several and all(map(_only_truth, value)))


@words.register
def _gap(found: Gap, voice: Voice) -> str:
    return voice("document.gap", outcomes=outcome_words(found, voice.lang))


def outcome_words(found: Gap, lang: Lang) -> str:
    """Each value of the convention, and what comes of it."""
    return "; ".join(
        text(
            "document.outcome",
            lang,
            value=_choice(found.convention, value, lang),
            outcome=measured(outcome, found.gives, lang),
        )
        for value, outcome in found.outcomes
    )


def _choice(convention: str, value: Any, lang: Lang) -> str:
    """A value of a convention: in the words of the documents, of the table, or as it is."""
    message = f"document.{convention}.{value}"
    if has(message, lang):
        return text(message, lang)
    if convention in CONVENTION_SOURCES:
        return convention_value(convention, value, lang)
    return value_words(value, lang)


@words.register
def _lost(found: Lost, voice: Voice) -> str:
    lang = voice.lang
    example = value_words(found.example, lang)
    return text("document.lost", lang, n=found.readings, example=example)


_CARDS: Final = re.compile(r"[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])*")


def value_words(value: Any, lang: Lang) -> str:
    """A value of any kind, as it stands in a sentence."""
    if isinstance(value, bool):
        return text("document.yes" if value else "document.no", lang)
    if value is None:
        return text("document.nothing", lang)
    if isinstance(value, Category):
        return category_name(HIGH, value, lang)
    if isinstance(value, str):
        return _word(value, lang)
    if isinstance(value, Fraction):
        return fraction(value, lang) if value.denominator > 1 else value_words(int(value), lang)
    if isinstance(value, tuple | list | set | frozenset) and not hasattr(value, "_fields"):
        return _several(list(value), lang)
    if isinstance(value, int):
        return text("document.number", lang, value=value)
    if isinstance(value, PotLimit):  # the documents count dollars, not chips
        return say(value, Voice(lang, "USD"))
    return say(value, lang)


def measured(value: Any, kind: str, lang: Lang) -> str:
    """A number with what it counts ("5 players", "seat 2"), or several; other values in words."""
    numbers = value if isinstance(value, tuple | list) else (value,)
    if not kind or not numbers or any(type(one) is not int for one in numbers):
        return value_words(value, lang)
    return ", ".join(text(f"document.kind.{kind}", lang, n=one) for one in numbers)


def _word(value: str, lang: Lang) -> str:
    if has(f"document.word.{value}", lang):
        return text(f"document.word.{value}", lang)
    return card_faces(cards(value)) if _CARDS.fullmatch(value) else value


def _several(items: list[Any], lang: Lang) -> str:
    if items and all(isinstance(item, Card) for item in items):
        return card_faces(tuple(items))
    parts = [value_words(item, lang) for item in items]
    nested = any(isinstance(item, tuple | list) for item in items)
    plain = all(isinstance(item, str) for item in items)
    return join(parts, lang) if plain else ("; " if nested else ", ").join(parts)
