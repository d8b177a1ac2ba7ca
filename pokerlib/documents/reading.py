"""A rules document, read: each sentence with its claims and what is true of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pokerlib.documents.claims import CLAIMS
from pokerlib.documents.encodings import text_of
from pokerlib.documents.judging import Judged, judged, worst
from pokerlib.documents.known import KnownSentence, Slot, known, written
from pokerlib.documents.matching import Near, match, nearest
from pokerlib.documents.model import Claim, DocumentKey, Grade, Place
from pokerlib.documents.patterns import Pattern, patterns
from pokerlib.documents.text import MARKS, Cut, Token, cut, sentences
from pokerlib.documents.trials import low_of, out_of_place
from pokerlib.documents.unchecked import UNCHECKED, NotCheckable
from pokerlib.documents.weights import SentenceVerdict
from pokerlib.rankings import HandRank

if TYPE_CHECKING:
    import pandas as pd

LIST: Final = Place("game-rules", 87, 3)  # "the following lows": their pictures are lost


@dataclass(frozen=True, slots=True)
class Read:
    """A sentence of a text as it was recognised, before anything is judged.

    `line` and `number` count from 1: the line of the text, and which sentence of that line.
    """

    line: int
    number: int
    cut: Cut
    known: KnownSentence | None

    @property
    def text(self) -> str:
        return self.cut.text

    @property
    def unasked(self) -> tuple[tuple[Token, Slot], ...]:
        """Values that differ from those of the documents, and that no claim asks for."""
        if self.known is None or self.known.place in UNCHECKED:
            return ()
        pairs = zip(self.cut.values, self.known.slots, strict=True)
        return tuple(
            (token, slot)
            for token, slot in pairs
            if slot.name is None and token.value != slot.value
        )

    def values(self) -> list[dict[str, Any]]:
        """The values by name; where a name has two different ones, one after another."""
        if self.known is None:
            return [{}]
        named: dict[str, list[Any]] = defaultdict(list)
        for token, slot in zip(self.cut.values, self.known.slots, strict=True):
            value = _plain(token)
            if slot.name and value not in named[slot.name]:
                named[slot.name].append(value)
        most = max(map(len, named.values()), default=1)
        return [
            {name: found[min(n, len(found) - 1)] for name, found in named.items()}
            for n in range(most)
        ]


def _plain(token: Token) -> Any:
    value = token.value
    if isinstance(value, tuple):
        return written(value)
    return int(value) if isinstance(value, Fraction) and value.denominator == 1 else value


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a text, judged.

    `place` is where the documents have it, None if it is not recognised: then `near` may be the
    nearest known sentence, and `by_pattern` what was found by a known pattern. `nothing` says why
    a recognised sentence has no claim; `unasked` are changed values that no claim asks for.
    """

    line: int
    number: int
    text: str
    place: Place | None
    verdict: SentenceVerdict
    grade: Grade
    claims: tuple[Judged, ...] = ()
    near: Near | None = None
    nothing: NotCheckable | None = None
    unasked: tuple[tuple[Token, Slot], ...] = ()
    by_pattern: tuple[Pattern, ...] = ()


@dataclass(frozen=True)
class Document:
    """A text whose sentences were recognised; they are judged when they are first asked for."""

    recognised: tuple[Read, ...]

    @cached_property
    def sentences(self) -> tuple[Sentence, ...]:
        """All sentences, in the order of the text."""
        return tuple(_judge(self.recognised))

    @property
    def unknown(self) -> tuple[Sentence, ...]:
        """The sentences of which nothing is known."""
        return tuple(one for one in self.sentences if one.verdict == "unknown")

    @property
    def gravest(self) -> tuple[Sentence, ...]:
        """What is not right, the gravest first, and then in the order of the text."""
        order = {"grave": 0, "slip": 1, "note": 2, "none": 3}
        wrong = [one for one in self.sentences if one.verdict not in ("right", "unknown")]
        return tuple(sorted(wrong, key=lambda one: (order[one.grade], _mended(one))))

    def table(self) -> pd.DataFrame:
        """A row for each sentence: line, number, document, place, verdict, grade, claims, text."""
        import pandas as pd

        return pd.DataFrame(
            [
                {
                    "line": one.line,
                    "number": one.number,
                    "document": one.place.document if one.place else "",
                    "place": f"{one.place.line}.{one.place.sentence}" if one.place else "",
                    "verdict": one.verdict,
                    "grade": one.grade,
                    "claims": ", ".join(claim.id for claim in one.claims),
                    "text": one.text,
                }
                for one in self.sentences
            ]
        )


def _mended(sentence: Sentence) -> int:
    return ("wrong", "mended", "right_but").index(sentence.verdict)


def read(source: str | Path | bytes) -> Document:
    """The document in a file, in its bytes, or in a text; raises DocumentError.

    UTF-8 or Windows-1251, up to 5 MB; a string of one line that names a file is a path.

    >>> document = read("Pot limit: 100 in 100. 4 ÷ 8 = 0,25.")
    >>> [(one.line, one.number, one.verdict) for one in document.sentences]
    [(1, 1, 'unknown'), (1, 2, 'wrong')]
    """
    rows = [
        (line, number, cut(sentence))
        for line, content in enumerate(text_of(source).split("\n"), start=1)
        for number, sentence in enumerate(sentences(content), start=1)
    ]
    found = match([one for _, _, one in rows])
    return Document(tuple(Read(*row, one) for row, one in zip(rows, found, strict=True)))


def itself(document: DocumentKey) -> Document:
    """One of the two documents as it is known here: each sentence judged, its words not there.

    >>> document = itself("hand-rankings")
    >>> [(one.line, one.verdict, one.text) for one in document.sentences[3:5]]
    [(3, 'right', ''), (3, 'right', '')]
    """
    return Document(
        tuple(map(_as_known, (one for one in known() if one.place.document == document)))
    )


def _as_known(one: KnownSentence) -> Read:
    marks = iter(one.slots)
    tokens = tuple(
        Token(key, 0, 0, next(marks).value if key in MARKS.values() else None)
        for key in one.pattern
    )
    values = tuple(token for token in tokens if token.value is not None)
    return Read(one.place.line, one.place.sentence, Cut("", tokens, one.pattern, values), one)


def claims_at(place: Place) -> tuple[Claim, ...]:
    """The claims of a sentence of the documents.

    >>> [claim.id for claim in claims_at(Place("hand-rankings", 7))]
    ['high.straight_flush']
    """
    return _claims().get(place, ())


@cache
def _claims() -> Mapping[Place, tuple[Claim, ...]]:
    """The claims of each sentence of the documents."""
    found: dict[Place, list[Claim]] = defaultdict(list)
    for claim in CLAIMS:
        for place in claim.places:
            found[place].append(claim)
    return {place: tuple(claims) for place, claims in found.items()}


def _judge(recognised: Sequence[Read]) -> Iterator[Sentence]:
    there = {one.known.place: one.line for one in recognised if one.known}
    carried: dict[str, Any] = {}
    of: tuple[str, int] | None = None
    before: Read | None = None
    lows: dict[int, HandRank | None] = {}
    for one in recognised:
        place = one.known.place if one.known else None
        paragraph = (place.document, place.line) if place else of
        if paragraph != of:
            carried, of = {}, paragraph
        sentence = _sentence(one, there, carried)
        if LIST in there and sentence.place is None and before and before.line == one.line:
            sentence = _listed(sentence, one, before, lows)
        before = one
        if sentence.verdict != "wrong" and one.known:
            carried.update(_carried(one))
        yield sentence


def _listed(
    sentence: Sentence, one: Read, before: Read, lows: dict[int, HandRank | None]
) -> Sentence:
    """Cards after a number of the list of lows, whose pictures are lost: judged in their place."""
    if before.known is None or UNCHECKED.get(before.known.place) != "number":
        return sentence
    [number] = before.cut.values
    held = one.cut.values[0].value if one.cut.pattern == (MARKS["cards"],) else None
    if not isinstance(held, tuple) or not isinstance(number.value, Fraction):
        return sentence
    place = int(number.value)
    lows[place] = low_of(held)
    reason = out_of_place(lows[place], lows.get(place - 1), place)
    found = Pattern("low", place, reason, 0, len(one.text), not reason)
    sentence = replace(sentence, near=None, by_pattern=(found,))
    if reason:
        return replace(sentence, verdict="wrong", grade="grave")
    return replace(sentence, verdict="right", grade="none")


def _carried(one: Read) -> dict[str, Any]:
    """Values that hold for the rest of an example: a pot of so much, a bet of so much into it."""
    assert one.known is not None
    pairs = zip(one.cut.values, one.known.slots, strict=True)
    return {slot.carried_as: _plain(token) for token, slot in pairs if slot.carried_as}


def _sentence(one: Read, there: Mapping[Place, int], carried: Mapping[str, Any]) -> Sentence:
    if one.known is None:
        found = patterns(one.cut)
        verdict: SentenceVerdict = "unknown"
        grade: Grade = "none"
        if found:
            right = all(pattern.right for pattern in found)
            verdict, grade = ("right", "none") if right else ("wrong", "grave")
        near = None if found else nearest(one.cut)
        return Sentence(
            one.line, one.number, one.text, None, verdict, grade, near=near, by_pattern=found
        )
    place = one.known.place
    claims = tuple(_judged(claim, one, there, carried) for claim in claims_at(place))
    verdict, grade = worst(claims)
    if one.unasked and verdict != "wrong":
        verdict, grade = "unknown", "none"
    return Sentence(
        one.line,
        one.number,
        one.text,
        place,
        verdict,
        grade,
        claims,
        nothing=UNCHECKED.get(place),
        unasked=one.unasked,
    )


def _judged(
    claim: Claim, one: Read, there: Mapping[Place, int], carried: Mapping[str, Any]
) -> Judged:
    """A claim with the sentence's values; where it names a value twice, the worse of both."""
    assert one.known is not None
    found = [
        judged(claim, {**carried, **values}, one.known.place, there) for values in one.values()
    ]
    return max(found, key=lambda each: worst([each])[0] == "wrong")
