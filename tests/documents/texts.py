"""The two documents as a test reads them, and copies in which something is changed."""

import random
import re
from collections.abc import Callable
from functools import cache

import pytest

from pokerlib.documents import Document, read
from pokerlib.documents.model import DocumentKey
from pokerlib.documents.text import sentences
from tests.documents.make_known import FILES, HERE

__all__ = ["FILES", "MUTATIONS", "changed", "judged", "mutated", "text", "verdicts", "with_change"]


@cache
def text(document: DocumentKey) -> str:
    """A document; the test is skipped where it is not there."""
    path = HERE / FILES[document]
    if not path.is_file():
        pytest.skip(f"the documents are not there: {path}")
    return path.read_text("utf-8")


@cache
def judged(document: DocumentKey) -> Document:
    return read(text(document))


def verdicts(document: Document) -> dict[tuple[int, int], tuple[str, str]]:
    """The verdict and the grade of each sentence, by its line and number."""
    return {(one.line, one.number): (one.verdict, one.grade) for one in document.sentences}


def changed(document: DocumentKey, line: int, number: int, old: str, new: str, at: int = 0) -> str:
    """The text with `old` replaced in one sentence: the `at`-th time that it stands there."""
    return with_change(text(document), line, number, old, new, at)


def with_change(given: str, line: int, number: int, old: str, new: str, at: int = 0) -> str:
    """The same in a text that may have been changed already."""
    lines = given.split("\n")
    sentence = sentences(lines[line - 1])[number - 1]
    places = [match.start() for match in re.finditer(re.escape(old), sentence)]
    place = places[at]
    other = sentence[:place] + new + sentence[place + len(old) :]
    lines[line - 1] = lines[line - 1].replace(sentence, other)
    return "\n".join(lines)


Mutation = Callable[[str, random.Random], str | bytes]


def _number(given: str, chance: random.Random) -> str:
    found = list(re.finditer(r"\d+", given))
    one = chance.choice(found)
    return given[: one.start()] + str(chance.randrange(10**6)) + given[one.end() :]


def _word(given: str, chance: random.Random) -> str:
    found = list(re.finditer(r"[^\W\d_]+", given))
    one = chance.choice(found)
    other = chance.choice(("", "дума", chance.choice(found)[0], one[0][::-1], "двойка", "\u0301"))
    return given[: one.start()] + other + given[one.end() :]


def _lines(given: str, chance: random.Random) -> str:
    lines = given.split("\n")
    first, second = chance.sample(range(len(lines)), 2)
    do = chance.randrange(4)
    if do == 0:
        lines.insert(second, lines.pop(first))
    elif do == 1:
        del lines[first]
    elif do == 2:
        lines.insert(second, lines[first])
    else:
        lines[first] = f"{lines[first]} {lines.pop(second)}" if first < second else lines[first]
    return "\n".join(lines)


def _encoded(given: str, chance: random.Random) -> bytes:
    encoding = chance.choice(("utf-8", "utf-8-sig", "cp1251"))
    line_end = chance.choice(("\n", "\r\n", "\r"))
    return given.replace("\n", line_end).encode(encoding, "replace")


def _noise(given: str, chance: random.Random) -> str:
    place = chance.randrange(len(given))
    junk = chance.choice(
        ("\t", "<b>", "$", "$$$", "2-3-4", "…", "\u2028", "\x1f", "0,0,0", "A,A,A")
    )
    return given[:place] + junk + given[place:]


MUTATIONS: tuple[Mutation, ...] = (_number, _word, _lines, _noise, _encoded)


def mutated(document: DocumentKey, seed: int) -> str | bytes:
    """A copy with up to five changes, of which an encoding may be the last."""
    chance = random.Random(seed)
    found: str | bytes = text(document)
    for _ in range(chance.randrange(1, 6)):
        if isinstance(found, str):
            found = chance.choice(MUTATIONS)(found, chance)
    return found if isinstance(found, bytes) else found.encode("utf-8", "replace")
