"""Sums in questions: odds, and what may be bet."""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb
from typing import Any

from pokerlib.language import questions
from pokerlib.practice import Question
from tests.oracle import read
from tests.oracle.checks import cash, form, says, seat
from tests.oracle.drill_checks import SEATS, actor, question, table_of
from tests.oracle.drill_hands import tries
from tests.oracle.seen import Item
from tests.practice import answers, reasons

# Odds


@question("question.odds.worked", "question.odds.worked.or_better", "question.odds.ask.count")
def _(scene: Any, item: Item, asked: Question) -> bool:
    dealt = item.fact.get("dealt")
    cards = dealt_cards(asked) if dealt is None else dealt_number(asked, str(dealt), item.lang)
    counts, total = answers.counted(cards), comb(52, cards)
    if not says(item, total=total):
        return False
    if "ask" in item.id:
        return True
    (said,) = read.numbers(item.fact["count"], item.lang)
    better = [sum(list(counts.values())[n:]) for n in range(len(counts))]
    allowed = better if item.id.endswith("better") else list(counts.values())
    if said not in allowed:
        return False
    chance = Fraction(int(said), total)
    good = near(item.fact["chance"], item.lang, 1 / chance)
    if "percent" in item.fact and item.id.endswith("worked"):
        good &= near(item.fact["percent"], item.lang, chance * 100)
        good &= near(item.fact["against"], item.lang, 1 / chance - 1) or chance > Fraction(1, 2)
    return good


def dealt_cards(asked: Question) -> int:
    ask_ = questions.ask(asked, "en")
    return 7 if ask_.startswith("How many times") else answers.DEALT[ask_.partition(": ")[0]]


def dealt_number(asked: Question, dealt: str, lang: str) -> int:
    words = {
        "en": answers.DEALT,
        "bg": {
            "Пет карти": 5, "Най-добрите пет от седем карти": 7, "Бадуги, четири карти": 4,
            "Три карти (предната ръка в китайския покер)": 3,
        },
    }  # fmt: skip
    return words[lang].get(dealt) or dealt_cards(asked)


def near(fact: Any, lang: str, value: Fraction) -> bool:
    """Whether the number is this value, rounded to the digits that are written."""
    if not isinstance(fact, str):
        return abs(Fraction(fact) - value) <= abs(value) / 10**9
    text = read.plain(fact, lang)
    found = read.NUMBER.findall(text)
    if not found:
        return False
    written = found[-1] if text.lstrip().startswith("1 ") and len(found) == 2 else found[0]
    places = len(written.partition(".")[2])
    return abs(Fraction(written) - value) <= Fraction(1, 2 * 10**places)


@question("number.odds", "number.odds_against", "number.odds_on", where="worked|reasons")
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if asked.kind != "odds" or not item.within:
        return None
    (said,) = read.numbers(item.fact["times"], item.lang)
    parent = dict(item.within[-1].facts)
    if "count" not in parent or "total" not in parent:
        return None
    (count,), (total,) = (read.numbers(parent[x], item.lang) for x in ("count", "total"))
    value = total / count - (item.id != "number.odds")
    if item.id == "number.odds_on":
        value = 1 / value
    return near(item.fact["times"], item.lang, value) and said > 0


# Bets


@question("spot.most.ask", "spot.least.ask", "spot.actions.ask")
def _(scene: Any, item: Item, asked: Question) -> bool:
    stakes = table_of(asked).started.stakes
    fixed = table_of(asked).started.limit.key == "fixed"
    ends = (stakes.small_bet, stakes.big_bet) if fixed else (stakes.small_blind, stakes.big_blind)
    return cash(item, small=ends[0], big=ends[1]) and says(item, seat=actor(asked))


@question(*SEATS)
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    if asked.table is None or "/felt/" in item.key:
        return None
    said = seat(item.fact.get("number", item.fact.get("seat")), item.lang)
    if asked.kind in ("first_to_act", "bring_in") and "worked" in item.key:
        return [str(said)] == list(asked.right) or said in table_of(asked).behind
    return said == actor(asked) if asked.table.you else None


AMOUNTS = ("most", "least")


@question(*(f"spot.most.{name}" for name in reasons.MOST),
          *(f"spot.least.{name}" for name in reasons.LEAST))  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool:
    table, who = table_of(asked), actor(asked)
    typed = tries(scene, item) if scene.widget.attempt.tries else ()
    call, front = table.owed(who), table.on_the_table
    ends = {
        "call": call, "table": front, "by": front + call, "own": table.front[who],
        "bets": sum(table.front.values()), "last": table.price,
        "before": table.price - table.raised,
    }  # fmt: skip
    for name in re.findall(r"\{(\w+)\}", form(item)):
        said = read.amount(item.fact[name], item.lang)
        if name == "answer":
            if not (str(said) in typed or any(str(said) == one.key for one in asked.choices)):
                return False
        elif name == "before" and item.id.endswith("old_price"):
            if said is None or said >= table.price:
                return False
        elif name in ends and said != ends[name]:
            return False
    return True


@question("spot.least.worked.after_bet", "spot.least.worked.after_blind",
          "spot.least.worked.after_raise", "spot.least.worked.after_all_in")  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool:
    table, who = table_of(asked), actor(asked)
    good = cash(item, last=table.price, by=table.raised, least=table.price + table.raised)
    if item.id.endswith("after_raise"):
        good &= cash(item, before=table.price - table.raised)
    if item.id.endswith("after_blind"):
        good &= cash(item, blind=table.started.stakes.big_blind)
    return good and table.least(who) == table.price + table.raised


@question("spot.actions.why.bet", "spot.actions.why.call", "spot.actions.why.call_all_in",
          "spot.actions.why.raise")  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool:
    table, who = table_of(asked), actor(asked)
    least = table.least(who)
    if table.started.limit.key == "fixed":
        stakes = table.started.stakes
        late = len(table.board) > 3
        size = stakes.big_bet if late else stakes.small_bet
        least = min(table.price + size, table.all_in_to(who))
    end = item.id.rpartition(".")[2]
    if end in ("bet", "raise"):
        return cash(item, least=least)
    if end == "call":
        return cash(item, price=table.owed(who))
    return cash(item, price=table.owed(who), pays=table.behind[who])


@question("betting.error.already_bet", "betting.error.price_to_pay",
          "betting.error.price_to_pay.short", "betting.error.capped",
          "betting.error.not_reopened", "betting.error.no_chips_to_raise")  # fmt: skip
def _(scene: Any, item: Item, asked: Question) -> bool | None:
    table, who = table_of(asked), actor(asked)
    end = item.id.removeprefix("betting.error.")
    if end == "already_bet":
        return cash(item, level=table.price)
    if end == "price_to_pay":
        return cash(item, price=table.owed(who))
    if end == "price_to_pay.short":
        return cash(item, price=table.owed(who), stack=table.behind[who])
    if end == "capped":
        return says(item, cap=4) and table.wagers == 4
    if end == "no_chips_to_raise":
        return cash(item, stack=table.behind[who])
    mine = table.front[who]
    return cash(item, faced=table.price - mine, needed=table.raised)


@question(
    "betting.step.on_the_table",
    "betting.step.on_the_table_pot",
    "betting.step.on_the_table_bets",
    "betting.step.after_call",
    "betting.step.after_call_nothing",
    "betting.step.raise_by",
    "betting.step.raise_by_nothing",
    "betting.step.raise_to",
    "betting.step.raise_to_own",
    "betting.step.bet_to",
    "betting.step.all_in",
    "betting.step.raise_by.short",
    "betting.step.raise_by_nothing.short",
    "betting.step.raise_to.short",
    "betting.step.raise_to_own.short",
    "betting.step.bet_to.short",
)
def _(scene: Any, item: Item, asked: Question) -> bool:
    table, who = table_of(asked), actor(asked)
    bets = sum(table.front.values())
    return steps(item, table.gathered, bets, table.owed(who), table.front[who], table.behind[who])


def steps(item: Item, pot: int, bets: int, call: int, own: int, stack: int | None) -> bool:
    """A step of the largest raise, added up again."""
    name = item.id.removeprefix("betting.step.").removesuffix(".short")
    after = pot + bets + call
    facts: dict[str, int | None] = {
        "on_the_table": {"total": pot + bets, "pot": pot, "bets": bets},
        "on_the_table_pot": {"pot": pot},
        "on_the_table_bets": {"bets": bets},
        "after_call": {"call": call, "table": pot + bets, "total": after},
        "after_call_nothing": {"total": after},
        "raise_by": {"total": after},
        "raise_by_nothing": {"total": after},
        "raise_to": {"call": call, "by": after, "total": call + after},
        "raise_to_own": {"own": own, "call": call, "by": after, "total": own + call + after},
        "bet_to": {"total": own + call + after},
        "all_in": {"total": own + (stack or 0)},
    }[name]
    return cash(item, **facts)
