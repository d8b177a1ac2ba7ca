"""What stands on many pages: buttons that say what they do, scores, the head of a table."""

from __future__ import annotations

import re
from typing import Any

from pokerlib.lessons.components.hand_table import HandTable
from tests.oracle import read
from tests.oracle.checks import cash, check, says, seat
from tests.oracle.seen import Item


@check("plain", where="button")
def _button(scene: Any, item: Item) -> bool | None:
    """A button with a number does what it says."""
    given = [one for one in item.action[1:] if isinstance(one, int)]
    if not item.action or not given:
        return None
    if "$" in item.text:
        return read.amount(item.text, item.lang, item.scale) == given[-1]
    return read.numbers(item.text, item.lang) == [given[-1]]


@check("felt.seat", "betting.player", "game.player", where="/acts/")
def _acts(scene: Any, item: Item) -> bool:
    return seat(item.fact.get("number", item.fact.get("seat")), item.lang) == item.action[1]


LIMITS = tuple(f"game.limit.{key}" for key in ("pot", "no", "fixed"))


@check(*LIMITS)
def _limit(scene: Any, item: Item) -> bool | None:
    key = item.id.rpartition(".")[2]
    if item.key.startswith(("table/", "schedule/")):
        return None  # of each limit a line
    if item.action[:1] == ("limit",):
        return item.action[1] == key
    return scene.table.started.limit.key == key if scene.table else None


GAMES = (
    "holdem omaha omaha_hilo seven_card_stud stud_hilo razz five_card_draw single_draw_2_7 "
    "triple_draw_2_7 badugi omaha5 omaha5_hilo omaha6"
).split()


@check(*(f"game.name.{key}" for key in GAMES))
def _game(scene: Any, item: Item) -> bool | None:
    key = item.id.rpartition(".")[2]
    if item.action[:1] in (("game",), ("variant",)):
        return item.action[1] == key
    if scene.table:
        return scene.table.started.game.key == key
    if hasattr(scene.widget, "game"):
        return getattr(scene.widget.game, "key", scene.widget.game) == key
    return None


@check("play_hand.head")
def _head(scene: Any, item: Item) -> bool:
    widget: HandTable = scene.widget
    stakes, fixed = scene.table.started.stakes, scene.table.started.limit.key == "fixed"
    ends = (stakes.small_bet, stakes.big_bet) if fixed else (stakes.small_blind, stakes.big_blind)
    return cash(item, small=ends[0], big=ends[1]) and says(item, number=widget.number + 1)


@check("replay.place")
def _step(scene: Any, item: Item) -> bool:
    from tests.oracle.scene import worth

    told = [one for one in scene.widget.events if worth(one)]
    return says(item, step=len(scene.told), total=len(told))


@check("betting_lesson.stack.deep", "betting_lesson.stack.short")
def _stack(scene: Any, item: Item) -> bool:
    return cash(item, stack={"deep": 20_000, "short": 1_500}[item.id.rpartition(".")[2]])


@check("betting_lesson.limits.ask", "felt.seat", "betting.player", where="^ask")
def _ask(scene: Any, item: Item) -> bool | None:
    if scene.to_act is None:
        return None
    fact = item.fact.get("seat", item.fact.get("number"))
    return seat(fact, item.lang) == scene.to_act


@check("error.not_a_code.empty")
def _code(scene: Any, item: Item) -> bool:
    return says(item, n=6) and "BBB-BBB" in item.text


@check("felt.which_amount")
def _amount(scene: Any, item: Item) -> bool:
    field = re.findall(r"/field-([a-z]+)/", item.key)
    typed = scene.given.get(field[-1] if field else "amount", "")
    whole = typed.replace(".", "")
    return item.fact["plain"] == whole and cash(item, amount=int(whole) * item.scale)
