"""Sentences that the product can say, of every type of record, by a seed.

``python -m tests.language.generated 500 1`` prints so many pairs „Bulgarian | English“ under
their types, spread evenly over these.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from pokerlib.language.speech import words
from tests.language import generated_cards, generated_play
from tests.language.said import Said

SOURCES = (*generated_cards.SOURCES, *generated_play.SOURCES)
LEAST_ROUNDS = 4


def rounds(seed: int) -> Iterator[list[Said]]:
    """What each source says in turn, without end; a type comes in nearly every round."""
    number = 0
    while True:
        for source in SOURCES:
            yield [one for one in source(Random(f"{seed} {number} {source.__name__}")) if one.bg]
        number += 1


@cache
def sentences(count: int, seed: int) -> tuple[Said, ...]:
    """At least so many distinct sentences, after whole rounds, with every type that has words."""
    found: dict[tuple[str, str, str], Said] = {}
    for number, said in enumerate(rounds(seed)):
        found.update({(one.group, one.bg, one.en): one for one in said})
        if len(found) >= count and number >= LEAST_ROUNDS * len(SOURCES):
            return tuple(found.values())
    raise AssertionError


def types_with_words() -> set[type]:
    """Every type that `say` knows, once all of the families are imported."""
    return set(words.registry) - {object}


def spread(found: Sequence[Said], count: int, seed: int) -> dict[str, list[Said]]:
    """So many of them, from every group as many as from any other, as far as it has them."""
    chance = Random(seed)
    groups: dict[str, list[Said]] = {}
    for one in found:
        groups.setdefault(one.group, []).append(one)
    for each in groups.values():
        chance.shuffle(each)
    taken: dict[str, list[Said]] = {name: [] for name in sorted(groups)}
    left = count
    while left and any(groups.values()):
        for name, kept in taken.items():
            if left and groups[name]:
                kept.append(groups[name].pop())
                left -= 1
    return taken


def main(arguments: Sequence[str]) -> None:
    count, seed = map(int, arguments)
    taken = spread(sentences(4 * count, seed), count, seed)
    for name, kept in taken.items():
        print(f"# {name}")
        for one in kept:
            print(f"{one.bg} | {one.en}")
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
