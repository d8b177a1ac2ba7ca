"""How a check becomes a claim."""

from __future__ import annotations

from collections.abc import Callable

from pokerlib.documents.model import Claim, DocumentKey, Evidence, Grade, Place

Check = Callable[..., Evidence]
_CLAIMS: dict[str, Claim] = {}


def rankings(line: int, *sentences: int) -> tuple[Place, ...]:
    """Sentences of one line of the rankings document; the first, if none is named."""
    return _places("hand-rankings", line, sentences)


def rules(line: int, *sentences: int) -> tuple[Place, ...]:
    """Sentences of one line of the game rules."""
    return _places("game-rules", line, sentences)


def twice(line: int, *sentences: int) -> tuple[Place, ...]:
    """Sentences of the Omaha section, and the same ones where Omaha Hi/Lo repeats them.

    >>> [place.line for place in twice(33)]
    [33, 142]
    """
    return rules(line, *sentences) + rules(line + (111 if line < 19 else 109), *sentences)


def _places(document: DocumentKey, line: int, sentences: tuple[int, ...]) -> tuple[Place, ...]:
    return tuple(Place(document, line, sentence) for sentence in sentences or (1,))


def claim(
    id_: str,
    *places: tuple[Place, ...],
    games: tuple[str, ...] = (),
    topic: str | None = None,
    asked: int = 0,
    ours: bool = False,
    grade: Grade = "grave",
) -> Callable[[Check], Check]:
    """Register the decorated check as the claim of these places."""

    def register(check: Check) -> Check:
        if id_ in _CLAIMS:
            raise ValueError(f"two claims are called {id_}")
        flat = tuple(place for group in places for place in group)
        _CLAIMS[id_] = Claim(id_, flat, check, games, topic, asked, ours, grade)
        return check

    return register


def registered() -> tuple[Claim, ...]:
    """All claims so far, in the order of the documents."""
    order = {"hand-rankings": 0, "game-rules": 1}
    return tuple(
        sorted(
            _CLAIMS.values(),
            key=lambda one: (order[one.places[0].document], one.places[0], one.id),
        )
    )
