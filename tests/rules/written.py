"""What happens in some hands, written out whole: `python -m tests.rules.written` writes it anew.

Other tests ask one thing of many hands; here every field of every event and refusal of a few is
compared with the text beside this module, so that none changes unseen.
"""

import random
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any

import pokerlib as pk
from pokerlib.betting import Limit
from pokerlib.cards import code_at
from pokerlib.chinese import RULES
from pokerlib.games import Game
from pokerlib.rankings import Ranking
from tests.rules.random_hands import FLOP_GAMES, STUD_GAMES, random_hand, random_move

TEXT = Path(__file__).with_name("written.txt")
HANDS, DEALS = range(16), range(4)
TRIED = (pk.Fold(), pk.Check(), pk.Call(), pk.BringIn(), pk.Complete(), pk.Show(), pk.Muck(),
         pk.Bet(1), pk.Raise(3), pk.Bet(9999), pk.Raise(9999))  # fmt: skip


def shown(value: Any) -> str:
    """A record with all that differs from its defaults; cards by their codes."""
    if isinstance(value, pk.Card):
        return value.code
    if isinstance(value, Game | Limit):
        return value.key
    if isinstance(value, Ranking):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(one)}" for key, one in value.items()) + "}"
    if isinstance(value, tuple | list):
        return "(" + " ".join(map(shown, value)) + ")"
    if is_dataclass(value):
        given = [
            f"{field.name}={shown(mine)}"
            for field in fields(value)
            if field.repr or isinstance(value, pk.HandRank)
            for mine in [getattr(value, field.name)]
            if field.default is MISSING or mine != field.default
        ]
        return f"{type(value).__name__}({', '.join(given)})"
    return repr(value)


def conventions(seed: int) -> dict[str, Any]:
    """House rules by chance, every second time those of the documents."""
    rng, found = random.Random(seed), {}
    for name, source in pk.CONVENTION_SOURCES.items():
        if seed % 2 and source.values and rng.random() < 0.5:
            found[name] = rng.choice(source.values)
    return found


def hand(seed: int) -> Iterator[str]:
    """The log of a hand of random moves, and at each what may not be done."""
    rng = random.Random(seed)
    played = random_hand(seed, FLOP_GAMES + STUD_GAMES, **conventions(seed))
    yield f"hand {seed}"
    done, refused = 0, set()
    while True:
        yield from map(shown, played.events[done:])
        done = len(played.events)
        if played.over:
            return
        yield f"  may {shown(played.legal.options)}"
        for action in TRIED:
            error = played.refusal(action)
            if error and (type(action), error.kind) not in refused:  # once a hand is enough
                refused.add((type(action), error.kind))
                yield f"  {action}: {error.kind} {shown(error.facts)}"
        played.act(random_move(played, rng))


def chinese(seed: int) -> Iterator[str]:
    """Thirteen cards: their specials, what is suggested, and what it wins."""
    hands = pk.deal(code_at("BBB-BBB", seed), 13, 13, 13)
    yield f"chinese {seed}"
    best = []
    for cards in hands:
        yield shown(pk.chinese.specials(cards))
        found = pk.chinese.suggest(cards)
        yield shown((found.best, found.settings, found.legal, found.declare, found.opponents))
        best.append(found.best.setting)
    yield shown(pk.chinese.score(best, RULES))


def written() -> dict[str, list[str]]:
    """Each hand by its first line."""
    every = [*map(hand, HANDS), *map(chinese, DEALS)]
    return {first: rest for first, *rest in every}


if __name__ == "__main__":
    TEXT.write_text(
        "".join(f"{first}\n" + "".join(f"{line}\n" for line in rest) + "\n"
                for first, rest in written().items()),
        "utf-8",
    )  # fmt: skip
