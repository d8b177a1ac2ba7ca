"""What a caller can mend: one base for every error of the library, as a kind and facts."""

from __future__ import annotations

from collections.abc import Mapping
from reprlib import Repr
from typing import Any, ClassVar

_LONGEST = 60  # characters of somebody else's value that are echoed
_LARGEST = 10**30  # from here a number is told by its length: str() refuses 4,301 digits


class PokerError(ValueError):
    """Something that the caller can mend: `kind` is a short key, `facts` what is known about it.

    `str` is one English line for programmers; the reader's sentence is `language.say(error, lang)`.
    A family gives its lines in `sentences`, by kind; a kind without one is told as it is called.

    >>> str(PokerError("raise_too_small", to=8, min_to=10))
    'raise too small: to=8, min_to=10'
    """

    sentences: ClassVar[Mapping[str, str]] = {}
    kind: str
    facts: Mapping[str, Any]

    def __init__(self, kind: str, /, **facts: Any) -> None:
        super().__init__(kind, facts)
        self.kind = kind
        self.facts = facts

    def __str__(self) -> str:
        sentence = self.sentences.get(self.kind)
        if sentence is not None:
            return sentence.format_map({name: _Plain(fact) for name, fact in self._told().items()})
        told = ", ".join(f"{name}={shown(fact)}" for name, fact in self.facts.items())
        called = self.kind.replace("_", " ")
        return f"{called}: {told}" if told else called

    def _told(self) -> Mapping[str, Any]:
        """What a sentence may name."""
        return self.facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)


class _Plain:
    """A fact inside a sentence: short and on one line, however it is asked for."""

    def __init__(self, fact: object) -> None:
        self.fact = fact

    def __format__(self, _: str) -> str:
        return str(self)

    def __str__(self) -> str:
        return self.fact if isinstance(self.fact, str) else shown(self.fact)

    def __repr__(self) -> str:
        return shown(self.fact)


class _Short(Repr):
    """Values as programmers write them, cut where they are long."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = _LONGEST

    def repr_int(self, x: int, _: int) -> str:
        return f"a number of {x.bit_length()} bits" if abs(x) >= _LARGEST else repr(x)


_SHORT = _Short()


def shown(value: object) -> str:
    """A value as programmers write it, on one line and cut where it is long.

    >>> shown("As"), shown([10**9_999]), len(shown("a" * 1_000))
    ("'As'", '[a number of 33216 bits]', 60)
    """
    told = _SHORT.repr(value).replace("\n", " ")
    return told if len(told) <= 2 * _LONGEST else told[: 2 * _LONGEST - 1] + "…"


def spelt(name: object) -> str:
    """A name as it was given, and anything else as `shown`.

    >>> spelt("whist"), spelt(None)
    ('whist', 'None')
    """
    return name if isinstance(name, str) else shown(name)


def unfit(name: str, wanted: str, value: object) -> TypeError:
    """The TypeError for an argument of a wrong type, which names the argument.

    >>> unfit("cards", "whole number", "5")
    TypeError("no whole number for cards: '5'")
    """
    return TypeError(f"no {wanted} for {name}: {shown(value)}")


def whole(name: str, value: object) -> None:
    """Refuse what is no whole number; True and False are none.

    >>> whole("count", 3)
    """
    if type(value) is not int:
        raise unfit(name, "whole number", value)


def instance(name: str, value: object, kind: type | tuple[type, ...]) -> None:
    """Refuse what is no such record.

    >>> instance("error", PokerError("late"), PokerError)
    """
    if not isinstance(value, kind):
        kinds = kind if isinstance(kind, tuple) else (kind,)
        raise unfit(name, " or ".join(one.__name__ for one in kinds), value)


def _restored(cls: type[PokerError], args: tuple[Any, ...], state: Mapping[str, Any]) -> PokerError:
    """An error from its pickle, whatever its constructor takes."""
    error = cls.__new__(cls, *args)
    error.__dict__.update(state)
    return error
