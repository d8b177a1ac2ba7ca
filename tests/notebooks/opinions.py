"""What the lessons' sentences state: spans with claims, rule sentences, numbers in words.

`data-claim="id …"` states claims, `data-denies` says that they are not so, `data-mistake` tells
what people get wrong who go against them; `data-except="key …"` names the exception of a claim
that the same cell states: an exception of `documents/weights.py`, a convention, or `lost`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pokerlib.documents import CLAIMS, Evidence, Excepted, Gap, Lost
from pokerlib.language import say
from pokerlib.language.documents import reason

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
BLOCK = re.compile(r'<div lang="(bg|en)"[^>]*>\n\n(.+?)\n\n</div>', re.DOTALL)
TAG = re.compile(r"<(/?)span([^>]*)>")
NAMED = re.compile(r' data-(claim|denies|mistake|except)="([a-z0-9_. ]+)"')
EMPHASIS = re.compile(r"\*\*|\]\([^)]*\)|\[|\\(?=\$)")
# A rule says what must, may or cannot be, what wins, and how much: a sentence with such a word.
RULE = {
    "en": re.compile(
        r"\b(must|may|can(not)?|always|never|nobody|exactly|only|whoever|wins?|beats?|loses?|lost"
        r"|takes?|pays?|decides?|begins?|acts?|posts?|counts?|plays?|qualif(y|ies)|needs?|at least"
        r"|at most|split|shares?|lowest|highest|strongest|weakest|best|equal|compared?|rarer|no)\b"
    ),
    "bg": re.compile(
        r"\b(трябва|може(ш|те|м|ха)?|винаги|никога|никой|точно|само|печел\w+|бие|бият|губи|взема"
        r"|плаща\w*|решава\w*|започва|слага|важи|играят?|класира|нужни?|най-\w+|поне|дел(и|ят)"
        r"|равн\w+|сравнява\w*|ням[аа]|не)\b"
    ),
}
_WORDS = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen",
    "bg": "ед(?:ин|на|но) дв(?:а|е|ама|ете|амата) три(?:те|ма)? четири(?:те|ма)? пет(?:те|има)? "
    "шест седем осем девет десет единайсет дванайсет тринайсет",
}
NUMBERS = {
    lang: [re.compile(rf"\b{word}\b", re.IGNORECASE) for word in words.split()]
    for lang, words in _WORDS.items()
}
# Names of hands and turns of phrase that hold a number and count nothing.
NAMES = re.compile(
    r"(?:three|four) of a kind|two pairs?\b|one pair|(?:три|четири) еднакви|два чифта"
    r"|един чифт|едн[аои]н?[аи]? и същ\w+|ace-to-five|deuce-to-seven|eight or better"
    r"|(?:of|the|that|no|has|which|lower|next|big) one\b|\bone (?:without|that|of)\b|за \w+ фронт",
    re.IGNORECASE,
)
DIGITS = re.compile(r"\d{1,3}(?:[,\u00a0]\d{3})+|\d+")


@dataclass(frozen=True)
class Span:
    """What a part of a text says of claims: `kind` is claim, denies, mistake or except."""

    cell: str
    lang: str
    kind: str
    names: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Text:
    """A block as it is read, its spans, and for each character whether a span covers it."""

    cell: str
    lang: str
    plain: str
    spans: tuple[Span, ...]
    covered: tuple[bool, ...]

    def sentences(self) -> list[list[tuple[str, bool]]]:
        """Line by line: each sentence, and whether a span is in it. No headings, no blank lines."""
        found, at = [], 0
        for line in self.plain.split("\n"):
            if line.strip() and not line.startswith("#"):
                here = []
                for part in re.finditer(r".+?(?:(?<!no)[.!?](?= +[^a-zа-я0-9]|$)|$)", line):
                    inside = self.covered[at + part.start() : at + part.end()]
                    said = re.sub(r"^\s*(?:[-*]|\d+\.) ", "", part[0]).strip()
                    here.append((said, any(inside)))
                found.append(here)
            at += len(line) + 1
        return found


def text_of(cell: str, lang: str, block: str) -> Text:
    """Read a block: tags and marks of emphasis go, spans are noted."""
    plain, covered, spans, open_ = "", [], [], []
    at = 0
    pieces = sorted(
        [*TAG.finditer(block), *EMPHASIS.finditer(block)], key=lambda found: found.start()
    )
    for piece in [*pieces, None]:
        end = piece.start() if piece else len(block)
        if end < at:
            continue
        inside = any(named for named, _ in open_)
        plain += block[at:end]
        covered += [inside] * (end - at)
        if piece is None:
            break
        at = piece.end()
        if piece.re is TAG and piece[1]:
            named, start = open_.pop()
            spans += [
                Span(cell, lang, kind, tuple(names.split()), plain[start:]) for kind, names in named
            ]
        elif piece.re is TAG:
            open_.append((NAMED.findall(piece[2]), len(plain)))
    assert not open_, f"{cell}: a span is not closed"
    return Text(cell, lang, plain, tuple(spans), tuple(covered))


def texts_of(path: Path) -> Iterator[tuple[Text, Text]]:
    """The prose of a notebook: each cell in Bulgarian and in English."""
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "markdown":
            blocks = dict(BLOCK.findall("".join(cell["source"])))
            yield text_of(cell["id"], "bg", blocks["bg"]), text_of(cell["id"], "en", blocks["en"])


CLAIM = {claim.id: claim for claim in CLAIMS}


@cache
def evidence(name: str) -> Evidence:
    return CLAIM[name].check()


def exception_of(found: Evidence) -> str | None:
    """What has to be named beside a claim that does not simply hold; None: it cannot be stated."""
    if isinstance(found, Excepted) and found.main == "holds":
        return found.exception
    if isinstance(found, Gap):
        return found.convention
    return "lost" if isinstance(found, Lost) else None


def faults(spans: Iterable[Span]) -> list[str]:
    """Where the spans of one cell in one language hold another opinion than the claims."""
    spans = list(spans)
    named = {key for span in spans if span.kind == "except" for key in span.names}
    needed, found = set(), []
    for span in spans:
        for name in span.names if span.kind != "except" else ():
            if name not in CLAIM:
                found.append(f"{span.cell}: there is no claim {name}")
                continue
            verdict = evidence(name).verdict
            if span.kind == "denies" and verdict != "wrong":
                found.append(f"{span.cell}: denies {name}, which is {verdict}")
            if span.kind == "mistake" and verdict != "holds":
                found.append(f"{span.cell}: a mistake against {name}, which is {verdict}")
            if span.kind == "claim" and verdict != "holds":
                key = exception_of(evidence(name))
                needed.add(key)
                if key not in named:
                    found.append(f"{span.cell}: states {name}, {verdict}; names no {key}")
    found += [f"{spans[0].cell}: excepts {key} of nothing" for key in sorted(named - needed)]
    return found


def numbers(text: str, lang: str) -> list[int]:
    """Numbers in order, in digits and in words; a sequence of ranks gives each of them.

    >>> numbers("exactly two of 52, and three of a kind", "en")
    [2, 52]
    """
    text = NAMES.sub(" ", text)
    found = [(one.start(), int(re.sub(r"\D", "", one[0]))) for one in DIGITS.finditer(text)]
    for value, word in enumerate(NUMBERS[lang], 1):
        found += [(one.start(), value) for one in word.finditer(text)]
    return [value for _, value in sorted(found)]


def odd_numbers(span: Span) -> list[int]:
    """Numbers of a statement that none of its claims has, as value or in its own words."""
    known: set[int] = set()
    for name in span.names:
        claim = CLAIM[name]
        known |= {one for one in claim.values.values() if isinstance(one, int)}
        for words in (say(claim, span.lang), reason(claim, evidence(name), span.lang)):
            known |= set(numbers(words, span.lang))
    return [one for one in numbers(span.text, span.lang) if one not in known]


def rules_without_claim(paths: Iterable[Path] = NOTEBOOKS) -> list[tuple[str, str]]:
    """(cell, English sentence) of each rule that no span covers in one of the two languages.

    Left out are headings, questions, what a lesson promises, and what stands in each lesson.
    """
    pairs = []
    for path in paths:
        for number, (bulgarian, english) in enumerate(texts_of(path)):
            lines = zip(bulgarian.sentences(), english.sentences(), strict=True)
            for first, second in lines if number or path.stem.startswith("00") else ():
                assert len(first) == len(second), f"{english.cell}: as many sentences? {second}"
                pairs += [(english.cell, *twins) for twins in zip(first, second, strict=True)]
    often = Counter(other[0] for _, _, other in pairs)
    return [
        (cell, other[0])
        for cell, one, other in pairs
        if any(RULE[lang].search(said[0].lower()) for lang, said in (("bg", one), ("en", other)))
        and not (one[1] and other[1])
        and often[other[0]] < len(NOTEBOOKS) / 2
        and not other[0].endswith("?")
    ]
