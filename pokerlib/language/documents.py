"""Claims in words: what the document says, what the library finds, and why a verdict is what it is.

The paraphrase of the claim `high.flush` is the message `claim_high.flush`; where it does not
hold, `claim_high.flush.why` explains it, with the facts of its evidence.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from pokerlib.cards import Card
from pokerlib.documents.model import Agreement, Claim, Evidence, Gap, Lost
from pokerlib.language.catalogue import Lang, has, text
from pokerlib.language.grammar import join
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import fraction
from pokerlib.language.speech import say

__all__ = ["reason", "value_words"]


@say.register
def _claim(claim: Claim, lang: Lang) -> str:
    return text(claim.message, lang)


def reason(claim: Claim, evidence: Evidence, lang: Lang) -> str:
    """Why the claim's verdict is what it is: its own explanation, or else the evidence."""
    if evidence.verdict != "holds" and has(f"{claim.message}.why", lang):
        facts = dict(evidence.facts)
        if isinstance(evidence, Lost):
            facts["readings"] = evidence.readings
        if isinstance(evidence, Agreement):
            facts.setdefault("said", value_words(evidence.said, lang))
            facts.setdefault("computed", value_words(evidence.computed, lang))
        return text(f"{claim.message}.why", lang, **facts)
    return say(evidence, lang)


@say.register
def _agreement(found: Agreement, lang: Lang) -> str:
    if found.cases > 1:
        if found.verdict == "holds":
            return text("document.every_case", lang, n=found.cases)
        if isinstance(found.computed, int) and found.said == found.cases:
            failed = found.cases - found.computed
            return text("document.not_every_case", lang, n=failed, cases=found.cases)
    return text(
        f"document.{'agrees' if found.verdict == 'holds' else 'differs'}",
        lang,
        said=value_words(found.said, lang),
        computed=value_words(found.computed, lang),
    )


@say.register
def _gap(found: Gap, lang: Lang) -> str:
    outcomes = [
        text(
            "document.outcome",
            lang,
            value=_key_words(found.convention, value, lang),
            outcome=_key_words("outcome", outcome, lang),
        )
        for value, outcome in found.outcomes
    ]
    return text("document.gap", lang, outcomes=join(outcomes, lang))


@say.register
def _lost(found: Lost, lang: Lang) -> str:
    example = value_words(found.example, lang)
    return text("document.lost", lang, n=found.readings, example=example)


def _key_words(family: str, value: Any, lang: Lang) -> str:
    """A value of a convention, or what came of it: by its message, or as it is."""
    message = f"document.{family}.{value}"
    return text(message, lang) if has(message, lang) else value_words(value, lang)


def value_words(value: Any, lang: Lang) -> str:
    """A value of any kind, as it stands in a sentence."""
    if isinstance(value, bool):
        return text("document.yes" if value else "document.no", lang)
    if value is None:
        return text("document.nothing", lang)
    if isinstance(value, str):
        return (
            text(f"document.word.{value}", lang) if has(f"document.word.{value}", lang) else value
        )
    if isinstance(value, Fraction):
        return fraction(value, lang)
    if isinstance(value, tuple | list | set | frozenset):
        items = list(value)
        if items and all(isinstance(item, Card) for item in items):
            return card_faces(tuple(items))
        return join([value_words(item, lang) for item in items], lang)
    if isinstance(value, int):
        return text("document.number", lang, value=value)
    return say(value, lang)
