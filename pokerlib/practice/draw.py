"""What follows from a deal code besides its deck: numbers, more decks, codes far away."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Final, TypeAlias, TypeVar

from pokerlib.cards import Card, code_at, deck_of, normalize_code, place_of

T = TypeVar("T")
Cards: TypeAlias = tuple[Card, ...]
_FIRST: Final = "BBB-BBB"
_ENOUGH: Final = 5000  # decks to try before giving up; a handful is usual


def far(code: str, *of: object) -> str:
    """A code that depends on this one and on `of`, and is no neighbour of it.

    >>> far("BBB-BBB", "badugi", 1) != far("BBB-BBB", "badugi", 2)
    True
    """
    return code_at(_FIRST, _number(normalize_code(code), *of))


def turn(code: str, count: int) -> int:
    """Which of `count` things this code asks for: of the codes that follow, each the next one.

    >>> [turn(code_at("BBB-BBB", n), 3) for n in range(5)]
    [0, 1, 2, 0, 1]
    """
    return place_of(code) % count


def item(code: str, count: int, of: str) -> int:
    """As `turn`, in an order of its own for each list `of`, in which neighbours are unrelated.

    >>> found = [item(code_at("XMB-HXN", n), 60, "odds") for n in range(60)]
    >>> sorted(found) == list(range(60)), found == sorted(found)
    (True, False)
    """
    return _mixed(count, of)[turn(code, count)]


@cache
def _mixed(count: int, of: str) -> tuple[int, ...]:
    return tuple(sorted(range(count), key=lambda n: _number(of, count, n)))


def _number(*of: object) -> int:
    digest = sha256("|".join(map(str, ("pokerlib draw 1", *of))).encode()).digest()
    return int.from_bytes(digest[:8], "big")


class Draw:
    """Numbers and decks that follow from a code: the same on every machine.

    >>> source = Draw("BBB-BBB")
    >>> source.of("a", "b", "c") in "abc", source.shuffled("abc") == source.shuffled("abc")
    (True, False)
    """

    def __init__(self, code: str) -> None:
        self.code = normalize_code(code)
        self._count = count()

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        return _number(self.code, next(self._count)) % limit

    def of(self, *values: T) -> T:
        """One of these."""
        return values[self.below(len(values))]

    def one_of(self, values: Sequence[T]) -> T:
        """One of a sequence."""
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[T]) -> tuple[T, ...]:
        """All of them in another order."""
        left = list(values)
        return tuple(left.pop(self.below(len(left))) for _ in range(len(left)))

    def decks(self) -> Iterator[Cards]:
        """The deck of this code, then decks of codes far away, without end."""
        yield deck_of(self.code)
        for n in count(1):
            yield deck_of(far(self.code, n))

    def first(self, find: Callable[[Cards], T | None]) -> T:
        """What `find` finds in the first of the decks that has it; None says that it has not.

        Raises AssertionError after thousands of decks: then no deck has it.
        """
        for tried, deck in enumerate(self.decks()):
            found = find(deck)
            if found is not None:
                return found
            if tried > _ENOUGH:
                break
        raise AssertionError(f"no deck of {_ENOUGH} has what is looked for")
