"""Deals at random: as many as one asks for, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np

from pokerlib.counting.records import OddsError
from pokerlib.errors import unfit
from pokerlib.odds.boards import Deals

Progress: TypeAlias = Callable[[int, int], None]  # so many are done, of so many (0: nobody knows)

MOST_SAMPLES: Final = 1_000_000_000  # nobody waits for more
_AT_ONCE: Final = 1 << 14  # deals whose cards together still fit the processor's cache


def check_sample(
    samples: object = None, seed: object = None, progress: object = None, sizes: object = (1,)
) -> None:
    """Refuse what no sample can be taken by: OddsError, or a TypeError with the argument's name.

    >>> check_sample(100, 7)
    """
    if samples is not None:
        _check_size("samples", samples)
    if not isinstance(sizes, (tuple, list)) or not sizes:
        raise unfit("sizes", "list of whole numbers", sizes)
    for size in sizes:
        _check_size("sizes", size)
    if seed is not None and type(seed) is not int:
        raise unfit("seed", "whole number", seed)
    if seed is not None and seed < 0:
        raise OddsError("seed", seed=seed)
    if progress is not None and not callable(progress):
        raise unfit("progress", "function of two numbers", progress)


def _check_size(name: str, size: object) -> None:
    if type(size) is not int:
        raise unfit(name, "whole number", size)
    if not 1 <= size <= MOST_SAMPLES:
        raise OddsError("samples", count=size, most=MOST_SAMPLES)


def random_deals(
    left: Sequence[int],
    count: int,
    samples: int,
    seed: int | None = None,
    progress: Progress | None = None,
) -> Iterator[Deals]:
    """Deal `count` of the cards left, `samples` times in all: arrays `[card, deal]`, in parts.

    Without a seed it is 0: nothing here draws on chance, so what was seen can be seen again.
    """
    if samples < 1:
        raise OddsError("samples", count=samples, most=MOST_SAMPLES)
    random = np.random.default_rng(0 if seed is None else seed)
    done = 0
    while done < samples:
        # Whole parts are shuffled, so that a longer sample begins with the shorter one.
        deals = _shuffled(random, left, count, _AT_ONCE)[:, : samples - done]
        yield deals
        done += deals.shape[1]
        if progress is not None:
            progress(done, samples)


def _shuffled(random: np.random.Generator, left: Sequence[int], count: int, size: int) -> Deals:
    """Fisher and Yates's shuffle of many decks side by side, as far as cards are needed."""
    decks = np.repeat(np.array(left, np.uint8)[:, None], size, axis=1)
    deal = np.arange(size)
    for place in range(count):
        chosen = random.integers(place, len(left), size)
        # All decks at once: each gives its chosen card and gets the one that stood here.
        card = decks[chosen, deal]
        decks[chosen, deal] = decks[place]
        decks[place] = card
    return decks[:count].astype(np.intp)
