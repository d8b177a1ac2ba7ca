"""What lies at each seat of a table, and what the player to act may do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tests.oracle import read
from tests.oracle.checks import cash, check, codes, says, seat
from tests.oracle.felt import Table
from tests.oracle.seen import Item
from tests.rules import slow

FELT = "(?:^|/)(?:felt|claim-[^/]*/box/table)/"
SEAT = re.compile(FELT + r".*seat-(\d+)/")
LINE = re.compile(r"pk-log#\d+/li#(\d+)")


def at(item: Item) -> int:
    found = SEAT.search(item.key)
    assert found, item.key
    return int(found[1])


# The middle and the seats


@check("card", where=FELT)
def _card_on_felt(scene: Any, item: Item) -> bool | None:
    table: Table = scene.table
    if "/board/" in item.key:
        return codes(table.board)[int(item.path[-1][1:]) - 1] == item.text
    here = at(item)
    down, up = list(table.down.get(here, ())), list(table.up.get(here, ()))
    first = 2 if up else len(down)
    row = [*down[:first], *up, *down[first:]]
    there = row[int(item.path[-1].removeprefix("c"))]
    open_ = scene.seen is None or here in scene.seen or here in table.shown or there in up
    return bool(there) and there.code == item.text and open_


@check("felt.hidden_cards", where=FELT)
def _hidden(scene: Any, item: Item) -> bool:
    table, here = scene.table, at(item)
    known = scene.seen is None or here in scene.seen or here in table.shown
    hidden = sum(one is None for one in table.down[here]) if known else len(table.down[here])
    if here in table.mucked:
        hidden = len(table.down[here])
    return says(item, n=hidden)


@check("felt.board_place", where=FELT)
def _place(scene: Any, item: Item) -> bool:
    return says(item, number=int(item.path[-1][1:]))


@check("felt.seat", "betting.player", "game.player", where=FELT)
def _name(scene: Any, item: Item) -> bool | None:
    number = item.fact.get("number", item.fact.get("seat"))
    if "/middle/" in item.key:
        place = [
            int(one) for one in re.findall(r"pk-pushed#(\d+)|pk-pot#(\d+)", item.key)[0] if one
        ]
        pot = [int(one) for one in re.findall(r"pk-pot#(\d+)", item.key)]
        award = scene.table.awards[pot[0]] if pot else None
        if award is None:
            return None
        pushed = int(re.findall(r"pk-pushed#(\d+)", item.key)[0]) - 3
        assert place
        return award.parts[pushed].seat == seat(number, item.lang)
    return seat(number, item.lang) == at(item)


@check("plain", where=FELT + ".*/stack/")
def _stack(scene: Any, item: Item) -> bool:
    return read.amount(item.text, item.lang, item.scale) == scene.table.behind[at(item)]


@check("plain", where=FELT + ".*/won/")
def _won(scene: Any, item: Item) -> bool:
    return read.amount(item.text, item.lang, item.scale) == scene.table.won[at(item)]


@check("plain", where=FELT + ".*/pots/")
def _pot(scene: Any, item: Item) -> bool | None:
    table: Table = scene.table
    amount = read.amount(item.text, item.lang, item.scale)
    place = int(re.findall(r"pk-pot#(\d+)", item.key)[0])
    if table.awards:
        award = table.awards[place]
        pushed = re.findall(r"pk-pushed#(\d+)", item.key)
        if pushed:
            return award.parts[int(pushed[0]) - 3].amount == amount
        return amount == sum(part.amount for part in award.parts)
    return table.pots()[place] == amount


@check("felt.side_pot", where=FELT)
def _side(scene: Any, item: Item) -> bool:
    place = int(re.findall(r"pk-pot#(\d+)", item.key)[0])
    awards = scene.table.awards
    return says(item, number=awards[place].pot.index if awards else place)


MOVES = ("called", "broughtin", "anteposted", "bet", "raise", "complete", "blind_small",
         "blind_big",
         "blind_post", "blind_straddle", "blind_dead")  # fmt: skip


@check(*(f"felt.move.{name}" for name in MOVES), where=FELT)
def _move(scene: Any, item: Item) -> bool:
    event, name = scene.table.moves.get(at(item)), item.id.rpartition(".")[2]
    kind = type(event).__name__
    if kind == "Wagered":
        return name == event.kind and cash(item, to=event.to)
    if kind == "BlindPosted":
        return name == f"blind_{event.kind}" and cash(item, to=event.amount)
    return name == kind.lower() and cash(item, to=event.amount)


# What a shown hand makes


def combos(game: Any, hole: Sequence[Any], board: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Every five cards that may play, by the rule of the game's name."""
    if "omaha" in game.key:
        return [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
    return list(combinations((*hole, *board), 5))


def best_of(game: Any, share: str, hole: Sequence[Any], board: Sequence[Any]) -> Any:
    """The strength of the best hand for a share, and the hands that make it."""
    if "badugi" in game.key:
        return slow.badugi(tuple(hole)), [tuple(hole)], "badugi"
    found = combos(game, hole, board)
    ranking, name = read.high, "high"
    if share == "low" and game.key == "razz":
        ranking, name = read.ace_to_five, "ace_to_five"
    elif share == "low" and "2_7" in game.key:
        ranking, name = slow.deuce_to_seven, "deuce_to_seven"
    elif share == "low":
        found = [five for five in found if read.eight_or_better(five)]
        ranking, name = read.ace_to_five, "ace_to_five"
    best = max(map(ranking, found), default=None)
    return best, [five for five in found if ranking(five) == best], name


def names_best(scene: Any, item: Item, here: int, share: str | None = None) -> bool:
    """Whether the hand that is named is the best of this seat."""
    table: Table = scene.table
    game = table.started.game
    hole = [*table.down.get(here, ()), *table.up.get(here, ())]
    for name, _ in game.shares:
        if share not in (None, name):
            continue
        best, fives, ranking = best_of(game, name, hole, table.board)
        if best and any(read.same_hand(item.id, item.text, read.called(x, ranking)) for x in fives):
            return True
    return False


@check("plain", where=FELT + ".*/hand/")
def _used(scene: Any, item: Item) -> bool:
    table, here = scene.table, at(item)
    game = table.started.game
    hole = [*table.down.get(here, ()), *table.up.get(here, ())]
    said = set(read.cards(item.text))
    return any(
        said == set(codes(five)) or ("badugi" in game.key and said <= set(codes(five)))
        for share, _ in game.shares
        for five in best_of(game, share, hole, table.board)[1]
    )


# What may be done


def turn(*ids: str) -> Any:
    """A check of what the player to act may do: gets the table and the seat."""

    def register(find: Any) -> Any:
        @check(*ids, where="^turn/")
        def _(scene: Any, item: Item) -> bool | None:
            return bool(find(item, scene.table, scene.to_act)) if scene.to_act else None

        return find

    return register


@turn("felt.seat", "betting.player", "game.player", "play_hand.turn", "play_hand.your_turn")
def _(item: Item, table: Table, who: int) -> bool:
    fact = item.fact.get("number", item.fact.get("seat"))
    return seat(fact, item.lang) == who


@turn("play_hand.price", "play_hand.call", "play_hand.call_all_in", "play_hand.price_short")
def _(item: Item, table: Table, who: int) -> bool:
    short = table.behind[who] < table.owed(who)
    if item.id.endswith("price_short"):
        return short and cash(item, price=table.owed(who), stack=table.behind[who])
    return cash(item, price=table.pays(who))


def fixed_to(table: Table, who: int) -> set[int]:
    """To how much a fixed bet or raise may go: the small or the big bet above the price."""
    stakes = table.started.stakes
    sizes = {stakes.small_bet, stakes.big_bet}
    up = {table.price + size for size in sizes} | (
        sizes if table.price < stakes.small_bet else set()
    )
    return {min(to, table.all_in_to(who)) for to in up}


@turn("play_hand.bring_in")
def _(item: Item, table: Table, who: int) -> bool:
    return cash(item, price=min(table.started.stakes.bring_in, table.behind[who]))


@turn("play_hand.complete")
def _(item: Item, table: Table, who: int) -> bool:
    return cash(item, price=min(table.started.stakes.small_bet, table.all_in_to(who)))


@turn("play_hand.bet", "play_hand.raise")
def _(item: Item, table: Table, who: int) -> bool:
    return read.amount(item.fact["to"], item.lang, item.scale) in fixed_to(table, who)


@turn("play_hand.bet_least", "play_hand.raise_least")
def _(item: Item, table: Table, who: int) -> bool:
    return cash(item, to=table.least(who))


@turn(*(f"play_hand.{move}_most.{why}" for move in ("bet", "raise") for why in ("pot", "all_in")))
def _(item: Item, table: Table, who: int) -> bool:
    if item.id.endswith("pot") and table.pot_allows(who) > table.all_in_to(who):
        return False
    return cash(item, to=table.most(who))


@check("plain", where="^turn/.*slider")
def _slider(scene: Any, item: Item) -> bool:
    table, who = scene.table, scene.to_act
    ends = (table.least(who), table.most(who))
    return read.amount(item.text, item.lang, item.scale) == ends[0 if item.nth == 0 else 1]
