"""What follows for a sentence from the evidence of its claims: one verdict, and how grave it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from pokerlib.documents.model import (
    CENTS,
    MONEY,
    Claim,
    Evidence,
    Excepted,
    Gap,
    Grade,
    Impossible,
    Place,
    Verdict,
)
from pokerlib.documents.sample import Kept, checked
from pokerlib.documents.weights import EXCEPTIONS, GRADES, SILENCES, SentenceVerdict
from pokerlib.errors import PokerError

LARGEST: Final = 10**12  # beyond that no table counts
_ORDER: Final[tuple[SentenceVerdict, ...]] = ("right", "right_but", "mended", "unknown", "wrong")
Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """A claim of a sentence with the sentence's values: its evidence, and what that makes of it.

    `verdict` and `grade` are those of a sentence which claims nothing else; `at` is where the
    documents say it (more) exactly, and `line` where the text that is read has that sentence.
    """

    claim: Claim
    values: tuple[tuple[str, Any], ...]
    evidence: Evidence
    verdict: SentenceVerdict
    grade: Grade
    at: Place | None = None
    line: int | None = None

    @property
    def id(self) -> str:
        return self.claim.id

    @property
    def found(self) -> Verdict:
        """The claim's own verdict."""
        return self.evidence.verdict

    @property
    def ours(self) -> bool:
        """Whether it is our reading: what the sentence suggests, or leaves open."""
        return self.claim.ours or isinstance(self.evidence, Gap)

    @property
    def changed(self) -> bool:
        """Whether the sentence has other values than that of the documents."""
        return bool(self.values)


_kept: Callable[[], Kept] = lru_cache(maxsize=1)(dict)


def forget() -> None:
    """After a rule of the library was changed: work everything out anew."""
    _kept.cache_clear()  # type: ignore[attr-defined]
    _evidence.cache_clear()


def evidence(claim: Claim, values: Values) -> Evidence:
    """The evidence of a claim with these values in the place of its own.

    Money may have parts of a dollar, in cents; values with which nothing can be dealt give
    `Impossible`.
    """
    own = claim.values
    changed = {n: one for n, one in values.items() if n in own and own[n] != one}
    return _evidence(claim, tuple(sorted(changed.items())))


@lru_cache(maxsize=8192)
def _evidence(claim: Claim, changed: tuple[tuple[str, Any], ...]) -> Evidence:
    try:
        values, unit = _in_units(claim, dict(changed))
        found = checked(claim.check, _kept(), values)
    except PokerError as error:
        if not changed:
            raise
        return Impossible(error=error, facts=dict(changed))
    return replace(found, unit=unit) if unit > 1 else found


def _in_units(claim: Claim, values: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The values as the check takes them: whole numbers, money in cents if need be."""
    unit = CENTS if values.get("small_bet") == 1 else 1  # the bring-in is half a dollar then
    for name, value in values.items():
        if isinstance(value, Fraction) and value.denominator > 1:
            if name in MONEY and CENTS % value.denominator == 0:
                unit = CENTS
            elif not isinstance(claim.values[name], Fraction):
                raise PokerError("not_whole", name=name, value=value)
        if not isinstance(value, str) and not 0 <= value <= LARGEST:
            raise PokerError("too_much", name=name, value=value, most=LARGEST)
    if unit > 1:
        money = {name: one for name, one in claim.values.items() if name in MONEY}
        values = {**values, **{name: unit * values.get(name, one) for name, one in money.items()}}
    return {name: _plain(value) for name, value in values.items()}, unit


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, Fraction) and value.denominator == 1 else value


def judged(claim: Claim, values: Values, place: Place, there: Mapping[Place, int]) -> Judged:
    """A claim at a place, judged among the sentences that are `there`, on these lines."""
    found = evidence(claim, values)
    own = claim.values
    changed = tuple(sorted((n, v) for n, v in values.items() if n in own and own[n] != v))
    verdict, grade, at = _weighed(claim, found, place, there)
    if verdict == "wrong" and changed:
        grade = "grave"
    return Judged(claim, changed, found, verdict, grade, at, there[at] if at else None)


def _weighed(
    claim: Claim, found: Evidence, place: Place, there: Collection[Place]
) -> tuple[SentenceVerdict, Grade, Place | None]:
    if isinstance(found, Excepted) and found.main == "holds" and found.excepts:
        weight = EXCEPTIONS[found.exception]
        at = _closest(weight.at, place, there)
        if weight.verdict == "mended" and at is None:
            return "wrong", weight.grade, None
        return weight.verdict, weight.grade, at
    if found.verdict == "wrong":
        return "wrong", claim.grade, None
    if found.verdict == "holds":
        return "right", "none", None
    silent = SILENCES.get(found.convention, "note") if isinstance(found, Gap) else "note"
    return "right_but", silent, None


def _closest(at: Iterable[Place], place: Place, there: Collection[Place]) -> Place | None:
    known = [one for one in at if one in there and one != place and _same_part(one, place)]
    return min(known, key=lambda one: abs(one.line - place.line), default=None)


def _same_part(one: Place, other: Place) -> bool:
    """Whether both speak of the same game, or stand in the document of the rankings."""
    if "hand-rankings" in (one.document, other.document):
        return one.document == other.document
    return one.section.partition("_")[0] == other.section.partition("_")[0]


def worst(found: Iterable[Judged]) -> tuple[SentenceVerdict, Grade]:
    """The verdict and grade of a sentence with these claims."""
    verdict, grade = max(
        ((_ORDER.index(one.verdict), GRADES.index(one.grade)) for one in found), default=(0, 0)
    )
    return _ORDER[verdict], GRADES[grade]
