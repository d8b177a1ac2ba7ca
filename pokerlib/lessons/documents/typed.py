"""What a reader types for a value of a sentence: a number, money, a suit, or cards in a row."""

from fractions import Fraction
from typing import Any

from pokerlib.cards import SYMBOLS
from pokerlib.documents.known import written
from pokerlib.documents.model import MONEY
from pokerlib.documents.text import cut
from pokerlib.language import number
from pokerlib.lessons.components import ReaderError, words

LONGEST = 60


def typed_value(name: str, typed: str, default: Any) -> Any:
    """The value, read as in a document; a ReaderError says what may stand there."""
    kind = _kind(name, default)
    if len(typed) <= LONGEST:
        plain = typed.strip().removeprefix("$").strip()
        suits = {symbol: suit for suit, symbol in SYMBOLS.items()}
        if kind == "suit" and plain.lower() in (*suits, *suits.values()):
            return suits.get(plain, plain.lower())
        values = cut(plain).tokens
        if len(values) == 1 and plain[:1] != "-":
            found = values[0].value
            if kind == "ranks" and isinstance(found, tuple):
                return written(found)
            if kind == "suit" and isinstance(found, str):
                return found
            if isinstance(found, Fraction) and kind in ("number", "money", "share"):
                if found.denominator == 1:
                    return int(found)
                if kind != "number":
                    return found
    raise ReaderError(
        words("documents_lesson.no_value", kind=words(f"documents_lesson.kind.{kind}"))
    )


def _kind(name: str, default: Any) -> str:
    if isinstance(default, str):
        return "suit" if default in SYMBOLS else "ranks"
    if isinstance(default, Fraction):
        return "share"
    return "money" if name in MONEY else "number"


def written_value(value: Any) -> str:
    """A value as it stands in its field."""
    if isinstance(value, Fraction):
        return number(value, "en", significant=6)
    return SYMBOLS.get(value, value) if isinstance(value, str) else str(value)
