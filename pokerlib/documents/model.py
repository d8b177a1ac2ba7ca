"""A claim, where it stands, and the evidence from which its verdict follows.

No verdict is ever typed in: a check computes what the library makes of a sentence, and the kind
of evidence and its values say whether the sentence holds.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, Literal

from pokerlib.documents.scene import Scene
from pokerlib.documents.sections import section_of
from pokerlib.errors import PokerError

DocumentKey = Literal["hand-rankings", "game-rules"]
Verdict = Literal["holds", "wrong", "incomplete", "unreadable"]
MONEY: Final = frozenset(
    (
        *("pot", "most", "bet", "call", "least", "total", "after_call", "more", "unit", "chips"),
        *("small_blind", "big_blind", "small_bet", "big_bet", "all_in", "has", "ante", "bring_in"),
        *("raised", "size", "first_size", "second_size"),
    )
)
CENTS: Final = 100
Grade = Literal["grave", "slip", "note", "none"]


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a sentence stands: document, line of the file, and which sentence of that line."""

    document: DocumentKey
    line: int
    sentence: int = 1

    @property
    def section(self) -> str:
        return section_of(self.document, self.line)


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence(ABC):
    """What a check found. `shown` are records and cards to look at, `facts` fill in the words.

    Money is counted in dollars, or in cents where the sentence has parts of a dollar: `unit` is
    how many make a dollar.
    """

    unit: int = 1
    cases: int = 1
    shown: tuple[Any, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    scene: Scene | None = field(default=None, compare=False, repr=False)

    @property
    @abstractmethod
    def verdict(self) -> Verdict:
        """What follows from what was found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One of many cases: what the sentence says of it, and what is computed.

    `of` and `gives` tell what the numbers count: `document.kind.<name>` in the catalogues.
    `scene` is the table on which it was seen.
    """

    case: Any
    said: Any
    computed: Any
    of: str = ""
    gives: str = ""
    scene: Scene | None = field(default=None, compare=False, repr=False)


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
class Excepted(Agreement):
    """What holds but for one kind of case, the `exception` (a key of `weights.EXCEPTIONS`).

    `side` is what the sentence says of such a case and what is computed: where these are equal
    too, nothing is excepted. `mended`: the exception makes the sentence wrong by itself.

    >>> side = Example(case=1, said=2, computed=1)
    >>> Excepted(said=5, computed=5, side=side, exception="all_in").verdict
    'incomplete'
    """

    side: Example
    exception: str
    mended: bool = False

    @property
    def main(self) -> Verdict:
        """The verdict where the exception does not come in."""
        return "holds" if self.said == self.computed else "wrong"

    @property
    def excepts(self) -> bool:
        return bool(self.side.said != self.side.computed)

    @property
    def verdict(self) -> Verdict:
        if self.main == "wrong" or not self.excepts:
            return self.main
        return "wrong" if self.mended else "incomplete"


@dataclass(frozen=True, slots=True, kw_only=True)
class Impossible(Evidence):
    """Values with which nothing can be dealt; `error` says which rule of the table they break."""

    error: PokerError

    @property
    def verdict(self) -> Verdict:
        return "wrong"


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

    >>> Lost(readings=1, example="4 3 2 A").verdict, Lost(readings=0, example=None).verdict
    ('holds', 'wrong')
    """

    readings: int
    example: Any

    @property
    def verdict(self) -> Verdict:
        if self.readings > 1:
            return "unreadable"
        return "holds" if self.readings else "wrong"


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement of a document in our words (`claim_<id>` in the catalogues) and its check.

    `games` are the keys of the games it speaks of, `topic` the lesson that teaches it, `asked` the
    level at which practice may ask it (0: never, since it needs the sentences around it). `ours`:
    the sentence suggests this, and does not say it. `grade`: how grave it is where it is wrong.
    A check's parameters are the sentence's values: run it with others to ask "what if".
    """

    id: str
    places: tuple[Place, ...]
    check: Callable[..., Evidence]
    games: tuple[str, ...] = ()
    topic: str | None = None
    asked: int = 0
    ours: bool = False
    grade: Grade = "grave"

    @property
    def message(self) -> str:
        return f"claim_{self.id}"

    @property
    def values(self) -> dict[str, int | str | Fraction]:
        """What one may change: numbers, suits, and ranks in a row ("8-7-6-5-4")."""
        parameters = inspect.signature(self.check).parameters
        return {name: parameter.default for name, parameter in parameters.items()}

    @property
    def numbers(self) -> dict[str, int]:
        """The whole numbers among the values."""
        return {name: one for name, one in self.values.items() if isinstance(one, int)}
