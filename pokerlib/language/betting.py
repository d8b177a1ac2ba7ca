"""What is said of stakes, limits, the pot-limit raise and its steps, pots, and refused moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pokerlib.betting import BettingError, Limit, Pot, PotLimit, Stakes, Step
from pokerlib.errors import shown
from pokerlib.language.grammar import capital, join
from pokerlib.language.speech import Voice, say, words


@words.register
def _limit(limit: Limit, voice: Voice) -> str:
    return voice(f"game.limit.{limit.key}")


@words.register
def _stakes(stakes: Stakes, voice: Voice) -> str:
    return stakes_text(stakes, voice, fixed=False, stud=bool(stakes.bring_in))


def stakes_text(stakes: Stakes, voice: Voice, *, fixed: bool, stud: bool) -> str:
    """The forced bets, and in fixed limit the sizes of bets."""
    found = []
    if not stud:
        key = "betting.stakes.blinds" if stakes.small_blind else "betting.stakes.big_blind"
        big = voice.money(stakes.big_blind)
        found.append(voice(key, small=voice.money(stakes.small_blind), big=big))
    if fixed or stud:
        small, big = voice.money(stakes.small_bet), voice.money(stakes.big_bet)
        found.append(voice("betting.stakes.bets", small=small, big=big))
    if stakes.ante:
        found.append(voice("betting.stakes.ante", ante=voice.money(stakes.ante)))
    if stud and stakes.bring_in:
        found.append(voice("betting.stakes.bring_in", amount=voice.money(stakes.bring_in)))
    return " ".join(found)


# The pot-limit raise


@words.register
def _pot_limit(found: PotLimit, voice: Voice) -> tuple[str, ...]:
    """A sentence for each step of the arithmetic, in order."""
    return tuple(_STEPS[step.name](found, step, voice) for step in found.steps)


def _on_the_table(_: PotLimit, step: Step, voice: Voice) -> str:
    pot, bets, assumed = step.terms
    key = "betting.step.on_the_table"
    if assumed:
        key += "_assumed"
    elif not bets:
        key += "_pot"
    elif not pot:
        key += "_bets"
    return voice(
        key,
        pot=voice.money(pot),
        bets=voice.money(bets),
        assumed=voice.money(assumed),
        total=voice.money(step.total),
    )


def _after_call(_: PotLimit, step: Step, voice: Voice) -> str:
    table, call = step.terms
    total = voice.money(step.total)
    if not call:
        return voice("betting.step.after_call_nothing", total=total)
    figures = {"table": voice.figure(table), "call": voice.figure(call)}
    return voice("betting.step.after_call", **figures, total=total)


def _raise_by(found: PotLimit, step: Step, voice: Voice) -> str:
    key = "betting.step.raise_by" if found.to_call else "betting.step.raise_by_nothing"
    return voice(key + _by_the_pot(found), total=voice.money(step.total))


def _raise_to(found: PotLimit, step: Step, voice: Voice) -> str:
    own, call, by = map(voice.figure, step.terms)
    kind = "raise_to_own" if found.own else "raise_to" if found.to_call else "bet_to"
    key = f"betting.step.{kind}" + _by_the_pot(found)
    return voice(key, own=own, call=call, by=by, total=voice.money(step.total))


def _by_the_pot(found: PotLimit) -> str:
    """Where the stack ends below the pot, what the pot would allow is not said to be allowed."""
    return ".short" if found.max_raise_to < found.full_max_to else ""


def _all_in(_: PotLimit, step: Step, voice: Voice) -> str:
    return voice("betting.step.all_in", total=voice.money(step.total))


_STEPS: Mapping[str, Callable[[PotLimit, Step, Voice], str]] = {
    "on_the_table": _on_the_table,
    "after_call": _after_call,
    "raise_by": _raise_by,
    "raise_to": _raise_to,
    "all_in": _all_in,
}


# Pots


@words.register
def _pot(pot: Pot, voice: Voice) -> str:
    """The pot's name, what it holds, and for whom."""
    name = capital(pot_name(pot, voice))
    amount, seats = voice.money(pot.amount), sorted(pot.seats)
    players = voice.players(seats)
    if len(seats) > 2 and not any(seat in voice.names for seat in seats):
        numbers = join([str(seat) for seat in seats], voice.lang)
        players = voice("game.players", numbers=numbers)
    return voice("betting.pot.holds", pot=name, amount=amount, players=players)


def pot_name(pot: Pot, voice: Voice) -> str:
    """``основният пот``, ``страничен пот 1``."""
    if pot.index == 0:
        return voice("betting.pot.main")
    return voice("betting.pot.side", number=pot.index)


# Refusals


@words.register
def _error(error: BettingError, voice: Voice) -> str:
    """One sentence: why not, with the numbers, and what can be done instead."""
    worded = _WORDED.get(error.kind)
    if worded is not None:
        return worded(error, voice)
    amounts = {
        name: voice.money(fact) if name in _AMOUNTS else fact if type(fact) is str else shown(fact)
        for name, fact in error.facts.items()
    }
    return voice(f"betting.error.{error.kind}", **amounts)


_AMOUNTS = frozenset(
    ["own", "to", "min_to", "max_to", "level", "stack", "price", "faced", "needed", "due", "full"]
)


def _raise_too_small(error: BettingError, voice: Voice) -> str:
    facts = error.facts
    level, last = facts["level"], facts["last_raise"]
    short = facts["min_to"] < level + last and facts["min_to"] == facts["max_to"]
    kind = "raise"
    if short:
        kind = "all_in"
    elif level == last:
        kind = "blind" if facts["street"] == "preflop" else "bet"
    return voice(
        f"betting.error.raise_too_small.{kind}",
        **{name: voice.money(facts[name]) for name in ("min_to", "last_raise", "to")},
    )


def _bet_too_small(error: BettingError, voice: Voice) -> str:
    facts = error.facts
    key = "betting.error.bet_too_small"
    names = ("least", "min_to", "to")
    if facts["min_to"] < facts["least"]:
        key += ".all_in"
    return voice(key, **{name: voice.money(facts[name]) for name in names})


def _above_pot(error: BettingError, voice: Voice) -> str:
    facts = error.facts
    steps = say(facts["pot_limit"], voice)
    max_to, to = voice.money(facts["max_to"]), voice.money(facts["to"])
    return voice("betting.error.above_pot", max_to=max_to, to=to, steps=steps)


def _wrong_size(error: BettingError, voice: Voice) -> str:
    facts = error.facts
    return voice(
        f"betting.error.wrong_size.{facts['kind']}",
        street=voice(f"play.street.{facts['street']}"),
        bets=voice.amounts(facts["bets"]),
        sizes=voice.amounts(facts["sizes"]),
        to=voice.money(facts["to"]),
    )


def _more_than_stack(error: BettingError, voice: Voice) -> str:
    all_in = voice.money(error.facts["own"] + error.facts["stack"])
    return voice("betting.error.more_than_stack", all_in=all_in, to=voice.money(error.facts["to"]))


def _price_to_pay(error: BettingError, voice: Voice) -> str:
    price, stack = error.facts["price"], error.facts["stack"]
    key = "betting.error.price_to_pay" + (".short" if stack < price else "")
    return voice(key, price=voice.money(price), stack=voice.money(stack))


def _capped(error: BettingError, voice: Voice) -> str:
    return voice("betting.error.capped", cap=error.facts["cap"])


def _last_claim(error: BettingError, voice: Voice) -> str:
    facts = error.facts
    index = facts["pot"]
    name = voice("betting.pot.side", number=index) if index else voice("betting.pot.main_object")
    return voice("betting.error.last_claim", pot=name, amount=voice.money(facts["amount"]))


def _game_and_limit(error: BettingError, voice: Voice) -> str:
    facts = {"game": voice(f"game.name.{error.facts['game']}"), "limit": ""}
    if "limit" in error.facts:
        facts["limit"] = voice(f"game.limit.{error.facts['limit']}")
    return voice(f"betting.error.{error.kind}", **facts)


def _nobody_can_call(error: BettingError, voice: Voice) -> str:
    free = not error.facts["price"]
    return voice("betting.error.nobody_can_call" + (".check" if free else ""))


_WORDED: Mapping[str, Callable[[BettingError, Voice], str]] = {
    "raise_too_small": _raise_too_small,
    "bet_too_small": _bet_too_small,
    "above_pot": _above_pot,
    "wrong_size": _wrong_size,
    "more_than_stack": _more_than_stack,
    "price_to_pay": _price_to_pay,
    "capped": _capped,
    "nobody_can_call": _nobody_can_call,
    "last_claim": _last_claim,
    "limit_not_of_game": _game_and_limit,
    "not_played_move_by_move": _game_and_limit,
}
