"""A whole hand, events and all: random moves, and files replayed beside pokerkit."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import pokerlib as pk
from benchmarks.peers import peer
from benchmarks.timing import Measure, best

HANDS = 40


def dealt(game: str, number: int) -> pk.Hand:
    return pk.Hand(
        game, "pot", stakes=pk.Stakes(1, 2), stacks=dict.fromkeys(range(1, 7), 200),
        button=1, deck=pk.code_at("BBB-BBB", number),
    )  # fmt: skip


def played(game: str, number: int) -> pk.Hand:
    """Six players who move at random, within what is legal."""
    hand, rng = dealt(game, number), random.Random(number)
    while not hand.over:
        moves = [move for move in hand.legal if move != pk.Muck()]
        hand.act(rng.choice(moves))
    return hand


def theirs(engine: Any, text: str) -> list[int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return list(list(engine.HandHistory.loads(text))[-1].stacks)


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints; a peer that ends with other stacks ends it all."""
    for game in ("omaha", "omaha_hilo"):
        seconds = best(lambda game=game: [played(game, n) for n in range(HANDS)], calls=1, rounds=3)
        yield Measure(f"{game}, 6 players, a random hand", seconds / HANDS, 1 / 100)
    engine = peer("pokerkit")
    texts = [pk.phh.dumps(played("omaha", number)) for number in range(HANDS)]
    for text in texts:
        hand = pk.phh.loads(text).replay()
        ours = [hand.stacks[seat] for seat in hand.state.seats]
        if any(abs(a - b) > 1 for a, b in zip(ours, theirs(engine, text), strict=True)):
            raise AssertionError(f"other stacks: {text}")
    yield Measure(
        "omaha, 6 players, a file replayed",
        best(lambda: [pk.phh.loads(text).replay() for text in texts], calls=1, rounds=3) / HANDS,
        None,
        "pokerkit",
        best(lambda: [theirs(engine, text) for text in texts], calls=1, rounds=2) / HANDS,
    )
