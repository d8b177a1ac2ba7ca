"""Ranking five cards in bulk, and counting every hand that there is."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

import numpy as np

import pokerlib as pk
from benchmarks.peers import peer
from benchmarks.timing import Measure, afresh, best

MILLION = 1_000_000
PEER_HANDS = 20_000  # peers take one hand after another: a part of the million, scaled up

RANKS, SUITS = "23456789TJQKA", "cdhs"
CODES = [rank + suit for rank in RANKS for suit in SUITS]


def some_hands(count: int) -> list[list[int]]:
    chance = random.Random(1)
    return [chance.sample(range(52), 5) for _ in range(count)]


def peers(hands: list[list[int]]) -> Iterator[tuple[str, Callable[[], object]]]:
    """Each with its own kind of cards, made beforehand, in the fastest loop that it allows."""
    codes = [[CODES[card] for card in hand] for hand in hands]
    eval7, pkrbot, treys = peer("eval7"), peer("pkrbot"), peer("treys")
    pokerkit, engine, pheval = peer("pokerkit"), peer("poker_equity"), peer("phevaluator")
    texts = ["".join(hand) for hand in codes]
    yield "poker-equity", lambda: engine.score_batch("high", texts)
    for name, module in (("eval7", eval7), ("pkrbot", pkrbot)):
        made = [[module.Card(code) for code in hand] for hand in codes]
        yield name, lambda made=made, module=module: list(map(module.evaluate, made))
    # Its door for five cards takes the same numbers as ours.
    five = pheval.evaluate_5cards
    yield "phevaluator", lambda: [five(*hand) for hand in hands]
    numbers = [[treys.Card.new(code) for code in hand] for hand in codes]
    judge = treys.Evaluator()
    yield "treys", lambda: [judge.evaluate(hand, []) for hand in numbers]
    few = [tuple(pokerkit.Card.parse(text)) for text in texts[: PEER_HANDS // 20]]
    yield "pokerkit", lambda: [pokerkit.StandardHighHand(hand).entry for hand in few]


def measures() -> Iterator[Measure]:
    """What `python -m benchmarks` prints."""
    deck = np.tile(np.arange(52, dtype=np.uint8), (MILLION // 10, 1))
    many = np.random.default_rng(1).permuted(deck, axis=1)[:, :50].reshape(-1, 5)
    many = np.ascontiguousarray(many)
    ours = best(lambda: pk.odds.rank_many(pk.HIGH, many), calls=1, rounds=25)
    hands = some_hands(PEER_HANDS)
    for name, call in peers(hands):
        count = PEER_HANDS // 20 if name == "pokerkit" else PEER_HANDS
        theirs = best(call, calls=1, rounds=7) * MILLION / count
        yield Measure("a million five-card hands", ours, None, name, theirs, 5)

    before = "import pokerlib as pk, numpy\npk.odds"
    seconds, megabytes = afresh(before, "pk.odds.census(pk.HIGH)")
    evaluate = peer("pkrbot").evaluate
    cards = [peer("pkrbot").Card(code) for code in CODES]

    def every() -> None:
        for hand in combinations(cards, 5):
            evaluate(hand)

    theirs = best(every, calls=1, rounds=2)
    yield Measure("all 2,598,960, tables and all", seconds, 0.3, "pkrbot", theirs, memory=megabytes)
    seconds, megabytes = afresh(before, "pk.odds.census(pk.HIGH, 7)")
    yield Measure("all 133,784,560 of seven cards", seconds, 3, memory=megabytes, most=500)
