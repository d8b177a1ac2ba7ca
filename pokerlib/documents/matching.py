"""Which known sentence each sentence of a text is: by its words, its neighbours, its values."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from pokerlib.documents.known import KnownSentence, known
from pokerlib.documents.text import Cut

NEAR: Final = 0.6  # the part of the words in common from which a sentence is called near
LONGEST: Final = 400  # tokens of a sentence that is compared with others
_NEIGHBOUR, _NEXT, _VALUE = 4, 2, 1


@dataclass(frozen=True, slots=True)
class Near:
    """The nearest known sentence: what of the reader's words is new or moved, how many are missing.

    `new` and `moved` are parts of the reader's sentence, `missing` counts what it has not.
    """

    known: KnownSentence
    common: float
    new: tuple[str, ...]
    moved: tuple[str, ...]
    missing: int


@cache
def _by_pattern() -> Mapping[tuple[str, ...], tuple[int, ...]]:
    found: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for one in known():
        found[one.pattern].append(one.index)
    return {pattern: tuple(places) for pattern, places in found.items()}


@cache
def _by_word() -> Mapping[str, Counter[int]]:
    """In which sentences a word stands, and how often."""
    found: dict[str, Counter[int]] = defaultdict(Counter)
    for one in known():
        for word in one.pattern:
            found[word][one.index] += 1
    return found


def match(cuts: Sequence[Cut]) -> list[KnownSentence | None]:
    """The known sentence of each, None where there is none with these words.

    Where several have the same words, those win that keep the most sentences beside their
    neighbours, and then those with the same values.
    """
    choices = [_by_pattern().get(one.pattern, ()) if one.pattern else () for one in cuts]
    best: dict[int, int] = {}
    before: list[dict[int, int]] = []  # for each sentence: choice -> the choice before it
    at: list[int] = []
    last = -1
    for place, options in enumerate(choices):
        if not options:
            continue
        values = [one.value for one in cuts[place].values]
        top = max(best, key=lambda one: best[one]) if best else None
        new: dict[int, int] = {}
        links: dict[int, int] = {}
        for option in options:
            reached = [(0, -1)] if top is None else [(best[top], top)]
            for bonus, earlier in (
                (_NEIGHBOUR, option - (place - last)),
                (_NEXT, option - 1),
            ):
                if earlier in best:
                    reached.append((best[earlier] + bonus, earlier))
            score, link = max(reached, key=lambda one: one[0])
            slots = known()[option].slots
            same = sum(a == b.value for a, b in zip(values, slots, strict=True))
            new[option] = score + _VALUE * same
            links[option] = link
        best, last = new, place
        before.append(links)
        at.append(place)
    return _walked_back(len(cuts), best, before, at)


def _walked_back(
    size: int, best: Mapping[int, int], before: Sequence[Mapping[int, int]], at: Sequence[int]
) -> list[KnownSentence | None]:
    found: list[KnownSentence | None] = [None] * size
    if not best:
        return found
    choice = max(best, key=lambda one: best[one])
    for place, links in zip(reversed(at), reversed(before), strict=True):
        found[place] = known()[choice]
        choice = links[choice]
    return found


def nearest(sentence: Cut) -> Near | None:
    """The known sentence with the most words in common, from 60 % on; None if none is so near."""
    if not 1 < len(sentence.pattern) <= LONGEST:
        return None
    words = Counter(sentence.pattern)
    shared: Counter[int] = Counter()
    for word, count in words.items():
        for index, times in _by_word().get(word, {}).items():
            shared[index] += min(count, times)
    size = len(sentence.pattern)
    rated = [
        (count / max(size, len(known()[index].pattern)), -index) for index, count in shared.items()
    ]
    if not rated or max(rated)[0] < NEAR:
        return None
    common, index = max(rated)
    return _compared(sentence, known()[-index], common)


def _compared(sentence: Cut, other: KnownSentence, common: float) -> Near:
    mine, theirs = sentence.pattern, other.pattern
    blocks = SequenceMatcher(None, mine, theirs, autojunk=False).get_matching_blocks()
    kept = {block.a + n for block in blocks for n in range(block.size)}
    spare = Counter(theirs)
    spare.subtract(mine[place] for place in kept)
    new, moved = [], []
    for place, token in enumerate(sentence.tokens):
        if place in kept:
            continue
        told = sentence.text[token.start : token.end]
        if spare[token.key] > 0:
            spare[token.key] -= 1
            moved.append(told)
        else:
            new.append(told)
    return Near(
        other, common, tuple(new), tuple(moved), sum(count for count in spare.values() if count > 0)
    )
