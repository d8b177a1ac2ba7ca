"""True or false: statements of the two documents, each checked by the library when it is asked."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from pokerlib.cards import deck_of
from pokerlib.practice.betting import Numbers
from pokerlib.practice.questions.model import Choice, Question, Told

if TYPE_CHECKING:
    from pokerlib.documents import Claim, Evidence

__all__ = ["true_false"]

# Families of claims by level, those whose checks take a blink.
_FAMILIES: Final = (
    ("omaha", "actions"),
    ("limits", "pot"),
    ("stud", "stud_extra", "showdown"),
)
_TRIES: Final = 40


@cache
def _claims(level: int) -> tuple[Claim, ...]:
    from pokerlib.documents import CLAIMS  # pandas loads only when the documents are asked

    families = _FAMILIES[level - 1]
    return tuple(one for one in CLAIMS if one.id.partition(".")[0] in families)


@cache
def _evidence(claim: Claim) -> Evidence:
    return claim.check()


def _find(level: int, code: str) -> tuple[Claim, Evidence]:
    """A claim that is simply true or simply wrong, as often the one as the other."""
    wanted = "wrong" if Numbers(code).below(2) else "holds"
    claims = _claims(level)
    places = [card.index for card in deck_of(code)]
    mixed = [one for _, one in sorted(zip(places, claims, strict=False), key=lambda pair: pair[0])]
    for claim in islice(mixed, _TRIES):
        if _evidence(claim).verdict == wanted:
            return claim, _evidence(claim)
    claim = next(one for one in mixed if _evidence(one).verdict in ("holds", "wrong"))
    return claim, _evidence(claim)


def true_false(level: int, code: str) -> Question:
    """A sentence of the documents in our words, and whether it is so."""
    claim, evidence = _find(level, code)
    holds = evidence.verdict == "holds"
    choices = tuple(
        Choice(
            key,
            Told(f"question.true_false.{key}"),
            right=right,
            why=None if right else Told(f"question.mistake.said_{key}"),
        )
        for key, right in (("true", holds), ("false", not holds))
    )
    return Question(
        "true_false",
        level,
        code,
        Told("question.true_false.ask", {"claim": claim}),
        choices,
        (Told("question.true_false.reason", {"claim": claim, "evidence": evidence}),),
        Told("question.true_false.hint"),
    )
