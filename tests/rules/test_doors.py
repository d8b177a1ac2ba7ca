"""What no caller should give is answered at the door (issue 13, point 2).

Each public name of the lower floors is called with wrong values for each of its arguments: a right
result, a PokerError that can be said in both languages, or a TypeError that names the argument.
Never an AttributeError, KeyError or ZeroDivisionError from inside, and never silence.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

import pokerlib as pk
from pokerlib.language import say
from pokerlib.language.languages import LANGUAGES
from pokerlib.rankings import RANKINGS

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
        assert argument in str(error)


def test_every_public_name_has_its_door() -> None:
    """What is not asked here is asked elsewhere: play's names in its own test."""
    asked = {door.partition(", ")[0].partition(".")[0] for door in DOORS}
    play = {
        "Bet", "BringIn", "Call", "Check", "Complete", "Conventions", "Fold", "Hand", "Muck",
        "Raise", "Show", "Stakes", "pot_limit",
    }  # fmt: skip
    values = {name for name in pk.__all__ if not callable(getattr(pk, name))}
    made_inside = {"CardError", "Category", "HandRank", "MoveError", "PokerError", "Ranking"}
    assert set(pk.__all__) - asked - play - values - made_inside == {"new_code"}


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
