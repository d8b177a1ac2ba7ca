"""What every part of the lesson asks for: all evidence, once, and claims in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, get_args

from pokerlib.documents import Claim, Evidence, Place, Verdict
from pokerlib.documents.verify import run
from pokerlib.language import LANGUAGES
from pokerlib.language.documents import reason, value_words
from pokerlib.lessons.components.nodes import Node, words

__all__ = ["VERDICTS", "document_name", "found", "lines", "places", "reasons", "value", "verdict"]

VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)


@cache
def found() -> Mapping[str, Evidence]:
    """The evidence of every claim, by its id."""
    return MappingProxyType({claim.id: evidence for claim, evidence in run()})


def verdict(name: Verdict) -> Node:
    """The word for a verdict."""
    return words(f"document.verdict.{name}")


def reasons(claim: Claim, evidence: Evidence) -> Node:
    """Why the verdict is what it is."""
    return {"t": [reason(claim, evidence, lang) for lang in LANGUAGES]}


def value(item: object) -> Node:
    """Any value of a piece of evidence."""
    return {"t": [value_words(item, lang) for lang in LANGUAGES]}


def document_name(document: str) -> Node:
    """What a document is called."""
    return words(f"document.name.{document.replace('-', '_')}")


def places(claim: Claim) -> Node:
    """Where a claim stands: the document and its lines."""
    return words(
        "documents_lesson.place",
        document=document_name(claim.places[0].document),
        lines=lines(claim.places),
    )


def lines(given: tuple[Place, ...]) -> str:
    """The numbers of the lines, each once."""
    return ", ".join(str(line) for line in dict.fromkeys(place.line for place in given))
