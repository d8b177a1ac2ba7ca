"""What is not even of the right type is refused like any other wrong value, with its facts."""

import copy
import pickle
from typing import Any

import pytest

import pokerlib as pk
from pokerlib.betting import TableError
from pokerlib.odds import OddsError
from pokerlib.rankings import RANKINGS

NOT_TEXT = [None, 5, -1, 1.5, [], (), {}, [None], b"BBB-BBB", object(), True]
NO_GAME = [None, 5, "", "zz", [], object()]


def named(value: object) -> str:
    """What a case is called: never by its address, which two test workers would not share."""
    return "object" if type(value) is object else repr(value)


@pytest.mark.parametrize("code", NOT_TEXT, ids=named)
def test_a_code_is_a_text(code: Any) -> None:
    for ask in (
        pk.deck_of,
        pk.normalize_code,
        lambda it: pk.deal(it, 4),
        lambda it: pk.code_at(it, 1),
    ):
        with pytest.raises(pk.CardError, match="is not a deal code"):
            ask(code)


@pytest.mark.parametrize("key", RANKINGS)
def test_a_copy_of_a_ranking_is_that_ranking(key: str) -> None:
    ranking = RANKINGS[key]
    again = pickle.loads(pickle.dumps(ranking))
    assert again == copy.deepcopy(ranking) == ranking
    assert len({again, ranking}) == 1
    assert [other for other in RANKINGS.values() if other == again] == [ranking]


@pytest.mark.parametrize("key", pk.GAMES)
def test_a_copy_of_a_game_is_that_game(key: str) -> None:
    game = pk.GAMES[key]
    assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game


def hand(**other: Any) -> pk.Hand:
    table: dict[str, Any] = {
        "game": "omaha",
        "limit": "pot",
        "stakes": pk.Stakes(1, 2),
        "stacks": {1: 100, 2: 100},
        "button": 1,
        "deck": "BBB-BBB",
    }
    return pk.Hand(**(table | other))


@pytest.mark.parametrize("game", NO_GAME, ids=named)
def test_an_unknown_game_is_named(game: Any) -> None:
    with pytest.raises(TableError, match="unknown game"):
        hand(game=game)
    with pytest.raises(TableError, match="unknown limit"):
        hand(limit=game)
    with pytest.raises(TableError, match="unknown game") as caught:
        pk.odds.equity(game, ["As Ah", "Kd Kc"])
    assert "holdem" in caught.value.facts["known"]
    assert (
        pk.language.say(caught.value, "en")
        == f"There is no such game: {caught.value.facts['key']}."
    )


@pytest.mark.parametrize("wrong", [None, 5, "zz", [], object()], ids=named)
def test_a_table_of_something_else(wrong: Any) -> None:
    with pytest.raises(TableError, match="no stakes"):
        hand(stakes=wrong)
    with pytest.raises(TableError, match="wrong number of players"):
        hand(stacks=wrong)
    with pytest.raises(TableError, match="no stack"):
        hand(stacks={1: 100, "zz": 100})


@pytest.mark.parametrize("hands", [None, 5, 1.5, object()], ids=named)
def test_hands_that_are_none(hands: Any) -> None:
    with pytest.raises(pk.CardError):
        pk.GAMES["omaha"].showdown(hands, "2c 3c 4c 5c 6c")
    with pytest.raises(OddsError, match="not 1"):
        pk.odds.equity("holdem", hands)


@pytest.mark.parametrize("wrong", [None, 5, "zz", [], object()], ids=named)
def test_what_is_no_hand_is_named(wrong: Any) -> None:
    ace_high: Any = pk.HIGH.rank("As Kd Qh Jc 9s")
    for ask in (
        lambda: pk.explain(wrong),
        lambda: pk.difference(wrong, ace_high),
        lambda: pk.difference(ace_high, wrong),
        lambda: pk.odds.census(wrong),
    ):
        with pytest.raises(TypeError, match=r"^no "):
            ask()


@pytest.mark.parametrize("settings", [None, 5, "zz", [], [None, None], [5]], ids=named)
def test_what_is_no_setting_is_no_player(settings: Any) -> None:
    with pytest.raises(pk.chinese.SettingError, match="players: count=0"):
        pk.chinese.score(settings)


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [("posts", 5, "5"), ("posts", [7], "7"), ("conventions", "tda", "'tda'"),
     ("button", "1", "'1'"), ("deck", 5, "5")],
)  # fmt: skip
def test_a_table_names_the_argument_and_the_value(name: str, value: Any, shown: str) -> None:
    """mutmut's change of the name, and of the value, passed every test."""
    with pytest.raises(TypeError, match=f"for {name}: {shown}$"):
        hand(**{name: value})
