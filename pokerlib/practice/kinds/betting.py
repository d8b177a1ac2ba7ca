"""Questions on betting: which actions are there, the least and the most one may raise to."""

from __future__ import annotations

from collections.abc import Iterator

from pokerlib.betting import Bounds, PotLimit, Stakes
from pokerlib.cards import code_at
from pokerlib.play import Action, Bet, Call, Check, Hand, Raise
from pokerlib.practice.actions import FIVE, ActionKind, action_spot, actions, refusals
from pokerlib.practice.betting import Kind, Mistake, Numbers, Spot, bet_spot, mark_bet
from pokerlib.practice.model import (
    Choice,
    Money,
    Option,
    Question,
    Table,
    Told,
    several,
)

__all__ = ["actions_there", "max_raise", "min_raise"]

_ACTIONS = (
    (ActionKind.NOBODY_BET, ActionKind.BET, ActionKind.BLIND),
    (ActionKind.BLIND, ActionKind.OPTION, ActionKind.SHORT, ActionKind.BET),
    (ActionKind.CAPPED, ActionKind.NOT_REOPENED, ActionKind.NO_RIVALS, ActionKind.SHORT),
)
_MOST = (
    (Kind.OPENING, Kind.FACING, Kind.SHORT),
    (Kind.FACING, Kind.CALLERS, Kind.BLINDS, Kind.CENTS),
    (Kind.RAISED, Kind.SMALL_BLIND, Kind.CALLERS, Kind.BLINDS),
)


def _table(hand: Hand) -> Table:
    return Table(hand.events, hand.state, hand.to_act)


def actions_there(level: int, code: str) -> Question:
    """Which of the five actions there are; several are right."""
    spot = action_spot(code, Numbers(code).one_of(_ACTIONS[level - 1]))
    hand = spot.hand()
    there = actions(hand)
    refused = refusals(hand)
    choices = tuple(
        Choice(
            name,
            Told(f"question.action.{name}"),
            right=name in there,
            why=None
            if name in there
            else Told("question.mistake.not_there", {"error": refused[name]}),
        )
        for name in FIVE
    )
    return Question(
        "actions",
        level,
        code,
        Told("question.actions.ask", {"seat": hand.to_act}),
        choices,
        tuple(error for error in refused.values() if error is not None),
        Told("question.actions.hint"),
        "several",
        table=_table(hand),
    )


def _money(total: int) -> tuple[str, Money]:
    return str(total), Money(total)


def _sorted(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda one: int(one.key)))


def max_raise(level: int, code: str) -> Question:
    """The largest total in pot limit; the wrong ones are what each mistake leads to."""
    for n in range(100):
        at = code_at(code, n * 7)
        hand = bet_spot(at, Numbers(at).one_of(_MOST[level - 1])).hand()
        wager = hand.legal.wager
        sums = wager.pot_limit if wager else None
        if sums is not None and len(wrong := list(_wrong_totals(sums))) >= 2:
            break
    assert sums is not None
    return Question(
        "max_raise",
        level,
        code,
        Told("question.max_raise.ask", {"seat": hand.to_act}),
        _sorted(several(_money(sums.max_raise_to), wrong, 3)),
        (sums,),
        Told("question.max_raise.hint"),
        table=_table(hand),
    )


def _wrong_totals(sums: PotLimit) -> Iterator[Option]:
    """Totals that differ from the right one, each with the mistake that the mark names."""
    full, own, call, table = sums.full_max_to, sums.own, sums.to_call, sums.on_the_table
    totals = (
        full,
        sums.raise_by,
        own + call + table,
        sums.pot,
        full - own,
        table,
        own + call + full,
    )
    facts = {
        "pot": Money(sums.pot),
        "bets": Money(sum(sums.bets)),
        "table": Money(table),
        "call": Money(call),
        "own": Money(own),
        "by": Money(sums.raise_by),
        "full": Money(full),
        "all_in": Money(sums.max_raise_to),
    }
    for total in dict.fromkeys(totals):
        mistake = mark_bet(sums, total).mistake if total > 0 else None
        if mistake not in {None, Mistake.TOO_LITTLE, Mistake.TOO_MUCH}:
            said = Told(f"betting_lesson.mistake.{mistake}", {**facts, "answer": Money(total)})
            yield Option(str(total), Money(total), said)


def _flop(code: str, players: int, moves: list[Action], stacks: dict[int, int]) -> Hand:
    """Everybody has paid the big blind; these moves follow on the flop."""
    chips = dict.fromkeys(range(1, players + 1), 60_000) | stacks
    before: list[Action] = [*[Call()] * (players - 1), Check()]
    stakes = Stakes(100, 200)
    spot = Spot("", code, stakes, tuple(chips.items()), players, (*before, *moves), "no")
    return spot.hand()


def min_raise(level: int, code: str) -> Question:
    """No limit: the least total after a bet, after a raise, after an all-in that is no raise."""
    source = Numbers(code)
    bet = source.one_of((300, 400, 500, 700, 900))
    to = bet * 2 + source.one_of((100, 200, 300, 500))
    short = bet + bet // 200 * 100 if bet > 300 else 400
    moves: list[Action] = [Bet(bet)]
    if level == 2:
        moves.append(Raise(to))
    elif level == 3:
        moves.append(Raise(short))
    stacks = {2: 200 + short} if level == 3 else {}
    hand = _flop(code, 3 + source.below(2), moves, stacks)
    wager = hand.legal.wager
    assert wager is not None
    assert wager.bounds is not None
    last = {1: bet, 2: to, 3: short}[level]
    return Question(
        "min_raise",
        level,
        code,
        Told("question.min_raise.ask", {"seat": hand.to_act}),
        _sorted(several(_money(wager.min_to), _wrong_least(wager.bounds, last, bet), 3)),
        (_least(level, wager.min_to, last, bet),),
        Told("question.min_raise.hint"),
        table=_table(hand),
    )


def _least(level: int, least: int, last: int, bet: int) -> Told:
    facts = {
        "least": Money(least),
        "last": Money(last),
        "bet": Money(bet),
        "by": Money(least - last),
    }
    return Told(f"question.min_raise.worked_{level}", facts)


def _wrong_least(bounds: Bounds, last: int, bet: int) -> Iterator[Option]:
    """One blind more, the last total twice, the amount of the raise, too little by a chip."""
    facts = {"last": Money(last), "least": Money(bounds.min_to), "blind": Money(200)}
    totals = (
        ("by_for_to", bounds.min_to - last),
        ("twice", last * 2),
        ("short_as_raise", last + last - bet),
        ("blind_more", last + 200),
        ("only_call", last),
        ("half", last + (bounds.min_to - last) // 2),
    )
    for name, total in totals:
        if total > 0:
            said = Told(f"question.mistake.least_{name}", {**facts, "answer": Money(total)})
            yield Option(str(total), Money(total), said)
