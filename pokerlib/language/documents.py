"""Claims in words: what the document says, what the library finds, and why a verdict is what it is.

The paraphrase of the claim `high.flush` is the message `claim_high.flush`; where it does not
hold, `claim_high.flush.why` explains it, with the facts of its evidence. Where it holds and the
bare result would say little, `claim_high.flush.found` tells what was found.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import pokerlib.language.trials  # noqa: F401 - its words belong to this family
from pokerlib.betting import PotLimit
from pokerlib.cards import RANKS, Card
from pokerlib.chinese import Setting
from pokerlib.conventions import CONVENTION_SOURCES
from pokerlib.documents import DocumentError, judging
from pokerlib.documents.model import (
    CENTS,
    MONEY,
    Agreement,
    Claim,
    Evidence,
    Example,
    Excepted,
    Gap,
    Impossible,
    Lost,
)
from pokerlib.documents.silent import SilentRule
from pokerlib.language.catalogue import has, messages, text
from pokerlib.language.conventions import convention_value
from pokerlib.language.grammar import join
from pokerlib.language.hands import category_name
from pokerlib.language.languages import Lang
from pokerlib.language.names import card_faces
from pokerlib.language.quantities import Unit, fraction, number
from pokerlib.language.speech import Voice, say, words
from pokerlib.rankings import HIGH, Category, Difference, HandRank


@words.register
def _claim(claim: Claim, voice: Voice) -> str:
    lang = voice.lang
    return text(claim.message, lang)


@words.register
def _silent(rule: SilentRule, voice: Voice) -> str:
    lang = voice.lang
    return text(rule.message, lang)


def reason(claim: Claim, evidence: Evidence, lang: Lang) -> str:
    """Why the claim's verdict is what it is: its own explanation, or else the evidence.

    Where its words end in `{shown}`, a page shows cards and records after them.
    """
    return _reason(claim, evidence, lang, in_words=False).rstrip()


def in_full(claim: Claim, evidence: Evidence, lang: Lang) -> str:
    """The reason, and in words what a page would show after it."""
    return _reason(claim, evidence, lang, in_words=True)


def _in_words(evidence: Evidence, lang: Lang) -> str:
    shown = evidence.shown
    if isinstance(evidence, Lost):
        shown = (evidence.example,)
    elif isinstance(evidence, Agreement) and not shown and evidence.example:
        shown = (evidence.example.case,)
    seen = "; ".join(_seen(one, lang, evidence.unit) for one in shown)
    return seen + ("" if seen.endswith(".") else ".")


def _reason(claim: Claim, evidence: Evidence, lang: Lang, *, in_words: bool) -> str:
    message = f"{claim.message}.{'found' if evidence.verdict == 'holds' else 'why'}"
    if not has(message, lang) or _is_otherwise(claim, evidence, message):
        return say(evidence, lang)
    shown = _in_words(evidence, lang) if in_words and _shows(message, lang) else ""
    facts = {name: _fact(name, value, evidence, lang) for name, value in evidence.facts.items()}
    if isinstance(evidence, Lost):
        facts["readings"] = evidence.readings
    if isinstance(evidence, Gap):
        facts["outcomes"] = outcome_words(evidence, lang)
    if not isinstance(evidence, Agreement):
        return text(message, lang, shown=shown, **facts)
    facts.setdefault("said", value_words(evidence.said, lang))
    facts.setdefault("computed", value_words(evidence.computed, lang))
    example = evidence.example
    if example is None or evidence.verdict != "holds":
        return text(message, lang, shown=shown, **facts)
    case, result = _told(example, example.computed, evidence, lang)
    told = text(message, lang, case=case, result=result, shown=shown, **facts)
    return _beside(told, evidence, lang, first=_shows(message, lang))


def _shows(message: str, lang: Lang) -> bool:
    """Whether a message leads to what is shown after it."""
    return any("{shown}" in one for one in messages(message.partition(".")[0], lang)[message])


def _beside(told: str, found: Agreement, lang: Lang, *, first: bool = False) -> str:
    """With how many cases were checked, which stands beside what decides, not in its place."""
    if found.said < 2:
        return told
    counted = text("document.every_case", lang, n=found.said)
    return f"{counted} {told}" if first else f"{told} {counted}".strip()


MONEY_OF: Final[dict[int, Unit]] = {1: "USD", CENTS: "USD-cent"}  # of a piece of evidence


def _seen(item: Any, lang: Lang, unit: int = 1) -> str:
    if isinstance(item, PotLimit):
        return say(item, Voice(lang, MONEY_OF[unit]))
    if isinstance(item, Setting):
        return " / ".join(card_faces(item.row(row)) for row in ("back", "middle", "front"))
    told = value_words(item, lang)
    return f"{told} ({card_faces(item.cards)})" if isinstance(item, HandRank) else told


def _is_otherwise(claim: Claim, evidence: Evidence, message: str) -> bool:
    """Whether other values made the verdict, so that the claim's own words would not fit."""
    if isinstance(evidence, Excepted):
        return evidence.main == "wrong"
    if isinstance(evidence, Impossible):
        return True
    kind = "why" if message.endswith(".why") else "found"
    usual = f"{claim.message}.{kind}"
    return usual != message or (kind == "why" and type(evidence) is not _usual_kind(claim))


def _usual_kind(claim: Claim) -> type[Evidence]:
    """The kind of evidence that the claim's own values give, with which its words were written."""
    return type(judging.evidence(claim, {}))


# Facts that are sums of money beside the values of sentences.
_SUMS: Final = MONEY | {
    "right",
    "sum",
    "there",
    "full",
    "actual",
    "by",
    "to",
    "big",
    "small",
    "add",
}


def _fact(name: str, value: Any, evidence: Evidence, lang: Lang) -> Any:
    """Numbers and records go into a sentence as they are, lists and keys in words."""
    if evidence.unit > 1 and name in _SUMS and type(value) is int:
        return _dollars(value, evidence.unit, lang)
    plain = isinstance(value, int | float | Fraction) and not isinstance(value, bool)
    return value if plain else value_words(value, lang)


def _dollars(amount: int, unit: int, lang: Lang) -> str:
    """A sum without its sign: whole dollars, or two places after the point."""
    value = Fraction(amount, unit)
    return number(value, lang, places=0 if value.denominator == 1 else 2)


@words.register
def _agreement(found: Agreement, voice: Voice) -> str:
    lang = voice.lang
    holds = found.said == found.computed
    if found.example is not None:
        if holds:
            return _beside(_what_decides(found, lang), found, lang)
        told = _against(found.example, found, lang)
        n = found.said - found.computed
        if found.said == 1:
            return told + text("document.only_case", lang)
        return told + text("document.not_every_case", lang, n=n, cases=found.said)
    if holds and found.shown and isinstance(found.shown[0], Difference):
        return _difference(found.shown[0], lang)
    if _only_truth(found.said) and _only_truth(found.computed):
        return text("document.confirmed" if holds else "document.refused", lang)
    return text(
        "document.agrees" if holds else "document.differs",
        lang,
        said=value_words(found.said, lang),
        computed=value_words(found.computed, lang),
    )


def _what_decides(found: Agreement, lang: Lang) -> str:
    """The smallest case that shows why it is so; how many were checked stands beside it."""
    facts = found.facts
    if "kinds" in facts:
        low, high = (_seen(facts[name], lang) for name in ("low", "high"))
        return text("document.of_kind", lang, kinds=facts["kinds"], low=low, high=high)
    assert found.example is not None
    if "counted" in facts:
        case = value_words(found.example.case, lang)
        return text("document.counted", lang, case=case, hand=_seen(facts["counted"], lang))
    if found.shown and isinstance(found.shown[0], Difference):
        return _difference(found.shown[0], lang)
    return _for_example(found.example, found, lang)


def _difference(found: Difference, lang: Lang) -> str:
    """Which of two hands wins and why, and the two hands."""
    both = " – ".join(card_faces(one.cards) for one in (found.first, found.second))
    return f"{say(found, lang).removesuffix('.')} ({both})."


def _for_example(example: Example, found: Evidence, lang: Lang) -> str:
    """The case that stands for all, where words can tell it: "3 players: seat 1"."""
    if isinstance(example.computed, bool) or not (example.of or example.gives):
        return ""
    case, result = _told(example, example.computed, found, lang)
    if not case:
        return ""
    return text("document.for_example", lang, case=case, result=result)


def _against(example: Example, found: Evidence, lang: Lang) -> str:
    """A case that is not as said: what is said of it, and what is computed."""
    case, said = _told(example, example.said, found, lang)
    _, computed = _told(example, example.computed, found, lang)
    if _only_truth(example.said) or said == computed:
        return text("document.against", lang, case=case) + " " if case else ""
    if not case:
        return text("document.differs", lang, said=said, computed=computed) + " "
    return text("document.case_differs", lang, case=case, said=said, computed=computed) + " "


def _told(example: Example, value: Any, found: Evidence, lang: Lang) -> tuple[str, str]:
    """A case and a value of it, in words; no case where there is none to name."""
    case = "" if example.case is None else measured(example.case, example.of, lang, found.unit)
    return case, measured(value, example.gives, lang, found.unit)


@words.register
def _excepted(found: Excepted, voice: Voice) -> str:
    lang = voice.lang
    if found.main == "wrong" or not found.excepts:
        return _agreement(found, voice)
    return _against(found.side, found, lang).rstrip() or text("document.but", lang)


@words.register
def _impossible(found: Impossible, voice: Voice) -> str:
    lang = voice.lang
    message = f"document.impossible.{found.error.kind}"
    if has(message, lang):
        return text(message, lang)
    return text("document.impossible", lang)


def _only_truth(value: Any) -> bool:
    """Whether a value is yes or no, or nothing but several of these."""
    several = isinstance(value, tuple | list)
    return isinstance(value, bool) or (several and all(map(_only_truth, value)))


@words.register
def _gap(found: Gap, voice: Voice) -> str:
    lang = voice.lang
    return text("document.gap", lang, outcomes=outcome_words(found, lang))


def outcome_words(found: Gap, lang: Lang) -> str:
    """Each value of the convention, and what comes of it."""
    return "; ".join(
        text(
            "document.outcome",
            lang,
            value=_choice(found.convention, value, lang),
            outcome=measured(outcome, found.gives, lang, found.unit),
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


def value_words(value: Any, lang: Lang) -> str:
    """A value of any kind, as it stands in a sentence."""
    if isinstance(value, bool):
        return text("document.yes" if value else "document.no", lang)
    if value is None:
        return text("document.nothing", lang)
    if isinstance(value, Card):
        return card_faces((value,))
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


def measured(value: Any, kind: str, lang: Lang, unit: int = 1) -> str:
    """A number with what it counts ("5 players", "seat 2"), or several; other values in words.

    `unit`: how many of the smallest unit make a dollar, where money is counted.
    """
    numbers = value if isinstance(value, tuple | list) else (value,)
    if kind == "ups":  # one by one, each of another player
        return join([card_faces((one,)) for one in numbers], lang)
    if not kind or not numbers or any(type(one) is not int for one in numbers):
        return value_words(value, lang)
    if unit > 1 and kind in _MONEY_KINDS:
        told = [_dollars(one, unit, lang) for one in numbers]
        return ", ".join(text(f"document.kind.{kind}", lang, amount=one, n=0) for one in told)
    return ", ".join(text(f"document.kind.{kind}", lang, n=one, amount=one) for one in numbers)


_MONEY_KINDS: Final = ("money", "bet", "stack", "pot", "raise_by")


def _word(value: str, lang: Lang) -> str:
    """A key in words, where the catalogue has them; ``75432`` by ranks, else as it was typed."""
    if len(value) > 2 and set(value) <= set(RANKS):
        return "-".join("10" if rank == "T" else rank for rank in value)
    return text(f"document.word.{value}", lang) if has(f"document.word.{value}", lang) else value


def _several(items: list[Any], lang: Lang) -> str:
    if not items:
        return text("document.nothing", lang)
    if all(isinstance(item, Card) for item in items):
        return card_faces(tuple(items))
    parts = [value_words(item, lang) for item in items]
    nested = any(isinstance(item, tuple | list) for item in items)
    plain = all(isinstance(item, str) for item in items)
    return join(parts, lang) if plain else ("; " if nested else ", ").join(parts)


@words.register
def _error(error: DocumentError, voice: Voice) -> str:
    lang = voice.lang
    return text(f"reading.error.{error.kind}", lang, **_facts(error, lang))


def _facts(error: DocumentError, lang: Lang) -> dict[str, Any]:
    facts = {name: one for name, one in error.facts.items() if name == "file"}
    if "limit" in error.facts:
        facts["limit"] = number(error.facts["limit"] // 1_000_000, lang)
    return facts
