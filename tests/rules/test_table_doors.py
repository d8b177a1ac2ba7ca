"""At the door: a right result, a PokerError, or a TypeError that names the argument."""

import math
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import LIMITS, Limit, Mixed, divide, layers, uncalled
from pokerlib.language import LANGUAGES, say
from pokerlib.play import Give, Post
from tests.rules.table import X, omaha, play, to_street

BAD = [
    None, "x", "", 2.5, math.nan, math.inf, -1, -(10**30), 10**30, 10**5000, True,
    (), [], {}, (None,), {1: None}, object(), pk.Fold(), pk.HIGH, pk.CONVENTIONS, pk.Stakes(1, 2),
]  # fmt: skip
STAKES = pk.Stakes(1, 2)
TABLE = {
    "game": "omaha", "limit": "pot", "stakes": STAKES, "stacks": {1: 99, 2: 99, 3: 99},
    "button": 1, "deck": "BBB-BBB", "posts": (), "conventions": pk.CONVENTIONS,
}  # fmt: skip
SUM = {
    "pot": 100, "bets": (100, 20), "own": 20, "to_call": 80, "last_raise": 100, "big_blind": 10,
    "stack": 500, "small_blind": 5, "assumed": 0, "conventions": pk.CONVENTIONS,
}  # fmt: skip
DOORS: list[tuple[str, Callable[..., Any], dict[str, Any]]] = [
    ("Stakes", pk.Stakes, {
        "small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4, "ante": 1, "bring_in": 1,
    }),
    ("Stakes of bets", pk.Stakes, {"small_bet": 2}),
    ("Post", Post, {"seat": 1, "live": 2, "dead": 1}),
    ("Mixed", Mixed, {
        "stakes": STAKES, "hands": 6, "limits": ("fixed", "pot"), "conventions": pk.CONVENTIONS,
    }),
    ("Mixed.at", Mixed(STAKES).at, {"n": 3}),
    ("Limit", Limit, {"key": "pot", "most": "pot"}),
    ("pot_limit", pk.pot_limit, SUM),
    ("Hand", pk.Hand, TABLE),
    ("stud", pk.Hand, {
        **TABLE, "game": "razz", "limit": "fixed", "button": None,
        "stakes": pk.Stakes(small_bet=4, big_bet=8, ante=1, bring_in=2),
    }),
    ("Conventions", pk.Conventions, {
        name: source.default for name, source in pk.CONVENTION_SOURCES.items()
    }),
    ("divide", divide, {"amount": 5, "shares": [("high", [1])]}),
    ("layers", layers, {"paid": {1: 5, 2: 5}, "live": {1, 2}, "dead": 0}),
    ("uncalled", uncalled, {"bets": {1: 5, 2: 3}}),
]  # fmt: skip
CALLS = [
    pytest.param(call, given, name, id=f"{called} {name}")
    for called, call, given in DOORS
    for name in given
]


EMPTY = ["", (), [], {}]
RIGHT: dict[str, list[Any]] = {  # beside amounts from 0 up, what an argument may be
    "bring_in": [None], "stack": [None], "button": [None], "stakes": [STAKES],
    "conventions": [pk.CONVENTIONS], "key": ["x", ""], "deck": [None, "", (), [], (None,)],
    "posts": EMPTY, "live": [*EMPTY, {1: None}], "bets": [{}],
    "special_prices": [()], "bonus_prices": [()],
}  # fmt: skip


def may_be(name: str, bad: Any) -> bool:
    """Whether this value is right for that argument after all."""
    if type(bad) is int:
        return bad >= 0 or name == "button"
    if bad is True:
        return isinstance(getattr(pk.CONVENTIONS, name, None), bool)
    return any(type(bad) is type(one) and bad == one for one in RIGHT.get(name, ()))


def outcome(call: Callable[[], Any]) -> Any:
    """What comes back, or the error if it is of one of the two kinds that may come."""
    try:
        return call()
    except (pk.PokerError, TypeError) as error:
        return error


def explained(error: Exception, name: str) -> bool:
    """A PokerError is said in both languages, a TypeError names the argument."""
    if isinstance(error, pk.PokerError):
        told = [say(error, lang) for lang in LANGUAGES]
        return bool(str(error)) and all(one.endswith((".", "?")) for one in told)
    return re.search(rf"\b{name}\b", str(error)) is not None


@pytest.mark.parametrize(("call", "given", "name"), CALLS)
def test_every_argument_is_looked_at(
    call: Callable[..., Any], given: dict[str, Any], name: str
) -> None:
    refused = 0
    for number, bad in enumerate(BAD):
        wrong = {**given, name: bad}
        if call in (divide, layers, uncalled):
            found = outcome(partial(call, *wrong.values()))
        else:
            found = outcome(partial(call, **wrong))
        if isinstance(found, Exception):
            refused += 1
            assert explained(found, name), (number, name, found)
        else:
            assert may_be(name, bad), (number, name)
    assert refused >= len(BAD) // 2


NO_ACTION = [one for one in BAD if not isinstance(one, pk.play.Action)]


@pytest.mark.parametrize("number", range(len(NO_ACTION)))
def test_what_is_no_action_and_no_amount(number: int) -> None:
    bad = NO_ACTION[number]
    hand = omaha("pot", 3)
    for action in (bad, pk.Bet(bad), pk.Raise(bad)):
        refused = hand.refusal(action)
        assert refused is not None, "6 and 7 are the only raises"
        with pytest.raises(pk.PokerError):
            hand.act(action)
        assert action not in hand.legal
        for lang in LANGUAGES:
            assert say(refused, lang).endswith(".")
    river = to_street(omaha(deck=None), "river")
    play(river, X, X, X)
    river.show_all()
    assert river.stage == "giving"
    with pytest.raises(pk.PokerError):
        river.act(Give(bad))


@pytest.mark.parametrize("number", range(len(BAD)))
def test_nobody_sits_there(number: int) -> None:
    bad, hand = BAD[number], omaha()
    for ask in (hand.hole, hand.up):
        with pytest.raises(pk.PokerError):
            ask(bad)


def test_limits_are_records_or_keys() -> None:
    assert pk.Hand(**{**TABLE, "limit": LIMITS["no"]}).limit.key == "no"


def test_r14_the_bets_of_a_pot_limit_sum() -> None:
    """R14: own=100 among bets of 5 gave a sum; so did a mixed game of no limits, and R6's 2.5."""
    with pytest.raises(pk.BettingError) as caught:
        pk.pot_limit(pot=0, bets=(5,), own=100, to_call=0, last_raise=5, big_blind=5)
    assert caught.value.kind == "own_not_in_bets"
    with pytest.raises(pk.TableError):
        Mixed(STAKES, limits=())
