"""A claim, where it stands, and the evidence from which its verdict follows.

No verdict is ever typed in: a check computes what the library makes of a sentence, and the kind
of evidence and its values say whether the sentence holds.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pokerlib.documents.sections import section_of

__all__ = [
    "Agreement",
    "Claim",
    "Document",
    "Evidence",
    "Example",
    "Gap",
    "Lost",
    "Place",
    "Verdict",
]

Document = Literal["hand-rankings", "game-rules"]
Verdict = Literal["holds", "wrong", "incomplete", "unreadable"]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a sentence stands: document, line of the file, and which sentence of that line."""

    document: Document
    line: int
    sentence: int = 1

    @property
    def section(self) -> str:
        return section_of(self.document, self.line)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence(ABC):
    """What a check found. `shown` are records and cards to look at, `facts` fill in the words."""

    cases: int = 1
    shown: tuple[Any, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    @abstractmethod
    def verdict(self) -> Verdict:
        """What follows from what was found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One of many cases: what the sentence says of it, and what is computed.

    `of` and `gives` tell what the numbers count: `document.kind.<name>` in the catalogues.
    """

    case: Any
    said: Any
    computed: Any
    of: str = ""
    gives: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement(Evidence):
    """What the sentence says and what the library computes; it holds if they are equal.

    >>> Agreement(said=400, computed=400).verdict, Agreement(said=500, computed=400).verdict
    ('holds', 'wrong')
    """

    said: Any
    computed: Any
    example: Example | None = None

    @property
    def verdict(self) -> Verdict:
        return "holds" if self.said == self.computed else "wrong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap(Evidence):
    """Values of one convention, all of which the sentence allows, and what comes of each.

    Incomplete if they differ; if all come to the same, nothing is missing. `gives` tells what
    numbers among the outcomes count, as for an Example.

    >>> Gap(convention="fixed_cap", outcomes=((4, "refused"), (5, "allowed"))).verdict
    'incomplete'
    """

    convention: str
    outcomes: tuple[tuple[Any, Any], ...]
    gives: str = ""

    @property
    def verdict(self) -> Verdict:
        results = [outcome for _, outcome in self.outcomes]
        return "incomplete" if any(one != results[0] for one in results) else "holds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost(Evidence):
    """What the sentence refers to is gone; the text that is left allows so many readings.

    >>> Lost(readings=1, example="4 3 2 A").verdict
    'holds'
    """

    readings: int
    example: Any

    @property
    def verdict(self) -> Verdict:
        return "holds" if self.readings == 1 else "unreadable"


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement of a document in our words (`claim_<id>` in the catalogues) and its check.

    `games` are the keys of the games it speaks of, `lesson` the notebook that teaches it. A
    check's parameters are the sentence's numbers: run it with others to ask "what if".
    """

    id: str
    places: tuple[Place, ...]
    check: Callable[..., Evidence]
    games: tuple[str, ...] = ()
    lesson: str | None = None

    @property
    def message(self) -> str:
        return f"claim_{self.id}"

    @property
    def numbers(self) -> dict[str, int]:
        """The numbers of the sentence that one may change, with their values in it."""
        parameters = inspect.signature(self.check).parameters
        return {name: parameter.default for name, parameter in parameters.items()}
