"""Street by street, who wins, the ladder, the mixed game and the raise walk."""

from __future__ import annotations

import re
from functools import lru_cache
from math import comb
from typing import Any

from pokerlib.cards import deal
from pokerlib.games import Game
from pokerlib.lessons.betting.walk import RaiseWalk
from pokerlib.lessons.components.showdown import Showdown
from pokerlib.lessons.components.streets import StreetByStreet
from pokerlib.lessons.high_hands.deck import TheDeck
from pokerlib.lessons.high_hands.ladder import Ladder
from pokerlib.lessons.omaha_hilo.mixed import MixedGame
from tests.oracle import read
from tests.oracle.card_checks import GRID, Cards, best, lows, named, number, omaha, on
from tests.oracle.checks import cash, codes, form, says
from tests.oracle.drill_checks import SEATS
from tests.oracle.drill_sums import steps
from tests.oracle.seen import Item
from tests.oracle.told_checks import HANDS

# Street by street


@on(StreetByStreet, "card", where="hands/(hole|board)/")
def _(widget: Any, item: Item) -> bool:
    hole, board = deal(widget.code, widget.game.hole, widget.game.board)
    row = hole if "/hole/" in item.key else board[: widget.seen + 2]
    return row[item.nth].code == item.text


def known_streets(widget: Any) -> int:
    return widget.seen - widget.asked


def street_best(widget: Any, street: int) -> tuple[list[Cards], str]:
    hole, board = deal(widget.code, widget.game.hole, widget.game.board)
    fives = omaha(hole, board[: street + 3])
    if widget.share == "low":
        return best(lows(fives), read.ace_to_five), "ace_to_five"
    return best(fives, read.high), "high"


@on(StreetByStreet, *HANDS)
def _(widget: Any, item: Item) -> bool:
    if item.key.startswith("story"):
        row = number(item, "tr")
        streets = [row, row - 1] if row else [row]
    else:
        last = known_streets(widget) - 1
        streets = [last, last - 1] if "change" in item.key and last else [last]
    return any(named(item, *street_best(widget, street)) for street in streets)


@on(StreetByStreet, "omaha.best_of")
def _(widget: Any, item: Item) -> bool:
    street = known_streets(widget) - 1
    said = {*read.cards(item.fact["best"]), *read.cards(item.fact["board"])}
    fives, _ = street_best(widget, street)
    count = comb(widget.game.hole, 2) * comb(street + 3, 3)
    return any(said == set(codes(five)) for five in fives) and says(item, n=count)


@on(StreetByStreet, "plain", where="story/")
def _(widget: Any, item: Item) -> bool:
    _, board = deal(widget.code, widget.game.hole, widget.game.board)
    row = number(item, "tr")
    return read.cards(item.text) == codes(board[:3] if not row else board[row + 2 : row + 3])


@on(StreetByStreet, "omaha.street.ask.high", "omaha.street.ask.low", "omaha.street.same",
    "omaha.street.same_why", "omaha.street.changed")  # fmt: skip
def _(widget: Any, item: Item) -> bool:
    _, board = deal(widget.code, widget.game.hole, widget.game.board)
    street = number(item, "tr") if item.key.startswith("story") else widget.seen - 1
    if read.cards(item.fact["card"]) != codes(board[street + 2 : street + 3]):
        return False
    if "ask" in item.id or street < 1:
        return True
    now, before = (
        {read.called(five, name)[1][0:5].__str__() for five in fives}
        for fives, name in (street_best(widget, street), street_best(widget, street - 1))
    )
    return (now == before) != item.id.endswith("changed") or "same" in item.id


# Who wins


@on(Showdown, "card", where="^(board|seats)/")
def _(widget: Any, item: Item) -> bool:
    board, *hands = deal(widget.code, widget.game.board, *(widget.game.hole,) * widget.players)
    if item.key.startswith("board"):
        return board[item.nth].code == item.text
    seat = int(re.findall(r"seat-(\d+)", item.key)[0])
    return hands[seat][item.nth].code == item.text


@on(Showdown, *SEATS, "omaha.showdown.mark", "omaha.showdown.mark_part", where="^seats/")
def _(widget: Any, item: Item) -> bool:
    seat = int(re.findall(r"seat-(\d+)", item.key)[0])
    return says(item, number=seat + 1)


def won(widget: Any) -> dict[str, dict[int, list[Cards]]]:
    """For each share the best hands of each player."""
    return _won(widget.code, widget.game, widget.players)


@lru_cache(read.KEPT)
def _won(code: str, game: Game, players: int) -> dict[str, dict[int, list[Cards]]]:
    board, *hands = deal(code, game.board, *(game.hole,) * players)
    fives = {n: omaha(hand, board) for n, hand in enumerate(hands)}
    found = {"high": {n: best(one, read.high) for n, one in fives.items()}}
    if len(game.shares) > 1:
        found["low"] = {n: best(lows(one), read.ace_to_five) for n, one in fives.items()}
    return found


def winners(widget: Any, share: str) -> set[int]:
    hands = won(widget).get(share, {})
    ranking = read.high if share == "high" else read.ace_to_five
    worth = {n: ranking(fives[0]) for n, fives in hands.items() if fives}
    return {n for n, one in worth.items() if one == max(worth.values())}


@on(Showdown, *HANDS)
def _(widget: Any, item: Item) -> bool:
    seat = re.findall(r"seat-(\d+)", item.key)
    players = [int(seat[0])] if seat else range(widget.players)
    return any(
        named(item, hands[n], "high" if share == "high" else "ace_to_five")
        for share, hands in won(widget).items()
        for n in players
    )


@on(Showdown, "plain", where="^seats/")
def _(widget: Any, item: Item) -> bool:
    seat = int(re.findall(r"seat-(\d+)", item.key)[0])
    said = set(read.cards(item.text))
    return any(said == set(codes(five)) for hands in won(widget).values() for five in hands[seat])


@on(Showdown, "game.player", "game.players", where="^verdict/")
def _(widget: Any, item: Item) -> bool:
    fact = item.fact.get("number", item.fact.get("numbers"))
    said = {int(one) for one in read.numbers(fact, item.lang)}
    high, low = ({n + 1 for n in winners(widget, share)} for share in ("high", "low"))
    if item.id == "game.players":
        return said in (high, low, high | low) and len(said) > 1
    return said <= high | low and len(said) == 1


# The ladder, the mixed game


@on(Ladder, "card")
def _(widget: Any, item: Item) -> bool:
    hand = next(cards for one, cards in widget.examples.items() if f"/{one.value}/" in item.key)
    return item.text == item.path[-1] and item.text in codes(hand)


LADDER = ("royal_flush", *reversed(read.KINDS))


@on(Ladder, "plain")
def _(widget: Any, item: Item) -> bool:
    kind = item.key.split("/")[1]
    return read.numbers(item.text.rstrip(". "), item.lang) == [LADDER.index(kind) + 1]


@on(Ladder, *HANDS, *(f"hand.category.{name}" for name in LADDER))
def _(widget: Any, item: Item) -> bool:
    kind = item.key.split("/")[1]
    if item.id.startswith("hand.category") or item.id == "hand.royal_flush":
        return item.id.rpartition(".")[2] == kind
    hand = next(cards for one, cards in widget.examples.items() if one.value == kind)
    called = read.called(hand, "high")
    return called[0] == kind and read.same_hand(item.id, item.text, called)


# Four royal flushes, nine lower straight flushes a suit, and so on, by hand.
_WAYS = (4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540)


@on(Ladder, "number.odds")
def _(widget: Any, item: Item) -> bool:
    exact = comb(52, 5) / _WAYS[LADDER.index(item.key.split("/")[1])]
    (shown,) = read.numbers(item.fact["times"], item.lang)
    return abs(shown / exact - 1) < 0.005  # three digits at least


@on(TheDeck, "card")
def _(widget: Any, item: Item) -> bool:
    row = [one for one in GRID if f"/{one[1]}/" in item.key]
    return row[item.nth] == item.text == item.path[-1]


@on(TheDeck, *(f"high_hands.deck.{place}" for place in ("top", "between", "bottom")))
def _(widget: Any, item: Item) -> bool:
    said = {
        name: read.faces(item.fact[name])[0] for name in ("lower", "higher") if name in item.fact
    }
    own, suit = widget.chosen.rank, {"s": "пика", "h": "купа", "d": "каро", "c": "спатия"}
    near = {"lower": own - 1, "higher": own + 1}
    spoken = item.fact["card"]
    return (
        read.ranks(spoken) == [own]
        and (item.lang == "en" or suit[widget.chosen.suit] in spoken)
        and said == {name: rank for name, rank in near.items() if 2 <= rank <= 14}
    )


@on(MixedGame, "plain", "game.limit.fixed", "game.limit.pot")
def _(widget: Any, item: Item) -> bool | None:
    from pokerlib.lessons.omaha_hilo.mixed import STAKES

    if "/stakes/" in item.key:
        one = STAKES[item.action[1]]
        ends = (one.small_blind, one.big_blind)
        return read.amount(item.text, item.lang) == ends[item.nth // 2]
    if not item.key.startswith("schedule"):
        return None
    hand = widget.first + number(item, "tr")
    fixed = hand // widget.hands % 2 == limit_first(widget)
    if item.id.startswith("game.limit"):
        return item.id.endswith("fixed") == fixed
    column, level = number(item, "td"), STAKES[widget.stakes]
    if column == 0:
        return item.text == str(hand + 1)
    # Fixed limit plays with twice the blinds: its small bet is two big blinds of the pot limit.
    twice = 2 if fixed else 1
    ends = (level.small_blind * twice, level.big_blind * twice)
    if column == 3:
        ends = (level.big_blind * twice, level.big_blind * twice * 2)
    return read.amount(item.text, item.lang) == ends[item.nth // 2]


def limit_first(widget: Any) -> int:
    """The mixed game begins with the fixed limit."""
    return 0


# The raise walk


@on(RaiseWalk, "plain", where="pk-sum-place")
def _(widget: Any, item: Item) -> bool:
    line = int(re.findall(r"/line-(\d+)/", item.key)[0])
    return read.numbers(item.text, item.lang) == [line]


@on(RaiseWalk, "plain", where="^fields/")
def _(widget: Any, item: Item) -> bool:
    from pokerlib.lessons.betting.walk import MOST

    name = item.path[1]
    return read.amount(item.text, item.lang) == (0 if item.nth == 0 else MOST[name])


def walked(widget: Any) -> dict[str, int]:
    amounts = widget.amounts
    pot, bets, call, own = (amounts[name] for name in ("pot", "bets", "call", "own"))
    after = pot + bets + own + call
    most = own + call + after
    cut = min(most, own + amounts["stack"])
    return {
        "pot": pot, "bets": bets + own, "call": call, "own": own, "table": pot + bets + own,
        "after": after, "raise": cut - own - call, "full": most, "to": cut,
        "stack": own + amounts["stack"],
    }  # fmt: skip


@on(RaiseWalk, "plain", where="walk/div.pk-columns")
def _(widget: Any, item: Item) -> bool:
    return read.amount(item.text, item.lang) == walked(widget)[item.path[-2]]


@on(RaiseWalk, "plain", where="walk/ol.pk-sums.*pk-sum-side")
def _(widget: Any, item: Item) -> bool:
    """A sum adds up, and all its parts are of this table."""
    known, line = walked(widget), int(re.findall(r"/line-(\d+)/", item.key)[0])
    del line
    plain = read.plain(item.text, item.lang)
    said = [round(float(x) * 100) for x in re.findall(r"\d+(?:\.\d+)?", plain)]
    *parts, total = said
    if parts and "=" in plain and sum(parts) != total:
        return False
    return all(one in set(known.values()) | {0} for one in said)


WALK = (
    "on_the_table", "on_the_table_pot", "on_the_table_bets", "after_call", "after_call_nothing",
    "raise_by", "raise_by_nothing", "raise_to", "raise_to_own", "bet_to", "all_in",
    "raise_by.short", "raise_by_nothing.short", "raise_to.short", "raise_to_own.short",
    "bet_to.short",
)  # fmt: skip


@on(RaiseWalk, *(f"betting.step.{name}" for name in WALK))
def _(widget: Any, item: Item) -> bool:
    known = walked(widget)
    return steps(
        item, known["pot"], known["bets"], known["call"], known["own"], widget.amounts["stack"]
    )


@on(RaiseWalk, "betting_lesson.walk.total", "betting_lesson.walk.raise_by",
    "betting_lesson.walk.bet_by", "betting_lesson.walk.short_raise_by",
    "betting_lesson.walk.short_bet_by")  # fmt: skip
def _(widget: Any, item: Item) -> bool:
    known, said = walked(widget), form(item)
    facts = {"total": "to", "call": "call", "by": "raise", "to": "to", "full": "full"}
    return cash(item, **{name: known[of] for name, of in facts.items() if f"{{{name}}}" in said})
