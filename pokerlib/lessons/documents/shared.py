"""What every part of the lesson asks for: all evidence, once, and claims in both languages."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, get_args

from pokerlib.documents import CLAIMS, Claim, Evidence, Place, Verdict
from pokerlib.documents.verify import run
from pokerlib.language import LANGUAGES
from pokerlib.language.documents import reason, value_words
from pokerlib.language.grammar import join
from pokerlib.lessons.components import FILES, Node, both, h, words

DOCUMENTS: Final = ("hand-rankings", "game-rules")
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
LESSON_OF: Final[Mapping[str, str]] = {name.partition("_")[2]: name for name in FILES.values()}
LESSONS: Final = tuple(sorted({LESSON_OF[claim.topic] for claim in CLAIMS if claim.topic}))
COLOURS: Final[Mapping[Verdict, str]] = {
    "holds": "#12804a",
    "wrong": "#b3261e",
    "incomplete": "#b26a00",
    "unreadable": "#6b7280",
}


_KNOWN: Final[dict[str, Evidence]] = {}


def checked(claims: Sequence[Claim]) -> Iterator[tuple[Claim, Evidence]]:
    """Each claim with its evidence, worked out when it is asked for, once in this process."""
    work = run([claim for claim in claims if claim.id not in _KNOWN])
    for claim in claims:
        while claim.id not in _KNOWN:
            done, evidence = next(work)
            _KNOWN[done.id] = evidence
        yield claim, _KNOWN[claim.id]


def remember(evidence: Mapping[str, Evidence]) -> None:
    """What was worked out before, by the same library."""
    _KNOWN.update(evidence)


@cache
def found() -> Mapping[str, Evidence]:
    """The evidence of every claim, by its id."""
    return MappingProxyType({claim.id: evidence for claim, evidence in checked(CLAIMS)})


def verdict(name: Verdict) -> Node:
    """The word for a verdict."""
    return words(f"document.verdict.{name}")


def mark(name: Verdict) -> Node:
    """The word for a verdict, with its colour in front."""
    square = h("span", "■\N{NO-BREAK SPACE}", style=f"color:{COLOURS[name]}", aria_hidden="true")
    return h("span", square, verdict(name))


def bar(count: Counter[Verdict], width: float = 14) -> Node:
    """A bar in as many colours as there are verdicts; the numbers stand beside it."""
    whole = sum(count.values())
    pieces = (
        h(
            "span",
            style=f"display:inline-block;height:1em;background:{COLOURS[one]};"
            f"width:{count[one] / whole * width:.2f}em",
        )
        for one in VERDICTS
        if count[one]
    )
    return h("span", *pieces, aria_hidden="true", style="white-space:nowrap")


def reasons(claim: Claim, evidence: Evidence) -> Node:
    """Why the verdict is what it is."""
    return {"t": [reason(claim, evidence, lang) for lang in LANGUAGES]}


def value(item: object) -> Node:
    """Any value of a piece of evidence."""
    return {"t": [value_words(item, lang) for lang in LANGUAGES]}


def document_name(document: str) -> Node:
    """What a document is called."""
    return words(f"document.name.{document.replace('-', '_')}")


def lesson_name(lesson: str) -> Node:
    """What a lesson is called on the start page, with its number."""
    return words(f"documents_lesson.lesson_name.{lesson}")


def places(claim: Claim) -> Node:
    """Where a claim stands: the document and its lines."""
    found = [str(line) for line in dict.fromkeys(place.line for place in claim.places)]
    return words(
        "documents_lesson.place",
        n=len(found),
        document=document_name(claim.places[0].document),
        lines=both(join, found),
    )


def lines(given: tuple[Place, ...]) -> str:
    """The numbers of the lines, each once."""
    return ", ".join(str(line) for line in dict.fromkeys(place.line for place in given))
