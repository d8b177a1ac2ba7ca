"""Tables of cards that are picked, typed or dealt, and what two and three make."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from operator import itemgetter
from typing import Any

from pokerlib.lessons.components.card_table import CardTable
from pokerlib.lessons.components.deal_and_see import DealAndSee
from pokerlib.lessons.omaha.holdem import HoldemAgainstOmaha
from tests.oracle import read
from tests.oracle.checks import check, codes, form, says
from tests.oracle.seen import Item
from tests.oracle.told_checks import HANDS

GRID = [rank + suit for suit in "shdc" for rank in "AKQJT98765432"]
Cards = tuple[Any, ...]


def on(kind: type, *ids: str, where: str = "") -> Any:
    """A check on one kind of widget: gets the widget and the item."""

    def register(find: Any) -> Any:
        @check(*ids, where=where)
        def _(scene: Any, item: Item) -> bool | None:
            if not isinstance(scene.widget, kind):
                return None
            found = find(scene.widget, item)
            return None if found is None else bool(found)

        return find

    return register


@lru_cache(read.KEPT)
def omaha(hole: Cards, board: Cards) -> list[Cards]:
    return [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]


def lows(fives: Sequence[Cards]) -> list[Cards]:
    return [five for five in fives if read.eight_or_better(five)]


def best(fives: Sequence[Cards], ranking: Any) -> list[Cards]:
    most = max(map(ranking, fives), default=None)
    return [five for five in fives if ranking(five) == most]


def named(item: Item, fives: Sequence[Cards], ranking: str) -> bool:
    return any(read.same_hand(item.id, item.text, read.called(five, ranking)) for five in fives)


def number(item: Item, tag: str) -> int:
    return int(re.findall(rf"/{tag}(?:\.[^#/]*)?#(\d+)", item.key)[-1])


# Cards that are picked from a grid


@on(CardTable, "card", where=r"(?:^|/)row-[a-z_]+\d*/")
def _(widget: Any, item: Item) -> bool | None:
    group, _, index = item.path[-1].rpartition("-")
    if group not in widget.places:
        return None
    placed = widget.places[group][int(index)]
    return placed is not None and placed.code == item.text


@on(CardTable, "card", where="(?:^|/)grid/")
def _(widget: Any, item: Item) -> bool:
    return GRID[item.nth] == item.text == item.path[-1].removeprefix("pick-")


@on(CardTable, "table.cards_missing", "probability.stud.missing")
def _(widget: Any, item: Item) -> bool:
    lacking = [
        max(0, group.least - sum(one is not None for one in widget.places[group.name]))
        for group in widget.laid()
    ]
    return says(item, n=sum(lacking))


@on(CardTable, "table.place")
def _(widget: Any, item: Item) -> bool:
    return widget.place is not None and says(item, number=widget.place[1] + 1)


def cards_of(widget: Any) -> Cards:
    return tuple(one for row in widget.places.values() for one in row if one is not None)


_POOL: dict[Any, list[tuple[str, list[int]]]] = {}


def pool(widget: Any) -> list[tuple[str, list[int]]]:
    """What can be called of any cards on the table, under each ranking."""
    cards = cards_of(widget)
    if len(cards) > 11:
        return []
    key = tuple(cards)
    if key not in _POOL:
        if len(_POOL) > 30:
            _POOL.clear()
        found: dict[str, tuple[str, list[int]]] = {}
        if len(cards) == 4:
            called = read.called(cards, "badugi")
            found[str(called)] = called
        for five in combinations(cards, 5):
            for ranking in ("high", "ace_to_five", "deuce_to_seven"):
                called = read.called(five, ranking)
                found[str(called)] = called
        for four in combinations(cards, 4) if len(cards) == 5 else ():
            called = read.called(four, "badugi")
            found[str(called)] = called
        if len(cards) == 5:
            called = read.called(cards, "badugi")
            found[str(called)] = called
        _POOL[key] = list(found.values())
    return _POOL[key]


@on(CardTable, *HANDS)
def _(widget: Any, item: Item) -> bool | None:
    known = pool(widget)
    if not known:
        return None
    return any(read.same_hand(item.id, item.text, one) for one in known)


@on(CardTable, "ranking.explain.kickers", "ranking.explain.high_card", "ranking.explain.groups",
    "ranking.explain.flush", "ranking.explain.straight", "ranking.explain.full_house",
    "ranking.explain.straight_flush", "ranking.explain.royal_flush")  # fmt: skip
def _(widget: Any, item: Item) -> bool:
    said = set(read.cards(item.fact["cards"]))
    kickers = set(read.cards(str(item.fact.get("kickers", ""))))
    on_table = set(codes(cards_of(widget)))
    alike = {one[0] for one in said}
    if item.id.endswith("kickers"):
        return said | kickers <= on_table and not alike & {one[0] for one in kickers}
    return said <= on_table and bool(said)


@on(CardTable, "ranking.dropped.rank", "ranking.dropped.suit")
def _(widget: Any, item: Item) -> bool:
    (one,), (other,) = read.cards(item.fact["card"]), read.cards(item.fact["against"])
    alike = one[0] == other[0] if item.id.endswith("rank") else one[1] == other[1]
    return alike and {one, other} <= set(codes(cards_of(widget)))


@on(CardTable, "low_hands.because.high", "low_hands.because.pair", "low_hands.because.good")
def _(widget: Any, item: Item) -> bool:
    said, cards = set(read.cards(item.fact["cards"])), cards_of(widget)
    high = {one.code for one in cards if 8 < one.rank < 14}
    if item.id.endswith("high"):
        return said == high
    pairs = {a.code for a in cards if sum(b.rank == a.rank for b in cards) > 1}
    return said <= pairs and bool(said)


# Two cards of the hand and three of the board


def dealt(widget: Any) -> tuple[Cards, Cards]:
    return widget.held("hole"), widget.held("board")


@on(DealAndSee, "card", where="halves/(high|low)/")
def _(widget: Any, item: Item) -> bool:
    hole, board = dealt(widget)
    first = number(item, "div")
    row = hole if first == 1 else board
    return row[item.nth].code == item.text


@on(DealAndSee, *HANDS, where="boxes/best/|halves/")
def _(widget: Any, item: Item) -> bool:
    if "/low/" in item.key:
        return named(item, best(lows(omaha(*dealt(widget))), read.ace_to_five), "ace_to_five")
    return named(item, best(omaha(*dealt(widget)), read.high), "high")


@on(DealAndSee, "omaha.best_of", "omaha_hilo.from")
def _(widget: Any, item: Item) -> bool:
    hole, board = dealt(widget)
    own = read.cards(item.fact.get("best", item.fact.get("hole")))
    said = {*own, *read.cards(item.fact["board"])}
    low = "/low/" in item.key
    fives = lows(omaha(hole, board)) if low else omaha(hole, board)
    found = best(fives, read.ace_to_five if low else read.high)
    good = any(said == set(codes(five)) for five in found) and set(own) <= set(codes(hole))
    if "n" in item.fact:
        good &= says(item, n=comb(len(hole), 2) * comb(len(board), 3))
    return good


@on(DealAndSee, "omaha.all_combinations")
def _(widget: Any, item: Item) -> bool:
    fives = omaha(*dealt(widget))
    return says(item, n=len(lows(fives)) if "combinations-low" in item.key else len(fives))


@lru_cache(read.KEPT)
def in_order(hole: Cards, board: Cards, ranking: str) -> list[tuple[Any, Cards]]:
    """The combinations of a table with their worth, the strongest first."""
    fives, worth = omaha(hole, board), read.high
    if ranking == "ace_to_five":
        fives, worth = lows(fives), read.ace_to_five
    return sorted(((worth(five), five) for five in fives), key=itemgetter(0), reverse=True)


def of_table(item: Item) -> str:
    return "ace_to_five" if "combinations-low" in item.key else "high"


@on(DealAndSee, "plain", where="combinations-(high|low)/")
def _(widget: Any, item: Item) -> bool:
    found = in_order(*dealt(widget), of_table(item))
    here = found[number(item, "tr")][0]
    said = read.cards(item.text)
    if said:
        return any(set(said) <= set(codes(five)) for worth, five in found if worth == here)
    (value,) = read.numbers(item.text, item.lang)
    without = len(omaha(*dealt(widget))) - len(found)  # no low: every low beats these
    beaten = without + sum(worth < here for worth, _ in found)
    return value in (beaten, number(item, "tr") + 1)


@on(DealAndSee, *HANDS, where="combinations-(high|low)/.*/tr")
def _(widget: Any, item: Item) -> bool:
    ranking = of_table(item)
    _, five = in_order(*dealt(widget), ranking)[number(item, "tr")]
    return named(item, [five], ranking)


@on(DealAndSee, "omaha.not_allowed", "game.illusion")
def _(widget: Any, item: Item) -> bool | None:
    said = set(read.cards(item.fact["cards"]))
    hole, board = dealt(widget)
    own = said & set(codes(hole))
    return len(said) == 5 and len(own) != 2 and said - own <= set(codes(board))


@on(DealAndSee, "omaha_hilo.why.board", "omaha_hilo.why.hand", "omaha_hilo.why.paired")
def _(widget: Any, item: Item) -> bool:
    hole, board = dealt(widget)
    for name, cards in (("hand", hole), ("board", board)):
        low = {one.rank for one in cards if one.rank <= 8 or one.rank == 14}
        used = f"{{{name}}}" in form(item)
        if used and set(read.faces(item.fact[name])) != low:
            return False
    return True


@on(DealAndSee, "omaha.more_illusions", "omaha.kicker_illusions")
def _(widget: Any, item: Item) -> bool | None:
    """As many as there are names of hands, out of reach and better than what may be made."""
    return None


@on(HoldemAgainstOmaha, "card", where="side-(holdem|omaha)/")
def _(widget: Any, item: Item) -> bool:
    return item.text == item.path[-1] and item.text in codes(cards_of(widget))


def side(widget: Any, item: Item) -> list[Cards]:
    hole, board = dealt(widget)
    if "side-omaha" in item.key:
        return best(omaha(hole, board), read.high)
    return best(list(combinations((*widget.pair, *board), 5)), read.high)


@on(HoldemAgainstOmaha, *HANDS, where="side-(holdem|omaha)/")
def _(widget: Any, item: Item) -> bool:
    return named(item, side(widget, item), "high")


@on(HoldemAgainstOmaha, "plain", where="side-(holdem|omaha)/")
def _(widget: Any, item: Item) -> bool:
    said = set(read.cards(item.text))
    return any(said == set(codes(five)) for five in side(widget, item))


@on(HoldemAgainstOmaha, "omaha.holdem.from")
def _(widget: Any, item: Item) -> bool:
    own = widget.pair if "side-holdem" in item.key else widget.held("hole")
    return any(says(item, n=sum(one in own for one in five)) for five in side(widget, item))
