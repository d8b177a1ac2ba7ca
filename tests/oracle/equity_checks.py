"""Shares of a pot, counted once more."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Any

from pokerlib.lessons.probability.equities import Equities
from pokerlib.lessons.probability.stud import StudEquities
from tests.oracle import read
from tests.oracle.card_checks import GRID, number, omaha, on
from tests.oracle.checks import says
from tests.oracle.drill_sums import near
from tests.oracle.seen import Item

# Shares of a pot, with every card that may come laid once


@lru_cache(200_000)
def _high(cards: tuple[Any, ...]) -> tuple[int, ...]:
    return read.high(cards)


@lru_cache(200_000)
def _low(cards: tuple[Any, ...]) -> tuple[int, ...] | None:
    return read.eight_or_better(cards)


def strengths(hole: Any, board_: Any, *, low: bool) -> tuple[Any, Any]:
    fives = [tuple(sorted(five, key=str)) for five in omaha(hole, board_)]
    best_low = max(filter(None, map(_low, fives)), default=None) if low else None
    return max(map(_high, fives)), best_low


def settle(hands: Any, board_: Any, low: bool) -> tuple[Fraction, ...]:
    """For the first of two hands: share, whole, part, high half, low half."""
    (high, one_low), (other, other_low) = (strengths(hole, board_, low=low) for hole in hands)
    part = Fraction(1 if high > other else 0) if high != other else Fraction(1, 2)
    if not (one_low or other_low):
        return part, part, part, Fraction(part == 1), Fraction(0)
    mine, theirs = one_low or (-99,), other_low or (-99,)
    half = Fraction(1 if mine > theirs else 0) if mine != theirs else Fraction(1, 2)
    share = (part + half) / 2
    return share, part / 2, half / 2, Fraction(share == 1), Fraction(part == half == 1)


@lru_cache(64)
def shares(game: str, hands: Any, board_: Any) -> dict[str, Any] | None:
    """The expected shares on a flop, a turn or a river, and after each next card."""
    if len(board_) < 3:
        return None
    low = game.endswith("hilo")
    seen = {*hands[0], *hands[1], *board_}
    from pokerlib.cards import DECK

    rest = [one for one in DECK if one not in seen]
    coming = list(combinations(rest, 5 - len(board_)))
    per_card: dict[Any, list[Fraction]] = {}
    total, whole, nothing = Fraction(0), 0, 0
    for more in coming:
        share, _, _, scoop, _ = settle(hands, (*board_, *more), low)
        total += share
        whole += scoop == 1
        nothing += share == 0
        for one in more:
            per_card.setdefault(one, []).append(share)
    many = len(coming)
    return {
        "share": total / many, "whole": Fraction(whole, many), "none": Fraction(nothing, many),
        "boards": many,
        "after": {one.code: sum(found) / len(found) for one, found in per_card.items()},
    }  # fmt: skip


def on_table(widget: Any, cards: Any = None) -> dict[str, Any] | None:
    hands = tuple(tuple(widget.held(name)) for name in ("hand_a", "hand_b"))
    return shares(widget.game, hands, tuple(widget.held("board") if cards is None else cards))


@on(Equities, "plain", where="^heat/")
def _(widget: Any, item: Item) -> bool | None:
    place = int(re.findall(r"pk-heat-cell#(\d+)", item.key)[0])
    if "%" not in item.text:
        return read.cards(item.text) == (GRID[place],)
    found = on_table(widget)
    if found is None:
        return None
    return near(item.text, item.lang, found["after"][GRID[place]] * 100)


@on(Equities, "plots.next.title", "plots.next.alt")
def _(widget: Any, item: Item) -> bool | None:
    found = on_table(widget)
    if found is None:
        return None
    if item.id.endswith("title"):
        return says(item, hand=1) and near(item.fact["share"], item.lang, found["share"] * 100)
    after, now = found["after"], found["share"]
    helped = sum(one > now for one in after.values())
    if not says(item, n=len(after), better=helped):
        return False
    for name, end in (("best", max(after.values())), ("worst", min(after.values()))):
        pairs = re.findall(r"((?:10|[2-9AKQJ])[♠♥♦♣])[^\d]*([\d.,]+)", str(item.fact[name]))
        shares_ = [(after[read.cards(card)[0]], percent) for card, percent in pairs]
        if not shares_ or shares_[0 if name == "best" else -1][0] != end:
            return False
        if not all(
            near(percent.rstrip(".,"), item.lang, share * 100) for share, percent in shares_
        ):
            return False
    return True


@on(Equities, "plain", where="^bar-shares/|^streets/")
def _(widget: Any, item: Item) -> bool | None:
    cards = tuple(widget.held("board"))
    if item.key.startswith("streets"):
        row = number(item, "tr")
        cards = cards[: (0, 3, 4, 5)[row]]
    found = on_table(widget, cards)
    if found is None:
        return None
    share = found["share"] if item.path[-1].startswith("span.pk-share#0") else 1 - found["share"]
    return near(item.text, item.lang, share * 100)


@on(Equities, "odds.equity.share", "odds.equity.ends", "odds.equity.counted",
    "probability.equity.boards")  # fmt: skip
def _(widget: Any, item: Item) -> bool | None:
    found = on_table(widget)
    if item.id.endswith(("counted", "boards")):
        left = 52 - sum(one is not None for row in widget.places.values() for one in row)
        return says(item, n=comb(left, 5 - len(widget.held("board"))))
    if found is None:
        return None
    first = number(item, "div") == 0
    if item.id.endswith("share"):
        share = found["share"] if first else 1 - found["share"]
        return near(item.fact["share"], item.lang, share * 100)
    whole, none = found["whole"], found["none"]
    win, lose = (whole, none) if first else (none, whole)
    return (
        near(item.fact["win"], item.lang, win * 100)
        and near(item.fact["lose"], item.lang, lose * 100)
        and near(item.fact["tie"], item.lang, (1 - win - lose) * 100)
    )


# Stud: in how many ways the rest may fall


@on(StudEquities, "probability.stud.all_counted", "probability.stud.too_many")
def _(widget: Any, item: Item) -> bool | None:
    hands = [
        [one for one in row if one is not None]
        for name, row in widget.places.items()
        if name.startswith("hand_")
    ]
    hands = [hand for hand in hands if hand]
    seen = sum(one is not None for row in widget.places.values() for one in row)
    left, found = 52 - seen, 1
    for hand in hands:
        found *= comb(left, 7 - len(hand))
        left -= 7 - len(hand)
    return says(item, n=found)


@on(StudEquities, "probability.stud.sample")
def _(widget: Any, item: Item) -> bool:
    given = [int(one) for one in map(str, item.action[1:]) if one.isdigit()]
    (said,) = read.numbers(item.fact["n"], item.lang)
    return said in given or said == widget.size


@lru_cache(100_000)
def _seven(cards: tuple[Any, ...], ranking: str) -> Any:
    """The best five of seven."""
    fives = combinations(cards, 5)
    if ranking == "high":
        return max(map(read.high, fives))
    if ranking == "low":
        return max(map(read.ace_to_five, fives))
    return max(filter(None, map(read.eight_or_better, fives)), default=None)


@lru_cache(64)
def stud_shares(game: str, hands: Any, seen: frozenset[Any]) -> list[dict[str, Fraction]] | None:
    """What each hand takes on average, over every way in which the rest may fall."""
    from pokerlib.cards import DECK

    rest = tuple(one for one in DECK if one not in seen)
    count, left = 1, len(rest)
    for hand in hands:
        count *= comb(left, 7 - len(hand))
        left -= 7 - len(hand)
    if count > 2_000:
        return None
    sums = [Counter[str]() for _ in hands]
    for dealt in _falls(hands, rest):
        _add(sums, game, dealt)
    return [{name: Fraction(one[name]) / count for name in _PARTS} for one in sums]


_PARTS = ("share", "win", "tie", "high", "low")


def _falls(hands: Any, rest: Any) -> Any:
    if not hands:
        yield ()
        return
    for more in combinations(rest, 7 - len(hands[0])):
        left = tuple(one for one in rest if one not in more)
        for others in _falls(hands[1:], left):
            yield ((*hands[0], *more), *others)


def _parts(worth: list[Any]) -> list[Fraction]:
    there = [one for one in worth if one is not None]
    if not there:
        return [Fraction(0)] * len(worth)
    won = [one is not None and one == max(there) for one in worth]
    return [Fraction(one, sum(won)) for one in won]


def _add(sums: list[Counter[str]], game: str, dealt: Any) -> None:
    sets = [tuple(sorted(one, key=str)) for one in dealt]
    first = "low" if game == "razz" else "high"
    high = _parts([_seven(one, first) for one in sets])
    low = _parts([_seven(one, "eight") for one in sets]) if game == "stud_hilo" else []
    for place, one in enumerate(sums):
        share = (high[place] + low[place]) / 2 if any(low) else high[place]
        one["share"] += share
        one["win"] += share == 1
        one["tie"] += 0 < share < 1
        one["high"] += high[place]
        one["low"] += low[place] if low else 0


def stud_found(widget: Any) -> list[dict[str, Fraction]] | None:
    hands = [widget.held(one.name) for one in widget.laid() if one.name.startswith("hand_")]
    seen = frozenset(one for row in widget.places.values() for one in row if one is not None)
    game = getattr(widget.game, "key", widget.game)
    return stud_shares(game, tuple(map(tuple, hands)), seen)


@on(StudEquities, "plain", where="pk-shares|tbody")
def _(widget: Any, item: Item) -> bool | None:
    """Counted once more where the ways are few; else as the record of the count or sample says."""
    if widget.found is None or widget.ahead is None:
        return None
    names = [*_PARTS]
    if not widget.ahead.exact:
        names.insert(1, "error")
    if "pk-shares" in item.key:
        player, name = int(re.findall(r"pk-share#(\d+)", item.key)[0]), "share"
    else:
        player, name = number(item, "tr"), names[number(item, "td") - 1]
    found = stud_found(widget) if widget.ahead.exact else None
    value = found[player][name] if found else getattr(widget.found[player], name)
    return near(item.text.lstrip("±"), item.lang, Fraction(value) * 100)


@on(StudEquities, "probability.stud.no_low")
def _(widget: Any, item: Item) -> bool | None:
    found = stud_found(widget)
    if found is None or not widget.ahead.exact:
        return None
    some = sum(one["low"] for one in found)
    return near(item.fact["none"], item.lang, (1 - some) * 100)
