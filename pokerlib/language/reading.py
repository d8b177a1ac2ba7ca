"""A document that was read, in words: the verdict of each sentence, why, and the whole in short."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from pokerlib.cards import SYMBOLS
from pokerlib.documents import Document, Grade, Judged, Sentence, claims_at
from pokerlib.documents.matching import Near
from pokerlib.documents.patterns import Pattern
from pokerlib.documents.weights import SentenceVerdict
from pokerlib.errors import instance
from pokerlib.language.catalogue import has, text
from pokerlib.language.documents import in_full
from pokerlib.language.grammar import join
from pokerlib.language.languages import Lang, known
from pokerlib.language.quantities import number
from pokerlib.language.speech import say

if TYPE_CHECKING:
    import pandas as pd

_LONG = 12  # of the reader's words that are named


def verdict_name(verdict: SentenceVerdict, lang: Lang) -> str:
    """ "right, but"."""
    return text(f"reading.verdict.{verdict}", lang)


def grade_name(grade: Grade, lang: Lang) -> str:
    """How grave it is, in a word."""
    return text(f"reading.grade.{grade}", lang)


def verdict_words(sentence: Sentence, lang: Lang) -> str:
    """The verdict with its grade, or that there is nothing to check."""
    if sentence.nothing is not None:
        kind = text(f"document.not_checkable.{sentence.nothing}", lang)
        return text("reading.nothing", lang, kind=kind)
    name = verdict_name(sentence.verdict, lang)
    if sentence.grade == "none":
        return name
    grade = grade_name(sentence.grade, lang)
    return text("reading.graded", lang, verdict=name, grade=grade)


def sentence_reasons(sentence: Sentence, lang: Lang) -> list[str]:
    """Why: for each claim that is not simply right, or for the whole if all are."""
    if sentence.place is None:
        if sentence.by_pattern:
            return [_pattern(one, lang) for one in sentence.by_pattern]
        return [_near(sentence.near, lang) if sentence.near else text("reading.no_near", lang)]
    found = [one for one in sentence.claims if one.verdict != "right"]
    found.sort(key=lambda one: (one.ours, one.verdict == "right_but"))  # what it says comes first
    if found and all(one.ours for one in found):  # what is left open is not all that it says
        found = [one for one in sentence.claims if one.verdict == "right" and not one.ours] + found
    told = [judged_words(one, sentence.line, lang) for one in (found or sentence.claims)]
    for token, slot in sentence.unasked:
        there = sentence.text[token.start : token.end]
        told.append(text("reading.unasked", lang, there=there, known=_value(slot.value, lang)))
    return told


def gravest_reasons(sentence: Sentence, lang: Lang) -> str:
    """Why a sentence is as grave as it is: the claims that make it so, without the remarks."""
    weigh = [one for one in sentence.claims if one.grade == sentence.grade]
    told = [judged_words(one, sentence.line, lang) for one in weigh] or sentence_reasons(
        sentence, lang
    )
    return " ".join(told)


def judged_words(judged: Judged, here: int, lang: Lang) -> str:
    """A claim of a sentence on line `here`: what it says, why the verdict, where it is exact."""
    claim = say(judged.claim, lang)
    why = in_full(judged.claim, judged.evidence, lang)
    parts = [text("reading.ours" if judged.ours else "reading.claim", lang, claim=claim, why=why)]
    if judged.values:
        own = judged.claim.values
        changed = [
            text(
                "reading.value",
                lang,
                name=_named(name, lang),
                value=_value(value, lang),
                known=_value(own[name], lang),
            )
            for name, value in judged.values
        ]
        parts.append(text("reading.values", lang, values=join(changed, lang)))
    if judged.line is not None:
        exactly = "reading.exactly_here" if judged.line == here else "reading.exactly"
        parts.append(text(exactly, lang, line=str(judged.line)))
    return " ".join(parts)


def _named(name: str, lang: Lang) -> str:
    message = f"value.{name}"
    return text(message, lang) if has(message, lang) else text("reading.a_value", lang)


def _value(value: Any, lang: Lang) -> str:
    if isinstance(value, str) and value in SYMBOLS:
        return SYMBOLS[value]
    if isinstance(value, tuple):
        return "-".join("23456789TJQKA"[one - 2] for one in value)
    if isinstance(value, int | Fraction):
        return number(value, lang, significant=6)
    return str(value)


def _near(near: Near, lang: Lang) -> str:
    place = near.known.place
    parts = [
        text(
            "reading.near",
            lang,
            document=text(f"document.name.{place.document.replace('-', '_')}", lang),
            line=str(place.line),
            number=str(place.sentence),
        )
    ]
    claims = [one for one in claims_at(place) if not one.ours]
    if claims:
        told = " ".join(say(one, lang) for one in claims)
        parts.append(text("reading.known", lang, n=len(claims), claims=told))
    for kind, words in (("new", near.new), ("moved", near.moved)):
        if words:
            shown = ", ".join(f"„{one}“" if lang == "bg" else f"“{one}”" for one in words[:_LONG])
            parts.append(text(f"reading.{kind}", lang, words=shown))
    if near.missing:
        parts.append(text("reading.missing", lang, n=near.missing))
    return " ".join(parts)


def _pattern(found: Pattern, lang: Lang) -> str:
    right = "right" if found.right else "wrong"
    if found.kind == "low":
        reason = f"trial.{found.computed}" if found.computed else "trial.in_place"
        return text(reason, lang, number=str(found.said))
    if found.kind == "division":
        if found.computed is None:
            return text("reading.by_zero", lang)
        places = _places(found.computed, found.said)
        said, computed = (number(one, lang, places=places) for one in (found.said, found.computed))
        return text(f"reading.division.{right}", lang, said=said, computed=computed)
    if found.kind == "pot_limit":
        least, most = (_dollars(one, lang) for one in found.computed)
        to = _dollars(found.said, lang)
        return text(f"reading.pot_limit.{right}", lang, to=to, least=least, most=most)
    return text(f"reading.beats.{'tie' if found.computed is None else right}", lang)


def _places(*values: Fraction) -> int:
    """As many decimals as these numbers have."""
    return max(next((n for n in range(16) if (one * 10**n).denominator == 1), 16) for one in values)


def _dollars(amount: Fraction, lang: Lang) -> str:
    whole = amount.denominator == 1
    return "$" + number(amount, lang, places=0 if whole else 2)


def summary_words(document: Document, lang: Lang) -> str:
    """How many sentences, how many of them can be checked and are right, and what is not."""
    count = Counter(one.verdict for one in document.sentences if one.nothing is None)
    grades = Counter(one.grade for one in document.sentences)
    parts = [text("reading.sentences", lang, n=len(document.sentences))]
    parts += [
        text(f"reading.count.{verdict}", lang, n=count[verdict])
        for verdict in ("right", "right_but", "mended", "wrong", "unknown")
        if count[verdict]
    ]
    if nothing := len(document.sentences) - count.total():
        parts.append(text("reading.count.nothing", lang, n=nothing))
    parts.append(text("reading.count.grave", lang, n=grades["grave"]))
    return " ".join(parts)


def table(document: Document, lang: Lang) -> pd.DataFrame:
    """`Document.table()` with words: verdict, grade and reasons in the language, and its heads.

    Raises TypeError for what is no document, LanguageError for another language.
    """
    instance("document", document, Document)
    known(lang)
    import pandas as pd

    rows = []
    for one in document.sentences:
        values: dict[str, Any] = {
            "line": one.line,
            "number": one.number,
            "verdict": verdict_words(one, lang),
            "grade": grade_name(one.grade, lang),
            "text": one.text,
            "why": " ".join(sentence_reasons(one, lang)) if not one.nothing else "",
        }
        rows.append({text(f"reading.column.{name}", lang): v for name, v in values.items()})
    return pd.DataFrame(rows)
