"""What no caller should give is answered at the door (issue 13, point 2).

Each public name of the lower floors is called with wrong values for each of its arguments: a right
result, a PokerError that can be said in both languages, or a TypeError that names the argument.
Never an AttributeError, KeyError or ZeroDivisionError from inside, and never silence.
"""

import inspect
import math
import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import ModuleType
from typing import Any, Final

import numpy as np
import pytest

import pokerlib as pk
from pokerlib.language import say
from pokerlib.language.languages import LANGUAGES
from pokerlib.rankings import RANKINGS
from tests.rules.test_table_doors import DOORS as AT_TABLES

WRONG: Final[Mapping[str, Any]] = {
    "None": None,
    "text": "nonsense",
    "float": 2.5,
    "NaN": math.nan,
    "negative": -1,
    "huge": 10**5_000,
    "empty text": "",
    "empty": (),
    "another record": pk.Stakes(1, 2),
    "list": [None],
    "bytes": b"As",
    "dict": {1: 2},
    "infinite": math.inf,
    "numbers": [1, 2],
}

OMAHA = pk.GAMES["omaha"]
HANDS = ["As Ah Kd Qd", "Jc Tc 9h 8h"]
HAND, FLOP = HANDS[0], "2c 3c 4d"
FIVE = pk.HIGH.rank("As Ks Qs Js 9h")
ROWS = {"back": "As Ks Qs Js 9s", "middle": "Ad Kd Qd Jd 8c", "front": "7c 6c 2h"}
THIRTEEN = " ".join(ROWS.values())
ONE = pk.chinese.Setting(**ROWS)
OTHER = pk.chinese.Setting(back="2s 3s 4s 5s 7h", middle="2c 3c 4c 5c 8h", front="9c Th Jc")
FIELDS = {"key": "x", "streets": OMAHA.streets, "shares": OMAHA.shares, "limits": OMAHA.limits}

Door = Callable[[Any], object]
# "name, argument": the call, and which of the wrong values are right for it.
DOORS: dict[str, tuple[Door, str]] = {
    "cards, text": (pk.cards, "empty text, empty"),
    "cards, count": (lambda x: pk.cards("As", count=x), "None"),
    "Card, rank": (lambda x: pk.Card(x, "s"), ""),
    "Card, suit": (lambda x: pk.Card(14, x), ""),
    "code_at, code": (lambda x: pk.code_at(x, 3), ""),
    "code_at, n": (lambda x: pk.code_at("BBB-BBB", x), "negative, huge"),
    "deal, code": (lambda x: pk.deal(x, 4, 5), ""),
    "deal, counts": (lambda x: pk.deal("BBB-BBB", x), ""),
    "deck_of, code": (pk.deck_of, ""),
    "normalize_code, text": (pk.normalize_code, ""),
    "difference, first": (lambda x: pk.difference(x, FIVE), ""),  # type: ignore[arg-type]
    "difference, second": (lambda x: pk.difference(FIVE, x), ""),  # type: ignore[arg-type]
    "explain, rank": (pk.explain, ""),
    **{
        f"{ranking.key}.{name}, given": (getattr(ranking, name), "")
        for ranking in RANKINGS.values()
        for name in ("rank", "best", "showing")
    },
    "made, hole": (lambda x: OMAHA.made(x, FLOP), ""),
    "made, board": (lambda x: OMAHA.made(HAND, x), ""),
    "combinations, hole": (lambda x: OMAHA.combinations(x, FLOP), ""),
    "combinations, board": (lambda x: OMAHA.combinations(HAND, x), ""),
    "combinations, share": (lambda x: OMAHA.combinations(HAND, FLOP, x), "None"),
    "illusions, hole": (lambda x: OMAHA.illusions(x, FLOP), ""),
    "illusions, board": (lambda x: OMAHA.illusions(HAND, x), ""),
    "illusions, share": (lambda x: OMAHA.illusions(HAND, FLOP, x), "None"),
    "showdown, hands": (lambda x: OMAHA.showdown(x, FLOP), ""),
    "showdown, hand": (lambda x: OMAHA.showdown([x, HAND], FLOP), ""),
    "showdown, board": (lambda x: OMAHA.showdown(HANDS, x), ""),
    "showdown, conventions": (lambda x: OMAHA.showdown(HANDS, FLOP, x), ""),
    "ranking, share": (OMAHA.ranking, "None"),
    **{
        f"Game, {field}": (lambda x, field=field: pk.Game(**{**FIELDS, field: x}), right)
        for field, right in {
            **dict.fromkeys(("streets", "shares", "limits", "seats", "last_card_shared"), ""),
            **dict.fromkeys(("from_hole", "bring_in"), "None"),
            "key": "text",
        }.items()
    },
    "census, ranking": (pk.odds.census, ""),
    "census, cards": (lambda x: pk.odds.census(pk.BADUGI, x), "None"),
    "equity, game": (lambda x: pk.odds.equity(x, HANDS), ""),
    "equity, hands": (lambda x: pk.odds.equity("omaha", x), ""),
    "equity, hand": (lambda x: pk.odds.equity("omaha", [x, HANDS[1]]), ""),
    "equity, board": (lambda x: pk.odds.equity("omaha", HANDS, x), "None, empty text, empty"),
    "equity, dead": (lambda x: pk.odds.equity("omaha", HANDS, FLOP, x), "None, empty text, empty"),
    "equity, samples": (lambda x: pk.odds.equity("omaha", HANDS, FLOP, samples=x), "None"),
    "equity, seed": (
        lambda x: pk.odds.equity("omaha", HANDS, FLOP, samples=9, seed=x), "None, huge"
    ),
    "equity, progress": (
        lambda x: pk.odds.equity("omaha", HANDS, FLOP, samples=9, progress=x), "None"
    ),
    **{
        f"Setting, {row}": (lambda x, row=row: pk.chinese.Setting(**{**ROWS, row: x}), "")
        for row in ROWS
    },
    "Setting, declares": (lambda x: pk.chinese.Setting(**ROWS, declares=x), "None"),
    "score, settings": (pk.chinese.score, ""),
    "score, setting": (lambda x: pk.chinese.score([ONE, x]), ""),
    "score, rules": (lambda x: pk.chinese.score([ONE, OTHER], x), "None"),
    "score, conventions": (lambda x: pk.chinese.score([ONE, OTHER], conventions=x), ""),
    "in_order, front": (lambda x: pk.chinese.in_order(x, "Ac Ad Qs Jh Tc"), ""),
    "in_order, middle": (lambda x: pk.chinese.in_order("As Ah Kd", x), ""),
    "specials, given": (pk.chinese.specials, ""),
    "specials, rules": (lambda x: pk.chinese.specials(THIRTEEN, x), "None"),
    "specials, conventions": (lambda x: pk.chinese.specials(THIRTEEN, conventions=x), ""),
    "suggest, given": (pk.chinese.suggest, ""),
    "suggest, rules": (lambda x: pk.chinese.suggest(THIRTEEN, x), "None"),
    "suggest, conventions": (lambda x: pk.chinese.suggest(THIRTEEN, conventions=x), ""),
}  # fmt: skip


FLUSH, TABLE = pk.Category.FLUSH, {1: 99, 2: 99}
SPOT = {"game": "omaha", "hands": HANDS, "board": FLOP, "dead": ""}
SAMPLE = {"sizes": (10, 20), "seed": 1, "progress": None}
ASKED = pk.practice.ask("badugi", 1, "BBB-BBB")
PLAYED = pk.Hand("omaha", "pot", stakes=pk.Stakes(1, 2), stacks=TABLE, button=1, deck="BBB-BBB")
DOCUMENT = pk.documents.read("A flush beats a straight.")
# A function with what is right for it; of its arguments those not named here are asked above.
CALLED: list[tuple[Callable[..., Any], dict[str, Any]]] = [
    (pk.odds.by_next_card, SPOT),
    (pk.odds.chances, {"game": "omaha", "hole": HAND, "board": FLOP, "dead": ""}),
    (pk.odds.deals_until, {"category": FLUSH, "ranking": pk.HIGH, "seed": 1, "progress": None}),
    (pk.odds.dealt, {"cards": 5}),
    (pk.odds.derivation, {"ranking": pk.HIGH, "category": FLUSH, "cards": 5}),
    (pk.odds.derivations, {"ranking": pk.HIGH, "cards": 5}),
    (pk.odds.equity_converges, {**SPOT, "hand": 0, **SAMPLE}),
    (pk.odds.every_hand, {"ranking": pk.HIGH}),
    (pk.odds.hands_converge, {"category": FLUSH, "ranking": pk.HIGH, **SAMPLE}),
    (pk.odds.low_census, {"ranking": pk.BADUGI, "cards": 4}),
    (pk.odds.outlook, SPOT),
    (pk.odds.rank_many, {"ranking": pk.HIGH, "hands": np.array([[51, 47, 43, 39, 35]])}),
    (pk.odds.street_by_street, SPOT),
    (pk.chinese.agreed, {"conventions": pk.CONVENTIONS, "unit": 100}),
    (pk.chinese.check, {"partial": ONE, "conventions": pk.CONVENTIONS}),
    (pk.chinese.contrast, {
        "own": ONE, "other": ONE, "rules": None, "conventions": pk.CONVENTIONS,
    }),
    (pk.chinese.deal_players, {"code": "BBB-BBB", "players": 2}),
    (pk.chinese.evaluate, {"setting": ONE, "rules": None, "conventions": pk.CONVENTIONS}),
    (pk.chinese.foul_of, {"setting": ONE, "conventions": pk.CONVENTIONS}),
    (pk.chinese.order_of, {"setting": ONE, "conventions": pk.CONVENTIONS}),
    (pk.chinese.special_rank, {
        "setting": ONE, "special": pk.chinese.Special.SIX_PAIRS, "conventions": pk.CONVENTIONS,
    }),
    (pk.chinese.Bonus, {"row": "back", "category": FLUSH, "price": 3, "on": True}),
    (pk.chinese.SpecialPrice, {
        "special": pk.chinese.Special.SIX_PAIRS, "price": 3, "on": True,
    }),
    (pk.chinese.Rules, {"bonuses": (), "specials": (), "order": (), "unit": 100}),
    (pk.phh.load, {"path": "nowhere"}),
    (pk.phh.load_all, {"path": "nowhere"}),
    (pk.phh.loads, {"text": "x"}),
    (pk.phh.loads_all, {"text": "x"}),
    (partial(pk.phh.dump, path="/dev/null"), {
        "hand": PLAYED, "players": None, "currency": pk.phh.Currency(),
    }),
    (pk.phh.dumps, {"hand": PLAYED, "players": None, "currency": pk.phh.Currency()}),
    (pk.phh.Currency, {"code": "EUR", "symbol": "", "scale": 100}),
    (pk.practice.ask, {"kind": "badugi", "level": 1, "code": "BBB-BBB"}),
    (pk.practice.mark, {"question": ASKED, "answer": ("As",)}),
    (pk.practice.next_code, {
        "kind": "badugi", "level": 1, "code": "BBB-BBB", "seen": (), "variant": "",
    }),
    (pk.practice.question_set, {"code": "BBB-BBB", "kinds": ["badugi"], "count": 2, "level": 1}),
    (pk.language.say, {"record": OMAHA, "voice": "en"}),
    (pk.language.lines, {"record": OMAHA, "voice": "en"}),
    (pk.language.number, {"value": 5, "lang": "en"}),
    (pk.language.percent, {"share": 0.5, "lang": "en"}),
    (pk.language.odds, {"chance": 0.5, "lang": "en"}),
    (pk.language.odds_against, {"chance": 0.5, "lang": "en"}),
    (pk.language.probability, {"chance": 0.5, "lang": "en"}),
    (pk.language.fraction, {"value": 5, "lang": "en"}),
    (pk.language.money, {"amount": 5, "lang": "en", "unit": "chips"}),
    (pk.language.Voice, {"lang": "en", "unit": None, "names": {}}),
    (pk.language.table, {"document": DOCUMENT, "lang": "en"}),
    (pk.documents.read, {"source": "A flush beats a straight."}),
]  # fmt: skip
NONE = "None, empty text, empty"
RIGHT = {  # which of the wrong values are right for an argument after all
    **dict.fromkeys(("dead", "board"), NONE),
    **dict.fromkeys(("cards", "progress", "rules", "players", "names"), "None"),
    **dict.fromkeys(("value", "share", "chance", "amount"), "float, negative"),
    **dict.fromkeys(("answer", "seen"), "empty"),
    **dict.fromkeys(("code", "symbol"), "text, empty text"),
    "seed": "None, huge", "variant": "empty text", "names": "dict",
    **dict.fromkeys(("bonuses", "specials", "order"), "empty"),
    **dict.fromkeys(("price", "unit"), "huge"), "sizes": "numbers", "source": "text, bytes",
    "record": "text, empty text, empty, another record",
}  # fmt: skip
RIGHT_HERE = {  # where an argument of that name may be less, or more
    "by_next_card, board": "", "street_by_street, board": NONE, "dealt, cards": "",
    "deal_players, players": "", "dump, players": "None, dict", "dumps, players": "None, dict",
    "money, unit": "", "Voice, unit": "None, text, empty text", "ask, code": "",
    "next_code, code": "", "question_set, code": "", "deal_players, code": "",
}  # fmt: skip


def name_of(call: Callable[..., Any]) -> str:
    return str((call.func if isinstance(call, partial) else call).__name__)


for call, given in CALLED:
    for argument in given:
        key = f"{name_of(call)}, {argument}"
        DOORS[key] = (
            lambda x, call=call, given=given, name=argument: call(**{**given, name: x}),
            RIGHT_HERE.get(key, RIGHT.get(argument, "")),
        )


@pytest.mark.parametrize("value", WRONG)
@pytest.mark.parametrize("door", DOORS)
def test_a_wrong_value_is_answered_at_the_door(door: str, value: str) -> None:
    call, right = DOORS[door]
    argument = door.rpartition(", ")[2]
    if value in right.split(", "):
        call(WRONG[value])
        return
    with pytest.raises((pk.PokerError, TypeError)) as caught:
        call(WRONG[value])
    error = caught.value
    assert len(str(error)) < 500
    if isinstance(error, pk.PokerError):
        assert all(say(error, lang) for lang in LANGUAGES)
    else:
        assert re.search(rf"\b{argument}\b", str(error))


PUBLIC: list[tuple[ModuleType, tuple[str, ...]]] = [
    *((one, tuple(one.__all__)) for one in (pk, pk.odds, pk.chinese, pk.phh, pk.practice)),
    (pk.documents, ("read", "verify")),
    (pk.language, ("say", "lines", "number", "percent", "odds", "money", "table", "Voice")),
]
LEFT = {  # of the same shape for all, or arguments that only form what is shown
    "opponents", "places", "significant", "self",
}  # fmt: skip


def public() -> Iterator[tuple[str, str]]:
    """Each argument of each public function, and each field of a record that checks itself."""
    for module, names in PUBLIC:
        for name in names:
            found = getattr(module, name)
            if found is pk.practice.Question:  # is made inside
                continue
            record = inspect.isclass(found) and not issubclass(found, pk.PokerError)
            if inspect.isfunction(found) or (record and hasattr(found, "__post_init__")):
                yield from ((name, one) for one in inspect.signature(found).parameters)


def test_every_public_name_has_its_door() -> None:
    """A new name, or a new argument, is asked here or in the test of tables, or fails."""
    asked = {*DOORS} | {f"{name}, {argument}" for name, _, given in AT_TABLES for argument in given}
    asked |= {"dump, path"}  # tests/rules/test_phh_claims.py
    missing = [
        f"{name}, {argument}"
        for name, argument in public()
        if argument not in LEFT and f"{name}, {argument}" not in asked
    ]
    assert missing == []


SAYING = [
    pk.cards, pk.Card, pk.code_at, pk.deal, pk.deck_of, pk.normalize_code, pk.difference,
    pk.explain,
    pk.Ranking.rank, pk.Ranking.best, pk.Ranking.showing, pk.Game, pk.Game.made,
    pk.Game.combinations, pk.Game.illusions, pk.Game.showdown, pk.Game.ranking, pk.odds.census,
    pk.odds.low_census, pk.odds.equity, pk.odds.outlook, pk.odds.by_next_card,
    pk.odds.street_by_street, pk.chinese.Setting, pk.chinese.score, pk.chinese.in_order,
    pk.chinese.specials, pk.chinese.suggest, pk.chinese.agreed, pk.chinese.Rules, pk.phh.load,
    pk.phh.loads, pk.phh.dump, pk.phh.dumps,
]  # fmt: skip


@pytest.mark.parametrize("door", SAYING, ids=lambda door: door.__qualname__)
def test_a_public_docstring_says_what_is_refused(door: Any) -> None:
    told = door.__doc__ or ""
    assert "Error" in told or "Raises" in told, door
